# Tadmor. How parts are written: see majlis/engine/words.py. Which message names a piece: see ../names.py.

game-title = Tadmor
game-about = Make Palmyra the bride of the desert: send camels and ships out for wood, stone, marble and gold, raise towers and temples, serve the king and collect precious goods, while the raiders strike one region after the other. After nine rounds the player with the most prestige wins.

## Names

name-wood = wood
name-stone = stone
name-marble = marble
name-gold = gold
name-prestige = prestige
name-amount = { $count } { NAME($resource) }
name-camel = camel
name-ship = ship
name-seat = { SEAT($seat) }

name-palmyra = Palmyra
name-ebla = Ebla
name-damascus = Damascus
name-north_sea = North Sea
name-south_sea = South Sea
name-euphrates = Euphrates
name-antioch = Antioch
name-raider-card = raider card: { NAME($region) }

name-foundation = foundation
name-colonnade = colonnade
name-roof = roof
name-statues = statues
name-single = single levels
name-double = double levels
name-tax-rate = tax in epoch { $epoch }
name-tower-band = prices of tower levels from { $level } on
name-grey = grey
name-yellow = yellow
name-red = red
name-glass_bottles = glass bottles
name-incense = incense
name-myrrh = myrrh
name-jade = jade
name-ivory = ivory
name-porcelain = porcelain
name-silk = silk
name-perfume = perfume
name-oils = oils

name-raiders = Raiders
name-palmyra_upgrade_1 = Upgrade 1 (Palmyra)
name-palmyra_upgrade_2 = Upgrade 2 (Palmyra)
name-damascus_upgrade_3 = Upgrade 3 (Damascus)
name-ebla_upgrade_4 = Upgrade 4 (Ebla)
name-palmyra_temple = Temple (Palmyra)
name-ebla_temple = Temple (Ebla)
name-palmyra_market = Market (Palmyra)
name-ebla_market = Market (Ebla)
name-palmyra_mission_fulfil = Fulfil a mission (Palmyra)
name-antioch_mission_fulfil = Fulfil a mission (Antioch)
name-ebla_mission_draw = Draw a mission (Ebla)
name-palmyra_start_player = Start player (Palmyra)
name-palmyra_tax = No tax (Palmyra)
name-damascus_tax = No tax (Damascus)
name-damascus_tower_single = Single tower levels (Damascus)
name-damascus_tower_double = Double tower levels (Damascus)
name-damascus_traitor = Traitor (Damascus)
name-antioch_war_supplies = War supplies (Antioch)
name-antioch_caravan = Caravan (Antioch)
name-antioch_peace_gifts = Peace gifts (Antioch)
name-north_sea_peace_gifts = Peace gifts (North Sea)
name-north_sea_shipyard = Shipyard (North Sea)
name-north_sea_wood_ship_1 = Wood by ship 1 (North Sea)
name-north_sea_wood_ship_2 = Wood by ship 2 (North Sea)
name-north_sea_marble_ship = Marble by ship (North Sea)
name-north_sea_wood_camel = Wood by camel (North Sea)
name-south_sea_stone_ship_1 = Stone by ship 1 (South Sea)
name-south_sea_stone_ship_2 = Stone by ship 2 (South Sea)
name-south_sea_gold_ship = Gold by ship (South Sea)
name-south_sea_stone_camel = Stone by camel (South Sea)
name-south_sea_precious_grey = Grey goods (South Sea)
name-euphrates_gold_ship = Gold by ship (Euphrates)
name-euphrates_marble_ship = Marble by ship (Euphrates)
name-euphrates_marble_camel = Marble by camel (Euphrates)
name-euphrates_gold_camel = Gold by camel (Euphrates)
name-euphrates_precious_yellow = Yellow goods (Euphrates)
name-euphrates_precious_red = Red goods (Euphrates)

name-i1 = I1 Wood for marble
name-i2 = I2 Wood for gold
name-i3 = I3 Stone for marble
name-i4 = I4 Stone for gold
name-i5 = I5 Points for missions
name-i6 = I6 Resources for points
name-i7 = I7 Safe from one’s own raiders
name-i8 = I8 Points for precious goods
name-i9 = I9 Precious good for points
name-i10 = I10 More wood by ship
name-i11 = I11 More stone by ship
name-i12 = I12 More marble by ship
name-i13 = I13 More gold by ship
name-i14 = I14 Free tower levels
name-i15 = I15 Free tower levels
name-i16 = I16 Points for the highest tower
name-i17 = I17 Points for the highest tower
name-i18 = I18 Tower without wood
name-i19 = I19 Points for missions
name-i20 = I20 Cheaper missions
name-i21 = I21 Own market
name-i22 = I22 Own market
name-i23 = I23 Gold for basic goods
name-i24 = I24 Marble for basic goods
name-i25 = I25 Points for a raid
name-i26 = I26 Gold for a raid
name-i27 = I27 Points for precious goods
name-i28 = I28 Cheaper precious goods
name-i29 = I29 More wood by ship
name-i30 = I30 More stone by ship
name-i31 = I31 More marble by ship
name-i32 = I32 More gold by ship
name-i33 = I33 Larger warehouse
name-i34 = I34 Cheaper temples
name-i35 = I35 Points for the highest tower
name-i36 = I36 Points for the highest tower
name-i37 = I37 Own temple site
name-i38 = I38 Most tower levels
name-i39 = I39 Most mission points
name-i40 = I40 Most precious goods
name-i41 = I41 Most temples
name-i42 = I42 Most camels and ships
name-i43 = I43 Choice of precious goods
name-i44 = I44 Double peace gifts
name-i45 = I45 Safe from raiders
name-i46 = I46 No tax
name-i47 = I47 Own building action
name-i48 = I48 Own kingdom action

name-k1 = K1 A precious good
name-k2 = K2 A precious good
name-k3 = K3 A temple stage
name-k4 = K4 A temple stage
name-k5 = K5 A ship
name-k6 = K6 A ship
name-k7 = K7 Tower levels
name-k8 = K8 Tower levels
name-k9 = K9 Redirect the raiders
name-k10 = K10 Redirect the raiders
name-k11 = K11 A camel
name-k12 = K12 A camel
name-k13 = K13 Market
name-k14 = K14 Swap two figures
name-k15 = K15 Two upgrades
name-k16 = K16 Resources
name-k17 = K17 Resources
name-k18 = K18 Resources
name-k19 = K19 A further temple
name-k20 = K20 Destroy tower levels
name-k21 = K21 Missions
name-k22 = K22 Missions
name-k23 = K23 Place three figures
name-k24 = K24 Place three figures
name-k25 = K25 An undrawn upgrade
name-k26 = K26 An undrawn upgrade

name-start = Start
name-tower = Tower
name-tower_prestige = Highest tower
name-taxes = Taxes
name-war_supplies = War supplies
name-peace_gifts = Peace gifts
name-bonuses = Upgrades
name-spent = Paid in points
name-missions = Missions
name-temples = Temples
name-precious_goods = Precious goods
name-end_bonuses = Bonuses at the end

## What tiles do (the parts are those of the data file)

about-trade =
    { $count ->
        [1] At any time: give 1 { NAME($give) } for 1 { NAME($get) }, as often as you like.
       *[other] At any time: give 1 { NAME($give) } for { $count } out of { NAME($get) }, as often as you like.
    }
about-trade_pp = At any time, once each in a round: a basic resource for { $pp } PP, a luxury resource for { $other } PP.
about-mission_pp = { $pp } PP for every mission you fulfil.
about-precious_pp = { $pp } PP for every precious good you buy, { $other } PP for one that you get free.
about-precious_pay_pp = Once in a round you may pay a precious good with { $pp } PP; your score must not fall below 0.
about-precious_pick = When you buy a precious good, take any tile of the stack.
about-discount_mission = Missions cost you { $amount } resources less.
about-discount_precious = Precious goods cost you { $amount } resources less.
about-discount_temple = Temple stages cost you { $amount } resources less.
about-ship_bonus = Your ships gain { $amount } more: { NAME($resource) }.
about-tower_free_multiple = Whenever the next level of your tower would be a multiple of { $amount }, it is added at once, free.
about-tower_waive = Your tower costs no { NAME($resource) }.
about-tower_prestige = { $pp } PP in every round in which your tower is the highest (among the owners of such tiles).
about-raid_immunity_always = Raiders never drive your figures away.
about-raid_immunity_self = Raiders do not drive your figures away when you turned their card up.
about-raid_gain = When you turn up a raider card: { $amount } gold and { $pp } PP.
about-raid_gain_if_hit = When you turn up a raider card and an opponent’s figure is driven away: { $pp } PP.
about-personal_market = Your own space: the full market.
about-personal_building =
    { $pp ->
        [0] Your own space: one building action of your choice.
       *[other] Your own space: a temple stage, and { $pp } PP for it.
    }
about-personal_kingdom = Your own space: no tax, war supplies or start player, but not what you chose on the board.
about-end_bonus_tower_levels = { $pp } PP at the end if you alone have the most tower levels.
about-end_bonus_mission_pp = { $pp } PP at the end if you alone have the most mission points.
about-end_bonus_precious_goods = { $pp } PP at the end if you alone have the most precious goods.
about-end_bonus_temples_completed = { $pp } PP at the end if you alone have the most completed temples.
about-end_bonus_figures = { $pp } PP at the end if you alone have the most camels and ships.
about-warehouse_limit = Your warehouse holds { $amount } resources.
about-peace_multiplier = Your peace gifts count { $amount } times.
about-tax_immunity = You never pay tax.

## What missions bring

about-precious_take = In your building window: any tile of one stack of precious goods.
about-temple_free_stage = In your building window: the next temple stage, free.
about-temple_new_foundation = In your building window: the foundation of a further temple.
about-gain_ship = At any time, when placing too: another ship.
about-gain_camel = At any time, when placing too: another camel.
about-tower_levels =
    { $amount ->
        [one] In your building window: { $amount } tower level, free.
       *[other] In your building window: { $amount } tower levels, free.
    }
about-tower_destroy =
    { $amount ->
        [one] In your building window: an opponent’s tower loses { $amount } level.
       *[other] In your building window: an opponent’s tower loses { $amount } levels.
    }
about-raid_redirect = When a raider card is turned up: let the raiders attack another region.
about-swap_figures = After the raid: exchange one of your figures with an opponent’s of the same type.
about-open_market = In the action phase: the market is open to you until its end.
about-upgrade_take_board =
    { $amount ->
        [one] After all purchases: { $amount } displayed upgrade, free.
       *[other] After all purchases: { $amount } displayed upgrades, free.
    }
about-upgrade_take_undrawn = In an upgrade window or after all purchases: an upgrade of epochs I and II that was never displayed.
about-gain_resources = In the action phase: { $amount } resources of any kinds.
about-draw_missions =
    { $amount ->
        [one] In your building window: draw { $amount } mission.
       *[other] In your building window: draw { $amount } missions.
    }
about-place_figures = At the start of a placement turn: place { $amount } figures.

## What can be done, and what belongs to it

verb-pick = Take an extra resource
verb-take = Take a tile
verb-place = Place
verb-turn_in = Turn in a mission
verb-decline = Decline
verb-hire = Hire raiders
verb-buy = Buy an upgrade
verb-resolve = Use a figure now
verb-trade = Trade
verb-acquire = Buy for points
verb-discard = Give a mission away
verb-tower = Build the tower
verb-betray = Send the traitor
verb-temple = Build the temple
verb-prize = Take a prize
verb-precious = Buy a precious good
verb-draw = Draw a mission
verb-fulfil = Fulfil a mission
verb-lead = Become start player
verb-exempt = Be free of tax
verb-supply = Send war supplies
verb-tax = Settle the tax
verb-drop = Discard resources
verb-end = Go on
verb-keep = Go on, but ask me again later

part-resource = a resource
part-upgrade = an upgrade
part-figure = a figure
part-space = a space
part-mission = a mission
part-reward = what you get for it
part-region = a region
part-pay = what you pay
part-give = what you give
part-get = what you get for one
part-count = how many times
part-mode = single or double levels
part-levels = how many levels
part-target = an opponent
part-stage = a stage
part-stack = a stack
part-good = a precious good
part-with = gold or points
part-resources = resources

## What a player is asked; `.others` is what everybody else reads

prompt-pick = You begin with one more resource. Choose from { NAME($resources) }.
    .others = { SEAT($seat) } chooses an extra resource: { NAME($resources) }.
prompt-start-tile = Choose the upgrade you begin with.
    .others = { SEAT($seat) } chooses the first upgrade.
prompt-place =
    { $count ->
        [one] Place a figure.
       *[other] Place a figure; you place { $count } in this turn.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } places a figure.
           *[other] { SEAT($seat) } places { $count } figures.
        }
prompt-last-figure = You have nothing left to place. Turn in a mission for another figure, or decline for this round.
    .others = { SEAT($seat) } may get another figure by a mission.
prompt-redirect = The raiders come: { NAME($region) }. Do you turn in a mission to send them elsewhere?
    .others = { SEAT($seat) } may send the raiders elsewhere: { NAME($region) }.
prompt-swap = Do you turn in your mission to exchange a figure with an opponent’s?
    .others = { SEAT($seat) } may exchange a figure with an opponent’s.
prompt-hire = Which region shall the raiders attack in the next round? Nobody sees your card.
    .others = { SEAT($seat) } picks a raider card in secret.
prompt-upgrade =
    { $price ->
        [one] { NAME($space) }: buy an upgrade for { $price } resource of any kind, or go on.
       *[other] { NAME($space) }: buy an upgrade for { $price } resources of any kind, or go on.
    }
    .others =
        { $price ->
            [one] { SEAT($seat) } may buy an upgrade for { $price } resource ({ NAME($space) }).
           *[other] { SEAT($seat) } may buy an upgrade for { $price } resources ({ NAME($space) }).
        }
prompt-upgrade-end = All upgrades have been bought. Turn in a mission for upgrades, or go on.
    .others = { SEAT($seat) } may take upgrades by a mission.
prompt-building =
    { COUNT($open) ->
        [0] Your building window: trade and use missions as you like, then go on.
       *[other] Your building window: build, buy, fulfil missions and trade in any order, then go on. Still open: { NAME($open) }.
    }
    .others = { SEAT($seat) } builds and trades.
prompt-kingdom =
    { COUNT($open) ->
        [0] Your kingdom window: trade and use missions as you like, then go on.
       *[other] Your kingdom window: use what is still open, then go on: { NAME($open) }.
    }
    .others = { SEAT($seat) } has a kingdom window.
prompt-kingdom-tax = Tax: pay { $gold } gold or lose { $prestige } PP. Whatever else you want to do here comes before it.
    .others = { SEAT($seat) } owes { $gold } gold of tax, or { $prestige } PP.
prompt-prize =
    { $count ->
        [one] Your temple is complete: take { $count } precious good from the top of a stack.
       *[other] Your temple is complete: take { $count } precious goods, one after the other, from the tops of the stacks.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } takes { $count } precious good for the completed temple.
           *[other] { SEAT($seat) } takes { $count } precious goods for the completed temple.
        }
prompt-drop =
    { $count ->
        [one] Your warehouse holds { $limit }: discard { $count } resource.
       *[other] Your warehouse holds { $limit }: discard { $count } resources.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } discards { $count } resource (limit { $limit }).
           *[other] { SEAT($seat) } discards { $count } resources (limit { $limit }).
        }

## What happened: setup, rounds, placement

event-start = { SEAT($seat) } is the first start player.
event-pick = { SEAT($seat) } begins with one more resource: { NAME($resource) }.
event-take-start = { SEAT($seat) } begins with an upgrade: { NAME($upgrade) }.
event-displayed = Epoch { $epoch }, the upgrades on display: { NAME($upgrades) }.
event-round = Round { $round } (epoch { $epoch }) begins. Start player: { SEAT($first) }.
event-place = { SEAT($seat) } places a { NAME($figure) }: { NAME($space) }.
event-out = { SEAT($seat) } places nothing more in this round.

## What happened: raiders

event-no-attack = No raider card was prepared: there is no attack.
event-revealed = { SEAT($seat) } turns up the raider card: { NAME($region) }.
event-redirected = { SEAT($seat) } sends the raiders elsewhere: { NAME($region) }.
event-decline-redirect = { SEAT($seat) } lets the raiders come.
event-attacked =
    { COUNT($spaces) ->
        [0] The raiders find nobody: { NAME($region) }.
       *[other] The raiders attack: { NAME($region) }. Driven away: { NAME($spaces) }.
    }
event-spared = The raiders spare these spaces: { NAME($spaces) }.
event-raid-gold = { SEAT($seat) } gains { $count } gold for the raid ({ NAME($upgrade) }).
event-slot = The region attacked last is now { NAME($region) }.
event-slot-cleared = The attack slot is cleared: every region can be attacked next.
event-swapped = { SEAT($seat) } exchanges figures with { SEAT($target) }: { NAME($own) } for { NAME($other) }.
event-decline-swap = { SEAT($seat) } exchanges no figures.
event-hired =
    { COUNT($region) ->
        [0] { SEAT($seat) } picks a raider card in secret.
       *[other] { SEAT($seat) } picks a raider card in secret: { NAME($region) }.
    }
event-hire-nothing = { SEAT($seat) } takes the camel back from the raiders; there is no round left for an attack.

## What happened: upgrades and missions

event-buy = { SEAT($seat) } buys an upgrade for { NAME($pay) }: { NAME($upgrade) }.
event-take = { SEAT($seat) } takes an upgrade: { NAME($upgrade) }.
event-moved-onto = The { NAME($figure) } of { SEAT($seat) } moves onto the new tile: { NAME($upgrade) }.
event-bonus = { SEAT($seat) } gains { $prestige } PP ({ NAME($upgrade) }).
event-draw =
    { COUNT($missions) ->
        [0] { SEAT($seat) } draws a mission.
       *[other] { SEAT($seat) } draws a mission: { NAME($missions) }.
    }
event-reshuffled =
    { $count ->
        [one] The mission deck is rebuilt from { $count } discarded card.
       *[other] The mission deck is rebuilt from { $count } discarded cards.
    }
event-no-mission = There is no mission left for { SEAT($seat) } to draw.
event-fulfil = { SEAT($seat) } fulfils a mission with { NAME($pay) }: { NAME($mission) }.
event-turn-in = { SEAT($seat) } turns in a mission: { NAME($mission) }.
event-gain-figure = { SEAT($seat) } gains a { NAME($figure) } and has { $all } now.
event-market = The market is open to { SEAT($seat) } for this action phase.
event-receive = { SEAT($seat) } receives { NAME($resources) }.
event-discard = { SEAT($seat) } gives a mission away for { NAME($resource) }: { NAME($mission) }.

## What happened: resources and figures

event-gain = { SEAT($seat) } gains { $count } { NAME($resource) }: { NAME($space) }.
event-gifts = { SEAT($seat) } gains { $prestige } PP: { NAME($space) }.
event-new-figure = { SEAT($seat) } gets a new { NAME($figure) } and has { $all } now.
event-trade = { SEAT($seat) } trades { NAME($give) } for { NAME($get) }.
event-acquire = { SEAT($seat) } pays { $prestige } PP for { NAME($resource) }.
event-returned = Unused figures return to { SEAT($seat) }: { NAME($spaces) }.

## What happened: building

event-tower =
    { $levels ->
        [one] { SEAT($seat) } pays { NAME($pay) } for { $levels } tower level; the tower rises to { $height }.
       *[other] { SEAT($seat) } pays { NAME($pay) } for { $levels } tower levels; the tower rises to { $height }.
    }
event-tower-levels =
    { $levels ->
        [one] { SEAT($seat) } builds { $levels } tower level free; the tower rises to { $height }.
       *[other] { SEAT($seat) } builds { $levels } tower levels free; the tower rises to { $height }.
    }
event-tower-free = Level { $height } of the tower of { SEAT($seat) } is free.
event-betray =
    { $levels ->
        [one] { SEAT($seat) } destroys { $levels } tower level of { SEAT($target) }; { $height } remain.
       *[other] { SEAT($seat) } destroys { $levels } tower levels of { SEAT($target) }; { $height } remain.
    }
event-temple = { SEAT($seat) } builds a temple stage for { NAME($pay) }: { NAME($stage) }.
event-temple-free = { SEAT($seat) } builds a temple stage free: { NAME($stage) }.
event-completed =
    { $count ->
        [one] { SEAT($seat) } is player number { $nth } to complete a temple and takes { $count } precious good.
       *[other] { SEAT($seat) } is player number { $nth } to complete a temple and takes { $count } precious goods.
    }
event-prize = { SEAT($seat) } takes a precious good as a prize: { NAME($good) }.
event-precious = { SEAT($seat) } buys a precious good for { NAME($pay) }: { NAME($good) }.
event-precious-points = { SEAT($seat) } buys a precious good for { $prestige } PP: { NAME($good) }.
event-fetched = { SEAT($seat) } takes a precious good from the stack: { NAME($good) }.
event-top =
    { COUNT($good) ->
        [0] The stack is empty: { NAME($colour) }.
       *[other] On top of the stack ({ NAME($colour) }): { NAME($good) }.
    }

## What happened: kingdom and round end

event-prestige = { SEAT($seat) } gains { $prestige } PP for the highest tower ({ $height }).
event-tax-paid = { SEAT($seat) } pays { $gold } gold of tax.
event-tax-lost = { SEAT($seat) } loses { $prestige } PP instead of paying tax.
event-exempt = { SEAT($seat) } is free of tax in this round.
event-supplies = { SEAT($seat) } gains { $prestige } PP for war supplies.
event-lead = { SEAT($seat) } takes the start player’s marker and { NAME($resource) }.
event-end = { SEAT($seat) } goes on.
event-keep = { SEAT($seat) } goes on and will act again in the kingdom sub-phase.
event-drop = { SEAT($seat) } discards { NAME($resources) }.
event-tower-points =
    { $levels ->
        [one] { SEAT($seat) } scores { $prestige } PP for { $levels } tower level.
       *[other] { SEAT($seat) } scores { $prestige } PP for { $levels } tower levels.
    }
event-final = { SEAT($seat) } scores { $prestige } PP: { NAME($source) }.

## Why not: words that name nothing

refused-no-such-resource = There is no such resource: { NAME($resource) }. Resources are wood, stone, marble and gold.
refused-no-such-figure = There is no such figure: { NAME($figure) }. Figures are camels and ships.
refused-no-such-space = There is no such space: { NAME($space) }.
refused-no-such-upgrade = There is no such upgrade: { NAME($upgrade) }.
refused-no-such-mission = There is no such mission: { NAME($mission) }.
refused-no-such-region = There is no such region: { NAME($region) }.
refused-no-such-good = There is no such precious good: { NAME($good) }.
refused-no-such-colour = There is no such stack: { NAME($colour) }. Stacks are grey, yellow and red.
refused-no-such-stage = There is no such stage: { NAME($stage) }.
refused-no-such-mode = Towers are built in single or double levels, not { NAME($mode) }.
refused-no-such-player = There is no such player: { NAME($player) }.

## Why not: setup and placement

refused-not-offered = This is not offered to you here: { NAME($resource) }. You may take { NAME($offered) }.
refused-tile-taken = Somebody has taken this tile already: { NAME($upgrade) }.
refused-not-starting = This is no starting tile: { NAME($upgrade) }.
refused-not-first-epoch = Only tiles of epoch I that are in play can be taken at the start: { NAME($upgrade) }.
refused-none-in-supply = You have no { NAME($figure) } left in your supply.
refused-no-room = There is no free space for a { NAME($figure) }.
refused-other-side = This space is not on the board side in use: { NAME($space) }.
refused-not-your-tile = You do not own this tile: { NAME($space) }.
refused-occupied = A figure of { SEAT($owner) } stands there already: { NAME($space) }.
refused-wrong-figure = A { NAME($figure) } cannot stand there: { NAME($space) }.

## Why not: raiders

refused-in-the-slot = This region was attacked last, so its card is not in the stack: { NAME($region) }.
refused-region = The raiders cannot be sent there; the region attacked last and the one named now are excluded: { NAME($region) }.

## Why not: figures and spaces

refused-nothing-to-resolve = None of your figures can be used by hand now.
refused-no-figure-there = No figure of yours stands there: { NAME($space) }.
refused-no-figure-for-it = No figure of yours can do this now: { VERB($verb) }.
refused-other-action = { VERB($verb) } is not what this space is for: { NAME($space) }.
refused-not-resolved = This space is not used by hand: { NAME($space) }.
refused-all-figures = You have all { $most } figures of this kind already: { NAME($figure) }.
refused-caravan =
    { $missions ->
        [one] You need a higher tower or more fulfilled missions for another camel. You have a tower of { $levels } and { $missions } mission.
       *[other] You need a higher tower or more fulfilled missions for another camel. You have a tower of { $levels } and { $missions } missions.
    }
refused-shipyard = You need more precious goods of each colour for another ship: { NAME($space) }.

## Why not: trading

refused-no-market = No market is open to you, and you have no tile to trade with.
refused-nothing-to-trade = You have nothing in your warehouse that could be traded here.
refused-not-traded = You have no way to trade this now: { NAME($resource) }.
refused-traded-already = What you got by trading or for a mission cannot be traded again in this round: { NAME($resource) }.
refused-not-in-stock = You have none in your warehouse: { NAME($resource) }.
refused-traded-too-many = You have only { $count } in your warehouse: { NAME($resource) }.
refused-traded-none = Trade at least one: { NAME($resource) }.
refused-not-a-trade = You cannot trade { NAME($give) } for { NAME($get) } here.
refused-no-such-upgrade-owned = You have no tile that lets you buy resources for points.
refused-acquired-all = You have bought all that you may buy for points in this round.
refused-acquired-already = You have bought one of this sort for points in this round already: { NAME($resource) }.
refused-empty-hand = You have no mission in hand.
refused-not-in-hand = You do not have this mission in hand: { NAME($mission) }.

## Why not: paying

refused-too-few-resources =
    { $price ->
        [one] An upgrade costs { $price } resource; you have { $have }.
       *[other] An upgrade costs { $price } resources; you have { $have }.
    }
refused-payment-count =
    { $price ->
        [one] The price is { $price } resource, not { $paid }.
       *[other] The price is { $price } resources, not { $paid }.
    }
refused-payment-not-held = You do not have all of this: { NAME($pay) }.
refused-too-dear =
    { $discount ->
        [0] You cannot pay the price: { NAME($price) }.
       *[other] You cannot pay the price, even with { $discount } less: { NAME($price) }.
    }
refused-wrong-payment =
    { $discount ->
        [0] The price is { NAME($price) }, not { NAME($pay) }.
       *[other] The price is { NAME($price) } with { $discount } resources less; { NAME($pay) } does not match it.
    }
refused-points = You cannot pay with points now: you lack the tile, have done so in this round, or would fall below 0 (you have { $score }).

## Why not: upgrades

refused-one-purchase = One figure buys one upgrade, and it has been used.
refused-not-displayed = This upgrade is not on display: { NAME($upgrade) }.

## Why not: towers, temples, goods, missions

refused-other-mode = On this space towers are built in { NAME($mode) }: { NAME($space) }.
refused-no-levels = Build at least one level.
refused-half-pair = In this match double levels are built in whole pairs, so { $levels } is not possible.
refused-tower-too-dear =
    { $levels ->
        [one] You cannot pay for { $levels } level: { NAME($price) }.
       *[other] You cannot pay for { $levels } levels: { NAME($price) }.
    }
refused-no-traitor-yet = In epoch I the traitor destroys nothing.
refused-nobody-to-betray = No opponent has a tower that is at least as high as yours.
refused-own-tower = The traitor does not attack your own tower.
refused-no-tower = { SEAT($target) } has no tower.
refused-lower-tower = The tower of { SEAT($target) } ({ $height }) is lower than yours ({ $own }).
refused-no-stage-payable = You cannot build any temple stage now.
refused-temple-in-progress = A new temple cannot be begun while another is in progress: { NAME($stage) }.
refused-stage-order = This stage needs another before it: { NAME($stage) } after { NAME($before) }.
refused-no-temple-card = There is no card left for this stage: { NAME($stage) }.
refused-other-stack = Here only goods of one colour are sold ({ NAME($colour) }), not { NAME($good) }.
refused-not-on-top = This is not on top of the stack: { NAME($good) }. On top is { NAME($top) }.
refused-stack-empty = The stack is empty: { NAME($colour) }.
refused-no-missions-left = There is no mission left to draw.
refused-no-mission-payable = You cannot pay for any mission in your hand.

## Why not: turning in missions

refused-nothing-to-turn-in = You have no mission that could be turned in now.
refused-not-fulfilled = You have not fulfilled this mission: { NAME($mission) }.
refused-returned = You have turned this mission in already: { NAME($mission) }.
refused-other-window = This mission cannot be turned in now: { NAME($mission) }.
refused-reward-nothing = This mission would bring you nothing now: { NAME($mission) }.
refused-reward = This cannot be the reward ({ NAME($mission) }): { NAME($reward) }.

## Why not: kingdom and going on

refused-no-tax = You owe no tax now.
refused-tax-with = Tax is settled with gold or prestige, not with { NAME($with) }.
refused-too-little-gold = The tax is { $gold } gold; you have { $have }.
refused-not-basic = Only wood or stone comes with the marker, not { NAME($resource) }.
refused-chosen-on-board = A figure of yours stood for this on the board in this round, so { NAME($space) } cannot do it too: { VERB($verb) }.
refused-tax-first = Settle the tax first: { $gold } gold, or points.
refused-window-anyway = You need not ask: you will have a kingdom window anyway.
refused-nothing-to-keep = There would be nothing for you to do in a kingdom window.
refused-drop-count =
    { $count ->
        [one] Discard { $count } resource, not { $chosen }.
       *[other] Discard { $count } resources, not { $chosen }.
    }

## Options. A choice is `option-<name>-<choice>`; `.about` explains

option-expert_start = Start for experienced players
    .about = Everybody begins with any upgrade of epoch I instead of a starting tile.
option-tower_prestige_tie = Ties for the highest tower
    .about = When a tie for the highest tower prevents points for it.
option-tower_prestige_tie-eligible_only = only among owners of tiles for it
option-tower_prestige_tie-strict = always
option-undrawn_includes_spare_starters = Spare starting tiles stay in play
    .about = Starting tiles that nobody chose can be taken with missions K25 and K26.
option-raid_slot_cleared_without_attack = No attack clears the slot
    .about = After a round without an attack every region can be attacked again.
option-swap_without_attack = Swapping without an attack
    .about = Mission K14 may be used in a round without an attack too.
option-double_partial_pair = Half pairs of double levels
    .about = The second level of a pair may be forgone for the same price.
option-auto_resolve = Automatic steps
    .about = Resources, gifts, caravan, shipyard and war supplies are carried out by themselves as soon as waiting cannot help.
option-skip_idle_windows = Skip idle kingdom windows
    .about = Whoever has nothing to do in the kingdom sub-phase is asked only after keeping the window.
option-free_level_when_gained = Free level at once
    .about = A tile that makes every fifth level free adds one as soon as you gain it; otherwise it waits until you build.

## Beside a choice

remark-gain = brings { NAME($resources) }
remark-points = { $prestige } PP
remark-ready = the requirement holds
remark-not-ready = the requirement does not hold yet
remark-tower = to level { $height } for { NAME($price) }
remark-mission = costs { NAME($price) }, worth { $prestige } PP
