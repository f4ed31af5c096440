# The table drawn in text (games/tadmor/picture.py).

picture-you = (you)
picture-round =
    Round { $round } of { $rounds }, epoch { $epoch ->
        [1] I
        [2] II
       *[other] III
    }
picture-order = Turn order:
picture-attacked = Attacked last:
picture-attack = Under attack:
picture-holder = Raider card with:
picture-points = score
picture-total = total
picture-tower = tower
picture-stores = wood/stone/marb/gold
picture-camels = camels
picture-ships = ships
picture-missions = missions
picture-goods = goods
picture-board = The board
picture-free = Free:
picture-offers = On offer
picture-upgrades = Upgrades (price { $price }):
picture-stacks = Precious goods:
picture-deck = Missions in the deck: { $deck }, discarded: { $discarded }
picture-yours = Your board
picture-theirs = The board of { SEAT($seat) }
picture-temples = Temples:
picture-precious = Precious goods:
picture-hand = In hand:
picture-fulfilled = Fulfilled:
picture-returned = Turned in:
picture-worth = { $prestige } PP
picture-mission = costs { NAME($price) }, worth { $prestige } PP
