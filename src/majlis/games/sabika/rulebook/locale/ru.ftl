# Книга правил «Сабики»: числа с единицами, заголовки и слова таблиц.

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
unit-dinars = { holding-dinar }
unit-parias = { holding-paria }
unit-seals = { holding-seal }
unit-prestige = { $count } ОП
unit-rounds = { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
    .genitive = { $count ->
        [one] { $count } раунда
        [few] { $count } раундов
       *[many] { $count } раундов
    }
unit-turns = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
unit-steps = { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
unit-spaces = { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }
unit-workers = { $count ->
        [one] { $count } работник
        [few] { $count } работника
       *[many] { $count } работников
    }
unit-builders = { $count ->
        [one] { $count } архитектор
        [few] { $count } архитектора
       *[many] { $count } архитекторов
    }
unit-merchants = { $count ->
        [one] { $count } торговец
        [few] { $count } торговца
       *[many] { $count } торговцев
    }
unit-poets = { $count ->
        [one] { $count } поэтесса
        [few] { $count } поэтессы
       *[many] { $count } поэтесс
    }
unit-start-tiles = { $count ->
        [one] { $count } начальный жетон
        [few] { $count } начальных жетона
       *[many] { $count } начальных жетонов
    }
unit-storehouses = { $count ->
        [one] { $count } склад
        [few] { $count } склада
       *[many] { $count } складов
    }
    .dative = { unit-storehouses }
unit-crates = { $count ->
        [one] { $count } ящик
        [few] { $count } ящика
       *[many] { $count } ящиков
    }
unit-materials = { $count ->
        [one] { $count } стройматериал
        [few] { $count } стройматериала
       *[many] { $count } стройматериалов
    }
    .genitive = { $count ->
        [one] { $count } стройматериала
        [few] { $count } стройматериалов
       *[many] { $count } стройматериалов
    }
unit-transactions = { $count ->
        [one] { $count } операция
        [few] { $count } операции
       *[many] { $count } операций
    }
    .genitive = { $count ->
        [one] { $count } операции
        [few] { $count } операций
       *[many] { $count } операций
    }
unit-times = { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }
    .genitive = { $count ->
        [one] { $count } раза
        [few] { $count } раз
       *[many] { $count } раз
    }
unit-cities = { $count ->
        [one] { $count } город
        [few] { $count } города
       *[many] { $count } городов
    }
unit-goods = { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
    .genitive = { $count ->
        [one] { $count } товара
        [few] { $count } товаров
       *[many] { $count } товаров
    }
unit-raws = { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
    .genitive = { $count ->
        [one] { $count } товара
        [few] { $count } товаров
       *[many] { $count } товаров
    }
unit-poems = { $count ->
        [one] { $count } стихотворение
        [few] { $count } стихотворения
       *[many] { $count } стихотворений
    }
unit-large-poems = { $count ->
        [one] { $count } длинное стихотворение
        [few] { $count } длинных стихотворения
       *[many] { $count } длинных стихотворений
    }

book-rings = Кто где ходит
book-builders = Архитекторы
book-merchant = Торговец
book-poet = Поэтесса
book-materials = ОП за стройматериал
book-start-dinars = Динары по порядку хода
book-step-cost = Шаги и динары
book-steps = Шаги
book-dinars = Динары
book-side-cost = Цена дополнительного действия
book-builder-raw = Архитектор, сырьё
book-merchant-raw = Торговец, сырьё
book-merchant-marble = Торговец, мрамор
book-poet-marble = Поэтесса, мрамор
book-market = Рынок, в динарах
book-thing = За один
book-buy = Купить
book-sell = Продать
book-poems = Стихотворения, в динарах
book-poem-colour = Цвет
book-first = первое
book-second = второе
book-third = третье
book-poem-blue = Синее
book-poem-red = Красное
book-poem-large = Длинное
book-tribute = Уплата податей
book-round = После раунда
book-parias = Подати
book-majority = Длинные стихотворения, которые сравнивают
book-place = Место
book-prestige = ОП
book-leftovers = Остатки
book-each-seal = каждая печать
book-each-good = каждый товар
book-each-marble = каждый мрамор
book-each-ceramic = каждый изразец
book-two-dinars = каждые два динара
unit-ships = { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
