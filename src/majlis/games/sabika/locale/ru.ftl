# Sabika. Как пишутся части: см. majlis/engine/words.py. Какое сообщение называет деталь: см. ../names.py.

game-title = Сабика
game-about = Ведите архитекторов, торговцев и поэтесс по трём ронделям: стройте Альгамбру, торгуйте на Средиземном море и украшайте стены стихами. После пяти раундов побеждает тот, у кого больше престижа; в одиночку вы играете против Юсуфа.

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
name-dinar = 2 динара
name-paria = подать
name-seal = печать
name-prestige = престиж

name-builder = архитектор
name-builder_1 = архитектор 1
name-builder_2 = архитектор 2
name-merchant = торговец
name-poet = поэтесса
name-outer = внешняя рондель
name-middle = средняя рондель
name-inner = внутренняя рондель

name-quarry_small = малая добыча
name-quarry_large = большая добыча
name-storehouse = склад
name-market = рынок
name-build = строительство
name-build_large = большая постройка
name-build_small = малая постройка
name-export = экспорт
name-consolidate = укрепление отношений
name-produce = производство
name-engrave = гравировка
name-reactivate = реактивация
name-commission = ремесло
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
name-garden = сад
name-tower = башня
name-window = окно
name-left = слева
name-right = справа
name-house = ящик склада
name-card = ящик на стихотворении
name-blue = синее
name-red = красное
name-green = зелёное
name-yellow = жёлтое
name-large = длинное
name-yusuf = Юсуф
name-start_tile = начальный жетон
name-gain_dinar = динары
name-gain_paria = подати
name-gain_prestige = очки престижа
name-gain_material = стройматериал
name-gain_raw = сырьё
name-gain_good = товар
name-gain_favour = шаг по шкале награды

name-space = { NAME($action) }, { NAME($ring) } { $number }
name-slot-raw = клетка сырья { $number }
name-slot-marble = клетка мрамора { $number }
name-tile = жетон склада { $number }
name-house-number = склад { $number }
name-building = { NAME($category) } { $number }
name-mosaic-card = карта баланса { $number }
name-mosaic = баланс ({ NAME($colour) })
name-poem = стихотворение { $number }
# The Russian box counts in Cyrillic letters (R-16).
name-large-poem = длинное стихотворение { $number ->
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
name-wish = пожелание { $number ->
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
name-favour-space = клетка награды { $number }
name-yusuf-card = карта «{ NAME($worker) } { $number }»
name-player = { SEAT($seat) }

name-start = В начале
name-buildings = Постройки
name-storehouses = Склады
name-exports = Экспорт
name-poems = Гравировка
name-bonuses = Бонусы
name-wishes = Пожелания султана
name-tribute = Подати
name-rest = Отдых
name-large_poems = Длинные стихотворения
name-trade_card = Карта торговли
name-leftovers = Остатки
name-yusuf_cards = Карты работников

## Что можно сделать и что к этому относится

verb-keep = Оставить начальный жетон
verb-work = Труд
verb-rest = Отдых
verb-main = Основное действие
verb-side = Дополнительное действие
verb-done = Дальше
verb-pay = Заплатить столькими печатями
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
verb-refresh = Открыть новые малые постройки
verb-build = Построить
verb-lay = Приложить карту
verb-favour = Бонус клетки награды
verb-choose = Выбрать
verb-split = Динары (остальное податями)
verb-export = Экспорт
verb-sail = Выставить корабль
verb-consolidate = Укрепить отношения
verb-visit = Бонус города
verb-process = Произвести товар
verb-engrave = Гравировать
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
part-worker = работник
part-space = клетка рондели
part-slot = клетка между ронделями
part-seals = сколько печатей
part-materials = стройматериалы
part-place = место
part-item = предмет
part-house = склад
part-give = что отдать
part-get = что получить
part-building = постройка
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
part-player = игрок

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
    .others = { SEAT($seat) } платит { $price }.
prompt-materials =
    { $count ->
        [one] Возьмите { $count } стройматериал; на выбор: { NAME($kinds) }.
        [few] Возьмите { $count } стройматериала; на выбор: { NAME($kinds) }.
       *[many] Возьмите { $count } стройматериалов; на выбор: { NAME($kinds) }.
    }
    .others = { SEAT($seat) } берёт стройматериалы.
prompt-raw = Получите сырьё: с какой клетки?
    .others = { SEAT($seat) } берёт сырьё.
prompt-good = Получите товар: какое сырьё вы переворачиваете?
    .others = { SEAT($seat) } берёт товар.
prompt-store = Куда положить: { NAME($item) }?
    .others = { SEAT($seat) } кладёт товар на хранение: { NAME($item) }.
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
prompt-favour = Награда султана, клетка { $space }: какой бонус вы берёте?
    .others = { SEAT($seat) } выбирает бонус шкалы награды.
prompt-choose = Выберите одно: { NAME($source) } ({ LIST($ways) }).
    .others = { SEAT($seat) } выбирает бонус: { NAME($source) }.
prompt-split = Всего динаров и податей — { $count }: сколько из них динаров?
    .others = { SEAT($seat) } делит { $count } на динары и подати.
prompt-export = В какой город вы экспортируете и какие товары?
    .others = { SEAT($seat) } экспортирует.
prompt-sail = Выставьте корабль в город; туда можно экспортировать один товар.
    .others = { SEAT($seat) } выставляет корабль.
prompt-consolidate = Где вы укрепляете торговые отношения?
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
        [one] Подати: чем вы платите { $count } подать?
        [few] Подати: чем вы платите { $count } подати?
       *[many] Подати: чем вы платите { $count } податей?
    }
    .others = { SEAT($seat) } платит подати.
prompt-surcharge = Надбавка события: чем вы её платите?
    .others = { SEAT($seat) } платит надбавку события.
prompt-start-player = Вы впереди на шкале податей: кто станет первым игроком?
    .others = { SEAT($seat) } выбирает первого игрока.
prompt-yusuf-city =
    { $action ->
        [consolidate] Где Юсуф укрепляет отношения?
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
event-stored = { SEAT($seat) } кладёт { NAME($item, case: "accusative") }: { NAME($place) }.
event-discard = { SEAT($seat) } сбрасывает: { NAME($item) }.
event-lost = { SEAT($seat) } не находит места: { NAME($item) }.
event-processed = { SEAT($seat) } производит { NAME($good, case: "accusative") } (сырьё: { NAME($raw) }).
event-nothing = { SEAT($seat) } не может использовать бонус: { NAME($source) }.
event-split = { SEAT($seat) } делит: динары — { $dinar }, подати — { $paria }.
event-resolve = { SEAT($seat) } выполняет: { NAME($source) }.

## Что произошло: ходы

event-work =
    { $steps ->
        [0] { SEAT($seat) } отправляет работника: { NAME($worker) } ({ NAME($space) }).
        [one] { SEAT($seat) } ходит на { $steps } клетку: { NAME($worker) } ({ NAME($space) }).
        [few] { SEAT($seat) } ходит на { $steps } клетки: { NAME($worker) } ({ NAME($space) }).
       *[many] { SEAT($seat) } ходит на { $steps } клеток: { NAME($worker) } ({ NAME($space) }).
    }
event-rest = { SEAT($seat) } даёт отдых: { NAME($worker) }.
event-pay =
    { $seals ->
        [0] { SEAT($seat) } платит { $dinars }.
       *[other] { SEAT($seat) } платит: динары — { $dinars }, печати — { $seals }.
    }
event-main = { SEAT($seat) } выполняет основное действие: { NAME($action) }.
event-side = { SEAT($seat) } выполняет дополнительное действие: { NAME($slot) }.
event-bonus-action = { SEAT($seat) } выполняет бонусное действие: { NAME($action) }.
event-decline = { SEAT($seat) } отказывается от бонусного действия.
event-extend = { SEAT($seat) } расширяет { NAME($house) }: { NAME($tile) }.
event-activate = { SEAT($seat) } активирует { NAME($house) } ({ NAME($tile) }).
event-buy = { SEAT($seat) } покупает за { $price }: { NAME($item) }.
event-sell = { SEAT($seat) } продаёт за { $price }: { NAME($item) }.
event-exchange = { SEAT($seat) } меняет: { NAME($give) } → { NAME($get) }.
event-refresh = { SEAT($seat) } открывает новые малые постройки: { NAME($cards) }.
event-build = { SEAT($seat) } строит: { NAME($building) } (использовано: { NAME($materials) }).
event-lay = { SEAT($seat) } прикладывает карту: { NAME($building) } ({ NAME($end) }).
event-mosaic = { SEAT($seat) } достигает: { NAME($colour) }.
event-favour = { SEAT($seat) } стоит на клетке награды { $space }.
event-favour-bonus = { SEAT($seat) } берёт бонус клетки награды { $space }.
event-export = { SEAT($seat) } экспортирует: { NAME($goods) } ({ NAME($city) }).
event-sail =
    { COUNT($goods) ->
        [0] { SEAT($seat) } выставляет корабль: { NAME($city) }.
       *[other] { SEAT($seat) } выставляет корабль и экспортирует: { NAME($goods) } ({ NAME($city) }).
    }
event-seal = { SEAT($seat) } берёт печать: { NAME($city) }.
event-consolidate = { SEAT($seat) } укрепляет отношения: { NAME($city) }.
event-rewarded = { SEAT($seat) } уже там и получает награду: { NAME($city) }.
event-visit = { SEAT($seat) } берёт бонус города: { NAME($city) }.
event-engrave = { SEAT($seat) } гравирует { NAME($poem) } ({ NAME($colour) }); использовано: { NAME($materials) }.
event-reactivate = { SEAT($seat) } реактивирует { NAME($poem) }.
event-use = { SEAT($seat) } использует: { NAME($piece) }.

## Что произошло: конец раунда и игры

event-book = Фишка рассказчика переходит на деление { $space }.
event-wish = В башню попадает { NAME($wish) }.
event-wish-scored = { SEAT($seat) } получает { $count } ОП: { NAME($wish) }.
event-tribute = { SEAT($seat) } платит подати: { NAME($ways) }.
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
event-over-alone = Партия окончена. Впереди: { NAME($winners) }.

## Что произошло: Юсуф

event-yusuf-tile = Юсуф открывает жетон работника: { NAME($worker) }.
event-yusuf-card = Юсуф открывает: { NAME($card) }.
event-yusuf-blocked = Там уже стоит другой архитектор Юсуфа; сброшена { NAME($card) }.
event-yusuf-move = Юсуф ходит: { NAME($worker) } ({ NAME($space) }).
event-yusuf-clear = Юсуф освобождает: { NAME($slots) }.
event-yusuf-idle = Юсуф не может выполнить действие: { NAME($action) }.
event-yusuf-build = Юсуф строит: { NAME($building) }.
event-yusuf-tile-taken = Юсуф берёт { NAME($tile) }.
event-yusuf-export = Корабль Юсуфа прибывает: { NAME($city) }.
event-yusuf-consolidate = Юсуф укрепляет отношения: { NAME($city) }.
event-yusuf-engrave = Юсуф гравирует { NAME($poem) }.
event-yusuf-prestige = Юсуф получает { $count } ОП.
event-yusuf-prestige-lost = Юсуф теряет { $count } ОП.
event-yusuf-paria =
    { $count ->
        [one] Юсуф получает { $count } подать.
        [few] Юсуф получает { $count } подати.
       *[many] Юсуф получает { $count } податей.
    }
event-yusuf-tribute = Юсуф платит подати: { $count }.
event-yusuf-scored = Юсуф получает { $count } ОП: { NAME($source) }.

## Почему нельзя: слова, которые ничего не называют

refused-no-such-building = Такой постройки нет: { NAME($building) }.
refused-no-such-city = Такого города нет: { NAME($city) }.
refused-no-such-colour = Такого цвета нет: { NAME($colour) }. Стихотворения бывают синими, красными и длинными.
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
refused-no-such-slot = Такой клетки нет: { NAME($slot) }.
refused-no-such-space = Такой клетки на рондели нет: { NAME($space) }.
refused-no-such-way = Подать так не платят: { NAME($way) }.
refused-no-such-worker = Такого работника нет: { NAME($worker) }.

## Почему нельзя: работники

refused-not-dealt = Этого жетона вам не раздали: { NAME($tile) }.
refused-worker-used = Этот работник уже лежит: { NAME($worker) }.
refused-nobody-can-work = Никто из ваших работников не может трудиться; один должен отдыхать.
refused-cannot-work = Этому работнику нечего делать, он должен отдыхать: { NAME($worker) }.
refused-other-ring = Место этого работника не здесь: { NAME($worker) } ({ NAME($ring) }).
refused-other-builder = Там уже стоит ваш другой архитектор: { NAME($space) }.
refused-full-lap = Работник должен перейти на другую клетку: { NAME($space) }.
refused-no-buildings = Открытых построек нет.
refused-no-base = Любой открытой постройке нужна основа, а у вас нет ни одной из них: { NAME($materials) }.
refused-no-goods = У вас нет товаров для экспорта.
refused-ships-everywhere = Ваши корабли уже есть во всех городах.
refused-all-consolidated = Все ваши корабли уже на правых половинах: укреплять нечего.
refused-nothing-to-produce = У вас нет кораблей в городах и сырья, из которого можно произвести товар.
refused-no-poems = Доступных вам открытых стихотворений нет.
refused-no-red-poem = У вас нет красного стихотворения для реактивации.
refused-no-tile = Открытых жетонов нет, и ни один ваш склад не расширен.
refused-no-tile-here = Здесь нет открытого жетона, который вы можете взять.
refused-houses-full = У всех ваших складов уже по { $count } расширения.
refused-nothing-affordable = Переход стоит { $price }, любое действие там — не меньше { $need }, а у вас { $have }: { NAME($space) }.
refused-action-impossible = Сейчас вы не можете выполнить это действие: { NAME($action) }.
refused-no-side-action = Здесь для вас нет дополнительного действия: { NAME($space) }.
refused-slot-closed = Этой клетки в партии нет: { NAME($slot) }.
refused-slot-elsewhere = Клетка вашего работника не касается этой: { NAME($slot) }.
refused-slot-empty = Клетка пуста, а производить вам не из чего: { NAME($slot) }.

## Почему нельзя: оплата и хранение

refused-too-dear = Это стоит { $price }, а у вас { $have }.
refused-no-seals = Печатей у вас только { $count }.
refused-too-many-seals = В этой оплате может быть не больше { $price } печатей.
refused-not-in-store = Этого у вас нет или не столько: { NAME($item) }.
refused-nothing-stored = Вам нечем так торговать.
refused-nothing-to-discard = Больше нечего сбросить, чтобы освободить место: { NAME($item) }.
refused-same-item = Сбрасывать такое же нет смысла; откажитесь от нового: { NAME($item) }.
refused-card-for-goods = На стихотворении хранят только товары: { NAME($item) } — не товар.
refused-no-token = Там нет сырья: { NAME($slot) }.
refused-no-raw = В вашей мастерской нет такого сырья: { NAME($raw) }.
refused-raw-not-on-rondel = На рондели больше нет такого сырья, поэтому произвести товар нельзя: { NAME($raw) }.
refused-nothing-to-process = Вам не из чего произвести товар.
refused-other-material = Здесь берут другое: { NAME($materials) }, но не { NAME($material, case: "accusative") }.
refused-take-count = Нужно взять стройматериалов: { $count }, а выбрано { $chosen }.

## Почему нельзя: склады, рынок, постройки

refused-tile-not-open = Этот жетон не открыт: { NAME($tile) }.
refused-other-display = Этот жетон лежит с другой стороны: { NAME($tile) }.
refused-house-full = На этом складе расширений уже { $count }.
refused-not-extended = Активировать можно только расширенный склад.
refused-not-neighbours = Меняют только соседние стройматериалы: { NAME($give) } и { NAME($get) } не соседи.
refused-refreshed = В этот ход вы уже открывали новые малые постройки.
refused-refresh-may-fail = В этой партии новые карты можно открыть, только если вы можете возвести большую постройку.
refused-nothing-to-build = У вас нет стройматериалов ни для одной постройки.
refused-other-sort = Этот бонус не для таких построек: { NAME($building) }.
refused-other-era = Эта постройка не текущей эпохи: { NAME($building) }.
refused-not-open = Эта постройка не открыта: { NAME($building) }.
refused-base = Нет базового стройматериала: { NAME($material) }.
refused-poem-base = Стихотворению нужен базовый стройматериал: { NAME($materials) }.
refused-too-many-materials = Можно потратить не больше стройматериалов, чем { $count }, а выбрано { $chosen }.
refused-same-material = Стройматериалы должны быть разными: { NAME($materials) }.
refused-favour-space = Можно выбрать клетку от 1 до { $last }, но не { $space }.
refused-split = Разделить можно только { $count }.
refused-way-impossible = Вариант { $number } сейчас ничего бы вам не дал.
refused-order-fixed = Сначала вы получаете сырьё, затем товар.
refused-not-waiting = Этот эффект не ждёт выполнения: { NAME($source) }.

## Почему нельзя: города и стихотворения

refused-ship-there = Там уже есть ваш корабль: { NAME($city) }.
refused-way-too-dear = Путь стоит { $price }, а у вас { $have }: { NAME($city) }.
refused-goods-count = Экспортируют от { $least } до { $most } товаров, а выбрано { $chosen }.
refused-no-ship-left = Там нет вашего корабля на левой половине: { NAME($city) }.
refused-no-ships = У вас нет корабля ни в одном городе.
refused-no-ship-there = Там нет вашего корабля: { NAME($city) }.
refused-visited = Бонус этого города вы уже взяли: { NAME($city) }.
refused-not-red = Этот город не красный: { NAME($city) }.
refused-nothing-to-engrave = Ни одно открытое стихотворение вам не по средствам.
refused-poem-not-open = Это стихотворение не открыто: { NAME($poem) }.
refused-poem-colour = Такого цвета у стихотворения нет: { NAME($poem) }.
refused-large-limit = Длинных стихотворений может быть не больше { $count }.
refused-not-your-red-poem = Это не ваше красное стихотворение: { NAME($poem) }.
refused-reciting = Эффект этого стихотворения сейчас выполняется: { NAME($poem) }.

## Почему нельзя: подати и Юсуф

refused-tribute-count = Податей нужно уплатить { $count }, а выбрано { $chosen }.
refused-tribute-way = Столько у вас нет: { NAME($way) }.
refused-surcharge =
    { $way ->
        [dinar] Сейчас нельзя уплатить надбавку динаром.
        [seal] Сейчас нельзя уплатить надбавку печатью.
        [prestige] У кого есть динары, тот платит надбавку динаром.
       *[other] Фишкой податей надбавку не платят.
    }
refused-yusuf-city = Для Юсуфа первым будет другой город, не { NAME($city) }.

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
    .about = Что считается в пожелании, где показаны виды построек.
option-wish_building_counts-edition = как в издании
option-wish_building_counts-each_building = каждая постройка
option-wish_building_counts-each_category = каждый вид один раз
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
    .about = Может ли работник обойти весь круг и вернуться на свою клетку.
option-full_lap_allowed-edition = как в издании
option-full_lap_allowed-yes = можно
option-full_lap_allowed-no = нельзя
option-start_player_bonus_when_kept = Снова первый игрок
    .about = Получает ли бонус нового первого игрока и тот, кто остался первым.
option-start_player_bonus_when_kept-edition = как в издании
option-start_player_bonus_when_kept-yes = да
option-start_player_bonus_when_kept-no = только новый первый игрок
option-event_4_gypsum_as_large_option = Событие 4 и гипс
    .about = При событии 4 гипс может быть и дополнительным стройматериалом большой постройки.
option-majority_needs_one = Большинству нужно хоть одно
    .about = У кого ничего нет, тот ничего не получает.
option-majority_two_player_behind = Большинство вдвоём
    .about = Что вдвоём получает отстающий.
option-majority_two_player_behind-6 = 6 ОП
option-majority_two_player_behind-0 = ничего
option-prestige_may_be_negative = Престиж ниже 0
    .about = Престиж может опускаться ниже 0.
option-build_refresh_may_fail = Новые карты на свой риск
    .about = Новые малые постройки можно открыть, даже если потом, возможно, ничего не построить.
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

group-money = Деньги и милость
group-storehouse = Склад
group-workshop = Работники, постройки, стихи
group-cities = Города
holding-prestige = { $count } ОП
    .label = Престиж
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
holding-gypsum = гипс: { $count }
    .label = Гипс
holding-wood = древесина: { $count }
    .label = Древесина
holding-marble = мрамор: { $count }
    .label = Мрамор
holding-ceramic = изразцы: { $count }
    .label = Изразцы
holding-sugar = сахар: { $count }
    .label = Сахар
holding-clothes = одежда: { $count }
    .label = Одежда
holding-pottery = посуда: { $count }
    .label = Посуда
holding-cane = тростник: { $count }
    .label = Тростник
holding-silk = шёлк: { $count }
    .label = Шёлк
holding-clay = глина: { $count }
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

## Ход одной строкой, после имени игрока

turn-build = строит: { NAME($building) }
turn-engrave = гравирует { NAME($poem) } ({ NAME($colour) })
turn-export = отправляет товары ({ NAME($city) }): { NAME($goods) }
turn-sail =
    { COUNT($goods) ->
        [0] отправляет корабль: { NAME($city) }
       *[other] отправляет товары ({ NAME($city) }): { NAME($goods) }
    }
turn-consolidate = укрепляет отношения: { NAME($city) }
turn-extend = расширяет { NAME($house) }
turn-activate = использует { NAME($house) }
turn-market =
    { COUNT($went) ->
        [0] покупает: { NAME($came) }
       *[other] { COUNT($came) ->
            [0] продаёт: { NAME($went) }
           *[other] отдаёт: { NAME($went) }; получает: { NAME($came) }
        }
    }
turn-produce =
    { COUNT($goods) ->
        [0] получает бонус города: { NAME($cities) }
       *[other] { COUNT($cities) ->
            [0] производит: { NAME($goods) }
           *[other] производит: { NAME($goods) }; бонус города: { NAME($cities) }
        }
    }
turn-reactivate = реактивирует { NAME($poems) }
turn-commission = занимается ремеслом
turn-quarry = добывает: { NAME($materials) }
turn-rest = даёт отдых: { NAME($worker) }
turn-work = отправляет работника ({ NAME($worker) }): { NAME($space) }
turn-round = начинается раунд { $round }
turn-book = фишка рассказчика переходит на деление { $space }
turn-wish = пожелание султана попадает в башню: { NAME($wish) }
turn-tribute = уплата податей
turn-over =
    { COUNT($winners) ->
        [0] партия окончена, из игроков не побеждает никто
        [one] партия окончена, побеждает { SEAT($winners) }
        [few] партия окончена, победу делят { SEAT($winners) }
       *[many] партия окончена, победу делят { SEAT($winners) }
    }
turn-over-alone = партия окончена; впереди: { NAME($winners) }
turn-yusuf-tile = Юсуф открывает жетон работника: { NAME($worker) }
turn-yusuf-move = Юсуф отправляет работника ({ NAME($worker) }): { NAME($space) }
turn-yusuf-idle = Юсуф не может выполнить действие: { NAME($action) }
turn-yusuf-build = Юсуф строит: { NAME($building) }
turn-yusuf-tile-taken = Юсуф берёт { NAME($tile) }
turn-yusuf-export = корабль Юсуфа прибывает: { NAME($city) }
turn-yusuf-consolidate = Юсуф укрепляет отношения: { NAME($city) }
turn-yusuf-engrave = Юсуф гравирует { NAME($poem) }

## Что это такое

kind-space = Клетка рондели ({ NAME($ring) })
kind-slot = Место для дополнительных действий
kind-action = Действие
kind-worker = Работник
kind-material = Стройматериал
kind-raw = Сырьё
kind-good = Товар
kind-token = Чем платят и что считают
kind-category = Вид построек
kind-house = Склад
kind-city = Город
kind-granada = Королевство
kind-city-tile = Жетон города
kind-large = Большая постройка
kind-small = Малая постройка
kind-mosaic-card = Карта баланса
kind-mosaic = Архитектурный баланс
kind-tile = Жетон склада
kind-favour = Клетка шкалы награды
kind-poem = Короткое стихотворение
kind-large-poem = Длинное стихотворение
kind-wish = Пожелание султана
kind-trade = Карта торговли
kind-event = Событие
kind-start = Начальный жетон
kind-yusuf = Соперник в одиночной игре
kind-yusuf-card = Карта Юсуфа

about-quarry_small = Возьмите стройматериалы, всего { $count }, на выбор: { NAME($kinds) }.
about-quarry_large = Возьмите стройматериалы, всего { $count }, на выбор: { NAME($kinds) }.
about-storehouse = Расширьте склад открытым жетоном ({ LIST($values) } ОП за первое и второе расширение) или используйте расширенный склад ради бонуса верхнего жетона.
about-market = Получите динары ({ $dinars }), затем проведите до { $count } операций: покупка, продажа или обмен.
about-build = Возведите большую постройку текущей эпохи или открытую малую. Материалы должны быть разными; { NAME($kinds) } приносят { LIST($values) } ОП.
about-build_large = Возведите большую постройку текущей эпохи. Материалы должны быть разными; { NAME($kinds) } приносят { LIST($values) } ОП.
about-build_small = Возведите открытую малую постройку. Материалы должны быть разными; { NAME($kinds) } приносят { LIST($values) } ОП.
about-export = Отправьте корабль с товарами (от 1 до { $most }) в город и оплатите путь. Каждый товар приносит ОП ({ $prestige }) и подати ({ $parias }), а где на него есть спрос — ещё по { $demand }.
about-consolidate = Передвиньте свой корабль на правую половину города. Кто там уже был, получает ОП ({ $prestige }) и динары ({ $dinars }).
about-produce = Получите бонус города со своим кораблём, произведите товары (до { $count }) или сделайте и то и другое.
about-engrave = Заплатите { $blue } за синее стихотворение, { $red } за красное, { $large } за длинное и ещё по 1 за каждое ваше стихотворение того же цвета; материалы приносят ОП.
about-reactivate = Ещё раз примените эффект одного своего красного стихотворения.
about-commission = Получите динары ({ $dinars }) и ещё 1 за каждые { $per } ваших стихотворения.
about-slot-raw = Архитектор платит { $builder }, торговец { $merchant }: возьмите лежащее здесь сырьё, а если пусто — произведите товар.
about-slot-marble = Торговец платит { $merchant }, поэтесса { $poet }: возьмите лежащий здесь мрамор, а если пусто — гипс или древесину.
about-worker = Работает раз за раунд ({ NAME($ring) }) или отдыхает: динары ({ $dinars }), но минус { $prestige } ОП.
about-material = Приносит { $prestige } ОП в постройке или стихотворении. На рынке покупается за { $buy }, продаётся за { $sell }.
about-raw = Лежит в мастерской, каждого вида не больше одного, пока не станет товаром: { NAME($good) }. На рынке стоит { $buy }.
about-good = При экспорте приносит ОП и подати; на рынке продаётся за { $sell }.
about-dinar = Ими платят за шаги, дополнительные действия, пути и стихи; при уплате податей каждую из них заменяют динары ({ $dinars }).
about-seal = Заменяет 1 динар, а при уплате податей — 1 подать (вместо динаров: { $dinars }).
about-paria = Даётся за экспорт и уплачивается в конце раунда; заменить её можно динарами ({ $dinars }), печатью или 1 ОП. У кого податей больше всех, выбирает первого игрока.
about-prestige = В конце побеждает тот, у кого его больше всех. При уплате податей 1 ОП заменяет динары ({ $dinars }).
about-category-large = К этому виду относятся большие постройки.
about-category-small = К этому виду относятся малые постройки.
about-house = Вначале ящиков: { $crates }, расширений может быть не больше { $count }.
about-city = Путь от Гранады стоит { $price }. Соседи: { NAME($neighbours) }.
about-granada = Отсюда отправляются все корабли.
about-city-tile-blue = Спрос: { NAME($demand) }. Бонус города: { NAME($bonus) }. Доход после укрепления отношений: { NAME($effects) }.
about-city-tile-red = Спрос: { NAME($demand) }. Бонус города: { NAME($bonus) }. При укреплении отношений, один раз: { NAME($effects) }.
about-large = Эпоха { $era }. Построивший делает шаг по шкале награды, затем получает: { NAME($effects) }.
about-small = Основа: { NAME($material) }. Половины: слева { NAME($left) }, справа { NAME($right) }.
about-mosaic-card = Первая карта вашего ряда: малые постройки выкладывают по её краям.
about-mosaic = Две половины этого цвета рядом приносят: { NAME($effects) }.
about-tile = { NAME($effects) }.
about-favour = Кто стоит здесь или дальше, может выбрать: { NAME($effects) }.
about-poem = Синяя половина, постоянно: { NAME($blue) }. Красная, сразу: { NAME($red) }.
about-large-poem = В конце игры: { NAME($effects) }.
about-wish = При каждом подсчёте пожеланий: { NAME($effects) }.
about-trade = В конце игры, для всех: { NAME($effects) }.
about-event = Пока действует: { NAME($effects) }.
about-start = В начале: { NAME($effects) }.
about-yusuf = Каждый ход открывает жетон работника и карту; карта говорит, куда он идёт и что делает.
about-yusuf-card = Идёт на клетку: { NAME($space) }. Действия: { NAME($actions) }. Награда: ОП { $prestige }, подати { $parias }.

about-unused = В этой партии не участвует.
about-stands-here = Здесь: { NAME($players) }.
about-sultans = Работники султана: { $count }.
about-no-worker = Для этой рондели у вас нет готового работника.
about-move =
    { $price ->
        [0] { NAME($worker) }: путь бесплатный.
       *[other] { NAME($worker) }: путь стоит { $price }.
    }
about-slot-token = Сейчас здесь: { NAME($token) }.
about-slot-empty-raw = Пусто: произведите товар из сырья своей мастерской.
about-slot-empty-marble = Пусто: возьмите гипс или древесину.
about-side-raw = Архитектор { $first }, торговец { $second }.
about-side-marble = Торговец { $first }, поэтесса { $second }.
about-city-now = Здесь лежит { NAME($tile) }.
about-ships = Корабли: { NAME($players) }.
about-seal-here = Первый корабль получает печать.
about-way = Путь стоит вам { $price }.
about-in-store = На ваших складах: { $count }; свободных ящиков: { $free }.
about-open = Лежит открыто.
about-not-open = Ещё не открыто.
about-belongs = Владелец: { NAME($player) }.
about-other-era = Только в эпохе { $era }.
about-poem-cost = Гравировка стоит вам { $blue } за синюю половину, { $red } за красную.
about-large-cost = Гравировка стоит вам { $price }.
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
remark-no-room = Всего { $count }, а свободных ящиков: { $free }. Придётся сбросить { $lost }.
remark-rest =
    { $left ->
        [0] Последний работник этого раунда уже не поработает.
        [one] В этом раунде не поработает { NAME($worker) }; останется { $left } работник.
        [few] В этом раунде не поработает { NAME($worker) }; останутся { $left } работника.
       *[many] В этом раунде не поработает { NAME($worker) }; останутся { $left } работников.
    }
remark-seal = Печать ещё здесь: { NAME($city) }.
remark-mosaic = Получится баланс: { NAME($mosaic) }.
remark-way = { NAME($gains) }
remark-action-unused = Вы откажетесь от второго действия этого работника.
remark-transactions-unused =
    { $count ->
        [one] { $count } операция пропадёт.
        [few] { $count } операции пропадут.
       *[many] { $count } операций пропадут.
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
effect-or = { NAME($one) } или { NAME($other) }
effect-per =
    { $max ->
        [0] { NAME($effect) } за каждое: { NAME($counter) }
       *[other] { NAME($effect) } за каждое: { NAME($counter) } (не больше { $max })
    }
effect-when = { NAME($trigger) }: { NAME($effect) }
effect-when-used = { NAME($trigger) } ({ NAME($material) }): { NAME($effect) }
effect-more = { NAME($modifier) }: больше на { $n }
effect-less = { NAME($modifier) }: меньше на { $n }
effect-set = { NAME($modifier) }: { $n }
effect-allowed = { NAME($modifier) }
effect-store = хранит товары ({ $n }); за каждый: { NAME($effect) }
effect-all = { NAME($steps) }
effect-none = ничего
score-per = { $n } за каждое: { NAME($counter) } (не больше { $max })
score-majority = { $values } за большинство: { NAME($counter) }
score-sets = { $n } за набор: { NAME($counters) } (не больше { $max })
score-table = { $values } по числу: { NAME($counter) }
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
modifier-export_paria_per_good = дополнительные подати за экспортированный товар
modifier-route_cost_each = цена каждого маршрута
modifier-export_route_total = цена пути при экспорте
modifier-consolidate_cost = цена укрепления
modifier-commission_dinar = динары за ремесло
modifier-rest_prestige_loss = потеря ОП при отдыхе
modifier-rest_dinar = динары за отдых
modifier-tribute = подати к уплате
modifier-tribute_surcharge = надбавка к податям

## Tables of the data file, of which something is reconstructed

name-table-rondel_outer = Внешнее кольцо ронделя
name-table-rondel_middle = Среднее кольцо ронделя
name-table-rondel_inner = Внутреннее кольцо ронделя
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
name-table-mosaic_bonus = Бонусы мозаик
name-table-mosaic_cards = Карты архитектурного баланса
name-table-small_poems = Короткие стихотворения
name-table-trade_cards = Карты торговли
name-table-routes = Маршруты
name-table-city_tiles = Жетоны городов
