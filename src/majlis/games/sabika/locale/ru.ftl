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
refused-worker-lies = Этот работник уже лежит: { NAME($worker) }.
refused-nobody-can-work = Никто из ваших работников не может трудиться; один должен отдыхать.
refused-cannot-work = Этому работнику нечего делать, он должен отдыхать: { NAME($worker) }.
refused-other-ring = Место этого работника не здесь: { NAME($worker) } ({ NAME($ring) }).
refused-other-builder = Там уже стоит ваш другой архитектор: { NAME($space) }.
refused-full-lap = Работник должен перейти на другую клетку: { NAME($space) }.
refused-nothing-to-do = Там вам нечего делать: { NAME($space) }.
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

refused-no-extension = Для вас нет жетона, или все ваши склады уже расширены до конца.
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
refused-way-impossible = Из номера { $number } вы не можете выполнить ничего.
refused-order-fixed = Сначала вы получаете сырьё, затем товар.
refused-not-waiting = Этот эффект не ждёт выполнения: { NAME($source) }.

## Почему нельзя: города и стихотворения

refused-no-export = У вас нет товара или нечем оплатить путь.
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

## Рядом с выбором

remark-price =
    { $price ->
        [0] бесплатно
       *[other] стоит { $price }
    }
remark-prestige = { $count } ОП
remark-poem = стоит { $price }, { $count } ОП
remark-mosaic = даёт баланс: { NAME($mosaic) }
remark-way = { NAME($gains) }
