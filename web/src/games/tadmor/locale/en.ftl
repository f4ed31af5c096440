# The board of Tadmor: what only the page says. The game's own words are in src/majlis/games/tadmor/locale.

## The map

board-map = Caravan map
board-attacked = attacked now
board-safe = safe
board-held = your attack
board-holder = { SEAT($seat) } holds a raider card
board-raid-region = Attack { NAME($region) }
board-free = free
board-taken-by = { NAME($figure) } of { SEAT($seat) }
board-for-figure =
    { $figure ->
        [camel] For a camel
        [ship] For a ship
       *[either] For a camel or a ship
    }

board-badge-bonus = { $count } by your upgrade
board-badge-order = Number { $count }
board-badge-levels = Levels at once: { $count }
board-badge-mission =
    { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
board-badge-stack = In the stack: { $count }
board-badge-prestige = { $count } prestige
board-any-resource =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
board-resource = { NAME($resource) }
board-need-tower = a tower of { $count }
board-need-missions =
    { $count ->
        [one] { $count } mission fulfilled
       *[other] { $count } missions fulfilled
    }
board-need-goods = { NAME($colour) }: { $count }

## Upgrades

board-upgrades = Upgrades
board-upgrades-price =
    { $count ->
        [one] { $count } resource each
       *[other] { $count } resources each
    }
board-upgrades-none = None on display
board-own-upgrades = Your upgrades

## Missions

board-mission-ready = You can pay this
board-mission-lacks = { $count } short
board-mission-fulfilled = Fulfilled
board-mission-returned = Turned in: counts { $count } PP

## Own things

board-own = Your things
board-open = Open to you
board-to-place = To place
board-supply = Figures
board-warehouse = Warehouse
board-of-limit = { $count } of { $limit }
board-traded = Traded goods
board-tower = Tower
board-tower-height =
    { $count ->
        [one] Tower: { $count } level
       *[other] Tower: { $count } levels
    }
board-temple = Temple
board-temple-none = No temple yet
board-goods = Precious goods
board-good-count =
    { $count ->
        [0] { NAME($good) }: none
       *[other] { NAME($good) }: { $count }
    }
board-next-kind = next +{ $count }
board-prestige = { $count } PP
board-missions = Missions
board-missions-none = None
board-mission-can = ready
board-mission-halves = Turned in, it counts only { $half } PP instead of { $count }.
board-missions-done =
    { $count } done, { $pp } PP
board-missions-hand = In your hand
board-upgrades-usable =
    { $count ->
        [one] { $count } can be used now
       *[other] { $count } can be used now
    }
board-areas = Parts of the board
board-fulfilled = Fulfilled missions
board-of-resource = { $count } { NAME($resource) }
board-prestige-instead = { $count } PP instead

## Asking

board-title-place =
    { $count ->
        [one] Place a figure
       *[other] Place { $count } figures
    }
board-title-last-figure = One more figure?
board-title-redirect = The raiders come: { NAME($region) }
board-title-swap = Swap two figures?
board-title-hire = Where do the raiders strike next?
board-title-upgrade = Buy an upgrade
board-title-upgrade-end = Take upgrades
board-title-building = Build and trade
board-title-kingdom = Kingdom
board-title-kingdom-tax = Pay your tax
board-title-prize =
    { $count ->
        [one] Your temple is complete: take a precious good
       *[other] Your temple is complete: take { $count } precious goods
    }
board-title-drop =
    { $count ->
        [one] Discard { $count } resource: your warehouse holds { $limit }
       *[other] Discard { $count } resources: your warehouse holds { $limit }
    }
board-title-pick = Choose one more resource to begin with
board-title-start-tile = Choose an upgrade to begin with

board-still-open = Still open: { $list }
board-nothing-open = Nothing else is open to you
board-choices = Choices
board-ask-place-hint = Choose a lit space: camels go on round ones, ships on square ones
board-ask-figure =
    { $figure ->
        [camel] Place a camel
       *[ship] Place a ship
    }
board-ask-place = Which figure goes there?
board-ask-use =
    { $of ->
        [mission] Mission “{ $reward }”: what do you do with it?
       *[space] { $place }: what for?
    }
board-ask-buy = Buy: { $tile }
board-ask-tower = Build your tower
board-ask-betray = Whose tower?
board-ask-temple = Build: { NAME($stage) }
board-ask-precious =
    { $known ->
        [yes] Buy { NAME($good) }
       *[no] Buy a precious good
    }
board-ask-draw = Draw a mission
board-ask-fulfil = Fulfil a mission
board-ask-lead = Become start player
board-ask-discard = Discard this mission for a resource
board-ask-turn_in = Turn in: { $reward }
board-ask-exempt = No tax this round
board-ask-supply = War supplies
board-ask-resolve = { $place }
board-ask-hire = Hire the raiders
board-ask-trade = Trade
board-ask-trade-hint = From the warehouse; what you get cannot be traded again this round
board-do-buy = Buy
board-do-tower = Build
board-do-temple = Build
board-do-precious = Buy
board-do-draw = Draw
board-do-fulfil = Fulfil
board-do-turn_in = Turn in
board-do-drop = Discard these
board-end-upgrade = No upgrade
board-end-upgrade-end = No upgrades
board-end-building = End building
board-end-kingdom = End kingdom phase
board-do-keep = Ask me again later
board-do-done = Close the market
board-do-decline = No
board-do-tax-gold = Pay { $count } gold
board-do-tax-prestige = Lose { $count } PP
board-use-resolve = Use it
board-use-tower = Tower
board-use-betray = Traitor
board-use-temple = Temple
board-use-precious = Precious good
board-use-draw = Draw a mission
board-use-fulfil = Fulfil a mission
board-use-lead = Become start player
board-use-exempt = No tax
board-use-supply = War supplies
board-use-discard = Discard for a resource
board-use-place = Place
board-choose-verb = Choose what to do
board-choose-figure = Choose a figure
board-choose-space = Choose a figure on the map
board-choose-upgrade = Choose a lit upgrade
board-choose-mission = Choose a mission
board-choose-reward = Choose
board-choose-region = Choose a lit region
board-choose-resource = Choose a resource
board-choose-resources = Choose what you discard
board-choose-mode = One by one, or in pairs?
board-choose-levels = How many levels?
board-choose-target = Choose a player
board-choose-stage = Choose a stage
board-choose-good = Choose a good
board-choose-stack = Choose a good
board-choose-pay = Choose what you pay with
board-hint-pay = for { $pay }
board-hint-free = free
board-hint-tower = to { $height }, for { $pay }
board-hint-drop = { $resources }
board-said-put-back = Put back
board-mode-single = One by one
board-mode-double = In pairs
board-levels =
    { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }
board-gain = +{ $count } PP
board-less = Less { NAME($resource) }
board-more = More { NAME($resource) }
board-in-all =
    { $count ->
        [one] { $count } in all
       *[other] { $count } in all
    }
board-saves = You pay { $count } less: choose which.
board-trade = Trade
board-trade-label = { $give } for { $get }
board-for-prestige = For points
board-acquire-label = { NAME($resource) } for { $count } PP

## Players and raiders

board-camels =
    { $count ->
        [one] { $count } camel
       *[other] { $count } camels
    }
board-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
board-missions-of = Missions: { $hand } in hand, { $done } fulfilled
board-goods-of =
    { $count ->
        [one] { $count } precious good
       *[other] { $count } precious goods
    }
board-leads-next = start player of the next round
board-look = { SEAT($seat) }: tower { $count }, look at everything
board-things-of = { SEAT($seat) }
board-on-track = { $count } PP on the track
board-previous = Previous
board-next = Next
board-raid-now = Attack: { NAME($region) }
board-raid-last = Safe next: { NAME($region) }
board-raid-before = Last attacked: { NAME($region) }
board-raid-none = No attack yet
board-raid-driven =
    Round { $round }: { $count ->
        [0] nobody driven away
       *[other] { $count } driven away
    }
board-raid-who = Who was driven away from where
board-card = card:

## Points and rounds

board-points-now = If it ended now
board-points-link = Points
board-epoch = Epoch { $epoch }
board-round-label = Round { $round } of { $rounds }, epoch { $epoch }
board-phase-setup = Setting up
board-phase-placement = Placing
board-phase-raiders = Raiders
board-phase-upgrade = Upgrades
board-phase-building = Building
board-phase-kingdom = Kingdom
board-phase-round_end = End of round
board-phase-over = Over
