# Al-Rashid. How parts are written: see majlis/engine/words.py. Which message names a piece: see ../names.py.

game-title = Al-Rashid
game-about = Lead your family at the court of Harun al-Rashid: send pashas, merchants and sages to guilds, caravan roads and seas, and buy offices with sets of different goods. After five rounds the family with the most prestige wins.
    .line = Place your family in Baghdad

## Names

name-hardwood = hardwood
name-pottery = pottery
name-metal = metal
name-spice = spice
name-silk = silk
name-credit = credit

name-pasha = pasha
    .plural = pashas
name-merchant = merchant
    .plural = merchants
name-sage = sage
    .plural = sages
name-piece-of = { NAME($piece) } of { SEAT($seat) }

name-intrigue = Palace of Intrigue
    .short = Intrigue
name-military = Palace of the Military
    .short = Military
name-wisdom = Palace of Wisdom
    .short = Wisdom
name-trade = Palace of Trade
    .short = Trade
name-politics = Palace of Politics
    .short = Politics
name-caliph = Palace of Al-Rashid
    .short = Al-Rashid
name-silk_road = Silk Road
name-spice_road = Spice Road
name-sarmatia = Sarmatia
name-mare_indianum = Mare Indianum
name-abbasid_caliphate = Abbasid Caliphate
name-mare_internum = Mare Internum
name-nilus_valley = Nilus Valley
name-home = at home

name-caliphs_favorite = Caliph’s Favorite
name-general = General
name-court_savant = Court Savant
name-vizier = Vizier
name-qadi = Qadi

name-smuggler = Smuggler
name-plotter = Plotter
name-informer = Informer
name-impostor = Impostor
name-strategist = Strategist
name-recruiter = Recruiter
name-raider = Raider
name-negotiator = Negotiator
name-lore_master = Lore Master
name-enchanter = Enchanter
name-diplomat = Diplomat
name-banker = Banker
name-trader = Trader
name-hardwood_importer = Hardwood Importer
    .short = Hardwood
name-pottery_importer = Pottery Importer
    .short = Pottery
name-metal_importer = Metal Importer
    .short = Metal
name-aide_to_the_qadi = Aide to the Qadi
    .short = Qadi’s Aide
name-steward_of_the_city = Steward of the City
    .short = Steward
name-warehouse_keeper = Warehouse Keeper
    .short = Warehouse
name-favorites_maiden = Favorite’s Maiden
    .short = Maiden
name-weapon_master = Weapon Master
    .short = Weapons
name-dean_of_the_academy = Dean of the Academy
    .short = Dean
name-economist = Economist
name-counselor_to_the_caliph = Counselor to the Caliph
    .short = Counselor
name-treasurer = Treasurer
name-agha = Agha
name-silk_monopolist = Silk Monopolist
name-spice_monopolist = Spice Monopolist
name-astrologist = Astrologist
name-law_expert = Law Expert
name-quartermaster = Quartermaster
name-alchemist = Alchemist

name-red = red
name-blue = blue
name-red_tile = red tile
name-blue_tile = blue tile
name-tile = { NAME($colour) } tile ({ $value })
name-service = the guild’s service
    .short = service
name-generosity = Al-Rashid’s generosity
name-crisis_rules = Crisis tiles: how many tiles each entry brings

name-source-family = Family: { NAME($piece, case: "plural") }
    .short = { NAME($piece, case: "plural") }
name-source-offices = Offices: { NAME($area) }
    .short = { NAME($area) }
name-influence = Influence
name-shame = Shame

## What can be done, and what belongs to it

verb-draw = Draw mercenaries
verb-aside = Set aside
verb-place = Place
verb-plot = Move with the Plotter
verb-inform = Move with the Informer
verb-move = Move a piece
verb-look = Look at tiles
verb-resolve = Resolve
verb-activate = Activate an office
verb-favour = Ask for a favour
verb-ask = Ask
verb-pay = Pay
verb-exchange = Exchange
verb-hire = Hire
verb-barter = Barter
verb-take = Take goods
verb-negotiate = Negotiate
verb-dismiss = Dismiss a tile
verb-transmute = Turn a sage into a merchant
verb-fight = Fight
verb-flee = Flee
verb-trade = Trade
verb-pass = Pass
verb-end = End the turn

part-tiles = mercenary tiles
part-piece = a piece
part-area = an area
part-from = where from
part-to = where to
part-office = an office
part-leader = a guild leader
part-wishes = what to ask for
part-goods = goods
part-give = the good to give
part-get = the good to get
part-colour = a colour
part-own = one of your tiles
part-tile = a tile on the territory
part-items = goods or the credit

## What a player is asked; `.others` is what everybody else reads

prompt-draw =
    { $count ->
        [one] Draw { $count } mercenary tile: red or blue?
       *[other] Draw { $count } mercenary tiles: how many red, how many blue?
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } draws { $count } mercenary tile.
           *[other] { SEAT($seat) } draws { $count } mercenary tiles.
        }
prompt-aside = Your Diplomat: do you set a pasha or a merchant aside, to be placed last?
    .others = { SEAT($seat) } may set a pasha or a merchant aside.
prompt-place = Place one of your pieces.
    .others = { SEAT($seat) } places a piece.
prompt-place-late = Place the piece that you have set aside.
    .others = { SEAT($seat) } places a piece that was set aside.
prompt-scheme = Use a Plotter or an Informer now, or pass.
    .others = { SEAT($seat) } may use a Plotter or an Informer.
prompt-turn = Your turn: resolve an area, or activate an office first.
    .others = { SEAT($seat) } chooses an area or activates an office.
prompt-resolve = Your turn: which area do you resolve?
    .others = { SEAT($seat) } chooses an area to resolve.
prompt-after = You may still activate an office.
    .others = { SEAT($seat) } may still activate an office.
prompt-visit = { NAME($area) }, rank { $rank }: what do you ask for? At most two of service, office and favour.
    .others = { SEAT($seat) } visits at rank { $rank }: { NAME($area) }.
    .most = At most two of service, office and favour
prompt-visit-favoured = { NAME($area) }, rank { $rank }: do you ask for the service or for an office as well?
    .others = { SEAT($seat) } goes on with the visit at rank { $rank }: { NAME($area) }.
prompt-court = { NAME($area) }, rank { $rank }: do you ask for generosity, for an office, or for both?
    .others = { SEAT($seat) } is received at rank { $rank }: { NAME($area) }.
prompt-generosity =
    { $count ->
        [one] Al-Rashid’s generosity: take { $count } good of any kind.
       *[other] Al-Rashid’s generosity: take { $count } goods of any kind.
    }
    .others = { SEAT($seat) } takes a present from Al-Rashid.
prompt-take-goods =
    { $count ->
        [one] Take { $count } good of your choice.
       *[other] Take { $count } goods of your choice.
    }
    .others = { SEAT($seat) } chooses goods.
prompt-raid =
    { $count ->
        [one] Your Raider: take { $count } good that this territory produces.
       *[other] Your Raider: take { $count } goods that this territory produces.
    }
    .others = { SEAT($seat) } takes loot with the Raider.
prompt-pay = Pay { gold-price }. Which goods do you give?
    .others = { SEAT($seat) } pays { gold-price }.
prompt-exchange = Exchange one good for one of another kind.
    .others = { SEAT($seat) } exchanges a good.
prompt-hire = The General: which good do you give, and for a tile of which colour?
    .others = { SEAT($seat) } hires a mercenary from the General.
prompt-barter = The Trader: which basic good do you give for one each of the other two?
    .others = { SEAT($seat) } barters basic goods.
prompt-impostor =
    { $count ->
        [one] The Impostor: whose favour do you use last?
       *[other] The Impostor: you may use { $count } different leaders. Whose favour first?
    }
    .others = { SEAT($seat) } uses the Impostor.
prompt-transmute = The Alchemist: which sage becomes a merchant?
    .others = { SEAT($seat) } may turn a sage into a merchant.
prompt-operation = An operation: look at the tiles of a territory, move a piece between territories, or pass.
    .others = { SEAT($seat) } has an operation.
prompt-negotiate = The Negotiator: on which territory?
    .others = { SEAT($seat) } chooses a territory for the Negotiator.
prompt-dismiss = { NAME($area) }: which of your tiles do you give up, and which tile goes with it?
    .others = { SEAT($seat) } negotiates: { NAME($area) }.
prompt-fight = { NAME($area) }: do you fight, and with which tiles, or do you flee?
    .others = { SEAT($seat) } fights or flees: { NAME($area) }.
prompt-trade =
    { $count ->
        [one] { NAME($area) }, rank { $rank }: take { $count } item.
       *[other] { NAME($area) }, rank { $rank }: take { $count } items.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } trades at rank { $rank } and takes { $count } item: { NAME($area) }.
           *[other] { SEAT($seat) } trades at rank { $rank } and takes { $count } items: { NAME($area) }.
        }

## What happened: setup and rounds

event-first-order = The turn order is drawn: { SEAT($seats) }.
event-goods = { SEAT($seat) } takes { NAME($goods) }.
event-setup-crisis = Setup crisis { $number }. Red tiles: { NAME($red) }. Blue tiles: { NAME($blue) }.
event-crisis = Crisis { $number }. Red tiles: { NAME($red) }. Blue tiles: { NAME($blue) }.
event-tile-laid = A new tile lies face down: { NAME($tile) } ({ NAME($area) }).
event-no-tile = There is no tile left for this area: { NAME($tile) } ({ NAME($area) }).
event-filled = The territories are filled up with goods and credits.
event-round = Round { $round } begins.
event-draw = { SEAT($seat) } draws: { NAME($tiles) }.
event-reshuffle =
    { $count ->
        [one] The stack is used up ({ NAME($colour) }): { $count } discarded tile becomes the new one.
       *[other] The stack is used up ({ NAME($colour) }): { $count } discarded tiles are shuffled into a new one.
    }
event-order-waits = From the next cycle on the turn order will be { SEAT($seats) }.
event-order = The new turn order: { SEAT($seats) }.

## What happened: placing and moving

event-aside = { SEAT($seat) } sets aside a { NAME($piece) }.
event-aside-pass = { SEAT($seat) } sets nothing aside.
event-place = { SEAT($seat) } places a { NAME($piece) }: { NAME($area) } (dominance { $dominance }, rank { $rank }).
event-scheme-pass = { SEAT($seat) } moves nothing.
event-move = { SEAT($seat) } moves a piece, the { NAME($piece) }: { NAME($from) } → { NAME($to) }.
event-resolve = { SEAT($seat) } resolves: { NAME($area) }.
event-removed = { SEAT($seat) } does not take part; the pieces are removed: { NAME($area) }.
event-end = { SEAT($seat) } ends the turn.

## What happened: palaces and offices

event-ask =
    { $price ->
        [0] { SEAT($seat) } asks for: { NAME($wishes) }.
       *[other] { SEAT($seat) } asks for: { NAME($wishes) }; price: { gold-price }.
    }
event-ask-nothing = { SEAT($seat) } asks for nothing.
event-pay = { SEAT($seat) } pays { gold-price } with { NAME($goods) } (worth { $sum }).
event-favour = { SEAT($seat) } uses a favour: { NAME($leader) }.
event-favour-lost = { SEAT($seat) } has no good left for the favour: { NAME($leader) }.
event-credit =
    { $count ->
        [one] { SEAT($seat) } takes { $count } credit.
       *[other] { SEAT($seat) } takes { $count } credits.
    }
event-credit-none = { SEAT($seat) } gets no credit: none are left.
event-influence = { SEAT($seat) } takes { influence-count }.
event-influence-none = { SEAT($seat) } takes no influence token: none is left.
event-shame =
    { $count ->
        [one] { SEAT($seat) } takes { $count } shame token.
       *[other] { SEAT($seat) } takes { $count } shame tokens.
    }
event-member = { SEAT($seat) } welcomes a new { NAME($piece) } to the family.
event-operations =
    { $count ->
        [one] { SEAT($seat) } will have { $count } operation.
       *[other] { SEAT($seat) } will have { $count } operations.
    }
event-operation-pass = { SEAT($seat) } uses no operation.
event-look =
    { COUNT($tiles) ->
        [0] { SEAT($seat) } looks at the tiles there: { NAME($area) }.
       *[other] { SEAT($seat) } looks at the tiles there: { NAME($area) }. These are: { NAME($tiles) }.
    }
event-office = { SEAT($seat) } takes an office: { NAME($office) }.
event-activate = { SEAT($seat) } activates: { NAME($office) }.
event-exchange = { SEAT($seat) } exchanges { NAME($give) } for { NAME($get) }.
event-hire = { SEAT($seat) } gives { NAME($good) } to the General for a { NAME($colour) } tile.
event-barter = { SEAT($seat) } barters { NAME($give) } for { NAME($goods) }.
event-transmute = { SEAT($seat) } turns a sage into a merchant: { NAME($area) }.
event-transmute-pass = { SEAT($seat) } turns no sage into a merchant.
event-negotiate =
    { COUNT($tiles) ->
        [0] { SEAT($seat) } negotiates: { NAME($area) }.
       *[other] { SEAT($seat) } negotiates: { NAME($area) }. These are: { NAME($tiles) }.
    }
event-dismiss = { SEAT($seat) } gives up one tile for tile { $number } there ({ NAME($area) }): { NAME($own) } for { NAME($tile) }.

## What happened: territories

event-turned-up = { NAME($area) }, tiles turned up: { NAME($tiles) }.
event-fight = { SEAT($seat) } fights ({ NAME($area) }): { NAME($tiles) }.
event-beaten = { SEAT($seat) } beats the { NAME($colour) } tiles with strength { $strength } against { $enemy }: { NAME($area) }.
event-won = { SEAT($seat) } has cleared the territory: { NAME($area) }.
event-withdraw = { SEAT($seat) } withdraws: { NAME($area) }.
event-flee = { SEAT($seat) } flees: { NAME($area) }.
event-nobody-trades = Nobody is left to trade: { NAME($area) }.
event-trade = { SEAT($seat) } takes { NAME($items) }: { NAME($area) }.
event-trade-nothing = { SEAT($seat) } goes away empty-handed: { NAME($area) }.

## Why not: words that name nothing

refused-no-such-area = There is no such area: { NAME($area) }.
refused-no-such-colour = There is no such colour: { NAME($colour) }. Mercenaries are red or blue.
refused-no-such-good = There is no such good: { NAME($good) }. Goods are hardwood, pottery, metal, spice and silk.
refused-no-such-item = There is no such item: { NAME($item) }. Items are goods and the credit.
refused-no-such-leader = There is no such guild leader: { NAME($leader) }.
refused-no-such-office = There is no such office: { NAME($office) }.
refused-no-such-piece = There is no such piece: { NAME($piece) }.
refused-no-such-tile = There is no tile { $number }, only { $count }: { NAME($area) }.
refused-no-such-wish = This cannot be asked for here: { NAME($wish) }.

## Why not: placing, moving, resolving

refused-aside-sage = Only a pasha or a merchant can be set aside, not a { NAME($piece) }.
refused-none-at-home =
    { $count ->
        [0] There is no { NAME($piece) } in your family.
        [one] Your only { NAME($piece) } has left home already.
       *[other] You have no { NAME($piece) } left at home: all { $count } are out already.
    }
refused-none-aside = You have no { NAME($piece) } set aside.
refused-second-leader = Only one pasha or merchant of a family may be in an area, and a { NAME($leader) } is there already, so a { NAME($piece) } cannot go there: { NAME($area) }.
refused-no-merchants = A { NAME($piece) } is not admitted there: { NAME($area) }.
refused-court-needs-pasha = A { NAME($piece) } may go there only with a pasha there or still to place: { NAME($area) }.
refused-office-not-ready = You have no unused office of this kind: { NAME($office) }.
refused-nothing-to-move =
    { $zone ->
        [palaces] No piece that you may move stands in a palace.
       *[territories] No piece that you may move stands in a territory.
    }
refused-not-your-piece = Only your own pieces may be moved, not the { NAME($piece) }.
refused-not-a-palace = Here only pieces in palaces are moved, to other palaces: { NAME($area) } is not a palace.
refused-not-a-territory = Choose a territory: { NAME($area) } is not one.
refused-piece-not-here =
    { $zone ->
        [palaces] This piece is in no palace: { NAME($piece) }.
       *[territories] This piece is in no territory: { NAME($piece) }.
    }
refused-piece-not-there = This piece is not there: { NAME($piece) } ({ NAME($area) }).
refused-nowhere-to-move = There is no area to which this piece could be moved: { NAME($piece) } ({ NAME($area) }).
refused-same-area = The piece must go to another area: { NAME($area) }.
refused-already-resolved = This area has already been resolved this round: { NAME($area) }.
refused-nobody-there = Nobody has a piece in this area: { NAME($area) }.

## Why not: paying

refused-not-in-stock =
    { $count ->
        [one] { NAME($missing) } is missing; you have { $have }.
       *[other] { NAME($missing) } are missing; you have { $have }.
    }
refused-payment-too-low = These goods are worth { gold-sum }; you owe { gold-price }.
refused-payment-superfluous = These goods are worth { gold-sum }; { gold-price } is enough. Leave out one { NAME($good) }.
refused-too-dear = This costs { gold-price } in all ({ NAME($wishes) }); your goods are worth { gold-have }: you are { gold-missing } short.
refused-needs-credit = This costs { gold-price } in all ({ NAME($wishes) }), too much for you; with your credit it costs { gold-less }.
refused-no-credit = You have no credit.
refused-credit-alone = A credit only lowers the price of an office: name an office too.
refused-wish-twice = You can have this only once in a visit: { NAME($wish) }.

## Why not: palaces

refused-three-actions = In one visit you may have at most two of these: service, office, favour.
refused-two-offices = You can have only one office in a visit.
refused-two-favours = You can have only one favour in a visit.
refused-second-favour = You have already used a favour in this visit: { NAME($leader) }.
refused-favour-alone = A favour alone is asked for at once, before anything else: { NAME($leader) }.
refused-favour-timing = In this match favours are asked for together with the other wishes, not before them.
refused-office-elsewhere = This office is offered elsewhere: { NAME($office) } ({ NAME($area) }).
refused-office-gone = This office has already been taken: { NAME($office) }.
refused-office-owned = You already own this office, and in this match nobody may own two of a kind: { NAME($office) }.
refused-leader-elsewhere = This favour is not offered here: { NAME($leader) }.
refused-leader-not-free = The Impostor cannot use this leader, or has already done so: { NAME($leader) }.
refused-nothing-to-give =
    { $price ->
        [0] You have no good to give: { NAME($leader) }.
       *[other] When you have paid { gold-price }, you have no good left to give: { NAME($leader) }.
    }
refused-family-limit = Your family already has { $most } of these, the most there can be: { NAME($piece) }.
refused-no-tiles-left = There are no mercenary tiles left.
refused-draw-count =
    { $count ->
        [one] You draw { $count } tile, not { $chosen }.
       *[other] You draw { $count } tiles, not { $chosen }.
    }
refused-stack-empty =
    { $left ->
        [0] There are no tiles of this colour left: { NAME($colour) }.
        [one] There is only { $left } tile of this colour left, not { $count }: { NAME($colour) }.
       *[other] There are only { $left } tiles of this colour left, not { $count }: { NAME($colour) }.
    }
refused-take-count =
    { $count ->
        [one] You take { $count } good, not { $chosen }.
       *[other] You take { $count } goods, not { $chosen }.
    }
refused-not-printed = This territory does not produce that good: { NAME($good) }.
refused-same-good = Choose a good of another kind than the one you give: { NAME($good) }.
refused-not-basic = Only hardwood, pottery and metal are basic goods, not { NAME($good) }.
refused-nothing-to-see = No territory has a tile that lies face down.
refused-nothing-hidden = No tile lies face down there: { NAME($area) }.

## Why not: offices

refused-not-your-office = You do not own this office: { NAME($office) }.
refused-not-activated = This office is not one that is activated: { NAME($office) }.
refused-office-used = You have already used this office this round: { NAME($office) }.
refused-office-impossible =
    { $why ->
        [goods] You have no good to give: { NAME($office) }.
        [basic] You have no basic good to give: { NAME($office) }.
        [colours] You hold no mercenary tile of a colour that lies on a territory: { NAME($office) }.
       *[tiles] There is no mercenary tile left to draw: { NAME($office) }.
    }
refused-no-tiles-there = No mercenary tiles lie there: { NAME($area) }.
refused-no-tile-of-colour = You hold no tile of a colour that lies there ({ NAME($tiles) }): { NAME($area) }.
refused-tile-not-in-hand =
    { $have ->
        [0] You do not hold this tile: { NAME($tile) }.
       *[other] You hold { $have } of these tiles, not { $count }: { NAME($tile) }.
    }
refused-colour-not-there = No { NAME($colour) } tile lies there: { NAME($area) }.
refused-other-colour = Tile { $number } is not { NAME($colour) } like the one you give up.
refused-transmute-court = A sage at court counts as being at home; choose that instead: { NAME($area) }.
refused-no-sage-there = You have no sage there: { NAME($area) }.
refused-transmute-leader = Your family has a pasha or merchant there already, so no merchant may come to stand there: { NAME($area) }.

## Why not: territories

refused-fight-with-nothing = Choose at least one tile to fight with, or flee.
refused-tile-superfluous = With strength { $strength } against { $enemy } this tile makes no difference; leave it out: { NAME($tile) }.
refused-not-on-territory =
    { $left ->
        [0] Nothing of this is left there: { NAME($item) } ({ NAME($area) }).
       *[other] Only { $left } of this is left there, not { $chosen }: { NAME($item) } ({ NAME($area) }).
    }
refused-trade-too-few =
    { $count ->
        [one] You take { $count } item, not { $chosen }.
       *[other] You take { $count } items, not { $chosen }.
    }
refused-trade-too-many =
    { $count ->
        [one] You take { $count } item, or, as the first, all goods of one kind; not { $chosen }.
       *[other] You take { $count } items, or, as the first, all goods of one kind; not { $chosen }.
    }
refused-trade-credit =
    { $count ->
        [one] The credit can be had only as your { $count } item, not together with all goods of one kind.
       *[other] The credit can be had only as one of { $count } items, not together with all goods of one kind.
    }
refused-trade-alike = In this match you must take as many different items as you can.

## Options. A choice is `option-<name>-<choice>`; `.about` explains

option-favour_timing = Favours
    .about = When a favour takes effect in a visit.
option-favour_timing-immediate = at once, if it is asked for first
option-favour_timing-after_payment = only after everything is paid
option-territory_trim = Fourth and fifth in a territory
    .about = When those ranked below the third are removed from a territory.
option-territory_trim-after_combat = after the combat
option-territory_trim-before_combat = before the combat
option-move_targets = Moving pieces
    .about = Whose pieces Plotters, Informers and operations may move.
option-move_targets-any = everybody’s
option-move_targets-own = one’s own only
option-trade_three_items = Items of a trade
    .about = Which items the first and the second take in a territory.
option-trade_three_items-any_combination = in any combination
option-trade_three_items-all_different = all different, as far as possible
option-duplicate_offices = Two offices of a kind
    .about = Whether somebody may own both copies of an office.
option-duplicate_offices-allowed = allowed
option-duplicate_offices-forbidden = forbidden
option-limited_markers = Credit, influence and shame tokens
    .about = Whether the tokens are limited. If none is left, none is taken.
option-limited_markers-no = unlimited
option-limited_markers-rulebook = as many as the rulebook lists
option-limited_markers-english_box = as many as in the English box
option-mercenary_reshuffle = Reshuffle mercenaries
    .about = An empty stack of mercenaries is rebuilt from its discard pile. Without this, draws from it are skipped.
option-court_sages_need_pasha_in_hand = Sages at court need a pasha
    .about = A sage may be placed at court only if its family has a pasha there or still to place.

## What a family has

group-goods = Goods
group-tokens = Tokens
group-family = Family
group-offices = Offices
group-mercenaries = Mercenaries
holding-hardwood = { $count } hardwood
    .label = Hardwood
holding-pottery = { $count } pottery
    .label = Pottery
holding-metal = { $count } metal
    .label = Metal
holding-spice = { $count } spice
    .label = Spice
holding-silk = { $count } silk
    .label = Silk
holding-wealth = { gold-count } in goods
    .label = Value of the goods
holding-credits = { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
    .label = Credits
holding-influence =
    { $count ->
        [one] { $count } influence token
       *[other] { $count } influence tokens
    }
    .label = Influence tokens
holding-shame =
    { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
    .label = Shame tokens
holding-pashas = { $count ->
        [one] { $count } pasha
       *[other] { $count } pashas
    }
    .label = Pashas
holding-merchants = { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
    .label = Merchants
holding-sages = { $count ->
        [one] { $count } sage
       *[other] { $count } sages
    }
    .label = Sages
holding-at_home = { $count ->
        [one] { $count } piece at home
       *[other] { $count } pieces at home
    }
    .label = Pieces at home
holding-offices = { $count ->
        [one] { $count } office
       *[other] { $count } offices
    }
    .label = Offices
holding-red_tiles = { $count ->
        [one] { $count } red tile
       *[other] { $count } red tiles
    }
    .label = Red mercenaries
holding-blue_tiles = { $count ->
        [one] { $count } blue tile
       *[other] { $count } blue tiles
    }
    .label = Blue mercenaries
holding-red_strength = { $count } red strength
    .label = Strength of your red tiles
holding-blue_strength = { $count } blue strength
    .label = Strength of your blue tiles

name-amount = { $count } { NAME($good) }
name-step = { $least } → { $gained }
event-tie-wealth = { SEAT($first) } and { SEAT($second) } are level on points ({ $points }). The value of their goods decides: { SEAT($first) } { $more }, { SEAT($second) } { $less }.
event-tie-order = { SEAT($first) } and { SEAT($second) } are level on points ({ $points }) and have goods of the same value. { SEAT($first) } comes first: earlier in turn order.
points-family = Family
points-offices = Offices
points-others = Influence and shame tokens
lost-points =
    { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
influence-count =
    { $count ->
        [one] { $count } influence token
       *[other] { $count } influence tokens
    }
measured-count =
    { $measure ->
        [influence] { influence-count }
        [palaces] { $count ->
            [one] offices of { $count } palace
           *[other] offices of { $count } palaces
        }
        [goods] { $count ->
            [one] { $count } kind of goods
           *[other] { $count } kinds of goods
        }
        [offices] { $count ->
            [one] { $count } such office
           *[other] { $count } such offices
        }
       *[members] { $count ->
            [one] { $count } piece of that kind
           *[other] { $count } pieces of that kind
        }
    }
amount-influence =
    { $influence ->
        [one] { $influence } influence token
       *[other] { $influence } influence tokens
    }
amount-shame =
    { $shame ->
        [one] { $shame } shame token
       *[other] { $shame } shame tokens
    }
gold-less = { $less } gold
gold-missing = { $missing } gold
gold-have = { $have } gold
gold-gold = { $gold } gold
gold-count = { $count } gold
gold-wealth = { $wealth } gold
gold-worth = { $worth } gold
gold-sum = { $sum } gold
gold-over = { $over } gold
gold-price = { $price } gold

## A turn in a line, after the name of its player

turn-crisis = crisis { $number }: red tiles to { NAME($red) }, blue tiles to { NAME($blue) }
turn-round = round { $round } begins
turn-order = new turn order: { SEAT($seats) }
turn-turned-up = { NAME($area) }: { NAME($tiles) }
turn-over =
    the end: { COUNT($winners) ->
        [0] nobody wins
        [one] { SEAT($winners) } wins
       *[other] { SEAT($winners) } share the victory
    }
turn-place = placed a { NAME($piece) }: { NAME($area, case: "short") }, rank { $rank }, dominance { $dominance }
    .short =
        { NAME($piece) } to { NAME($area, case: "short") }, { $rank ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $rank }th
        }
turn-aside = set aside a { NAME($piece) }
turn-aside-pass = set nothing aside
turn-trade = traded for { NAME($items) }: { NAME($area) }
    .short = took { NAME($items) }
turn-trade-won = cleared the territory and took { NAME($items) }: { NAME($area) }
    .short = fought and took { NAME($items) }
turn-won = cleared the territory: { NAME($area) }
turn-flee = fled: { NAME($area) }
turn-withdraw = fought and withdrew: { NAME($area) }
    .short = withdrew: { NAME($area, case: "short") }
turn-trade-nothing = went away empty-handed: { NAME($area) }
turn-ask =
    { $price ->
        [0] asked for { NAME($wishes) }, free
       *[other] asked for { NAME($wishes) } for { gold-price }
    }
    .short = asked for { NAME($wishes, case: "short") }
turn-ask-nothing = asked for nothing
turn-favour = used a favour: { NAME($leader) }
turn-activate = activated an office: { NAME($office) }
    .short = activated { NAME($office, case: "short") }
turn-move = moved the { NAME($piece) }: { NAME($from) } → { NAME($to) }
turn-look = looked at the tiles: { NAME($area) }
turn-transmute = turned a sage into a merchant: { NAME($area) }
turn-transmute-pass = turned no sage into a merchant
turn-draw =
    { $count ->
        [one] drew { $count } mercenary tile
       *[other] drew { $count } mercenary tiles
    }
turn-resolve = chose to resolve { NAME($area) }
    .short = chose { NAME($area, case: "short") }
turn-operation-pass = used no operation
turn-scheme-pass = moved nothing
turn-end = ended the turn

## What things are

kind-guild = Guild palace
kind-court = Palace of the caliph
kind-land = Territory
kind-office = Office ({ NAME($area) }): { gold-price }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kind-leader = Guild leader ({ NAME($area) })
kind-basic = Basic good
kind-fine = Good
kind-member = Family member
kind-tile = Mercenaries
kind-token = Token
kind-action = Action in a palace
kind-crisis = Crisis

about-guild-member = Service: a new { NAME($piece) } for { $first }, { $second } or { $third } gold by rank. Or an office, or the favour of the { NAME($leader) } for { gold-price }: two of the three.
about-guild-operations = Service: { $first }, { $second } or { $third } operations by rank, free: look at tiles or move pieces between territories. Or an office, or the favour of the { NAME($leader) } for { gold-price }: two of the three.
about-guild-tiles = Service: { $first }, { $second } or { $third } mercenary tiles by rank. Or an office, or the favour of the { NAME($leader) } for { gold-price }: two of the three.
about-court = A family with a pasha may ask for generosity and buy an office. Without a pasha it takes { amount-shame } ({ lost-points }).
about-land = Produces { NAME($goods) }. By rank you take { $first }, { $second } or { $third } items; the first may take all goods of one kind instead. Mercenaries that lie there are fought first.
about-office-exchange = Once in a round: exchange one good for one of another kind.
about-office-negotiate = Once in a round: give up a mercenary tile to remove one of its colour from a territory.
about-office-basic_goods = Once in a round: give one basic good for one each of the other two.
about-office-draw =
    { $count ->
        [one] Once in a round: draw { $count } mercenary tile.
       *[other] Once in a round: draw { $count } mercenary tiles.
    }
about-office-draw_once =
    { $count ->
        [one] When bought: draw { $count } mercenary tile.
       *[other] When bought: draw { $count } mercenary tiles.
    }
about-office-gain_goods = Once in a round: take { NAME($goods) }.
about-office-monopoly = When bought: take { NAME($goods) }; with the office { NAME($partner) } take { NAME($more) } instead.
about-office-move_palace = At the start of the resolution phase: move one piece from a palace to another.
about-office-move_territory = At the start of the resolution phase: move one piece from a territory to another.
about-office-free_favours =
    { $count ->
        [one] When bought: use { $count } favour free, of { NAME($leaders, join: "or") }.
       *[other] When bought: use { $count } different favours free, of { NAME($leaders, join: "or") }.
    }
about-office-tile_bonus = Every tile that you commit in a combat counts { $count } more.
about-office-raid = After a combat that you win: take a good that this territory produces.
about-office-service_discount = New members cost you { gold-count } less: { NAME($pieces) }.
about-office-gain_member = When bought: a new { NAME($piece) }, and { amount-shame }.
about-office-late_placement = Set a pasha or a merchant aside, to be placed after all other pieces.
about-office-credit_discount = Your credits take { gold-count } off the price of an office.
about-office-gain_credits =
    { $count ->
        [one] When bought: take { $count } credit.
       *[other] When bought: take { $count } credits.
    }
about-office-gain_influence = When bought: take { influence-count }.
about-office-influence_by = When bought: take influence by the number of your sages: { NAME($steps) }.
about-office-goods_of_choice =
    { $count ->
        [one] When bought: take { $count } good of your choice.
       *[other] When bought: take { $count } goods of your choice.
    }
about-office-convert = When bought: you may turn one of your sages into a merchant.
about-office-scored_influence = When bought: take { amount-influence }. Points at the end by your influence tokens: { NAME($steps) }.
about-office-scored_palaces = Points at the end by the number of palaces of which you have an office: { NAME($steps) }.
about-office-scored_goods = Points at the end by the number of different goods that you have: { NAME($steps) }.
about-office-scored_offices = Points at the end by the number of your offices there ({ NAME($palace) }): { NAME($steps) }.
about-office-scored_members = Points at the end by the number of family members of this kind ({ NAME($piece) }): { NAME($steps) }.
brief-office-exchange = exchange one good
brief-office-move_palace = move a piece between palaces
brief-office-move_territory = move a piece between territories
brief-office-free_favours =
    { $count ->
        [one] { $count } leader’s favour, free
       *[other] { $count } leaders’ favours, free
    }
brief-office-tile_bonus = each tile you fight with +{ $count }
brief-office-draw =
    { $count ->
        [one] draw a mercenary
       *[other] draw { $count } mercenaries
    }
brief-office-draw_once =
    { $count ->
        [one] draw a mercenary
       *[other] draw { $count } mercenaries
    }
brief-office-raid = a good after a won combat
brief-office-negotiate = your tile against one on a territory
brief-office-service_discount = { gold-count } cheaper: { NAME($pieces) }
brief-office-gain_member = a { NAME($piece) }, and { amount-shame }
brief-office-late_placement = place a pasha or merchant last
brief-office-credit_discount = credits take off { $count }
brief-office-basic_goods = a basic good for the other two
brief-office-gain_goods = take { NAME($goods) }
brief-office-monopoly = { NAME($goods) }; more with the { NAME($partner) }
brief-office-gain_credits =
    { $count ->
        [one] take a credit
       *[other] take { $count } credits
    }
brief-office-gain_influence = take { influence-count }
brief-office-influence_by = influence for { $needs } sages
brief-office-goods_of_choice =
    { $count ->
        [one] { $count } good of any kind
       *[other] { $count } goods of any kind
    }
brief-office-convert = turn a sage into a merchant
brief-office-scored_influence = { amount-influence }; points for { $needs }
brief-office-scored_palaces = points for offices of { $needs } palaces
brief-office-scored_goods = points for { $needs } kinds of goods
brief-office-scored_offices = points for { $needs } offices: { NAME($palace) }
brief-office-scored_members =
    { $piece ->
        [sage] points for { $needs } sages
        [merchant] points for { $needs } merchants
       *[other] points for { $needs } pashas
    }
brief-service-operations = Operations
    .at =
        { $amount ->
            [one] { $amount } operation
           *[other] { $amount } operations
        }
brief-service-tiles = Mercenaries
    .at =
        { $amount ->
            [one] { $amount } mercenary
           *[other] { $amount } mercenaries
        }
brief-service-sage = Sage
    .at = a sage for { gold-price }
brief-service-merchant = Merchant
    .at = a merchant for { gold-price }
brief-service-pasha = Pasha
    .at = a pasha for { gold-price }
brief-favour-tile = give a good, draw a mercenary
brief-favour-exchange = exchange a good for another kind
brief-favour-copy = copies another leader’s favour, whose price is paid too
brief-items =
    { $rank ->
        [1] { $count ->
                [one] { $count } item or all of one kind
               *[other] { $count } items or all of one kind
            }
       *[other]
            { $count ->
                [one] { $count } item
               *[other] { $count } items
            }
    }
brief-court = One good, turn order; no merchants
brief-generosity = One good of any kind, and a better place in the turn order
brief-favour-credit = { brief-office-gain_credits }
brief-favour-influence = { brief-office-gain_influence }
about-favour-tile = For { gold-price }: give one good and draw a mercenary tile of either colour ({ NAME($area) }).
about-favour-exchange = For { gold-price }: exchange one good for one of another kind ({ NAME($area) }).
about-favour-copy = For { gold-price }: the favour of another leader, whose price is paid too: { NAME($leaders, join: "or") } ({ NAME($area) }).
about-favour-credit =
    { $count ->
        [one] For { gold-price }: take { $count } credit ({ NAME($area) }).
       *[other] For { gold-price }: take { $count } credits ({ NAME($area) }).
    }
about-favour-influence = For { gold-price }: take { influence-count } ({ NAME($area) }).
about-good = Sets of different goods are worth { $one }, { $two }, { $three }, { $four } or { $five } gold.
about-leader = Dominance { $dominance }; one pasha or merchant of a family in an area. Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, at most { $most } in a family.
about-sage = Dominance { $dominance }; any number in an area. Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, at most { $most } in a family.
about-tile = Counts { $value } in a combat; { $count } of them in the game.
about-tiles = Counts { $least } to { $most } in a combat; { $count } of this colour in the game.
about-credit = Takes { gold-count } off the price of an office, once.
about-influence = Each is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, { $most } in all at most.
about-shame =
    { $points ->
        [one] Costs { $points } point each at the end.
       *[other] Costs { $points } points each at the end.
    }
about-service = What the guild offers by rank. A visit without service and without an office costs { amount-shame }.
about-generosity = Free: take a good of any kind and move up in the turn order.
about-crisis =
    { $count ->
        [one] Every territory named on a crisis gets { $count } mercenary tile, face down.
       *[other] Every territory named on a crisis gets { $count } mercenary tiles, face down.
    }

## What things cost and bring now

row-resolved = Already resolved this round.
row-family = Rank { $rank }: { SEAT($family) }, dominance { $dominance }.
row-goods = Still here: { NAME($goods) }.
row-tiles = Lies here: { NAME($tiles) }.
row-items =
    { $count ->
        [one] At rank { $rank } you take { $count } item.
       *[other] At rank { $rank } you take { $count } items.
    }
row-service =
    { $price ->
        [0] At rank { $rank } the service is free; your goods are worth { gold-wealth }.
       *[other] At rank { $rank } the service costs you { gold-price }; your goods are worth { gold-wealth }.
    }
row-operations =
    { $count ->
        [one] The service brings { $count } operation.
       *[other] The service brings { $count } operations.
    }
row-draws =
    { $count ->
        [one] The service brings { $count } mercenary tile.
       *[other] The service brings { $count } mercenary tiles.
    }
row-member = The service brings a new { NAME($piece) }.
row-fourth = At rank { $rank } you would take no part.
row-flee = Waiting here: { NAME($tiles) }. You have no mercenary of that colour: { amount-shame }, { lost-points }.
row-too-weak = Waiting here: { NAME($tiles) }. Your { NAME($colour) } tiles have strength { $own } against strength { $least } or more.
row-fight = Waiting here: { NAME($tiles) }. Whoever ranks first must fight or flee.
row-court-needs-pasha = Send a pasha too, or you take { amount-shame }, { lost-points }.
row-court-shame = You have no pasha left to send: { amount-shame }, { lost-points }.
row-idle = The cheapest service or office costs { gold-price }, your goods are worth { gold-wealth }: { amount-shame }, { lost-points }.
row-nothing-there =
    { $service ->
        [family] No office is left for you here, and your family has as many of these pieces as it may: { amount-shame }, { lost-points }.
       *[tiles] No office is left for you here, and no mercenary tile: { amount-shame }, { lost-points }.
    }
row-left = Tiles on display: { $count }.
row-owners = Owned by { SEAT($owners) }.
row-price = Costs you { gold-price }; your goods are worth { gold-wealth }.
row-with-credit = With a credit { gold-price }.
row-worth-now =
    { $points ->
        [one] Worth { $points } point as things stand: you have { measured-count }.
       *[other] Worth { $points } points as things stand: you have { measured-count }.
    }
row-influence = Would bring you { influence-count } now.
row-favour = { NAME($area) }: { gold-price }; your goods are worth { gold-wealth }.
row-members =
    { $all ->
        [one] You have { $all } piece of this kind; at home: { $home }, at most: { $most }.
       *[other] You have { $all } pieces of this kind; at home: { $home }, at most: { $most }.
    }
row-you-have =
    { $piece ->
        [hardwood] You have { holding-hardwood }.
        [pottery] You have { holding-pottery }.
        [metal] You have { holding-metal }.
        [spice] You have { holding-spice }.
        [silk] You have { holding-silk }.
        [credit] You have { holding-credits }.
        [influence] You have { holding-influence }.
        [shame] You have { holding-shame }.
       *[other] You have { $count } × { NAME($piece) }.
    }
row-one-more = One more is worth { gold-gold } to you.

## Beside a choice

remark-alone = rank { $rank }, dominance { $dominance }, alone so far
remark-first =
    { $by ->
        [0] rank { $rank }, dominance { $dominance }, there before { SEAT($behind) }
       *[other] rank { $rank }, dominance { $dominance }, { $by } more than { SEAT($behind) }
    }
remark-behind =
    { $by ->
        [0] rank { $rank }, dominance { $dominance }; { SEAT($ahead) } came first
       *[other] rank { $rank }, dominance { $dominance }; { SEAT($ahead) } has { $by } more
    }
remark-fourth =
    { $by ->
        [0] rank { $rank }, dominance { $dominance }: takes no part; { SEAT($ahead) } came first
       *[other] rank { $rank }, dominance { $dominance }: takes no part; { SEAT($ahead) } has { $by } more
    }
remark-ranking =
    { COUNT($seats) ->
        [one] only { SEAT($seats) }
       *[other] in the order { SEAT($seats) }
    }
remark-price = { gold-price }; your goods are worth { gold-wealth }
remark-idle = no service and no office: { amount-shame }, { lost-points } ({ gold-price })
    .short = no service and no office: { amount-shame } ({ lost-points })
remark-payment =
    { $over ->
        [0] exactly { gold-sum }
       *[other] worth { gold-sum }, { gold-over } too much
    }
remark-wins = clears the territory: strength { $own } against { $enemy }
remark-beats-some = beats one colour only (strength { $own } against { $enemy }); you withdraw without a shame token
remark-in-vain = in vain (strength { $own } against { $enemy }), but without a shame token
remark-flee = { amount-shame }, { lost-points }
remark-unused = unused this round: { NAME($offices) }
    .short =
        { COUNT($offices) ->
            [one] 1 office unused
           *[other] { COUNT($offices) } offices unused
        }
