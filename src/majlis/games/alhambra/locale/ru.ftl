# Альгамбра. Как пишутся части сообщений: см. majlis/engine/words.py. Какое сообщение называет фишку или карту: см. ../names.py.

game-title = Альгамбра
    .short = Альгамбра
game-about = Постройте самую великолепную Альгамбру Гранады: покупайте здания за нужную валюту, а заплатив без сдачи, действуйте ещё раз. Трижды за игру очки приносят большинство зданий каждого вида и длиннейшая внешняя стена.
    .line = Стройте Альгамбру, стена за стеной

## Названия. Падежи: .accusative, .genitive, .locative; .plural — несколько (.dative, .instrumental, .locative валют — тоже); .few и .many — после числа; .side — сторона

name-pavilion = павильон
    .genitive = павильона
    .plural = павильоны
name-seraglio = сераль
    .genitive = сераля
    .plural = серали
name-arcades = аркады
    .genitive = аркад
    .plural = аркады
name-chambers = покои
    .genitive = покоев
    .plural = покои
name-garden = сад
    .genitive = сада
    .plural = сады
name-tower = башня
    .accusative = башню
    .genitive = башни
    .plural = башни
name-fountain = фонтан
    .genitive = фонтана
name-wall = стена
name-vizier = фишка визиря
name-dirk = Дирк
name-bag = мешочек
name-reserve = резерв

name-florin = флорин
    .plural = флорины
    .few = флорина
    .many = флоринов
    .dative = флоринам
    .instrumental = флоринами
    .locative = флоринах
name-dirham = дирхем
    .plural = дирхемы
    .few = дирхема
    .many = дирхемов
    .dative = дирхемам
    .instrumental = дирхемами
    .locative = дирхемах
name-denar = динар
    .plural = динары
    .few = динара
    .many = динаров
    .dative = динарам
    .instrumental = динарами
    .locative = динарах
name-ducat = дукат
    .plural = дукаты
    .few = дуката
    .many = дукатов
    .dative = дукатам
    .instrumental = дукатами
    .locative = дукатах

name-n = север
    .locative = севере
    .side = северная сторона
name-e = восток
    .locative = востоке
    .side = восточная сторона
name-s = юг
    .locative = юге
    .side = южная сторона
name-w = запад
    .locative = западе
    .side = западная сторона

walls-of-piece =
    { COUNT($walls) ->
        [0] без стен
        [one] стена на { NAME($walls, case: "locative") }
        [few] стены на { NAME($walls, case: "locative") }
       *[many] стены на { NAME($walls, case: "locative") }
    }

# .type опускает то, что и так сказано в предложении
name-tile = { NAME($type) } (цена { $price })
    .accusative = { NAME($type, case: "accusative") } (цена { $price })
    .genitive = { NAME($type, case: "genitive") } (цена { $price })
    .type = { NAME($type, case: "accusative") }
name-tile-walls = { NAME($type) } (цена { $price }, { walls-of-piece })
    .accusative = { NAME($type, case: "accusative") } (цена { $price }, { walls-of-piece })
    .genitive = { NAME($type, case: "genitive") } (цена { $price }, { walls-of-piece })
    .type = { NAME($type, case: "accusative") }
name-hut = хижина рабочих ({ NAME($type) }, { walls-of-piece })
    .accusative = хижину рабочих ({ NAME($type) }, { walls-of-piece })
    .genitive = хижины рабочих ({ NAME($type) }, { walls-of-piece })
    .type = хижину рабочих ({ NAME($type) })
name-money = { NAME($currency) } { $value }
name-exchange-card = карта обмена ({ NAME($first) }/{ NAME($second) })
    .accusative = карту обмена ({ NAME($first) }/{ NAME($second) })
    .instrumental = картой обмена ({ NAME($first) }/{ NAME($second) })
name-bonus-card = бонусная карта { NAME($tile, case: "genitive") }
    .accusative = бонусную карту { NAME($tile, case: "genitive") }
name-scoring-card = карта подсчёта очков № { $round }
    .accusative = карту подсчёта очков № { $round }
name-source = Подсчёт { $round }: { NAME($of, case: "plural") }
    .short = { NAME($of, case: "plural") }

price-in-currency =
    { $price ->
        [one] { $price } { NAME($currency) }
        [few] { $price } { NAME($currency, case: "few") }
       *[many] { $price } { NAME($currency, case: "many") }
    }
over-in-currency =
    { $over ->
        [one] { $over } { NAME($currency) }
        [few] { $over } { NAME($currency, case: "few") }
       *[many] { $over } { NAME($currency, case: "many") }
    }
sum-in-currency =
    { $sum ->
        [one] { $sum } { NAME($currency) }
        [few] { $sum } { NAME($currency, case: "few") }
       *[many] { $sum } { NAME($currency, case: "many") }
    }
have-in-currency =
    { $have ->
        [one] { $have } { NAME($currency) }
        [few] { $have } { NAME($currency, case: "few") }
       *[many] { $have } { NAME($currency, case: "many") }
    }

## Что можно сделать и что для этого нужно

verb-take = Взять деньги
verb-buy = Купить здание
verb-place = Разместить в Альгамбре
verb-keep = Положить в резерв
verb-give = Отдать Дирку
verb-remove = Убрать в резерв
verb-swap = Заменить из резерва
verb-hut = Взять хижину рабочих
verb-reactivate = Вернуть визиря в игру
verb-end = Закончить действия
verb-pass = Пас
verb-use = Использовать визиря
verb-reveal = Открыть бонусную карту

part-cards = карты денег
part-slot = место на рынке
part-pay = карты для оплаты
part-tile = квадрат
part-cell = клетку Альгамбры
part-type = вид здания
part-card = бонусную карту

## О чём спрашивают игрока; `.others` читают все остальные

prompt-action = Ваш ход: выберите действие.
    .others = { SEAT($seat) } выбирает действие.
prompt-extra-action = Оплата без сдачи: у вас ещё одно действие.
    .others = { SEAT($seat) } платит без сдачи и получает ещё одно действие.
prompt-place =
    { COUNT($tiles) ->
        [one] Разместите новый квадрат в Альгамбре или положите его в резерв: { NAME($tiles) }.
        [few] Разместите новые квадраты в Альгамбре или положите их в резерв: { NAME($tiles) }.
       *[many] Разместите новые квадраты в Альгамбре или положите их в резерв: { NAME($tiles) }.
    }
    .others = { SEAT($seat) } размещает новое: { NAME($tiles) }.
prompt-vizier = Используете визиря для внеочередной покупки?
    .others = { SEAT($seat) } решает, использовать ли визиря.
prompt-vizier-buy = Внеочередная покупка: выберите здание и заплатите за него без сдачи.
    .others = { SEAT($seat) } совершает внеочередную покупку.
prompt-reveal = Сейчас будут подсчитаны { NAME($type, case: "plural") }. Откроете бонусную карту?
    .others = Сейчас будут подсчитаны { NAME($type, case: "plural") }. { SEAT($seat) } может открыть бонусную карту.
prompt-reveal-any = Бонусную карту можно открыть в любой момент.
    .others = { SEAT($seat) } может открыть бонусную карту в любой момент.

## Что произошло: подготовка и пополнение

event-starts = Игру начинает { SEAT($seat) }.
event-dealt = { SEAT($seat) } получает начальные деньги на сумму { $sum }: { NAME($cards) }.
event-tile-laid = Новое на рынке за { NAME($slot, case: "plural") }: { NAME($tile) }.
event-money-laid = Новое среди открытых карт: { NAME($cards) }.
event-huts-laid = Можно взять: { NAME($tiles) }.
event-hut-turned = Открыта следующая хижина: { NAME($tile) }.
event-bonus-dealt =
    { SEAT($seat) } получает { $count ->
        [one] { $count } бонусную карту
        [few] { $count } бонусные карты
       *[many] { $count } бонусных карт
    }{ COUNT($cards) ->
        [0] .
       *[other] : { NAME($cards) }.
    }
event-reshuffle =
    Колода денег закончилась. Сброс ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }) перемешан и стал новой колодой.
event-scoring-card = Открыта карта подсчёта очков № { $round }.
event-dirk-draws = Дирк достаёт из мешочка: { NAME($tiles) }.

## Что произошло: действия

event-take = { SEAT($seat) } берёт { NAME($cards, case: "accusative") }.
event-buy = { SEAT($seat) } покупает { NAME($tile, case: "accusative") } и платит { $sum }: { NAME($cards) }.
event-buy-exact = { SEAT($seat) } покупает { NAME($tile, case: "accusative") } и платит без сдачи: { NAME($cards) }.
event-place = { SEAT($seat) } строит { NAME($tile, case: "accusative") }.
event-keep = { SEAT($seat) } кладёт { NAME($tile, case: "accusative") } в резерв.
event-give = { SEAT($seat) } отдаёт Дирку { NAME($tile, case: "accusative") }.
event-build = { SEAT($seat) } строит { NAME($tile, case: "accusative") } из резерва.
event-remove = { SEAT($seat) } убирает { NAME($tile, case: "accusative") } в резерв.
event-swap = { SEAT($seat) } строит { NAME($tile, case: "accusative") } из резерва вместо { NAME($old, case: "genitive") }.
event-hut = { SEAT($seat) } берёт { NAME($tile, case: "accusative") }.
event-reactivate = { SEAT($seat) } возвращает визиря в игру.
event-end = { SEAT($seat) } завершает свои действия.
event-pass = { SEAT($seat) } пасует: ни одно действие невозможно.
event-vizier-use = { SEAT($seat) } использует визиря.
event-vizier-pass = { SEAT($seat) } не использует визиря.
event-vizier-answer =
    { $answer ->
        [1] { SEAT($seat) } хочет использовать визиря.
        [0] { SEAT($seat) } не хочет использовать визиря.
       *[-1] { SEAT($seat) } тайно решает, использовать ли визиря.
    }
event-vizier-all-pass = Никто не использует визиря.
event-reveal = { SEAT($seat) } открывает { NAME($card, case: "accusative") }.
event-reveal-pass = { SEAT($seat) } не открывает бонусных карт.
event-bonus-back = { SEAT($seat) } возвращает на руку { NAME($card, case: "accusative") }: этого здания в Альгамбре больше нет.

## Что произошло: подсчёты и конец игры

event-scoring = Подсчёт очков № { $round }.
event-scores-type =
    { SEAT($seat) } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { NAME($type, case: "plural") } (всего { $count }).
event-dirk-scores-type =
    Дирк получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { NAME($type, case: "plural") } (всего { $count }).
event-scores-wall =
    { SEAT($seat) } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за длиннейшую стену (длина { $length }).
event-end-market = Мешочек пуст: на этом игра заканчивается.
event-end-stalled = Давно никто ничего не покупал: на этом игра заканчивается.
event-hand-open =
    { COUNT($cards) ->
        [0] { SEAT($seat) } остаётся без карт денег.
       *[other] { SEAT($seat) } открывает карты: { NAME($cards) }.
    }
event-last-tile = { SEAT($seat) } бесплатно получает { NAME($tile, case: "accusative") }: больше всего { NAME($currency, case: "many") } ({ $sum }).
event-last-tile-nobody = По { NAME($currency, case: "dative") } нет единственного лидера, поэтому { NAME($tile, case: "accusative") } не получает никто.

## Почему нельзя: деньги и покупки

refused-display-empty = Открытых карт денег нет.
refused-take-nothing = Выберите хотя бы одну карту.
refused-not-on-display = Таких карт среди открытых недостаточно: { NAME($card) }.
refused-exchange-alone = Карту обмена берут отдельно, без других карт. Возьмите только { NAME($card, case: "accusative") } или только деньги.
refused-take-too-much = Сумма этих карт — { $sum }. Возьмите одну любую карту или несколько на сумму не больше { $most }.
refused-buy-nothing = Вам не хватает денег ни на одно здание на рынке. Меньше всего не хватает на { NAME($tile, case: "type") }: { price-in-currency }.
refused-market-empty = До конца хода рынок пуст.
refused-no-such-slot = Такого места на рынке нет: { NAME($slot) }. Выберите флорин, дирхем, динар или дукат.
refused-slot-empty = За { NAME($slot, case: "plural") } сейчас ничего не продаётся.
refused-not-in-hand = Таких карт у вас на руке недостаточно: { NAME($card) }.
refused-too-dear = За { NAME($tile, case: "type") } нужно заплатить { price-in-currency }, а у вас { have-in-currency }.
refused-no-exact-payment = Внеочередная покупка оплачивается без сдачи. Имея { have-in-currency }, нельзя набрать ровно { price-in-currency } за { NAME($tile, case: "type") }.
refused-too-many-exchange-cards =
    { $most ->
        [one] При одной покупке можно сыграть не больше { $most } карты обмена.
        [few] При одной покупке можно сыграть не больше { $most } карт обмена.
       *[many] При одной покупке можно сыграть не больше { $most } карт обмена.
    }
refused-exchange-card-currency = Здесь не поможет { NAME($card) }: на ней нет { NAME($currency, case: "many") }.
refused-exchange-card-pointless = Вместе с { NAME($card, case: "instrumental") } нужна хотя бы одна карта в { NAME($currency, case: "locative") }. Добавьте её или уберите карту обмена.
refused-wrong-currency = Здесь платят { NAME($currency, case: "instrumental") }, а не { NAME($other, case: "instrumental") }.
refused-payment-too-low = Сумма этих карт — { $sum }, а за { NAME($tile, case: "type") } нужно заплатить { price-in-currency }.
refused-payment-superfluous = Сумма этих карт — { $sum }, а за { NAME($tile, case: "type") } достаточно заплатить { price-in-currency }. Уберите карту номиналом { $value }.
refused-payment-not-exact = Внеочередная покупка оплачивается без сдачи. Сумма этих карт — { $sum }, а за { NAME($tile, case: "type") } нужно заплатить ровно { price-in-currency }.

## Почему нельзя: строительство и перестройка

refused-not-pending = Этот квадрат не ожидает размещения: { NAME($tile) }.
refused-fits-nowhere = В вашей Альгамбре нет подходящего места для { NAME($tile, case: "genitive") }.
refused-swaps-nowhere = В вашей Альгамбре нечего заменить на { NAME($tile, case: "accusative") }.
refused-give-hut = Дирку отдают только купленные здания, но не хижины. Постройте { NAME($tile, case: "accusative") } в Альгамбре или положите в резерв.
refused-reserve-empty = Ваш резерв пуст.
refused-not-in-reserve = Этого квадрата нет в вашем резерве: { NAME($tile) }.
refused-only-fountain = В вашей Альгамбре есть только фонтан, а он остаётся на месте.
refused-place-later = Новые квадраты размещают после последнего действия хода.
refused-place-occupied = Эта клетка уже занята. Выберите пустую клетку.
refused-place-no-contact = Рядом с этой клеткой ничего нет. Новый квадрат должен прилегать стороной к другому.
refused-place-sides =
    Сюда нельзя: стена должна прилегать к стене, открытая сторона — к открытой ({ NAME($neighbour) }: { NAME($meets, case: "side") } { $wall ->
        [mine] открыта
       *[theirs] со стеной
    }; ваш квадрат, { NAME($tile) }: { NAME($side, case: "side") } { $wall ->
        [mine] со стеной
       *[theirs] открыта
    }).
refused-place-unreachable = От фонтана нельзя будет дойти до этой клетки. Если строить здесь { NAME($tile, case: "accusative") }, хотя бы одна открытая сторона должна вести к соседнему квадрату.
refused-place-gap = Одна клетка осталась бы пустой и окружённой со всех сторон, а дыр в Альгамбре быть не должно.
refused-place-empty = Здесь ничего нет.
refused-place-fountain = Фонтан остаётся на месте: его нельзя ни убрать, ни заменить.
refused-place-cut-off = Если убрать { NAME($tile, case: "accusative") }, от фонтана нельзя будет дойти до другого квадрата: { NAME($neighbour) }.

## Почему нельзя: ход игры и модули

refused-must-act = Вы ещё можете действовать и потому должны выбрать действие.
refused-use-vizier = Вы не можете заплатить без сдачи ни за одно здание, поэтому визиря использовать нельзя.
refused-vizier-active = Ваш визирь уже в игре.
refused-too-many-huts =
    { $most ->
        [one] У вас уже { $most } хижина, а больше иметь нельзя.
        [few] У вас уже { $most } хижины, а больше иметь нельзя.
       *[many] У вас уже { $most } хижин, а больше иметь нельзя.
    }
refused-no-huts-left = Хижин больше нет.
refused-no-such-type = Такого вида зданий нет: { NAME($type) }. Выберите павильон, сераль, аркады, покои, сад или башню.
refused-hut-stack-empty = Хижин рабочих этого вида больше нет: { NAME($type) }.
refused-no-bonus-card = У вас нет закрытых бонусных карт.
refused-reveal-nothing = У вас нет бонусной карты, которую можно открыть: её здание должно быть в вашей Альгамбре.
refused-not-my-bonus-card = Такой закрытой бонусной карты у вас на руке нет: { NAME($card) }.
refused-bonus-not-eligible = Эту бонусную карту можно открыть, только когда в вашей Альгамбре есть { NAME($tile) }.
refused-bonus-other-type = Сейчас засчитываются только бонусные карты за { NAME($type, case: "plural") }. Сохраните { NAME($card, case: "accusative") } на потом.

## Настройки. Вариант выбора — `option-<name>-<choice>`; `.about` объясняет

option-modules = Модули
    .about = Части первого дополнения, их можно сочетать как угодно.
option-modules-vizier = Помощь визиря
    .about = Между двумя ходами тот, кто может заплатить без сдачи, вправе использовать фишку визиря для внеочередной покупки.
option-modules-exchange_cards = Карты обмена валюты
    .about = Карта обмена позволяет заплатить за здание двумя валютами.
option-modules-bonus_cards = Бонусные карты
    .about = На каждой карте указано здание без стен. Открытая карта считается ещё одним таким зданием, пока оно стоит в вашей Альгамбре.
option-modules-huts = Хижины рабочих
    .about = Хижины бесплатны. При подсчёте каждая добавляет число соседних зданий своего вида.
option-end_trigger = Конец игры
    .about = Когда после пополнения рынка игра подходит к концу.
option-end_trigger-cannot_refill = когда рынок нельзя заполнить
option-end_trigger-bag_empty = как только мешочек опустеет
option-extra_action = Дополнительное действие
    .about = Можно ли отказаться от действия, полученного за оплату без сдачи.
option-extra_action-optional = по желанию
option-extra_action-mandatory = обязательно, если возможно
option-starting_player_tie = Спор за первый ход
    .about = Кто начинает, если наименьшее число карт и сумма у нескольких игроков одинаковы.
option-starting_player_tie-random = по жребию
option-starting_player_tie-seat_order = первый по порядку мест
option-dirk_can_win = Дирк может победить
    .about = При игре вдвоём Дирк участвует в итоговом распределении мест.
option-open_money = Открытые карты денег
    .about = Все видят все карты денег. Иначе их нужно запоминать.
option-vizier_window = Вопрос о визире
    .about = Как спрашивают игроков между двумя ходами.
option-vizier_window-sequential = по очереди
option-vizier_window-simultaneous = всех сразу и тайно
option-vizier_may_end_game = Визирь может закончить игру
    .about = Игра подходит к концу и тогда, когда рынок нельзя заполнить после внеочередной покупки.
option-exchange_max_per_purchase = Карт обмена за покупку
    .about = Сколько карт обмена можно сыграть при одной покупке.
option-bonus_auto_reveal_final = Бонусные карты в конце открываются сами
    .about = Перед последним подсчётом все бонусные карты, которые засчитываются, открываются без вопросов.
option-huts_count_each_other = Хижины учитывают друг друга
    .about = Соседняя хижина того же вида тоже увеличивает ценность хижины.
option-stall_rounds = Круги без покупок
    .about = После стольких кругов, в которых никто ничего не покупает, игра подходит к концу. 0: никогда.
option-closed_wall_counts_all = Замкнутая стена считается целиком
    .about = Стена вокруг всей Альгамбры считается на полную длину. Иначе — на один отрезок меньше.

## Что есть у игрока

group-money = Деньги
group-buildings = Альгамбра
group-modules = Модули
holding-florin = { $count ->
        [one] { $count } флорин
        [few] { $count } флорина
       *[many] { $count } флоринов
    }
    .label = Флорины
holding-dirham = { $count ->
        [one] { $count } дирхем
        [few] { $count } дирхема
       *[many] { $count } дирхемов
    }
    .label = Дирхемы
holding-denar = { $count ->
        [one] { $count } динар
        [few] { $count } динара
       *[many] { $count } динаров
    }
    .label = Динары
holding-ducat = { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    }
    .label = Дукаты
holding-cards = { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
    .label = Карты на руке
holding-exchange_cards = { $count ->
        [one] { $count } карта обмена
        [few] { $count } карты обмена
       *[many] { $count } карт обмена
    }
    .label = Карты обмена
holding-pavilion = { $count ->
        [one] { $count } павильон
        [few] { $count } павильона
       *[many] { $count } павильонов
    }
    .label = Павильоны
holding-seraglio = { $count ->
        [one] { $count } сераль
        [few] { $count } сераля
       *[many] { $count } сералей
    }
    .label = Серали
holding-arcades = аркады ×{ $count }
    .label = Аркады
holding-chambers = покои ×{ $count }
    .label = Покои
holding-garden = { $count ->
        [one] { $count } сад
        [few] { $count } сада
       *[many] { $count } садов
    }
    .label = Сады
holding-tower = { $count ->
        [one] { $count } башня
        [few] { $count } башни
       *[many] { $count } башен
    }
    .label = Башни
holding-wall = { $count ->
        [one] { $count } отрезок стены
        [few] { $count } отрезка стены
       *[many] { $count } отрезков стены
    }
    .label = Длиннейшая стена
holding-reserve = { $count ->
        [one] { $count } квадрат в резерве
        [few] { $count } квадрата в резерве
       *[many] { $count } квадратов в резерве
    }
    .label = Резерв
holding-huts = { $count ->
        [one] { $count } хижина
        [few] { $count } хижины
       *[many] { $count } хижин
    }
    .label = Хижины рабочих
holding-vizier = { $count ->
        [one] { $count } визирь в игре
        [few] { $count } визиря в игре
       *[many] { $count } визирей в игре
    }
    .label = Визирь в игре
holding-bonus_hidden = { $count ->
        [one] { $count } закрытая бонусная карта
        [few] { $count } закрытые бонусные карты
       *[many] { $count } закрытых бонусных карт
    }
    .label = Закрытые бонусные карты
holding-bonus_open = { $count ->
        [one] { $count } открытая бонусная карта
        [few] { $count } открытые бонусные карты
       *[many] { $count } открытых бонусных карт
    }
    .label = Открытые бонусные карты
points-round_1 = Первый подсчёт
points-round_2 = Второй подсчёт
points-round_3 = Третий подсчёт

## Ход одной строкой, после имени игрока

turn-buy = покупает { NAME($tiles, case: "type") } за { $sum }
turn-buy-take = покупает { NAME($tiles, case: "type") } за { $sum } и берёт { NAME($cards, case: "accusative") }
turn-vizier-buy = с помощью визиря покупает { NAME($tiles, case: "type") } за { $sum }
turn-vizier-use = использует визиря
turn-hut = берёт { NAME($tile, case: "type") }
turn-build = строит { NAME($tile, case: "type") } из резерва
turn-swap = меняет { NAME($old, case: "type") } на { NAME($tile, case: "type") } из резерва
turn-remove = убирает { NAME($tile, case: "type") } в резерв
turn-take = берёт { NAME($cards, case: "accusative") }
turn-reactivate = возвращает визиря в игру
turn-place = строит { NAME($tile, case: "type") }
turn-give = отдаёт Дирку { NAME($tile, case: "type") }
turn-keep = кладёт { NAME($tile, case: "type") } в резерв
turn-pass = пасует: ни одно действие невозможно
turn-scoring = подсчёт очков № { $round }
turn-end-market = мешочек пуст: игра подходит к концу
turn-end-stalled = давно никто ничего не покупал: игра подходит к концу
turn-over =
    { COUNT($winners) ->
        [0] партия окончена, из игроков не побеждает никто
        [one] партия окончена, побеждает { SEAT($winners) }
        [few] партия окончена, победу делят { SEAT($winners) }
       *[many] партия окончена, победу делят { SEAT($winners) }
    }

## Что это такое

kind-tile = Здание
kind-hut = Хижина рабочих
kind-type = Вид здания
kind-currency = Валюта и место на рынке
kind-money = Карта денег
kind-exchange = Карта обмена
kind-bonus = Бонусная карта
kind-scoring-card = Карта подсчёта очков
kind-fountain = Начальный квадрат
kind-wall = Стена
kind-vizier = Фишка визиря
kind-dirk = Третий игрок в партии на двоих
kind-bag = Закрытые квадраты
kind-reserve = Квадраты вне Альгамбры

about-tile = Цена { $price }, { walls-of-piece }. В вашей Альгамбре засчитывается в этот вид: { NAME($type, case: "plural") }. Тому, у кого их больше всех, три подсчёта приносят столько очков: { LIST($points) }.
about-hut = Бесплатно, { walls-of-piece }. При подсчёте добавляет соседние здания своего вида ({ NAME($type, case: "plural") }), не отделённые стеной, но не больше { $most }. Хижин у игрока может быть не больше { $each }.
about-type = Квадратов: { $tiles }, цена от { $low } до { $high }. Очки за первое место, второе и так далее: подсчёт 1 — { LIST($first) }; подсчёт 2 — { LIST($second) }; подсчёт 3 — { LIST($third) }.
about-currency = За здание на этом месте рынка платят { NAME($currency, case: "instrumental") }. Карты номиналом от 1 до { $most }, каждой по { $copies } (вдвоём по { $pair }). В конце игры оставшееся здесь здание получает тот, у кого на руке больше всего { NAME($currency, case: "many") }.
about-money = Номинал { $value } в { NAME($currency, case: "locative") }. За действие берут одну любую карту или несколько на сумму не больше { $most }. Переплата пропадает; за оплату без сдачи дают ещё одно действие.
about-exchange = С ней здание, за которое платят { NAME($first, case: "instrumental") } или { NAME($second, case: "instrumental") }, можно оплатить обеими валютами сразу. Её берут отдельно, сама она в сумму не входит.
about-bonus = Открытая карта считается ещё одним зданием своего вида ({ NAME($type, case: "plural") }), пока в вашей Альгамбре есть { NAME($tile) }.
about-scoring-card = Когда она появляется при пополнении карт денег, в конце хода проводится подсчёт очков № { $round }.
about-fountain = С него начинается каждая Альгамбра. От него должно быть можно дойти до каждого квадрата; его нельзя ни убрать, ни заменить.
about-wall =
    При каждом подсчёте каждый отрезок вашей длиннейшей непрерывной внешней стены приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. Стены между двумя квадратами не считаются.
about-vizier = Между двумя ходами тот, кто платит без сдачи, может использовать фишку в игре для внеочередной покупки. Вернуть фишку в игру можно действием.
about-dirk = Он не ходит, у него нет денег и стен, но его квадраты засчитываются при каждом подсчёте. Вначале он получает квадратов: { $start }, после подсчёта 1 — ещё { $then }, после подсчёта 2 — 1/{ $part } мешочка.
about-bag = Из него после каждого хода пополняют рынок. Когда пополнить рынок нельзя, игра подходит к концу.
about-reserve = Квадраты в резерве не считаются. Построить их или заменить ими квадрат Альгамбры — это действие.
about-scoring =
    { $places ->
        [1] Первые места по каждому виду; длиннейшая стена каждой Альгамбры
        [2] Первые и вторые места по каждому виду; длиннейшая стена каждой Альгамбры
       *[other] Первые, вторые и третьи места по каждому виду; длиннейшая стена каждой Альгамбры
    }
    .places =
        { $places ->
            [1] 1-е
            [2] 1-е / 2-е
           *[other] 1-е / 2-е / 3-е
        }
    .ties = При равенстве очки за места делят и округляют вниз.
brief-take = одну или до { $most } в сумме
brief-huts = бесплатно, не больше { $most }
brief-exact = без сдачи: ещё действие

about-for-sale = Продаётся за { price-in-currency }.
about-built = Стоит в Альгамбре ({ SEAT($seat) }).
about-kept = Лежит в резерве ({ SEAT($seat) }).
about-pending = Ожидает размещения.
about-dirk-has = У Дирка.
about-in-bag = Ещё в мешочке.
about-left-over = Вне игры: никому не достался.
about-hut-top = Можно взять бесплатно.
about-hut-below = Ещё закрыта в стопке.
about-unused = В этой партии не участвует.
about-pay-exactly = Вы можете заплатить { price-in-currency } без сдачи и получите ещё одно действие.
about-overpay = Вам пришлось бы заплатить { sum-in-currency }: переплата { over-in-currency }.
about-missing = Вам не хватает: { price-in-currency }.
about-wall-range = Ваша длиннейшая стена, сейчас длиной { $now }, станет длиной от { $low } до { $high } в зависимости от клетки.
about-wall-then = Ваша длиннейшая стена, сейчас длиной { $now }, станет длиной { $high }.
about-on-display = Среди открытых карт: { $count }.
about-in-hand = У вас на руке: { $count }.
about-type-count = { SEAT($seat) }: { $count } ({ NAME($type, case: "plural") }).
about-type-dirk = Дирк: { $count } ({ NAME($type, case: "plural") }).
about-type-next =
    Сейчас подсчёт { $round } принёс бы вам за них { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
about-slot = Здесь продаётся: { NAME($tile) }.
about-slot-empty = Здесь сейчас ничего не продаётся.
about-money-have = У вас на руке { price-in-currency }.
about-bonus-open = Лежит открытой ({ SEAT($seat) }).
about-bonus-yours = Закрыта у вас на руке.
about-bonus-ready = Её можно открыть: это здание есть в вашей Альгамбре.
about-bonus-hidden = Закрыта или вне игры.
about-scoring-done = Уже появилась.
about-scoring-ahead = Ещё в колоде денег.
about-bag-left =
    { $count ->
        [one] Остался { $count } квадрат.
        [few] Осталось { $count } квадрата.
       *[many] Осталось { $count } квадратов.
    }
about-bag-type = { NAME($type, case: "plural") }: { $count }
about-dirk-now =
    { $count ->
        [one] { $count } квадрат, пока очков: { $points }.
        [few] { $count } квадрата, пока очков: { $points }.
       *[many] { $count } квадратов, пока очков: { $points }.
    }
about-vizier-ready =
    { COUNT($seats) ->
        [0] Сейчас ни одной фишки визиря в игре нет.
       *[other] В игре: { SEAT($seats) }.
    }
about-reserve-yours =
    { $count ->
        [one] В вашем резерве { $count } квадрат.
        [few] В вашем резерве { $count } квадрата.
       *[many] В вашем резерве { $count } квадратов.
    }
about-wall-now =
    { SEAT($seat) }: длина { $length }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за подсчёт.

## Перед выбором

remark-tile = { NAME($tile) }
remark-exact = Оплата без сдачи: ещё одно действие.
remark-over = Вы переплатите { over-in-currency }: цена { price-in-currency }, и лишнее пропадёт.
remark-exact-then = С ними можно будет заплатить без сдачи за { NAME($tiles, case: "accusative") }.
remark-fits-nowhere = В вашей Альгамбре некуда поставить { NAME($tile, case: "type") }, только положить в резерв.
remark-standing =
    Всего станет { $count ->
        [one] { $count } ({ NAME($type, case: "plural") })
        [few] { $count } ({ NAME($type, case: "plural") })
       *[many] { $count } ({ NAME($type, case: "plural") })
    }: { $place }-е место{ $tied ->
        [0] .
        [one] , его делит ещё { $tied } игрок.
        [few] , его делят ещё { $tied } игрока.
       *[many] , его делят ещё { $tied } игроков.
    }
remark-blocks = После этого не останется места для { NAME($tile, case: "genitive") }.
remark-bonus = Тогда можно открыть { NAME($card, case: "accusative") }.
remark-keep = В резерве { NAME($tile) } не считается, а чтобы построить позже, нужно действие.
remark-give = { NAME($type, case: "plural") }: у Дирка станет { $count }, у вас { $have }.
remark-bonus-back = Придётся вернуть на руку { NAME($card, case: "accusative") }.
remark-hut = { NAME($type, case: "plural") }: на лучшей клетке хижина засчитается за { $value }.
remark-huts-left =
    { $left ->
        [0] После этого хижин брать больше нельзя: всего их можно взять { $most }.
        [one] После этого можно взять ещё { $left } хижину: всего их можно взять { $most }.
        [few] После этого можно взять ещё { $left } хижины: всего их можно взять { $most }.
       *[many] После этого можно взять ещё { $left } хижин: всего их можно взять { $most }.
    }
remark-action-unused = Вы откажетесь от действия, полученного за оплату без сдачи.
    .short = 1 действие не использовано
