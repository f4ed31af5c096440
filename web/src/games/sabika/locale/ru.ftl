# Поле Sabika: что говорит только страница. Слова самой игры: src/majlis/games/sabika/locale.

## Areas and headings

board-rondel = Рондель
board-sea = Средиземное море
board-areas = Части поля
board-area-rondel = Рондель
board-area-sea = Море
board-area-buildings = Постройки
board-area-poems = Стихи
board-area-stores = Склады
board-tracks = Шкалы
board-choices = Варианты
board-large = Большие постройки
board-large-left = осталось { $count }
board-era-next = Эпоха II
board-era-now = Эпоха I
board-built-by = { NAME($category) }, строитель: { $who }
board-small = Малые постройки
board-small-deck = в колоде { $count }
board-small-one = { NAME($category) }, базовый стройматериал { NAME($base) }, мозаика слева { $left }, справа { $right }
board-colour-blue = синяя
board-colour-green = зелёная
board-colour-yellow = жёлтая
board-colour-red = красная
board-refresh =
    Четыре новые: { $count ->
        [one] { $count } динар
        [few] { $count } динара
       *[many] { $count } динаров
    }, +{ $prestige } ОП
board-mosaic-note = Две половины одного цвета дают бонус
board-poems = Стихотворения
board-poem-costs = син. { $blue }, кр. { $red }, дл. { $large }
board-poem-blue = Синяя половина, действует всегда
board-poem-red = Красная половина, сразу
board-poem-large = Длинное стихотворение, в конце
board-poem-number = Стихотворение { $number }
board-large-poems =
    { $count ->
        [one] { $count } длинное стихотворение
        [few] { $count } длинных стихотворения
       *[many] { $count } длинных стихотворений
    }
board-storehouses-left = Склады слева
board-storehouses-right = Склады справа
board-stack = в стопке { $count }
board-tile-one = Жетон склада: { $effect }
board-favour = Награда султана
board-favour-space = Клетка { $space }
board-rounds = Раунды
board-tribute-next = следующая подать: { $count }
board-tribute-at = Подать { $count }
board-tribute-ready = у вас хватает
board-tribute-short = вам не хватает { $count }
board-book = Рассказчик, раунд { $round }
board-end = Конец игры
board-event-change = Новое событие
board-event-coming = далее: { $text }
board-paria-track = Шкала податей, лидер первый
board-wishes = Пожелания и торговля
board-for-you-now = вам сейчас
board-letter =
    { $letter ->
        [A] А
        [B] Б
       *[C] В
    }{ $number }
board-wish-up = (снова в зачёт)
board-wish-after = (после раунда { $round })
board-wish-end = (в конце)
board-each-prestige = по { $n } ОП
board-trade-short = То
board-reconstructed = Реконструкция: напечатанные значения нам неизвестны; эти согласованы со всем, что известно.

## Actions, as they stand on the rondel and in effects

board-main-build = Строительство
board-main-quarry_small = Малая добыча
board-main-quarry_large = Большая добыча
board-main-storehouse = Склад
board-main-market = Рынок
board-main-export = Экспорт
board-main-consolidate = Укрепление
board-main-produce = Производство
board-main-engrave = Гравировка
board-main-reactivate = Реактивация
board-main-commission = Ремесло
board-main-build_large = Большая постройка
board-main-build_small = Малая постройка

## Effects, beside their pictures

board-each = за: { $counter }
board-storage = Хранит { $n } товара; за каждый
board-on-income = Доход
board-on-become_start_player = Первый игрок
board-on-build = Постройка
board-on-build_large = Большая постройка
board-on-build_small = Малая постройка
board-on-build-with = Постройка: { NAME($material) }
board-on-mosaic = Одноцветная мозаика
board-on-quarry = Добыча
board-on-expand_storehouse = Расширение
board-on-market = Рынок
board-on-consolidate = Укрепление
board-on-process = Производство товара

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
    Доп.: { $what }, { $count ->
        [0] бесплатно
       *[other] { $count } Д
    }
board-slot-empty-raw = произвести 1 товар
board-slot-empty-marble = 1 гипс или древесина
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
    }, ход уже сделан

## The sea

board-granada =
    { $count ->
        [one] Гранада: { $count } корабль
        [few] Гранада: { $count } корабля
       *[many] Гранада: { $count } кораблей
    }
board-city-demand = спрос: { NAME($goods) }
board-city-bonus = бонус: { $effect }
board-city-income = укреплён, каждый раунд: { $effect }
board-city-action = укреплён, один раз: { $effect }
board-city-seal = печать на месте
board-city-left = торговые отношения: { $who }
board-city-right = укрепили: { $who }

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
    }, активен; { $where }
board-worker-used =
    { $role ->
        [builder] архитектор
        [merchant] торговец
       *[poet] поэтесса
    }, неактивен; { $where }
board-in-workshop = в мастерской
board-own-houses = Склады
board-house = Склад, ящики: { $crates }; { $effect }
board-no-bonus = без бонуса
board-card-store = Хранилище товаров на стихотворении
board-raw-fields = Клетки производства
board-raw-here = { NAME($raw) }
board-raw-none = { NAME($raw) }: пусто
board-process-raw = Произвести: { NAME($raw) }
board-row =
    { $count ->
        [one] Ряд малых построек, { $count } одноцветная мозаика
        [few] Ряд малых построек, { $count } одноцветные мозаики
       *[many] Ряд малых построек, { $count } одноцветных мозаик
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
board-has = построек { $buildings }, стихов { $poems }, городов { $cities }

## Asking

board-ask-move =
    Ход: { $role ->
        [builder] архитектор
        [merchant] торговец
       *[poet] поэтесса
    }
board-ask-move-hint = Выберите подсвеченную клетку
board-ask-rest-hint = Трудиться нельзя: отдых
board-rest-now = Отдых: +{ $dinars } дин., −{ $prestige } ОП
board-rest-short = Отдых: +{ $dinars } / −{ $prestige }
board-another-worker = Другой работник
board-ask-actions = Выберите действие
board-ask-second = И второе действие?
board-ask-actions-hint = Основное, дополнительное или оба
board-ask-build = Постройка: { NAME($piece) }
board-ask-engrave = Гравировка: { NAME($piece) }
board-ask-export = Экспорт: { NAME($piece) }
board-ask-sail = Корабль: { NAME($piece) }
board-ask-extend = Расширить склад
board-ask-extend-hint = Выберите подсвеченный склад
board-ask-list-hint = Выберите, что потратить
board-said-put-back = Отменено
board-start-tile = Начальный жетон { $number }
board-choice-spend = Потратить { $what }: { $n } ОП
board-choice-export = { $what } за { $cost } дин.: { $prestige } ОП, { $paria } податей
board-choice-pay = динаров { $dinars }, печатей { $seals }
board-from-card = { $count } со стихотворения
board-no-goods = Без товара
board-store-house = На склад
board-store-card = На стихотворение
board-room-discard = Сбросить: { NAME($item) }
board-room-discard-card = Сбросить со стихотворения: { NAME($item) }
board-process = { NAME($raw) }: произвести { NAME($good) }
board-lay-left = Слева
board-lay-right = Справа
board-surcharge-dinar = Доплатить 1 динар
board-surcharge-seal = Доплатить 1 печать
board-surcharge-prestige = Потерять ещё 1 ОП

## Market and tribute

board-transactions-left =
    { $count ->
        [one] Осталась { $count } операция
        [few] Осталось { $count } операции
       *[many] Осталось { $count } операций
    }
board-buy = Купить за { $count }: { NAME($item) }
board-sell = Продать за { $count }: { NAME($item) }
board-buy-short = Купить
board-sell-short = Продать
board-exchange = Обменять: { NAME($give) } на { NAME($get) }
board-exchange-for =
    Обменять: { NAME($give) } на { NAME($get) } и { $count ->
        [one] { $count } динар
        [few] { $count } динара
       *[many] { $count } динаров
    }
board-you-have = У вас
board-tribute-pay =
    { $count ->
        [one] Нужно уплатить { $count } подать любым способом.
        [few] Нужно уплатить { $count } подати, каждую любым способом.
       *[many] Нужно уплатить { $count } податей, каждую любым способом.
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
board-pay-tribute = Уплатить подать

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
board-yusuf-turned = ход { $count } из { $turns }
board-final = ОП по источникам
board-total = Всего
board-status-round = Раунд { $round } из { $rounds }
board-status-era = Эпоха { $era }
board-status-turn = Ход { $turn } из { $turns }
board-status-expert = Продвинутый режим
