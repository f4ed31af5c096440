# Поле Аль-Рашида: то, что говорит только страница. Слова самой игры — в src/majlis/games/al_rashid/locale.


## Город

board-city = Город
board-guilds = Дворцы гильдий
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
       *[many] { $count } должностей
    }
board-open-offices = Должности: { NAME($area) }
board-resolved = разыграно

## Земли

board-lands = Семь территорий
board-baghdad = Багдад
board-tiles-there = Жетоны наёмников: { $tiles }
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
board-would-be = Здесь у вас был бы { $standing }
board-others-there = { NAME($area) }: { SEAT($seats) }

## Вопросы

board-desk = Выбор
board-areas = Решение и поле
board-desk-movers = Фигуры
board-desk-pay = Оплата
board-desk-trade = Торговля
board-desk-take = Товары
board-desk-draw = Наёмники
board-desk-fight = Бой
board-desk-exchange = Обмен
board-desk-hire = Обмен
board-desk-dismiss = Жетоны
board-desk-barter = Обмен
board-desk-favour = Одолжения
board-desk-aside = Дипломат
board-ask-visit = { NAME($area) }: ваш ранг { $rank }
board-hint-favoured = Ещё услугу или должность?
board-hint-court = Щедрость, должность или то и другое
board-ask-fight = { NAME($area) }: сражаться или спасаться бегством?
board-ask-operation = Операция
board-ask-negotiate = Переговорщик: на какой территории?
board-ask-place = Поставьте { NAME($piece, case: "accusative") }
board-ask-move = { NAME($piece) }, { NAME($area) }: куда?
board-another-piece = Другая фигура
board-do-here = Сюда
board-hint-areas = Выберите подсвеченную область в городе или подсвеченную территорию
board-hint-destination = Выберите подсвеченную область
board-hint-operation = Коснитесь территории, чтобы посмотреть её жетоны, или выберите фигуру для перемещения
board-hint-scheme = Выберите фигуру для перемещения
board-hint-office = Коснитесь одной из подсвеченных должностей
board-hint-transmute = Коснитесь области, где стоит ваш мудрец
board-transmute-home = Мудреца дома
board-movers = Какую фигуру переместить?
board-move-this = { NAME($piece) } ({ NAME($area) })
board-do-nothing = Ничего не просить
board-do-ask =
    { $price ->
        [0] Попросить бесплатно
       *[other] Попросить и заплатить { gold-price }
    }
board-do-favour =
    { $price ->
        [0] Одолжение сразу, бесплатно
       *[other] Одолжение сразу за { gold-price }
    }
board-visit-main = Услуга и одолжение
board-visit-offices = Должности
board-service = Услуга
board-generosity = Щедрость
board-favour-of = Одолжение: { NAME($leader) }
board-use-credit = Использовать кредит
board-credit-about = должность дешевле на { gold-worth }
board-do-pay = Заплатить { gold-sum }
board-do-take = Взять
board-do-draw = Взять
board-worth-then = Ваши товары стоили бы { gold-worth }
board-choose = Выберите ещё
board-fight-choose = Выберите жетоны для боя или спасайтесь бегством и получите { amount-shame }
board-fight-against = { $own } против { $enemy }
board-piles-pay = Товары для оплаты
board-piles-trade = Что взять
board-piles-take = Что взять
board-piles-draw = Каких наёмников взять
board-piles-fight = Наёмники для боя
board-pile = { NAME($thing) }: { $count } из { $most }
board-less = На один меньше: { NAME($thing) }
board-exchange-first = Отдать
board-exchange-second = Взять
board-hire-first = Отдать
board-hire-second = Взять
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
board-gold-word = золотых
board-points-short =
    { $count ->
        [one] { $points } оч.
        [few] { $points } оч.
       *[many] { $points } оч.
    }
board-office-ready = готова
board-office-used = использована
board-kind-activated = каждый раунд
board-kind-permanent = всегда
board-kind-once = один раз
board-your-wealth =
    { $credits ->
        [0] Ваши товары стоят { gold-worth }.
        [one] Ваши товары стоят { gold-worth }, и у вас { $credits } кредит.
        [few] Ваши товары стоят { gold-worth }, и у вас { $credits } кредита.
       *[many] Ваши товары стоят { gold-worth }, и у вас { $credits } кредитов.
    }
board-read-rule = Прочитать правило

## Игроки и очки

board-open-player = Имущество: { SEAT($seat) }
board-guide = Справка
board-dominance = Господство
board-different-goods = Разных товаров
board-worth-gold = Стоимость в золотых

## Кризисы

board-crises = Кризисы и наёмники
board-crises-past = Уже были
board-crises-left = Ещё могут быть
board-crisis-text = Красные: { NAME($red) }. Синие: { NAME($blue) }.
board-stacks = Стопки и сброшенные жетоны
board-no-discards = Ничего не сброшено

board-price-each = по { $price }

end-aside = Ничего не откладывать
end-operation = Без операции
end-scheme = Ничего не использовать
