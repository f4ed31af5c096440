# Tadmor. How parts are written: see majlis/engine/words.py. Which message names a piece: see ../names.py.

game-title = Tadmor
game-about = Make Palmyra the bride of the desert: send camels and ships out for wood, stone, marble and gold, raise towers and temples, serve the king and collect precious goods, while the raiders strike one region after the other. After nine rounds the player with the most prestige wins.
    .line = Caravans and ships of Palmyra

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
name-tax-rate = tax in epoch { epoch-number }
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
    .short = Tower (Damascus)
name-damascus_tower_double = Double tower levels (Damascus)
    .short = Tower pair (Damascus)
name-damascus_traitor = Traitor (Damascus)
name-antioch_war_supplies = War supplies (Antioch)
name-antioch_caravan = Caravan (Antioch)
name-antioch_peace_gifts = Peace gifts (Antioch)
name-north_sea_peace_gifts = Peace gifts (North Sea)
name-north_sea_shipyard = Shipyard (North Sea)
name-north_sea_wood_ship_1 = Wood by ship 1 (North Sea)
    .short = Wood (North Sea)
name-north_sea_wood_ship_2 = Wood by ship 2 (North Sea)
    .short = Wood (North Sea)
name-north_sea_marble_ship = Marble by ship (North Sea)
    .short = Marble (North Sea)
name-north_sea_wood_camel = Wood by camel (North Sea)
    .short = Wood (North Sea)
name-south_sea_stone_ship_1 = Stone by ship 1 (South Sea)
    .short = Stone (South Sea)
name-south_sea_stone_ship_2 = Stone by ship 2 (South Sea)
    .short = Stone (South Sea)
name-south_sea_gold_ship = Gold by ship (South Sea)
    .short = Gold (South Sea)
name-south_sea_stone_camel = Stone by camel (South Sea)
    .short = Stone (South Sea)
name-south_sea_precious_grey = Grey goods (South Sea)
name-euphrates_gold_ship = Gold by ship (Euphrates)
    .short = Gold (Euphrates)
name-euphrates_marble_ship = Marble by ship (Euphrates)
    .short = Marble (Euphrates)
name-euphrates_marble_camel = Marble by camel (Euphrates)
    .short = Marble (Euphrates)
name-euphrates_gold_camel = Gold by camel (Euphrates)
    .short = Gold (Euphrates)
name-euphrates_precious_yellow = Yellow goods (Euphrates)
name-euphrates_precious_red = Red goods (Euphrates)

name-i1 = I1 Wood for marble
    .short = Wood for marble
name-i2 = I2 Wood for gold
    .short = Wood for gold
name-i3 = I3 Stone for marble
    .short = Stone for marble
name-i4 = I4 Stone for gold
    .short = Stone for gold
name-i5 = I5 Points for missions
    .short = Points for missions
name-i6 = I6 Resources for points
    .short = Resources for points
name-i7 = I7 Safe from your own raiders
    .short = Safe from your own raiders
name-i8 = I8 Points for precious goods
    .short = Points for precious goods
name-i9 = I9 Precious good for points
    .short = Precious good for points
name-i10 = I10 More wood by ship
    .short = More wood by ship
name-i11 = I11 More stone by ship
    .short = More stone by ship
name-i12 = I12 More marble by ship
    .short = More marble by ship
name-i13 = I13 More gold by ship
    .short = More gold by ship
name-i14 = I14 Free tower levels
    .short = Free tower levels
name-i15 = I15 Free tower levels
    .short = Free tower levels
name-i16 = I16 Points for the highest tower
    .short = Points for the highest tower
name-i17 = I17 Points for the highest tower
    .short = Points for the highest tower
name-i18 = I18 Tower without wood
    .short = Tower without wood
name-i19 = I19 Points for missions
    .short = Points for missions
name-i20 = I20 Cheaper missions
    .short = Cheaper missions
name-i21 = I21 Own market
    .short = Own market
name-i22 = I22 Own market
    .short = Own market
name-i23 = I23 Gold for basic resources
    .short = Gold for basic resources
name-i24 = I24 Marble for basic resources
    .short = Marble for basic resources
name-i25 = I25 Points for an attack
    .short = Points for an attack
name-i26 = I26 Gold for an attack
    .short = Gold for an attack
name-i27 = I27 Points for precious goods
    .short = Points for precious goods
name-i28 = I28 Cheaper precious goods
    .short = Cheaper precious goods
name-i29 = I29 More wood by ship
    .short = More wood by ship
name-i30 = I30 More stone by ship
    .short = More stone by ship
name-i31 = I31 More marble by ship
    .short = More marble by ship
name-i32 = I32 More gold by ship
    .short = More gold by ship
name-i33 = I33 Larger warehouse
    .short = Larger warehouse
name-i34 = I34 Cheaper temples
    .short = Cheaper temples
name-i35 = I35 Points for the highest tower
    .short = Points for the highest tower
name-i36 = I36 Points for the highest tower
    .short = Points for the highest tower
name-i37 = I37 Own temple site
    .short = Own temple site
name-i38 = I38 Most tower levels
    .short = Most tower levels
name-i39 = I39 Most mission points
    .short = Most mission points
name-i40 = I40 Most precious goods
    .short = Most precious goods
name-i41 = I41 Most temples
    .short = Most temples
name-i42 = I42 Most camels and ships
    .short = Most camels and ships
name-i43 = I43 Choice of precious goods
    .short = Choice of precious goods
name-i44 = I44 Double peace gifts
    .short = Double peace gifts
name-i45 = I45 Safe from raiders
    .short = Safe from raiders
name-i46 = I46 No tax
    .short = No tax
name-i47 = I47 Own building action
    .short = Own building action
name-i48 = I48 Own kingdom action
    .short = Own kingdom action

name-k1 = K1 A precious good
    .short = A precious good
name-k2 = K2 A precious good
    .short = A precious good
name-k3 = K3 A temple stage
    .short = A temple stage
name-k4 = K4 A temple stage
    .short = A temple stage
name-k5 = K5 A ship
    .short = A ship
name-k6 = K6 A ship
    .short = A ship
name-k7 = K7 Tower levels
    .short = Tower levels
name-k8 = K8 Tower levels
    .short = Tower levels
name-k9 = K9 Redirect the raiders
    .short = Redirect the raiders
name-k10 = K10 Redirect the raiders
    .short = Redirect the raiders
name-k11 = K11 A camel
    .short = A camel
name-k12 = K12 A camel
    .short = A camel
name-k13 = K13 Market
    .short = Market
name-k14 = K14 Swap two figures
    .short = Swap two figures
name-k15 = K15 Two upgrades
    .short = Two upgrades
name-k16 = K16 Resources
    .short = Resources
name-k17 = K17 Resources
    .short = Resources
name-k18 = K18 Resources
    .short = Resources
name-k19 = K19 A further temple
    .short = A further temple
name-k20 = K20 Destroy tower levels
    .short = Destroy tower levels
name-k21 = K21 Missions
    .short = Missions
name-k22 = K22 Missions
    .short = Missions
name-k23 = K23 Place three figures
    .short = Place three figures
name-k24 = K24 Place three figures
    .short = Place three figures
name-k25 = K25 An undrawn upgrade
    .short = An undrawn upgrade
name-k26 = K26 An undrawn upgrade
    .short = An undrawn upgrade

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
        [1] At any time: trade 1 { NAME($give) } for 1 { NAME($get, join: "or") }, as often as you like.
       *[other] At any time: trade 1 { NAME($give) } for { $count } { NAME($get, join: "or") } in any mix, as often as you like.
    }
    .title = Trade
    .line =
        { $count ->
            [1] { NAME($give) } for { NAME($get, join: "or") }
           *[other] { NAME($give) } for { $count } { NAME($get, join: "or") }
        }
about-trade_pp = At any time, once each in a round: a basic resource for { $pp } PP, a luxury resource for { $other } PP.
    .title = Buy goods
    .line = for { $pp } or { $other } PP
about-mission_pp = { $pp } PP for every mission you fulfil.
    .title = Missions
    .line = +{ $pp } PP each
about-precious_pp = { $pp } PP for every precious good you buy, { $other } PP for one that you get free.
    .title = Precious goods
    .line = +{ $pp } PP each
about-precious_pay_pp = Once in a round you may pay for a precious good with { $pp } PP; your score must not fall below 0.
    .title = Precious goods
    .line = one for { $pp } PP
about-precious_pick = When you buy a precious good, take any tile of the stack.
    .title = Precious goods
    .line = any of the stack
about-discount_mission =
    { $amount ->
        [one] Missions cost you { $amount } resource less.
       *[other] Missions cost you { $amount } resources less.
    }
    .title = Missions
    .line = pay { $amount } less
about-discount_precious =
    { $amount ->
        [one] Precious goods cost you { $amount } resource less.
       *[other] Precious goods cost you { $amount } resources less.
    }
    .title = Precious goods
    .line = pay { $amount } less
about-discount_temple =
    { $amount ->
        [one] Temple stages cost you { $amount } resource less.
       *[other] Temple stages cost you { $amount } resources less.
    }
    .title = Temple
    .line = pay { $amount } less
about-ship_bonus = Your ships gain { $amount } more { NAME($resource) }.
    .title = Ships
    .line = +{ $amount } { NAME($resource) } by ship
about-tower_free_multiple = Whenever the next level of your tower would be a multiple of { $amount }, it is added at once, free.
    .title = Tower
    .line = every { $amount }th free
about-tower_waive = Your tower costs no { NAME($resource) }.
    .title = Tower
    .line = without { NAME($resource) }
about-tower_prestige = { $pp } PP in every round in which your tower is the highest (among the owners of such tiles).
    .title = Highest tower
    .line = +{ $pp } PP a round
about-raid_immunity_always = Raiders never drive your figures away.
    .title = Raiders
    .line = always safe
about-raid_immunity_self = Raiders do not drive your figures away when you turned their card up.
    .title = Raiders
    .line = safe from your own
about-raid_gain = When you turn up a raider card: { $amount } gold and { $pp } PP.
    .title = Raiders
    .line = +{ $amount } gold, +{ $pp } PP
about-raid_gain_if_hit = When you turn up a raider card and an opponent’s figure is driven away: { $pp } PP.
    .title = Raiders
    .line = +{ $pp } PP if they hit
about-personal_market = Your own space: the full market.
    .title = Market
    .line = your own
about-personal_temple =
    { $pp ->
        [0] Your own space: a temple stage.
       *[other] Your own space: a temple stage, and { $pp } PP for it.
    }
    .title = Temple site
    .line =
        { $pp ->
            [0] your own
           *[other] your own, +{ $pp } PP
        }
about-personal_building = Your own space: one building action of your choice.
    .title = Building site
    .line = your own, any
about-personal_kingdom = Your own space: no tax, war supplies or start player, but not the action that you chose on the board.
    .title = Kingdom
    .line = your own action
about-end_bonus_tower_levels = { $pp } PP at the end if you alone have the most tower levels.
    .title = Most levels
    .line = { $pp } PP at the end
about-end_bonus_mission_pp = { $pp } PP at the end if you alone have the most mission points.
    .title = Best missions
    .line = { $pp } PP at the end
about-end_bonus_precious_goods = { $pp } PP at the end if you alone have the most precious goods.
    .title = Most goods
    .line = { $pp } PP at the end
about-end_bonus_temples_completed = { $pp } PP at the end if you alone have the most completed temples.
    .title = Most temples
    .line = { $pp } PP at the end
about-end_bonus_figures = { $pp } PP at the end if you alone have the most camels and ships.
    .title = Most figures
    .line = { $pp } PP at the end
about-warehouse_limit =
    { $amount ->
        [one] Your warehouse holds { $amount } resource.
       *[other] Your warehouse holds { $amount } resources.
    }
    .title = Warehouse
    .line = holds { $amount }
about-peace_multiplier =
    { $amount ->
        [one] Your peace gifts count once.
       *[other] Your peace gifts count { $amount } times.
    }
    .title = Gifts
    .line = count ×{ $amount }
about-tax_immunity = You never pay tax.
    .title = Taxes
    .line = none for you

## What missions bring

about-precious_take = In your building actions: any tile of one stack of precious goods.
    .title = Any good of one stack
about-temple_free_stage = In your building actions: the next temple stage, free.
    .title = A free temple stage
about-temple_new_foundation = In your building actions: the foundation of a further temple.
    .title = A further foundation
about-gain_ship = At any time, when placing too: another ship.
    .title = One more ship
about-gain_camel = At any time, when placing too: another camel.
    .title = One more camel
about-tower_levels =
    { $amount ->
        [one] In your building actions: { $amount } tower level, free.
       *[other] In your building actions: { $amount } tower levels, free.
    }
    .title = Tower +{ $amount }
about-tower_destroy =
    { $amount ->
        [one] In your building actions: an opponent’s tower loses { $amount } level.
       *[other] In your building actions: an opponent’s tower loses { $amount } levels.
    }
    .title = Another tower −{ $amount }
about-raid_redirect = When a raider card is turned up: let the raiders attack another region.
    .title = Redirect the raiders
about-swap_figures = After the attack: exchange one of your figures with an opponent’s of the same type.
    .title = Swap two figures
about-open_market = In the action phase: the market is open to you until its end.
    .title = Open market
about-upgrade_take_board =
    { $amount ->
        [one] After all purchases: { $amount } displayed upgrade, free.
       *[other] After all purchases: { $amount } displayed upgrades, free.
    }
    .title =
        { $amount ->
            [one] { $amount } free upgrade
           *[other] { $amount } free upgrades
        }
about-upgrade_take_undrawn = In your upgrade actions or after all purchases: an upgrade of epochs I and II that was never displayed.
    .title = An undrawn upgrade
about-gain_resources =
    { $amount ->
        [one] In the action phase: { $amount } resource of any kind.
       *[other] In the action phase: { $amount } resources of any kinds.
    }
    .title =
        { $amount ->
            [one] { $amount } resource
           *[other] { $amount } resources
        }
about-draw_missions =
    { $amount ->
        [one] In your building actions: draw { $amount } mission.
       *[other] In your building actions: draw { $amount } missions.
    }
    .title =
        { $amount ->
            [one] Draw { $amount } mission
           *[other] Draw { $amount } missions
        }
about-place_figures =
    { $amount ->
        [one] At the start of a placement turn: place { $amount } figure.
       *[other] At the start of a placement turn: place { $amount } figures.
    }
    .title =
        { $amount ->
            [one] Place { $amount } figure
           *[other] Place { $amount } figures at once
        }

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
verb-discard = Discard a mission for a resource
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
verb-end = Done
verb-keep = Done, but ask me again later

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

prompt-pick = You begin with one more resource. Choose { NAME($resources, join: "or") }.
    .others = { SEAT($seat) } chooses an extra resource: { NAME($resources, join: "or") }.
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
        [one] { NAME($space) }: buy an upgrade for { $price } resource of any kind, or finish.
       *[other] { NAME($space) }: buy an upgrade for { $price } resources of any kind, or finish.
    }
    .others =
        { $price ->
            [one] { SEAT($seat) } may buy an upgrade for { $price } resource ({ NAME($space) }).
           *[other] { SEAT($seat) } may buy an upgrade for { $price } resources ({ NAME($space) }).
        }
prompt-upgrade-end = All upgrades have been bought. Turn in a mission for upgrades, or finish.
    .others = { SEAT($seat) } may take upgrades by a mission.
prompt-building =
    { COUNT($open) ->
        [0] Your building actions: trade and use missions as you like, then finish.
       *[other] Your building actions: build, buy, fulfil missions and trade in any order, then finish. Still open: { NAME($open) }.
    }
    .others = { SEAT($seat) } builds and trades.
prompt-kingdom =
    { COUNT($open) ->
        [0] Your kingdom actions: trade and use missions as you like, then finish.
       *[other] Your kingdom actions: use what is still open, then finish. Still open: { NAME($open) }.
    }
    .others = { SEAT($seat) } takes kingdom actions.
prompt-kingdom-tax = Tax: pay { $gold } gold or lose { $prestige } PP. Whatever else you want to do here comes before it.
    .others = { SEAT($seat) } owes { $gold } gold in tax, or { $prestige } PP.
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
event-displayed = Epoch { epoch-number }, the upgrades on display: { NAME($upgrades) }.
event-round = Round { $round } (epoch { epoch-number }) begins. Start player: { SEAT($first) }.
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
       *[other] The raiders attack: { NAME($region) }.
    }
event-driven = { SEAT($seat) } loses figures: { NAME($spaces) }.
event-spared = The raiders spare these spaces: { NAME($spaces) }.
event-raid-gold = { SEAT($seat) } gains { $count } gold for the attack ({ NAME($upgrade) }).
event-slot = The region attacked last is now { NAME($region) }.
event-slot-cleared = No region counts as attacked last: every region can be attacked next.
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
event-discard = { SEAT($seat) } discards a mission for { NAME($resource) }: { NAME($mission) }.

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
        [one] { SEAT($seat) } destroys { $levels } tower level of { SEAT($target) }; height left: { $height }.
       *[other] { SEAT($seat) } destroys { $levels } tower levels of { SEAT($target) }; height left: { $height }.
    }
event-temple = { SEAT($seat) } builds a temple stage for { NAME($pay) }: { NAME($stage) }.
event-temple-free = { SEAT($seat) } builds a temple stage free: { NAME($stage) }.
event-completed =
    { $nth ->
        [1] { SEAT($seat) } is the first player to complete a temple and takes { amount-goods }.
        [2] { SEAT($seat) } is the second player to complete a temple and takes { amount-goods }.
        [3] { SEAT($seat) } is the third player to complete a temple and takes { amount-goods }.
       *[other] { SEAT($seat) } is the fourth player to complete a temple and takes { amount-goods }.
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
event-tax-paid = { SEAT($seat) } pays { $gold } gold in tax.
event-tax-lost = { SEAT($seat) } loses { $prestige } PP instead of paying tax.
event-exempt = { SEAT($seat) } is free of tax in this round.
event-supplies = { SEAT($seat) } gains { $prestige } PP for war supplies.
event-lead = { SEAT($seat) } takes the start player’s marker and { NAME($resource) }.
event-end = { SEAT($seat) } is done.
event-keep = { SEAT($seat) } is done for now and will act again in the kingdom actions.
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

refused-not-offered = This is not offered to you here: { NAME($resource) }. You may take { NAME($offered, join: "or") }.
refused-tile-taken = Somebody has taken this tile already: { NAME($upgrade) }.
refused-not-starting = This is not a start tile: { NAME($upgrade) }.
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

refused-nothing-to-resolve = None of your figures stands on a space that you could resolve now.
refused-no-figure-there = No figure of yours stands there: { NAME($space) }.
refused-no-figure-for-it = You have no figure on a space for this: { VERB($verb) }.
refused-other-action = { VERB($verb) } is not what this space is for: { NAME($space) }.
refused-not-resolved =
    { $when ->
        [market] With your figure there you can trade: { NAME($space) }.
        [upgrade] Your figure there acts in the upgrade actions: { NAME($space) }.
        [building] Your figure there acts in your building actions: { NAME($space) }.
        [kingdom] Your figure there acts in the kingdom actions: { NAME($space) }.
        [raiders] Your figure there acts in the raiders phase: { NAME($space) }.
       *[itself] This space takes effect automatically: { NAME($space) }.
    }
refused-all-figures =
    { $most ->
        [one] You have the only figure of this kind already: { NAME($figure) }.
       *[other] You have all { $most } figures of this kind already: { NAME($figure) }.
    }
refused-caravan =
    { $need_missions ->
        [0] Another camel needs a tower of height { $need_levels }; yours has height { $levels } (fulfilled missions: { $missions }).
       *[other] { $need_levels ->
            [0] Another camel needs { missions-needed }; you have fulfilled { $missions } (height of your tower: { $levels }).
           *[other] Another camel needs a tower of height { $need_levels } and { missions-needed }; your tower has height { $levels }, and you have fulfilled { $missions }.
        }
    }
refused-shipyard =
    { $each ->
        [one] Another ship needs { $each } precious good of each colour; you have too few of these: { NAME($colours) }.
       *[other] Another ship needs { $each } precious goods of each colour; you have too few of these: { NAME($colours) }.
    }

## Why not: trading

refused-no-market = No market is open to you, and you have no tile to trade with.
refused-nothing-to-trade = You could trade { NAME($open, join: "or") } here, but your warehouse has none of it.
refused-not-traded = You can trade { NAME($open) } now, not { NAME($resource) }.
refused-traded-already = What you got by trading or for a mission cannot be traded again this round: { NAME($resource) }.
refused-not-in-stock = You have none in your warehouse: { NAME($resource) }.
refused-traded-too-many = You have only { $count } in your warehouse: { NAME($resource) }.
refused-traded-none = Trade at least one: { NAME($resource) }.
refused-not-a-trade = You cannot trade { NAME($give) } for { NAME($get) } here.
refused-no-such-upgrade-owned = You have no tile that lets you buy resources for points.
refused-acquired-all = You have bought all that you may buy for points this round.
refused-acquired-already = You have already bought one of this sort for points this round: { NAME($resource) }.
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
        [0] You lack { NAME($lacking) }: the price is { NAME($price) }.
       *[other] Even with { waived-resources } waived you lack { short-resources }, in any mix of { NAME($lacking) }: the price is { NAME($price) }.
    }
refused-wrong-payment =
    { $discount ->
        [0] The price is { NAME($price) }, not { NAME($pay) }.
        [one] The price is { NAME($price) }, { $discount } resource less; { NAME($pay) } does not match it.
       *[other] The price is { NAME($price) }, { $discount } resources less; { NAME($pay) } does not match it.
    }
refused-points =
    { $why ->
        [tile] You have no tile that lets you pay with points (your score is { $score } PP, the price { $price } PP).
        [used] You have already paid with points this round (your score is { $score } PP, the price { $price } PP).
       *[score] You have { $score } PP and would fall below 0: the price is { $price } PP.
    }

## Why not: upgrades

refused-one-purchase = This figure has already bought an upgrade.
refused-not-displayed = This upgrade is not on display: { NAME($upgrade) }.

## Why not: towers, temples, goods, missions

refused-other-mode = On this space towers are built in { NAME($mode) }: { NAME($space) }.
refused-no-levels = Build at least one level.
refused-half-pair = In this match double levels are built in whole pairs, so { $levels } is not possible.
refused-tower-too-dear =
    { $levels ->
        [one] You lack { NAME($lacking) } for { $levels } level: the price is { NAME($price) }.
       *[other] You lack { NAME($lacking) } for { $levels } levels: the price is { NAME($price) }.
    }
refused-no-traitor-yet =
    In epoch { $epoch ->
        [1] I
        [2] II
       *[other] III
    } the traitor destroys nothing.
refused-nobody-to-betray = No opponent has a tower that is at least as high as yours.
refused-own-tower = The traitor does not attack your own tower.
refused-no-tower = { SEAT($target) } has no tower.
refused-lower-tower = The tower of { SEAT($target) } ({ $height }) is lower than yours ({ $own }).
refused-temple-in-progress = A new temple cannot be begun while another is in progress: { NAME($stage) }.
refused-stage-order = This stage needs another before it: { NAME($stage) } after { NAME($before) }.
refused-no-temple-card = There is no card left for this stage: { NAME($stage) }.
refused-other-stack = Here only goods of one colour are sold ({ NAME($colour) }), not { NAME($good) }.
refused-not-on-top = This is not on top of the stack: { NAME($good) }. On top is { NAME($top) }.
refused-stack-empty = The stack is empty: { NAME($colour) }.
refused-no-missions-left = There is no mission left to draw.
refused-no-mission-payable =
    You cannot pay for any mission in your hand. For the nearest, { NAME($mission) }, you lack { $discount ->
        [0] { NAME($lacking) }.
       *[other] { short-resources }, in any mix of { NAME($lacking) }.
    }

## Why not: turning in missions

refused-nothing-to-turn-in =
    { COUNT($hand) ->
        [0] You have no fulfilled mission left to turn in, and none in hand.
       *[other] You have no fulfilled mission left to turn in; in hand, not fulfilled yet: { NAME($hand) }.
    }
refused-not-fulfilled = You have not fulfilled this mission: { NAME($mission) }.
refused-returned = You have turned this mission in already: { NAME($mission) }.
refused-other-window =
    { $window ->
        [action] It can be turned in only in the action phase: { NAME($mission) }.
        [placement] It can be turned in only at the start of a placement turn: { NAME($mission) }.
        [raid_revealed] It can be turned in only when a raider card is turned up: { NAME($mission) }.
        [raid_resolved] It can be turned in only right after the attack: { NAME($mission) }.
        [upgrade] It can be turned in only in your upgrade actions or after all purchases: { NAME($mission) }.
        [upgrade_end] It can be turned in only after all purchases of upgrades: { NAME($mission) }.
        [building] It can be turned in only in your building actions: { NAME($mission) }.
       *[any] It can be turned in only when it is your turn to act or to place: { NAME($mission) }.
    }
refused-reward-nothing =
    { $why ->
        [stacks] All stacks of precious goods are empty: { NAME($mission) }.
        [cards] There is no card left for that temple stage: { NAME($mission) }.
        [towers] No opponent has a tower: { NAME($mission) }.
        [regions] There is no other region for the raiders: { NAME($mission) }.
        [pairs] No figure of yours and of an opponent could be exchanged: { NAME($mission) }.
        [market] The market is open to you already: { NAME($mission) }.
        [display] No upgrade is on display: { NAME($mission) }.
        [undrawn] There is no undrawn upgrade that you could take: { NAME($mission) }.
        [missions] There is no mission left to draw: { NAME($mission) }.
        [begun] It would have to come first in your turn: { NAME($mission) }.
       *[figures] Fewer than two of your figures could be placed: { NAME($mission) }.
    }
refused-reward = This cannot be the reward ({ NAME($mission) }): { NAME($reward) }.

## Why not: kingdom and going on

refused-no-tax = You owe no tax now.
refused-tax-with = Tax is settled with gold or prestige, not with { NAME($with) }.
refused-too-little-gold = The tax is { $gold } gold; you have { $have }.
refused-not-basic = Only wood or stone comes with the marker, not { NAME($resource) }.
refused-chosen-on-board = You chose this action on the board this round, so { NAME($space) } cannot repeat it: { VERB($verb) }.
refused-tax-first = Settle the tax first: { $gold } gold or { $prestige } PP.
refused-window-anyway = You need not ask: your kingdom actions come anyway.
refused-nothing-to-keep = There would be nothing for you to do in the kingdom actions.
refused-drop-count =
    { $count ->
        [one] Discard { $count } resource, not { $chosen }.
       *[other] Discard { $count } resources, not { $chosen }.
    }

## Options. A choice is `option-<name>-<choice>`; `.about` explains

option-expert_start = Start for experienced players
    .about = Everybody begins with any upgrade of epoch I instead of a start tile.
option-tower_prestige_tie = Ties for the highest tower
    .about = When a tie for the highest tower prevents points for it.
option-tower_prestige_tie-eligible_only = only among owners of tiles for it
option-tower_prestige_tie-strict = always
option-undrawn_includes_spare_starters = Spare start tiles stay in play
    .about = Start tiles that nobody chose can be taken with missions K25 and K26.
option-raid_slot_cleared_without_attack = A round without an attack frees all regions
    .about = After a round without an attack every region can be attacked again.
option-swap_without_attack = Swapping without an attack
    .about = Mission K14 may be used in a round without an attack too.
option-double_partial_pair = Half pairs of double levels
    .about = The second level of a pair may be forgone for the same price.
option-auto_resolve = Automatic steps
    .about = Resources, gifts, caravan, shipyard and war supplies happen by themselves as soon as there is nothing to gain by waiting.
option-skip_idle_windows = Skip empty kingdom actions
    .about = Whoever has nothing to do in the kingdom actions is asked only if they wanted to be asked again.
option-free_level_when_gained = Free level at once
    .about = A tile that makes every fifth level free adds one as soon as you gain it; otherwise it waits until you build.

## What a player has

group-resources = Resources
group-figures = Camels and ships
group-buildings = Buildings
group-precious = Precious goods
group-cards = Cards and tiles
holding-wood = { $count } wood
    .label = Wood
holding-stone = { $count } stone
    .label = Stone
holding-marble = { $count } marble
    .label = Marble
holding-gold = { $count } gold
    .label = Gold
holding-camels_free = { $count ->
        [one] { $count } free camel
       *[other] { $count } free camels
    }
    .label = Camels in the supply
holding-ships_free = { $count ->
        [one] { $count } free ship
       *[other] { $count } free ships
    }
    .label = Ships in the supply
holding-camels = { $count ->
        [one] { $count } camel
       *[other] { $count } camels
    }
    .label = Camels in all
holding-ships = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
    .label = Ships in all
holding-tower = { $count ->
        [one] { $count } tower level
       *[other] { $count } tower levels
    }
    .label = Tower
holding-temple_stages = { $count ->
        [one] { $count } temple stage
       *[other] { $count } temple stages
    }
    .label = Temple stages
holding-temples = { $count ->
        [one] { $count } completed temple
       *[other] { $count } completed temples
    }
    .label = Completed temples
holding-grey_goods = { $count ->
        [one] { $count } grey good
       *[other] { $count } grey goods
    }
    .label = Grey goods
holding-yellow_goods = { $count ->
        [one] { $count } yellow good
       *[other] { $count } yellow goods
    }
    .label = Yellow goods
holding-red_goods = { $count ->
        [one] { $count } red good
       *[other] { $count } red goods
    }
    .label = Red goods
holding-upgrades = { $count ->
        [one] { $count } upgrade
       *[other] { $count } upgrades
    }
    .label = Upgrades
holding-missions = { $count ->
        [one] { $count } mission in hand
       *[other] { $count } missions in hand
    }
    .label = Missions in hand
holding-open_missions = { $count ->
        [one] { $count } fulfilled mission
       *[other] { $count } fulfilled missions
    }
    .label = Fulfilled missions
holding-returned_missions = { $count ->
        [one] { $count } mission turned in
       *[other] { $count } missions turned in
    }
    .label = Missions turned in
holding-raider_card = { $count ->
        [one] { $count } raider card
       *[other] { $count } raider cards
    }
    .label = Raider card
holding-start_marker = { $count ->
        [one] { $count } start player’s marker
       *[other] { $count } start player’s markers
    }
    .label = Start player’s marker
event-tie-goods = { SEAT($first) } and { SEAT($second) } are level on points ({ $points }). Precious goods decide: { SEAT($first) } has { $more }, { SEAT($second) } has { $less }.
points-buildings = Buildings
points-cards = Missions, goods, bonuses
points-others = Other points

## A turn in a line, after the name of its player

turn-round = round { $round } begins (epoch { epoch-number }), start player { SEAT($first) }
turn-displayed = epoch { epoch-number }: new upgrades are on display
turn-no-attack = no attack in this round
turn-attacked =
    { COUNT($spaces) ->
        [0] attack: { NAME($region) }, nobody was there
       *[other] attack: { NAME($region) }, figures lost: { SEAT($losers) }
    }
turn-tower-points = the towers score
turn-over =
    the end: { COUNT($winners) ->
        [0] nobody wins
        [one] { SEAT($winners) } wins
       *[other] { SEAT($winners) } share the victory
    }
turn-place = placed a { NAME($figure) }: { NAME($space, case: "short") }
    .short = { NAME($figure) }: { NAME($space, case: "short") }
turn-out = placed nothing more
turn-pick = began with one more resource: { NAME($resource) }
turn-take-start = began with “{ NAME($upgrade, case: "short") }”
turn-revealed = turned up the raider card: { NAME($region) }
    .short = raider card: { NAME($region) }
turn-redirected = sent the raiders elsewhere: { NAME($region) }
turn-decline-redirect = let the raiders come
turn-swapped = swapped figures with { SEAT($target) }: { NAME($own) } for { NAME($other) }
turn-decline-swap = swapped no figures
turn-hired = picked a raider card in secret
turn-hire-nothing = took the camel back from the raiders
turn-buy = bought “{ NAME($upgrade, case: "short") }”
turn-take = took “{ NAME($upgrade, case: "short") }”
turn-completed = completed a temple
turn-temple = built a temple stage: { NAME($stage) }
turn-temple-free = built a temple stage free: { NAME($stage) }
turn-fulfil = fulfilled “{ NAME($mission, case: "short") }”
turn-betray =
    { $levels ->
        [one] destroyed { $levels } tower level of { SEAT($target) }
       *[other] destroyed { $levels } tower levels of { SEAT($target) }
    }
turn-tower =
    { $levels ->
        [one] built { $levels } tower level, up to { $height }
       *[other] built { $levels } tower levels, up to { $height }
    }
turn-precious = bought { NAME($good) }
turn-precious-points = bought { NAME($good) } for { $prestige } PP
turn-fetched = took { NAME($good) } from the stack
turn-new-figure = gained a { NAME($figure) }
turn-gain-figure = turned in a mission for a { NAME($figure) }
turn-lead = took the start player’s marker
turn-draw =
    { $count ->
        [one] drew { $count } mission
       *[other] drew { $count } missions
    }
turn-turn-in = turned in “{ NAME($mission, case: "short") }”
turn-supplies = sent war supplies for { $prestige } PP
turn-prestige = has the highest tower ({ $height }): { $prestige } PP
turn-gifts = brought peace gifts for { $prestige } PP
turn-gain =
    { $count ->
        [one] brought home { NAME($resources) }
       *[other] brought home { NAME($resources) } with { $count } figures
    }
    .short = brought home { NAME($resources) }
turn-tax-lost = lost { $prestige } PP instead of paying tax
turn-tax-paid = paid { $gold } gold in tax
turn-exempt = paid no tax
turn-trade = traded { NAME($give) } for { NAME($get) }
turn-discard = discarded “{ NAME($mission, case: "short") }” for { NAME($resource) }
turn-acquire = paid { $prestige } PP for { NAME($resource) }
turn-drop = discarded { NAME($resources) }
turn-returned = left figures unused: { NAME($spaces) }
turn-keep = ended the building actions
turn-end = finished

## What things are

kind-space-camel = Space for a camel
kind-space-ship = Space for a ship
kind-space-either = Space for a camel or a ship
kind-upgrade = Upgrade of epoch { epoch-number }
kind-mission = King’s mission: { NAME($price) }, { $prestige } PP
kind-region = Region
kind-raider-card = Raider card
kind-stage = Temple stage
kind-good = Precious good
kind-stack = Stack of precious goods
kind-basic = Basic resource
kind-luxury = Luxury resource
kind-figure = Figure
kind-band = Tower prices
kind-tax = Tax
kind-tower = Tower
kind-points = Points
amount-goods =
    { $count ->
        [one] { $count } precious good
       *[other] { $count } precious goods
    }
missions-needed =
    { $need_missions ->
        [one] { $need_missions } fulfilled mission
       *[other] { $need_missions } fulfilled missions
    }
epoch-number =
    { $epoch ->
        [1] I
        [2] II
       *[other] III
    }

about-space-raiders = Pick a raider card in secret; its region is attacked in the next round. This space is never attacked.
    .title = Hire
about-space-buy_upgrade = Buy an upgrade on display for any resources: { $first } in epoch I, { $second } in II, { $third } in III. Buying order of this space: { $order }.
    .title = Upgrade
about-space-tower_single = Build tower levels one by one. Up to level { $last } each costs { NAME($price) }, higher ones cost more.
    .title = Tower
about-space-tower_double = Build tower levels in pairs. Up to level { $last } a pair costs { NAME($price) }, higher ones cost more.
    .title = Tower pair
about-space-traitor = An opponent’s tower that is at least as high as yours loses levels: { $first } in epoch I, { $second } in II, { $third } in III.
    .title = Traitor
about-space-temple_build =
    { $missions ->
        [0] Build one temple stage.
        [one] Build one temple stage and draw { $missions } mission afterwards.
       *[other] Build one temple stage and draw { $missions } missions afterwards.
    }
    .title = Temple
about-space-buy_precious = Buy the top tile of a stack ({ NAME($colour) }) for { NAME($price) }.
    .title = Precious goods
about-space-mission_draw = Draw a mission.
    .title = Draw
about-space-mission_fulfil = Pay for a mission of your hand and lay it out.
    .title = Mission
about-space-tax_exempt = As long as your figure stands here you owe no tax. The tax in gold: { $first } in epoch I, { $second } in II, { $third } in III.
    .title = Tax free
about-space-war_supplies = 1 PP for every level by which your tower is higher than the lowest of all.
    .title = War supplies
about-space-start_player = Take the start player’s marker for the next round, and 1 wood or 1 stone.
    .title = Start player
about-space-gain_resource = Brings { NAME($resource) }: { $first } in epoch I, { $second } in II, { $third } in III.
    .title = { NAME($resource) }
about-space-peace_gifts = Brings prestige: { $first } PP in epoch I, { $second } in II, { $third } in III.
    .title = Gifts
about-space-market_full = Trade as often as you like: 1 basic resource for 1 luxury resource, 1 luxury resource for 2 basic resources.
    .title = Market
    .line = all trades
about-space-market_basic = Trade as often as you like: 1 basic resource for 1 luxury resource.
    .title = Market
    .line = for luxury
about-space-caravan = Brings another camel, up to { $most }, if your tower is high enough or you have fulfilled enough missions.
    .title = Caravan
about-space-shipyard = Brings another ship, up to { $most }, if you have precious goods of each colour: { $each } of each for the first one.
    .title = Shipyard
about-region =
    { $count ->
        [one] A region with { $count } space. If raiders attack { NAME($region) }, all figures there are driven away.
       *[other] A region with { $count } spaces. If raiders attack { NAME($region) }, all figures there are driven away.
    }
about-raider-card =
    { $count ->
        [one] Whoever holds it turns it up in the next round, and the raiders attack { NAME($region) } with its { $count } space.
       *[other] Whoever holds it turns it up in the next round, and the raiders attack { NAME($region) } with its { $count } spaces.
    }
about-stage = Costs { NAME($price) }; a temple that shows it is worth { $prestige } PP at the end.
about-stage-last = Costs { NAME($price) } and completes a temple, worth { $prestige } PP at the end. Precious goods for completing one: { $first } for the first player, { $second } for the next other player.
about-good = Costs { NAME($price) } (stack: { NAME($colour) }). Sets of different kinds count at the end: { $one } PP for one kind, up to { $all } PP for all.
about-stack = Holds { NAME($goods) }; the top tile costs { NAME($price) }.
about-basic =
    { $limit ->
        [one] A basic resource. Your warehouse holds { $limit } resource from one round to the next.
       *[other] A basic resource. Your warehouse holds { $limit } resources from one round to the next.
    }
about-luxury =
    { $limit ->
        [one] A luxury resource. Your warehouse holds { $limit } resource from one round to the next.
       *[other] A luxury resource. Your warehouse holds { $limit } resources from one round to the next.
    }
about-camel = Goes by land. You begin with { $first } and can have { $most }.
about-ship = Goes by sea. You begin with { $first } and can have { $most }.
about-band =
    { $last ->
        [0] From level { $first } on: { NAME($single) } for a level, { NAME($double) } for a pair.
       *[other] Levels { $first } to { $last }: { NAME($single) } for a level, { NAME($double) } for a pair.
    }
about-tax =
    { $gold ->
        [0] No tax is due; otherwise it would be { $gold } gold or { $prestige } PP.
       *[other] In every round: { $gold } gold, or { $prestige } PP are lost.
    }
about-taxes = Due in the kingdom actions of every round, in gold: { $first } in epoch I, { $second } in II, { $third } in III. Whoever does not pay loses PP.
about-tower =
    { $times ->
        [one] { $prestige } PP for each level, scored { $times } time: at the end of every epoch.
       *[other] { $prestige } PP for each level, scored { $times } times: at the end of every epoch.
    }
about-prestige = Prestige points decide the match. Everybody begins with { $start }.

## What things cost and bring now

row-free = Nobody stands here.
row-figure = A { NAME($figure) } of { SEAT($owner) } stands here.
row-other-side = Not used with this number of players.
row-raid-slot = Attacked last, so the raiders cannot come here next: { NAME($region) }.
row-raid-possible = { SEAT($holder) } holds a raider card: a figure here may be driven away ({ NAME($region) }).
row-raid-own = Your own raider card is { NAME($region) }: a figure here will be driven away unless somebody sends the raiders elsewhere.
row-raid-late = No round is left in which raiders could attack.
row-slot = Not available, because attacked last: { NAME($region) }.
row-price =
    { $discount ->
        [0] Costs you { NAME($price) }.
       *[other] Costs you { NAME($price) }, { $discount } of them waived.
    }
short-resources =
    { $short ->
        [one] { $short } resource
       *[other] { $short } resources
    }
waived-resources =
    { $discount ->
        [one] { $discount } resource
       *[other] { $discount } resources
    }
row-lacking =
    { $discount ->
        [0] You lack { NAME($lacking) }.
       *[other] You lack { short-resources }, in any mix of { NAME($lacking) }.
    }
row-mission =
    { NAME($mission) }: { $prestige } PP for { NAME($price) }{ $discount ->
        [0] { "" }
       *[other] { " " }({ waived-resources } waived)
    }{ COUNT($lacking) ->
        [0] .
       *[other] ; { $discount ->
            [0] you lack { NAME($lacking) }.
           *[other] you lack { short-resources }, in any mix of { NAME($lacking) }.
        }
    }
row-no-display = No upgrade is on display any more.
row-upgrade-price =
    { $price ->
        [one] Costs you { $price } resource of any kind; your resources: { $have }.
       *[other] Costs you { $price } resources of any kind; your resources: { $have }.
    }
row-display =
    { $count ->
        [one] { $count } upgrade on display
       *[other] { $count } upgrades on display
    }
row-level =
    { $most ->
        [0] Level { $level } costs you { NAME($price) }.
        [one] Level { $level } costs you { NAME($price) }; you can pay for { $most } level now.
       *[other] Level { $level } costs you { NAME($price) }; you can pay for { $most } levels now.
    }
row-pair =
    { $most ->
        [0] A pair from level { $level } on costs you { NAME($price) }.
        [one] A pair from level { $level } on costs you { NAME($price) }; you can pay for { $most } level now.
       *[other] A pair from level { $level } on costs you { NAME($price) }; you can pay for { $most } levels now.
    }
row-level-worth =
    { $times ->
        [one] Each level will have brought { $prestige } PP by the end: it is scored once more ({ $times }).
       *[other] Each level will have brought { $prestige } PP by the end: it is scored { $times } times.
    }
row-traitor =
    { $levels ->
        [one] Takes { $levels } level from the tower of one of them: { SEAT($targets) }.
       *[other] Takes { $levels } levels from the tower of one of them: { SEAT($targets) }.
    }
row-stage = Brings { $prestige } PP more at the end: { NAME($stage) }.
row-good = A new kind for you, { $prestige } PP at the end: { NAME($good) }.
row-good-again = You have it already; as part of another set it brings { $prestige } PP at the end: { NAME($good) }.
row-deck = Missions in the deck: { $count }.
row-no-tax-yet = No tax is due in epoch { epoch-number }, so the space does nothing.
row-immune = You never pay tax anyway.
row-no-tax = Saves you { $gold } gold or { $prestige } PP in tax.
row-supplies = Brings { $prestige } PP as things stand: your tower has height { $height }, the lowest has height { $lowest }.
row-marker = The marker is with { SEAT($holder) }.
row-gain = Brings you { NAME($resources) }.
row-points = Brings you { $prestige } PP.
row-tradable = You could trade { NAME($resources) }.
row-camel = Brings you another camel: you meet the condition.
row-ship = Brings you another ship: you meet the condition.
row-most = { compared-by }: you have the most, { $own } against { $best } ({ SEAT($rivals) }).
row-tie = { compared-by }: a tie at { $own } with { SEAT($rivals) }.
row-behind = { compared-by }: you have { $own }, the most is { $best } ({ SEAT($rivals) }).
compared-by =
    { $of ->
        [tower_levels] Tower levels
        [mission_pp] PP for missions
        [precious_goods] Precious goods
        [figures] Camels and ships
       *[temples_completed] Completed temples
    }
row-owner = Belongs to { SEAT($owner) }.
row-on-display = On display.
row-removed = Out of the game.
row-to-come = May come in epoch { epoch-number }.
row-undrawn = Was never displayed; only missions can bring it.
row-returned = Turned in by { SEAT($owner) }: { $prestige } PP at the end.
row-fulfilled = Fulfilled by { SEAT($owner) }: { $prestige } PP at the end, { $half } PP once it is turned in.
row-in-hand = In your hand.
row-discarded = Discarded.
row-unseen = In the deck or in a player’s hand.
row-attacked-last = Attacked last.
row-your-figures = Your figures here: { NAME($spaces) }.
row-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
row-in-stack =
    { $count ->
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }
row-on-top = On top of the stack.
row-you-have = You have { $count } × { NAME($good) }.
row-stack =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
row-top = On top: { NAME($good) }.
row-stores = In your warehouse: { $count }; traded and not to be traded again this round: { $traded }.
row-figures = Your figures of this kind: { $all }; in your supply: { $free }.
row-score = On the track { $score } PP, your tower now { $tower } PP, all together { $total } PP.

## Before a choice

remark-halved = { NAME($mission) } will be worth { $half } PP instead of { $prestige } PP.
remark-prestige = If nobody gets higher: { $prestige } PP in this round for the highest tower.
remark-half-pair = You pay for a whole pair and forgo its second level.
remark-another-set = You have { NAME($good) } already: { $prestige } PP, where a new kind would bring { $new } PP.
remark-raid-you = Your figures would be driven away: { NAME($spaces) }.
remark-raid-other = Figures of { SEAT($target) } would be driven away: { NAME($spaces) }.
remark-unused =
    { COUNT($spaces) ->
        [one] A figure stays unused: { NAME($spaces) }.
       *[other] Figures stay unused: { NAME($spaces) }.
    }
    .short =
        { COUNT($spaces) ->
            [one] 1 figure unused
           *[other] { COUNT($spaces) } figures unused
        }
remark-above =
    { $count ->
        [one] { $count } resource is above your limit of { $limit } and is lost at the end of the round.
       *[other] { $count } resources are above your limit of { $limit } and are lost at the end of the round.
    }
    .short =
        { $count ->
            [one] { $count } resource above your limit of { $limit }
           *[other] { $count } resources above your limit of { $limit }
        }
remark-hand-lost =
    { $count ->
        [one] { $count } mission in hand will be worth nothing: the match ends with this round.
       *[other] { $count } missions in hand will be worth nothing: the match ends with this round.
    }
    .short =
        { $count ->
            [one] { $count } mission worth nothing
           *[other] { $count } missions worth nothing
        }

## What a space does now, in a few words

line-sold-out = sold out
line-deck = { $count } left
line-too-late = too late
line-raiders = next round
line-traitor =
    { $count ->
        [one] −{ $count } level
       *[other] −{ $count } levels
    }
line-immune = you pay none
line-saved = saved
line-all-there = you have all
line-ready = ready
line-no-effect = no effect
line-from-epoch =
    { $epoch ->
        [1] from epoch I
        [2] from epoch II
       *[3] from epoch III
    }
line-no-tax = no tax
line-no-card = no card left
