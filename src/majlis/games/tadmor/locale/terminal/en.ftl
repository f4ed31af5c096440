# The table drawn in text (games/tadmor/picture.py).

picture-you = (you)
picture-round = Round { $round } of { $rounds }, epoch { $epoch }
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

# What stands beside a choice (games/tadmor/remarks.py).

remark-gain = brings { NAME($resources) }
remark-points = { $prestige } PP
remark-ready = the requirement holds
remark-not-ready = the requirement does not hold yet
remark-tower = to level { $height } for { NAME($price) }
remark-mission = costs { NAME($price) }, worth { $prestige } PP
