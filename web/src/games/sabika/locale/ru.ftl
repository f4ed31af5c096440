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
board-refresh = Четыре новые: 1 динар, +1 ОП
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
board-tile-one = Жетон склада, ящики: { $crates }; { $effect }
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
board-wish-up = (снова в зачёт)
board-wish-after = (после раунда { $round })
board-wish-end = (в конце)
board-each-prestige = по { $n } ОП
board-trade-short = То
board-reconstructed = Реконструкция: напечатанные значения нам неизвестны; эти согласованы со всем, что известно.

## Tables of the data file, where they are reconstructed


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
board-act-build = Строительство
board-act-build_large = Большая постройка
board-act-build_small = Малая постройка
board-act-quarry_small = Малая добыча
board-act-quarry_large = Большая добыча
board-act-storehouse = Склад
board-act-market = Рынок
board-act-export = Экспорт
board-act-consolidate = Укрепление
board-act-produce = Производство
board-act-engrave = Гравировка
board-act-reactivate = Реактивация
board-act-commission = Ремесло

## Effects in words

board-name = { NAME($piece) }
board-or = или
board-step-dinar =
    { $n ->
        [one] { $n } динар
        [few] { $n } динара
       *[many] { $n } динаров
    }
board-step-paria =
    { $n ->
        [one] { $n } подать
        [few] { $n } подати
       *[many] { $n } податей
    }
board-step-prestige = { $n } ОП
board-step-material =
    { $n ->
        [one] { $n } стройматериал
        [few] { $n } стройматериала
       *[many] { $n } стройматериалов
    }
board-step-material-of = { $n } { $kinds }
board-step-raw =
    { $n ->
        [one] { $n } сырьё
        [few] { $n } сырья
       *[many] { $n } сырья
    }
board-step-good =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
board-step-favour =
    { $n ->
        [one] { $n } шаг награды
        [few] { $n } шага награды
       *[many] { $n } шагов награды
    }
board-step-per = по { $text } ({ $counter }), не более { $max }
board-each = за: { $counter }
board-step-split = { $n } динаров и податей в любом сочетании
board-step-transaction =
    { $n ->
        [one] { $n } операция
        [few] до { $n } операций
       *[many] до { $n } операций
    }
board-step-process =
    { $n ->
        [one] произвести { $n } товар
        [few] произвести до { $n } товаров
       *[many] произвести до { $n } товаров
    }
board-step-city-bonus =
    { $n ->
        [one] бонус { $n } города с вашим кораблём
        [few] бонусы { $n } городов с вашими кораблями
       *[many] бонусы { $n } городов с вашими кораблями
    }
board-step-red-city = Действие красного города с вашим кораблём
board-step-building-bonus = Бонус открытой большой постройки
board-step-place-ship = Корабль бесплатно, экспорт до 1 товара
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
board-modify-move_free_steps =
    на { $n } бесплатный шаг { $way ->
        [less] меньше
       *[more] больше
    }
board-modify-occupied_free_workers = { $n } чужой работник бесплатно
board-modify-occupied_cost = Чужие работники стоят по { $n }
board-modify-side_action_cost =
    Дополнительные действия на { $n } { $way ->
        [less] дешевле
       *[more] дороже
    }
board-modify-market_transactions = Рынок: на { $n } операцию больше
board-modify-buy_price =
    Покупка на { $n } { $way ->
        [less] дешевле
       *[more] дороже
    }
board-modify-sell_price =
    Продажа на { $n } { $way ->
        [less] дешевле
       *[more] дороже
    }
board-modify-material_prestige =
    Стройматериалы дают на { $n } ОП { $way ->
        [less] меньше
       *[more] больше
    }
board-modify-same_material_allowed = Можно тратить одинаковые стройматериалы
board-modify-engrave_cost =
    Гравировка на { $n } { $way ->
        [less] дешевле
       *[more] дороже
    }
board-modify-engrave_optional_max = Гравировка: до { $n } доп. стройматериалов
board-modify-engrave_prestige_per_material = за каждый +{ $n } ОП
board-modify-export_base_prestige = Экспорт: { $n } ОП за товар
board-modify-export_base_paria = { $n } подати за товар
board-modify-export_paria_per_good = Экспорт: на { $n } подать больше за товар
board-modify-route_cost_each = Каждый маршрут дороже на { $n }
board-modify-export_route_total = Экспорт: путь дешевле на { $n }
board-modify-consolidate_cost = Укрепление стоит { $n } динар
board-modify-commission_dinar = Ремесло: на { $n } динара больше
board-modify-rest_prestige_loss = Отдых: минус { $n } ОП
board-modify-rest_dinar = отдых: на { $n } динар больше
board-modify-tribute =
    Подать на { $n } { $way ->
        [less] меньше
       *[more] больше
    }
board-modify-tribute_surcharge = Надбавка к подати: { $n }
board-score-per = { $counter }: по { $n }, не более { $max }
board-score-sets = Наборы ({ $counters }): по { $n }, не более { $max }
board-score-table = { $counter }: { $values }
board-score-majority = Большинство, { $counter }: 14 / 9 / 6

## What is counted

board-counter-blue_poem = синие стихотворения
board-counter-red_poem = красные стихотворения
board-counter-small_poem = короткие стихотворения
board-counter-large_poem = длинные стихотворения
board-counter-poem = стихотворения
board-counter-small_building = малые постройки
board-counter-large_building = большие постройки
board-counter-building = постройки
board-counter-category_palace = дворцы
board-counter-category_fountain = фонтаны
board-counter-category_gate = врата
board-counter-category_garden = сады
board-counter-category_tower = башни
board-counter-category_window = окна
board-counter-category_kinds = виды построек
board-counter-mosaic = одноцветные мозаики
board-counter-crate = ящики
board-counter-stored_item = стройматериалы и товары на складах
board-counter-favour_space = шкала награды
board-counter-seal = печати
board-counter-city_with_ship = города с вашим кораблём
board-counter-consolidated_city = укреплённые города
board-counter-consolidated_blue_city = укреплённые синие города
board-counter-consolidated_red_city = укреплённые красные города
board-counter-blue_city_with_ship = синие города с вашим кораблём
board-counter-red_city_with_ship = красные города с вашим кораблём
board-counter-europe_city_with_ship = города Европы
board-counter-maghreb_city_with_ship = города Магриба
board-counter-near_east_city_with_ship = города Ближнего Востока
board-counter-chain_of_cities = города в вашей длиннейшей цепи

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
board-lies =
    { $who }: { $role ->
        [builder] архитектор
        [merchant] торговец
       *[poet] поэтесса
    }, лежит

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
board-mosaic =
    { $colour ->
        [blue] синяя
        [green] зелёная
        [yellow] жёлтая
       *[red] красная
    } мозаика
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
board-exchange-down = Обменять: { NAME($give) } на { NAME($get) } и 1 динар
board-you-have = У вас
board-tribute-pay =
    { $count ->
        [one] Нужно уплатить { $count } подать любым способом.
        [few] Нужно уплатить { $count } подати, каждую любым способом.
       *[many] Нужно уплатить { $count } податей, каждую любым способом.
    }
board-way-paria = Подати
board-way-dinar = 2 динара
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
board-yusuf-turned = ход { $count } из 4
board-final = ОП по источникам
board-total = Всего
board-status-round = Раунд { $round } из { $rounds }
board-status-era = Эпоха { $era }
board-status-turn = Ход { $turn } из 4
board-status-expert = Продвинутый режим
