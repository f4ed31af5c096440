## Виды компонентов, в порядке их расположения в коробке

form-small-poems = Короткие стихотворения
form-large-poems = Длинные стихотворения
form-small-buildings = Малые постройки
form-mosaics = Архитектурный баланс
form-trade-cards = Карты торговли
form-wishes = Пожелания
form-yusuf-cards = Карты Юсуфа
form-storehouse-tiles = Жетоны складов
form-large-buildings = Большие постройки
form-start-tiles = Начальные жетоны
form-city-tiles = Жетоны городов
form-rounds = Раунды и подати
form-favour = Награды султана
form-start-dinars = Динары в начале
form-side-actions = Дополнительные действия
form-sultans-workers = Работники султана
form-cities = Города и маршруты

## Отдельные компоненты

title-small-poem = Короткое стихотворение { $number }
# Cyrillic in the Russian box, Latin in the German one: whose box it is, nobody has said (R-16).
title-large-poem = Длинное стихотворение { $id ->
    [A1] А1
    [A2] А2
    [A3] А3
    [B1] Б1 / B1
    [B2] Б2 / B2
    [C1] В1 / C1
    [C2] В2 / C2
    [C3] В3 / C3
    [D1] Г1 / D1
    [D2] Г2 / D2
    [E1] Д1 / E1
    [E2] Д2 / E2
    [F1] Е1 / F1
    [F2] Е2 / F2
    [G1] Ж1 / G1
    [G2] Ж2 / G2
    [H1] З1 / H1
    [H2] З2 / H2
    [H3] З3 / H3
    [H4] З4 / H4
   *[other] { $id }
}
title-small-building = Малая постройка { $number }
title-mosaic-bonus = Бонус архитектурного баланса { $position }
title-mosaic-card = Карта баланса { $number }
title-trade-card = Карта торговли { $number }
title-wish = Пожелание { $id ->
    [A1] А1
    [A2] А2
    [A3] А3
    [B1] Б1 / B1
    [B2] Б2 / B2
    [B3] Б3 / B3
    [C1] В1 / C1
    [C2] В2 / C2
    [C3] В3 / C3
   *[other] { $id }
}
title-yusuf-card = Карта Юсуфа { $position }
title-yusuf-count = Число карт Юсуфа
title-tile = Жетон склада { $number }
title-large-building = Большая постройка { $number }
title-start-tile = Начальный жетон { $number }
title-city-tile = Жетон города { $number }
title-round = Клетка раунда { $space }
title-favour = Деление { $space } шкалы награды
title-start-dinars = Динары игрока { $place }
title-raw-slot = Дополнительное действие { $position }, сырьё
title-marble-slot = Дополнительное действие { $position }, мрамор
title-sultan-worker = Работник султана { $position }
title-city = { NAME($id) }
title-route = Маршрут { NAME($a) } – { NAME($b) }

## Поля

field-number = число
field-counter = что считается
field-change = изменение
field-trigger = случай
field-cards = карт в коробке
field-blue = Синяя половина
    .about = действует постоянно
    .add = Добавить предложение
field-red = Красная половина
    .about = сразу
    .add = Добавить строку
field-score = Подсчёт
field-out_in_solo = Не участвует в одиночной игре
field-category = Вид
field-base = Основной материал
field-left = Левая половина
field-right = Правая половина
field-colour = Цвет
field-effect = Эффект
    .add = Добавить строку
field-yusuf_match = Подходящие Юсуфу города
field-lines = Строки
    .add = Добавить строку
field-target = Целевая клетка
field-clear = Освобождает дополнительные действия
field-actions = Действия
field-prestige = Престиж
field-paria = Подати
field-per = По 1 ОП за каждое
field-crates = Ящики
field-era = Эпоха
field-min_players = Игроков, не меньше
field-demand = Спрос
field-bonus = Бонус города
    .add = Добавить строку
field-income = Доход
    .about = каждый раунд
    .add = Добавить строку
field-action = Действие
    .add = Добавить строку
field-wish = Открывается пожелание
field-event_change = Событие меняется
field-tribute = Подати
field-dinar = Динары
field-outer = Клетка внешней рондели
field-middle = Клетка средней рондели
field-inner = Клетка внутренней рондели
field-boards = Стороны поля
field-closed_at = Закрыто при таком числе игроков
field-index = Клетка
field-players = При таком числе игроков
field-region = Регион
field-a = Откуда
field-b = Куда
field-cost = Цена
field-kinds = стройматериалы
field-gain = что
field-every = сколько
field-max = не больше
field-choose = эффекты на выбор
field-when-used_material = стройматериал
field-on_store = за каждый товар
    .add = Добавить строку
field-of = по одному из
field-values = значения

## Слова на выбор

shade-blue = синий
shade-green = зелёный
shade-yellow = жёлтый
shade-red = красный
region-europe = Европа
region-maghreb = Магриб
region-near_east = Ближний Восток
board-p12 = 1 и 2 игрока
board-p34 = 3 и 4 игрока
change-more = больше на
change-less = меньше на
change-exactly = ровно
match-any = любой город
match-blue_city = синие города
match-red_city = красные города
match-europe = города Европы
match-maghreb = города Магриба
match-near_east = города Ближнего Востока
match-extends_chain = города, удлиняющие цепочку
match-least_served_region = города региона, где меньше всего кораблей
fits-red = только красная половина
fits-blue = только синяя половина

## Предложения

sentence-gain-dinar = Получите { $n } динаров
    .one = Получите { $n } динар
    .few = Получите { $n } динара
sentence-gain-paria = Получите { $n } податей
    .one = Получите { $n } подать
    .few = Получите { $n } подати
sentence-gain-prestige = Получите { $n } ОП
sentence-gain-material = Получите { $n } стройматериалов на выбор
    .one = Получите { $n } стройматериал на выбор
    .few = Получите { $n } стройматериала на выбор
sentence-gain-raw = Получите { $n } жетонов сырья
    .one = Получите { $n } жетон сырья
    .few = Получите { $n } жетона сырья
sentence-gain-good = Получите { $n } товаров
    .one = Получите { $n } товар
    .few = Получите { $n } товара
sentence-gain-favour = Сделайте { $n } шагов по шкале награды
    .one = Сделайте { $n } шаг по шкале награды
    .few = Сделайте { $n } шага по шкале награды
sentence-gain-kinds = Получите { $n } стройматериалов: { $kinds }
    .one = Получите { $n } стройматериал: { $kinds }
    .few = Получите { $n } стройматериала: { $kinds }
sentence-gain-each = { $gain }: { $n } за каждые { $every } × { $per }, не больше { $max }
sentence-gain-kinds-each = Получите { $n } на выбор: { $kinds } за каждые { $every } × { $per }, не больше { $max }
sentence-split = Получите динары и подати, всего { $n }, в любом сочетании
sentence-action = Выполните действие: { $action }
sentence-transaction = Совершите { $transaction } операций
    .one = Совершите { $transaction } операцию
    .few = Совершите { $transaction } операции
sentence-process = Произведите { $process } товаров
    .one = Произведите { $process } товар
    .few = Произведите { $process } товара
sentence-city-bonus = Получите бонусы { $city_bonus } ваших городов
    .one = Получите бонус { $city_bonus } вашего города
sentence-red-city = Выполните действия { $red_city_action } ваших красных городов
    .one = Выполните действие { $red_city_action } вашего красного города
sentence-building-bonus = Получите бонус открытой большой постройки
sentence-place-ship = Бесплатно разместите { $place_ship } кораблей, экспортируйте не больше 1 товара; без печати и бонуса города
    .one = Бесплатно разместите { $place_ship } корабль, экспортируйте не больше 1 товара; без печати и бонуса города
    .few = Бесплатно разместите { $place_ship } корабля, экспортируйте не больше 1 товара; без печати и бонуса города
sentence-choose = Выберите: { $choose }
sentence-on = { NAME($trigger) }: { $effect }
sentence-build-using = { $on } ({ $used_material }): { $effect }
sentence-modify-move_free_steps = Бесплатные шаги: { $how } { $n }
sentence-modify-occupied_free_workers = Работники других игроков, за которых не платят: { $how } { $n }
sentence-modify-occupied_cost = Работник другого игрока стоит { $how } { $n }
sentence-modify-side_action_cost = Дополнительные действия стоят { $how } { $n }
sentence-modify-market_transactions = Рынок, операции: { $how } { $n }
sentence-modify-buy_price = Покупка стоит { $how } { $n }
sentence-modify-sell_price = Продажа приносит { $how } { $n }
sentence-modify-material_prestige = Каждый стройматериал приносит ОП: { $how } { $n }
sentence-modify-engrave_cost = Гравировка стоит { $how } { $n }
sentence-modify-engrave_optional_max = Гравировка, дополнительные стройматериалы: { $how } { $n }
sentence-modify-engrave_prestige_per_material = Каждый стройматериал стихотворения приносит ОП: { $how } { $n }
sentence-modify-export_base_prestige = Экспорт, ОП за товар: { $how } { $n }
sentence-modify-export_base_paria = Экспорт, подати за товар: { $how } { $n }
sentence-modify-export_paria_per_good = Экспорт, дополнительные подати за товар: { $how } { $n }
sentence-modify-route_cost_each = Каждый маршрут стоит { $how } { $n }
sentence-modify-export_route_total = Экспорт: путь стоит { $how } { $n }
sentence-modify-consolidate_cost = Укрепление отношений стоит { $how } { $n }
sentence-modify-commission_dinar = Ремесло приносит динары: { $how } { $n }
sentence-modify-rest_prestige_loss = Отдых отнимает ОП: { $how } { $n }
sentence-modify-rest_dinar = Отдых приносит динары: { $how } { $n }
sentence-modify-tribute = Подати к уплате: { $how } { $n }
sentence-modify-tribute_surcharge = Надбавка к податям: { $how } { $n }
sentence-allowed = { NAME($modifier) }
sentence-storage = Хранит { $crates } товаров; за каждый: { $on_store }
    .one = Хранит { $crates } товар; за него: { $on_store }
    .few = Хранит { $crates } товара; за каждый: { $on_store }
sentence-score-per = { $n } ОП за каждое: { $counter }, не больше { $max }
sentence-score-majority = За большинство: { $counter }
sentence-score-sets = { $n } ОП за набор: { $of }, не больше { $max }
sentence-score-table = { $values } по числу: { $counter }
sentence-wish = { $n } ОП за каждое: { $counter }

## Символы и их буквы

symbol-dinar = динары
    .letter = Д
symbol-paria = подати
    .letter = П
symbol-prestige = престиж
    .letter = О
symbol-favour = награда
    .letter = Н
symbol-gypsum = гипс
    .letter = Г
symbol-wood = древесина
    .letter = В
symbol-marble = мрамор
    .letter = М
symbol-ceramic = изразец
    .letter = И
symbol-material = любой стройматериал
    .letter = Л
symbol-raw = сырьё
    .letter = С
symbol-good = товар
    .letter = Т
symbol-transaction = операция на рынке
    .letter = Р
symbol-process = производство
    .letter = Ж
symbol-city_bonus = бонус города
    .letter = Б
symbol-action = действие
    .letter = А
symbol-or = или
    .letter = /

## Что не так

box-three-wishes = { $field }: пожелания лежат ровно на трёх клетках шкалы.
box-colours-once = { $field }: у каждого цвета один бонус.
box-cities-joined = { $field }: каждый город должен быть как-нибудь соединён с Гранадой.
box-yusuf-targets = { $field }: архитекторам нужны карты для двух клеток, торговцу и поэтессе – для одной.
box-goods-pairs = { $field }: пары должны идти в таком порядке: тростник — сахар, затем шёлк — одежда, затем глина — посуда.
box-main-action = { $field }: ни у одной клетки нет основного действия «{ NAME($action) }».
box-slot-count = { $field }: хотя бы одно дополнительное действие для сырья и не больше { $most } дополнительных действий.
box-slot-order = { $field }: сначала идут дополнительные действия для сырья, потом для мрамора.
box-wish-letters = { $field }: по три буквы A, B и C, именно в этом порядке.
box-events-few = { $field }: хотя бы три хороших и три плохих события.
box-place-ship = { $field }: корабль, поставленный так, не берёт печать и не приносит бонус города.
box-goes-with-each = { $field }: «every» и «max» пишутся только вместе с «per».
