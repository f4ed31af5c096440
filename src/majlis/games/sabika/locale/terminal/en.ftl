# The table drawn in text (games/sabika/picture.py).

picture-you = (you)
picture-round = Round { $round } of 5, era { $era }, golden book on space { $space }
picture-wishes = Wishes:
picture-trade = Trade card:
picture-events = Events, the current one first:
picture-rondel = The rondel
picture-slots = Slots:
picture-empty = empty
picture-sultans = sultan ×{ $count }
picture-display = On display
picture-large = Large buildings:
picture-small = Small buildings:
picture-tiles = Storehouse tiles:
picture-poems = Poems:
picture-blue-city = demands { $demand }; bonus: { $bonus }; income: { $effect }
picture-red-city = demands { $demand }; bonus: { $bonus }; when consolidated: { $effect }
picture-map = The map
picture-prestige = prestige
picture-dinars = dinars
picture-seals = seals
picture-parias = parias
picture-favour = favour
picture-buildings = buildings
picture-engraved = poems
picture-ships = ships
picture-yours = Your workshop
picture-theirs = The workshop of { SEAT($seat) }
picture-workers = Workers:
picture-workshop = workshop
picture-store = Stored ({ $used } of { $capacity }):
picture-card-store = On the poem:
picture-raw = Raw materials:
picture-houses = Storehouses:
picture-row = Row:
picture-red = Red poems:
picture-blue = Blue poems:
picture-large-poems = Large poems:
picture-yusuf = Yusuf’s tiles:
picture-seal = seal

# What is printed on tiles and cards, in words (games/sabika/describing.py).

effect-dinar =
    { $n ->
        [one] { $n } dinar
       *[other] { $n } dinars
    }
effect-paria =
    { $n ->
        [one] { $n } paria
       *[other] { $n } parias
    }
effect-prestige = { $n } prestige
effect-material =
    { $n ->
        [one] { NAME($kinds) }
       *[other] { $n } × { NAME($kinds) }
    }
effect-any-material =
    { $n ->
        [one] a material of your choice
       *[other] { $n } materials of your choice
    }
effect-choice-of-materials =
    { $n ->
        [one] one of { NAME($kinds) }
       *[other] { $n } of { NAME($kinds) }
    }
effect-raw =
    { $n ->
        [one] a raw material
       *[other] { $n } raw materials
    }
effect-good =
    { $n ->
        [one] a good
       *[other] { $n } goods
    }
effect-favour =
    { $n ->
        [one] a step of favour
       *[other] { $n } steps of favour
    }
effect-split = { $n } dinars and parias in any split
effect-action = action: { NAME($action) }
effect-transaction =
    { $n ->
        [one] { $n } transaction
       *[other] { $n } transactions
    }
effect-process =
    { $n ->
        [one] process a raw material
       *[other] process { $n } raw materials
    }
effect-city-bonus =
    { $n ->
        [one] the bonus of a city of yours
       *[other] the bonuses of { $n } cities of yours
    }
effect-red-city = the action of a red city of yours
effect-building-bonus = the bonus of an open large building
effect-place-ship = a ship to any city, with 1 good if you like; no seal, no city bonus
effect-or = { $one } or { $other }
effect-per =
    { $max ->
        [0] { $effect } per: { $counter }
       *[other] { $effect } per: { $counter } (at most { $max })
    }
effect-when = { $trigger }: { $effect }
effect-when-used = { $trigger } with { NAME($material) }: { $effect }
effect-more = { $modifier }: { $n } more
effect-less = { $modifier }: { $n } less
effect-set = { $modifier }: { $n }
effect-store = stores { $n } goods; for each: { $effect }
effect-none = nothing
score-per = { $n } per: { $counter } (at most { $max })
score-majority = 14 / 9 / 6 for the most: { $counter }
score-sets = { $n } per set: { $counters } (at most { $max })
score-table = { $values } by: { $counter }
card-crates =
    { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }

counter-blue_poem = blue poem
counter-red_poem = red poem
counter-small_poem = small poem
counter-large_poem = large poem
counter-poem = poem
counter-small_building = small building
counter-large_building = large building
counter-building = building
counter-category_palace = palace
counter-category_fountain = fountain
counter-category_gate = gate
counter-category_garden = garden
counter-category_tower = tower
counter-category_window = window
counter-category_kinds = different category of buildings
counter-mosaic = one-coloured mosaic
counter-crate = crate
counter-stored_item = stored material or good
counter-favour_space = space on the favour track
counter-seal = seal
counter-city_with_ship = city with your ship
counter-consolidated_city = consolidated city
counter-consolidated_blue_city = consolidated blue city
counter-consolidated_red_city = consolidated red city
counter-blue_city_with_ship = blue city with your ship
counter-red_city_with_ship = red city with your ship
counter-europe_city_with_ship = city in Europe with your ship
counter-maghreb_city_with_ship = city in the Maghreb with your ship
counter-near_east_city_with_ship = city in the Near East with your ship
counter-chain_of_cities = city of your longest chain

trigger-income = at income
trigger-become_start_player = when you become start player
trigger-build = when you build
trigger-build_large = when you build a large building
trigger-build_small = when you build a small building
trigger-mosaic = when you make a mosaic
trigger-quarry = after a quarry
trigger-expand_storehouse = when you extend a storehouse
trigger-market = at the market
trigger-consolidate = when you consolidate
trigger-process = when you process

modifier-move_free_steps = free steps
modifier-occupied_free_workers = foreign workers that cost nothing
modifier-occupied_cost = dinars per foreign worker
modifier-side_action_cost = cost of side actions
modifier-market_transactions = transactions at the market
modifier-buy_price = price of buying
modifier-sell_price = price of selling
modifier-material_prestige = prestige per material
modifier-same_material_allowed = materials may be alike
modifier-engrave_cost = cost of engraving
modifier-engrave_optional_max = further materials of a poem
modifier-engrave_prestige_per_material = prestige per material of a poem
modifier-export_base_prestige = prestige per exported good
modifier-export_base_paria = parias per exported good
modifier-export_paria_per_good = parias per exported good
modifier-route_cost_each = cost of every route
modifier-export_route_total = cost of the way of an export
modifier-consolidate_cost = cost of consolidating
modifier-commission_dinar = dinars of a commission
modifier-rest_prestige_loss = prestige lost by resting
modifier-rest_dinar = dinars for resting
modifier-tribute = tribute
modifier-tribute_surcharge = surcharge on tribute
