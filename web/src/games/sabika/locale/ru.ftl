# Поле Sabika: что говорит только страница. Слова самой игры: src/majlis/games/sabika/locale.

## Areas and headings

board-rondel = Рондель
board-sea = Средиземное море
board-areas = Части поля
board-area-rondel = Рондель
board-area-sea = Море
board-area-buildings = Постройки
board-area-poems = Стихотворения
board-area-stores = Склады
board-tracks = Шкалы
board-choices = Варианты
board-large = Большие постройки
board-large-left = осталось { $count }
board-era-next = Эпоха II
board-era-now = Эпоха I
board-built-by = { NAME($category) }, построено: { $who }
board-small = Малые постройки
board-small-deck = в колоде { $count }
board-small-one =
    { NAME($category) }, базовый стройматериал { NAME($base) }, половина узора слева { $left }, справа { $right }
board-colour-blue = синяя
board-colour-green = зелёная
board-colour-yellow = жёлтая
board-colour-red = красная
board-refresh =
    Заменить все: { $count ->
        [one] { $count } динар
        [few] { $count } динара
       *[many] { $count } динаров
    }, +{ $prestige } ОП
    .short = Заменить все
board-mosaic-note = Две половины одного цвета дают бонус
board-poems = Стихотворения
board-poem-costs = вы платите: син. { $blue }, кр. { $red }
board-poem-blue = Синяя половина, действует всегда
board-poem-red = Красная половина, сразу
board-poem-large = Длинное стихотворение, в конце
board-poem-number = Стихотворение { $number }
board-large-poems = Длинные, в конце
board-large-poem-cost = вы платите { $large }
board-large-per = за: { $what }
board-large-sets = за: { $what }
board-large-table = по числу: { $what }
board-large-majority = больше всех: { $what }
board-large-most = макс. { $count }
board-set-blue_poem-red_poem-large_poem = синее + красное + длинное
board-set-large_building-small_building = большая + малая постройка
board-set-consolidated_blue_city-consolidated_red_city = синий + красный с укр. отношениями
board-set-europe_city_with_ship-maghreb_city_with_ship-near_east_city_with_ship =
    по кораблю в Европе, Магрибе и на Ближнем Востоке
board-storehouses = Склады
board-storehouses-near = у рондели
board-side-left = Слева
board-side-right = Справа
board-storehouses-left = Склады слева
board-storehouses-right = Склады справа
board-stack = в стопке { $count }
board-tile-one = Жетон склада: { $effect }
board-favour = Награда султана
board-favour-space = Деление { $space }
board-rounds = Раунды
board-rounds-wishes = Раунды и пожелания
board-tribute = Подати
board-tribute-next = к уплате { $count }
board-tribute-at = К уплате податей: { $count }
board-tribute-ready = хватает
board-tribute-short = не хватает { $count }
board-book = Фишка рассказчика, раунд { $round }
board-end = Конец игры
board-event-change = Новое событие
board-event-coming = далее: { $text }
board-paria-track = Шкала податей, лидер первый
board-wishes = Пожелания и торговля
board-for-you-now = сейчас
board-wish-up = (снова в зачёт)
board-wish-after = (после раунда { $round })
board-wish-end = (в конце)
board-each-prestige = по { $n } ОП

## Actions, as they stand on the rondel and in effects


## Effects, beside their pictures

board-each = за: { $counter }

## The rondel

board-cost =
    { $count ->
        [one] { $count } динар
        [few] { $count } динара
       *[many] { $count } динаров
    } { $steps ->
        [0] { "" }
       *[other] (шаги { $steps })
    }{ $workers ->
        [0] { "" }
       *[other] (работники { $workers })
    }
board-side-only = { $action } сейчас нельзя
board-side-only-spoken = сейчас только доп. действие
board-slot = Доп. действие: { $what }
board-slot-cost =
    Доп. действие: { $what }, { $count ->
        [0] бесплатно
       *[other] { $count } Д
    }
board-slot-covered = Закрытая клетка
board-sultans =
    { $count ->
        [one] { $count } работник султана
        [few] { $count } работника султана
       *[many] { $count } работников султана
    }
board-stands =
    { $who }: { $role ->
        [builder] архитектор
        [merchant] торговец
       *[poet] поэтесса
    }, стоит
board-used =
    { $who }: { $role ->
        [builder] архитектор
        [merchant] торговец
       *[poet] поэтесса
    }, в этом раунде уже не трудится

## The sea

board-granada =
    { $count ->
        [one] Гранада: { $count } корабль
        [few] Гранада: { $count } корабля
       *[many] Гранада: { $count } кораблей
    }
board-city-demand = спрос: { NAME($goods) }
board-city-bonus = бонус: { $effect }
board-city-income = при укреплённых отношениях, каждый раунд: { $effect }
board-city-action = при укреплении отношений, один раз: { $effect }
board-city-seal = печать на месте
board-city-left = торговые отношения: { $who }
board-city-right = отношения укреплены: { $who }

## Legend

board-signs =
    Работник, нарисованный одним контуром, в этом раунде уже трудился или отдыхал; закрашенный ещё может. Синий
    плюс у города означает доход каждый раунд, красная молния — действие один раз, когда ваши отношения там
    укреплены.

## Workshops

board-workshop = Ваша мастерская
board-workshop-of = Мастерская: { $who }
board-all-workshops = Все мастерские
board-workers = Работники
board-workers-left =
    { $count ->
        [one] { $count } активный работник
        [few] { $count } активных работника
       *[many] { $count } активных работников
    }
board-worker-active =
    { $role ->
        [builder] архитектор
        [merchant] торговец
       *[poet] поэтесса
    }, стоит; { $where }
board-worker-used =
    { $role ->
        [builder] архитектор
        [merchant] торговец
       *[poet] поэтесса
    }, в этом раунде уже не трудится; { $where }
board-in-workshop = в мастерской
board-own-houses = Склады
board-house = Склад, ящики: { $crates }; { $effect }
board-no-bonus = без бонуса
board-card-store = Хранилище товаров на стихотворении
board-raw-fields = Клетки производства
board-raw-here = { NAME($raw) }
board-raw-none = { NAME($raw) }: пусто
board-process-raw = Произвести товар из сырья: { NAME($raw) }
board-row =
    { $count ->
        [one] Ряд малых построек, { $count } архитектурный баланс
        [few] Ряд малых построек, { $count } архитектурных баланса
       *[many] Ряд малых построек, { $count } архитектурных балансов
    }
board-category-count = { NAME($category) }: { $count }
board-own-poems = Выгравированные стихотворения
board-seals =
    { $count ->
        [one] { $count } печать
        [few] { $count } печати
       *[many] { $count } печатей
    }
board-ships =
    { $count ->
        [one] { $count } корабль в Гранаде
        [few] { $count } корабля в Гранаде
       *[many] { $count } кораблей в Гранаде
    }
board-has = построек { $buildings }, стихотворений { $poems }, городов { $cities }

## Asking

board-ask-move =
    Переместить { $role ->
        [builder] архитектора
        [merchant] торговца
       *[poet] поэтессу
    }
board-ask-move-hint = Выберите подсвеченную клетку
board-ask-rest-hint = Трудиться нельзя: отдых
board-ask-rest-all = Ни одному вашему работнику нечего делать: один должен отдохнуть
board-rest-now =
    Отдых: { $dinars ->
        [one] +{ $dinars } динар
        [few] +{ $dinars } динара
       *[many] +{ $dinars } динаров
    }, −{ $prestige } ОП
board-rest-short = Отдых: +{ $dinars } / −{ $prestige }
board-another-worker = Другой работник
board-ask-actions = Выберите действие
board-ask-second = Ещё действие?
board-ask-actions-hint = Основное, дополнительное или оба
board-ask-build = Построить { NAME($piece, case: "accusative") }
board-ask-engrave = Выгравировать { NAME($piece) }
board-ask-export = Экспорт: { NAME($piece) }
board-ask-sail = Корабль: { NAME($piece) }
board-ask-extend = Расширить склад
board-ask-extend-hint = Выберите подсвеченный склад
board-ask-list-hint = Выберите, что потратить
board-said-put-back = Отменено
board-start-tile = Начальный жетон { $number }
board-choice-pay =
    { $dinars ->
        [one] { $dinars } динар
        [few] { $dinars } динара
       *[many] { $dinars } динаров
    }, { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[many] { $seals } печатей
    }
board-from-card = { $count } со стихотворения
board-no-goods = Без товара
board-store-house = На склад
board-store-card = На стихотворение
board-room-discard = Сбросить { NAME($item, case: "accusative") }
board-room-discard-card = Сбросить со стихотворения { NAME($item, case: "accusative") }
board-process = Произвести { NAME($good, case: "accusative") } (сырьё: { NAME($raw) })
board-lay-left = Слева
board-lay-right = Справа
board-surcharge-dinar = Заплатить динарами
board-surcharge-seal = Заплатить печатью
board-surcharge-prestige = Потерять ОП

## Market and tribute

board-market = Рынок
board-market-rest =
    { $count ->
        [one] осталась { $count } операция
        [few] осталось { $count } операции
       *[many] осталось { $count } операций
    }, { $dinars ->
        [one] { $dinars } динар
        [few] { $dinars } динара
       *[many] { $dinars } динаров
    }
board-market-own = есть
board-market-buy = куп.
board-market-sell = прод.
board-market-exchange = обмен
board-market-have = у вас { $count }
board-buy = Купить { NAME($item, case: "accusative") } за { $count ->
        [one] { $count } динар
        [few] { $count } динара
       *[many] { $count } динаров
    }
board-sell = Продать { NAME($item, case: "accusative") } за { $count ->
        [one] { $count } динар
        [few] { $count } динара
       *[many] { $count } динаров
    }
board-on-poem = на стихотворении
board-at-n = сверху
board-at-ne = сверху справа
board-at-e = справа
board-at-se = снизу справа
board-at-s = снизу
board-at-sw = снизу слева
board-at-w = слева
board-at-nw = сверху слева
board-exchange = Обменять { NAME($give, case: "accusative") } на { NAME($get, case: "accusative") }
board-exchange-for =
    Обменять { NAME($give, case: "accusative") } на { NAME($get, case: "accusative") } и { $count ->
        [one] { $count } динар
        [few] { $count } динара
       *[many] { $count } динаров
    }
board-tribute-pay =
    { $count ->
        [one] Уплатите { $count } подать как угодно.
        [few] Уплатите { $count } подати, каждую как угодно.
       *[many] Уплатите { $count } податей, каждую как угодно.
    }
board-way-paria = Подати
board-way-dinar =
    { $n ->
        [one] { $n } динар
        [few] { $n } динара
       *[many] { $n } динаров
    }
board-way-seal = Печать
board-way-prestige = ОП
board-have = из { $count }
board-more = Больше: { $way }
board-less = Меньше: { $way }
board-pay-tribute = Уплатить подати

## Yusuf, and the end

board-yusuf-crates =
    { $count ->
        [one] { $count } ящик
        [few] { $count } ящика
       *[many] { $count } ящиков
    }
board-yusuf-engraved =
    { $count ->
        [one] гравировок: { $count }
        [few] гравировок: { $count }
       *[many] гравировок: { $count }
    }
board-yusuf-deck =
    { $role ->
        [builder] архитектор
        [merchant] торговец
       *[poet] поэтесса
    }, карт в колоде: { $count }
board-yusuf-decks = Осталось карт
board-yusuf-turned = ход { $count } из { $turns }
board-final = ОП по источникам
board-status-round = Раунд { $round } из { $rounds }
board-status-era = Эпоха { $era }
board-status-turn = Ход { $turn } из { $turns }
board-status-expert = Продвинутый режим

end-actions = Без второго действия
end-market = Закончить рынок
end-process = Без производства товаров
end-produce = Без производства
