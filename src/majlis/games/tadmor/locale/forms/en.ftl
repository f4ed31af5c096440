## Kinds of components, in the order of the box

form-missions = Missions
form-temple-stages = Temple stages
form-tower-levels = Tower levels
form-upgrades = Upgrades
form-taxes = Taxes
form-spaces = Spaces of the board

## Single components

title-mission = Mission { $id }
title-stage = Temple: { NAME($id) }
title-band = Tower levels from { $first } on
title-upgrade = Upgrade { $id }
title-epoch = Epoch { $id }
title-space = { NAME($id) }

## Fields

field-cost = Cost
field-pp = Prestige points
field-reward = Reward
field-window = Turned in
field-copies = Copies
field-single = One level
field-double = Two levels
field-effect = Effect
field-tax_pp = Points lost for an unpaid tax
field-tax_gold = Tax in gold
field-upgrade_cost = Price of an upgrade
field-traitor_levels = Levels that a traitor takes
field-region = Region
field-figure = Figure
field-action = Action
field-subphase = Carried out
field-sides = Sides of the board
field-order = Order of purchase
field-mode = Way
field-draw_missions = Missions drawn
field-resource = Resource
field-amounts = Amount in epochs I, II, III
field-gifts = Points in epochs I, II, III
field-colour = Colour of the stack
field-market = market
field-give = given
field-get = received
field-get_n = number
field-basic_pp = points for a basic resource
field-basic_per_round = times each round
field-luxury_pp = points for a luxury resource
field-luxury_per_round = times each round
field-bought_pp = points when bought
field-free_pp = points when free
field-per_round = times each round
field-target = what
field-amount = number
field-of = number
field-when = when
field-gold = gold
field-require = condition
field-actions = actions
field-pp_if_done = points
field-repeat_board_action = also what one did on the board
field-metric = compared
field-limit = number
field-factor = times
field-levels = levels
field-count = number
field-max_epoch = epochs up to

## Words to choose from

region-palmyra = Palmyra
region-ebla = Ebla
region-damascus = Damascus
region-antioch = Antioch
region-north_sea = North Sea
region-south_sea = South Sea
region-euphrates = Euphrates
region-none = no region
figure-camel = camel
figure-ship = ship
figure-either = camel or ship
action-raiders = raiders
action-buy_upgrade = buy an upgrade
action-tower_build = build the tower
action-traitor = traitor
action-temple_build = build a temple
action-buy_precious = buy a precious good
action-mission_draw = draw a mission
action-mission_fulfil = fulfil a mission
action-tax_exempt = no tax
action-war_supplies = war supplies
action-start_player = start player
action-gain_resource = gain a resource
action-market = market
action-caravan = caravan
action-shipyard = shipyard
action-peace_gifts = peace gifts
subphase-raiders = with the raiders
subphase-upgrade = with the upgrades
subphase-building = with the buildings
subphase-kingdom = with the kingdom actions
subphase-any_time = at any time
side-two = 2 players
side-three_four = 3 and 4 players
mode-single = single levels
mode-double = double levels
mode-basic_to_luxury = basic resources for luxury resources
mode-full = full market
window-any = at any time
window-action = in the action phase
window-placement = when placing figures
window-raid_revealed = when a raider card is turned up
window-raid_resolved = after the attack
window-upgrade = in your upgrade actions
window-upgrade_end = after all purchases of upgrades
window-building = in the building actions
target-mission = missions
target-precious = precious goods
target-temple = temple stages
immune-always = always
immune-self_revealed = if you turned up their card
require-none = in any case
require-opponent_removed = if an opponent’s figure is driven away
metric-tower_levels = tower levels
metric-mission_pp = mission points
metric-precious_goods = precious goods
metric-temples_completed = completed temples
metric-figures = camels and ships

## Sentences: upgrades

sentence-trade = At any time: 1 of { $give } for { $get_n } of { $get }
sentence-trade-pp = A basic resource for { $basic_pp } PP, { $basic_per_round } times each round; a luxury resource for { $luxury_pp } PP, { $luxury_per_round } times each round
sentence-mission-pp = { $pp } PP for every mission that you fulfil
sentence-precious-pp = { $bought_pp } PP for every precious good that you buy, { $free_pp } PP for one that you get for free
sentence-precious-pay-pp = Pay for a precious good with { $pp } PP, { $per_round } times each round
sentence-precious-pick = Take any tile of a stack when you buy a precious good
sentence-discount = For { $target } you pay { $amount } resources less
    .one = For { $target } you pay { $amount } resource less
sentence-ship-bonus = Your ships bring { $amount } more: { $resource }
sentence-tower-free-multiple = Tower levels that are a multiple of { $of } are free
sentence-tower-waive = Your tower needs none of this: { $resource }
sentence-tower-prestige = { $pp } PP each round in which your tower is the highest
sentence-raid-immunity = Raiders do not drive your figures away: { $when }
sentence-raid-reveal-gain = When you turn up a raider card: { $pp } PP and { $gold } gold, { $require }
sentence-personal-market = A space of your own: { $market }
sentence-personal-action = A space of your own: { $actions }; missions drawn: { $draw_missions }; PP if done: { $pp_if_done }; also what you did on the board: { $repeat_board_action }
sentence-end-bonus = { $pp } PP at the end if you alone have the most: { $metric }
sentence-warehouse-limit = Your warehouse holds { $limit } resources
    .one = Your warehouse holds { $limit } resource
    .one = Your warehouse holds { $limit } resource
sentence-peace-multiplier = Your peace gifts count ×{ $factor }
sentence-tax-immunity = You never pay taxes

## Sentences: missions

sentence-precious-take = Take any tile of a stack of precious goods
sentence-temple-free-stage = Build the next temple stage for free
sentence-temple-new-foundation = Build the foundation of another temple
sentence-gain-ship = Gain a ship
sentence-gain-camel = Gain a camel
sentence-tower-levels = Build { $levels } tower levels
    .one = Build { $levels } tower level
sentence-tower-destroy = Take { $levels } levels from an opponent’s tower
    .one = Take { $levels } level from an opponent’s tower
sentence-raid-redirect = Send the raiders to another region
sentence-swap-figures = Swap a figure with an opponent’s of the same kind
sentence-open-market = Trade in the action phase: { $market }
sentence-upgrade-board = Take { $count } upgrades from the board
    .one = Take { $count } upgrade from the board
sentence-upgrade-undrawn = Take an upgrade that was never on display, of epochs up to { $max_epoch }
sentence-gain-resources = Gain { $count } resources of your choice
    .one = Gain { $count } resource of your choice
sentence-draw-missions = Draw { $count } missions
    .one = Draw { $count } mission
sentence-place-figures = Place { $count } figures at once
    .one = Place { $count } figure

## What is wrong

box-same-resource = { $field }: a resource cannot be traded for itself.
box-more-than-wood = { $field }: one and two levels must cost something besides wood.
box-personal-actions = { $field }: the market, or building actions, or kingdom actions.
box-same-order = { $field }: two upgrade spaces of a side have the same order.
box-raiders-space = { $field }: the space of the raiders, and no other, has their action.
box-rounds-gap = { $field }: the rounds must go on from { $first } without a gap.
box-rounds-total = { $field }: the rounds of all epochs must add up to { $count }, not { $given }.
box-picks = { $field }: each choice needs at least one resource.
box-picks-missing = { box-picks }
box-removed-upgrades = { $field }: “removed_upgrades” must list the upgrades that stay out with two players, in their order.
box-raiders-once = { $field }: each side of the board has exactly one space of the raiders ({ $side }).
box-full-market = { $field }: the full market must offer whatever the small one offers.
box-precious-kinds = { $field }: “kinds” must be the three precious goods of that colour, in their order.
box-upgrade-order = { $field }: the upgrades must stand in the order of their epochs, and each epoch needs some.
box-starting-tiles = { $field }: { $count } starting upgrades of epoch I are needed, for any number of players.
box-personal-most = { $field }: at most { $most } personal tiles.
box-personal-actions-missing = { box-personal-actions }
