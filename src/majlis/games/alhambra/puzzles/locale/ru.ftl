# Задачи по «Альгамбре». Какие бывают сообщения: majlis/engine/puzzle_texts.py. Числа берутся из задачи, в тексте их не пишут.

puzzle-topic-walls = Стены
puzzle-topic-placing = Как строить
puzzle-topic-redesign = Перестройка
puzzle-topic-money = Деньги
puzzle-topic-scoring = Подсчёт очков
puzzle-topic-dirk = Дирк
puzzle-topic-modules = Модули

puzzle-unit-wall = { $count ->
        [one] { $count } отрезок стены
        [few] { $count } отрезка стены
       *[many] { $count } отрезков стены
    }
    .label = Ваша длиннейшая стена
puzzle-unit-buildings = { UNIT($count, of: "buildings") }
    .label = Купленные здания
puzzle-unit-points = { UNIT($count, of: "points") }
    .label = Очки, если подсчёт сейчас
puzzle-unit-final = { UNIT($count, of: "points") }
    .label = Ваши очки в конце игры
puzzle-unit-lead = { UNIT($count, of: "points") }
    .label = Ваш отрыв
puzzle-unit-gardens = { UNIT($count, of: "gardens") }
    .label = Сколько садов вам засчитают

## Что можно сделать, в двух словах

puzzle-cell = { $west ->
        [0] { $east ->
            [0] { puzzle-cell-row }
           *[other] { $east } к востоку{ puzzle-cell-more }
        }
       *[other] { $west } к западу{ puzzle-cell-more }
    }
puzzle-cell-row = { $north ->
        [0] { $south } к югу
       *[other] { $north } к северу
    }
puzzle-cell-more = { $north ->
        [0] { $south ->
            [0] {""}
           *[other] , { $south } к югу
        }
       *[other] , { $north } к северу
    }
puzzle-do-take = взять: { NAME($cards) }
puzzle-do-buy = купить { NAME($tile, case: "accusative") }, заплатить: { NAME($pay) }
puzzle-do-place = { NAME($tile) }: { puzzle-cell }
puzzle-do-keep = { NAME($tile) }: в резерв
puzzle-do-give = { NAME($tile) }: Дирку
puzzle-do-remove = убрать: { puzzle-cell }
puzzle-do-swap = заменить на { NAME($tile, case: "accusative") }: { puzzle-cell }
puzzle-do-hut = взять хижину рабочих ({ NAME($type) })
puzzle-do-reveal = открыть { NAME($card, case: "accusative") }
puzzle-do-use = использовать визиря
puzzle-do-pass = пас
puzzle-do-end = больше никаких действий

## Стены

puzzle-walls-inside-title = Стены внутри
puzzle-walls-inside-question = У вашего нового павильона стены на севере и на западе. Куда его поставить, чтобы внешняя стена стала как можно длиннее?
puzzle-walls-inside-hint = Стена, за которой стоит другое здание, — внутренняя и не считается.
puzzle-walls-inside-why = К западу от фонтана перед обеими стенами павильона пусто, и они продолжают стены башни. К востоку от башни его западная стена оказалась бы вплотную к другой. Внутренние стены не считаются.
puzzle-walls-inside-note-inside = Башня теряет одну стену, павильон добавляет одну.

puzzle-close-the-ring-title = Замкните кольцо
puzzle-close-the-ring-question = Постройте одно здание из резерва. С каким из них внешняя стена станет длиннее всего?
puzzle-close-the-ring-hint = Обойдите свою стену кругом. Где в ней проход?
puzzle-close-the-ring-why = С покоями, у которых есть стена на юге, в кольце не остаётся проходов, и считается каждая его сторона. Другие покои оставляют юг открытым. Правда, к замкнутому кольцу ничего не пристроить, пока его не перестроить.
puzzle-close-the-ring-note-open = С юга кольцо остаётся открытым.

puzzle-two-runs-meet-title = Две стены сходятся
puzzle-two-runs-meet-question = У вашего нового сераля лишь одна стена, на западе. Куда его поставить, чтобы внешняя стена стала как можно длиннее?
puzzle-two-runs-meet-hint = Найдите место между двумя концами своей стены.
puzzle-two-runs-meet-why = На западе стены покоев и павильона обрываются по обе стороны одной пустой клетки. Сераль встаёт между ними, и его стена соединяет две в одну. В любом другом месте она стояла бы сама по себе.
puzzle-two-runs-meet-note-joined = Он соединяет обе стены.
puzzle-two-runs-meet-note-alone = Длиннейшая стена от этого не растёт.

puzzle-the-missing-side-title = Недостающая сторона
puzzle-the-missing-side-question = У вас одна перестройка. Какое здание и куда поставить, чтобы внешняя стена стала как можно длиннее?
puzzle-the-missing-side-hint = Пройдите вдоль стены по западной стороне вверх. На каком здании она кончается?
puzzle-the-missing-side-why = На северо-западе стена кончается: покои там открыты на севере. У покоев из резерва стена есть и там, а к соседям они обращены теми же сторонами, что и старые. Так стена идёт дальше вдоль севера.

puzzle-buy-or-save-title = Купить или копить?
puzzle-buy-or-save-question = Возьмите деньги или купите здание и постройте его. Как сделать длиннейшую стену как можно длиннее?
puzzle-buy-or-save-hint = Посмотрите на оба конца длиннейшей стены. Какое здание на рынке могло бы её продолжить?
puzzle-buy-or-save-why = К югу от сераля стены аркад продолжают вашу стену: было { $before }, стало { $best }. За это вы переплачиваете: отдаёте { NAME("dirham-9") }, а цена — { UNIT($price, of: "dirhams") }. Ни одно другое здание её не удлинит, а деньги тем более.

## Как строить

puzzle-both-find-a-place-title = Место для обоих
puzzle-both-find-a-place-question = Вы строите сад и башню. Куда их поставить, чтобы внешняя стена стала как можно длиннее?
puzzle-both-find-a-place-hint = Стену можно продолжить с обоих концов.
puzzle-both-find-a-place-why = Сад встаёт к западу от фонтана: его стены ведут от аркад вниз к сералю. Башня встаёт с другого конца, к востоку от аркад. Так стена растёт с обеих сторон, а порядок не важен.

puzzle-one-opens-the-way-title = Одно открывает путь другому
puzzle-one-opens-the-way-question = У вас два новых здания, сад и башня. Куда и в каком порядке их поставить, чтобы внешняя стена стала как можно длиннее?
puzzle-one-opens-the-way-hint = Для башни места пока нет. Что его создаст?
puzzle-one-opens-the-way-why = Башня открыта только на западе. Значит, ей нужен сосед, открытый на востоке, а это сад к югу от аркад. Вместе они ведут стену вокруг угла.

## Перестройка

puzzle-mend-the-wall-title = Почините стену
puzzle-mend-the-wall-question = Ваша стена посередине прерывается. С какой перестройкой она станет длиннее всего?
puzzle-mend-the-wall-hint = Посмотрите на здание посередине: чего ему не хватает?
puzzle-mend-the-wall-why = У башни посередине нет стены на севере, там ваша стена и обрывается. Замените её башней, у которой она есть. К соседям новая башня открыта так же, как старая, поэтому замена разрешена.
puzzle-mend-the-wall-note-south = Эта стена на юге, в стороне от остальных.

puzzle-swap-or-add-title = Заменить или добавить?
puzzle-swap-or-add-question = У вас одна перестройка с одним зданием из резерва. Какое здание и куда поставить, чтобы внешняя стена стала как можно длиннее?
puzzle-swap-or-add-hint = Замена сначала убирает кусок стены и лишь потом добавляет новый. Найдите здание, ради которого ничем не надо жертвовать.
puzzle-swap-or-add-why = Поставьте павильон с запада, рядом с другим. Там открытая сторона встречает открытую, и обе его стены продолжают прежнюю. При замене его северная стена лишь встала бы на место старой.
puzzle-swap-or-add-note-swapped = Новая только стена на западе.
puzzle-swap-or-add-note-same = Стена на севере, как и была.
puzzle-swap-or-add-note-open = Северной стены больше нет.

puzzle-walls-set-free-title = Освобождённые стены
puzzle-walls-set-free-question = Резерв пуст, а вы всё равно перестраиваете. Какое здание убрать, чтобы внешняя стена стала как можно длиннее?
puzzle-walls-set-free-hint = Стены вплотную друг к другу не считаются. Какое здание закрывает стены соседей?
puzzle-walls-set-free-why = Без сераля стены двух башен выходят на пустую клетку: были внутренними, стали внешними. Они продолжают остальные, и стена растёт, хотя одного здания больше нет.

## Деньги

puzzle-three-in-one-turn-title = Большие покупки
puzzle-three-in-one-turn-question = Сколько зданий можно купить за этот ход? Купите как можно больше.
puzzle-three-in-one-turn-hint = Два раза вы можете заплатить без сдачи. А где не можете?
puzzle-three-in-one-turn-why = Каждая оплата без сдачи даёт ещё одно действие. На аркады у вас только одна карта, и она слишком крупная: после такой покупки ход окончен. Если оставить её напоследок, удастся купить { UNIT($best, of: "buildings") }.
puzzle-three-in-one-turn-note-over = Переплата: ваши действия закончены.

puzzle-an-action-won-title = Выигранное действие
puzzle-an-action-won-question = В резерве ждёт павильон. Проведите ход так, чтобы внешняя стена стала как можно длиннее.
puzzle-an-action-won-hint = За одно здание можно заплатить без сдачи. На что потратить дополнительное действие?
puzzle-an-action-won-why = Сначала купите сад: вы платите без сдачи и получаете дополнительное действие. Им вы строите павильон из резерва, а сад встаёт в конце хода. Если начать с павильона, на сад действия уже не останется.
puzzle-an-action-won-note-last = Перестройка — последнее действие.
puzzle-an-action-won-note-over = Переплата: ваши действия закончены.

## Подсчёт очков

puzzle-a-tie-halves-title = Ничья делит пополам
puzzle-a-tie-halves-question = Постройте одно здание из резерва. С каким и где подсчёт очков сразу после этого принёс бы вам больше всего?
puzzle-a-tie-halves-hint = Первое место в одиночку дороже, чем на двоих. У кого что есть?
puzzle-a-tie-halves-why = Садов больше ни у кого нет, и всё достаётся вам: { UNIT($garden, of: "points") }. Башня есть и у соперника ({ SEAT($rival) }): при ничьей каждому лишь { UNIT($share, of: "points") }. К западу от аркад стены сада заодно удлиняют и вашу внешнюю стену.
puzzle-a-tie-halves-note-tie = Первое место на двоих: { UNIT($share, of: "points") }.
puzzle-a-tie-halves-note-pavilion = Павильон есть и у соперника ({ SEAT($other) }): пополам и с округлением вниз не остаётся ничего.

puzzle-small-but-alone-title = Маленький, да единственный
puzzle-small-but-alone-question = Следующий подсчёт — № { $round }, в нём очки дают и за вторые места. Какое здание из резерва построить и где, чтобы получить больше всего?
puzzle-small-but-alone-hint = Сравнивайте места, а не цены: первое в одиночку, первое на двоих или второе?
puzzle-small-but-alone-why = Павильонов нет ни у кого: первое место только ваше, и это { UNIT($pavilion, of: "points") }. С покоями пришлось бы делиться ({ SEAT($two) }): { UNIT($chambers, of: "points") }. Сад дал бы второе место и { UNIT($garden, of: "points") }, башня — второе на двоих и { UNIT($tower, of: "points") }.
puzzle-small-but-alone-note-chambers = Первое место на двоих: { UNIT($chambers, of: "points") }.
puzzle-small-but-alone-note-garden = Второе место, впереди { SEAT($one) }: { UNIT($garden, of: "points") }.
puzzle-small-but-alone-note-tower = Второе место на двоих: { UNIT($tower, of: "points") }.

puzzle-the-last-buildings-title = Последние здания
puzzle-the-last-buildings-question = Рынок уже не пополнить: с этим ходом игра кончается. Все карты открыты. Возьмите карту и постройте то, что она принесёт, чтобы набрать как можно больше очков.
puzzle-the-last-buildings-hint = Здание достаётся тому, у кого денег для его места больше, чем у любого другого. И посмотрите, у кого уже есть башни.
puzzle-the-last-buildings-why = Дукатов тогда больше всего у вас одних, и аркады достаются вам даром: первое место, { UNIT($arcades, of: "points") }. Башня дала бы лишь второе, впереди { SEAT($one) }: { UNIT($tower, of: "points") }. На другое здание денег поровну, и оно не достаётся никому.
puzzle-the-last-buildings-note-tower = По башням лишь второе место.
puzzle-the-last-buildings-note-nothing = Здания вам не достаётся.
puzzle-the-last-buildings-note-ducats = Первое место по аркадам.

## Дирк

puzzle-a-gift-for-dirk-title = Лишняя башня
puzzle-a-gift-for-dirk-question = Куда деть новую башню? Сразу после этого будет подсчёт очков, и ваш отрыв от соперника ({ SEAT($rival) }) должен стать как можно больше.
puzzle-a-gift-for-dirk-hint = Одна башня не даст вам места. Но кому она может его испортить?
puzzle-a-gift-for-dirk-why = Две башни соперника ({ SEAT($rival) }) — это первое место и { UNIT($tower, of: "points") }. Если и у Дирка их две, очки делят: каждому { UNIT($share, of: "points") }. В вашей Альгамбре одна башня в первом подсчёте не дала бы ничего.

puzzle-one-for-you-one-for-dirk-title = Два новых здания
puzzle-one-for-you-one-for-dirk-question = Вы купили сад и башню. Куда их деть? Сразу после этого будет подсчёт очков, и ваш отрыв от соперника ({ SEAT($rival) }) должен стать как можно больше.
puzzle-one-for-you-one-for-dirk-hint = По какому виду зданий вы можете быть впереди сами, а по какому только Дирк?
puzzle-one-for-you-one-for-dirk-why = С этим садом вы впереди всех по садам, а к востоку от покоев он ещё и удлиняет стену. Одна башня не дала бы вам ничего. У Дирка она отнимает у соперника ({ SEAT($rival) }) половину очков за башни.

## Модули

puzzle-the-hut-in-the-middle-title = Хижина посередине
puzzle-the-hut-in-the-middle-question = Куда поставить хижину из резерва, чтобы вам засчитали как можно больше садов?
puzzle-the-hut-in-the-middle-hint = Хижина считает соседние сады, если между ними нет стены.
puzzle-the-hut-in-the-middle-why = Между садами на севере у хижины сразу три соседних сада, и стен между ними нет. Каждый считается ещё раз, всего { UNIT($best, of: "gardens") }. Сама хижина не считается.

puzzle-two-currencies-title = Две валюты
puzzle-two-currencies-question = У вас карта обмена флоринов и динаров. Сколько зданий можно купить за этот ход? Купите как можно больше.
puzzle-two-currencies-hint = Карта обмена помогает один раз. Для какого здания она нужна?
puzzle-two-currencies-why = С ней за сад можно заплатить без сдачи, по одной карте каждой валюты, и получить дополнительное действие. Другой карты флоринов хватает на павильон; при последней покупке переплата не страшна. Если потратить карту обмена на павильон, для сада её не останется.
puzzle-two-currencies-note-spent = Без карты обмена сад не купить.

puzzle-before-your-turn-title = Ещё до вашего хода
puzzle-before-your-turn-question = Ход соперника ({ SEAT($last) }) закончен, и вы можете использовать визиря. Какая внеочередная покупка принесёт больше всего очков, если подсчёт будет сразу после неё?
puzzle-before-your-turn-hint = За внеочередную покупку платят без сдачи, монета в монету.
puzzle-before-your-turn-why = На башню у вас то много, то мало, но никогда не ровно. За сад и за покои можно заплатить без сдачи. Садов больше ни у кого нет, а за покои пришлось бы делиться с обоими соперниками.
puzzle-before-your-turn-note-chambers = Первое место делят трое.
puzzle-before-your-turn-note-pavilion = Павильон есть и у соперника ({ SEAT($last) }): при дележе не остаётся ничего.

puzzle-the-hidden-card-title = Скрытая карта
puzzle-the-hidden-card-question = Постройте одно здание из резерва и используйте то, что у вас на руке. Что принесёт больше всего очков, если подсчёт будет сразу после этого?
puzzle-the-hidden-card-hint = Бонусную карту можно открыть, как только её здание окажется в вашей Альгамбре.
puzzle-the-hidden-card-why = Одна башня дала бы лишь ничью с соперником ({ SEAT($rival) }). Открытая бонусная карта считается ещё одной башней: первое место только ваше, это { UNIT($tower, of: "points") }. Сад принёс бы { UNIT($garden, of: "points") }.
puzzle-the-hidden-card-note-alone = Первое место, только ваше.
puzzle-the-hidden-card-note-tie = Первое место на двоих: карта ещё скрыта.
puzzle-the-hidden-card-note-three = Первое место делят трое.
