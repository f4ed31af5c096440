# Tadmor's guided first match: what the coach says.

lesson-group-1 = Placing
lesson-group-2 = Actions
lesson-group-3 = Raiders
lesson-group-4 = Points

lesson-aim-title = What it is about
lesson-aim-text = You make Palmyra great: a tower, missions, temples and precious goods bring prestige points, and the most points win. Each round you first place all your figures, and only then do they act.

unit-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

lesson-ship-title = A ship for stone
lesson-ship-text = On each turn you place one figure, and nothing happens yet. Send a ship [ship] to the square stone space in the South Sea: it will bring you { UNIT($ship_stone, of: "stone") }.
lesson-ship-hint = Ships go on square spaces, camels [camel] on round ones. A space holds one figure, so whoever comes first has it.
lesson-ship-other = That works too. “{ NAME($space) }” is yours this round.
lesson-ship-done = Your ship waits there until the actions begin. Now { SEAT(0) } places a figure, then you again.

lesson-tower-title = A tower pays three times
lesson-tower-text = Each level of your tower is worth { UNIT($pp_per_level, of: "pp") } after epoch I, again after epoch II and once more at the end. Place a camel [camel] on Tower in Damascus, where you build as many levels as you can pay for.
lesson-tower-hint = The earlier a level stands, the more often it scores. Each one up to level { $band_last } costs { $level_1 }.
lesson-tower-other = That works too. The tower can wait: it first scores after round { $epoch_1_last }.
lesson-tower-done = The space is yours. You build later this round, once your ships have unloaded.

lesson-upgrade-title = First pick of upgrades
lesson-upgrade-text = An upgrade stays with you for the whole game, and space { $first_space } buys first. Place a camel [camel] on Upgrade { $first_space } in Palmyra.
lesson-upgrade-hint = You will pay { UNIT($upgrade_cost_1, of: "resources") } of any kind and choose from { UNIT($display, of: "tiles") }. Higher numbers choose from what is left.
lesson-upgrade-other = That works too. There are { UNIT($upgrade_spaces, of: "spaces") }; a higher number just chooses later.
lesson-upgrade-done = Upgrades are bought before anything is built. So yours helps you this very round.

lesson-mission-title = Fulfil your first mission
lesson-mission-text = Your mission asks for { $mission }, and with the wood from the start you have it all. Put your last camel [camel] on Mission in Palmyra: fulfilled, the card is worth { UNIT($mission_pp, of: "pp") }.
lesson-mission-hint = Your upgrade is paid first. Pay it with gold, and the mission is still covered.
lesson-mission-other = That works too. The mission stays in your hand; it is lost only if you never fulfil it.
lesson-mission-done = Your camels are placed. As soon as your ships are too, the figures go to work.

lesson-wood-title = Wood for everything
lesson-wood-text = Your tower and your mission both need wood [wood], and one ship [ship] is left. Send it to the wood in the North Sea: it brings { UNIT($ship_wood, of: "wood") }.
lesson-wood-hint = Whoever still has a figure has to place it while there is a free space. Then come the raiders, but never in the first round.
lesson-wood-other = That works too. “{ NAME($space) }” is yours this round.
lesson-wood-done = All your figures are placed. No raiders come in the first round, so the upgrades are next.

lesson-buy-title = Buy an upgrade
lesson-buy-text = Your camel [camel] lets you buy one upgrade for { UNIT($upgrade_cost_1, of: "resources") } of your choice. Take the one that brings more wood [wood] by ship and pay with gold [gold], which your mission does not need.
lesson-buy-hint = An upgrade works at once. No ship has unloaded yet, so one at the wood brings { UNIT($more_wood, of: "wood") } more this very round.
lesson-buy-other = That works too. An upgrade works from the moment you buy it, to the end of the game.
lesson-buy-done = The tile is yours and works at once. Now { SEAT(0) } buys and builds, then it is your turn.

lesson-trade-title = Turn wood into marble
lesson-trade-text = Your ships have unloaded, and your start tile trades { $trade_gives } for { $trade_gets }. Trade once: marble [marble] is harder to come by than wood [wood].
lesson-trade-hint = What you receive lies with your traded goods. It can pay for anything, but it cannot be traded again this round.
lesson-trade-other = That works too. Your start tile trades for you in every round.
lesson-trade-done = The marble lies with your traded goods. It pays like any other, but cannot be traded on this round.

lesson-fulfil-title = Pay for the mission
lesson-fulfil-text = Your mission asks for { $mission }, and all of it is there. Fulfil it: the card then lies open and scores { UNIT($mission_pp, of: "pp") } at the end.
lesson-fulfil-hint = You may turn a fulfilled mission in, once, for the reward on its card. It then scores only half its points.
lesson-fulfil-other = That works too. A mission that you keep can be fulfilled in a later round.
lesson-fulfil-done = The mission lies open and is worth { UNIT($mission_pp, of: "pp") } at the end. What is left can go into the tower.

lesson-levels-title = Build your tower
lesson-levels-text = What you have left pays for { UNIT($affordable, of: "levels") }; the price depends on the height. Build as high as you can.
lesson-levels-hint = Up to level { $band_last } the price is { $level_1 }. After that it is { $level_2 } for a while.
lesson-levels-other = That works too. Any level that stands by the end of round { $epoch_1_last } scores three times.
lesson-levels-done = Your tower stands. Each level brings { UNIT($pp_per_level, of: "pp") } after round { $epoch_1_last }, and twice more later.

lesson-round-end-title = End your turn
lesson-round-end-text = What you do not spend is kept, but at most { UNIT($limit, of: "resources") } from round to round. End your building actions with “End building”.
lesson-round-end-hint = Traded goods move into the warehouse. From the next round on they are resources like any other.
lesson-round-end-other = That works too. Your turn lasts until you end it.
lesson-round-end-done = The round is over, and all figures come home. The start player places first again.

lesson-raiders-title = Hire raiders
lesson-raiders-text = Raiders drive the figures out of a whole region, one round after they are hired. Place a camel [camel] on the Raiders space, marked “Hire”.
lesson-raiders-hint = The camel comes back as soon as you have chosen the region. Nobody else sees which one it is.
lesson-raiders-other = That works too. Raiders can be hired in any round but the last.
lesson-raiders-done = Nobody else can hire raiders this round. You choose the region once all figures are placed.

lesson-temple-title = Begin a temple
lesson-temple-text = A temple grows stage by stage, and in Palmyra you draw { UNIT($temple_draw, of: "missions") } with each stage. Place a camel [camel] on Temple in Palmyra.
lesson-temple-hint = The first stage, the foundation, costs { $foundation } and is worth { UNIT($foundation_pp, of: "pp") }. Later stages replace it and are worth more.
lesson-temple-other = That works too. Whenever you begin a temple, its foundation costs { $foundation }.
lesson-temple-done = The foundation will cost { $foundation }. Let your ships bring what is missing.

lesson-stone-title = Bring the stone
lesson-stone-text = The foundation costs { $foundation }, and you do not have enough stone [stone] yet. Send a ship [ship] to the stone in the South Sea once more.
lesson-stone-hint = Ships unload before you build. Count what you will need, then place.
lesson-stone-other = That works too. “{ NAME($space) }” is yours this round.
lesson-stone-done = Now there will be enough stone. Place your other figures as you like, but think of the wood [wood].

lesson-region-title = Where will they strike?
lesson-region-text = You choose one region in secret, and your raiders strike there next round. Name one where { SEAT(0) } will want to go; Antioch is a good guess.
lesson-region-hint = Figures there go home without having acted, and that goes for yours too. So choose a region that you can do without.
lesson-region-other = That works too. You will choose the region before the round’s actions begin.
lesson-region-done = Your raider card lies face down. It is turned up next round, once all figures are placed.

lesson-foundation-title = Lay the foundation
lesson-foundation-text = You have { $foundation } for the first stage of your temple. Build the foundation: it is worth { UNIT($foundation_pp, of: "pp") }, and you draw { UNIT($temple_draw, of: "missions") }.
lesson-foundation-hint = Only the topmost stage of a temple scores. Each stage is worth more than the one below it.
lesson-foundation-other = That works too. A temple can be begun in any round.
lesson-foundation-done = Your temple has a foundation, and you have a new mission. End your turn when you are ready.

lesson-threat-title = Your raiders set out
lesson-threat-text = Once all figures are placed, your raiders strike the region that you chose. Place yours as you like, but keep out of there.
lesson-threat-hint = Your own figures would have to go home, too. Think backwards: what do you want to build, and what must arrive first?

lesson-strike-title = The raiders have struck
lesson-strike-text = All figures in that region went home without having acted, no matter whose they were. Act as you like now; after this round epoch I is scored.
lesson-strike-hint = No region is attacked twice in a row. Its card lies beside the stack until another one is attacked.

lesson-epoch-title = Epoch I is over
lesson-epoch-text = You have { UNIT($levels, of: "levels") }, and for each one you have just scored { UNIT($pp_per_level, of: "pp") }. New upgrades are on display: each costs { UNIT($dearer, of: "resources") } more than before.
lesson-epoch-hint = Upgrades that nobody bought are gone. The new ones are stronger, and they stay until the epoch ends.

lesson-points-title = The points to come
lesson-points-text = At the end your tower, open missions, temples and sets of precious goods all score. From epoch II on there is a tax every round, and traitors tear levels down.
lesson-points-hint = Open “Points” whenever you like. It shows what everybody would have if the match ended now.
