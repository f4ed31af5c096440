# Задачи по «Сабике». Какие бывают сообщения: majlis/engine/puzzle_texts.py. Числа берутся из задачи, в тексте их не пишут.

puzzle-topic-moving = Ход работником
puzzle-topic-building = Строительство
puzzle-topic-trade = Корабли и товары
puzzle-topic-poems = Стихотворения
puzzle-topic-sultan = Пожелания и подати

puzzle-unit-dinars = { unit-dinars }
    .label = Ваши динары
puzzle-unit-dinars-built = { unit-dinars }
    .label = Динары, когда дворец построен
puzzle-unit-dinars-silk = { unit-dinars }
    .label = Динары, когда шёлк в мастерской
puzzle-unit-prestige = { unit-prestige }
    .label = Сколько ОП вы получаете
puzzle-unit-prestige-lost = { unit-prestige }
    .label = Сколько ОП вы теряете
puzzle-unit-parias = { unit-parias }
    .label = Сколько податей вы получаете
puzzle-unit-goods = { unit-goods }
    .label = Товары на ваших складах
puzzle-unit-trade-card = { unit-prestige }
    .label = Сколько стоит карта торговли
puzzle-unit-lead = { unit-prestige }
    .label = Ваше преимущество
puzzle-unit-with-wishes = { unit-prestige }
    .label = ОП сейчас и за пожелания
puzzle-unit-final = { unit-prestige }
    .label = Ваши ОП в конце
puzzle-unit-left-over = { unit-prestige }
    .label = ОП за остатки

## Что можно сделать, в двух словах

puzzle-do-work = { NAME($worker) }: { NAME($space) }
puzzle-do-rest = { NAME($worker) }: отдых
puzzle-do-main = основное действие
puzzle-do-side = дополнительное действие: { NAME($slot) }
puzzle-do-done = закончить здесь
puzzle-do-pay = заплатить печатями: { $seals }
puzzle-do-take = взять: { NAME($materials) }
puzzle-do-pick = взять: { NAME($slot) }
puzzle-do-discard = сбросить { NAME($item, case: "accusative") }
puzzle-do-extend = { NAME($tile) } на { NAME($house) }
puzzle-do-activate = активировать { NAME($house) }
puzzle-do-buy = купить: { NAME($item) }
puzzle-do-sell = продать { NAME($item, case: "accusative") }
puzzle-do-exchange = обменять { NAME($give, case: "accusative") } на { NAME($get, case: "accusative") }
puzzle-do-refresh = новые малые постройки
puzzle-do-build = { NAME($building) }: { NAME($materials) }
puzzle-do-lay = приложить { NAME($end) }
puzzle-do-favour = бонус деления { $space }
puzzle-do-choose = бонус { $way }
puzzle-do-split = динарами: { $dinar }
puzzle-do-export = { NAME($city) }: { NAME($goods) }
puzzle-do-consolidate = укрепить отношения: { NAME($city) }
puzzle-do-process = произвести товар: { NAME($raw) }
puzzle-do-engrave = { NAME($poem) }, { NAME($colour) }: { NAME($materials) }
puzzle-do-reactivate = реактивировать: { NAME($poem) }
puzzle-do-tribute = { NAME($ways) }

## Ход работником

puzzle-shorter-is-dearer-title = Короткий путь дороже
puzzle-shorter-is-dearer-question = В этот ход вы хотите построить дворец и сохранить побольше динаров. Какого архитектора и на какую клетку вы отправите?
puzzle-shorter-is-dearer-hint = Дорога — только половина цены. Посмотрите, кто уже есть на новой клетке.
puzzle-shorter-is-dearer-why = Одному архитектору до строительства один шаг, но работники на той клетке обойдутся в { UNIT($crowd, of: "dinars") }. Другой платит { UNIT($steps, of: "dinars") } за шаги и { UNIT($lone, of: "dinars") } за единственного работника в конце пути. Кто стоит на клетках по дороге, не важно.

puzzle-last-dinar-title = Последний динар
puzzle-last-dinar-question = Как закончить этот ход с наибольшим числом динаров?
puzzle-last-dinar-hint = Отдых и ремесло приносят деньги и без товаров. А что лежит на ваших складах?
puzzle-last-dinar-why = На ближнем рынке уже есть чужой работник ({ SEAT($rival) }), и за него уйдёт ваш последний динар. Зато рынок сразу платит { UNIT($pays, of: "dinars") }, а древесина и одежда вместе дают { UNIT($sales, of: "dinars") }. До другого рынка не дойти: его доходом дорогу к нему не оплатить.

puzzle-silk-for-nothing-title = Шёлк без единого динара
puzzle-silk-for-nothing-question = Ваш архитектор на рынке, а динаров у вас нет. Как забрать шёлк и сохранить побольше динаров?
puzzle-silk-for-nothing-hint = Купить шёлк — значит потратить операцию. А что ещё есть рядом с вашей клеткой?
puzzle-silk-for-nothing-why = Дополнительное действие можно выполнить после рынка и заплатить за него рыночным доходом. Тогда обе операции остаются на продажу. Купленный на рынке шёлк стоил бы вам ещё и одной продажи.

## Строительство

puzzle-large-or-small-title = Большая или малая?
puzzle-large-or-small-question = Вы строите из того, что лежит на складах. Какая постройка и из каких стройматериалов даст за них больше всего ОП?
puzzle-large-or-small-hint = Без чего не обходится ни одна большая постройка?
puzzle-large-or-small-why = Каждой большой постройке нужен гипс, самый дешёвый стройматериал. Основа сада — древесина, поэтому в него войдёт всё, что у вас дороже гипса. Это { UNIT($best, of: "prestige") }.

puzzle-second-extension-title = Куда его приложить?
puzzle-second-extension-question = Вы расширяете или активируете один склад. Как получить больше всего ОП?
puzzle-second-extension-hint = Само расширение тоже приносит ОП, и не на каждом складе одинаково.
puzzle-second-extension-why = Второе расширение склада приносит { UNIT($second, of: "prestige") }, первое лишь { UNIT($first, of: "prestige") }. К этому добавляется бонус жетона. Активация даёт только бонус.

puzzle-earlier-favour-title = Шаг по шкале награды
puzzle-earlier-favour-question = Вы строите из своего гипса и делаете шаг по шкале награды. Какая постройка и какой бонус дадут больше всего динаров?
puzzle-earlier-favour-hint = Ваша фишка идёт вперёд. Обязательно ли брать бонус там, где она остановилась?
puzzle-earlier-favour-why = Бонус можно взять с нового деления или с любого из прежних. Больше всего динаров по-прежнему даёт самое первое. Вместе с динарами дворца выходит { UNIT($best, of: "dinars") }.

puzzle-left-end-title = Слева или справа?
puzzle-left-end-question = Вы строите одну малую постройку из своей древесины. Как получить больше всего податей?
puzzle-left-end-hint = Джокер принимает любой цвет. Но какой цвет приносит подати и на каком краю карт он есть?
puzzle-left-end-why = Подати приносит жёлтый, но к джокеру прикладывают левый край новой карты, а жёлтого слева нет ни у одной. Приложите сад слева: его правый край жёлтый, как левый край вашей первой карты. Возьмите всё податями: { UNIT($best, of: "parias") }.

puzzle-one-token-two-goods-title = Один шёлк, два товара
puzzle-one-token-two-goods-question = На рондели остался единственный шёлк, ещё один лежит у вас в мастерской. Вы строите из древесины: как получить больше всего товаров?
puzzle-one-token-two-goods-hint = Зелёный узор даёт сырьё и товар. Что из них взять первым?
puzzle-one-token-two-goods-why = Сначала возьмите сырьё: ваша клетка шёлка занята, так что жетон остаётся, а ваш шёлк становится одеждой. Потом товар заберёт шёлк с рондели. В обратном порядке сырья уже не останется.

puzzle-alike-title = Два одинаковых
puzzle-alike-question = При этом событии стройматериалы одной постройки могут быть одинаковыми. Какая постройка и из чего принесёт больше всего ОП?
puzzle-alike-hint = Оба изразца поместятся в одну постройку. У какой из них основа ценнее?
puzzle-alike-why = Основа башни — мрамор, основа дворца — всего лишь гипс. С двумя изразцами башня принесёт { UNIT($best, of: "prestige") }. Гипс в большую постройку и теперь идёт только как основа.

## Корабли и товары

puzzle-seal-too-late-title = Не хватает динара
puzzle-seal-too-late-question = Вы экспортируете сахар и посуду. Какой город принесёт больше всего ОП?
puzzle-seal-too-late-hint = Печатью, которая ещё лежит в городе, дорогу к ней не оплатить. И взгляните на бонусы городов.
puzzle-seal-too-late-why = В Константинополе есть спрос на оба товара, но путь стоит { UNIT($far, of: "dinars") }, а печать там достанется слишком поздно. В Тунисе есть спрос только на сахар. Зато бонус города добавит { UNIT($bonus, of: "prestige") }.

puzzle-seal-too-late-note-bonus = Есть спрос на сахар, и бонус города приносит ОП.
puzzle-seal-too-late-note-sugar = Есть спрос только на сахар.
puzzle-seal-too-late-note-pottery = Есть спрос только на посуду.
puzzle-seal-too-late-note-neither = Спроса нет ни на то, ни на другое.

puzzle-one-chain-title = Две цепочки в одну
puzzle-one-chain-question = Вы экспортируете свою посуду. С каким городом карта торговли станет для вас самой ценной?
puzzle-one-chain-hint = Гранада города не соединяет. Какой город связан с обеими вашими группами?
puzzle-one-chain-why = Тунис связан и с Алжиром, и с Флоренцией: две группы становятся одной цепочкой. Рагуза удлинит лишь одну из них. Гранада тоже связана с обеими, но она не считается.

puzzle-one-chain-note-all = Все ваши города в одной цепочке.
puzzle-one-chain-note-longer = Растёт только одна из групп.
puzzle-one-chain-note-apart = Он не связан ни с одним вашим городом.

puzzle-field-taken-title = Ещё один товар
puzzle-field-taken-question = Ваш торговец производит товары, и у него есть ещё дополнительное действие. Как получить больше всего товаров?
puzzle-field-taken-hint = Глина есть в мастерской и рядом с вашей клеткой. Что будет, если получить вторую?
puzzle-field-taken-why = Пока ваша клетка глины занята, глина остаётся на рондели, а ваша становится посудой. Поэтому произведите товары из остального сырья, и дополнительное действие даст ещё один. Если начать с глины, вы просто унесёте новое сырьё.

puzzle-where-to-with-pottery-title = Куда везти посуду?
puzzle-where-to-with-pottery-question = Вы экспортируете посуду. В каком городе и с какими операциями там у вас окажется больше всего динаров?
puzzle-where-to-with-pottery-hint = Бонус города — не всегда только динары. Что можно продать со своих складов?
puzzle-where-to-with-pottery-why = Другие города сразу дают больше динаров, зато Алжир добавляет две операции. Изразец и древесина при продаже приносят вместе { UNIT($sold, of: "dinars") }. Гипс или обмен принесли бы меньше.

puzzle-rival-profits-title = Кому это выгодно?
puzzle-rival-profits-question = Вы укрепляете отношения с одним городом и выполняете его действие. Как получить наибольшее преимущество? Ваш соперник — { SEAT($rival) }.
puzzle-rival-profits-hint = Посмотрите, где на правой половине уже стоит чужой корабль.
puzzle-rival-profits-why = Экспорт и строительство дают вам здесь поровну ОП. Но в Алжире на правой половине уже стоит чужой корабль, и { SEAT($rival) } получает { UNIT($theirs, of: "prestige") }. В Фесе выгода только ваша.

## Стихотворения

puzzle-no-ceramic-base-title = Изразцу нужна пара
puzzle-no-ceramic-base-question = Вы гравируете одно стихотворение. Какое, в каком цвете и из чего сразу принесёт больше всего ОП?
puzzle-no-ceramic-base-hint = Изразец ценнее всего, но основой быть не может. Потом прочтите красные половины.
puzzle-no-ceramic-base-why = Самая ценная основа — мрамор, и к нему можно добавить изразец. Одна красная половина считает ваши стихотворения вместе с собой: ещё { UNIT($extra, of: "prestige") }. Другая считает постройки, а их у вас нет.

puzzle-again-or-new-title = Старое или новое?
puzzle-again-or-new-question = Стоит только ваша поэтесса. Как ей принести в этот ход больше всего ОП?
puzzle-again-or-new-hint = Новое красное стихотворение теперь дорогое. А на что ещё способны прежние?
puzzle-again-or-new-why = При ваших красных стихотворениях следующее стоит { UNIT($red, of: "dinars") }, а столько у вас нет. Реактивация стоит только дороги, и стихотворение о постройках сосчитает их ещё раз. Новое синее принесло бы лишь ОП за стройматериалы.

puzzle-red-after-red-title = Два стихотворения за ход
puzzle-red-after-red-question = Ваша поэтесса гравирует. Как получить за этот ход больше всего ОП?
puzzle-red-after-red-hint = Одна из красных половин даёт ещё одну гравировку. Сколько будет стоить следующее стихотворение?
puzzle-red-after-red-why = Первое красное стихотворение даёт ещё одну гравировку по обычной цене. После одного красного следующее стоит { UNIT($second, of: "dinars") }, и ровно столько у вас осталось. Оно насчитает { UNIT($poems, of: "poems") }.

puzzle-a-poem-that-builds-title = Стихотворение, которое строит
puzzle-a-poem-that-builds-question = Ваша поэтесса гравирует стихотворение, и всё, что за ним последует, тоже считается. Как получить больше всего ОП?
puzzle-a-poem-that-builds-hint = В одном стихотворении или постройке всё должно быть разным. А в стихотворении и постройке вместе?
puzzle-a-poem-that-builds-why = Одна из красных половин сразу даёт построить малую постройку. Потратьте древесину и изразец на стихотворение, а потом снова древесину и изразец на сад. Разными они должны быть только внутри одной карты.

puzzle-new-or-once-more-title = Ещё раз или новое?
puzzle-new-or-once-more-question = Ход вашей поэтессы, и ваше красное стихотворение может сработать ещё раз. Как получить больше всего ОП?
puzzle-new-or-once-more-hint = Сосчитайте свои стихотворения. Какая из открытых красных половин тоже их считает?
puzzle-new-or-once-more-why = Одна из красных половин даёт ОП за каждое ваше стихотворение, считая её саму и длинное. Вместе с очками за мрамор и древесину получается { UNIT($best, of: "prestige") }. Реактивация вашего красного стихотворения даёт { UNIT($again, of: "prestige") }.

## Пожелания и подати

puzzle-pay-without-loss-title = Без потерь
puzzle-pay-without-loss-question = Требуется { UNIT($due, of: "parias") }. Как их уплатить и потерять поменьше ОП?
puzzle-pay-without-loss-hint = Одной фишки податей не хватит. Чем ещё можно покрыть подать?
puzzle-pay-without-loss-why = Фишка покроет { UNIT($marker, of: "parias") }, печать ещё одну, последнюю — { UNIT($dinars, of: "dinars") }. Уберите что-нибудь одно, и придётся отдать ОП.

puzzle-three-times-title = Султан всё помнит
puzzle-three-times-question = Идёт первый раунд, и все пожелания на виду. Какой ход принесёт больше всего ОП, если считать и то, что за него ещё дадут пожелания?
puzzle-three-times-hint = Когда добавляется новое пожелание, все прежние срабатывают снова. Какое из них первое?
puzzle-three-times-why = Первое пожелание — о синих стихотворениях, и сработает оно { UNIT($times, of: "times") }. Значит, синее принесёт ещё { UNIT($wish, of: "prestige") } сверх стройматериалов. Сад вместит больше стройматериалов, но его пожелание последнее и сработает лишь однажды.

puzzle-keep-the-seals-title = Отдать печати?
puzzle-keep-the-seals-question = Последняя уплата: { UNIT($due, of: "parias") }. Как уплатить, чтобы в конце у вас было больше всего ОП?
puzzle-keep-the-seals-hint = Прежде чем что-то отдавать, прочтите своё длинное стихотворение.
puzzle-keep-the-seals-why = Длинное стихотворение даёт за каждую печать { UNIT($poem, of: "prestige") }, и в остатках она стоит ещё { UNIT($left, of: "prestige") }. Покрыть подать престижем стоит всего { UNIT($lost, of: "prestige") }. Сначала отходит фишка: в конце подати ничего не приносят.

puzzle-left-over-title = Лишний динар
puzzle-left-over-question = Ваш последний ход в игре, на рынке; подати покроет ваша фишка. Как получить больше всего ОП за остатки?
puzzle-left-over-hint = ОП приносят каждые два динара, а один — ничего.
puzzle-left-over-why = За изразец дадут { UNIT($ceramic, of: "dinars") }: это вдвое больше ОП, чем он принёс бы в ящике. Один проданный сахар найдёт пару лишнему динару. Если продать оба сахара, снова останется лишний.
