# Поле Аль-Рашида: то, что говорит только страница. Слова самой игры — в src/majlis/games/al_rashid/locale.


## Город

board-city = Город
board-guilds = Дворцы гильдий
board-palace-intrigue = Интриги
board-palace-military = Война
board-palace-wisdom = Мудрость
board-palace-trade = Торговля
board-palace-politics = Политика
board-palace-caliph = Аль-Рашид
board-turn-order = Порядок хода
board-next-order = Потом:
board-round = Раунд
board-round-of = Раунд { $round } из { $rounds }
board-phase-placement = Расстановка
board-phase-resolution = Розыгрыш
board-phase-over = Конец
board-crisis = Кризис
board-open-crises = Кризисы и наёмники
board-offices =
    { $count ->
        [0] нет должностей
        [one] { $count } должность
        [few] { $count } должности
       *[other] { $count } должностей
    }
board-open-offices = Должности: { NAME($area) }
board-resolved = разыграно
board-by-rank = По рангу 1, 2 и 3
board-court-about = Товар, порядок хода; без купцов
board-service-intrigue = Операции
board-service-military = Наёмники
board-service-wisdom = Мудрец
board-service-trade = Купец
board-service-politics = Паша
board-service-intrigue-at =
    { $amount ->
        [one] { $amount } операция
        [few] { $amount } операции
       *[other] { $amount } операций
    }
board-service-military-at =
    { $amount ->
        [one] { $amount } наёмник
        [few] { $amount } наёмника
       *[other] { $amount } наёмников
    }
board-service-wisdom-at = мудрец за { $price } золота
board-service-trade-at = купец за { $price } золота
board-service-politics-at = паша за { $price } золота
board-service-intrigue-about =
    Услуга: бесплатно, операций по рангу: { $first }, { $second } или { $third }. Операция позволяет посмотреть
    жетоны территории или переместить фигуру с одной территории на другую.
board-service-military-about =
    Услуга: бесплатно, жетонов наёмников по рангу: { $first }, { $second } или { $third }; цвета выбираете вы.
board-service-wisdom-about = Услуга: новый мудрец за { $first }, { $second } или { $third } золота по рангу.
board-service-trade-about = Услуга: новый купец за { $first }, { $second } или { $third } золота по рангу.
board-service-politics-about = Услуга: новый паша за { $first }, { $second } или { $third } золота по рангу.
board-court-rules =
    Кто здесь без паши, получает жетоны позора ({ $shame }). Первые трое могут попросить о щедрости (любой товар и
    лучшее место в порядке хода) и купить должность.
board-land-rules =
    Сначала нужно победить разбойников и пиратов. Затем первый берёт предметы ({ $first }) или все товары одного вида,
    второй — { $second }, третий — { $third }.

## Земли

board-lands = Семь земель
board-baghdad = Багдад
board-tiles-there = Разбойники и пираты: { $tiles }
board-tiles-of = { NAME($area) }: { $count } × { NAME($colour) }
board-tile-open = открыт
board-tile-unseen = закрыт, его никто не видел
board-tile-seen = закрыт, его видели: { SEAT($seats) }

## Ранги

board-ordinal =
    { $rank ->
       *[other] { $rank }-й
    }
board-rank-of = Ранг { $rank }: { SEAT($seat) }, господство { $dominance }
board-rank-items =
    { $rank ->
        [1] предметы ({ $count }) или всё одного вида
       *[other]
            { $count ->
                [one] { $count } предмет
                [few] { $count } предмета
               *[other] { $count } предметов
            }
    }
board-would-be = Здесь у вас был бы { $standing }
board-others-there = { NAME($area) }: { SEAT($seats) }

## Вопросы

board-desk = Ваше решение
board-ask-visit = { NAME($area) }: ваш ранг { $rank }
board-hint-visit = Не больше двух: услуга, должность, одолжение
board-hint-favoured = Ещё услугу или должность?
board-hint-court = Щедрость, должность или то и другое
board-ask-fight = { NAME($area) }: сражаться или бежать?
board-ask-operation = Операция
board-ask-negotiate = Переговорщик: на какой территории?
board-ask-place = Поставьте { NAME($piece, case: "accusative") }
board-ask-move = { NAME($piece) }, { NAME($area) }: куда?
board-another-piece = Другая фигура
board-do-here = Сюда
board-hint-areas = Выберите подсвеченное место в городе или на землях
board-hint-destination = Выберите подсвеченное место
board-hint-operation = Коснитесь территории, чтобы посмотреть её жетоны, или выберите фигуру для перемещения
board-hint-scheme = Выберите фигуру для перемещения
board-hint-office = Коснитесь одной из подсвеченных должностей
board-hint-transmute = Коснитесь области, где стоит ваш мудрец
board-transmute-home = Мудреца дома
board-movers = Какую фигуру переместить?
board-move-this = { NAME($piece) } ({ NAME($area) })
board-do-nothing =
    { $shame ->
        [0] Ничего
       *[other] Ничего ({ $shame } позор)
    }
board-do-ask =
    { $price ->
        [0] Просить бесплатно
       *[other] Просить за { $price } золота
    }
board-do-favour =
    { $price ->
        [0] Одолжение сразу, бесплатно
       *[other] Одолжение сразу за { $price } золота
    }
board-visit-main = Услуга и одолжение
board-visit-offices = Должности
board-service = Услуга
board-generosity = Щедрость
board-generosity-about = Любой товар и лучшее место в порядке хода
board-favour-of = Одолжение: { NAME($leader) }
board-favour-caliphs_favorite = как у другого главы гильдии, его цена добавляется
board-favour-general = отдать товар, взять наёмника
board-favour-court_savant = взять кредит
board-favour-vizier = обменять товар на другой
board-favour-qadi = взять влияние
board-use-credit = Применить кредит
board-credit-about = должность дешевле на { $worth } золота
board-do-pay = Заплатить { $sum }
board-do-take = Взять
board-do-draw = Вытянуть
board-worth-then = Ваши товары стоили бы { $worth } золота
board-choose = Выберите ещё
board-fight-choose = Выберите жетоны для боя или бегите и получите жетоны позора ({ $shame })
board-fight-against = { $own } против { $enemy }
board-piles-pay = Товары для оплаты
board-piles-trade = Что взять
board-piles-take = Что взять
board-piles-draw = Каких наёмников вытянуть
board-piles-fight = Наёмники для боя
board-pile = { NAME($thing) }: { $count } из { $most }
board-less = На один меньше: { NAME($thing) }
board-exchange-first = Отдать
board-exchange-second = Взять
board-hire-first = Отдать
board-hire-second = Вытянуть
board-dismiss-first = Ваш жетон
board-dismiss-second = Жетон на территории

## Своё

board-own = Ваше имущество
board-own-short = Вы
board-own-family = Ваш род
board-to-place = Расставить
board-at-home = Дома
board-members = { NAME($piece) }: дома { $count }, в роду { $family }
board-set-aside = отложено: { $count }, ставится последним
board-goods = Товары
board-worth = цена { $worth }
board-no-goods = Нет товаров
board-own-offices = Должности
board-no-offices = Пока нет должностей
board-own-mercenaries = Наёмники, скрыты
board-no-mercenaries = Нет
board-gold =
    { $count ->
        [0] бесплатно
       *[other] { $count } зол.
    }
board-gold-word = золота
board-points-short =
    { $count ->
        [one] { $points } оч.
       *[other] { $points } оч.
    }
board-office-ready = готова
board-office-used = применена
board-kind-activated = каждый раунд
board-kind-permanent = всегда
board-kind-once = один раз
board-your-wealth =
    { $credits ->
        [0] Ваши товары стоят { $worth } золота.
        [one] Ваши товары стоят { $worth } золота, и у вас { $credits } кредит.
        [few] Ваши товары стоят { $worth } золота, и у вас { $credits } кредита.
       *[other] Ваши товары стоят { $worth } золота, и у вас { $credits } кредитов.
    }
board-read-rule = Прочитать правило

## Игроки и очки

board-open-player = Что есть у игрока { SEAT($seat) }
board-guide = Справка
board-dominance = Господство
board-different-goods = Разных товаров
board-worth-gold = Цена в золоте
board-points-by-source = Очки по источникам
board-total = Всего

## Кризисы

board-crises = Кризисы и наёмники
board-crises-about = После каждого раунда, кроме последнего, кризис кладёт на земли новые закрытые жетоны.
board-crises-past = Уже были
board-crises-left = Ещё могут быть
board-crisis-text = Красные: { NAME($red) }. Синие: { NAME($blue) }.
board-stacks = Стопки и сброшенные жетоны
board-no-discards = Ничего не сброшено

