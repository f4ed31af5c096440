# Книга правил «Аль-Рашида»: числа с единицами, заголовки и слова таблиц.

unit-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
    .genitive = { $count ->
        [one] { $count } игрока
        [few] { $count } игроков
       *[many] { $count } игроков
    }
unit-gold = { $count ->
        [one] { $count } золотой
        [few] { $count } золотых
       *[many] { $count } золотых
    }
unit-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
    .genitive = { $count ->
        [one] { $count } очка
        [few] { $count } очков
       *[many] { $count } очков
    }
unit-rounds = { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
unit-areas = { $count ->
        [one] { $count } область
        [few] { $count } области
       *[many] { $count } областей
    }
unit-guild-palaces = { $count ->
        [one] { $count } дворец гильдии
        [few] { $count } дворца гильдий
       *[many] { $count } дворцов гильдий
    }
unit-territories = { $count ->
        [one] { $count } территория
        [few] { $count } территории
       *[many] { $count } территорий
    }
unit-kinds = { $count ->
        [one] { $count } вид
        [few] { $count } вида
       *[many] { $count } видов
    }
unit-pashas = { holding-pashas }
unit-merchants = { holding-merchants }
unit-sages = { $count ->
        [one] { $count } мудрец
        [few] { $count } мудреца
       *[many] { $count } мудрецов
    }
unit-ranks = { $count ->
        [one] { $count } ранг
        [few] { $count } ранга
       *[many] { $count } рангов
    }
unit-actions = { $count } из них
unit-offices = { holding-offices }
unit-different-offices = { $count ->
        [one] { $count } должность
        [few] { $count } разные должности
       *[many] { $count } разных должностей
    }
unit-goods = { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
unit-items = { $count ->
        [one] { $count } предмет
        [few] { $count } предмета
       *[many] { $count } предметов
    }
unit-credits = { holding-credits }
unit-tiles = { $count ->
        [one] { $count } жетон наёмников
        [few] { $count } жетона наёмников
       *[many] { $count } жетонов наёмников
    }
unit-shame-tokens = { $count ->
        [one] { $count } жетон позора
        [few] { $count } жетона позора
       *[many] { $count } жетонов позора
    }
unit-influence-tokens = { $count ->
        [one] { $count } жетон влияния
        [few] { $count } жетона влияния
       *[many] { $count } жетонов влияния
    }

book-pieces = Фигуры рода
book-piece = Фигура
book-dominance = Господство
book-points = Очки
book-most = Не больше
book-start-goods = Товары по месту в порядке хода
book-set-values = Сколько стоит набор
book-different = Разных товаров
book-gold = Золотых
book-services = Услуги по рангам
book-palace = Дворец
book-service = Услуга
book-rank-1 = Ранг 1
book-rank-2 = Ранг 2
book-rank-3 = Ранг 3
book-operations = Операции, бесплатно
book-tiles = Жетоны наёмников, бесплатно
book-new-sage = Мудрец, цена в золотых
book-new-merchant = Купец, цена в золотых
book-new-pasha = Паша, цена в золотых
book-favours = Главы гильдий
book-leader = Глава гильдии
book-price = Цена
book-favour = Одолжение
book-guild-intrigue = гильдия интриг
book-guild-military = военная гильдия
book-guild-wisdom = гильдия мудрости
book-guild-trade = гильдия торговли
book-guild-politics = гильдия политики
book-favour-favorite = одолжение другого главы, за его цену сверх этой
book-favour-general = отдать товар, взять жетон наёмников
book-favour-savant = взять кредит
book-favour-vizier = отдать товар, взять товар другого вида
book-favour-qadi = взять жетон влияния
book-lands = Что лежит на территориях
book-trade = Торговля по рангам
book-or-all = или все товары одного вида
book-offices = Должности по дворцам
book-price-gold = Цена в золотых
book-good-for = Чем они полезны
book-offices-intrigue = обмен товаров, перемещение фигур, одолжения даром
book-offices-military = новые наёмники, сила в бою, добыча
book-offices-wisdom = пополнение рода, поздняя расстановка, выгодные кредиты
book-offices-trade = основные товары каждый раунд
book-offices-politics = очки в конце за то, что вы собрали
book-offices-caliph = один раз при покупке: товары, наёмники, жетоны
book-shame = Откуда берутся жетоны позора
book-shame-idle = Дворец гильдии без основного действия
book-shame-flee = Бегство из боя
book-shame-court = При дворе без паши
book-shame-enchanter = Покупка Чародея
book-scores = Очки в конце
book-office = Должность
book-as-printed = сколько на жетоне
book-influence = Жетон влияния
book-at-most = не больше
book-shame-token = Жетон позора
