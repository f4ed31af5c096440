# Тадмор. Как пишутся части сообщений: см. majlis/engine/words.py. Какое сообщение называет фигуру, жетон или карту: см. ../names.py.

game-title = Тадмор
game-about = Сделайте Пальмиру невестой пустыни: посылайте верблюдов и корабли за деревом, камнем, мрамором и золотом, возводите башни и храмы, выполняйте царские поручения и собирайте ценные товары, пока разбойники нападают то на одну область, то на другую. После девяти раундов побеждает игрок, у которого больше всего очков престижа.
    .line = Караваны и корабли Пальмиры

## Названия. Падеж: .accusative

name-wood = дерево
name-stone = камень
name-marble = мрамор
name-gold = золото
name-prestige = ОП
name-amount = { NAME($resource) } ×{ $count }
name-camel = верблюд
    .accusative = верблюда
name-ship = корабль
name-seat = { SEAT($seat) }

name-palmyra = Пальмира
name-ebla = Эбла
name-damascus = Дамаск
name-north_sea = Северное Средиземноморье
    .short = Сев. Средиземноморье
name-south_sea = Южное Средиземноморье
    .short = Южн. Средиземноморье
name-euphrates = Евфрат
name-antioch = Антиохия
name-raider-card = карта разбойников: { NAME($region) }

name-foundation = фундамент
name-colonnade = колоннада
name-roof = крыша
name-statues = статуи
name-single = одиночные ярусы
name-double = двойные ярусы
name-tax-rate = налог в эпоху { epoch-number }
name-tower-band = цены ярусов башни начиная с { $level }
name-grey = серая
name-yellow = жёлтая
name-red = красная
name-glass_bottles = стеклянные сосуды
name-incense = ладан
name-myrrh = мирра
name-jade = нефрит
name-ivory = слоновая кость
name-porcelain = фарфор
name-silk = шёлк
name-perfume = духи
name-oils = масла

name-raiders = Разбойники
name-palmyra_upgrade_1 = Улучшение 1 (Пальмира)
name-palmyra_upgrade_2 = Улучшение 2 (Пальмира)
name-damascus_upgrade_3 = Улучшение 3 (Дамаск)
name-ebla_upgrade_4 = Улучшение 4 (Эбла)
name-palmyra_temple = Храм (Пальмира)
name-ebla_temple = Храм (Эбла)
name-palmyra_market = Рынок (Пальмира)
name-ebla_market = Рынок (Эбла)
name-palmyra_mission_fulfil = Выполнить поручение (Пальмира)
name-antioch_mission_fulfil = Выполнить поручение (Антиохия)
name-ebla_mission_draw = Взять поручение (Эбла)
name-palmyra_start_player = Первый игрок (Пальмира)
name-palmyra_tax = Без налога (Пальмира)
name-damascus_tax = Без налога (Дамаск)
name-damascus_tower_single = Одиночные ярусы башни (Дамаск)
    .short = Башня (Дамаск)
name-damascus_tower_double = Двойные ярусы башни (Дамаск)
    .short = Башня ×2 (Дамаск)
name-damascus_traitor = Предатель (Дамаск)
name-antioch_war_supplies = Военное снабжение (Антиохия)
name-antioch_caravan = Караван (Антиохия)
name-antioch_peace_gifts = Мирные дары (Антиохия)
name-north_sea_peace_gifts = Мирные дары (Северное Средиземноморье)
name-north_sea_shipyard = Верфь (Северное Средиземноморье)
name-north_sea_wood_ship_1 = Дерево с корабля 1 (Северное Средиземноморье)
    .short = Дерево (Сев. Средиземноморье)
name-north_sea_wood_ship_2 = Дерево с корабля 2 (Северное Средиземноморье)
    .short = Дерево (Сев. Средиземноморье)
name-north_sea_marble_ship = Мрамор с корабля (Северное Средиземноморье)
    .short = Мрамор (Сев. Средиземноморье)
name-north_sea_wood_camel = Дерево с верблюда (Северное Средиземноморье)
    .short = Дерево (Сев. Средиземноморье)
name-south_sea_stone_ship_1 = Камень с корабля 1 (Южное Средиземноморье)
    .short = Камень (Южн. Средиземноморье)
name-south_sea_stone_ship_2 = Камень с корабля 2 (Южное Средиземноморье)
    .short = Камень (Южн. Средиземноморье)
name-south_sea_gold_ship = Золото с корабля (Южное Средиземноморье)
    .short = Золото (Южн. Средиземноморье)
name-south_sea_stone_camel = Камень с верблюда (Южное Средиземноморье)
    .short = Камень (Южн. Средиземноморье)
name-south_sea_precious_grey = Серые товары (Южное Средиземноморье)
name-euphrates_gold_ship = Золото с корабля (Евфрат)
    .short = Золото (Евфрат)
name-euphrates_marble_ship = Мрамор с корабля (Евфрат)
    .short = Мрамор (Евфрат)
name-euphrates_marble_camel = Мрамор с верблюда (Евфрат)
    .short = Мрамор (Евфрат)
name-euphrates_gold_camel = Золото с верблюда (Евфрат)
    .short = Золото (Евфрат)
name-euphrates_precious_yellow = Жёлтые товары (Евфрат)
name-euphrates_precious_red = Красные товары (Евфрат)

name-i1 = I1 Дерево на мрамор
    .short = Дерево на мрамор
name-i2 = I2 Дерево на золото
    .short = Дерево на золото
name-i3 = I3 Камень на мрамор
    .short = Камень на мрамор
name-i4 = I4 Камень на золото
    .short = Камень на золото
name-i5 = I5 Очки за поручения
    .short = Очки за поручения
name-i6 = I6 Ресурсы за очки
    .short = Ресурсы за очки
name-i7 = I7 Защита от своих разбойников
    .short = Защита от своих разбойников
name-i8 = I8 Очки за ценные товары
    .short = Очки за ценные товары
name-i9 = I9 Ценный товар за очки
    .short = Ценный товар за очки
name-i10 = I10 Больше дерева с кораблей
    .short = Больше дерева с кораблей
name-i11 = I11 Больше камня с кораблей
    .short = Больше камня с кораблей
name-i12 = I12 Больше мрамора с кораблей
    .short = Больше мрамора с кораблей
name-i13 = I13 Больше золота с кораблей
    .short = Больше золота с кораблей
name-i14 = I14 Бесплатные ярусы башни
    .short = Бесплатные ярусы башни
name-i15 = I15 Бесплатные ярусы башни
    .short = Бесплатные ярусы башни
name-i16 = I16 Очки за самую высокую башню
    .short = Очки за самую высокую башню
name-i17 = I17 Очки за самую высокую башню
    .short = Очки за самую высокую башню
name-i18 = I18 Башня без дерева
    .short = Башня без дерева
name-i19 = I19 Очки за поручения
    .short = Очки за поручения
name-i20 = I20 Дешёвые поручения
    .short = Дешёвые поручения
name-i21 = I21 Свой рынок
    .short = Свой рынок
name-i22 = I22 Свой рынок
    .short = Свой рынок
name-i23 = I23 Золото на обычные ресурсы
    .short = Золото на обычные ресурсы
name-i24 = I24 Мрамор на обычные ресурсы
    .short = Мрамор на обычные ресурсы
name-i25 = I25 Очки за набег
    .short = Очки за набег
name-i26 = I26 Золото за набег
    .short = Золото за набег
name-i27 = I27 Очки за ценные товары
    .short = Очки за ценные товары
name-i28 = I28 Дешёвые ценные товары
    .short = Дешёвые ценные товары
name-i29 = I29 Больше дерева с кораблей
    .short = Больше дерева с кораблей
name-i30 = I30 Больше камня с кораблей
    .short = Больше камня с кораблей
name-i31 = I31 Больше мрамора с кораблей
    .short = Больше мрамора с кораблей
name-i32 = I32 Больше золота с кораблей
    .short = Больше золота с кораблей
name-i33 = I33 Большой склад
    .short = Большой склад
name-i34 = I34 Дешёвые храмы
    .short = Дешёвые храмы
name-i35 = I35 Очки за самую высокую башню
    .short = Очки за самую высокую башню
name-i36 = I36 Очки за самую высокую башню
    .short = Очки за самую высокую башню
name-i37 = I37 Своя стройка храма
    .short = Своя стройка храма
name-i38 = I38 Больше всех ярусов
    .short = Больше всех ярусов
name-i39 = I39 Больше всех очков за поручения
    .short = Больше всех очков за поручения
name-i40 = I40 Больше всех ценных товаров
    .short = Больше всех ценных товаров
name-i41 = I41 Больше всех храмов
    .short = Больше всех храмов
name-i42 = I42 Больше всех верблюдов и кораблей
    .short = Больше всех верблюдов и кораблей
name-i43 = I43 Выбор ценных товаров
    .short = Выбор ценных товаров
name-i44 = I44 Двойные мирные дары
    .short = Двойные мирные дары
name-i45 = I45 Защита от разбойников
    .short = Защита от разбойников
name-i46 = I46 Без налога
    .short = Без налога
name-i47 = I47 Своё строительное действие
    .short = Своё строительное действие
name-i48 = I48 Своё царское действие
    .short = Своё царское действие

name-k1 = K1 Ценный товар
    .short = Ценный товар
name-k2 = K2 Ценный товар
    .short = Ценный товар
name-k3 = K3 Часть храма
    .short = Часть храма
name-k4 = K4 Часть храма
    .short = Часть храма
name-k5 = K5 Корабль
    .short = Корабль
name-k6 = K6 Корабль
    .short = Корабль
name-k7 = K7 Ярусы башни
    .short = Ярусы башни
name-k8 = K8 Ярусы башни
    .short = Ярусы башни
name-k9 = K9 Отвести разбойников
    .short = Отвести разбойников
name-k10 = K10 Отвести разбойников
    .short = Отвести разбойников
name-k11 = K11 Верблюд
    .short = Верблюд
name-k12 = K12 Верблюд
    .short = Верблюд
name-k13 = K13 Рынок
    .short = Рынок
name-k14 = K14 Обмен фигурами
    .short = Обмен фигурами
name-k15 = K15 Два улучшения
    .short = Два улучшения
name-k16 = K16 Ресурсы
    .short = Ресурсы
name-k17 = K17 Ресурсы
    .short = Ресурсы
name-k18 = K18 Ресурсы
    .short = Ресурсы
name-k19 = K19 Ещё один храм
    .short = Ещё один храм
name-k20 = K20 Разрушить ярусы башни
    .short = Разрушить ярусы башни
name-k21 = K21 Поручения
    .short = Поручения
name-k22 = K22 Поручения
    .short = Поручения
name-k23 = K23 Поставить три фигуры
    .short = Поставить три фигуры
name-k24 = K24 Поставить три фигуры
    .short = Поставить три фигуры
name-k25 = K25 Невыложенное улучшение
    .short = Невыложенное улучшение
name-k26 = K26 Невыложенное улучшение
    .short = Невыложенное улучшение

name-start = Начало
name-tower = Башня
name-tower_prestige = Самая высокая башня
name-taxes = Налоги
name-war_supplies = Военное снабжение
name-peace_gifts = Мирные дары
name-bonuses = Улучшения
name-spent = Оплачено очками
name-missions = Поручения
name-temples = Храмы
name-precious_goods = Ценные товары
name-end_bonuses = Премии в конце

## Что дают жетоны (части — из файла данных)

about-trade =
    { $count ->
        [1] В любое время: обменяйте { NAME($give) } ×1 на { NAME($get, join: "or") } ×1, сколько угодно раз.
       *[other] В любое время: обменяйте { NAME($give) } ×1 на { NAME($get, join: "or") } ×{ $count } в любом сочетании, сколько угодно раз.
    }
    .title = Обмен
    .line =
        { $count ->
            [1] { NAME($give) } → { NAME($get, join: "or") }
           *[other] { NAME($give) } → { $count } на выбор: { NAME($get, join: "or") }
        }
about-trade_pp = В любое время, по одному разу за раунд: обычный ресурс за { $pp } ОП, ресурс роскоши за { $other } ОП.
    .title = Покупка
    .line = за { $pp } или { $other } ОП
about-mission_pp = { $pp } ОП за каждое выполненное поручение.
    .title = Поручения
    .line = по +{ $pp } ОП
about-precious_pp = { $pp } ОП за каждый купленный ценный товар, { $other } ОП за полученный бесплатно.
    .title = Ценные товары
    .line = по +{ $pp } ОП
about-precious_pay_pp = Раз за раунд можно оплатить ценный товар { $pp } ОП; счёт не должен стать меньше 0.
    .title = Ценные товары
    .line = один за { $pp } ОП
about-precious_pick = Покупая ценный товар, возьмите любой жетон стопки.
    .title = Ценные товары
    .line = любой из стопки
about-discount_mission =
    { $amount ->
        [one] Ваши поручения стоят на { $amount } ресурс меньше.
        [few] Ваши поручения стоят на { $amount } ресурса меньше.
       *[many] Ваши поручения стоят на { $amount } ресурсов меньше.
    }
    .title = Поручения
    .line = на { $amount } дешевле
about-discount_precious =
    { $amount ->
        [one] Ценные товары стоят вам на { $amount } ресурс меньше.
        [few] Ценные товары стоят вам на { $amount } ресурса меньше.
       *[many] Ценные товары стоят вам на { $amount } ресурсов меньше.
    }
    .title = Ценные товары
    .line = на { $amount } дешевле
about-discount_temple =
    { $amount ->
        [one] Части храма стоят вам на { $amount } ресурс меньше.
        [few] Части храма стоят вам на { $amount } ресурса меньше.
       *[many] Части храма стоят вам на { $amount } ресурсов меньше.
    }
    .title = Храм
    .line = на { $amount } дешевле
about-ship_bonus = Ваши корабли привозят на { $amount } больше: { NAME($resource) }.
    .title = Корабли
    .line = +{ $amount } с корабля: { NAME($resource) }
about-tower_free_multiple = Если номер следующего яруса вашей башни делится на { $amount }, он сразу добавляется бесплатно.
    .title = Башня
    .line = каждый { $amount }-й даром
about-tower_waive = Этот ресурс вашей башне не нужен: { NAME($resource) }.
    .title = Башня
    .line = не нужно: { NAME($resource) }
about-tower_prestige = { $pp } ОП в каждом раунде, в котором ваша башня самая высокая (среди владельцев таких жетонов).
    .title = Выше всех
    .line = +{ $pp } ОП за раунд
about-raid_immunity_always = Разбойники никогда не прогоняют ваши фигуры.
    .title = Разбойники
    .line = не трогают вас
about-raid_immunity_self = Разбойники не прогоняют ваши фигуры, если их карту открыли вы.
    .title = Разбойники
    .line = свои не тронут
about-raid_gain = Когда вы открываете карту разбойников: золото ×{ $amount } и { $pp } ОП.
    .title = Разбойники
    .line = золото ×{ $amount }, +{ $pp } ОП
about-raid_gain_if_hit = Когда вы открываете карту разбойников и фигура соперника прогнана: { $pp } ОП.
    .title = Разбойники
    .line = +{ $pp } ОП, если задели
about-personal_market = Ваше собственное место: полный рынок.
    .title = Рынок
    .line = личный
about-personal_temple =
    { $pp ->
        [0] Ваше собственное место: часть храма.
       *[other] Ваше собственное место: часть храма, и за неё { $pp } ОП.
    }
    .title = Стройка храма
    .line =
        { $pp ->
            [0] своя
           *[other] своя, +{ $pp } ОП
        }
about-personal_building = Ваше собственное место: одно строительное действие на выбор.
    .title = Стройка
    .line = своя, любая
about-personal_kingdom = Ваше собственное место: без налога, военное снабжение или первый игрок, но не то действие, что вы выбрали на поле.
    .title = Царство
    .line = своё действие
about-end_bonus_tower_levels = { $pp } ОП в конце, если только у вас больше всех ярусов башни.
    .title = Больше ярусов
    .line = { $pp } ОП в конце
about-end_bonus_mission_pp = { $pp } ОП в конце, если только у вас больше всех очков за поручения.
    .title = Поручения
    .line = лучшие: { $pp } ОП в конце
about-end_bonus_precious_goods = { $pp } ОП в конце, если только у вас больше всех ценных товаров.
    .title = Больше товаров
    .line = { $pp } ОП в конце
about-end_bonus_temples_completed = { $pp } ОП в конце, если только у вас больше всех достроенных храмов.
    .title = Больше храмов
    .line = { $pp } ОП в конце
about-end_bonus_figures = { $pp } ОП в конце, если только у вас больше всех верблюдов и кораблей.
    .title = Больше фигур
    .line = { $pp } ОП в конце
about-warehouse_limit =
    { $amount ->
        [one] Ваш склад вмещает { $amount } ресурс.
        [few] Ваш склад вмещает { $amount } ресурса.
       *[many] Ваш склад вмещает { $amount } ресурсов.
    }
    .title = Склад
    .line = вмещает { $amount }
about-peace_multiplier = Ваши мирные дары умножаются на { $amount }.
    .title = Дары
    .line = считаются ×{ $amount }
about-tax_immunity = Вы никогда не платите налог.
    .title = Налоги
    .line = не для вас

## Что дают поручения

about-precious_take = Среди ваших строительных действий: любой жетон одной стопки ценных товаров.
    .title = Любой товар одной стопки
about-temple_free_stage = Среди ваших строительных действий: следующая часть храма бесплатно.
    .title = Часть храма бесплатно
about-temple_new_foundation = Среди ваших строительных действий: фундамент ещё одного храма.
    .title = Ещё один фундамент
about-gain_ship = В любое время, в том числе при выставлении: ещё один корабль.
    .title = Ещё один корабль
about-gain_camel = В любое время, в том числе при выставлении: ещё один верблюд.
    .title = Ещё один верблюд
about-tower_levels =
    { $amount ->
        [one] Среди ваших строительных действий: { $amount } ярус башни бесплатно.
        [few] Среди ваших строительных действий: { $amount } яруса башни бесплатно.
       *[many] Среди ваших строительных действий: { $amount } ярусов башни бесплатно.
    }
    .title = Башня +{ $amount }
about-tower_destroy =
    { $amount ->
        [one] Среди ваших строительных действий: башня соперника теряет { $amount } ярус.
        [few] Среди ваших строительных действий: башня соперника теряет { $amount } яруса.
       *[many] Среди ваших строительных действий: башня соперника теряет { $amount } ярусов.
    }
    .title = Чужая башня −{ $amount }
about-raid_redirect = Когда открыта карта разбойников: пусть разбойники нападут на другую область.
    .title = Отвести разбойников
about-swap_figures = После набега: обменяйте одну свою фигуру на фигуру соперника того же вида.
    .title = Обменять две фигуры
about-open_market = В фазе действий: рынок открыт для вас до её конца.
    .title = Открытый рынок
about-upgrade_take_board =
    { $amount ->
        [one] После всех покупок: { $amount } выложенное улучшение бесплатно.
        [few] После всех покупок: { $amount } выложенных улучшения бесплатно.
       *[many] После всех покупок: { $amount } выложенных улучшений бесплатно.
    }
    .title =
        { $amount ->
            [one] { $amount } улучшение бесплатно
            [few] { $amount } улучшения бесплатно
           *[many] { $amount } улучшений бесплатно
        }
about-upgrade_take_undrawn = Среди действий улучшения или после всех покупок: улучшение эпох I и II, которое никогда не выкладывалось.
    .title = Невыложенное улучшение
about-gain_resources =
    { $amount ->
        [one] В фазе действий: { $amount } любой ресурс.
        [few] В фазе действий: { $amount } любых ресурса.
       *[many] В фазе действий: { $amount } любых ресурсов.
    }
    .title =
        { $amount ->
            [one] { $amount } ресурс
            [few] { $amount } ресурса
           *[many] { $amount } ресурсов
        }
about-draw_missions =
    { $amount ->
        [one] Среди ваших строительных действий: возьмите { $amount } поручение.
        [few] Среди ваших строительных действий: возьмите { $amount } поручения.
       *[many] Среди ваших строительных действий: возьмите { $amount } поручений.
    }
    .title =
        { $amount ->
            [one] Взять { $amount } поручение
            [few] Взять { $amount } поручения
           *[many] Взять { $amount } поручений
        }
about-place_figures =
    { $amount ->
        [one] В начале хода выставления: поставьте { $amount } фигуру.
        [few] В начале хода выставления: поставьте { $amount } фигуры.
       *[many] В начале хода выставления: поставьте { $amount } фигур.
    }
    .title =
        { $amount ->
            [one] Поставить { $amount } фигуру
            [few] Поставить сразу { $amount } фигуры
           *[many] Поставить сразу { $amount } фигур
        }

## Что можно сделать и что для этого нужно

verb-pick = Взять дополнительный ресурс
verb-take = Взять жетон
verb-place = Поставить
verb-turn_in = Сдать поручение
verb-decline = Отказаться
verb-hire = Нанять разбойников
verb-buy = Купить улучшение
verb-resolve = Использовать фигуру сейчас
verb-trade = Обменять
verb-acquire = Купить за очки
verb-discard = Сбросить поручение за ресурс
verb-tower = Строить башню
verb-betray = Послать предателя
verb-temple = Строить храм
verb-prize = Взять награду
verb-precious = Купить ценный товар
verb-draw = Взять поручение
verb-fulfil = Выполнить поручение
verb-lead = Стать первым игроком
verb-exempt = Освободиться от налога
verb-supply = Послать военное снабжение
verb-tax = Уплатить налог
verb-drop = Сбросить ресурсы
verb-end = Закончить
verb-keep = Закончить, но спросить меня ещё раз

part-resource = ресурс
part-upgrade = улучшение
part-figure = фигуру
part-space = место
part-mission = поручение
part-reward = что вы за него получите
part-region = область
part-pay = чем вы платите
part-give = что вы отдаёте
part-get = что вы получаете за единицу
part-count = сколько раз
part-mode = одиночные или двойные ярусы
part-levels = сколько ярусов
part-target = соперника
part-stage = часть храма
part-stack = стопку
part-good = ценный товар
part-with = золото или очки
part-resources = ресурсы

## О чём спрашивают; `.others` — что читают остальные

prompt-pick = Вы начинаете с ещё одним ресурсом. Выберите: { NAME($resources, join: "or") }.
    .others = { SEAT($seat) } выбирает дополнительный ресурс: { NAME($resources, join: "or") }.
prompt-start-tile = Выберите улучшение, с которым вы начнёте.
    .others = { SEAT($seat) } выбирает первое улучшение.
prompt-place =
    { $count ->
        [1] Поставьте фигуру.
       *[other] Поставьте фигуру. Осталось поставить в этот ход: { $count }.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } ставит { $count } фигуру.
            [few] { SEAT($seat) } ставит { $count } фигуры.
           *[many] { SEAT($seat) } ставит { $count } фигур.
        }
prompt-last-figure = Вам больше нечего ставить. Сдайте поручение за ещё одну фигуру или откажитесь до конца выставления.
    .others = { SEAT($seat) } может получить ещё одну фигуру за поручение.
prompt-redirect = Идут разбойники: { NAME($region) }. Сдадите поручение, чтобы отвести их в другую область?
    .others = { SEAT($seat) } может отвести разбойников: { NAME($region) }.
prompt-swap = Сдадите поручение, чтобы обменять свою фигуру на фигуру соперника?
    .others = { SEAT($seat) } может обменять фигуру на фигуру соперника.
prompt-hire = На какую область нападут разбойники в следующем раунде? Вашу карту никто не увидит.
    .others = { SEAT($seat) } тайно выбирает карту разбойников.
prompt-upgrade =
    { $price ->
        [one] { NAME($space) }: купите улучшение за { $price } любой ресурс или завершите действия.
        [few] { NAME($space) }: купите улучшение за { $price } любых ресурса или завершите действия.
       *[many] { NAME($space) }: купите улучшение за { $price } любых ресурсов или завершите действия.
    }
    .others =
        { $price ->
            [one] { SEAT($seat) } может купить улучшение за { $price } ресурс ({ NAME($space) }).
            [few] { SEAT($seat) } может купить улучшение за { $price } ресурса ({ NAME($space) }).
           *[many] { SEAT($seat) } может купить улучшение за { $price } ресурсов ({ NAME($space) }).
        }
prompt-upgrade-end = Все улучшения куплены. Сдайте поручение за улучшения или завершите действия.
    .others = { SEAT($seat) } может взять улучшения за поручение.
prompt-building =
    { COUNT($open) ->
        [0] Строительные действия: обменивайте и сдавайте поручения, как хотите, затем завершите действия.
       *[other] Строительные действия: стройте, покупайте, выполняйте поручения и обменивайте в любом порядке, затем завершите действия. Ещё доступно: { NAME($open) }.
    }
    .others = { SEAT($seat) } строит и обменивает.
prompt-kingdom =
    { COUNT($open) ->
        [0] Царские действия: обменивайте и сдавайте поручения, как хотите, затем завершите действия.
       *[other] Царские действия: используйте, что ещё доступно, затем завершите действия. Ещё доступно: { NAME($open) }.
    }
    .others = { SEAT($seat) } выполняет царские действия.
prompt-kingdom-tax = Налог: отдайте золото ×{ $gold } или потеряйте { $prestige } ОП. Всё остальное, что вы хотите сделать здесь, — до него.
    .others = Налог ({ SEAT($seat) }): золото ×{ $gold } или { $prestige } ОП.
prompt-prize =
    { $count ->
        [one] Ваш храм достроен: возьмите { $count } ценный товар с верха одной из стопок.
        [few] Ваш храм достроен: возьмите { $count } ценных товара с верха стопок, один за другим.
       *[many] Ваш храм достроен: возьмите { $count } ценных товаров с верха стопок, один за другим.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } берёт { $count } ценный товар за достроенный храм.
            [few] { SEAT($seat) } берёт { $count } ценных товара за достроенный храм.
           *[many] { SEAT($seat) } берёт { $count } ценных товаров за достроенный храм.
        }
prompt-drop =
    { $count ->
        [one] Ваш склад вмещает { $limit }: сбросьте { $count } ресурс.
        [few] Ваш склад вмещает { $limit }: сбросьте { $count } ресурса.
       *[many] Ваш склад вмещает { $limit }: сбросьте { $count } ресурсов.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } сбрасывает { $count } ресурс (предел { $limit }).
            [few] { SEAT($seat) } сбрасывает { $count } ресурса (предел { $limit }).
           *[many] { SEAT($seat) } сбрасывает { $count } ресурсов (предел { $limit }).
        }

## Что произошло: подготовка, раунды, выставление

event-start = Первым игроком становится { SEAT($seat) }.
event-pick = { SEAT($seat) } начинает с ещё одним ресурсом: { NAME($resource) }.
event-take-start = { SEAT($seat) } начинает с улучшением: { NAME($upgrade) }.
event-displayed = Эпоха { epoch-number }, выложены улучшения: { NAME($upgrades) }.
event-round = Начинается раунд { $round } (эпоха { epoch-number }). Первый игрок: { SEAT($first) }.
event-place = { SEAT($seat) } ставит { NAME($figure, case: "accusative") }: { NAME($space) }.
event-out = { SEAT($seat) } больше ничего не ставит в этом раунде.

## Что произошло: разбойники

event-no-attack = Карта разбойников не приготовлена: набега нет.
event-revealed = { SEAT($seat) } открывает карту разбойников: { NAME($region) }.
event-redirected = { SEAT($seat) } отводит разбойников: { NAME($region) }.
event-decline-redirect = { SEAT($seat) } не мешает разбойникам.
event-attacked =
    { COUNT($spaces) ->
        [0] Разбойники никого не застают: { NAME($region) }.
       *[other] Разбойники нападают: { NAME($region) }.
    }
event-driven = { SEAT($seat) } теряет фигуры: { NAME($spaces) }.
event-spared = Разбойники щадят эти места: { NAME($spaces) }.
event-raid-gold = { SEAT($seat) } получает за набег золото ×{ $count } ({ NAME($upgrade) }).
event-slot = Последний набег: { NAME($region) }.
event-slot-cleared = Области последнего набега нет: напасть можно на любую.
event-swapped = { SEAT($seat) } меняется фигурами с соперником ({ SEAT($target) }): { NAME($own) } на { NAME($other) }.
event-decline-swap = { SEAT($seat) } не обменивается фигурами.
event-hired =
    { COUNT($region) ->
        [0] { SEAT($seat) } тайно выбирает карту разбойников.
       *[other] { SEAT($seat) } тайно выбирает карту разбойников: { NAME($region) }.
    }
event-hire-nothing = { SEAT($seat) } забирает верблюда у разбойников; раундов для набега больше нет.

## Что произошло: улучшения и поручения

event-buy = { SEAT($seat) } покупает улучшение за { NAME($pay) }: { NAME($upgrade) }.
event-take = { SEAT($seat) } берёт улучшение: { NAME($upgrade) }.
event-moved-onto = Фигура переходит на новый жетон ({ SEAT($seat) }, { NAME($figure) }): { NAME($upgrade) }.
event-bonus = { SEAT($seat) } получает { $prestige } ОП ({ NAME($upgrade) }).
event-draw =
    { COUNT($missions) ->
        [0] { SEAT($seat) } берёт поручение.
       *[other] { SEAT($seat) } берёт поручение: { NAME($missions) }.
    }
event-reshuffled =
    { $count ->
        [one] Колода поручений собрана заново из { $count } сброшенной карты.
        [few] Колода поручений собрана заново из { $count } сброшенных карт.
       *[many] Колода поручений собрана заново из { $count } сброшенных карт.
    }
event-no-mission = Поручений больше нет: { SEAT($seat) } ничего не берёт.
event-fulfil = { SEAT($seat) } выполняет поручение, заплатив { NAME($pay) }: { NAME($mission) }.
event-turn-in = { SEAT($seat) } сдаёт поручение: { NAME($mission) }.
event-gain-figure = { SEAT($seat) } получает { NAME($figure, case: "accusative") }; теперь их { $all }.
event-market = { SEAT($seat) } может обменивать ресурсы до конца этой фазы действий.
event-receive = { SEAT($seat) } получает { NAME($resources) }.
event-discard = { SEAT($seat) } сбрасывает поручение за { NAME($resource) }: { NAME($mission) }.

## Что произошло: ресурсы и фигуры

event-gain = { SEAT($seat) } получает { NAME($resource) } ×{ $count }: { NAME($space) }.
event-gifts = { SEAT($seat) } получает { $prestige } ОП: { NAME($space) }.
event-new-figure = { SEAT($seat) } получает ещё { NAME($figure, case: "accusative") }; теперь их { $all }.
event-trade = { SEAT($seat) } меняет { NAME($give) } на { NAME($get) }.
event-acquire = { SEAT($seat) } платит { $prestige } ОП за { NAME($resource) }.
event-returned = Неиспользованные фигуры возвращаются ({ SEAT($seat) }): { NAME($spaces) }.

## Что произошло: строительство

event-tower =
    { $levels ->
        [one] { SEAT($seat) } платит { NAME($pay) } за { $levels } ярус; высота башни теперь { $height }.
        [few] { SEAT($seat) } платит { NAME($pay) } за { $levels } яруса; высота башни теперь { $height }.
       *[many] { SEAT($seat) } платит { NAME($pay) } за { $levels } ярусов; высота башни теперь { $height }.
    }
event-tower-levels =
    { $levels ->
        [one] { SEAT($seat) } строит { $levels } ярус бесплатно; высота башни теперь { $height }.
        [few] { SEAT($seat) } строит { $levels } яруса бесплатно; высота башни теперь { $height }.
       *[many] { SEAT($seat) } строит { $levels } ярусов бесплатно; высота башни теперь { $height }.
    }
event-tower-free = { SEAT($seat) } бесплатно строит ярус { $height }.
event-betray =
    { $levels ->
        [one] { SEAT($seat) } разрушает { $levels } ярус башни ({ SEAT($target) }); осталось { $height }.
        [few] { SEAT($seat) } разрушает { $levels } яруса башни ({ SEAT($target) }); осталось { $height }.
       *[many] { SEAT($seat) } разрушает { $levels } ярусов башни ({ SEAT($target) }); осталось { $height }.
    }
event-temple = { SEAT($seat) } строит часть храма за { NAME($pay) }: { NAME($stage) }.
event-temple-free = { SEAT($seat) } строит часть храма бесплатно: { NAME($stage) }.
event-completed =
    { $nth ->
        [1] { SEAT($seat) } раньше всех достраивает храм и берёт { amount-goods }.
       *[other] { SEAT($seat) } достраивает храм { $nth }-м из игроков и берёт { amount-goods }.
    }
event-prize = { SEAT($seat) } берёт ценный товар в награду: { NAME($good) }.
event-precious = { SEAT($seat) } покупает ценный товар за { NAME($pay) }: { NAME($good) }.
event-precious-points = { SEAT($seat) } покупает ценный товар за { $prestige } ОП: { NAME($good) }.
event-fetched = { SEAT($seat) } берёт ценный товар из стопки: { NAME($good) }.
event-top =
    { COUNT($good) ->
        [0] Стопка пуста: { NAME($colour) }.
       *[other] Сверху стопки ({ NAME($colour) }): { NAME($good) }.
    }

## Что произошло: царские действия и конец раунда

event-prestige = { SEAT($seat) } получает { $prestige } ОП за самую высокую башню ({ $height }).
event-tax-paid = { SEAT($seat) } платит налог: золото ×{ $gold }.
event-tax-lost = { SEAT($seat) } теряет { $prestige } ОП вместо налога.
event-exempt = { SEAT($seat) } не платит налог в этом раунде.
event-supplies = { SEAT($seat) } получает { $prestige } ОП за военное снабжение.
event-lead = { SEAT($seat) } берёт маркер первого игрока и { NAME($resource) }.
event-end = { SEAT($seat) } заканчивает.
event-keep = { SEAT($seat) } пока заканчивает и будет действовать ещё раз среди царских действий.
event-drop = { SEAT($seat) } сбрасывает { NAME($resources) }.
event-tower-points =
    { $levels ->
        [one] { SEAT($seat) } получает { $prestige } ОП за { $levels } ярус башни.
        [few] { SEAT($seat) } получает { $prestige } ОП за { $levels } яруса башни.
       *[many] { SEAT($seat) } получает { $prestige } ОП за { $levels } ярусов башни.
    }
event-final = { SEAT($seat) } получает { $prestige } ОП: { NAME($source) }.

## Почему нельзя: слова, которые ничего не называют

refused-no-such-resource = Такого ресурса нет: { NAME($resource) }. Ресурсы — дерево, камень, мрамор и золото.
refused-no-such-figure = Такой фигуры нет: { NAME($figure) }. Фигуры — верблюды и корабли.
refused-no-such-space = Такого места нет: { NAME($space) }.
refused-no-such-upgrade = Такого улучшения нет: { NAME($upgrade) }.
refused-no-such-mission = Такого поручения нет: { NAME($mission) }.
refused-no-such-region = Такой области нет: { NAME($region) }.
refused-no-such-good = Такого ценного товара нет: { NAME($good) }.
refused-no-such-colour = Такой стопки нет: { NAME($colour) }. Стопки — серая, жёлтая и красная.
refused-no-such-stage = Такой части храма нет: { NAME($stage) }.
refused-no-such-mode = Башни строят одиночными или двойными ярусами, а не так: { NAME($mode) }.
refused-no-such-player = Такого игрока нет: { NAME($player) }.

## Почему нельзя: подготовка и выставление

refused-not-offered = Этого вам здесь не предлагают: { NAME($resource) }. Можно взять { NAME($offered, join: "or") }.
refused-tile-taken = Этот жетон уже взят: { NAME($upgrade) }.
refused-not-starting = Это не начальное улучшение: { NAME($upgrade) }.
refused-not-first-epoch = В начале берут только жетоны эпохи I, которые есть в игре: { NAME($upgrade) }.
refused-none-in-supply = Таких фигур в вашем запасе больше нет: { NAME($figure) }.
refused-no-room = Для такой фигуры нет свободного места: { NAME($figure) }.
refused-other-side = Этого места нет на используемой стороне поля: { NAME($space) }.
refused-not-your-tile = Этот жетон не ваш: { NAME($space) }.
refused-occupied = Там уже стоит фигура ({ SEAT($owner) }): { NAME($space) }.
refused-wrong-figure = Такая фигура там стоять не может: { NAME($figure) } ({ NAME($space) }).

## Почему нельзя: разбойники

refused-in-the-slot = На эту область напали в прошлый раз, её карты нет в стопке: { NAME($region) }.
refused-region = Туда разбойников отвести нельзя; исключены область последнего набега и названная сейчас: { NAME($region) }.

## Почему нельзя: фигуры и места

refused-nothing-to-resolve = Ни одна ваша фигура не стоит на месте, которое можно разыграть сейчас.
refused-no-figure-there = Вашей фигуры там нет: { NAME($space) }.
refused-no-figure-for-it = Вашей фигуры нет ни на одном подходящем месте: { VERB($verb) }.
refused-other-action = На этом месте нельзя: { VERB($verb) } ({ NAME($space) }).
refused-not-resolved =
    { $when ->
        [market] Ваша фигура там даёт вам право на обмен: { NAME($space) }.
        [upgrade] Ваша фигура там действует среди действий улучшения: { NAME($space) }.
        [building] Ваша фигура там действует среди ваших строительных действий: { NAME($space) }.
        [kingdom] Ваша фигура там действует среди царских действий: { NAME($space) }.
        [raiders] Ваша фигура там действует в фазе разбойников: { NAME($space) }.
       *[itself] Это место действует само: { NAME($space) }.
    }
refused-all-figures = У вас уже есть все фигуры этого вида, их { $most }: { NAME($figure) }.
refused-caravan =
    { $need_missions ->
        [0] Для ещё одного верблюда нужна башня высотой { $need_levels }; высота вашей { $levels } (выполнено поручений: { $missions }).
       *[other] { $need_levels ->
            [0] Для ещё одного верблюда нужно выполнить { missions-needed }; выполнено: { $missions } (высота башни: { $levels }).
           *[other] Для ещё одного верблюда нужны башня высотой { $need_levels }, а также { missions-needed } в числе выполненных; высота вашей башни { $levels }, выполнено: { $missions }.
        }
    }
refused-shipyard =
    { $each ->
        [one] Для ещё одного корабля нужен { $each } ценный товар каждого цвета. Не хватает товаров этих стопок: { NAME($colours) }.
        [few] Для ещё одного корабля нужны { $each } ценных товара каждого цвета. Не хватает товаров этих стопок: { NAME($colours) }.
       *[many] Для ещё одного корабля нужно { $each } ценных товаров каждого цвета. Не хватает товаров этих стопок: { NAME($colours) }.
    }

## Почему нельзя: обмен

refused-no-market = Рынок для вас не открыт, и у вас нет жетона для обмена.
refused-nothing-to-trade = Здесь можно обменять { NAME($open, join: "or") }, но на вашем складе этого нет.
refused-not-traded = Сейчас можно обменять { NAME($open) }, а не { NAME($resource) }.
refused-traded-already = Полученное обменом или за поручение в этом раунде снова обменять нельзя: { NAME($resource) }.
refused-not-in-stock = На вашем складе этого нет: { NAME($resource) }.
refused-traded-too-many = На вашем складе этого только { $count }: { NAME($resource) }.
refused-traded-none = Обменяйте хотя бы одну единицу: { NAME($resource) }.
refused-not-a-trade = Здесь нельзя обменять { NAME($give) } на { NAME($get) }.
refused-no-such-upgrade-owned = У вас нет жетона, который позволяет покупать ресурсы за очки.
refused-acquired-all = Вы купили за очки всё, что можно в этом раунде.
refused-acquired-already = В этом раунде вы уже купили такой ресурс за очки: { NAME($resource) }.
refused-empty-hand = У вас на руке нет поручений.
refused-not-in-hand = Этого поручения у вас на руке нет: { NAME($mission) }.

## Почему нельзя: оплата

refused-too-few-resources =
    { $price ->
        [one] Улучшение стоит { $price } ресурс; у вас их { $have }.
        [few] Улучшение стоит { $price } ресурса; у вас их { $have }.
       *[many] Улучшение стоит { $price } ресурсов; у вас их { $have }.
    }
refused-payment-count =
    { $price ->
        [one] Цена — { $price } ресурс, а не { $paid }.
        [few] Цена — { $price } ресурса, а не { $paid }.
       *[many] Цена — { $price } ресурсов, а не { $paid }.
    }
refused-payment-not-held = У вас нет всего этого: { NAME($pay) }.
refused-too-dear =
    { $discount ->
        [0] Вам не хватает: { NAME($lacking) }. Цена — { NAME($price) }.
       *[other] Даже со скидкой в { waived-resources } вам не хватает { short-resources }, любых из этого: { NAME($lacking) }. Цена — { NAME($price) }.
    }
refused-wrong-payment =
    { $discount ->
        [0] Цена — { NAME($price) }, а не { NAME($pay) }.
       *[other] Цена — { NAME($price) } со скидкой { $discount }; { NAME($pay) } ей не подходит.
    }
refused-points =
    { $why ->
        [tile] У вас нет жетона, который позволяет платить очками (ваш счёт { $score } ОП, цена { $price } ОП).
        [used] В этом раунде вы уже платили очками (ваш счёт { $score } ОП, цена { $price } ОП).
       *[score] У вас { $score } ОП, счёт стал бы меньше 0: цена { $price } ОП.
    }

## Почему нельзя: улучшения

refused-one-purchase = Эта фигура уже купила улучшение.
refused-not-displayed = Это улучшение не выложено: { NAME($upgrade) }.

## Почему нельзя: башни, храмы, товары, поручения

refused-other-mode = На этом месте строят только так: { NAME($mode) } ({ NAME($space) }).
refused-no-levels = Постройте хотя бы один ярус.
refused-half-pair = В этой партии двойные ярусы строят только парами, поэтому { $levels } нельзя.
refused-tower-too-dear =
    { $levels ->
        [one] Для { $levels } яруса вам не хватает: { NAME($lacking) }. Цена — { NAME($price) }.
        [few] Для { $levels } ярусов вам не хватает: { NAME($lacking) }. Цена — { NAME($price) }.
       *[many] Для { $levels } ярусов вам не хватает: { NAME($lacking) }. Цена — { NAME($price) }.
    }
refused-no-traitor-yet =
    В эпохе { $epoch ->
        [1] I
        [2] II
       *[other] III
    } предатель ничего не разрушает.
refused-nobody-to-betray = Ни у кого из соперников нет башни не ниже вашей.
refused-own-tower = На вашу собственную башню предатель не нападает.
refused-no-tower = Башни нет ({ SEAT($target) }).
refused-lower-tower = Башня соперника ({ SEAT($target) }, { $height }) ниже вашей ({ $own }).
refused-temple-in-progress = Пока один храм строится, новый не начинают: { NAME($stage) }.
refused-stage-order = Сначала нужна другая часть: { NAME($stage) } после { NAME($before) }.
refused-no-temple-card = Карт этой части храма больше нет: { NAME($stage) }.
refused-other-stack = Здесь продают товары только одной стопки ({ NAME($colour) }), а не { NAME($good) }.
refused-not-on-top = Сверху лежит не { NAME($good) }, а { NAME($top) }.
refused-stack-empty = Стопка пуста: { NAME($colour) }.
refused-no-missions-left = Поручений больше нет.
refused-no-mission-payable =
    Вы не можете оплатить ни одного поручения на руке. Ближе всего { NAME($mission) }; не хватает { $discount ->
        [0] этого: { NAME($lacking) }.
       *[other] { short-resources }, любых из этого: { NAME($lacking) }.
    }

## Почему нельзя: сдача поручений

refused-nothing-to-turn-in =
    { COUNT($hand) ->
        [0] Выполненных и ещё не сданных поручений у вас нет, на руке тоже.
       *[other] Выполненных и ещё не сданных поручений у вас нет; на руке, ещё не выполнены: { NAME($hand) }.
    }
refused-not-fulfilled = Вы не выполнили это поручение: { NAME($mission) }.
refused-returned = Вы уже сдали это поручение: { NAME($mission) }.
refused-other-window =
    { $window ->
        [action] Его сдают только в фазе действий: { NAME($mission) }.
        [placement] Его сдают только в начале хода выставления: { NAME($mission) }.
        [raid_revealed] Его сдают, только когда открыта карта разбойников: { NAME($mission) }.
        [raid_resolved] Его сдают только сразу после набега: { NAME($mission) }.
        [upgrade] Его сдают только среди своих действий улучшения или после всех покупок: { NAME($mission) }.
        [upgrade_end] Его сдают только после всех покупок улучшений: { NAME($mission) }.
        [building] Его сдают только среди своих строительных действий: { NAME($mission) }.
       *[any] Его сдают только в свою очередь: { NAME($mission) }.
    }
refused-reward-nothing =
    { $why ->
        [stacks] Все стопки ценных товаров пусты: { NAME($mission) }.
        [cards] Карт этой части храма больше нет: { NAME($mission) }.
        [towers] Ни у кого из соперников нет башни: { NAME($mission) }.
        [regions] Другой области для разбойников нет: { NAME($mission) }.
        [pairs] Ваших и чужих фигур для обмена нет: { NAME($mission) }.
        [market] Рынок для вас уже открыт: { NAME($mission) }.
        [display] Выложенных улучшений нет: { NAME($mission) }.
        [undrawn] Нет невыложенного улучшения, которое вы могли бы взять: { NAME($mission) }.
        [missions] Поручений больше нет: { NAME($mission) }.
        [begun] Это можно сделать только в начале хода: { NAME($mission) }.
       *[figures] Поставить можно меньше двух ваших фигур: { NAME($mission) }.
    }
refused-reward = Это не может быть наградой ({ NAME($mission) }): { NAME($reward) }.

## Почему нельзя: царские действия и «дальше»

refused-no-tax = Сейчас вы не должны платить налог.
refused-tax-with = Налог платят золотом или очками престижа, а не так: { NAME($with) }.
refused-too-little-gold = Налог — золото ×{ $gold }; у вас { $have }.
refused-not-basic = С маркером берут только дерево или камень, а не { NAME($resource) }.
refused-chosen-on-board = Это действие вы в этом раунде уже выбрали на поле, здесь его не повторить ({ NAME($space) }): { VERB($verb) }.
refused-tax-first = Сначала уплатите налог: золото ×{ $gold } или { $prestige } ОП.
refused-window-anyway = Просить не нужно: царские действия у вас и так будут.
refused-nothing-to-keep = Среди царских действий вам нечего было бы делать.
refused-drop-count =
    { $count ->
        [one] Сбросьте { $count } ресурс, а не { $chosen }.
        [few] Сбросьте { $count } ресурса, а не { $chosen }.
       *[many] Сбросьте { $count } ресурсов, а не { $chosen }.
    }

## Варианты. Значение называется `option-<имя>-<значение>`; `.about` объясняет

option-expert_start = Начало для опытных
    .about = Каждый начинает с любым улучшением эпохи I вместо начального улучшения.
option-tower_prestige_tie = Ничья за самую высокую башню
    .about = Когда ничья лишает очков за самую высокую башню.
option-tower_prestige_tie-eligible_only = только среди владельцев таких жетонов
option-tower_prestige_tie-strict = всегда
option-undrawn_includes_spare_starters = Лишние начальные улучшения остаются в игре
    .about = Начальные улучшения, которые никто не выбрал, можно взять по поручениям K25 и K26.
option-raid_slot_cleared_without_attack = Раунд без набега освобождает все области
    .about = После раунда без набега напасть снова можно на любую область.
option-swap_without_attack = Обмен без набега
    .about = Поручение K14 можно использовать и в раунде без набега.
option-double_partial_pair = Половина пары ярусов
    .about = От второго яруса пары можно отказаться за ту же цену.
option-auto_resolve = Автоматические шаги
    .about = Ресурсы, дары, караван, верфь и военное снабжение выполняются сами, как только ждать больше незачем.
option-skip_idle_windows = Пропускать пустые царские действия
    .about = Кому нечего делать среди царских действий, тех спрашивают, только если они попросили спросить их ещё раз.
option-free_level_when_gained = Бесплатный ярус сразу
    .about = Жетон, дающий каждый пятый ярус бесплатно, добавляет его уже при получении; иначе — когда вы строите дальше.

## Что есть у игрока

group-resources = Ресурсы
group-figures = Верблюды и корабли
group-buildings = Постройки
group-precious = Ценные товары
group-cards = Карты и жетоны
holding-wood = дерево ×{ $count }
    .label = Дерево
holding-stone = камень ×{ $count }
    .label = Камень
holding-marble = мрамор ×{ $count }
    .label = Мрамор
holding-gold = золото ×{ $count }
    .label = Золото
holding-camels_free = { $count ->
        [one] { $count } свободный верблюд
        [few] { $count } свободных верблюда
       *[many] { $count } свободных верблюдов
    }
    .label = Верблюды в запасе
holding-ships_free = { $count ->
        [one] { $count } свободный корабль
        [few] { $count } свободных корабля
       *[many] { $count } свободных кораблей
    }
    .label = Корабли в запасе
holding-camels = { $count ->
        [one] { $count } верблюд
        [few] { $count } верблюда
       *[many] { $count } верблюдов
    }
    .label = Верблюды всего
holding-ships = { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
    .label = Корабли всего
holding-tower = { $count ->
        [one] { $count } ярус башни
        [few] { $count } яруса башни
       *[many] { $count } ярусов башни
    }
    .label = Башня
holding-temple_stages = { $count ->
        [one] { $count } часть храма
        [few] { $count } части храма
       *[many] { $count } частей храма
    }
    .label = Части храмов
holding-temples = { $count ->
        [one] { $count } достроенный храм
        [few] { $count } достроенных храма
       *[many] { $count } достроенных храмов
    }
    .label = Достроенные храмы
holding-grey_goods = { $count ->
        [one] { $count } серый товар
        [few] { $count } серых товара
       *[many] { $count } серых товаров
    }
    .label = Серые товары
holding-yellow_goods = { $count ->
        [one] { $count } жёлтый товар
        [few] { $count } жёлтых товара
       *[many] { $count } жёлтых товаров
    }
    .label = Жёлтые товары
holding-red_goods = { $count ->
        [one] { $count } красный товар
        [few] { $count } красных товара
       *[many] { $count } красных товаров
    }
    .label = Красные товары
holding-upgrades = { $count ->
        [one] { $count } улучшение
        [few] { $count } улучшения
       *[many] { $count } улучшений
    }
    .label = Улучшения
holding-missions = { $count ->
        [one] { $count } поручение на руке
        [few] { $count } поручения на руке
       *[many] { $count } поручений на руке
    }
    .label = Поручения на руке
holding-open_missions = { $count ->
        [one] { $count } выполненное поручение
        [few] { $count } выполненных поручения
       *[many] { $count } выполненных поручений
    }
    .label = Выполненные поручения
holding-returned_missions = { $count ->
        [one] { $count } сданное поручение
        [few] { $count } сданных поручения
       *[many] { $count } сданных поручений
    }
    .label = Сданные поручения
holding-raider_card = { $count ->
        [one] { $count } карта разбойников
        [few] { $count } карты разбойников
       *[many] { $count } карт разбойников
    }
    .label = Карта разбойников
holding-start_marker = { $count ->
        [one] { $count } маркер первого игрока
        [few] { $count } маркера первого игрока
       *[many] { $count } маркеров первого игрока
    }
    .label = Маркер первого игрока
event-tie-goods = { SEAT($first) } и { SEAT($second) }: очков поровну ({ $points }). Решают ценные товары: { SEAT($first) } — { $more }, { SEAT($second) } — { $less }.
points-buildings = Постройки
points-cards = Поручения, товары, бонусы
points-others = Прочие очки

## Ход одной строкой, после имени игрока

turn-round = начинается раунд { $round } (эпоха { epoch-number }), первый игрок: { SEAT($first) }
turn-displayed = эпоха { epoch-number }: выложены новые улучшения
turn-no-attack = в этом раунде набега нет
turn-attacked =
    { COUNT($spaces) ->
        [0] набег: { NAME($region) }, там никого не было
       *[other] набег: { NAME($region) }, фигуры потеряли: { SEAT($losers) }
    }
turn-tower-points = очки за башни
turn-over =
    конец партии: { COUNT($winners) ->
        [0] не побеждает никто
        [one] побеждает { SEAT($winners) }
        [few] победу делят { SEAT($winners) }
       *[many] победу делят { SEAT($winners) }
    }
turn-place = ставит { NAME($figure, case: "accusative") }: { NAME($space, case: "short") }
    .short = { NAME($figure) }: { NAME($space, case: "short") }
turn-out = больше ничего не ставит
turn-pick = начинает с ещё одним ресурсом: { NAME($resource) }
turn-take-start = начинает с улучшением «{ NAME($upgrade, case: "short") }»
turn-revealed = открывает карту разбойников: { NAME($region) }
    .short = карта разбойников: { NAME($region) }
turn-redirected = отводит разбойников: { NAME($region) }
turn-decline-redirect = не мешает разбойникам
turn-swapped = меняется фигурами с соперником ({ SEAT($target) }): { NAME($own) } на { NAME($other) }
turn-decline-swap = не меняется фигурами
turn-hired = тайно выбирает карту разбойников
turn-hire-nothing = забирает верблюда у разбойников
turn-buy = покупает улучшение «{ NAME($upgrade, case: "short") }»
turn-take = берёт улучшение «{ NAME($upgrade, case: "short") }»
turn-completed = достраивает храм
turn-temple = строит часть храма: { NAME($stage) }
turn-temple-free = бесплатно строит часть храма: { NAME($stage) }
turn-fulfil = выполняет поручение «{ NAME($mission, case: "short") }»
turn-betray =
    { $levels ->
        [one] разрушает { $levels } ярус башни ({ SEAT($target) })
        [few] разрушает { $levels } яруса башни ({ SEAT($target) })
       *[many] разрушает { $levels } ярусов башни ({ SEAT($target) })
    }
turn-tower =
    { $levels ->
        [one] строит { $levels } ярус башни, высота теперь { $height }
        [few] строит { $levels } яруса башни, высота теперь { $height }
       *[many] строит { $levels } ярусов башни, высота теперь { $height }
    }
turn-precious = покупает ценный товар: { NAME($good) }
turn-precious-points = покупает ценный товар за { $prestige } ОП: { NAME($good) }
turn-fetched = берёт ценный товар из стопки: { NAME($good) }
turn-new-figure = получает ещё { NAME($figure, case: "accusative") }
turn-gain-figure = получает за поручение { NAME($figure, case: "accusative") }
turn-lead = берёт маркер первого игрока
turn-draw =
    { $count ->
        [one] берёт { $count } поручение
        [few] берёт { $count } поручения
       *[many] берёт { $count } поручений
    }
turn-turn-in = сдаёт поручение «{ NAME($mission, case: "short") }»
turn-supplies = получает { $prestige } ОП за военное снабжение
turn-prestige = получает { $prestige } ОП за самую высокую башню ({ $height })
turn-gifts = получает { $prestige } ОП за мирные дары
turn-gain =
    { $count ->
        [one] привозит { NAME($resources) }
        [few] привозит { NAME($resources) } ({ $count } фигуры)
       *[many] привозит { NAME($resources) } ({ $count } фигур)
    }
    .short = привозит { NAME($resources) }
turn-tax-lost = теряет { $prestige } ОП вместо налога
turn-tax-paid = платит налог: золото ×{ $gold }
turn-exempt = не платит налог
turn-trade = меняет { NAME($give) } на { NAME($get) }
turn-discard = сбрасывает поручение «{ NAME($mission, case: "short") }» за { NAME($resource) }
turn-acquire = платит { $prestige } ОП за { NAME($resource) }
turn-drop = сбрасывает { NAME($resources) }
turn-returned = не использует фигуры: { NAME($spaces) }
turn-keep = заканчивает строительные действия
turn-end = заканчивает действия

## Что это такое

kind-space-camel = Место для верблюда
kind-space-ship = Место для корабля
kind-space-either = Место для верблюда или корабля
kind-upgrade = Улучшение эпохи { epoch-number }
kind-mission = Царское поручение: { NAME($price) }, { $prestige } ОП
kind-region = Область
kind-raider-card = Карта разбойников
kind-stage = Часть храма
kind-good = Ценный товар
kind-stack = Стопка ценных товаров
kind-basic = Обычный ресурс
kind-luxury = Ресурс роскоши
kind-figure = Фигура
kind-band = Цены башни
kind-tax = Налог
kind-tower = Башня
kind-points = Очки
amount-goods =
    { $count ->
        [one] { $count } ценный товар
        [few] { $count } ценных товара
       *[many] { $count } ценных товаров
    }
missions-needed =
    { $need_missions ->
        [one] { $need_missions } поручение
        [few] { $need_missions } поручения
       *[many] { $need_missions } поручений
    }
epoch-number =
    { $epoch ->
        [1] I
        [2] II
       *[other] III
    }

about-space-raiders = Тайно выберите карту разбойников; на её область нападут в следующем раунде. Само это место набеги не задевают.
    .title = Нанять
about-space-buy_upgrade = Купите выложенное улучшение за любые ресурсы: { $first } в эпоху I, { $second } в эпоху II, { $third } в эпоху III. Очередь этого места: { $order }.
    .title = Улучшение
about-space-tower_single = Стройте ярусы башни по одному. До яруса { $last } каждый стоит { NAME($price) }, выше — дороже.
    .title = Башня
about-space-tower_double = Стройте ярусы башни парами. До яруса { $last } пара стоит { NAME($price) }, выше — дороже.
    .title = Башня ×2
about-space-traitor = Башня соперника не ниже вашей теряет ярусы: { $first } в эпоху I, { $second } в эпоху II, { $third } в эпоху III.
    .title = Предатель
about-space-temple_build =
    { $missions ->
        [0] Постройте одну часть храма.
        [one] Постройте одну часть храма и затем возьмите { $missions } поручение.
        [few] Постройте одну часть храма и затем возьмите { $missions } поручения.
       *[many] Постройте одну часть храма и затем возьмите { $missions } поручений.
    }
    .title = Храм
about-space-buy_precious = Купите верхний жетон стопки ({ NAME($colour) }) за { NAME($price) }.
    .title = Ценные товары
about-space-mission_draw = Возьмите поручение.
    .title = Взять
about-space-mission_fulfil = Оплатите поручение с руки и выложите его.
    .title = Поручение
about-space-tax_exempt = Пока здесь стоит ваша фигура, вы не должны платить налог. Налог в золоте: { $first } в эпоху I, { $second } в эпоху II, { $third } в эпоху III.
    .title = Без налога
about-space-war_supplies = 1 ОП за каждый ярус, на который ваша башня выше самой низкой из всех.
    .title = Снабжение
about-space-start_player = Возьмите маркер первого игрока на следующий раунд и 1 дерево или 1 камень.
    .title = Первый игрок
about-space-gain_resource = Даёт ресурс ({ NAME($resource) }): { $first } в эпоху I, { $second } в эпоху II, { $third } в эпоху III.
    .title = { NAME($resource) }
about-space-peace_gifts = Даёт ОП: { $first } в эпоху I, { $second } в эпоху II, { $third } в эпоху III.
    .title = Дары
about-space-market_full = Обменивайте сколько угодно раз: 1 обычный ресурс на 1 ресурс роскоши, 1 ресурс роскоши на 2 обычных.
    .title = Рынок
    .line = любой обмен
about-space-market_basic = Обменивайте сколько угодно раз: 1 обычный ресурс на 1 ресурс роскоши.
    .title = Рынок
    .line = на роскошь
about-space-caravan = Даёт ещё одного верблюда (всего не больше { $most }), если ваша башня достаточно высока или выполнено достаточно поручений.
    .title = Караван
about-space-shipyard = Даёт ещё один корабль (всего не больше { $most }), если у вас есть ценные товары каждого цвета: для первого — по { $each }.
    .title = Верфь
about-region =
    { $count ->
        [one] Область с { $count } местом. Если разбойники нападут на неё ({ NAME($region) }), прогонят всех, кто там стоит.
        [few] Область с { $count } местами. Если разбойники нападут на неё ({ NAME($region) }), прогонят всех, кто там стоит.
       *[many] Область с { $count } местами. Если разбойники нападут на неё ({ NAME($region) }), прогонят всех, кто там стоит.
    }
about-raider-card =
    { $count ->
        [one] Кто её держит, откроет её в следующем раунде, и разбойники нападут: { NAME($region) }, { $count } место.
        [few] Кто её держит, откроет её в следующем раунде, и разбойники нападут: { NAME($region) }, { $count } места.
       *[many] Кто её держит, откроет её в следующем раунде, и разбойники нападут: { NAME($region) }, { $count } мест.
    }
about-stage = Стоит { NAME($price) }; храм на этой стадии приносит в конце { $prestige } ОП.
about-stage-last = Стоит { NAME($price) } и завершает храм, который приносит в конце { $prestige } ОП. Ценные товары за это: { $first } первому игроку, { $second } следующему другому.
about-good = Стоит { NAME($price) } (стопка: { NAME($colour) }). В конце считаются наборы разных товаров: { $one } ОП за один вид, до { $all } ОП за все.
about-stack = В ней { NAME($goods) }; верхний жетон стоит { NAME($price) }.
about-basic =
    { $limit ->
        [one] Обычный ресурс. От раунда к раунду ваш склад вмещает { $limit } ресурс.
        [few] Обычный ресурс. От раунда к раунду ваш склад вмещает { $limit } ресурса.
       *[many] Обычный ресурс. От раунда к раунду ваш склад вмещает { $limit } ресурсов.
    }
about-luxury =
    { $limit ->
        [one] Ресурс роскоши. От раунда к раунду ваш склад вмещает { $limit } ресурс.
        [few] Ресурс роскоши. От раунда к раунду ваш склад вмещает { $limit } ресурса.
       *[many] Ресурс роскоши. От раунда к раунду ваш склад вмещает { $limit } ресурсов.
    }
about-camel = Ходит по суше. В начале их { $first }, всего может быть { $most }.
about-ship = Ходит по морю. В начале их { $first }, всего может быть { $most }.
about-band =
    { $last ->
        [0] Начиная с яруса { $first }: { NAME($single) } за ярус, { NAME($double) } за пару.
       *[other] Ярусы с { $first } по { $last }: { NAME($single) } за ярус, { NAME($double) } за пару.
    }
about-tax =
    { $gold ->
        [0] Налога нет; иначе было бы золото ×{ $gold } или { $prestige } ОП.
       *[other] В каждом раунде: золото ×{ $gold }, иначе теряется { $prestige } ОП.
    }
about-taxes = Налог платят среди царских действий каждого раунда, золотом: { $first } в эпоху I, { $second } в эпоху II, { $third } в эпоху III. Кто не платит, теряет ОП.
about-tower = { $prestige } ОП за каждый ярус; подсчётов всего { $times }: в конце каждой эпохи.
about-prestige = Очки престижа решают исход партии. Каждый начинает с { $start }.

## Сколько что стоит и даёт сейчас

row-free = Здесь никого нет.
row-figure = Здесь стоит фигура ({ SEAT($owner) }): { NAME($figure) }.
row-other-side = При этом числе игроков не используется.
row-raid-slot = Последний набег был здесь, поэтому в следующий раз разбойники сюда не придут: { NAME($region) }.
row-raid-possible = Карта разбойников у соперника ({ SEAT($holder) }): фигуру здесь могут прогнать ({ NAME($region) }).
row-raid-own = Ваша карта разбойников — { NAME($region) }: фигуру здесь прогонят, если никто не отведёт разбойников.
row-raid-late = Раундов, в которых разбойники могли бы напасть, больше нет.
row-slot = Нельзя взять из-за последнего набега: { NAME($region) }.
row-price =
    { $discount ->
        [0] Цена для вас: { NAME($price) }.
       *[other] Цена для вас: { NAME($price) }, скидка { waived-resources }.
    }
short-resources =
    { $short ->
        [one] { $short } ресурса
        [few] { $short } ресурсов
       *[many] { $short } ресурсов
    }
waived-resources =
    { $discount ->
        [one] { $discount } ресурс
        [few] { $discount } ресурса
       *[many] { $discount } ресурсов
    }
row-lacking =
    { $discount ->
        [0] Вам не хватает: { NAME($lacking) }.
       *[other] Вам не хватает { short-resources }, любых из этого: { NAME($lacking) }.
    }
row-mission =
    { NAME($mission) }: { $prestige } ОП за { NAME($price) }{ $discount ->
        [0] { "" }
       *[other] { " " }(скидка { waived-resources })
    }{ COUNT($lacking) ->
        [0] .
       *[other] ; { $discount ->
            [0] не хватает: { NAME($lacking) }.
           *[other] не хватает { short-resources }, любых из этого: { NAME($lacking) }.
        }
    }
row-no-display = Выложенных улучшений больше нет.
row-upgrade-price =
    { $price ->
        [one] Стоит { $price } любой ресурс; ваших ресурсов: { $have }.
        [few] Стоит { $price } любых ресурса; ваших ресурсов: { $have }.
       *[many] Стоит { $price } любых ресурсов; ваших ресурсов: { $have }.
    }
row-display = Выложено улучшений: { $count }
row-level =
    { $most ->
        [0] Ярус { $level } стоит { NAME($price) }.
        [one] Ярус { $level } стоит { NAME($price) }; сейчас вы можете оплатить { $most } ярус.
        [few] Ярус { $level } стоит { NAME($price) }; сейчас вы можете оплатить { $most } яруса.
       *[many] Ярус { $level } стоит { NAME($price) }; сейчас вы можете оплатить { $most } ярусов.
    }
row-pair =
    { $most ->
        [0] Пара начиная с яруса { $level } стоит { NAME($price) }.
       *[other] Пара начиная с яруса { $level } стоит { NAME($price) }; сейчас вы можете оплатить столько ярусов: { $most }.
    }
row-level-worth = Каждый ярус принесёт до конца { $prestige } ОП; подсчётов осталось: { $times }.
row-traitor =
    { $levels ->
        [one] Отнимает { $levels } ярус у башни одного из соперников: { SEAT($targets) }.
        [few] Отнимает { $levels } яруса у башни одного из соперников: { SEAT($targets) }.
       *[many] Отнимает { $levels } ярусов у башни одного из соперников: { SEAT($targets) }.
    }
row-stage = Приносит в конце ещё { $prestige } ОП: { NAME($stage) }.
row-good = Новый вид для вас, в конце { $prestige } ОП: { NAME($good) }.
row-good-again = Он у вас уже есть; в составе другого набора приносит в конце { $prestige } ОП: { NAME($good) }.
row-deck = Поручений в колоде: { $count }.
row-no-tax-yet = В эпоху { epoch-number } налога нет, и место ничего не даёт.
row-immune = Вы и так никогда не платите налог.
row-no-tax = Избавляет вас от налога: золото ×{ $gold } или { $prestige } ОП.
row-supplies = Сейчас это { $prestige } ОП: ваша башня высотой { $height }, самая низкая высотой { $lowest }.
row-marker = Маркер сейчас здесь: { SEAT($holder) }.
row-gain = Даёт вам { NAME($resources) }.
row-points = Даёт вам { $prestige } ОП.
row-tradable = Вы могли бы обменять { NAME($resources) }.
row-camel = Даёт вам ещё одного верблюда: условие выполнено.
row-ship = Даёт вам ещё один корабль: условие выполнено.
row-most = { compared-by }: больше всех у вас, { $own } против { $best } ({ SEAT($rivals) }).
row-tie = { compared-by }: поровну, по { $own }, кроме вас: { SEAT($rivals) }.
row-behind = { compared-by }: у вас { $own }, больше всех { $best } ({ SEAT($rivals) }).
compared-by =
    { $of ->
        [tower_levels] Ярусы башни
        [mission_pp] ОП за поручения
        [precious_goods] Ценные товары
        [figures] Верблюды и корабли
       *[temples_completed] Завершённые храмы
    }
row-owner = Владелец: { SEAT($owner) }.
row-on-display = Выложено.
row-removed = Выбыло из игры.
row-to-come = Может появиться в эпоху { epoch-number }.
row-undrawn = Никогда не выкладывалось; его дают только поручения.
row-returned = Сдано ({ SEAT($owner) }): в конце { $prestige } ОП.
row-fulfilled = Выполнено ({ SEAT($owner) }): в конце { $prestige } ОП, после сдачи { $half } ОП.
row-in-hand = У вас на руке.
row-discarded = Сброшено.
row-unseen = В колоде или на руке у кого-то из игроков.
row-attacked-last = Последний набег был здесь.
row-your-figures = Ваши фигуры здесь: { NAME($spaces) }.
row-cards-left =
    { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }
row-in-stack =
    { $count ->
        [one] { $count } жетон в стопке
        [few] { $count } жетона в стопке
       *[many] { $count } жетонов в стопке
    }
row-on-top = Лежит сверху стопки.
row-you-have = У вас { NAME($good) } ×{ $count }.
row-stack =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
row-top = Сверху: { NAME($good) }.
row-stores = На вашем складе: { $count }; обменяно, и в этом раунде снова обменять нельзя: { $traded }.
row-figures = Ваших фигур этого вида: { $all }; в запасе: { $free }.
row-score = На шкале { $score } ОП, башня сейчас { $tower } ОП, всего { $total } ОП.

## Перед выбором

remark-halved = { NAME($mission) } принесёт { $half } ОП вместо { $prestige } ОП.
remark-prestige = Если никто не построит выше: в этом раунде { $prestige } ОП за самую высокую башню.
remark-half-pair = Вы платите за целую пару и отказываетесь от второго яруса.
remark-another-set = Такой товар у вас уже есть ({ NAME($good) }): { $prestige } ОП, а новый вид принёс бы { $new } ОП.
remark-raid-you = Ваши фигуры прогонят: { NAME($spaces) }.
remark-raid-other = Фигуры соперника ({ SEAT($target) }) прогонят: { NAME($spaces) }.
remark-unused =
    { COUNT($spaces) ->
        [one] Фигура останется неиспользованной: { NAME($spaces) }.
        [few] Фигуры останутся неиспользованными: { NAME($spaces) }.
       *[many] Фигуры останутся неиспользованными: { NAME($spaces) }.
    }
    .short =
        { COUNT($spaces) ->
            [one] { COUNT($spaces) } фигура без дела
            [few] { COUNT($spaces) } фигуры без дела
           *[many] { COUNT($spaces) } фигур без дела
        }
remark-above =
    { $count ->
        [one] { $count } ресурс сверх вашего предела { $limit } пропадёт в конце раунда.
        [few] { $count } ресурса сверх вашего предела { $limit } пропадут в конце раунда.
       *[many] { $count } ресурсов сверх вашего предела { $limit } пропадут в конце раунда.
    }
    .short =
        { $count ->
            [one] { $count } ресурс сверх предела { $limit }
            [few] { $count } ресурса сверх предела { $limit }
           *[many] { $count } ресурсов сверх предела { $limit }
        }
remark-hand-lost =
    { $count ->
        [one] { $count } поручение на руке ничего не принесёт: партия кончается этим раундом.
        [few] { $count } поручения на руке ничего не принесут: партия кончается этим раундом.
       *[many] { $count } поручений на руке ничего не принесут: партия кончается этим раундом.
    }
    .short =
        { $count ->
            [one] { $count } поручение пропадёт
            [few] { $count } поручения пропадут
           *[many] { $count } поручений пропадут
        }

## Что место даёт сейчас, в двух словах

line-sold-out = распродано
line-deck = ещё { $count }
line-too-late = уже поздно
line-raiders = след. раунд
line-traitor =
    { $count ->
        [one] −{ $count } ярус
        [few] −{ $count } яруса
       *[many] −{ $count } ярусов
    }
line-immune = не платите
line-saved = сбережено
line-all-there = есть все
line-ready = готово
line-no-effect = не действует
line-from-epoch =
    { $epoch ->
        [1] с эпохи I
        [2] с эпохи II
       *[3] с эпохи III
    }
line-no-tax = налога нет
line-no-card = карт больше нет
