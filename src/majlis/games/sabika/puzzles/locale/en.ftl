# Sabika's puzzles. Which messages there are: majlis/engine/puzzle_texts.py. Numbers come from the puzzle, never from the text.

puzzle-topic-moving = Moving
puzzle-topic-building = Building
puzzle-topic-trade = Ships and goods
puzzle-topic-poems = Poems
puzzle-topic-sultan = Wishes and tribute

puzzle-unit-dinars = { unit-dinars }
    .label = Your dinars
puzzle-unit-dinars-built = { unit-dinars }
    .label = Dinars left once the palace stands
puzzle-unit-dinars-silk = { unit-dinars }
    .label = Dinars left, with the silk in your workshop
puzzle-unit-prestige = { unit-prestige }
    .label = Prestige you gain
puzzle-unit-prestige-lost = { unit-prestige }
    .label = Prestige you lose
puzzle-unit-parias = { unit-parias }
    .label = Parias you gain
puzzle-unit-goods = { unit-goods }
    .label = Goods in your storehouses
puzzle-unit-trade-card = { unit-prestige }
    .label = What the trade card is worth
puzzle-unit-lead = { unit-prestige }
    .label = Your lead
puzzle-unit-with-wishes = { unit-prestige }
    .label = Prestige now and from the wishes
puzzle-unit-final = { unit-prestige }
    .label = Your prestige at the end
puzzle-unit-left-over = { unit-prestige }
    .label = Prestige for what is left over

## What can be done, in a few words

puzzle-do-work = { NAME($worker) }: { NAME($space) }
puzzle-do-rest = { NAME($worker) }: rest
puzzle-do-main = main action
puzzle-do-side = side action: { NAME($slot) }
puzzle-do-done = stop there
puzzle-do-pay = pay with seals: { $seals }
puzzle-do-take = take { NAME($materials) }
puzzle-do-pick = take from: { NAME($slot) }
puzzle-do-discard = discard { NAME($item) }
puzzle-do-extend = { NAME($tile) } on { NAME($house) }
puzzle-do-activate = activate { NAME($house) }
puzzle-do-buy = buy: { NAME($item) }
puzzle-do-sell = sell { NAME($item) }
puzzle-do-exchange = exchange { NAME($give) } for { NAME($get) }
puzzle-do-refresh = new small buildings
puzzle-do-build = { NAME($building) }: { NAME($materials) }
puzzle-do-lay = lay it on the { NAME($end) }
puzzle-do-favour = bonus of space { $space }
puzzle-do-choose = bonus { $way }
puzzle-do-split = as dinars: { $dinar }
puzzle-do-export = { NAME($city) }: { NAME($goods) }
puzzle-do-consolidate = consolidate { NAME($city) }
puzzle-do-process = process { NAME($raw) }
puzzle-do-engrave = { NAME($poem) }, { NAME($colour) }: { NAME($materials) }
puzzle-do-reactivate = { NAME($poem) } again
puzzle-do-tribute = { NAME($ways) }

## Moving

puzzle-shorter-is-dearer-title = A crowded space
puzzle-shorter-is-dearer-question = You want to build the palace this turn and keep as many dinars as you can. Which builder goes to which space?
puzzle-shorter-is-dearer-hint = The steps are only half the price. See who is already on the space where you stop.
puzzle-shorter-is-dearer-why = One builder is a single step from Build, but the workers there cost { UNIT($crowd, of: "dinars") }. The other pays { UNIT($steps, of: "dinars") } for steps and { UNIT($lone, of: "dinars") } for the only worker at the end. Whoever is on the spaces you pass costs nothing.

puzzle-last-dinar-title = Your last dinar
puzzle-last-dinar-question = How do you end this turn with the most dinars?
puzzle-last-dinar-hint = Resting and commission pay without any goods. But what lies in your storehouses?
puzzle-last-dinar-why = The nearer market takes your last dinar, because a worker of { SEAT($rival) } is there. It pays { UNIT($pays, of: "dinars") } on arrival, and wood and clothes sell for { UNIT($sales, of: "dinars") }. The other market is too far: what it brings comes too late to pay for the steps.

puzzle-silk-for-nothing-title = Silk without a dinar
puzzle-silk-for-nothing-question = Your builder is at the market, and you have no dinars. How do you take the silk home and keep as many dinars as possible?
puzzle-silk-for-nothing-hint = Buying the silk takes a transaction. What else lies beside your space?
puzzle-silk-for-nothing-why = The side action may follow the market, and what the market brings may pay for it. So both transactions are free for selling. Bought at the market, the silk would cost you a sale as well.

## Building

puzzle-large-or-small-title = Large or small?
puzzle-large-or-small-question = You build with what lies in your storehouses. Which building, from which materials, brings the most prestige for its materials?
puzzle-large-or-small-hint = What does every large building have to contain?
puzzle-large-or-small-why = Every large building needs gypsum, the cheapest material. The garden asks for wood, so all your more valuable materials go into it. They bring { UNIT($best, of: "prestige") }.

puzzle-second-extension-title = Where does it go?
puzzle-second-extension-question = You extend or activate one storehouse. How do you gain the most prestige?
puzzle-second-extension-hint = An extension brings prestige of its own, and not the same on every storehouse.
puzzle-second-extension-why = The second extension of a storehouse brings { UNIT($second, of: "prestige") }, the first only { UNIT($first, of: "prestige") }. The bonus of the tile comes on top. Activating brings nothing but the bonus.

puzzle-earlier-favour-title = A step of favour
puzzle-earlier-favour-question = You build with your gypsum and then take a step of favour. Which building and which bonus bring you the most dinars?
puzzle-earlier-favour-hint = Your marker moves on. Does the bonus have to come from the space where it stops?
puzzle-earlier-favour-why = A step of favour brings the bonus of the new space or of any earlier one. The very first space pays the most dinars. With those of the palace that makes { UNIT($best, of: "dinars") }.

puzzle-left-end-title = Which end?
puzzle-left-end-question = You build one small building with your wood. How do you gain the most parias?
puzzle-left-end-hint = The joker takes every colour. But which colour brings parias, and on which edge of a card is it?
puzzle-left-end-why = Yellow brings parias, but no open card has yellow on the left, where it would meet the joker. At the left end the garden's yellow edge meets the yellow one of your first card. Take all of it as parias: { UNIT($best, of: "parias") }.

puzzle-one-token-two-goods-title = One silk, two goods
puzzle-one-token-two-goods-question = A single silk lies on the rondel, and another in your workshop. You build with your wood: how do you get the most goods?
puzzle-one-token-two-goods-hint = A green mosaic brings a raw material and a good. Which of the two should come first?
puzzle-one-token-two-goods-why = Gain the raw material first: your silk field is taken, so the token stays and your own silk becomes clothes. The good then takes the token from the rondel. The other way round, nothing is left to gain.

puzzle-alike-title = Two of a kind
puzzle-alike-question = This event lets the materials of a building be alike. Which building, from which materials, brings the most prestige?
puzzle-alike-hint = Both of your ceramics can go into one building. Which base is worth more?
puzzle-alike-why = The tower's base is marble, that of the palace is gypsum. With both ceramics the tower brings { UNIT($best, of: "prestige") }. Even with this event, gypsum goes into a large building only as its base.

## Ships and goods

puzzle-seal-too-late-title = One dinar short
puzzle-seal-too-late-question = You export sugar and pottery. Which city brings the most prestige?
puzzle-seal-too-late-hint = A seal that still lies in a city cannot pay for the way there. And look at the city bonuses, too.
puzzle-seal-too-late-why = Constantinople has both in demand but costs { UNIT($far, of: "dinars") }, and its seal comes too late to pay. Tunis only wants sugar, but its city bonus brings { UNIT($bonus, of: "prestige") } more.

puzzle-seal-too-late-note-bonus = Sugar is in demand, and the city bonus brings prestige.
puzzle-seal-too-late-note-sugar = Only sugar is in demand.
puzzle-seal-too-late-note-pottery = Only pottery is in demand.
puzzle-seal-too-late-note-neither = Neither is in demand.

puzzle-one-chain-title = Two chains become one
puzzle-one-chain-question = You export your pottery. Which city makes the trade card worth the most to you?
puzzle-one-chain-hint = Granada joins no cities. Which city touches both of your groups?
puzzle-one-chain-why = Tunis touches Algiers and Florence and turns both groups into one chain. Ragusa only makes one of them longer. Granada touches both as well, but it does not count.

puzzle-one-chain-note-all = All your cities in one chain.
puzzle-one-chain-note-longer = One of your groups grows.
puzzle-one-chain-note-apart = It touches none of your cities.

puzzle-field-taken-title = One good more
puzzle-field-taken-question = Your merchant produces and may still take the side action. How do you get the most goods?
puzzle-field-taken-hint = There is clay in your workshop and clay beside your space. What happens if you gain a second one?
puzzle-field-taken-why = While your clay field is taken, the clay stays on the rondel, and your own becomes pottery. So process the other two, and the side action makes one more good. If you process the clay first, you only take home a new raw material.

puzzle-where-to-with-pottery-title = Where to with the pottery?
puzzle-where-to-with-pottery-question = You export your pottery. In which city, and with which deals there, do you end with the most dinars?
puzzle-where-to-with-pottery-hint = A city bonus is not always paid in dinars. What could you sell from your storehouses?
puzzle-where-to-with-pottery-why = Other cities bring more dinars at once, but Algiers adds two transactions. Ceramic and wood sell for { UNIT($sold, of: "dinars") } together. Gypsum or an exchange would bring less.

puzzle-rival-profits-title = Who profits?
puzzle-rival-profits-question = You consolidate one city and carry out its action. How do you get furthest ahead of { SEAT($rival) }?
puzzle-rival-profits-hint = Look who already has a ship on a right half.
puzzle-rival-profits-why = Exporting and building bring you the same prestige here. But in Algiers { SEAT($rival) } already has a ship on the right half and gains { UNIT($theirs, of: "prestige") }. In Fez all of it is yours.

## Poems

puzzle-no-ceramic-base-title = Ceramic needs company
puzzle-no-ceramic-base-question = You engrave one poem. Which one, in which colour and with which materials, brings the most prestige at once?
puzzle-no-ceramic-base-hint = Ceramic brings the most but cannot be the base. Then read what the red halves do.
puzzle-no-ceramic-base-why = Marble is the dearest base, and ceramic goes with it. One red half counts your poems, itself included: { UNIT($extra, of: "prestige") } more. The other counts buildings, and you have none.

puzzle-again-or-new-title = Again or anew?
puzzle-again-or-new-question = Only your poet still stands. How does she bring you the most prestige in this turn?
puzzle-again-or-new-hint = A new red poem would be expensive by now. What can the old ones still do?
puzzle-again-or-new-why = With your red poems the next one would cost { UNIT($red, of: "dinars") }, more than you have. Reactivating costs only the steps, and the poem about buildings counts them all again. A new blue poem would bring no more than its materials.

puzzle-red-after-red-title = Two poems, one turn
puzzle-red-after-red-question = Your poet engraves. How do you get the most prestige out of this turn?
puzzle-red-after-red-hint = One of the red halves lets you engrave again. What does the next poem cost then?
puzzle-red-after-red-why = The first red poem lets you engrave once more, at the usual price. After one red poem the next costs { UNIT($second, of: "dinars") }, and you have just that left. It then counts { UNIT($poems, of: "poems") }.

puzzle-a-poem-that-builds-title = A poem that builds
puzzle-a-poem-that-builds-question = Your poet engraves a poem, and what it sets off counts too. How do you gain the most prestige?
puzzle-a-poem-that-builds-hint = Within one poem or building all materials differ. What about a poem and a building?
puzzle-a-poem-that-builds-why = One of the red halves lets you build a small building at once. Spend wood and ceramic on the poem, then wood and ceramic on the garden. Materials only have to differ within one piece.

puzzle-new-or-once-more-title = Once more, or anew?
puzzle-new-or-once-more-question = It is your poet’s turn, and your red poem could work again. How do you gain the most prestige?
puzzle-new-or-once-more-hint = Count your poems. Which open red half counts them too?
puzzle-new-or-once-more-why = One of the red halves brings prestige for each of your poems, itself and the large one included. Marble and wood bring theirs as well: { UNIT($best, of: "prestige") } in all. Reactivating the red poem you have brings { UNIT($again, of: "prestige") }.

## Wishes and tribute

puzzle-pay-without-loss-title = Nothing lost
puzzle-pay-without-loss-question = The tribute is { UNIT($due, of: "parias") }. How do you pay it and lose as little prestige as possible?
puzzle-pay-without-loss-hint = Your marker alone is not enough. What else may stand for a paria?
puzzle-pay-without-loss-why = Your marker settles { UNIT($marker, of: "parias") }, the seal one more, and { UNIT($dinars, of: "dinars") } settle the last. Leave one of them out, and it costs you prestige.

puzzle-three-times-title = The sultan remembers
puzzle-three-times-question = It is the first round, and all wishes are in sight. Which turn brings the most prestige, now and whenever the wishes score?
puzzle-three-times-hint = Each time a wish is added, all earlier ones score again. Which one comes first?
puzzle-three-times-why = The first wish asks for blue poems and scores { UNIT($times, of: "times") }. So a blue poem brings { UNIT($wish, of: "prestige") } on top of what its materials bring. The garden takes more materials, but its wish comes last and scores only once.

puzzle-keep-the-seals-title = Give the seals away?
puzzle-keep-the-seals-question = The last tribute is { UNIT($due, of: "parias") }. How do you pay it and end with the most prestige?
puzzle-keep-the-seals-hint = Read your large poem before you give anything away.
puzzle-keep-the-seals-why = Your large poem brings { UNIT($poem, of: "prestige") } for each seal, and a seal left over brings { UNIT($left, of: "prestige") } more. Settling a paria with prestige costs only { UNIT($lost, of: "prestige") }. The marker goes first, since parias bring nothing at the end.

puzzle-left-over-title = The odd dinar
puzzle-left-over-question = Your last turn of the game, at the market; your marker will cover the tribute. How does what is left over bring the most prestige?
puzzle-left-over-hint = Two dinars bring prestige, a single one brings nothing.
puzzle-left-over-why = Sold, the ceramic brings { UNIT($ceramic, of: "dinars") }: twice as much prestige as in its crate. One sugar then turns your odd dinar into a pair. Selling both sugars would leave an odd dinar again.
