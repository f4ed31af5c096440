## Виды компонентов, в порядке их расположения в коробке

form-missions = Поручения
form-temple-stages = Части храма
form-tower-levels = Ярусы башни
form-upgrades = Улучшения
form-taxes = Налоги
form-spaces = Места на поле

## Отдельные компоненты

title-mission = Поручение { $id }
title-stage = Храм: { NAME($id) }
title-band = Ярусы башни от { $first }
title-upgrade = Улучшение { $id }
title-epoch = Эпоха { $id }
title-space = { NAME($id) }

## Поля

field-cost = Цена
field-pp = Очки престижа
field-reward = Награда
field-window = Когда сдаётся
field-copies = Количество
field-single = Один ярус
field-double = Два яруса
field-effect = Эффект
field-tax_pp = Потеря очков за неуплату налога
field-tax_gold = Налог в золоте
field-upgrade_cost = Цена улучшения
field-traitor_levels = Ярусы, которые забирает предатель
field-region = Область
field-figure = Фигура
field-action = Действие
field-subphase = Когда выполняется
field-sides = Стороны поля
field-order = Очередь покупки
field-mode = Способ
field-draw_missions = Взятые поручения
field-resource = Ресурс
field-amounts = Количество в эпохи I, II, III
field-gifts = Очки в эпохи I, II, III
field-colour = Цвет стопки
field-market = рынок
field-give = отдаётся
field-get = получается
field-get_n = число
field-basic_pp = очки за обычный ресурс
field-basic_per_round = раз за раунд
field-luxury_pp = очки за ресурс роскоши
field-luxury_per_round = раз за раунд
field-bought_pp = очки при покупке
field-free_pp = очки, если бесплатно
field-per_round = раз за раунд
field-target = что
field-amount = число
field-of = число
field-when = когда
field-gold = золото
field-require = условие
field-actions = действия
field-pp_if_done = очки
field-repeat_board_action = также то, что сделано на поле
field-metric = сравнивается
field-limit = число
field-factor = множитель
field-levels = ярусы
field-count = число
field-max_epoch = эпохи до

## Слова на выбор

region-palmyra = Пальмира
region-ebla = Эбла
region-damascus = Дамаск
region-antioch = Антиохия
region-north_sea = Северное Средиземноморье
region-south_sea = Южное Средиземноморье
region-euphrates = Евфрат
region-none = без области
figure-camel = верблюд
figure-ship = корабль
figure-either = верблюд или корабль
action-raiders = разбойники
action-buy_upgrade = купить улучшение
action-tower_build = строить башню
action-traitor = предатель
action-temple_build = строить храм
action-buy_precious = купить ценный товар
action-mission_draw = взять поручение
action-mission_fulfil = выполнить поручение
action-tax_exempt = без налога
action-war_supplies = военное снабжение
action-start_player = первый игрок
action-gain_resource = получить ресурс
action-market = рынок
action-caravan = караван
action-shipyard = верфь
action-peace_gifts = мирные дары
subphase-raiders = вместе с разбойниками
subphase-upgrade = вместе с улучшениями
subphase-building = вместе со строительством
subphase-kingdom = вместе с царскими действиями
subphase-any_time = в любое время
side-two = 2 игрока
side-three_four = 3 и 4 игрока
mode-single = по одному ярусу
mode-double = по два яруса
mode-basic_to_luxury = обычные ресурсы на ресурсы роскоши
mode-full = полный рынок
window-any = в любое время
window-action = в фазе действий
window-placement = при выставлении
window-raid_revealed = когда открыта карта разбойников
window-raid_resolved = после набега
window-upgrade = среди действий улучшения
window-upgrade_end = после всех покупок улучшений
window-building = среди строительных действий
target-mission = поручения
target-precious = ценные товары
target-temple = части храма
immune-always = всегда
immune-self_revealed = если их карту открыли вы
require-none = в любом случае
require-opponent_removed = если прогнана фигура соперника
metric-tower_levels = ярусы башни
metric-mission_pp = очки за поручения
metric-precious_goods = ценные товары
metric-temples_completed = достроенные храмы
metric-figures = верблюды и корабли

## Предложения: улучшения

sentence-trade = В любое время: 1 ({ $give }) на { $get_n } ({ $get })
sentence-trade-pp = Обычный ресурс за { $basic_pp } ОП, раз за раунд: { $basic_per_round }; ресурс роскоши за { $luxury_pp } ОП, раз за раунд: { $luxury_per_round }
sentence-mission-pp = { $pp } ОП за каждое выполненное поручение
sentence-precious-pp = { $bought_pp } ОП за каждый купленный ценный товар, { $free_pp } ОП за полученный бесплатно
sentence-precious-pay-pp = Оплатите ценный товар { $pp } ОП, раз за раунд: { $per_round }
sentence-precious-pick = Покупая ценный товар, возьмите любой жетон стопки
sentence-discount = Дешевле на { $amount } ресурсов: { $target }
    .one = Дешевле на { $amount } ресурс: { $target }
    .few = Дешевле на { $amount } ресурса: { $target }
sentence-ship-bonus = Ваши корабли привозят на { $amount } больше: { $resource }
sentence-tower-free-multiple = Ярусы башни, номер которых делится на { $of }, бесплатны
sentence-tower-waive = Вашей башне это не нужно: { $resource }
sentence-tower-prestige = { $pp } ОП в каждом раунде, в котором ваша башня самая высокая
sentence-raid-immunity = Разбойники не прогоняют ваши фигуры: { $when }
sentence-raid-reveal-gain = Когда вы открываете карту разбойников: { $pp } ОП и золото ×{ $gold }, { $require }
sentence-personal-market = Ваше собственное место: { $market }
sentence-personal-action = Ваше собственное место: { $actions }; взятые поручения: { $draw_missions }; ОП, если сделано: { $pp_if_done }; также то, что вы сделали на поле: { $repeat_board_action }
sentence-end-bonus = { $pp } ОП в конце, если только у вас больше всех: { $metric }
sentence-warehouse-limit = Ваш склад вмещает { $limit } ресурсов
    .one = Ваш склад вмещает { $limit } ресурс
    .few = Ваш склад вмещает { $limit } ресурса
sentence-peace-multiplier = Ваши мирные дары умножаются на { $factor }
sentence-tax-immunity = Вы никогда не платите налог

## Предложения: поручения

sentence-precious-take = Возьмите любой жетон одной стопки ценных товаров
sentence-temple-free-stage = Бесплатно постройте следующую часть храма
sentence-temple-new-foundation = Постройте фундамент ещё одного храма
sentence-gain-ship = Получите корабль
sentence-gain-camel = Получите верблюда
sentence-tower-levels = Постройте { $levels } ярусов башни
    .one = Постройте { $levels } ярус башни
    .few = Постройте { $levels } яруса башни
sentence-tower-destroy = Снимите { $levels } ярусов с башни соперника
    .one = Снимите { $levels } ярус с башни соперника
    .few = Снимите { $levels } яруса с башни соперника
sentence-raid-redirect = Направьте разбойников в другую область
sentence-swap-figures = Обменяйте фигуру на фигуру соперника того же вида
sentence-open-market = Обменивайте в фазе действий: { $market }
sentence-upgrade-board = Возьмите { $count } улучшений с поля
    .one = Возьмите { $count } улучшение с поля
    .few = Возьмите { $count } улучшения с поля
sentence-upgrade-undrawn = Возьмите улучшение, которое никогда не выкладывалось, эпох до { $max_epoch }
sentence-gain-resources = Получите { $count } любых ресурсов
    .one = Получите { $count } любой ресурс
    .few = Получите { $count } любых ресурса
sentence-draw-missions = Возьмите { $count } поручений
    .one = Возьмите { $count } поручение
    .few = Возьмите { $count } поручения
sentence-place-figures = Поставьте { $count } фигур сразу
    .few = Поставьте { $count } фигуры сразу

## Что не так

box-same-resource = { $field }: ресурс нельзя обменять на него самого.
box-more-than-wood = { $field }: один и два яруса должны стоить чего-то кроме дерева.
box-personal-actions = { $field }: рынок, строительные или царские действия.
box-same-order = { $field }: у двух мест улучшений одной стороны одинаковая очередь.
box-raiders-space = { $field }: действие разбойников есть только у их места.
box-rounds-gap = { $field }: раунды должны идти от { $first } без пропусков.
box-rounds-total = { $field }: раундов во всех эпохах вместе должно быть { $count }, а не { $given }.
box-picks = { $field }: в каждом варианте нужен хотя бы один ресурс.
box-picks-missing = { box-picks }
box-removed-upgrades = { $field }: «removed_upgrades» должно называть улучшения, которые не участвуют вдвоём, по порядку.
box-raiders-once = { $field }: на каждой стороне поля ровно одно место разбойников ({ $side }).
box-full-market = { $field }: полный рынок должен предлагать всё, что предлагает малый.
box-precious-kinds = { $field }: «kinds» должно называть три ценных товара этого цвета, по порядку.
box-upgrade-order = { $field }: улучшения должны идти в порядке эпох, и в каждой эпохе они нужны.
box-starting-tiles = { $field }: начальных улучшений эпохи I, годных для любого числа игроков, должно быть { $count }.
box-personal-most = { $field }: не больше { $most } личных жетонов.
box-personal-actions-missing = { box-personal-actions }
