# Tadmor's puzzles. Which messages there are: majlis/engine/puzzle_texts.py. Numbers come from the puzzle, never from the text.

puzzle-topic-tower = The tower
puzzle-topic-trading = Resources and trading
puzzle-topic-missions = Temples and missions
puzzle-topic-growth = Upgrades, goods and figures
puzzle-topic-kingdom = Raiders and kingdom

puzzle-unit-levels = { unit-levels }
    .label = Levels your tower gains
puzzle-unit-points = { unit-pp }
    .label = PP you gain, counted as at the end
puzzle-unit-resources = { unit-resources }
    .label = Resources you have then
puzzle-unit-camels = { unit-camels }
    .label = Camels you gain
puzzle-unit-figures = { unit-figures }
    .label = The other player’s figures driven off, less your own

## What can be done, in a few words

puzzle-do-tower = { NAME($mode) }: { $levels }
puzzle-do-turn_in = turn in “{ NAME($mission) }”: { NAME($reward) }
puzzle-do-turn_in-nothing = turn in the mission
puzzle-do-trade = trade { $count } { NAME($give) } for { NAME($get) }
puzzle-do-acquire = buy { NAME($resource) } for PP
puzzle-do-discard = discard “{ NAME($mission) }” for { NAME($resource) }
puzzle-do-precious = buy { NAME($good) }
puzzle-do-temple = build the { NAME($stage) }
puzzle-do-fulfil = fulfil “{ NAME($mission) }”
puzzle-do-draw = draw a mission
puzzle-do-buy = buy “{ NAME($upgrade) }”
puzzle-do-resolve = first use “{ NAME($space) }”
puzzle-do-betray = send the traitor to { NAME($target) }
puzzle-do-tax = tax: { NAME($with) }
puzzle-do-decline = leave it at that
puzzle-do-end = finish
puzzle-do-keep = finish for now

## The tower

puzzle-paid-first-title = Pay first or turn in?
puzzle-paid-first-question = You can pay for a level, and your fulfilled mission gives free ones if you turn it in. How does your tower grow the most?
puzzle-paid-first-hint = The price of a level depends on its number. Where does the next price begin?
puzzle-paid-first-why = Up to level { $last } a level costs wood and stone, and that is what you have. Above it, a level costs { UNIT($stone, of: "stone") }. So pay first, and let the mission build the levels that you could not pay for.

puzzle-two-tower-spaces-title = Two tower spaces
puzzle-two-tower-spaces-question = Both tower spaces are yours. In which order do you use them, so that your tower grows the most?
puzzle-two-tower-spaces-hint = What does a pair cost that begins just below a price step?
puzzle-two-tower-spaces-why = A pair has the price of its first level, so level { $step } takes the next one with it at the lower price. Your stone then pays for another level. After a single level the pair would cost { UNIT($wood, of: "wood") }, and you have too little left.

puzzle-every-fifth-level-title = Every fifth level free
puzzle-every-fifth-level-question = You own “{ NAME("i14") }” and hold both tower spaces. How does your tower grow the most?
puzzle-every-fifth-level-hint = The free level comes by itself and is not one of a pair. Between which levels can it lie?
puzzle-every-fifth-level-why = The pair pays for levels { $first } and { $second }, both at the lower price; the one between is free. All your stone is left for single levels. Begun with single levels, the pair would cost { UNIT($wood, of: "wood") }, more than you have left.
puzzle-one-action-of-your-own-title = An action of your choice
puzzle-one-action-of-your-own-question = On “{ NAME("i47") }” your camel carries out one building action, whichever you like. Which one brings the most PP?
puzzle-one-action-of-your-own-hint = “{ NAME("i14") }” and “{ NAME("i38") }” both look at your tower. How far can it grow in one action?
puzzle-one-action-of-your-own-why = As soon as your tower is higher than the other one, “{ NAME("i38") }” brings { UNIT($most, of: "pp") }. The traitor would do that too, but no more. Pay for as many levels as you can, and level { $free } comes free by “{ NAME("i14") }”.

## Resources and trading

puzzle-in-any-mix-title = Two goods, one marble
puzzle-in-any-mix-question = You may buy a red and a yellow good, and you own “{ NAME("i24") }”. How do you gain the most PP?
puzzle-in-any-mix-hint = What is missing for each of the two goods? Look at what you may choose when you trade.
puzzle-in-any-mix-why = One marble brings you { UNIT($gets, of: "basic") } in any mix. With a wood and a stone you can pay for both goods. With two alike there would be enough for one only.

puzzle-one-stone-short-title = One stone short
puzzle-one-stone-short-question = The market is open to you, your camel stands at the temple in Ebla, and you hold a mission. How do you gain PP?
puzzle-one-stone-short-hint = A market never gives basic resources for basic ones. What else can become a resource?
puzzle-one-stone-short-why = On your turn you may discard a mission from your hand for a resource of your choice. The stone completes the foundation. On the market your wood would only become a luxury resource, and that could not be traded again this round.

puzzle-two-things-missing-title = Two things are missing
puzzle-two-things-missing-question = For “{ NAME("k1") }” you need a stone and a gold more, and you own “{ NAME("i6") }”. How do you gain the most PP?
puzzle-two-things-missing-hint = You hold a second mission. What is it good for, even if you never fulfil it?
puzzle-two-things-missing-why = For a discarded mission you choose the resource, so take the more expensive one. Gold would cost you { UNIT($luxury, of: "pp") }, stone costs just { UNIT($basic, of: "pp") }.

puzzle-the-last-wood-title = The last wood
puzzle-the-last-wood-question = You hold both tower spaces, own “{ NAME("i2") }”, and will owe tax. How do you gain the most PP this round?
puzzle-the-last-wood-hint = Compare what one more level brings with what the tax takes if you have no gold.
puzzle-the-last-wood-why = Build the pair, but trade the other wood for gold and pay the tax. A single level would bring { UNIT($level, of: "pp") }. Without gold the tax takes { UNIT($tax, of: "pp") }.

## Temples and missions

puzzle-which-stage-is-free-title = Which stage is free?
puzzle-which-stage-is-free-question = Your camel stands at the temple in Ebla, and “{ NAME("k3") }” is fulfilled. How do you gain the most PP?
puzzle-which-stage-is-free-hint = You have just enough for one stage. Which of the two would you rather get free?
puzzle-which-stage-is-free-why = Pay for the colonnade, then turn in the mission for the roof: it adds { UNIT($roof, of: "pp") }, and the mission keeps { UNIT($half, of: "pp") }. Turned in first, it only saves you the cheaper stage, and you cannot pay for the roof.

puzzle-temple-or-mission-title = Temple or mission?
puzzle-temple-or-mission-question = Your marble is enough for the colonnade or for “{ NAME("k3") }”, but not for both. How do you gain the most PP?
puzzle-temple-or-mission-hint = Read what the mission brings when you turn it in. You need not wait for a later round.
puzzle-temple-or-mission-why = A mission may be turned in as soon as it is fulfilled. This one builds the colonnade free, which adds { UNIT($colonnade, of: "pp") }, and still counts half. Left open, it would bring { UNIT($open, of: "pp") } and no colonnade.
puzzle-mission-and-tower-title = Tower or mission first?
puzzle-mission-and-tower-question = You stand on the Tower space and on the Mission space, but not everything can be paid. How do you gain the most PP?
puzzle-mission-and-tower-hint = Put aside what “{ NAME("k13") }” asks for. What can you build with the rest?
puzzle-mission-and-tower-why = The mission alone brings { UNIT($mission, of: "pp") }, far more than any level of the tower. Its price leaves wood and stone for a single level. Every further level would take stone from the mission.

## Upgrades, goods and figures

puzzle-before-they-unload-title = Before the ships unload
puzzle-before-they-unload-question = You may buy an upgrade; after that, your figures bring resources. What do you do to have the most resources then?
puzzle-before-they-unload-hint = Which of your figures bring what? Tiles that say “by ship” mean ships.
puzzle-before-they-unload-why = “{ NAME("i13") }” works at once, and both of your ships bring gold: more than the tile costs. Your wood comes by camel, which no tile improves. A ship that you use before buying brings no more than usual.

puzzle-one-action-title = One action of your choice
puzzle-one-action-question = Your figure on “{ NAME("i47") }” carries out one building action. Which one brings you the most PP?
puzzle-one-action-hint = Count your kinds of precious goods. What is a further kind worth, and what a second of the same?
puzzle-one-action-why = Ivory is a new kind: your set grows from { UNIT($old, of: "pp") } to { UNIT($new, of: "pp") }. The mission brings { UNIT($mission, of: "pp") }. Silk or incense, which you have, would only begin a second set.

puzzle-camels-for-the-caravan-title = Camels for the caravan
puzzle-camels-for-the-caravan-question = Your camel waits on Caravan, you can pay for a level, and “{ NAME("k11") }” is fulfilled. How do you gain the most camels?
puzzle-camels-for-the-caravan-hint = Each further camel asks for more. Only the mission asks for nothing, whichever camel it brings.
puzzle-camels-for-the-caravan-why = At { UNIT($tower, of: "levels") } the caravan brings the fourth camel, and the mission then adds the fifth. Turned in first, the mission brings the fourth. For the fifth, your tower and missions are not enough for the caravan.

## Raiders and kingdom

puzzle-gold-for-the-tax-title = Gold for the tax?
puzzle-gold-for-the-tax-question = Your only gold is enough for the tax or for “{ NAME("k5") }”. How do you gain the most PP this round?
puzzle-gold-for-the-tax-hint = Nobody has to pay the tax in gold.
puzzle-gold-for-the-tax-why = Without gold the tax takes { UNIT($tax, of: "pp") }, but the fulfilled mission is worth { UNIT($mission, of: "pp") }. Building comes before the tax, so the gold is yours to spend.

puzzle-send-them-elsewhere-title = Send them elsewhere
puzzle-send-them-elsewhere-question = With your fulfilled mission you may send the raiders from Damascus to another region. Where do they drive off the most figures of { SEAT($rival) }, minus your own?
puzzle-send-them-elsewhere-hint = One region is not allowed. Look at the card beside the raider stack.
puzzle-send-them-elsewhere-why = In Palmyra { SEAT($rival) } loses more figures than you do, and your figures in Damascus are safe. The Euphrates would be better still, but it was attacked last. An empty region only saves what is yours.

puzzle-traitor-and-supplies-title = Traitor and war supplies
puzzle-traitor-and-supplies-question = You have figures on Traitor, Single tower levels and War supplies, and owe no tax. How do you gain the most PP this round?
puzzle-traitor-and-supplies-hint = War supplies count from the lowest tower. Whom can the traitor strike now, and whom once you have built?
puzzle-traitor-and-supplies-why = The traitor strikes only towers at least as high as yours, so { SEAT($low) } can be struck only before you build. The lowest tower falls, and war supplies bring more. Later only { SEAT($high) } could be struck, and that brings you nothing.

puzzle-pairs-without-wood-title = Double levels
puzzle-pairs-without-wood-question = You own “{ NAME("i1") }” and “{ NAME("i18") }”, and your camel builds double levels. How does your tower grow the most?
puzzle-pairs-without-wood-hint = What does a pair cost you now, and what can you still do with the wood?
puzzle-pairs-without-wood-why = With “{ NAME("i18") }” a pair costs no wood, so your wood can become marble first. The last pair begins above a price step and is more expensive. Without that marble you cannot pay for it.
