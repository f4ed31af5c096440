# Стол в виде текста (games/sabika/picture.py).

picture-you = (вы)
picture-round = Раунд { $round } из 5, эпоха { $era }, фишка рассказчика на делении { $space }
picture-wishes = Пожелания:
picture-trade = Карта торговли:
picture-events = События, активное первым:
picture-rondel = Рондель
picture-slots = Клетки:
picture-empty = пусто
picture-sultans = султан ×{ $count }
picture-display = Открыто
picture-large = Большие постройки:
picture-small = Малые постройки:
picture-tiles = Жетоны складов:
picture-poems = Стихотворения:
picture-blue-city = спрос: { $demand }; бонус: { $bonus }; доход: { $effect }
picture-red-city = спрос: { $demand }; бонус: { $bonus }; при укреплении: { $effect }
picture-map = Карта
picture-prestige = ОП
picture-dinars = динары
picture-seals = печати
picture-parias = подати
picture-favour = награда
picture-buildings = постройки
picture-engraved = стихи
picture-ships = корабли
picture-yours = Ваша мастерская
picture-theirs = Мастерская: { SEAT($seat) }
picture-workers = Работники:
picture-workshop = мастерская
picture-store = Хранится ({ $used } из { $capacity }):
picture-card-store = На стихотворении:
picture-raw = Сырьё:
picture-houses = Склады:
picture-row = Ряд:
picture-red = Красные стихотворения:
picture-blue = Синие стихотворения:
picture-large-poems = Длинные стихотворения:
picture-yusuf = Жетоны Юсуфа:
picture-seal = печать

# Что напечатано на жетонах и картах, словами (games/sabika/describing.py).

effect-dinar =
    { $n ->
        [one] { $n } динар
        [few] { $n } динара
       *[many] { $n } динаров
    }
effect-paria =
    { $n ->
        [one] { $n } подать
        [few] { $n } подати
       *[many] { $n } податей
    }
effect-prestige = { $n } ОП
effect-material =
    { $n ->
        [1] { NAME($kinds) }
       *[other] { $n } × { NAME($kinds) }
    }
effect-any-material =
    { $n ->
        [one] { $n } стройматериал на выбор
        [few] { $n } стройматериала на выбор
       *[many] { $n } стройматериалов на выбор
    }
effect-choice-of-materials = на выбор { $n }: { NAME($kinds) }
effect-raw = сырьё ({ $n })
effect-good =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
effect-favour =
    { $n ->
        [one] { $n } шаг по шкале награды
        [few] { $n } шага по шкале награды
       *[many] { $n } шагов по шкале награды
    }
effect-split = динары и подати, всего { $n }, в любом сочетании
effect-action = действие: { NAME($action) }
effect-transaction =
    { $n ->
        [one] { $n } операция
        [few] { $n } операции
       *[many] { $n } операций
    }
effect-process =
    { $n ->
        [one] произвести { $n } товар
        [few] произвести { $n } товара
       *[many] произвести { $n } товаров
    }
effect-city-bonus =
    { $n ->
        [one] бонус { $n } вашего города
        [few] бонусы { $n } ваших городов
       *[many] бонусы { $n } ваших городов
    }
effect-red-city = действие вашего красного города
effect-building-bonus = бонус открытой большой постройки
effect-place-ship = корабль в любой город, при желании с 1 товаром; без печати и бонуса города
effect-or = { $one } или { $other }
effect-per =
    { $max ->
        [0] { $effect } за каждое: { $counter }
       *[other] { $effect } за каждое: { $counter } (не больше { $max })
    }
effect-when = { $trigger }: { $effect }
effect-when-used = { $trigger } ({ NAME($material) }): { $effect }
effect-more = { $modifier }: больше на { $n }
effect-less = { $modifier }: меньше на { $n }
effect-set = { $modifier }: { $n }
effect-store = хранит товары ({ $n }); за каждый: { $effect }
effect-none = ничего
score-per = { $n } за каждое: { $counter } (не больше { $max })
score-majority = 14 / 9 / 6 за большинство: { $counter }
score-sets = { $n } за набор: { $counters } (не больше { $max })
score-table = { $values } по числу: { $counter }
card-crates =
    { $n ->
        [one] { $n } ящик
        [few] { $n } ящика
       *[many] { $n } ящиков
    }

counter-blue_poem = синее стихотворение
counter-red_poem = красное стихотворение
counter-small_poem = короткое стихотворение
counter-large_poem = длинное стихотворение
counter-poem = стихотворение
counter-small_building = малая постройка
counter-large_building = большая постройка
counter-building = постройка
counter-category_palace = дворец
counter-category_fountain = фонтан
counter-category_gate = врата
counter-category_garden = сад
counter-category_tower = башня
counter-category_window = окно
counter-category_kinds = отдельный вид построек
counter-mosaic = архитектурный баланс
counter-crate = ящик
counter-stored_item = стройматериал или товар на складе
counter-favour_space = клетка шкалы награды
counter-seal = печать
counter-city_with_ship = город с вашим кораблём
counter-consolidated_city = город с укреплёнными отношениями
counter-consolidated_blue_city = синий город с укреплёнными отношениями
counter-consolidated_red_city = красный город с укреплёнными отношениями
counter-blue_city_with_ship = синий город с вашим кораблём
counter-red_city_with_ship = красный город с вашим кораблём
counter-europe_city_with_ship = город Европы с вашим кораблём
counter-maghreb_city_with_ship = город Магриба с вашим кораблём
counter-near_east_city_with_ship = город Ближнего Востока с вашим кораблём
counter-chain_of_cities = город вашей самой длинной цепочки

trigger-income = на этапе дохода
trigger-become_start_player = когда вы становитесь первым игроком
trigger-build = когда вы строите
trigger-build_large = когда вы возводите большую постройку
trigger-build_small = когда вы возводите малую постройку
trigger-mosaic = когда вы достигаете баланса
trigger-quarry = после добычи
trigger-expand_storehouse = когда вы расширяете склад
trigger-market = на рынке
trigger-consolidate = когда вы укрепляете отношения
trigger-process = когда вы производите товар

modifier-move_free_steps = бесплатные шаги
modifier-occupied_free_workers = чужие работники, за которых не платят
modifier-occupied_cost = динары за чужого работника
modifier-side_action_cost = цена дополнительных действий
modifier-market_transactions = операции на рынке
modifier-buy_price = цена покупки
modifier-sell_price = цена продажи
modifier-material_prestige = ОП за стройматериал
modifier-same_material_allowed = одинаковые стройматериалы разрешены
modifier-engrave_cost = цена гравировки
modifier-engrave_optional_max = дополнительные стройматериалы стихотворения
modifier-engrave_prestige_per_material = ОП за стройматериал стихотворения
modifier-export_base_prestige = ОП за экспортированный товар
modifier-export_base_paria = подати за экспортированный товар
modifier-export_paria_per_good = подати за экспортированный товар
modifier-route_cost_each = цена каждого маршрута
modifier-export_route_total = цена пути при экспорте
modifier-consolidate_cost = цена укрепления
modifier-commission_dinar = динары за ремесло
modifier-rest_prestige_loss = потеря ОП при отдыхе
modifier-rest_dinar = динары за отдых
modifier-tribute = подати к уплате
modifier-tribute_surcharge = надбавка к податям
