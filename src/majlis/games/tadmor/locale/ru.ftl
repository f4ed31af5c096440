# Тадмор. Как пишутся части сообщений: см. majlis/engine/words.py. Какое сообщение называет фигуру, жетон или карту: см. ../names.py.

game-title = Тадмор
game-about = Сделайте Пальмиру невестой пустыни: посылайте верблюдов и корабли за деревом, камнем, мрамором и золотом, возводите башни и храмы, служите царю и собирайте драгоценные товары, пока разбойники нападают то на одну область, то на другую. После девяти раундов побеждает игрок, у которого больше всего очков престижа.

## Названия. Падеж: .accusative

name-wood = дерево
name-stone = камень
name-marble = мрамор
name-gold = золото
name-prestige = престиж
name-amount = { NAME($resource) } ×{ $count }
name-camel = верблюд
    .accusative = верблюда
name-ship = корабль
name-seat = { SEAT($seat) }

name-palmyra = Пальмира
name-ebla = Эбла
name-damascus = Дамаск
name-north_sea = Северное Средиземноморье
name-south_sea = Южное Средиземноморье
name-euphrates = Евфрат
name-antioch = Антиохия
name-raider-card = карта разбойников: { NAME($region) }

name-foundation = фундамент
name-colonnade = колоннада
name-roof = крыша
name-statues = статуи
name-single = одиночные ярусы
name-double = двойные ярусы
name-tax-rate = налог в эпоху { $epoch }
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
name-perfume = благовония
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
name-damascus_tower_double = Двойные ярусы башни (Дамаск)
name-damascus_traitor = Предатель (Дамаск)
name-antioch_war_supplies = Военное снабжение (Антиохия)
name-antioch_caravan = Караван (Антиохия)
name-antioch_peace_gifts = Мирные дары (Антиохия)
name-north_sea_peace_gifts = Мирные дары (Северное Средиземноморье)
name-north_sea_shipyard = Верфь (Северное Средиземноморье)
name-north_sea_wood_ship_1 = Дерево кораблём 1 (Северное Средиземноморье)
name-north_sea_wood_ship_2 = Дерево кораблём 2 (Северное Средиземноморье)
name-north_sea_marble_ship = Мрамор кораблём (Северное Средиземноморье)
name-north_sea_wood_camel = Дерево верблюдом (Северное Средиземноморье)
name-south_sea_stone_ship_1 = Камень кораблём 1 (Южное Средиземноморье)
name-south_sea_stone_ship_2 = Камень кораблём 2 (Южное Средиземноморье)
name-south_sea_gold_ship = Золото кораблём (Южное Средиземноморье)
name-south_sea_stone_camel = Камень верблюдом (Южное Средиземноморье)
name-south_sea_precious_grey = Серые товары (Южное Средиземноморье)
name-euphrates_gold_ship = Золото кораблём (Евфрат)
name-euphrates_marble_ship = Мрамор кораблём (Евфрат)
name-euphrates_marble_camel = Мрамор верблюдом (Евфрат)
name-euphrates_gold_camel = Золото верблюдом (Евфрат)
name-euphrates_precious_yellow = Жёлтые товары (Евфрат)
name-euphrates_precious_red = Красные товары (Евфрат)

name-i1 = I1 Дерево на мрамор
name-i2 = I2 Дерево на золото
name-i3 = I3 Камень на мрамор
name-i4 = I4 Камень на золото
name-i5 = I5 Очки за поручения
name-i6 = I6 Ресурсы за очки
name-i7 = I7 Защита от своих разбойников
name-i8 = I8 Очки за драгоценные товары
name-i9 = I9 Драгоценный товар за очки
name-i10 = I10 Больше дерева кораблём
name-i11 = I11 Больше камня кораблём
name-i12 = I12 Больше мрамора кораблём
name-i13 = I13 Больше золота кораблём
name-i14 = I14 Бесплатные ярусы башни
name-i15 = I15 Бесплатные ярусы башни
name-i16 = I16 Очки за самую высокую башню
name-i17 = I17 Очки за самую высокую башню
name-i18 = I18 Башня без дерева
name-i19 = I19 Очки за поручения
name-i20 = I20 Дешёвые поручения
name-i21 = I21 Свой рынок
name-i22 = I22 Свой рынок
name-i23 = I23 Золото на простые ресурсы
name-i24 = I24 Мрамор на простые ресурсы
name-i25 = I25 Очки за набег
name-i26 = I26 Золото за набег
name-i27 = I27 Очки за драгоценные товары
name-i28 = I28 Дешёвые драгоценные товары
name-i29 = I29 Больше дерева кораблём
name-i30 = I30 Больше камня кораблём
name-i31 = I31 Больше мрамора кораблём
name-i32 = I32 Больше золота кораблём
name-i33 = I33 Большой склад
name-i34 = I34 Дешёвые храмы
name-i35 = I35 Очки за самую высокую башню
name-i36 = I36 Очки за самую высокую башню
name-i37 = I37 Своя стройка храма
name-i38 = I38 Больше всех ярусов
name-i39 = I39 Больше всех очков за поручения
name-i40 = I40 Больше всех драгоценных товаров
name-i41 = I41 Больше всех храмов
name-i42 = I42 Больше всех верблюдов и кораблей
name-i43 = I43 Выбор драгоценных товаров
name-i44 = I44 Двойные мирные дары
name-i45 = I45 Защита от разбойников
name-i46 = I46 Без налога
name-i47 = I47 Своё строительное действие
name-i48 = I48 Своё царское действие

name-k1 = K1 Драгоценный товар
name-k2 = K2 Драгоценный товар
name-k3 = K3 Часть храма
name-k4 = K4 Часть храма
name-k5 = K5 Корабль
name-k6 = K6 Корабль
name-k7 = K7 Ярусы башни
name-k8 = K8 Ярусы башни
name-k9 = K9 Отвести разбойников
name-k10 = K10 Отвести разбойников
name-k11 = K11 Верблюд
name-k12 = K12 Верблюд
name-k13 = K13 Рынок
name-k14 = K14 Обмен фигурами
name-k15 = K15 Два улучшения
name-k16 = K16 Ресурсы
name-k17 = K17 Ресурсы
name-k18 = K18 Ресурсы
name-k19 = K19 Ещё один храм
name-k20 = K20 Разрушить ярусы башни
name-k21 = K21 Поручения
name-k22 = K22 Поручения
name-k23 = K23 Поставить три фигуры
name-k24 = K24 Поставить три фигуры
name-k25 = K25 Невыложенное улучшение
name-k26 = K26 Невыложенное улучшение

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
name-precious_goods = Драгоценные товары
name-end_bonuses = Премии в конце

## Что дают жетоны (части — из файла данных)

about-trade =
    { $count ->
        [1] В любое время: отдайте { NAME($give) } ×1 за { NAME($get) } ×1, сколько угодно раз.
       *[other] В любое время: отдайте { NAME($give) } ×1, чтобы получить столько ресурсов на выбор: { $count } ({ NAME($get) }); сколько угодно раз.
    }
about-trade_pp = В любое время, по одному разу за раунд: простой ресурс за { $pp } ОП, роскошный за { $other } ОП.
about-mission_pp = { $pp } ОП за каждое выполненное поручение.
about-precious_pp = { $pp } ОП за каждый купленный драгоценный товар, { $other } ОП за полученный бесплатно.
about-precious_pay_pp = Раз за раунд можно оплатить драгоценный товар { $pp } ОП; счёт не должен стать меньше 0.
about-precious_pick = Покупая драгоценный товар, возьмите любой жетон стопки.
about-discount_mission = На столько ресурсов дешевле ваши поручения: { $amount }.
about-discount_precious = На столько ресурсов дешевле ваши драгоценные товары: { $amount }.
about-discount_temple = На столько ресурсов дешевле части ваших храмов: { $amount }.
about-ship_bonus = Ваши корабли привозят на { $amount } больше: { NAME($resource) }.
about-tower_free_multiple = Если номер следующего яруса вашей башни делится на { $amount }, он сразу добавляется бесплатно.
about-tower_waive = Этот ресурс вашей башне не нужен: { NAME($resource) }.
about-tower_prestige = { $pp } ОП в каждом раунде, в котором ваша башня самая высокая (среди владельцев таких жетонов).
about-raid_immunity_always = Разбойники никогда не прогоняют ваши фигуры.
about-raid_immunity_self = Разбойники не прогоняют ваши фигуры, если их карту открыли вы.
about-raid_gain = Когда вы открываете карту разбойников: золото ×{ $amount } и { $pp } ОП.
about-raid_gain_if_hit = Когда вы открываете карту разбойников и фигура соперника прогнана: { $pp } ОП.
about-personal_market = Ваше собственное место: полный рынок.
about-personal_building =
    { $pp ->
        [0] Ваше собственное место: одно строительное действие на выбор.
       *[other] Ваше собственное место: часть храма, и за неё { $pp } ОП.
    }
about-personal_kingdom = Ваше собственное место: без налога, военное снабжение или первый игрок, но не то, что вы выбрали на поле.
about-end_bonus_tower_levels = { $pp } ОП в конце, если у вас одного больше всех ярусов башни.
about-end_bonus_mission_pp = { $pp } ОП в конце, если у вас одного больше всех очков за поручения.
about-end_bonus_precious_goods = { $pp } ОП в конце, если у вас одного больше всех драгоценных товаров.
about-end_bonus_temples_completed = { $pp } ОП в конце, если у вас одного больше всех достроенных храмов.
about-end_bonus_figures = { $pp } ОП в конце, если у вас одного больше всех верблюдов и кораблей.
about-warehouse_limit = Ваш склад вмещает столько ресурсов: { $amount }.
about-peace_multiplier = Ваши мирные дары умножаются на { $amount }.
about-tax_immunity = Вы никогда не платите налог.

## Что дают поручения

about-precious_take = В вашем окне строительства: любой жетон одной стопки драгоценных товаров.
about-temple_free_stage = В вашем окне строительства: следующая часть храма бесплатно.
about-temple_new_foundation = В вашем окне строительства: фундамент ещё одного храма.
about-gain_ship = В любое время, в том числе при расстановке: ещё один корабль.
about-gain_camel = В любое время, в том числе при расстановке: ещё один верблюд.
about-tower_levels =
    { $amount ->
        [one] В вашем окне строительства: { $amount } ярус башни бесплатно.
        [few] В вашем окне строительства: { $amount } яруса башни бесплатно.
       *[many] В вашем окне строительства: { $amount } ярусов башни бесплатно.
    }
about-tower_destroy =
    { $amount ->
        [one] В вашем окне строительства: башня соперника теряет { $amount } ярус.
        [few] В вашем окне строительства: башня соперника теряет { $amount } яруса.
       *[many] В вашем окне строительства: башня соперника теряет { $amount } ярусов.
    }
about-raid_redirect = Когда открыта карта разбойников: пусть разбойники нападут на другую область.
about-swap_figures = После набега: обменяйте одну свою фигуру на фигуру соперника того же вида.
about-open_market = В фазе действий: рынок открыт для вас до её конца.
about-upgrade_take_board =
    { $amount ->
        [one] После всех покупок: { $amount } выложенное улучшение бесплатно.
        [few] После всех покупок: { $amount } выложенных улучшения бесплатно.
       *[many] После всех покупок: { $amount } выложенных улучшений бесплатно.
    }
about-upgrade_take_undrawn = В окне улучшений или после всех покупок: улучшение эпох I и II, которое никогда не выкладывалось.
about-gain_resources = В фазе действий: столько любых ресурсов: { $amount }.
about-draw_missions =
    { $amount ->
        [one] В вашем окне строительства: возьмите { $amount } поручение.
        [few] В вашем окне строительства: возьмите { $amount } поручения.
       *[many] В вашем окне строительства: возьмите { $amount } поручений.
    }
about-place_figures = В начале хода расстановки: поставьте столько фигур: { $amount }.

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
verb-discard = Сбросить поручение
verb-tower = Строить башню
verb-betray = Послать предателя
verb-temple = Строить храм
verb-prize = Взять награду
verb-precious = Купить драгоценный товар
verb-draw = Взять поручение
verb-fulfil = Выполнить поручение
verb-lead = Стать первым игроком
verb-exempt = Освободиться от налога
verb-supply = Послать военное снабжение
verb-tax = Уплатить налог
verb-drop = Сбросить ресурсы
verb-end = Дальше
verb-keep = Дальше, но спросить меня ещё раз

part-resource = ресурс
part-upgrade = улучшение
part-figure = фигура
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
part-target = соперник
part-stage = часть храма
part-stack = стопка
part-good = драгоценный товар
part-with = золото или очки
part-resources = ресурсы

## О чём спрашивают; `.others` — что читают остальные

prompt-pick = Вы начинаете с ещё одним ресурсом. Выберите: { NAME($resources) }.
    .others = { SEAT($seat) } выбирает дополнительный ресурс: { NAME($resources) }.
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
prompt-last-figure = Вам больше нечего ставить. Сдайте поручение за ещё одну фигуру или откажитесь до конца расстановки.
    .others = { SEAT($seat) } может получить ещё одну фигуру за поручение.
prompt-redirect = Идут разбойники: { NAME($region) }. Сдадите поручение, чтобы отвести их в другую область?
    .others = { SEAT($seat) } может отвести разбойников: { NAME($region) }.
prompt-swap = Сдадите поручение, чтобы обменять свою фигуру на фигуру соперника?
    .others = { SEAT($seat) } может обменять фигуру на фигуру соперника.
prompt-hire = На какую область нападут разбойники в следующем раунде? Вашу карту никто не увидит.
    .others = { SEAT($seat) } тайно выбирает карту разбойников.
prompt-upgrade = { NAME($space) }: купите улучшение или идите дальше. Цена в любых ресурсах: { $price }.
    .others = { SEAT($seat) } может купить улучшение ({ NAME($space) }). Цена в ресурсах: { $price }.
prompt-upgrade-end = Все улучшения куплены. Сдайте поручение за улучшения или идите дальше.
    .others = { SEAT($seat) } может взять улучшения за поручение.
prompt-building =
    { COUNT($open) ->
        [0] Ваше окно строительства: обменивайте и сдавайте поручения, как хотите, затем идите дальше.
       *[other] Ваше окно строительства: стройте, покупайте, выполняйте поручения и обменивайте в любом порядке, затем идите дальше. Ещё открыто: { NAME($open) }.
    }
    .others = { SEAT($seat) } строит и обменивает.
prompt-kingdom =
    { COUNT($open) ->
        [0] Ваше царское окно: обменивайте и сдавайте поручения, как хотите, затем идите дальше.
       *[other] Ваше царское окно: используйте, что ещё открыто, затем идите дальше: { NAME($open) }.
    }
    .others = Царское окно: { SEAT($seat) }.
prompt-kingdom-tax = Налог: отдайте золото ×{ $gold } или потеряйте { $prestige } ОП. Всё остальное, что вы хотите сделать здесь, — до него.
    .others = Налог для { SEAT($seat) }: золото ×{ $gold } или { $prestige } ОП.
prompt-prize =
    { $count ->
        [one] Ваш храм достроен: возьмите { $count } драгоценный товар с верха одной из стопок.
        [few] Ваш храм достроен: возьмите { $count } драгоценных товара с верха стопок, один за другим.
       *[many] Ваш храм достроен: возьмите { $count } драгоценных товаров с верха стопок, один за другим.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } берёт { $count } драгоценный товар за достроенный храм.
            [few] { SEAT($seat) } берёт { $count } драгоценных товара за достроенный храм.
           *[many] { SEAT($seat) } берёт { $count } драгоценных товаров за достроенный храм.
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

## Что произошло: подготовка, раунды, расстановка

event-start = Первым игроком становится { SEAT($seat) }.
event-pick = { SEAT($seat) } начинает с ещё одним ресурсом: { NAME($resource) }.
event-take-start = { SEAT($seat) } начинает с улучшением: { NAME($upgrade) }.
event-displayed = Эпоха { $epoch }, выложены улучшения: { NAME($upgrades) }.
event-round = Начинается раунд { $round } (эпоха { $epoch }). Первый игрок: { SEAT($first) }.
event-place = { SEAT($seat) } ставит { NAME($figure, case: "accusative") }: { NAME($space) }.
event-out = { SEAT($seat) } больше ничего не ставит в этом раунде.

## Что произошло: разбойники

event-no-attack = Карта разбойников не приготовлена: нападения нет.
event-revealed = { SEAT($seat) } открывает карту разбойников: { NAME($region) }.
event-redirected = { SEAT($seat) } отводит разбойников: { NAME($region) }.
event-decline-redirect = { SEAT($seat) } не мешает разбойникам.
event-attacked =
    { COUNT($spaces) ->
        [0] Разбойники никого не застают: { NAME($region) }.
       *[other] Разбойники нападают: { NAME($region) }. Прогнаны: { NAME($spaces) }.
    }
event-spared = Разбойники щадят эти места: { NAME($spaces) }.
event-raid-gold = { SEAT($seat) } получает за набег золото ×{ $count } ({ NAME($upgrade) }).
event-slot = Последнее нападение: { NAME($region) }.
event-slot-cleared = Место последнего нападения очищено: напасть можно на любую область.
event-swapped = Обмен фигурами: { SEAT($seat) } и { SEAT($target) }. { NAME($own) } на { NAME($other) }.
event-decline-swap = { SEAT($seat) } не обменивается фигурами.
event-hired =
    { COUNT($region) ->
        [0] { SEAT($seat) } тайно выбирает карту разбойников.
       *[other] { SEAT($seat) } тайно выбирает карту разбойников: { NAME($region) }.
    }
event-hire-nothing = { SEAT($seat) } забирает верблюда у разбойников; раундов для нападения больше нет.

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
event-fulfil = { SEAT($seat) } выполняет поручение за { NAME($pay) }: { NAME($mission) }.
event-turn-in = { SEAT($seat) } сдаёт поручение: { NAME($mission) }.
event-gain-figure = { SEAT($seat) } получает { NAME($figure, case: "accusative") }; теперь их { $all }.
event-market = Рынок открыт на эту фазу действий: { SEAT($seat) }.
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
event-tower-free = Бесплатный ярус { $height } ({ SEAT($seat) }).
event-betray =
    { $levels ->
        [one] { SEAT($seat) } разрушает { $levels } ярус башни ({ SEAT($target) }); осталось { $height }.
        [few] { SEAT($seat) } разрушает { $levels } яруса башни ({ SEAT($target) }); осталось { $height }.
       *[many] { SEAT($seat) } разрушает { $levels } ярусов башни ({ SEAT($target) }); осталось { $height }.
    }
event-temple = { SEAT($seat) } строит часть храма за { NAME($pay) }: { NAME($stage) }.
event-temple-free = { SEAT($seat) } строит часть храма бесплатно: { NAME($stage) }.
event-completed =
    { $count ->
        [one] { SEAT($seat) } достраивает храм (номер { $nth } среди игроков) и берёт { $count } драгоценный товар.
        [few] { SEAT($seat) } достраивает храм (номер { $nth } среди игроков) и берёт { $count } драгоценных товара.
       *[many] { SEAT($seat) } достраивает храм (номер { $nth } среди игроков) и берёт { $count } драгоценных товаров.
    }
event-prize = { SEAT($seat) } берёт драгоценный товар в награду: { NAME($good) }.
event-precious = { SEAT($seat) } покупает драгоценный товар за { NAME($pay) }: { NAME($good) }.
event-precious-points = { SEAT($seat) } покупает драгоценный товар за { $prestige } ОП: { NAME($good) }.
event-fetched = { SEAT($seat) } берёт драгоценный товар из стопки: { NAME($good) }.
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
event-end = { SEAT($seat) } идёт дальше.
event-keep = { SEAT($seat) } идёт дальше и будет действовать ещё раз среди царских действий.
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
refused-no-such-good = Такого драгоценного товара нет: { NAME($good) }.
refused-no-such-colour = Такой стопки нет: { NAME($colour) }. Стопки — серая, жёлтая и красная.
refused-no-such-stage = Такой части храма нет: { NAME($stage) }.
refused-no-such-mode = Башни строят одиночными или двойными ярусами, а не так: { NAME($mode) }.
refused-no-such-player = Такого игрока нет: { NAME($player) }.

## Почему нельзя: подготовка и расстановка

refused-not-offered = Этого вам здесь не предлагают: { NAME($resource) }. Можно взять: { NAME($offered) }.
refused-tile-taken = Этот жетон уже взят: { NAME($upgrade) }.
refused-not-starting = Это не начальный жетон: { NAME($upgrade) }.
refused-not-first-epoch = В начале берут только жетоны эпохи I, которые есть в игре: { NAME($upgrade) }.
refused-none-in-supply = Таких фигур в вашем запасе больше нет: { NAME($figure) }.
refused-no-room = Для такой фигуры нет свободного места: { NAME($figure) }.
refused-other-side = Этого места нет на используемой стороне поля: { NAME($space) }.
refused-not-your-tile = Этот жетон не ваш: { NAME($space) }.
refused-occupied = Там уже стоит фигура ({ SEAT($owner) }): { NAME($space) }.
refused-wrong-figure = Такая фигура там стоять не может: { NAME($figure) } ({ NAME($space) }).

## Почему нельзя: разбойники

refused-in-the-slot = На эту область напали в прошлый раз, её карты нет в стопке: { NAME($region) }.
refused-region = Туда разбойников отвести нельзя; исключены область последнего нападения и названная сейчас: { NAME($region) }.

## Почему нельзя: фигуры и места

refused-nothing-to-resolve = Сейчас ни одну вашу фигуру нельзя использовать самому.
refused-no-figure-there = Вашей фигуры там нет: { NAME($space) }.
refused-no-figure-for-it = Ни одна ваша фигура сейчас не может это сделать: { VERB($verb) }.
refused-other-action = { VERB($verb) } — это место не для того: { NAME($space) }.
refused-not-resolved = Это место не используют самостоятельно: { NAME($space) }.
refused-all-figures = У вас уже есть все фигуры этого вида, их { $most }: { NAME($figure) }.
refused-caravan = Для ещё одного верблюда нужна башня повыше или больше выполненных поручений. Высота вашей башни: { $levels }, поручений: { $missions }.
refused-shipyard = Для ещё одного корабля нужно больше драгоценных товаров каждого цвета: { NAME($space) }.

## Почему нельзя: обмен

refused-no-market = Рынок для вас не открыт, и у вас нет жетона для обмена.
refused-nothing-to-trade = На вашем складе нет ничего, что можно здесь обменять.
refused-not-traded = Сейчас вам это не обменять: { NAME($resource) }.
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

refused-too-few-resources = Цена улучшения в ресурсах: { $price }; у вас их { $have }.
refused-payment-count = Нужно ресурсов: { $price }, а не { $paid }.
refused-payment-not-held = У вас нет всего этого: { NAME($pay) }.
refused-too-dear =
    { $discount ->
        [0] Эту цену вам не заплатить: { NAME($price) }.
       *[other] Эту цену вам не заплатить даже со скидкой { $discount }: { NAME($price) }.
    }
refused-wrong-payment =
    { $discount ->
        [0] Цена — { NAME($price) }, а не { NAME($pay) }.
       *[other] Цена — { NAME($price) } со скидкой { $discount }; { NAME($pay) } ей не подходит.
    }
refused-points = Сейчас нельзя платить очками: у вас нет жетона, вы уже сделали это в этом раунде или счёт стал бы меньше 0 (у вас { $score }).

## Почему нельзя: улучшения

refused-one-purchase = Одна фигура покупает одно улучшение, и она уже использована.
refused-not-displayed = Это улучшение не выложено: { NAME($upgrade) }.

## Почему нельзя: башни, храмы, товары, поручения

refused-other-mode = На этом месте строят только так: { NAME($mode) } ({ NAME($space) }).
refused-no-levels = Постройте хотя бы один ярус.
refused-half-pair = В этой партии двойные ярусы строят только парами, поэтому { $levels } нельзя.
refused-tower-too-dear = Столько ярусов вам не оплатить ({ $levels }): { NAME($price) }.
refused-no-traitor-yet = В эпохе I предатель ничего не разрушает.
refused-nobody-to-betray = Ни у кого из соперников нет башни не ниже вашей.
refused-own-tower = На вашу собственную башню предатель не нападает.
refused-no-tower = Башни нет ({ SEAT($target) }).
refused-lower-tower = Башня соперника ({ SEAT($target) }, { $height }) ниже вашей ({ $own }).
refused-no-stage-payable = Сейчас вы не можете построить ни одной части храма.
refused-temple-in-progress = Пока один храм строится, новый не начинают: { NAME($stage) }.
refused-stage-order = Сначала нужна другая часть: { NAME($stage) } после { NAME($before) }.
refused-no-temple-card = Карт этой части храма больше нет: { NAME($stage) }.
refused-other-stack = Здесь продают товары только одной стопки ({ NAME($colour) }), а не { NAME($good) }.
refused-not-on-top = Сверху лежит не { NAME($good) }, а { NAME($top) }.
refused-stack-empty = Стопка пуста: { NAME($colour) }.
refused-no-missions-left = Поручений больше нет.
refused-no-mission-payable = Вы не можете оплатить ни одного поручения на руке.

## Почему нельзя: сдача поручений

refused-nothing-to-turn-in = У вас нет поручения, которое можно сдать сейчас.
refused-not-fulfilled = Вы не выполнили это поручение: { NAME($mission) }.
refused-returned = Вы уже сдали это поручение: { NAME($mission) }.
refused-other-window = Это поручение сейчас сдать нельзя: { NAME($mission) }.
refused-reward-nothing = Это поручение сейчас ничего вам не даст: { NAME($mission) }.
refused-reward = Это не может быть наградой ({ NAME($mission) }): { NAME($reward) }.

## Почему нельзя: царские действия и «дальше»

refused-no-tax = Сейчас вы не должны платить налог.
refused-tax-with = Налог платят золотом или престижем, а не так: { NAME($with) }.
refused-too-little-gold = Налог — золото ×{ $gold }; у вас { $have }.
refused-not-basic = С маркером берут только дерево или камень, а не { NAME($resource) }.
refused-chosen-on-board = Для этого в этом раунде ваша фигура стояла на поле, поэтому здесь нельзя ({ NAME($space) }): { VERB($verb) }.
refused-tax-first = Сначала уплатите налог: золото ×{ $gold } или очки.
refused-window-anyway = Просить не нужно: царское окно у вас и так будет.
refused-nothing-to-keep = В царском окне вам нечего было бы делать.
refused-drop-count = Сбросьте ресурсов: { $count }, а не { $chosen }.

## Варианты. Значение называется `option-<имя>-<значение>`; `.about` объясняет

option-expert_start = Начало для опытных
    .about = Каждый начинает с любым улучшением эпохи I вместо начального жетона.
option-tower_prestige_tie = Ничья за самую высокую башню
    .about = Когда ничья лишает очков за самую высокую башню.
option-tower_prestige_tie-eligible_only = только среди владельцев таких жетонов
option-tower_prestige_tie-strict = всегда
option-undrawn_includes_spare_starters = Лишние начальные жетоны остаются в игре
    .about = Начальные жетоны, которые никто не выбрал, можно взять по поручениям K25 и K26.
option-raid_slot_cleared_without_attack = Без нападения место очищается
    .about = После раунда без нападения напасть снова можно на любую область.
option-swap_without_attack = Обмен без нападения
    .about = Поручение K14 можно использовать и в раунде без нападения.
option-double_partial_pair = Половина пары ярусов
    .about = От второго яруса пары можно отказаться за ту же цену.
option-auto_resolve = Автоматические шаги
    .about = Ресурсы, дары, караван, верфь и военное снабжение выполняются сами, как только ждать больше незачем.
option-skip_idle_windows = Пропускать пустые царские окна
    .about = Кому нечего делать среди царских действий, того спрашивают, только если он оставил окно за собой.
option-free_level_when_gained = Бесплатный ярус сразу
    .about = Жетон, дающий каждый пятый ярус бесплатно, добавляет его уже при получении; иначе — когда вы строите дальше.

## Рядом с выбором

remark-gain = даёт { NAME($resources) }
remark-points = { $prestige } ОП
remark-ready = условие выполнено
remark-not-ready = условие ещё не выполнено
remark-tower = до яруса { $height } за { NAME($price) }
remark-mission = цена { NAME($price) }, стоит { $prestige } ОП
