# Аль-Рашид. Как пишутся части сообщений: см. majlis/engine/words.py. Какое сообщение называет фигуру или жетон: см. ../names.py.

game-title = Аль-Рашид
game-about = Возвысьте свой род при дворе Харуна ар-Рашида: посылайте пашей, купцов и мудрецов в гильдии, на караванные пути и моря и оплачивайте должности наборами разных товаров. После пяти раундов побеждает род, у которого больше всего очков престижа.
    .line = Возвысьте свой род в Багдаде

## Названия. Падежи: .accusative, .genitive; .plural — несколько

name-hardwood = древесина
    .accusative = древесину
name-pottery = керамика
    .accusative = керамику
name-metal = металл
name-spice = пряности
name-silk = шёлк
name-credit = кредит

name-pasha = паша
    .plural = паши
    .accusative = пашу
    .genitive = паши
name-merchant = купец
    .plural = купцы
    .accusative = купца
    .genitive = купца
name-sage = мудрец
    .plural = мудрецы
    .accusative = мудреца
    .genitive = мудреца
name-piece-of = { NAME($piece) } ({ SEAT($seat) })
    .accusative = { NAME($piece, case: "accusative") } ({ SEAT($seat) })

name-intrigue = Дворец интриг
    .short = Интриги
name-military = Военный дворец
    .short = Военный
name-wisdom = Дворец мудрости
    .short = Мудрость
name-trade = Дворец торговли
    .short = Торговля
name-politics = Дворец политики
    .short = Политика
name-caliph = Дворец Аль-Рашида
    .short = Аль-Рашид
name-silk_road = Шёлковый путь
name-spice_road = Путь пряностей
name-sarmatia = Сарматия
name-mare_indianum = Индийское море
name-abbasid_caliphate = Халифат Аббасидов
name-mare_internum = Внутреннее море
name-nilus_valley = Долина Нила
name-home = дома

name-caliphs_favorite = Фаворитка халифа
name-general = Полководец
name-court_savant = Придворный учёный
name-vizier = Визирь
name-qadi = Кади

name-smuggler = Контрабандист
    .short = Контрабанда
name-plotter = Заговорщик
name-informer = Осведомитель
name-impostor = Самозванец
name-strategist = Стратег
name-recruiter = Вербовщик
name-raider = Налётчик
name-negotiator = Переговорщик
    .short = Переговоры
name-lore_master = Хранитель знаний
    .short = Знания
name-enchanter = Чародей
name-diplomat = Дипломат
name-banker = Банкир
name-trader = Торговец
name-hardwood_importer = Поставщик древесины
    .short = Древесина
name-pottery_importer = Поставщик керамики
    .short = Керамика
name-metal_importer = Поставщик металла
    .short = Металл
name-aide_to_the_qadi = Помощник кади
    .short = При кади
name-steward_of_the_city = Управитель города
    .short = Управитель
name-warehouse_keeper = Смотритель складов
    .short = Склады
name-favorites_maiden = Служанка фаворитки
    .short = Служанка
name-weapon_master = Оружейник
name-dean_of_the_academy = Глава академии
    .short = Академия
name-economist = Экономист
name-counselor_to_the_caliph = Советник халифа
    .short = Советник
name-treasurer = Казначей
name-agha = Ага
name-silk_monopolist = Монополист шёлка
    .short = Шёлк
name-spice_monopolist = Монополист пряностей
    .short = Пряности
name-astrologist = Астролог
name-law_expert = Знаток права
name-quartermaster = Интендант
name-alchemist = Алхимик

name-red = красный
    .plural = красные
    .genitive = красных
name-blue = синий
    .plural = синие
    .genitive = синих
name-red_tile = красный жетон
name-blue_tile = синий жетон
name-tile = { NAME($colour) } жетон ({ $value })
name-service = услуга гильдии
    .short = услуга
name-generosity = щедрость Аль-Рашида
name-crisis_rules = Жетоны кризисов: сколько жетонов приносит каждая запись

name-source-family = Род: { NAME($piece, case: "plural") }
    .short = { NAME($piece, case: "plural") }
name-source-offices = Должности: { NAME($area) }
    .short = { NAME($area) }
name-influence = Влияние
name-shame = Позор

## Что можно сделать и что для этого нужно

verb-draw = Взять наёмников
verb-aside = Отложить
verb-place = Поставить
verb-plot = Переместить с Заговорщиком
verb-inform = Переместить с Осведомителем
verb-move = Переместить фигуру
verb-look = Посмотреть жетоны
verb-resolve = Разыграть
verb-activate = Использовать должность
verb-favour = Попросить об одолжении
verb-ask = Попросить
verb-pay = Заплатить
verb-exchange = Обменять
verb-hire = Нанять
verb-barter = Выменять
verb-take = Взять товары
verb-negotiate = Вести переговоры
verb-dismiss = Убрать жетон
verb-transmute = Превратить мудреца в купца
verb-fight = Сражаться
verb-flee = Спастись бегством
verb-trade = Торговать
verb-pass = Пас
verb-end = Закончить ход

part-tiles = жетоны наёмников
part-piece = фигуру
part-area = область
part-from = откуда
part-to = куда
part-office = должность
part-leader = главу гильдии
part-wishes = о чём просить
part-goods = товары
part-give = какой товар отдать
part-get = какой товар получить
part-colour = цвет
part-own = один из своих жетонов
part-tile = жетон на территории
part-items = товары или кредит

## О чём спрашивают игрока; `.others` читают все остальные

prompt-draw =
    { $count ->
        [one] Возьмите { $count } жетон наёмников: красный или синий?
        [few] Возьмите { $count } жетона наёмников: сколько красных, сколько синих?
       *[many] Возьмите { $count } жетонов наёмников: сколько красных, сколько синих?
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } берёт { $count } жетон наёмников.
            [few] { SEAT($seat) } берёт { $count } жетона наёмников.
           *[many] { SEAT($seat) } берёт { $count } жетонов наёмников.
        }
prompt-aside = Ваш Дипломат: отложить пашу или купца, чтобы поставить его последним?
    .others = { SEAT($seat) } может отложить пашу или купца.
prompt-place = Поставьте одну из своих фигур.
    .others = { SEAT($seat) } ставит фигуру.
prompt-place-late = Поставьте отложенную фигуру.
    .others = { SEAT($seat) } ставит отложенную фигуру.
prompt-scheme = Используйте Заговорщика или Осведомителя сейчас или спасуйте.
    .others = { SEAT($seat) } может использовать Заговорщика или Осведомителя.
prompt-turn = Ваш ход: разыграйте область или сначала используйте должность.
    .others = { SEAT($seat) } выбирает область или использует должность.
prompt-resolve = Ваш ход: какую область разыграть?
    .others = { SEAT($seat) } выбирает область, чтобы её разыграть.
prompt-after = Вы ещё можете использовать должность.
    .others = { SEAT($seat) } ещё может использовать должность.
prompt-visit = { NAME($area) }, ранг { $rank }: о чём вы просите? Не более двух: услуга, должность, одолжение.
    .others = { SEAT($seat) } наносит визит, ранг { $rank }: { NAME($area) }.
    .most = Не больше двух: услуга, должность, одолжение
prompt-visit-favoured = { NAME($area) }, ранг { $rank }: просите ли вы ещё об услуге или о должности?
    .others = { SEAT($seat) } продолжает визит, ранг { $rank }: { NAME($area) }.
prompt-court = { NAME($area) }, ранг { $rank }: просите ли вы о щедрости, о должности или о том и другом?
    .others = { SEAT($seat) } на приёме, ранг { $rank }: { NAME($area) }.
prompt-generosity =
    { $count ->
        [one] Щедрость Аль-Рашида: возьмите { $count } любой товар.
        [few] Щедрость Аль-Рашида: возьмите { $count } любых товара.
       *[many] Щедрость Аль-Рашида: возьмите { $count } любых товаров.
    }
    .others = { SEAT($seat) } принимает подарок Аль-Рашида.
prompt-take-goods =
    { $count ->
        [one] Возьмите { $count } товар на выбор.
        [few] Возьмите { $count } товара на выбор.
       *[many] Возьмите { $count } товаров на выбор.
    }
    .others = { SEAT($seat) } выбирает товары.
prompt-raid =
    { $count ->
        [one] Ваш Налётчик: возьмите { $count } товар из тех, что есть на этой территории.
        [few] Ваш Налётчик: возьмите { $count } товара из тех, что есть на этой территории.
       *[many] Ваш Налётчик: возьмите { $count } товаров из тех, что есть на этой территории.
    }
    .others = { SEAT($seat) } берёт добычу с Налётчиком.
prompt-pay = Заплатите { gold-price }. Какие товары вы отдаёте?
    .others = { SEAT($seat) } платит { gold-price }.
prompt-exchange = Обменяйте один товар на другой.
    .others = { SEAT($seat) } обменивает товар.
prompt-hire = Полководец: какой товар вы отдаёте и за жетон какого цвета?
    .others = { SEAT($seat) } нанимает наёмника у Полководца.
prompt-barter = Торговец: какой основной товар вы отдаёте за два других?
    .others = { SEAT($seat) } меняет основные товары.
prompt-impostor =
    { $count ->
        [one] Самозванец: чьё одолжение вы используете последним?
        [few] Самозванец: можно использовать { $count } разных глав гильдий. Чьё одолжение первое?
       *[many] Самозванец: можно использовать { $count } разных глав гильдий. Чьё одолжение первое?
    }
    .others = { SEAT($seat) } использует Самозванца.
prompt-transmute = Алхимик: какой мудрец станет купцом?
    .others = { SEAT($seat) } может превратить мудреца в купца.
prompt-operation = Операция: посмотрите жетоны на территории, переместите фигуру между территориями — или пас.
    .others = { SEAT($seat) } проводит операцию.
prompt-negotiate = Переговорщик: на какой территории?
    .others = { SEAT($seat) } выбирает территорию для Переговорщика.
prompt-dismiss = { NAME($area) }: какой свой жетон вы сбрасываете и какой жетон уходит вместе с ним?
    .others = { SEAT($seat) } ведёт переговоры: { NAME($area) }.
prompt-fight = { NAME($area) }: сражаться (какими жетонами?) или спасаться бегством?
    .others = { SEAT($seat) } сражается или спасается бегством: { NAME($area) }.
prompt-trade =
    { $count ->
        [one] { NAME($area) }, ранг { $rank }: возьмите { $count } товар или кредит.
        [few] { NAME($area) }, ранг { $rank }: возьмите { $count } предмета (товары или кредит).
       *[many] { NAME($area) }, ранг { $rank }: возьмите { $count } предметов (товары или кредит).
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } торгует, ранг { $rank }, и берёт { $count } товар: { NAME($area) }.
            [few] { SEAT($seat) } торгует, ранг { $rank }, и берёт { $count } товара: { NAME($area) }.
           *[many] { SEAT($seat) } торгует, ранг { $rank }, и берёт { $count } товаров: { NAME($area) }.
        }

## Что произошло: подготовка и раунды

event-first-order = Жребий определил порядок хода: { SEAT($seats) }.
event-goods = { SEAT($seat) } получает { NAME($goods, case: "accusative") }.
event-setup-crisis = Начальный кризис { $number }. Красные жетоны: { NAME($red) }. Синие жетоны: { NAME($blue) }.
event-crisis = Кризис { $number }. Красные жетоны: { NAME($red) }. Синие жетоны: { NAME($blue) }.
event-tile-laid = Выложен закрытый { NAME($tile) }: { NAME($area) }.
event-no-tile = Для этой области жетона не осталось: { NAME($tile) } ({ NAME($area) }).
event-filled = Территории пополняются товарами и кредитами.
event-round = Начинается раунд { $round }.
event-draw = { SEAT($seat) } берёт: { NAME($tiles) }.
event-reshuffle =
    { $count ->
        [one] Стопка закончилась ({ NAME($colour) }): { $count } сброшенный жетон становится новой.
        [few] Стопка закончилась ({ NAME($colour) }): { $count } сброшенных жетона перемешиваются в новую.
       *[many] Стопка закончилась ({ NAME($colour) }): { $count } сброшенных жетонов перемешиваются в новую.
    }
event-order-waits = Со следующего круга порядок хода будет таким: { SEAT($seats) }.
event-order = Новый порядок хода: { SEAT($seats) }.

## Что произошло: размещение и перемещение

event-aside = { SEAT($seat) } откладывает { NAME($piece, case: "accusative") }.
event-aside-pass = { SEAT($seat) } никого не откладывает.
event-place = { SEAT($seat) } ставит { NAME($piece, case: "accusative") }: { NAME($area) } (господство { $dominance }, ранг { $rank }).
event-scheme-pass = { SEAT($seat) } ничего не перемещает.
event-move = { SEAT($seat) } перемещает { NAME($piece, case: "accusative") }: { NAME($from) } → { NAME($to) }.
event-resolve = { SEAT($seat) } разыгрывает: { NAME($area) }.
event-removed = { SEAT($seat) } не участвует, фигуры убраны: { NAME($area) }.
event-end = { SEAT($seat) } заканчивает ход.

## Что произошло: дворцы и должности

event-ask =
    { $price ->
        [0] { SEAT($seat) } просит: { NAME($wishes) }.
       *[other] { SEAT($seat) } просит: { NAME($wishes) }; цена: { gold-price }.
    }
event-ask-nothing = { SEAT($seat) } ни о чём не просит.
event-pay = { SEAT($seat) } платит { gold-price }: { NAME($goods) } (стоимость { $sum }).
event-favour = { SEAT($seat) } пользуется одолжением: { NAME($leader) }.
event-favour-lost = { SEAT($seat) }: для одолжения не осталось товара ({ NAME($leader) }).
event-credit =
    { $count ->
        [one] { SEAT($seat) } получает { $count } кредит.
        [few] { SEAT($seat) } получает { $count } кредита.
       *[many] { SEAT($seat) } получает { $count } кредитов.
    }
event-credit-none = { SEAT($seat) } не получает кредита: их не осталось.
event-influence = { SEAT($seat) } получает { influence-count }.
event-influence-none = { SEAT($seat) } не получает жетон влияния: их не осталось.
event-shame =
    { $count ->
        [one] { SEAT($seat) } получает { $count } жетон позора.
        [few] { SEAT($seat) } получает { $count } жетона позора.
       *[many] { SEAT($seat) } получает { $count } жетонов позора.
    }
event-member = { SEAT($seat) } принимает в род { NAME($piece, case: "accusative") }.
event-operations =
    { $count ->
        [one] { SEAT($seat) } проведёт { $count } операцию.
        [few] { SEAT($seat) } проведёт { $count } операции.
       *[many] { SEAT($seat) } проведёт { $count } операций.
    }
event-operation-pass = { SEAT($seat) } не проводит операцию.
event-look =
    { COUNT($tiles) ->
        [0] { SEAT($seat) } смотрит жетоны: { NAME($area) }.
       *[other] { SEAT($seat) } смотрит жетоны: { NAME($area) }. Там: { NAME($tiles) }.
    }
event-office = { SEAT($seat) } получает должность: { NAME($office) }.
event-activate = { SEAT($seat) } использует должность: { NAME($office) }.
event-exchange = { SEAT($seat) } обменивает { NAME($give, case: "accusative") } на { NAME($get, case: "accusative") }.
event-hire = { SEAT($seat) } отдаёт Полководцу { NAME($good, case: "accusative") } за { NAME($colour) } жетон.
event-barter = { SEAT($seat) } меняет { NAME($give, case: "accusative") } на { NAME($goods, case: "accusative") }.
event-transmute = { SEAT($seat) } превращает мудреца в купца: { NAME($area) }.
event-transmute-pass = { SEAT($seat) } не превращает мудреца в купца.
event-negotiate =
    { COUNT($tiles) ->
        [0] { SEAT($seat) } ведёт переговоры: { NAME($area) }.
       *[other] { SEAT($seat) } ведёт переговоры: { NAME($area) }. Там: { NAME($tiles) }.
    }
event-dismiss = { SEAT($seat) } сбрасывает жетон и убирает за него жетон № { $number } ({ NAME($area) }): { NAME($own) } и { NAME($tile) }.

## Что произошло: территории

event-turned-up = { NAME($area) }, открыто: { NAME($tiles) }.
event-fight = { SEAT($seat) } сражается ({ NAME($area) }): { NAME($tiles) }.
event-beaten = { SEAT($seat) } побеждает { NAME($colour, case: "plural") } жетоны, сила { $strength } против { $enemy }: { NAME($area) }.
event-won = { SEAT($seat) } освобождает территорию: { NAME($area) }.
event-withdraw = { SEAT($seat) } отступает: { NAME($area) }.
event-flee = { SEAT($seat) } спасается бегством: { NAME($area) }.
event-nobody-trades = Торговать больше некому: { NAME($area) }.
event-trade = { SEAT($seat) } торгует ({ NAME($area) }) и берёт { NAME($items, case: "accusative") }.
event-trade-nothing = { SEAT($seat) } уходит с пустыми руками: { NAME($area) }.

## Почему нельзя: слова, которые ничего не называют

refused-no-such-area = Такой области нет: { NAME($area) }.
refused-no-such-colour = Такого цвета нет: { NAME($colour) }. Наёмники бывают красные и синие.
refused-no-such-good = Такого товара нет: { NAME($good) }. Есть древесина, керамика, металл, пряности и шёлк.
refused-no-such-item = Этого здесь не бывает: { NAME($item) }. Можно взять товары и кредит.
refused-no-such-leader = Такого главы гильдии нет: { NAME($leader) }.
refused-no-such-office = Такой должности нет: { NAME($office) }.
refused-no-such-piece = Такой фигуры нет: { NAME($piece) }.
refused-no-such-tile = Жетона № { $number } нет, их там только { $count }: { NAME($area) }.
refused-no-such-wish = Об этом здесь не просят: { NAME($wish) }.

## Почему нельзя: размещение, перемещение, розыгрыш

refused-aside-sage = Отложить можно только пашу или купца, но не { NAME($piece, case: "accusative") }.
refused-none-at-home =
    { $count ->
        [0] В вашем роду нет { NAME($piece, case: "genitive") }.
       *[other] Дома у вас больше нет { NAME($piece, case: "genitive") }: все вне дома ({ $count }).
    }
refused-none-aside = У вас нет отложенного { NAME($piece, case: "genitive") }.
refused-second-leader = Там уже стоит { NAME($leader) } вашего рода, а в области может быть только один паша или купец ({ NAME($piece) }): { NAME($area) }.
refused-no-merchants = Туда не допускается { NAME($piece) }: { NAME($area) }.
refused-court-needs-pasha = Туда может пойти { NAME($piece) }, только если там есть паша или его ещё предстоит поставить: { NAME($area) }.
refused-office-not-ready = У вас нет неиспользованной должности этого вида: { NAME($office) }.
refused-nothing-to-move =
    { $zone ->
        [palaces] Ни в одном дворце нет фигуры, которую вы можете переместить.
       *[territories] Ни на одной территории нет фигуры, которую вы можете переместить.
    }
refused-not-your-piece = Перемещать можно только свои фигуры, а это чужая: { NAME($piece) }.
refused-not-a-palace = Здесь перемещают фигуры только между дворцами, а это не дворец: { NAME($area) }.
refused-not-a-territory = Выберите территорию; это не территория: { NAME($area) }.
refused-piece-not-here =
    { $zone ->
        [palaces] Этой фигуры нет ни в одном дворце: { NAME($piece) }.
       *[territories] Этой фигуры нет ни на одной территории: { NAME($piece) }.
    }
refused-piece-not-there = Там ({ NAME($area) }) нет этой фигуры: { NAME($piece) }.
refused-nowhere-to-move = Эту фигуру некуда переместить ({ NAME($area) }): { NAME($piece) }.
refused-same-area = Фигура должна перейти в другую область: { NAME($area) }.
refused-already-resolved = Эта область в этом раунде уже разыграна: { NAME($area) }.
refused-nobody-there = Там нет ни одной фигуры: { NAME($area) }.

## Почему нельзя: оплата

refused-not-in-stock =
    { $count ->
       *[other] Не хватает: { NAME($missing) }; у вас { $have }.
    }
refused-payment-too-low = Эти товары стоят { gold-sum }, а вы должны { gold-price }.
refused-payment-superfluous = Эти товары стоят { gold-sum }, а достаточно { gold-price }. Уберите один товар: { NAME($good) }.
refused-too-dear = Всё вместе стоит { gold-price } ({ NAME($wishes) }), а ваши товары — { gold-have }: не хватает { gold-missing }.
refused-needs-credit = Всё вместе стоит { gold-price } ({ NAME($wishes) }), для вас это слишком дорого; с вашим кредитом — { gold-less }.
refused-no-credit = У вас нет кредита.
refused-credit-alone = Кредит только снижает цену должности: назовите и должность.
refused-wish-twice = Это можно получить за визит только один раз: { NAME($wish) }.

## Почему нельзя: дворцы

refused-three-actions = За один визит можно получить не больше двух из трёх: услуга, должность, одолжение.
refused-two-offices = За визит можно получить только одну должность.
refused-two-favours = За визит можно получить только одно одолжение.
refused-second-favour = В этот визит у вас уже было одолжение: { NAME($leader) }.
refused-favour-alone = Об одном лишь одолжении просят сразу, прежде всего остального: { NAME($leader) }.
refused-favour-timing = В этой партии об одолжениях просят вместе с остальным, а не заранее.
refused-office-elsewhere = Эту должность дают в другой области: { NAME($office) } ({ NAME($area) }).
refused-office-gone = Эта должность уже занята: { NAME($office) }.
refused-office-owned = Эта должность у вас уже есть, а двух одинаковых в этой партии иметь нельзя: { NAME($office) }.
refused-leader-elsewhere = Этого одолжения здесь не получить: { NAME($leader) }.
refused-leader-not-free = Самозванец не может использовать этого главу гильдии или уже использовал: { NAME($leader) }.
refused-nothing-to-give =
    { $price ->
        [0] У вас нет товара, чтобы отдать: { NAME($leader) }.
       *[other] После оплаты ({ gold-price }) у вас не останется товара, чтобы отдать: { NAME($leader) }.
    }
refused-family-limit = В вашем роду их уже { $most }, больше быть не может: { NAME($piece) }.
refused-no-tiles-left = Жетонов наёмников не осталось.
refused-draw-count =
    { $count ->
        [one] Нужно взять { $count } жетон, а не { $chosen }.
        [few] Нужно взять { $count } жетона, а не { $chosen }.
       *[many] Нужно взять { $count } жетонов, а не { $chosen }.
    }
refused-stack-empty =
    { $left ->
        [0] Жетонов этого цвета не осталось: { NAME($colour) }.
       *[other] Жетонов этого цвета осталось { $left }, а не { $count }: { NAME($colour) }.
    }
refused-take-count =
    { $count ->
        [one] Нужно взять { $count } товар, а не { $chosen }.
        [few] Нужно взять { $count } товара, а не { $chosen }.
       *[many] Нужно взять { $count } товаров, а не { $chosen }.
    }
refused-not-printed = На этой территории такого товара нет: { NAME($good) }.
refused-same-good = Выберите не тот товар, который отдаёте: { NAME($good) }.
refused-not-basic = Основные товары — только древесина, керамика и металл, а это не основной: { NAME($good) }.
refused-nothing-to-see = Ни на одной территории нет закрытых жетонов.
refused-nothing-hidden = Там нет закрытых жетонов: { NAME($area) }.

## Почему нельзя: должности

refused-not-your-office = Этой должности у вас нет: { NAME($office) }.
refused-not-activated = Эта должность не активируемая: { NAME($office) }.
refused-office-used = Эту должность вы в этом раунде уже использовали: { NAME($office) }.
refused-office-impossible =
    { $why ->
        [goods] Вам нечего отдать, товаров нет: { NAME($office) }.
        [basic] У вас нет основного товара: { NAME($office) }.
        [colours] У вас нет жетона того цвета, который лежит на какой-либо территории: { NAME($office) }.
       *[tiles] Жетонов наёмников больше нет: { NAME($office) }.
    }
refused-no-tiles-there = Там нет жетонов наёмников: { NAME($area) }.
refused-no-tile-of-colour = У вас нет жетона того цвета, что лежит там ({ NAME($tiles) }): { NAME($area) }.
refused-tile-not-in-hand =
    { $have ->
        [0] У вас нет этого жетона: { NAME($tile) }.
       *[other] Таких жетонов у вас { $have }, а не { $count }: { NAME($tile) }.
    }
refused-colour-not-there = Там нет { NAME($colour, case: "genitive") } жетонов: { NAME($area) }.
refused-other-colour = Жетон № { $number } — не того цвета, что сбрасываемый ({ NAME($colour) }).
refused-transmute-court = Мудрец при дворе считается домашним; выберите «дома» вместо этой области: { NAME($area) }.
refused-no-sage-there = Там у вас нет мудреца: { NAME($area) }.
refused-transmute-leader = Там у вашего рода уже есть паша или купец, второму там не место: { NAME($area) }.

## Почему нельзя: территории

refused-fight-with-nothing = Выберите для боя хотя бы один жетон или спасайтесь бегством.
refused-tile-superfluous = При силе { $strength } против { $enemy } этот жетон ничего не меняет, уберите его: { NAME($tile) }.
refused-not-on-territory =
    { $left ->
        [0] Там этого больше нет: { NAME($item) } ({ NAME($area) }).
       *[other] Там осталось только { $left }, а не { $chosen }: { NAME($item) } ({ NAME($area) }).
    }
refused-trade-too-few =
    { $count ->
        [one] Нужно взять { $count } товар, а не { $chosen } (кредит тоже считается).
        [few] Нужно взять { $count } товара, а не { $chosen } (кредит тоже считается).
       *[many] Нужно взять { $count } товаров, а не { $chosen } (кредит тоже считается).
    }
refused-trade-too-many =
    { $count ->
        [one] Можно взять { $count } товар или, на ранге 1, все товары одного вида, но не { $chosen } (кредит тоже считается).
        [few] Можно взять { $count } товара или, на ранге 1, все товары одного вида, но не { $chosen } (кредит тоже считается).
       *[many] Можно взять { $count } товаров или, на ранге 1, все товары одного вида, но не { $chosen } (кредит тоже считается).
    }
refused-trade-credit =
    { $count ->
        [one] Кредит можно взять только вместо { $count } товара, но не вместе со всеми товарами одного вида.
        [few] Кредит можно взять только как один из { $count } товаров, но не вместе со всеми товарами одного вида.
       *[many] Кредит можно взять только как один из { $count } товаров, но не вместе со всеми товарами одного вида.
    }
refused-trade-alike = В этой партии нужно брать как можно больше разного.

## Параметры. Вариант — `option-<имя>-<вариант>`; `.about` объясняет

option-favour_timing = Одолжения
    .about = Когда действует одолжение во время визита.
option-favour_timing-immediate = сразу, если попросить о нём первым
option-favour_timing-after_payment = только после оплаты всего
option-territory_trim = Четвёртый и пятый на территории
    .about = Когда с территории убирают всех, кто ниже третьего ранга.
option-territory_trim-after_combat = после боя
option-territory_trim-before_combat = до боя
option-move_targets = Перемещение фигур
    .about = Чьи фигуры могут перемещать Заговорщики, Осведомители и операции.
option-move_targets-any = любые
option-move_targets-own = только свои
option-trade_three_items = Выбор при торговле
    .about = Что берут на территории первый и второй.
option-trade_three_items-any_combination = в любом сочетании
option-trade_three_items-all_different = по возможности всё разное
option-duplicate_offices = Две одинаковые должности
    .about = Может ли один игрок иметь обе копии должности.
option-duplicate_offices-allowed = можно
option-duplicate_offices-forbidden = нельзя
option-limited_markers = Кредиты, жетоны влияния и позора
    .about = Ограничено ли число жетонов. Если их не осталось, их не берут.
option-limited_markers-no = без ограничений
option-limited_markers-rulebook = столько, сколько названо в правилах
option-limited_markers-english_box = столько, сколько в английской коробке
option-mercenary_reshuffle = Перемешивать наёмников
    .about = Пустая стопка наёмников собирается заново из сброса. Без этого жетоны из неё не берут.
option-court_sages_need_pasha_in_hand = Мудрецам при дворе нужен паша
    .about = Мудреца можно поставить ко двору, только если там есть паша его рода или его ещё предстоит поставить.

## Что есть у рода

group-goods = Товары
group-tokens = Жетоны
group-family = Род
group-offices = Должности
group-mercenaries = Наёмники
holding-hardwood = древесина ×{ $count }
    .label = Древесина
holding-pottery = керамика ×{ $count }
    .label = Керамика
holding-metal = металл ×{ $count }
    .label = Металл
holding-spice = пряности ×{ $count }
    .label = Пряности
holding-silk = шёлк ×{ $count }
    .label = Шёлк
holding-wealth = товаров на { gold-count }
    .label = Стоимость товаров
holding-credits = { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
       *[many] { $count } кредитов
    }
    .label = Кредиты
holding-influence = { $count ->
        [one] { $count } жетон влияния
        [few] { $count } жетона влияния
       *[many] { $count } жетонов влияния
    }
    .label = Жетоны влияния
holding-shame = { $count ->
        [one] { $count } жетон позора
        [few] { $count } жетона позора
       *[many] { $count } жетонов позора
    }
    .label = Жетоны позора
holding-pashas = { $count ->
        [one] { $count } паша
        [few] { $count } паши
       *[many] { $count } пашей
    }
    .label = Паши
holding-merchants = { $count ->
        [one] { $count } купец
        [few] { $count } купца
       *[many] { $count } купцов
    }
    .label = Купцы
holding-sages = { $count ->
        [one] { $count } мудрец
        [few] { $count } мудреца
       *[many] { $count } мудрецов
    }
    .label = Мудрецы
holding-at_home = { $count ->
        [one] { $count } фигура дома
        [few] { $count } фигуры дома
       *[many] { $count } фигур дома
    }
    .label = Фигуры дома
holding-offices = { $count ->
        [one] { $count } должность
        [few] { $count } должности
       *[many] { $count } должностей
    }
    .label = Должности
holding-red_tiles = { $count ->
        [one] { $count } красный жетон
        [few] { $count } красных жетона
       *[many] { $count } красных жетонов
    }
    .label = Красные наёмники
holding-blue_tiles = { $count ->
        [one] { $count } синий жетон
        [few] { $count } синих жетона
       *[many] { $count } синих жетонов
    }
    .label = Синие наёмники
holding-red_strength = сила красных { $count }
    .label = Сила ваших красных жетонов
holding-blue_strength = сила синих { $count }
    .label = Сила ваших синих жетонов

name-amount = { NAME($good) } ×{ $count }
    .accusative = { $count ->
        [1] { NAME($good, case: "accusative") }
       *[other] { NAME($good, case: "accusative") } ×{ $count }
    }
name-step = { $least } → { $gained }
event-tie-wealth = { SEAT($first) } и { SEAT($second) }: очков поровну ({ $points }). Решает стоимость товаров: { SEAT($first) } — { $more }, { SEAT($second) } — { $less }.
event-tie-order = { SEAT($first) } и { SEAT($second) }: поровну и очков ({ $points }), и стоимости товаров. Выше { SEAT($first) }: раньше в порядке хода.
points-family = Род
points-offices = Должности
points-others = Жетоны влияния и позора
lost-points =
    { $points ->
        [one] −{ $points } очко
        [few] −{ $points } очка
       *[many] −{ $points } очков
    }
influence-count =
    { $count ->
        [one] { $count } жетон влияния
        [few] { $count } жетона влияния
       *[many] { $count } жетонов влияния
    }
measured-count =
    { $measure ->
        [influence] { influence-count }
        [palaces] { $count ->
            [one] должности из { $count } дворца
            [few] должности из { $count } дворцов
           *[many] должности из { $count } дворцов
        }
        [goods] { $count ->
            [one] { $count } вид товаров
            [few] { $count } вида товаров
           *[many] { $count } видов товаров
        }
        [offices] { $count ->
            [one] { $count } такая должность
            [few] { $count } такие должности
           *[many] { $count } таких должностей
        }
       *[members] { $count ->
            [one] { $count } такая фигура
            [few] { $count } такие фигуры
           *[many] { $count } таких фигур
        }
    }
amount-influence =
    { $influence ->
        [one] { $influence } жетон влияния
        [few] { $influence } жетона влияния
       *[many] { $influence } жетонов влияния
    }
amount-shame =
    { $shame ->
        [one] { $shame } жетон позора
        [few] { $shame } жетона позора
       *[many] { $shame } жетонов позора
    }
gold-less =
    { $less ->
        [one] { $less } золотой
        [few] { $less } золотых
       *[many] { $less } золотых
    }
gold-missing =
    { $missing ->
        [one] { $missing } золотого
        [few] { $missing } золотых
       *[many] { $missing } золотых
    }
gold-have =
    { $have ->
        [one] { $have } золотой
        [few] { $have } золотых
       *[many] { $have } золотых
    }
gold-gold =
    { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    }
gold-count =
    { $count ->
        [one] { $count } золотой
        [few] { $count } золотых
       *[many] { $count } золотых
    }
gold-wealth =
    { $wealth ->
        [one] { $wealth } золотой
        [few] { $wealth } золотых
       *[many] { $wealth } золотых
    }
gold-worth =
    { $worth ->
        [one] { $worth } золотой
        [few] { $worth } золотых
       *[many] { $worth } золотых
    }
gold-sum =
    { $sum ->
        [one] { $sum } золотой
        [few] { $sum } золотых
       *[many] { $sum } золотых
    }
gold-over =
    { $over ->
        [one] { $over } золотой
        [few] { $over } золотых
       *[many] { $over } золотых
    }
gold-price =
    { $price ->
        [one] { $price } золотой
        [few] { $price } золотых
       *[many] { $price } золотых
    }

## Ход одной строкой, после имени игрока

turn-crisis = кризис { $number }: красные жетоны — { NAME($red) }; синие жетоны — { NAME($blue) }
turn-round = начинается раунд { $round }
turn-order = новый порядок хода: { SEAT($seats) }
turn-turned-up = { NAME($area) }: { NAME($tiles) }
turn-over =
    конец партии: { COUNT($winners) ->
        [0] не побеждает никто
        [one] побеждает { SEAT($winners) }
        [few] победу делят { SEAT($winners) }
       *[many] победу делят { SEAT($winners) }
    }
turn-place = ставит { NAME($piece, case: "accusative") }: { NAME($area, case: "short") }, ранг { $rank } при господстве { $dominance }
    .short = { NAME($piece) }: { NAME($area, case: "short") }, ранг { $rank }
turn-aside = откладывает { NAME($piece, case: "accusative") }
turn-aside-pass = никого не откладывает
turn-trade = торгует и берёт { NAME($items, case: "accusative") }: { NAME($area) }
    .short = берёт { NAME($items, case: "accusative") }
turn-trade-won = освобождает территорию и берёт { NAME($items, case: "accusative") }: { NAME($area) }
    .short = после боя берёт { NAME($items, case: "accusative") }
turn-won = освобождает территорию: { NAME($area) }
turn-flee = спасается бегством: { NAME($area) }
turn-withdraw = сражается и отступает: { NAME($area) }
    .short = отступает: { NAME($area, case: "short") }
turn-trade-nothing = уходит с пустыми руками: { NAME($area) }
turn-ask =
    { $price ->
        [0] просит: { NAME($wishes) } (бесплатно)
       *[other] просит: { NAME($wishes) } (за { gold-price })
    }
    .short = просит: { NAME($wishes, case: "short") }
turn-ask-nothing = ни о чём не просит
turn-favour = пользуется одолжением: { NAME($leader) }
turn-activate = использует должность: { NAME($office) }
    .short = использует: { NAME($office, case: "short") }
turn-move = перемещает { NAME($piece, case: "accusative") }: { NAME($from) } → { NAME($to) }
turn-look = смотрит жетоны: { NAME($area) }
turn-transmute = превращает мудреца в купца: { NAME($area) }
turn-transmute-pass = не превращает мудреца в купца
turn-draw =
    { $count ->
        [one] берёт { $count } жетон наёмников
        [few] берёт { $count } жетона наёмников
       *[many] берёт { $count } жетонов наёмников
    }
turn-resolve = разыгрывает: { NAME($area) }
    .short = разыгрывает: { NAME($area, case: "short") }
turn-operation-pass = не проводит операцию
turn-scheme-pass = ничего не перемещает
turn-end = заканчивает ход

## Что это такое

kind-guild = Дворец гильдии
kind-court = Дворец халифа
kind-land = Территория
kind-office = Должность ({ NAME($area) }): { gold-price }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
kind-leader = Глава гильдии ({ NAME($area) })
kind-basic = Основной товар
kind-fine = Товар
kind-member = Член рода
kind-tile = Наёмники
kind-token = Жетон
kind-action = Действие во дворце
kind-crisis = Кризис

about-guild-member = Услуга: новый член рода ({ NAME($piece) }) за { $first }, { $second } или { $third } золотых по рангу. Или должность, или одолжение за { gold-price } ({ NAME($leader) }): два из трёх.
about-guild-operations = Услуга: { $first }, { $second } или { $third } операции по рангу, бесплатно: посмотреть жетоны или переместить фигуру между территориями. Или должность, или одолжение за { gold-price } ({ NAME($leader) }): два из трёх.
about-guild-tiles = Услуга: { $first }, { $second } или { $third } жетона наёмников по рангу. Или должность, или одолжение за { gold-price } ({ NAME($leader) }): два из трёх.
about-court = Род с пашой может просить о щедрости и купить должность. Без паши он получает { amount-shame } ({ lost-points }).
about-land = Здесь есть { NAME($goods) }. По рангу вы берёте { $first }, { $second } или { $third } товара; на ранге 1 можно вместо этого взять все товары одного вида. С наёмниками, которые там лежат, сперва сражаются.
about-office-exchange = Раз за раунд: обменяйте товар на товар другого вида.
about-office-negotiate = Раз за раунд: сбросьте жетон наёмников, чтобы убрать с территории жетон того же цвета.
about-office-basic_goods = Раз за раунд: отдайте основной товар за два других основных, по одному каждого.
about-office-draw =
    { $count ->
        [one] Раз за раунд: возьмите { $count } жетон наёмников.
        [few] Раз за раунд: возьмите { $count } жетона наёмников.
       *[many] Раз за раунд: возьмите { $count } жетонов наёмников.
    }
about-office-draw_once =
    { $count ->
        [one] При покупке: возьмите { $count } жетон наёмников.
        [few] При покупке: возьмите { $count } жетона наёмников.
       *[many] При покупке: возьмите { $count } жетонов наёмников.
    }
about-office-gain_goods = Раз за раунд: возьмите { NAME($goods, case: "accusative") }.
about-office-monopoly = При покупке: возьмите { NAME($goods) }; если у вас есть должность { NAME($partner) } — вместо этого { NAME($more) }.
about-office-move_palace = В начале розыгрыша: переместите одну фигуру из дворца в другой дворец.
about-office-move_territory = В начале розыгрыша: переместите одну фигуру с территории на другую территорию.
about-office-free_favours =
    { $count ->
        [one] При покупке: бесплатно воспользуйтесь { $count } одолжением: { NAME($leaders, join: "or") }.
        [few] При покупке: бесплатно воспользуйтесь { $count } разными одолжениями: { NAME($leaders, join: "or") }.
       *[many] При покупке: бесплатно воспользуйтесь { $count } разными одолжениями: { NAME($leaders, join: "or") }.
    }
about-office-tile_bonus = Каждый ваш жетон в сражении считается на { $count } больше.
about-office-raid = После выигранного сражения: возьмите товар вида, который там есть.
about-office-service_discount = Новые члены рода стоят вам на { gold-count } меньше: { NAME($pieces) }.
about-office-gain_member = При покупке: новый член рода ({ NAME($piece) }) и { amount-shame }.
about-office-late_placement = Отложите пашу или купца, чтобы поставить его после всех остальных фигур.
about-office-credit_discount = Ваши кредиты снижают цену должности на { gold-count }.
about-office-gain_credits =
    { $count ->
        [one] При покупке: возьмите { $count } кредит.
        [few] При покупке: возьмите { $count } кредита.
       *[many] При покупке: возьмите { $count } кредитов.
    }
about-office-gain_influence = При покупке: возьмите { influence-count }.
about-office-influence_by = При покупке: возьмите жетоны влияния по числу ваших мудрецов: { NAME($steps) }.
about-office-goods_of_choice =
    { $count ->
        [one] При покупке: возьмите { $count } товар на выбор.
        [few] При покупке: возьмите { $count } товара на выбор.
       *[many] При покупке: возьмите { $count } товаров на выбор.
    }
about-office-convert = При покупке: можно превратить одного вашего мудреца в купца.
about-office-scored_influence = При покупке: возьмите { amount-influence }. Очки в конце по числу ваших жетонов влияния: { NAME($steps) }.
about-office-scored_palaces = Очки в конце по числу дворцов, от которых у вас есть должность: { NAME($steps) }.
about-office-scored_goods = Очки в конце по числу ваших разных товаров: { NAME($steps) }.
about-office-scored_offices = Очки в конце по числу ваших должностей оттуда ({ NAME($palace) }): { NAME($steps) }.
about-office-scored_members = Очки в конце по числу таких членов вашего рода ({ NAME($piece) }): { NAME($steps) }.
brief-office-exchange = обменять один товар
brief-office-move_palace = переместить фигуру между дворцами
brief-office-move_territory = переместить фигуру между территориями
brief-office-free_favours = одолжения бесплатно: { $count }
brief-office-tile_bonus = каждый жетон в бою +{ $count }
brief-office-draw =
    { $count ->
        [one] взять { $count } наёмника
        [few] взять { $count } наёмников
       *[many] взять { $count } наёмников
    }
brief-office-draw_once =
    { $count ->
        [one] взять { $count } наёмника
        [few] взять { $count } наёмников
       *[many] взять { $count } наёмников
    }
brief-office-raid = товар после выигранного боя
brief-office-negotiate = ваш жетон за жетон на территории
brief-office-service_discount = на { gold-count } дешевле: { NAME($pieces) }
brief-office-gain_member = { NAME($piece) } и { amount-shame }
brief-office-late_placement = пашу или купца ставить последним
brief-office-credit_discount = кредит снижает цену на { $count }
brief-office-basic_goods = основной товар за два других
brief-office-gain_goods = взять { NAME($goods, case: "accusative") }
brief-office-monopoly = { NAME($goods) }; больше с должностью { NAME($partner) }
brief-office-gain_credits =
    { $count ->
        [one] взять { $count } кредит
        [few] взять { $count } кредита
       *[many] взять { $count } кредитов
    }
brief-office-gain_influence = взять { influence-count }
brief-office-influence_by = влияние за { $needs } мудрецов
brief-office-goods_of_choice = любые товары: { $count }
brief-office-convert = превратить мудреца в купца
brief-office-scored_influence = { amount-influence }; очки за { $needs }
brief-office-scored_palaces = очки за должности { $needs } дворцов
brief-office-scored_goods = очки за { $needs } видов товаров
brief-office-scored_offices = очки за { $needs } должности: { NAME($palace) }
brief-office-scored_members =
    { $piece ->
        [sage] очки за { $needs } мудрецов
        [merchant] очки за { $needs } купцов
       *[other] очки за { $needs } пашей
    }
brief-service-operations = Операции
    .at =
        { $amount ->
            [one] { $amount } операция
            [few] { $amount } операции
           *[many] { $amount } операций
        }
brief-service-tiles = Наёмники
    .at =
        { $amount ->
            [one] { $amount } наёмник
            [few] { $amount } наёмника
           *[many] { $amount } наёмников
        }
brief-service-sage = Мудрец
    .at = мудрец за { gold-price }
brief-service-merchant = Купец
    .at = купец за { gold-price }
brief-service-pasha = Паша
    .at = паша за { gold-price }
brief-favour-tile = отдать товар, взять наёмника
brief-favour-exchange = обменять товар на другой
brief-favour-copy = как у другого главы гильдии, его цена добавляется
brief-items =
    { $rank ->
        [1] товары ({ $count }) или все одного вида
       *[other]
            { $count ->
                [one] { $count } товар
                [few] { $count } товара
               *[many] { $count } товаров
            }
    }
brief-court = Товар, порядок хода; без купцов
brief-generosity = Любой товар и лучшее место в порядке хода
brief-favour-credit = { brief-office-gain_credits }
brief-favour-influence = { brief-office-gain_influence }
about-favour-tile = За { gold-price }: отдайте товар и возьмите жетон наёмников любого цвета ({ NAME($area) }).
about-favour-exchange = За { gold-price }: обменяйте товар на товар другого вида ({ NAME($area) }).
about-favour-copy = За { gold-price }: одолжение другого главы, чью цену тоже платят: { NAME($leaders, join: "or") } ({ NAME($area) }).
about-favour-credit =
    { $count ->
        [one] За { gold-price }: возьмите { $count } кредит ({ NAME($area) }).
        [few] За { gold-price }: возьмите { $count } кредита ({ NAME($area) }).
       *[many] За { gold-price }: возьмите { $count } кредитов ({ NAME($area) }).
    }
about-favour-influence = За { gold-price }: возьмите { influence-count } ({ NAME($area) }).
about-good = Наборы разных товаров стоят { $one }, { $two }, { $three }, { $four } или { $five } золотых.
about-leader = Господство { $dominance }; в одной области у рода один паша или купец. { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, в роду не больше { $most }.
about-sage = Господство { $dominance }; в одной области сколько угодно. { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, в роду не больше { $most }.
about-tile = В сражении считается за { $value }; всего в игре { $count }.
about-tiles = В сражении считается за { $least }–{ $most }; этого цвета в игре { $count }.
about-credit = Один раз снижает цену должности на { gold-count }.
about-influence = В конце каждый приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего не больше { $most }.
about-shame = В конце за каждый теряется { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
about-service = То, что гильдия даёт по рангу. Визит без услуги и без должности приносит { amount-shame }.
about-generosity = Бесплатно: возьмите любой товар и поднимитесь в порядке хода.
about-crisis =
    { $count ->
        [one] Каждая территория, названная в кризисе, получает { $count } закрытый жетон наёмников.
        [few] Каждая территория, названная в кризисе, получает { $count } закрытых жетона наёмников.
       *[many] Каждая территория, названная в кризисе, получает { $count } закрытых жетонов наёмников.
    }

## Сколько что стоит и даёт сейчас

row-resolved = В этом раунде уже разыграно.
row-family = Ранг { $rank }: { SEAT($family) }, господство { $dominance }.
row-goods = Ещё есть: { NAME($goods) }.
row-tiles = Здесь лежит: { NAME($tiles) }.
row-items =
    { $count ->
        [one] На ранге { $rank } вы берёте { $count } товар.
        [few] На ранге { $rank } вы берёте { $count } товара.
       *[many] На ранге { $rank } вы берёте { $count } товаров.
    }
row-service =
    { $price ->
        [0] На ранге { $rank } услуга бесплатна; ваши товары стоят { gold-wealth }.
       *[other] На ранге { $rank } услуга стоит { gold-price }; ваши товары стоят { gold-wealth }.
    }
row-operations =
    { $count ->
        [one] Услуга даёт { $count } операцию.
        [few] Услуга даёт { $count } операции.
       *[many] Услуга даёт { $count } операций.
    }
row-draws =
    { $count ->
        [one] Услуга даёт { $count } жетон наёмников.
        [few] Услуга даёт { $count } жетона наёмников.
       *[many] Услуга даёт { $count } жетонов наёмников.
    }
row-member = Услуга даёт новую фигуру: { NAME($piece) }.
row-fourth = На ранге { $rank } вы не участвовали бы.
row-flee = Здесь ждут: { NAME($tiles) }. Наёмников этого цвета у вас нет: { amount-shame }, { lost-points }.
row-too-weak = Здесь ждут: { NAME($tiles) }. Сила ваших { NAME($colour, case: "genitive") } жетонов { $own } против { $least } или больше.
row-fight = Здесь ждут: { NAME($tiles) }. Первый по рангу должен сражаться или спасаться бегством.
row-court-needs-pasha = Пошлите и пашу, иначе вы получите { amount-shame }, { lost-points }.
row-court-shame = Паши у вас больше нет: { amount-shame }, { lost-points }.
row-idle = Самая дешёвая услуга или должность стоит { gold-price }, ваши товары — { gold-wealth }: { amount-shame }, { lost-points }.
row-nothing-there =
    { $service ->
        [family] Должностей для вас здесь не осталось, а таких фигур у вашего рода уже предельное число: { amount-shame }, { lost-points }.
       *[tiles] Ни должностей для вас, ни жетонов наёмников здесь не осталось: { amount-shame }, { lost-points }.
    }
row-left = Выложено жетонов: { $count }.
row-owners = Владельцы: { SEAT($owners) }.
row-price = Цена для вас: { gold-price }; ваши товары стоят { gold-wealth }.
row-with-credit = С кредитом: { gold-price }.
row-worth-now =
    { $points ->
        [one] Сейчас это { $points } очко: у вас { measured-count }.
        [few] Сейчас это { $points } очка: у вас { measured-count }.
       *[many] Сейчас это { $points } очков: у вас { measured-count }.
    }
row-influence = Сейчас дало бы вам { influence-count }.
row-favour = { NAME($area) }: { gold-price }; ваши товары стоят { gold-wealth }.
row-members =
    { $all ->
        [one] У вас { $all } такая фигура; дома: { $home }, не больше: { $most }.
        [few] У вас { $all } такие фигуры; дома: { $home }, не больше: { $most }.
       *[many] У вас { $all } таких фигур; дома: { $home }, не больше: { $most }.
    }
row-you-have =
    { $piece ->
        [hardwood] У вас { holding-hardwood }.
        [pottery] У вас { holding-pottery }.
        [metal] У вас { holding-metal }.
        [spice] У вас { holding-spice }.
        [silk] У вас { holding-silk }.
        [credit] У вас { holding-credits }.
        [influence] У вас { holding-influence }.
        [shame] У вас { holding-shame }.
       *[other] У вас { NAME($piece) } ×{ $count }.
    }
row-one-more = Ещё один стоит для вас { gold-gold }.

## Рядом с выбором

remark-alone = ранг { $rank }, господство { $dominance }, пока больше никого
remark-first =
    { $by ->
        [0] ранг { $rank }, господство { $dominance }; позже там { SEAT($behind) }
       *[other] ранг { $rank }, господство { $dominance }; позади на { $by }: { SEAT($behind) }
    }
remark-behind =
    { $by ->
        [0] ранг { $rank }, господство { $dominance }; раньше там { SEAT($ahead) }
       *[other] ранг { $rank }, господство { $dominance }; впереди на { $by }: { SEAT($ahead) }
    }
remark-fourth =
    { $by ->
        [0] ранг { $rank }, господство { $dominance }: без участия; раньше там { SEAT($ahead) }
       *[other] ранг { $rank }, господство { $dominance }: без участия; впереди на { $by }: { SEAT($ahead) }
    }
remark-ranking =
    { COUNT($seats) ->
        [one] только { SEAT($seats) }
        [few] по порядку: { SEAT($seats) }
       *[many] по порядку: { SEAT($seats) }
    }
remark-price = { gold-price }; ваши товары стоят { gold-wealth }
remark-idle = ни услуги, ни должности: { amount-shame }, { lost-points } ({ gold-price })
    .short = ни услуги, ни должности: { amount-shame } ({ lost-points })
remark-payment =
    { $over ->
        [0] ровно { gold-sum }
       *[other] стоимость: { gold-sum }, переплата: { gold-over }
    }
remark-wins = освобождает территорию: сила { $own } против { $enemy }
remark-beats-some = побеждает только один цвет (сила { $own } против { $enemy }); вы отступаете без жетона позора
remark-in-vain = напрасно (сила { $own } против { $enemy }), но без жетона позора
remark-flee = { amount-shame }, { lost-points }
remark-unused = в этом раунде не использовано: { NAME($offices) }
    .short =
        { COUNT($offices) ->
            [one] { COUNT($offices) } должность не использована
            [few] { COUNT($offices) } должности не использованы
           *[many] { COUNT($offices) } должностей не использовано
        }
