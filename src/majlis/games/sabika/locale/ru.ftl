# Sabika. Как пишутся части: см. majlis/engine/words.py. Какое сообщение называет деталь: см. ../names.py.

game-title = Сабика
game-about = Ведите архитекторов, торговцев и поэтесс по трём ронделям: стройте Альгамбру, торгуйте на Средиземном море и украшайте стены стихами. После пяти раундов побеждает тот, у кого больше очков престижа; в одиночку вы играете против Юсуфа.
    .line = Три рондели на холме

## Имена. Падеж .accusative: кого, что

name-gypsum = гипс
name-wood = древесина
    .accusative = древесину
name-marble = мрамор
name-ceramic = изразец
name-cane = тростник
name-silk = шёлк
name-clay = глина
    .accusative = глину
name-sugar = сахар
name-clothes = одежда
    .accusative = одежду
name-pottery = посуда
    .accusative = посуду
name-on-card = { NAME($good) } на стихотворении
    .accusative = { NAME($good, case: "accusative") } на стихотворении
name-dinar = 2 динара
name-paria = подать
name-seal = печать
name-ship = корабль
name-prestige = ОП

name-builder = архитектор
    .accusative = архитектора
    .dative = архитектору
name-builder_1 = архитектор 1
    .accusative = архитектора 1
    .dative = архитектору 1
name-builder_2 = архитектор 2
    .accusative = архитектора 2
    .dative = архитектору 2
name-merchant = торговец
    .accusative = торговца
    .dative = торговцу
name-poet = поэтесса
    .accusative = поэтессу
    .dative = поэтессе
name-outer = внешняя рондель
name-middle = средняя рондель
name-inner = внутренняя рондель

name-quarry_small = малая добыча
    .short = Малая добыча
name-quarry_large = большая добыча
    .short = Большая добыча
name-storehouse = действие склада
    .short = Действие склада
name-market = рынок
    .short = Рынок
name-build = строительство
    .short = Строительство
name-build_large = большая постройка
    .short = Большая постройка
name-build_small = малая постройка
    .short = Малая постройка
name-export = экспорт
    .short = Экспорт
name-consolidate = укрепление отношений
    .short = Укрепление
name-produce = производство
    .short = Производство
name-engrave = гравировка
    .short = Гравировка
name-reactivate = реактивация
    .short = Реактивация
name-commission = ремесло
    .short = Ремесло
name-setup = подготовка

name-fez = Фес
name-algiers = Алжир
name-tunis = Тунис
name-florence = Флоренция
name-venice = Венеция
name-ragusa = Рагуза
name-constantinople = Константинополь
name-damascus = Дамаск
name-cairo = Каир
name-granada = Гранада

name-palace = дворец
name-fountain = фонтан
name-gate = врата
    .accusative = врата
name-garden = сад
name-tower = башня
    .accusative = башню
name-window = окно
name-left = слева
name-right = справа
name-house = ящик склада
name-card = ящик на стихотворении
name-blue = синее
    .mosaic = синий
name-red = красное
    .mosaic = красный
name-green = зелёное
    .mosaic = зелёный
name-yellow = жёлтое
    .mosaic = жёлтый
name-large = серое
name-yusuf = Юсуф
name-start_tile = начальный жетон
name-gain_dinar = динары
name-gain_paria = подати
name-gain_prestige = очки престижа
name-gain_material = стройматериал
name-gain_raw = сырьё
name-gain_good = товар
name-gain_favour = шаг по шкале награды

name-place_top = вверху
name-place_upper_right = справа вверху
name-place_right = справа
name-place_lower_right = справа внизу
name-place_bottom = внизу
name-place_lower_left = слева внизу
name-place_left = слева
name-place_upper_left = слева вверху
name-space = { NAME($action) }, { NAME($where) }
# Что покупают, то лежит на клетке: «покупает сырьё (внизу)».
name-slot-raw = клетка сырья, { NAME($where) }
    .accusative = сырьё ({ NAME($where) })
name-slot-marble = клетка мрамора, { NAME($where) }
name-tile = жетон склада { $number }
name-house-number = склад { $number }
name-building = { NAME($category) } { $number }
    .accusative = { NAME($category, case: "accusative") } { $number }
name-mosaic-card = карта баланса { $number }
name-mosaic = { NAME($colour, case: "mosaic") } керамический узор
name-poem = стихотворение { $number }
name-large-poem = длинное стихотворение { $number }
# The Russian box counts in Cyrillic letters (R-16).
name-large-poem-russian = длинное стихотворение { $number ->
    [A1] А1
    [A2] А2
    [A3] А3
    [B1] Б1
    [B2] Б2
    [C1] В1
    [C2] В2
    [C3] В3
    [D1] Г1
    [D2] Г2
    [E1] Д1
    [E2] Д2
    [F1] Е1
    [F2] Е2
    [G1] Ж1
    [G2] Ж2
    [H1] З1
    [H2] З2
    [H3] З3
    [H4] З4
   *[other] { $number }
}
name-wish = пожелание { $number }
    .short = { $number }
name-wish-russian = пожелание { name-wish-russian.short }
    .short =
        { $number ->
            [A1] А1
            [A2] А2
            [A3] А3
            [B1] Б1
            [B2] Б2
            [B3] Б3
            [C1] В1
            [C2] В2
            [C3] В3
           *[other] { $number }
        }
name-trade-card = карта торговли { $number }
name-event = событие { $number }
name-start-tile = начальный жетон { $number }
name-city-tile = жетон города { $number }
name-favour-space = деление { $number } шкалы награды
name-yusuf-card = карта «{ NAME($worker) } { $number }»
name-player = { SEAT($seat) }

name-start = В начале
name-buildings = Постройки
name-storehouses = Склады
name-exports = Экспорт
name-poems = Гравировка
name-bonuses = Бонусы
name-wishes = Пожелания султана
name-tribute = Уплата податей
name-rest = Отдых
name-large_poems = Длинные стихотворения
name-trade_card = Карта торговли
name-leftovers = Остатки
name-yusuf_cards = Карты работников

## Что можно сделать и что к этому относится

verb-keep = Оставить начальный жетон
verb-work = Отправить трудиться
verb-rest = Отправить отдыхать
verb-main = Выполнить основное действие
verb-side = Выполнить дополнительное действие
verb-done = Закончить здесь
verb-pay = Использовать печатей
verb-take = Взять стройматериалы
verb-pick = Взять с клетки
verb-store = Положить на хранение
verb-discard = Сбросить
verb-lose = Отказаться от нового
verb-extend = Расширить склад
verb-activate = Активировать склад
verb-buy = Купить
verb-sell = Продать
verb-exchange = Обменять
verb-refresh = Заменить малые постройки
verb-build = Построить
verb-lay = Приложить карту
verb-favour = Взять бонус шкалы награды
verb-choose = Выбрать
verb-split = Взять динаров (остальное — податями)
verb-export = Экспортировать
verb-sail = Выставить корабль
verb-consolidate = Укрепить отношения
verb-visit = Взять бонус города
verb-process = Произвести товар
verb-engrave = Выгравировать
verb-reactivate = Реактивировать
verb-use = Использовать
verb-resolve = Выполнить следующим
verb-accept = Выполнить
verb-decline = Отказаться
verb-tribute = Уплатить подати
verb-surcharge = Уплатить надбавку
verb-appoint = Назначить
verb-guide = Выбрать за Юсуфа

part-tile = жетон
part-worker = работника
part-space = клетку рондели
part-slot = клетку сырья или мрамора
part-seals = сколько печатей
part-materials = стройматериалы
part-place = место
part-item = предмет
part-house = склад
part-give = что отдать
part-get = что получить
part-building = постройку
part-end = край ряда
part-way = способ
part-dinar = сколько динаров
part-city = город
part-goods = товары
part-raw = сырьё
part-poem = стихотворение
part-colour = цвет
part-piece = деталь
part-source = эффект
part-ways = чем уплатить каждую подать
part-player = игрока

## О чём спрашивают игрока; `.others` читают остальные

prompt-keep = Какой начальный жетон вы оставляете?
    .others = { SEAT($seat) } выбирает начальный жетон.
prompt-turn = Ваш ход: отправьте работника трудиться или отдыхать.
    .others = { SEAT($seat) } выбирает работника.
prompt-actions =
    { $first ->
        [yes] Работник на месте ({ NAME($space) }). Какое действие первым?
       *[other] Можно выполнить и другое действие ({ NAME($space) }).
    }
    .others = { SEAT($seat) } выбирает действие: { NAME($space) }.
prompt-pay =
    { $price ->
        [one] Заплатите { $price } динар. Сколько печатей вы используете?
        [few] Заплатите { $price } динара. Сколько печатей вы используете?
       *[many] Заплатите { $price } динаров. Сколько печатей вы используете?
    }
    .others = { SEAT($seat) } платит { amount-price }.
prompt-materials =
    { $count ->
        [one] Возьмите { $count } стройматериал: { NAME($kinds, case: "accusative", join: "or") }.
        [few] Возьмите { $count } стройматериала, каждый на выбор: { NAME($kinds, case: "accusative", join: "or") }.
       *[many] Возьмите { $count } стройматериалов, каждый на выбор: { NAME($kinds, case: "accusative", join: "or") }.
    }
    .others = { SEAT($seat) } берёт стройматериалы.
prompt-raw = Получите сырьё: с какой клетки?
    .others = { SEAT($seat) } берёт сырьё.
prompt-good = Получите товар: какое сырьё вы переворачиваете?
    .others = { SEAT($seat) } берёт товар.
prompt-store = Куда положить { NAME($item, case: "accusative") }?
    .others = { SEAT($seat) } кладёт { NAME($item, case: "accusative") } на хранение.
prompt-room = Нет свободного ящика ({ NAME($item) }): что вы сбрасываете?
    .others = { SEAT($seat) } освобождает место: { NAME($item) }.
prompt-storehouse = Расширьте или активируйте склад.
    .others = { SEAT($seat) } расширяет или активирует склад.
prompt-market =
    { $count ->
        [one] Рынок: можно провести ещё { $count } операцию.
        [few] Рынок: можно провести { $count } операции.
       *[many] Рынок: можно провести { $count } операций.
    }
    .others = { SEAT($seat) } торгует на рынке.
prompt-build = Какую постройку вы возводите и из каких стройматериалов?
    .others = { SEAT($seat) } выбирает постройку.
prompt-lay = К какому краю ряда вы прикладываете карту: { NAME($building) }?
    .others = { SEAT($seat) } прикладывает постройку: { NAME($building) }.
prompt-favour = Награда султана, деление { $space }: какой бонус вы берёте?
    .others = { SEAT($seat) } выбирает бонус шкалы награды.
prompt-choose = Выберите одно: { NAME($source) } ({ LIST($ways, join: "or") }).
    .others = { SEAT($seat) } выбирает бонус: { NAME($source) }.
prompt-split = Всего динаров и податей — { $count }: сколько из них динаров?
    .others = { SEAT($seat) } делит { $count } на динары и подати.
prompt-export = В какой город вы экспортируете и какие товары?
    .others = { SEAT($seat) } экспортирует.
prompt-sail = Выставьте корабль в город; туда можно экспортировать один товар.
    .others = { SEAT($seat) } выставляет корабль.
prompt-consolidate = С каким городом вы укрепляете торговые отношения?
    .others = { SEAT($seat) } укрепляет торговые отношения.
prompt-produce = Производство: бонус одного города, производство товаров или и то и другое.
    .others = { SEAT($seat) } производит.
prompt-process =
    { $count ->
        [one] Какое сырьё вы превращаете в товар?
        [few] Можно произвести { $count } товара.
       *[many] Можно произвести { $count } товаров.
    }
    .others = { SEAT($seat) } производит товары.
prompt-city-bonus =
    { $count ->
        [one] Можно взять бонус { $count } города.
        [few] Можно взять бонусы { $count } городов.
       *[many] Можно взять бонусы { $count } городов.
    }
    .others = { SEAT($seat) } берёт бонусы городов.
prompt-red-city = Действие какого красного города вы выполняете?
    .others = { SEAT($seat) } использует красный город.
prompt-building-bonus = Бонус какой открытой постройки вы берёте?
    .others = { SEAT($seat) } использует открытую постройку.
prompt-engrave = Какое стихотворение вы гравируете, какого цвета и из каких стройматериалов?
    .others = { SEAT($seat) } гравирует стихотворение.
prompt-reactivate = Какое красное стихотворение вы реактивируете?
    .others = { SEAT($seat) } реактивирует красное стихотворение.
prompt-order = Несколько эффектов сразу: какой выполнить следующим?
    .others = { SEAT($seat) } выбирает порядок эффектов.
prompt-bonus-action = Выполняете ли вы бонусное действие: { NAME($action) }?
    .others = { SEAT($seat) } может выполнить бонусное действие: { NAME($action) }.
prompt-tribute =
    { $count ->
        [one] Уплата податей: чем вы покрываете { $count } подать?
        [few] Уплата податей: чем вы покрываете { $count } подати?
       *[many] Уплата податей: чем вы покрываете { $count } податей?
    }
    .others = { SEAT($seat) } уплачивает подати.
prompt-surcharge = Надбавка события: чем вы её платите?
    .others = { SEAT($seat) } платит надбавку события.
prompt-start-player = Вы впереди на шкале податей: кто станет первым игроком?
    .others = { SEAT($seat) } выбирает первого игрока.
prompt-yusuf-city =
    { $action ->
        [consolidate] С каким городом Юсуф укрепляет торговые отношения?
        [setup] Где стоит первый корабль Юсуфа?
       *[other] Куда Юсуф отправляет корабль?
    }
    .others = { SEAT($seat) } выбирает город за Юсуфа.

## Что произошло: подготовка и получение

event-wishes = Пожелания султана: { NAME($wishes) }.
event-trade-card = Открыта карта: { NAME($card) }.
event-keep = { SEAT($seat) } оставляет { NAME($tile) }.
event-start-tile = { SEAT($seat) } открывает { NAME($tile) }.
event-start-player = { SEAT($seat) } — первый игрок.
event-start-player-yusuf = Юсуф — первый игрок.
event-dinar =
    { $count ->
        [one] { SEAT($seat) } получает { $count } динар.
        [few] { SEAT($seat) } получает { $count } динара.
       *[many] { SEAT($seat) } получает { $count } динаров.
    }
event-paria =
    { $count ->
        [one] { SEAT($seat) } получает { $count } подать.
        [few] { SEAT($seat) } получает { $count } подати.
       *[many] { SEAT($seat) } получает { $count } податей.
    }
event-prestige = { SEAT($seat) } получает { $count } ОП.
event-prestige-lost = { SEAT($seat) } теряет { $count } ОП.
event-material = { SEAT($seat) } берёт { NAME($materials, case: "accusative") }.
event-raw = { SEAT($seat) } берёт { NAME($raw, case: "accusative") } ({ NAME($slot) }).
event-good = { SEAT($seat) } получает { NAME($good, case: "accusative") } ({ NAME($slot) }).
event-stored =
    { $place ->
        [card] { SEAT($seat) } кладёт { NAME($item, case: "accusative") } на стихотворение.
       *[other] { SEAT($seat) } кладёт { NAME($item, case: "accusative") } на склад.
    }
event-discard = { SEAT($seat) } сбрасывает { NAME($item, case: "accusative") }.
event-lost = { SEAT($seat) }: некуда положить { NAME($item, case: "accusative") }.
event-processed = { SEAT($seat) } производит { NAME($good, case: "accusative") } (сырьё: { NAME($raw) }).
event-nothing = { SEAT($seat) } не может использовать бонус: { NAME($source) }.
event-split = { SEAT($seat) } берёт { amount-dinar } и { amount-paria }.
event-resolve = { SEAT($seat) } выполняет: { NAME($source) }.

## Что произошло: ходы

event-work =
    { $steps ->
        [0] { SEAT($seat) } отправляет { NAME($worker, case: "accusative") }: { NAME($space) }.
        [one] { SEAT($seat) } перемещает { NAME($worker, case: "accusative") } на { $steps } клетку: { NAME($space) }.
        [few] { SEAT($seat) } перемещает { NAME($worker, case: "accusative") } на { $steps } клетки: { NAME($space) }.
       *[many] { SEAT($seat) } перемещает { NAME($worker, case: "accusative") } на { $steps } клеток: { NAME($space) }.
    }
event-rest-forced = { SEAT($seat) } вынужденно отправляет отдыхать { NAME($worker, case: "accusative") }: трудиться не может никто.
event-rest = { SEAT($seat) } отправляет отдыхать { NAME($worker, case: "accusative") }.
event-pay =
    { $seals ->
        [0] { SEAT($seat) } платит { amount-dinars }.
       *[other] { $dinars ->
            [0] { SEAT($seat) } платит { amount-seals }.
           *[other] { SEAT($seat) } платит { amount-dinars } и { amount-seals }.
        }
    }
event-main = { SEAT($seat) } выполняет основное действие: { NAME($action) }.
event-side = { SEAT($seat) } выполняет дополнительное действие: { NAME($slot) }.
event-bonus-action = { SEAT($seat) } выполняет бонусное действие: { NAME($action) }.
event-decline = { SEAT($seat) } отказывается от бонусного действия.
event-extend = { SEAT($seat) } расширяет { NAME($house) }: { NAME($tile) }.
event-activate = { SEAT($seat) } активирует { NAME($house) } ({ NAME($tile) }).
event-buy = { SEAT($seat) } покупает { NAME($item, case: "accusative") } за { amount-price }.
event-sell = { SEAT($seat) } продаёт { NAME($item, case: "accusative") } за { amount-price }.
event-exchange = { SEAT($seat) } меняет { NAME($give, case: "accusative") } на { NAME($get, case: "accusative") }.
event-refresh = { SEAT($seat) } заменяет малые постройки: { NAME($cards) }.
event-build = { SEAT($seat) } строит { NAME($building, case: "accusative") } (использовано: { NAME($materials) }).
event-lay = { SEAT($seat) } прикладывает карту: { NAME($building) } ({ NAME($end) }).
event-mosaic = { SEAT($seat) } достигает архитектурного баланса: { NAME($colour) }.
event-favour = { SEAT($seat) } переходит на деление { $space } шкалы награды.
event-favour-bonus = { SEAT($seat) } берёт бонус деления { $space } шкалы награды.
event-export = { SEAT($seat) } экспортирует { NAME($goods, case: "accusative") } ({ NAME($city) }).
event-sail =
    { COUNT($goods) ->
        [0] { SEAT($seat) } выставляет корабль: { NAME($city) }.
       *[other] { SEAT($seat) } выставляет корабль ({ NAME($city) }) и экспортирует { NAME($goods, case: "accusative") }.
    }
event-seal = { SEAT($seat) } берёт печать города { NAME($city) }.
event-consolidate = { SEAT($seat) } укрепляет отношения с городом { NAME($city) }.
event-rewarded = { SEAT($seat) } уже там и получает награду: { NAME($city) }.
event-visit = { SEAT($seat) } берёт бонус города { NAME($city) }.
event-engrave =
    { $colour ->
        [large] { SEAT($seat) } гравирует { NAME($poem) }; использовано: { NAME($materials) }.
       *[other] { SEAT($seat) } гравирует { NAME($poem) } ({ NAME($colour) }); использовано: { NAME($materials) }.
    }
event-reactivate = { SEAT($seat) } реактивирует { NAME($poem) }.
event-use = { SEAT($seat) } использует: { NAME($piece) }.

## Что произошло: конец раунда и игры

event-book = Фишка рассказчика переходит на деление { $space }.
event-wish = В башню попадает { NAME($wish) }.
event-wish-scored = { SEAT($seat) } получает { $count } ОП: { NAME($wish) }.
event-tribute = { SEAT($seat) } уплачивает подати: { NAME($ways) }.
event-surcharge =
    { $way ->
        [dinar] { SEAT($seat) } платит надбавку: 1 динар.
        [seal] { SEAT($seat) } платит надбавку: 1 печать.
       *[other] { SEAT($seat) } платит надбавку: 1 ОП.
    }
event-event = Активное событие: { NAME($event) }.
event-coming = Будущее событие: { NAME($event) }.
event-workers = Все работники встают; работники султана идут дальше.
event-refill-raw = Новое сырьё: { NAME($raws) } ({ NAME($slots) }).
event-refill-marble = Новый мрамор: { NAME($slots) }.
event-refill-small = Новые малые постройки: { NAME($cards) }.
event-refill-poems = Новые стихотворения: { NAME($poems) }.
event-refill-tiles = Новые жетоны складов: { NAME($tiles) }.
event-era = Начинается эпоха II; оставшиеся постройки эпохи I убраны.
event-round = Начинается раунд { $round }.
event-large-poem = { SEAT($seat) } получает { $count } ОП: { NAME($poem) }.
event-trade-scored = { SEAT($seat) } получает { $count } ОП: { NAME($card) }.
event-leftovers = { SEAT($seat) } получает { $count } ОП за остатки.
event-over-alone =
    { COUNT($winners) ->
        [one] Партия окончена. Победитель: { NAME($winners) }.
        [few] Партия окончена. Победу делят { NAME($winners) }.
       *[many] Партия окончена. Победу делят { NAME($winners) }.
    }

## Что произошло: Юсуф

event-yusuf-tile = Юсуф открывает жетон работника: { NAME($worker) }.
event-yusuf-card = Юсуф открывает: { NAME($card) }.
event-yusuf-blocked = Там уже стоит другой архитектор Юсуфа; сброшена { NAME($card) }.
event-yusuf-move = Юсуф перемещает { NAME($worker, case: "accusative") }: { NAME($space) }.
event-yusuf-clear = Юсуф освобождает: { NAME($slots) }.
event-yusuf-idle = Юсуф не может выполнить действие: { NAME($action) }.
event-yusuf-build = Юсуф строит { NAME($building, case: "accusative") }.
event-yusuf-tile-taken = Юсуф берёт { NAME($tile) }.
event-yusuf-export = Корабль Юсуфа прибывает в город { NAME($city) }.
event-yusuf-consolidate = Юсуф укрепляет отношения с городом { NAME($city) }.
event-yusuf-engrave = Юсуф гравирует { NAME($poem) }.
event-yusuf-prestige = Юсуф получает { $count } ОП.
event-yusuf-prestige-lost = Юсуф теряет { $count } ОП.
event-yusuf-paria =
    { $count ->
        [one] Юсуф получает { $count } подать.
        [few] Юсуф получает { $count } подати.
       *[many] Юсуф получает { $count } податей.
    }
event-yusuf-tribute =
    { $count ->
        [one] Юсуф уплачивает { $count } подать.
        [few] Юсуф уплачивает { $count } подати.
       *[many] Юсуф уплачивает { $count } податей.
    }
event-yusuf-scored = Юсуф получает { $count } ОП: { NAME($source) }.

## Почему нельзя: слова, которые ничего не называют

refused-no-such-building = Такой постройки нет: { NAME($building) }.
refused-no-such-city = Такого города нет: { NAME($city) }.
refused-no-such-colour = Такого цвета нет: { NAME($colour) }. Стихотворения бывают синими, красными и серыми (длинными).
refused-no-such-end = Такого края нет: { NAME($end) }. У ряда есть левый и правый край.
refused-no-such-good = Это не товар: { NAME($good) }.
refused-no-such-house = Такого склада нет: { NAME($house) }.
refused-no-such-item = Такого предмета нет: { NAME($item) }.
refused-no-such-material = Это не стройматериал: { NAME($material) }.
refused-no-such-number = Номера { $number } нет, есть только от 1 до { $count }.
refused-no-such-place = Такого места нет: { NAME($place) }.
refused-no-such-player = Такого игрока нет: { NAME($player) }.
refused-no-such-poem = Такого стихотворения нет: { NAME($poem) }.
refused-no-such-raw = Это не сырьё: { NAME($raw) }.
refused-no-such-slot = Такой клетки между ронделями нет: { NAME($slot) }.
refused-no-such-space = Такой клетки на рондели нет: { NAME($space) }.
refused-no-such-way = Этим подать уплатить нельзя: { NAME($way) }.
refused-no-such-worker = Такого работника нет: { NAME($worker) }.

## Почему нельзя: работники

refused-not-dealt = Этого жетона вам не раздали: { NAME($tile) }.
refused-worker-used = В этом раунде этот работник уже трудился или отдыхал: { NAME($worker) }.
refused-nobody-can-work = Никто из ваших работников не может трудиться; один должен отдыхать.
refused-worker-too-dear = Даже самая дешёвая клетка вместе с действием на ней обойдётся в { amount-price }, а у вас { amount-have }: { NAME($worker) }, { NAME($space) }.
refused-cannot-work = Ни для одного действия на его рондели у вас нет необходимого: { NAME($worker) }.
refused-other-ring = Место этого работника не здесь: { NAME($worker) } ({ NAME($ring) }).
refused-other-builder = Там уже стоит ваш другой архитектор: { NAME($space) }.
refused-full-lap = Работник должен перейти на другую клетку: { NAME($space) }.
refused-no-buildings = Открытых построек нет.
refused-no-base = Любой открытой постройке нужна основа ({ NAME($materials, join: "or") }), а у вас её нет.
refused-no-goods = У вас нет товаров для экспорта.
refused-ships-everywhere = Ваши корабли уже есть во всех городах.
refused-all-consolidated = Все ваши корабли уже на правых половинах: отношения укреплены везде.
refused-nothing-to-produce = У вас нет кораблей в городах и сырья, из которого можно произвести товар.
refused-no-poems = Доступных вам открытых стихотворений нет.
refused-no-red-poem = У вас нет красного стихотворения для реактивации.
refused-no-tile = Открытых жетонов нет, и ни один ваш склад не расширен.
refused-no-tile-here = Здесь нет открытого жетона, который вы можете взять.
refused-houses-full =
    { $count ->
        [one] У всех ваших складов уже по { $count } расширению.
        [few] У всех ваших складов уже по { $count } расширения.
       *[many] У всех ваших складов уже по { $count } расширений.
    }
refused-nothing-affordable = Переход стоит { amount-price }, любое действие там — не меньше чем { amount-need }, а у вас { amount-have }: { NAME($space) }.
refused-action-impossible = Сейчас вы не можете выполнить это действие: { NAME($action) }.
refused-no-side-action = Здесь для вас нет дополнительного действия: { NAME($space) }.
refused-slot-closed = Этой клетки в партии нет: { NAME($slot) }.
refused-slot-elsewhere = Клетка вашего работника не касается этой: { NAME($slot) }.
refused-slot-empty = Клетка пуста, а производить вам не из чего: { NAME($slot) }.

## Почему нельзя: оплата и хранение

refused-too-dear = Это стоит { amount-price }, а у вас { amount-have }.
refused-no-seals =
    { $count ->
        [0] У вас нет печатей.
       *[other] Печатей у вас только { $count }.
    }
refused-too-many-seals =
    { $price ->
        [one] Здесь можно использовать не больше { $price } печати.
        [few] Здесь можно использовать не больше { $price } печатей.
       *[many] Здесь можно использовать не больше { $price } печатей.
    }
refused-not-in-store =
    { $have ->
        [0] Этого у вас нет: { NAME($item) }.
       *[other] Этого у вас только { $have } шт., а нужно { $need } шт.: { NAME($item) }.
    }
refused-nothing-to-sell = У вас нет ни стройматериалов, ни товаров на продажу.
refused-no-material = У вас нет стройматериалов для обмена.
refused-nothing-to-discard = Больше нечего сбросить, чтобы освободить место: { NAME($item) }.
refused-same-item = Сбрасывать такое же нет смысла; откажитесь от нового: { NAME($item) }.
refused-card-for-goods = На стихотворении хранят только товары: { NAME($item) } — не товар.
refused-no-token = Там нет сырья: { NAME($slot) }.
refused-no-raw = В вашей мастерской нет такого сырья: { NAME($raw) }.
refused-raw-not-on-rondel = На рондели больше нет такого сырья, поэтому произвести товар нельзя: { NAME($raw) }.
refused-nothing-to-process = Вам не из чего произвести товар.
refused-other-material = Здесь берут { NAME($materials, case: "accusative", join: "or") }, а не { NAME($material, case: "accusative") }.
refused-take-count =
    { $count ->
        [one] Нужно взять { $count } стройматериал, а выбрано { $chosen }.
        [few] Нужно взять { $count } стройматериала, а выбрано { $chosen }.
       *[many] Нужно взять { $count } стройматериалов, а выбрано { $chosen }.
    }

## Почему нельзя: склады, рынок, постройки

refused-tile-not-open = Этот жетон не открыт: { NAME($tile) }.
refused-other-display = Этот жетон лежит с другой стороны: { NAME($tile) }.
refused-house-full =
    { $count ->
        [one] У этого склада уже { $count } расширение.
        [few] У этого склада уже { $count } расширения.
       *[many] У этого склада уже { $count } расширений.
    }
refused-not-extended = Активировать можно только расширенный склад.
refused-not-neighbours = Меняют только соседние стройматериалы: { NAME($give) } и { NAME($get) } не соседи.
refused-refreshed = В этот ход вы уже заменили малые постройки.
refused-refresh-may-fail = В этой партии малые постройки можно заменить, только если вы можете возвести большую.
refused-other-sort = Этот бонус не для таких построек: { NAME($building) }.
refused-other-era = Эта постройка не текущей эпохи: { NAME($building) }.
refused-not-open = Эта постройка не открыта: { NAME($building) }.
refused-base = Нет базового стройматериала: { NAME($material) }.
refused-poem-base = Стихотворению нужна основа: { NAME($materials, join: "or") }.
refused-too-many-materials =
    { $count ->
        [one] Можно потратить не больше { $count } стройматериала, а выбрано { $chosen }.
        [few] Можно потратить не больше { $count } стройматериалов, а выбрано { $chosen }.
       *[many] Можно потратить не больше { $count } стройматериалов, а выбрано { $chosen }.
    }
refused-same-material = Стройматериалы должны быть разными: { NAME($materials) }.
refused-favour-space = Можно выбрать деление от 1 до { $last }, но не { $space }.
refused-split = Динаров и податей вместе должно быть { $count }.
refused-no-red-ship = У вас нет корабля ни в одном красном городе.
refused-no-large-open = Открытых больших построек этой эпохи нет.
refused-no-raw-on-rondel = На рондели не осталось сырья.
refused-counts-too-few = Этого у вас слишком мало: { NAME($counter) }.
refused-order-fixed = Сначала вы получаете сырьё, затем товар.
refused-not-waiting = Этот эффект не ждёт выполнения: { NAME($source) }.

## Почему нельзя: города и стихотворения

refused-ship-there = Там уже есть ваш корабль: { NAME($city) }.
refused-way-too-dear = Путь стоит { amount-price }, а у вас { amount-have }: { NAME($city) }.
refused-goods-count =
    { $most ->
        [one] Экспортируют от { $least } до { $most } товара, а выбрано { $chosen }.
        [few] Экспортируют от { $least } до { $most } товаров, а выбрано { $chosen }.
       *[many] Экспортируют от { $least } до { $most } товаров, а выбрано { $chosen }.
    }
refused-no-ship-left = Там нет вашего корабля на левой половине: { NAME($city) }.
refused-no-ships = У вас нет корабля ни в одном городе.
refused-no-ship-there = Там нет вашего корабля: { NAME($city) }.
refused-visited = Бонус этого города вы уже взяли: { NAME($city) }.
refused-not-red = Этот город не красный: { NAME($city) }.
refused-poem-not-open = Это стихотворение не открыто: { NAME($poem) }.
refused-poem-colour = Такого цвета у стихотворения нет: { NAME($poem) }.
refused-large-limit =
    { $count ->
        [one] Можно иметь не больше { $count } длинного стихотворения.
        [few] Можно иметь не больше { $count } длинных стихотворений.
       *[many] Можно иметь не больше { $count } длинных стихотворений.
    }
refused-not-your-red-poem = Это не ваше красное стихотворение: { NAME($poem) }.
refused-reciting = Эффект этого стихотворения сейчас выполняется: { NAME($poem) }.

## Почему нельзя: подати и Юсуф

refused-tribute-count =
    { $count ->
        [one] Нужно уплатить { $count } подать, а выбрано { $chosen }.
        [few] Нужно уплатить { $count } подати, а выбрано { $chosen }.
       *[many] Нужно уплатить { $count } податей, а выбрано { $chosen }.
    }
refused-tribute-way = Столько у вас нет: { NAME($way) }.
refused-surcharge =
    { $way ->
        [dinar] Сейчас нельзя уплатить надбавку динаром.
        [seal] Сейчас нельзя уплатить надбавку печатью.
        [prestige] У кого есть динары, тот платит надбавку динаром.
       *[other] Фишкой податей надбавку не платят.
    }
refused-yusuf-city = По правилам Юсуфа сначала идёт другой город, а не { NAME($city) }.

## Настройки. Вариант называется `option-<имя>-<вариант>`; `.about` объясняет

option-edition = Издание
    .about = Два издания расходятся в нескольких местах; каждое отличие можно выбрать и отдельно.
option-edition-de = немецкое
option-edition-ru = русское
option-expert = Продвинутый режим
    .about = Три события по очереди меняют правила. В одиночной партии это решает уровень.
option-events = События
    .about = Какие события могут выпасть в продвинутом режиме.
option-events-any = как выпадут
option-events-good = только хорошие
option-events-mostly_good = два хороших и плохое
option-events-mostly_bad = хорошее и два плохих
option-events-bad = только плохие
option-level = Уровень
    .about = Насколько трудно победить Юсуфа; для партии в одиночку.
option-level-relaxed = без событий
option-level-hard = 1 хорошее и 2 плохих события
option-level-harder = 3 плохих события
option-level-ultimate = 3 плохих события, и у Юсуфа 10 ОП в начале
option-process_needs_raw_on_rondel = Производство товаров
    .about = Можно ли произвести товар, только пока такое же сырьё лежит на рондели.
option-process_needs_raw_on_rondel-edition = как в издании
option-process_needs_raw_on_rondel-yes = нужно сырьё на рондели
option-process_needs_raw_on_rondel-no = не нужно
option-wish_building_counts = Пожелания о постройках
    .about = Что считается в пожелании, где показаны типы построек.
option-wish_building_counts-edition = как в издании
option-wish_building_counts-each_building = каждая постройка
option-wish_building_counts-each_category = каждый тип один раз
option-event_14_surcharge = Событие 14
    .about = Какова надбавка к податям.
option-event_14_surcharge-edition = как в издании
option-event_14_surcharge-per_paria = 1 за каждую подать
option-event_14_surcharge-flat = всего 1
option-event_1_scope = Событие 1
    .about = Для каких операций действуют лучшие цены.
option-event_1_scope-edition = как в издании
option-event_1_scope-market_action = только в действии рынка
option-event_1_scope-any_transaction = для всех
option-yusuf_export_special_nearest = Экспорт Юсуфа
    .about = Всегда ли Юсуф плывёт в ближайший город группы.
option-yusuf_export_special_nearest-edition = как в издании
option-yusuf_export_special_nearest-yes = всегда в ближайший
option-yusuf_export_special_nearest-no = в двух группах выбираете вы
option-yusuf_consolidate_fallback = Укрепление у Юсуфа
    .about = Что делает Юсуф, если ни один город не подходит к карте торговли.
option-yusuf_consolidate_fallback-edition = как в издании
option-yusuf_consolidate_fallback-yes = любой город
option-yusuf_consolidate_fallback-no = ничего
option-event_5_8_at_game_end = События 5 и 8 в конце
    .about = Меняют ли эти события и последние подати.
option-event_5_8_at_game_end-edition = как в издании
option-event_5_8_at_game_end-yes = да
option-event_5_8_at_game_end-no = только в конце раунда
option-full_lap_allowed = Полный круг
    .about = Может ли работник обойти всю рондель и вернуться на свою клетку.
option-full_lap_allowed-edition = как в издании
option-full_lap_allowed-yes = можно
option-full_lap_allowed-no = нельзя
option-start_player_bonus_when_kept = Снова первый игрок
    .about = Дают ли бонус нового первого игрока и тому, кто остаётся первым.
option-start_player_bonus_when_kept-edition = как в издании
option-start_player_bonus_when_kept-yes = да
option-start_player_bonus_when_kept-no = только новый первый игрок
option-event_4_gypsum_as_large_option = Событие 4 и гипс
    .about = При событии 4 гипс может быть и дополнительным стройматериалом большой постройки.
option-majority_needs_one = Ничего нет — нет и большинства
    .about = У кого ничего нет, тот ничего не получает.
option-majority_two_player_behind = Большинство вдвоём
    .about = Что вдвоём получает отстающий.
option-majority_two_player_behind-6 = 6 ОП
option-majority_two_player_behind-0 = ничего
option-prestige_may_be_negative = ОП ниже 0
    .about = Очки престижа могут опускаться ниже 0.
option-build_refresh_may_fail = Замена построек на свой риск
    .about = Малые постройки можно заменить, даже если потом, возможно, ничего не построить.
option-bonus_action_may_be_declined = От бонусных действий можно отказаться
    .about = Бонусное действие не обязательно, кроме действия красного города при укреплении.
option-wish_value = Ценность пожелания
    .about = Где указаны ОП за элемент пожелания: на самом жетоне или рядом с его делением на башне.
option-wish_value-tile = на жетоне
option-wish_value-tower = рядом с башней
option-mosaic_raw_and_good = Сырьё и товар за архитектурный баланс
    .about = В каком порядке вы их получаете.
option-mosaic_raw_and_good-any_order = в любом
option-mosaic_raw_and_good-raw_first = сначала сырьё
option-produce_may_interleave = Бонус города между двумя товарами
    .about = В действии производства можно произвести товар, получить бонус города, а затем произвести ещё один товар.

## Что есть у игрока

group-money = Деньги и награда
group-storehouse = Склад
group-workshop = Работники, постройки, стихотворения
group-cities = Города
holding-prestige = { $count } ОП
    .label = Очки престижа
holding-dinar = { $count ->
        [one] { $count } динар
        [few] { $count } динара
       *[many] { $count } динаров
    }
    .label = Динары
holding-seal = { $count ->
        [one] { $count } печать
        [few] { $count } печати
       *[many] { $count } печатей
    }
    .label = Печати
holding-paria = { $count ->
        [one] { $count } подать
        [few] { $count } подати
       *[many] { $count } податей
    }
    .label = Подати
holding-favour = { $count ->
        [one] { $count } шаг по шкале награды
        [few] { $count } шага по шкале награды
       *[many] { $count } шагов по шкале награды
    }
    .label = Награда
holding-gypsum = гипс ×{ $count }
    .label = Гипс
holding-wood = древесина ×{ $count }
    .label = Древесина
holding-marble = мрамор ×{ $count }
    .label = Мрамор
holding-ceramic = изразцы ×{ $count }
    .label = Изразцы
holding-sugar = сахар ×{ $count }
    .label = Сахар
holding-clothes = одежда ×{ $count }
    .label = Одежда
holding-pottery = посуда ×{ $count }
    .label = Посуда
holding-cane = тростник ×{ $count }
    .label = Тростник
holding-silk = шёлк ×{ $count }
    .label = Шёлк
holding-clay = глина ×{ $count }
    .label = Глина
holding-free_crates = { $count ->
        [one] { $count } свободный ящик
        [few] { $count } свободных ящика
       *[many] { $count } свободных ящиков
    }
    .label = Свободные ящики
holding-workers = { $count ->
        [one] { $count } готовый работник
        [few] { $count } готовых работника
       *[many] { $count } готовых работников
    }
    .label = Готовые работники
holding-large_buildings = { $count ->
        [one] { $count } большая постройка
        [few] { $count } большие постройки
       *[many] { $count } больших построек
    }
    .label = Большие постройки
holding-small_buildings = { $count ->
        [one] { $count } малая постройка
        [few] { $count } малые постройки
       *[many] { $count } малых построек
    }
    .label = Малые постройки
holding-mosaics = { $count ->
        [one] { $count } архитектурный баланс
        [few] { $count } архитектурных баланса
       *[many] { $count } архитектурных балансов
    }
    .label = Архитектурный баланс
holding-blue_poems = { $count ->
        [one] { $count } синее стихотворение
        [few] { $count } синих стихотворения
       *[many] { $count } синих стихотворений
    }
    .label = Синие стихотворения
holding-red_poems = { $count ->
        [one] { $count } красное стихотворение
        [few] { $count } красных стихотворения
       *[many] { $count } красных стихотворений
    }
    .label = Красные стихотворения
holding-large_poems = { $count ->
        [one] { $count } длинное стихотворение
        [few] { $count } длинных стихотворения
       *[many] { $count } длинных стихотворений
    }
    .label = Длинные стихотворения
holding-ships = { $count ->
        [one] { $count } корабль в городе
        [few] { $count } корабля в городах
       *[many] { $count } кораблей в городах
    }
    .label = Корабли в городах
holding-consolidated = { $count ->
        [one] { $count } город с укреплёнными отношениями
        [few] { $count } города с укреплёнными отношениями
       *[many] { $count } городов с укреплёнными отношениями
    }
    .label = Укреплённые отношения
event-tie-buildings = { NAME($first) } и { NAME($second) }: очков престижа поровну ({ $points }). Решают постройки: { NAME($first) } — { $more }, { NAME($second) } — { $less }.
event-tie-equal = { NAME($first) } и { NAME($second) }: поровну и очков престижа ({ $points }), и построек — место общее.
points-turns = За ходы
points-rounds = В конце раундов и за отдых
points-end = В конце партии

## Ход одной строкой, после имени игрока

turn-build = строит { NAME($building, case: "accusative") }
turn-engrave =
    { $colour ->
        [large] гравирует { NAME($poem) }
       *[other] гравирует { NAME($poem) } ({ NAME($colour) })
    }
turn-export = экспортирует { NAME($goods, case: "accusative") } ({ NAME($city) })
turn-sail =
    { COUNT($goods) ->
        [0] отправляет корабль: { NAME($city) }
       *[other] экспортирует { NAME($goods, case: "accusative") } ({ NAME($city) })
    }
turn-consolidate = укрепляет отношения с городом { NAME($city) }
turn-extend = расширяет { NAME($house) }
turn-activate = активирует { NAME($house) }
turn-market =
    { COUNT($went) ->
        [0] { COUNT($came) ->
            [0] торгует на рынке
           *[other] покупает { NAME($came, case: "accusative") }
        }
       *[other] { COUNT($came) ->
            [0] продаёт { NAME($went, case: "accusative") }
           *[other] отдаёт { NAME($went, case: "accusative") }, получает { NAME($came, case: "accusative") }
        }
    }
turn-produce =
    { COUNT($goods) ->
        [0] получает бонус города: { NAME($cities) }
       *[other] { COUNT($cities) ->
            [0] производит { NAME($goods, case: "accusative") }
           *[other] производит { NAME($goods, case: "accusative") }; бонус города: { NAME($cities) }
        }
    }
turn-reactivate = реактивирует { NAME($poems) }
turn-commission = занимается ремеслом
turn-quarry = берёт { NAME($materials, case: "accusative") }
turn-rest-forced = вынужденно отправляет отдыхать { NAME($worker, case: "accusative") }: трудиться не может никто
turn-rest = отправляет отдыхать { NAME($worker, case: "accusative") }
turn-work = отправляет { NAME($worker, case: "accusative") }: { NAME($space) }
turn-round = начинается раунд { $round }
turn-book = фишка рассказчика переходит на деление { $space }
turn-wish = пожелание султана попадает в башню: { NAME($wish) }
turn-tribute =
    { COUNT($short) ->
        [0] подати ({ $count }): все заплатили
       *[other] подати ({ $count }): ОП теряют { SEAT($short) }
    }
turn-tribute-last =
    { COUNT($short) ->
        [0] подати ({ $count }), затем подсчёт очков в конце игры
       *[other] подати ({ $count }): ОП теряют { SEAT($short) }; затем подсчёт очков в конце игры
    }
turn-over =
    { COUNT($winners) ->
        [0] партия окончена, из игроков не побеждает никто
        [one] партия окончена, побеждает { SEAT($winners) }
        [few] партия окончена, победу делят { SEAT($winners) }
       *[many] партия окончена, победу делят { SEAT($winners) }
    }
turn-over-alone =
    { COUNT($winners) ->
        [one] партия окончена, победитель: { NAME($winners) }
        [few] партия окончена, победу делят { NAME($winners) }
       *[many] партия окончена, победу делят { NAME($winners) }
    }
turn-yusuf-tile = Юсуф открывает жетон работника: { NAME($worker) }
turn-yusuf-move = Юсуф перемещает { NAME($worker, case: "accusative") }: { NAME($space) }
turn-yusuf-idle = Юсуф не может выполнить действие: { NAME($action) }
turn-yusuf-build = Юсуф строит { NAME($building, case: "accusative") }
turn-yusuf-tile-taken = Юсуф берёт { NAME($tile) }
turn-yusuf-export = корабль Юсуфа прибывает в город { NAME($city) }
turn-yusuf-consolidate = Юсуф укрепляет отношения с городом { NAME($city) }
turn-yusuf-engrave = Юсуф гравирует { NAME($poem) }

## Что это такое

kind-space = Клетка рондели ({ NAME($ring) })
kind-slot = Клетка для дополнительных действий
kind-action = Действие
kind-worker = Работник
kind-material = Стройматериал
kind-raw = Сырьё
kind-good = Товар
kind-token = Чем платят и что считают
kind-category = Тип построек
kind-house = Склад
kind-city = Город
kind-granada = Королевство
kind-city-tile = Жетон города
kind-large = Большая постройка
kind-small = Малая постройка
kind-mosaic-card = Карта баланса
kind-mosaic = Архитектурный баланс
kind-tile = Жетон склада
kind-favour = Деление шкалы награды
kind-poem = Короткое стихотворение
kind-large-poem = Длинное стихотворение
kind-wish = Пожелание султана
kind-trade = Карта торговли
kind-event = Событие
kind-start = Начальный жетон
kind-yusuf = Соперник в одиночной игре
kind-yusuf-card = Карта Юсуфа

about-quarry_small =
    { $count ->
        [one] Возьмите { $count } стройматериал: { NAME($kinds, case: "accusative", join: "or") }.
        [few] Возьмите { $count } стройматериала, каждый на выбор: { NAME($kinds, case: "accusative", join: "or") }.
       *[many] Возьмите { $count } стройматериалов, каждый на выбор: { NAME($kinds, case: "accusative", join: "or") }.
    }
about-quarry_large =
    { $count ->
        [one] Возьмите { $count } стройматериал: { NAME($kinds, case: "accusative", join: "or") }.
        [few] Возьмите { $count } стройматериала, каждый на выбор: { NAME($kinds, case: "accusative", join: "or") }.
       *[many] Возьмите { $count } стройматериалов, каждый на выбор: { NAME($kinds, case: "accusative", join: "or") }.
    }
about-storehouse = Расширьте склад открытым жетоном ({ LIST($values) } ОП за первое и второе расширение) или активируйте расширенный склад ради бонуса верхнего жетона.
about-market =
    { $count ->
        [one] Получите { amount-dinars }, затем проведите { $count } операцию: покупку, продажу или обмен.
        [few] Получите { amount-dinars }, затем проведите до { $count } операций: покупка, продажа или обмен.
       *[many] Получите { amount-dinars }, затем проведите до { $count } операций: покупка, продажа или обмен.
    }
about-build = Возведите большую постройку текущей эпохи или открытую малую. Стройматериалы должны быть разными; { NAME($kinds) } приносят { LIST($values) } ОП.
about-build_large = Возведите большую постройку текущей эпохи. Стройматериалы должны быть разными; { NAME($kinds) } приносят { LIST($values) } ОП.
about-build_small = Возведите открытую малую постройку. Стройматериалы должны быть разными; { NAME($kinds) } приносят { LIST($values) } ОП.
about-export = Отправьте корабль с товарами (от 1 до { $most }) в город и оплатите путь. Каждый товар приносит { $prestige } ОП и { $parias ->
        [one] { $parias } подать
        [few] { $parias } подати
       *[many] { $parias } податей
    }, а где на него есть спрос — того и другого ещё по { $demand }.
about-consolidate = Передвиньте свой корабль на правую половину города. Кто там уже был, получает { $prestige } ОП и { amount-dinars }.
about-produce =
    { $count ->
        [one] Получите бонус города со своим кораблём, произведите { $count } товар или сделайте и то и другое.
        [few] Получите бонус города со своим кораблём, произведите до { $count } товаров или сделайте и то и другое.
       *[many] Получите бонус города со своим кораблём, произведите до { $count } товаров или сделайте и то и другое.
    }
about-engrave = Цена в динарах: синее стихотворение { $blue }, красное { $red }, длинное { $large }, и ещё по 1 за каждое ваше стихотворение того же цвета; стройматериалы приносят ОП.
about-reactivate = Ещё раз примените эффект одного своего красного стихотворения.
about-commission =
    { $per ->
        [one] Получите { amount-dinars } и ещё по 1 за каждое своё стихотворение.
        [few] Получите { amount-dinars } и ещё по 1 за каждые { $per } своих стихотворения.
       *[many] Получите { amount-dinars } и ещё по 1 за каждые { $per } своих стихотворений.
    }
about-slot-raw = Цена в динарах: архитектор { $builder }, торговец { $merchant }. Возьмите лежащее здесь сырьё, а если пусто — произведите товар.
about-slot-marble = Цена в динарах: торговец { $merchant }, поэтесса { $poet }. Возьмите лежащий здесь мрамор, а если пусто — гипс или древесину.
about-worker = Трудится раз за раунд ({ NAME($ring) }) или отдыхает: вы получаете { amount-dinars }, но теряете { $prestige } ОП.
about-material = Приносит { $prestige } ОП в постройке или стихотворении. На рынке покупается за { amount-buy }, продаётся за { amount-sell }.
about-raw = Лежит в мастерской, каждого вида не больше одного, пока не станет товаром: { NAME($good) }. На рынке стоит { amount-buy }.
about-good = При экспорте приносит ОП и подати; на рынке продаётся за { amount-sell }.
about-dinar = Ими платят за шаги, дополнительные действия, пути и стихотворения; 1 подать можно заменить: { amount-dinars }.
about-seal = Заменяет 1 динар, а при уплате податей — 1 подать (иначе нужно { amount-dinars }).
about-paria = Даётся за экспорт и уплачивается в конце раунда. Замена одной подати: { amount-dinars }, печать или 1 ОП. У кого податей больше всех, выбирает первого игрока.
about-prestige = В конце побеждает тот, у кого ОП больше всех. При уплате податей 1 ОП заменяет { amount-dinars }.
about-ship = При экспорте уходит из Гранады в город; при укреплении отношений переходит на правую половину.
about-category-large = К этому типу относятся большие постройки.
about-category-small = К этому типу относятся малые постройки.
about-house =
    { $crates ->
        [one] Вначале { $crates } ящик; расширений — не больше { $count }.
        [few] Вначале { $crates } ящика; расширений — не больше { $count }.
       *[many] Вначале { $crates } ящиков; расширений — не больше { $count }.
    }
about-city = Путь от Гранады стоит { amount-price }. Соседи: { NAME($neighbours) }.
about-granada = Отсюда отправляются все корабли.
about-city-tile-blue = Спрос: { NAME($demand) }. Бонус города: { NAME($bonus) }. Доход после укрепления отношений: { NAME($effects) }.
about-city-tile-red = Спрос: { NAME($demand) }. Бонус города: { NAME($bonus) }. При укреплении отношений, один раз: { NAME($effects) }.
about-large = Эпоха { $era }. За неё делают шаг по шкале награды, затем получают: { NAME($effects) }.
about-small = Основа: { NAME($material) }. Половины узора: слева { NAME($left, case: "mosaic") }, справа { NAME($right, case: "mosaic") }.
about-mosaic-card = Первая карта вашего ряда: малые постройки выкладывают по её краям.
about-mosaic = Две половины этого цвета рядом приносят: { NAME($effects) }.
about-tile = { NAME($effects) }.
about-favour = Кто стоит здесь или дальше, может выбрать: { NAME($effects) }.
about-favour-start = Отсюда начинают все.
about-poem = Синяя половина, постоянно: { NAME($blue) }. Красная, сразу: { NAME($red) }.
about-large-poem = В конце игры: { NAME($effects) }.
about-wish = При каждом подсчёте пожеланий: { NAME($effects) }.
about-trade = В конце игры, для всех: { NAME($effects) }.
about-event = Пока действует: { NAME($effects) }.
about-start = В начале: { NAME($effects) }.
about-yusuf = Каждый ход открывает жетон работника и карту; карта говорит, куда он идёт и что делает.
about-yusuf-card = Идёт на клетку: { NAME($space) }. Действия: { NAME($actions) }. Награда: { $prestige } ОП, { amount-parias }.

about-unused = В этой партии не участвует.
about-stands-here = Сейчас здесь: { NAME($players) }.
about-sultans = Работники султана: { $count }.
about-no-worker = Для этой рондели у вас нет готового работника.
about-move =
    { $price ->
        [0] { NAME($worker) }: переход бесплатный.
       *[other] { NAME($worker) }: переход стоит { amount-price }.
    }
about-slot-token = Сейчас здесь: { NAME($token) }.
about-slot-empty-raw = Пусто: произведите товар из сырья своей мастерской.
    .brief = произвести товар
about-slot-empty-marble = Пусто: возьмите гипс или древесину.
    .brief = гипс или древесина
about-side-raw = Динары: архитектор { $first }, торговец { $second }.
about-side-marble = Динары: торговец { $first }, поэтесса { $second }.
about-city-now = Здесь лежит { NAME($tile) }.
about-ships = Корабли: { NAME($players) }.
about-seal-here = Первый корабль получает печать.
about-ships-home =
    { $count ->
        [one] В Гранаде { $count } корабль.
        [few] В Гранаде { $count } корабля.
       *[many] В Гранаде { $count } кораблей.
    }
about-way = Путь стоит вам { amount-price }.
about-in-store = На ваших складах: { $count }; свободных ящиков: { $free }.
about-open = Лежит открыто.
about-not-open = Ещё не открыто.
about-belongs = Владелец: { NAME($player) }.
about-other-era = Только в эпохе { $era }.
about-poem-cost = Гравировка стоит вам, в динарах: синяя половина { $blue }, красная { $red }.
about-large-cost = Гравировка стоит вам { amount-price }.
about-worth-now = Сейчас это принесло бы вам { $count } ОП.
about-on-display = Среди открытых ({ NAME($side) }).
about-tile-at = Лежит здесь: { NAME($cities) }.
about-wish-up = В башне: засчитывается.
about-wish-ahead = Ещё на шкале раундов.
about-event-now = Действует сейчас.
about-event-coming = Следующее.
about-event-none = Ни текущее, ни следующее.

## Перед выбором

remark-price =
    { $price ->
        [one] Стоит { $price } динар.
        [few] Стоит { $price } динара.
       *[many] Стоит { $price } динаров.
    }
remark-no-room = Нужно места: { $count }, а свободных ящиков: { $free }. Придётся сбросить: { $lost }.
remark-rest =
    { $left ->
        [0] Ваш последний работник этого раунда не будет трудиться.
        [one] { NAME($worker) } в этом раунде трудиться не будет; останется { $left } работник.
        [few] { NAME($worker) } в этом раунде трудиться не будет; останутся { $left } работника.
       *[many] { NAME($worker) } в этом раунде трудиться не будет; останется { $left } работников.
    }
remark-delivery =
    Товары принесут { $prestige } ОП и { $paria ->
        [one] { $paria } подать
        [few] { $paria } подати
       *[many] { $paria } податей
    }.
remark-materials = Стройматериалы принесут { $prestige } ОП.
remark-seal = Печать ещё здесь: { NAME($city) }.
remark-mosaic = Архитектурный баланс: { NAME($mosaic) }.
remark-way = { NAME($gains) }
remark-action-unused = Вы откажетесь от второго действия этого работника.
    .short = 1 действие не использовано
remark-transactions-unused =
    { $count ->
        [one] { $count } операция пропадёт.
        [few] { $count } операции пропадут.
       *[many] { $count } операций пропадут.
    }
    .short =
        { $count ->
            [one] { $count } операция пропадёт
            [few] { $count } операции пропадут
           *[many] { $count } операций пропадут
        }
remark-given-up = Это пропадёт.

## Что напечатано на жетонах и картах, по частям (см. ../phrases.py)

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
effect-choice-of-materials =
    { $n ->
        [one] { NAME($kinds, join: "or") }
        [few] { $n } стройматериала, каждый на выбор: { NAME($kinds, join: "or") }
       *[many] { $n } стройматериалов, каждый на выбор: { NAME($kinds, join: "or") }
    }
effect-raw =
    { $n ->
        [one] { $n } жетон сырья
        [few] { $n } жетона сырья
       *[many] { $n } жетонов сырья
    }
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
effect-split =
    { $n ->
        [one] { $n } динар/подать
        [few] { $n } динара/подати в любом сочетании
       *[many] { $n } динаров/податей в любом сочетании
    }
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
    .short = корабль в любой город, до 1 товара; без бонусов
effect-or = { NAME($one) } или { NAME($other) }
effect-per =
    { $max ->
        [0] { NAME($effect) } { NAME($counter, case: "each") }
       *[other] { NAME($effect) } { NAME($counter, case: "each") } (не больше { $max })
    }
effect-when = { NAME($trigger) }: { NAME($effect) }
    .short = { NAME($trigger, case: "short") }
effect-when-used = { NAME($trigger) } ({ NAME($material) }): { NAME($effect) }
    .short = Постройка: { NAME($material) }
effect-more = { NAME($modifier) }: больше на { $n }
    .short = { NAME($modifier, case: "short") }: +{ $n }
effect-less = { NAME($modifier) }: меньше на { $n }
    .short = { NAME($modifier, case: "short") }: −{ $n }
effect-set = { NAME($modifier) }: { $n }
    .short = { NAME($modifier, case: "short") }: { $n }
effect-allowed = { NAME($modifier) }
effect-store =
    { $n ->
        [one] хранит { $n } товар; за него: { NAME($effect) }
        [few] хранит { $n } товара; за каждый: { NAME($effect) }
       *[many] хранит { $n } товаров; за каждый: { NAME($effect) }
    }
    .short =
        { $n ->
            [one] Хранит { $n } товар; за каждый
            [few] Хранит { $n } товара; за каждый
           *[many] Хранит { $n } товаров; за каждый
        }
effect-all = { NAME($steps) }
effect-none = ничего
score-per = { $n } { NAME($counter, case: "each") } (не больше { $max })
score-majority = { $values } за большинство: { NAME($counter) }
score-sets = { $n } за набор: { NAME($counters) } (не больше { $max })
score-table = { $values } по числу: { NAME($counter) }
card-crates =
    { $n ->
        [one] { $n } ящик
        [few] { $n } ящика
       *[many] { $n } ящиков
    }
amount-sell =
    { $sell ->
        [one] { $sell } динар
        [few] { $sell } динара
       *[many] { $sell } динаров
    }
amount-buy =
    { $buy ->
        [one] { $buy } динар
        [few] { $buy } динара
       *[many] { $buy } динаров
    }
amount-have =
    { $have ->
        [one] { $have } динар
        [few] { $have } динара
       *[many] { $have } динаров
    }
amount-need =
    { $need ->
        [one] { $need } динар
        [few] { $need } динара
       *[many] { $need } динаров
    }
amount-price =
    { $price ->
        [one] { $price } динар
        [few] { $price } динара
       *[many] { $price } динаров
    }
amount-seals =
    { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[many] { $seals } печатей
    }
amount-dinars =
    { $dinars ->
        [one] { $dinars } динар
        [few] { $dinars } динара
       *[many] { $dinars } динаров
    }
amount-parias =
    { $parias ->
        [one] { $parias } подать
        [few] { $parias } подати
       *[many] { $parias } податей
    }
amount-paria =
    { $paria ->
        [one] { $paria } подать
        [few] { $paria } подати
       *[many] { $paria } податей
    }
amount-dinar =
    { $dinar ->
        [one] { $dinar } динар
        [few] { $dinar } динара
       *[many] { $dinar } динаров
    }

counter-blue_poem = синее стихотворение
    .each = за каждое синее стихотворение
counter-red_poem = красное стихотворение
    .each = за каждое красное стихотворение
counter-small_poem = короткое стихотворение
    .each = за каждое короткое стихотворение
counter-large_poem = длинное стихотворение
    .each = за каждое длинное стихотворение
counter-poem = стихотворение
    .each = за каждое стихотворение
counter-small_building = малая постройка
    .each = за каждую малую постройку
counter-large_building = большая постройка
    .each = за каждую большую постройку
counter-building = постройка
    .each = за каждую постройку
counter-category_palace = дворец
    .each = за каждый дворец
counter-category_fountain = фонтан
    .each = за каждый фонтан
counter-category_gate = врата
    .each = за каждые врата
counter-category_garden = сад
    .each = за каждый сад
counter-category_tower = башня
    .each = за каждую башню
counter-category_window = окно
    .each = за каждое окно
counter-category_kinds = отдельный тип построек
    .each = за каждый отдельный тип построек
    .short = типы построек
counter-mosaic = архитектурный баланс
    .each = за каждый архитектурный баланс
counter-crate = ящик
    .each = за каждый ящик
counter-stored_item = стройматериал или товар на складе
    .each = за каждый стройматериал и товар на складе
    .short = запасы на складе
counter-favour_space = деление шкалы награды
    .each = за каждое деление шкалы награды
    .short = шкала награды
counter-seal = печать
    .each = за каждую печать
counter-city_with_ship = город с вашим кораблём
    .each = за каждый город с вашим кораблём
    .short = город с кораблём
counter-consolidated_city = город с укреплёнными отношениями
    .each = за каждый город с укреплёнными отношениями
    .short = укреплённые отношения
counter-consolidated_blue_city = синий город с укреплёнными отношениями
    .each = за каждый синий город с укреплёнными отношениями
counter-consolidated_red_city = красный город с укреплёнными отношениями
    .each = за каждый красный город с укреплёнными отношениями
    .short = красный город с укр. отношениями
counter-blue_city_with_ship = синий город с вашим кораблём
    .each = за каждый синий город с вашим кораблём
counter-red_city_with_ship = красный город с вашим кораблём
    .each = за каждый красный город с вашим кораблём
counter-europe_city_with_ship = город Европы с вашим кораблём
    .each = за каждый город Европы с вашим кораблём
counter-maghreb_city_with_ship = город Магриба с вашим кораблём
    .each = за каждый город Магриба с вашим кораблём
counter-near_east_city_with_ship = город Ближнего Востока с вашим кораблём
    .each = за каждый город Ближнего Востока с вашим кораблём
counter-chain_of_cities = город вашей самой длинной цепочки
    .each = за каждый город вашей самой длинной цепочки
    .short = город вашей цепочки

trigger-income = на этапе дохода
    .short = Доход
trigger-become_start_player = когда вы становитесь первым игроком
    .short = Первый игрок
trigger-build = когда вы строите
    .short = Постройка
trigger-build_large = когда вы возводите большую постройку
    .short = Большая постройка
trigger-build_small = когда вы возводите малую постройку
    .short = Малая постройка
trigger-mosaic = когда вы достигаете баланса
    .short = Архитектурный баланс
trigger-quarry = после добычи
    .short = Добыча
trigger-expand_storehouse = когда вы расширяете склад
    .short = Расширение
trigger-market = на рынке
    .short = Рынок
trigger-consolidate = когда вы укрепляете отношения
    .short = Укрепление
trigger-process = когда вы производите товар
    .short = Производство товара

modifier-move_free_steps = бесплатные шаги
modifier-occupied_free_workers = работники других игроков, за которых не платят
    .short = чужие работники бесплатно
modifier-occupied_cost = динары за работника другого игрока
modifier-side_action_cost = цена дополнительных действий
    .short = цена доп. действий
modifier-market_transactions = операции на рынке
modifier-buy_price = цена покупки
modifier-sell_price = цена продажи
modifier-material_prestige = ОП за стройматериал
modifier-same_material_allowed = одинаковые стройматериалы разрешены
modifier-engrave_cost = цена гравировки
modifier-engrave_optional_max = дополнительные стройматериалы стихотворения
    .short = доп. материалы
modifier-engrave_prestige_per_material = ОП за стройматериал стихотворения
    .short = ОП за материал стихотворения
modifier-export_base_prestige = ОП за экспортированный товар
    .short = ОП за экспорт товара
modifier-export_base_paria = подати за экспортированный товар
    .short = подати за экспорт товара
modifier-export_paria_per_good = дополнительные подати за экспортированный товар
modifier-route_cost_each = цена каждого маршрута
modifier-export_route_total = цена пути при экспорте
modifier-consolidate_cost = цена укрепления отношений
modifier-commission_dinar = динары за ремесло
modifier-rest_prestige_loss = потеря ОП при отдыхе
modifier-rest_dinar = динары за отдых
modifier-tribute = подати к уплате
modifier-tribute_surcharge = надбавка к податям

## Tables of the data file, of which something is reconstructed

name-table-rondel_outer = Внешняя рондель
name-table-rondel_middle = Средняя рондель
name-table-rondel_inner = Внутренняя рондель
name-table-cities = Города
name-table-favour_track = Шкала награды
name-table-storehouse_tiles = Жетоны складов
name-table-side_slots = Клетки дополнительных действий
name-table-sultan_workers = Работники султана
name-table-start_dinars = Динары в начале
name-table-round_track = Шкала раундов
name-table-start_tiles = Начальные жетоны
name-table-large_buildings = Большие постройки
name-table-small_buildings = Малые постройки
name-table-mosaic_bonus = Бонусы архитектурного баланса
name-table-mosaic_cards = Карты архитектурного баланса
name-table-small_poems = Короткие стихотворения
name-table-trade_cards = Карты торговли
name-table-routes = Маршруты
name-table-city_tiles = Жетоны городов
