# The table drawn in text (games/al_rashid/picture.py).

picture-you = (you)
picture-round = Round { $round } of { $rounds }
picture-order = Turn order:
picture-next-order = From the next cycle on:
picture-stacks = Mercenaries in the stacks: { $stacks }; discarded: { $discarded }
picture-points = points
picture-gold = gold
picture-credits = cred.
picture-influence = infl.
picture-shame = shame
picture-mercenaries = red/blue
picture-offices = offices
picture-palaces = The city
picture-territories = The map
picture-resolved = resolved
picture-empty = nobody
picture-on-display = Offices:
picture-tiles = Tiles:
picture-yours = Your family
picture-theirs = The family of { SEAT($seat) }
picture-home = At home:
picture-aside = Set aside:
picture-owned = Offices:
picture-used = (used)
picture-hand = Mercenaries:
