# Задачи «Тадмора». Какие бывают сообщения: majlis/engine/puzzle_texts.py. Числа берутся из задачи, а не из текста.

puzzle-topic-tower = Башня
puzzle-topic-trading = Ресурсы и обмен
puzzle-topic-missions = Храмы и поручения
puzzle-topic-growth = Улучшения, товары, фигуры
puzzle-topic-kingdom = Разбойники и царство

puzzle-unit-levels = { unit-levels }
    .label = На сколько вырастает башня
puzzle-unit-points = { unit-pp }
    .label = Сколько ОП вы получаете, если считать как в конце
puzzle-unit-resources = { unit-resources }
    .label = Сколько ресурсов у вас будет
puzzle-unit-camels = { unit-camels }
    .label = Сколько верблюдов вы получаете
puzzle-unit-figures = { unit-figures }
    .label = Сколько прогнали чужих фигур, минус ваши

## Что можно сделать, в двух словах

puzzle-do-tower = { NAME($mode) }: { $levels }
puzzle-do-turn_in = сдать «{ NAME($mission) }»: { NAME($reward) }
puzzle-do-turn_in-nothing = сдать поручение
puzzle-do-trade = обмен: { $count } × { NAME($give) } → { NAME($get) }
puzzle-do-acquire = купить за ОП: { NAME($resource) }
puzzle-do-discard = сбросить «{ NAME($mission) }», взять: { NAME($resource) }
puzzle-do-precious = купить: { NAME($good) }
puzzle-do-temple = построить: { NAME($stage) }
puzzle-do-fulfil = выполнить «{ NAME($mission) }»
puzzle-do-draw = взять поручение
puzzle-do-buy = купить «{ NAME($upgrade) }»
puzzle-do-resolve = сначала: «{ NAME($space) }»
puzzle-do-betray = предатель: { NAME($target) }
puzzle-do-tax = налог: { NAME($with) }
puzzle-do-decline = оставить как есть
puzzle-do-end = закончить
puzzle-do-keep = закончить пока

## Башня

puzzle-paid-first-title = Сначала заплатить или сдать?
puzzle-paid-first-question = Вам хватает на один ярус, а выполненное поручение даст бесплатные, если его сдать. Как поднять башню выше всего?
puzzle-paid-first-hint = Цена яруса зависит от его номера. Где начинается следующая цена?
puzzle-paid-first-why = До { $last }-го яруса нужны дерево и камень, и именно это у вас есть. Выше цена другая: { UNIT($stone, of: "stone") }. Поэтому сначала платите, а ярусы, на которые вам не хватило бы, построит поручение.

puzzle-two-tower-spaces-title = Два места для башни
puzzle-two-tower-spaces-question = Оба места башни ваши. В каком порядке строить, чтобы башня выросла больше всего?
puzzle-two-tower-spaces-hint = Сколько стоит пара, которая начинается прямо под границей цен?
puzzle-two-tower-spaces-why = Цена пары — это цена её первого яруса, так что за { $step }-м следующий идёт по прежней цене. Камня потом хватит ещё на один ярус. После одиночного яруса пара дороже ({ UNIT($wood, of: "wood") }), и столько у вас уже не останется.

puzzle-every-fifth-level-title = Каждый пятый ярус бесплатно
puzzle-every-fifth-level-question = У вас есть «{ NAME("i14") }» и оба места башни. Как поднять башню выше всего?
puzzle-every-fifth-level-hint = Бесплатный ярус появляется сам и в пару не входит. Между какими ярусами он может оказаться?
puzzle-every-fifth-level-why = Пара — это ярусы { $first } и { $second } по прежней цене, а тот, что между ними, бесплатный. Весь камень остаётся на одиночные ярусы. Если начать с них, пара станет дороже ({ UNIT($wood, of: "wood") }), а столько уже не останется.

## Ресурсы и обмен

puzzle-in-any-mix-title = Два товара, один мрамор
puzzle-in-any-mix-question = Вы можете купить красный и жёлтый товары, и у вас есть «{ NAME("i24") }». Как получить больше всего ОП?
puzzle-in-any-mix-hint = Чего не хватает для каждого из товаров? Посмотрите, что можно выбрать при обмене.
puzzle-in-any-mix-why = Один мрамор даёт { UNIT($gets, of: "basic") } в любом сочетании. Возьмите дерево и камень, и хватит на оба товара. Двух одинаковых хватило бы лишь на один.

puzzle-one-stone-short-title = Не хватает камня
puzzle-one-stone-short-question = Вам открыт рынок, ваш верблюд стоит у храма в Эбле, а на руке есть поручение. Как получить ОП?
puzzle-one-stone-short-hint = Обычные ресурсы на обычные рынок не меняет. Что ещё можно превратить в ресурс?
puzzle-one-stone-short-why = Поручение с руки можно в любое время сбросить и взять любой ресурс. С этим камнем вы строите фундамент. Рынок даст за дерево только ресурс роскоши, и в этом раунде его уже не обменять.

puzzle-two-things-missing-title = Не хватает двух ресурсов
puzzle-two-things-missing-question = Для «{ NAME("k1") }» не хватает камня и золота, и у вас есть «{ NAME("i6") }». Как получить больше всего ОП?
puzzle-two-things-missing-hint = На руке есть ещё одно поручение. На что оно годится, даже если его не выполнять?
puzzle-two-things-missing-why = За сброшенное поручение вы берёте любой ресурс — возьмите тот, что дороже. Золото обошлось бы в { UNIT($luxury, of: "pp") }, а камень — всего в { UNIT($basic, of: "pp") }.

puzzle-the-last-wood-title = Последнее дерево
puzzle-the-last-wood-question = У вас оба места башни и «{ NAME("i2") }», а впереди налог. Как получить за этот раунд больше всего ОП?
puzzle-the-last-wood-hint = Сравните, что даст ещё один ярус и что отнимет налог, если золота нет.
puzzle-the-last-wood-why = Постройте пару, а второе дерево обменяйте на золото и заплатите налог. Одиночный ярус дал бы { UNIT($level, of: "pp") }. Без золота налог отнимет { UNIT($tax, of: "pp") }.

## Храмы и поручения

puzzle-which-stage-is-free-title = Какую часть взять бесплатно?
puzzle-which-stage-is-free-question = Ваш верблюд стоит у храма в Эбле, и «{ NAME("k3") }» уже выполнено. Как получить больше всего ОП?
puzzle-which-stage-is-free-hint = Ресурсов хватит на одну часть храма. Какую из двух лучше получить бесплатно?
puzzle-which-stage-is-free-why = Заплатите за колоннаду, а поручение сдайте ради крыши: она прибавит { UNIT($roof, of: "pp") }, и за поручением останется { UNIT($half, of: "pp") }. Если сдать его сразу, вы сэкономите лишь на части подешевле, а на крышу не хватит.

puzzle-temple-or-mission-title = Храм или поручение?
puzzle-temple-or-mission-question = Мрамора хватит либо на колоннаду, либо на «{ NAME("k3") }». Как получить больше всего ОП?
puzzle-temple-or-mission-hint = Прочитайте, что даёт поручение, если его сдать. Ждать следующего раунда не нужно.
puzzle-temple-or-mission-why = Поручение можно сдать, как только оно выполнено. Это даёт колоннаду бесплатно, то есть ещё { UNIT($colonnade, of: "pp") }, и сохраняет половину своих очков. Открытым оно принесло бы { UNIT($open, of: "pp") }, но без колоннады.

## Улучшения, товары, фигуры

puzzle-before-they-unload-title = Пока корабли не разгрузились
puzzle-before-they-unload-question = Вы можете купить улучшение, а затем фигуры принесут ресурсы. Что сделать, чтобы их стало больше всего?
puzzle-before-they-unload-hint = Какая фигура что приносит? «С кораблей» — это только про корабли.
puzzle-before-they-unload-why = «{ NAME("i13") }» действует сразу, а золото везут оба ваших корабля: выходит больше, чем стоит жетон. Дерево везёт верблюд, ему жетоны не помогают. Корабль, разгруженный до покупки, привезёт как обычно.

puzzle-one-action-title = Одно действие на выбор
puzzle-one-action-question = Фигура на «{ NAME("i47") }» выполняет одно строительное действие. Какое принесёт больше всего ОП?
puzzle-one-action-hint = Посчитайте виды своих ценных товаров. Что даст ещё один вид и что — второй такой же товар?
puzzle-one-action-why = Слоновая кость — новый вид: набор вместо { UNIT($old, of: "pp") } даёт { UNIT($new, of: "pp") }. Поручение приносит { UNIT($mission, of: "pp") }. Шёлк и ладан у вас уже есть, с ними лишь начнётся второй набор.

puzzle-camels-for-the-caravan-title = Верблюды для каравана
puzzle-camels-for-the-caravan-question = Верблюд ждёт на «Караване», вам хватает на один ярус, и «{ NAME("k11") }» выполнено. Как получить больше всего верблюдов?
puzzle-camels-for-the-caravan-hint = Для каждого следующего верблюда нужно больше. Только поручению всё равно, который он по счёту.
puzzle-camels-for-the-caravan-why = Когда в башне { UNIT($tower, of: "levels") }, караван даёт четвёртого верблюда, а поручение потом — пятого. Если сдать его сразу, четвёртого даст оно. Для пятого от каравана не хватит ни башни, ни поручений.

## Разбойники и царство

puzzle-gold-for-the-tax-title = Золото на налог?
puzzle-gold-for-the-tax-question = Вашего единственного золота хватит либо на налог, либо на «{ NAME("k5") }». Как получить за этот раунд больше всего ОП?
puzzle-gold-for-the-tax-hint = Платить налог золотом никто не обязан.
puzzle-gold-for-the-tax-why = Без золота налог отнимет { UNIT($tax, of: "pp") }, зато выполненное поручение стоит { UNIT($mission, of: "pp") }. Строят до налога, так что золото можно тратить.

puzzle-send-them-elsewhere-title = Пусть идут в другое место
puzzle-send-them-elsewhere-question = Вы можете отправить разбойников из Дамаска в другую область. Где чужих фигур ({ SEAT($rival) }) прогонят больше всего, если вычесть ваши?
puzzle-send-them-elsewhere-hint = Одну область назвать нельзя. Посмотрите на карту рядом со стопкой разбойников.
puzzle-send-them-elsewhere-why = В Пальмире { SEAT($rival) } теряет больше фигур, чем вы, а ваши фигуры в Дамаске спасены. На Евфрате вышло бы ещё лучше, но там был последний набег. Пустая область только сбережёт ваше.

puzzle-traitor-and-supplies-title = Предатель и военное снабжение
puzzle-traitor-and-supplies-question = Ваши фигуры стоят на местах предателя, башни и военного снабжения, налога вы не платите. Как получить за раунд больше всего ОП?
puzzle-traitor-and-supplies-hint = Военное снабжение считают от самой низкой башни. Кому предатель может навредить сейчас, а кому — после строительства?
puzzle-traitor-and-supplies-why = Предателю доступны только башни не ниже вашей, так что { SEAT($low) } под ударом, лишь пока вы не строили. Самая низкая башня станет ещё ниже, и снабжение даст больше. Потом под ударом только { SEAT($high) }, а вам от этого нет пользы.
