# Al-Rashid's guided first match: what the coach says.

lesson-group-1 = Placing
lesson-group-2 = Resolving
lesson-group-3 = Mercenaries
lesson-group-4 = Court and points

lesson-aim-title = What it is about
lesson-aim-text = Your family wants to rise at the caliph's court: pieces, offices and influence tokens bring prestige points, and the most points win. Each round you first place your pieces, then you resolve the areas where they stand.

lesson-draw-title = Red or blue?
lesson-draw-text = Red mercenary tiles fight by land, blue ones by sea, and nobody else sees what yours is worth. Draw a red one.
lesson-draw-hint = Their values run from { $tile_low } to { $tile_high }. A tile only counts against tiles of its own colour.
lesson-draw-other = That works too. A tile only counts against tiles of its own colour.
lesson-draw-done = It stays in your hand until you fight. Now everybody places their pieces.

lesson-merchant-title = A merchant sets out
lesson-merchant-text = In turn order everybody places one piece at a time, and you begin. Put your merchant [merchant] into Mare Internum, where no mercenary tile lies.
lesson-merchant-hint = Whoever ranks first there may take { UNIT($items_1, of: "items") }. If dominance is equal, whoever came first ranks higher.
lesson-merchant-other = That works too. Nothing happens in “{ NAME($area) }” until all pieces are placed.
lesson-merchant-done = Your merchant has dominance { $merchant_dominance } there. Now the others place, then you again.

lesson-pasha-title = A pasha in the palace
lesson-pasha-text = Whoever has the most dominance in an area ranks first, and in a palace the first rank pays least. Place your strongest piece, the pasha [pasha], in the Palace of Wisdom.
lesson-pasha-hint = The first rank pays { UNIT($sage_1, of: "gold") } for a sage there, the last one { UNIT($sage_3, of: "gold") }. Besides, it is the first to choose an office.
lesson-pasha-other = That works too. Nothing happens in “{ NAME($area) }” until all pieces are placed.
lesson-pasha-done = Dominance { $pasha_dominance } is hard to beat. One piece is left.

lesson-sage-title = A sage for company
lesson-sage-text = Pieces of a family add up: together, merchant and sage [sage] have dominance { $both }. Add your sage to the merchant in Mare Internum.
lesson-sage-hint = Sages may go anywhere, as many as you like. A pasha and a merchant of one family never share an area.
lesson-sage-other = That works too. Nothing happens in “{ NAME($area) }” until all pieces are placed.
lesson-sage-done = Your family is on the board. Once everybody has placed, the areas are resolved one by one.

lesson-first-title = What comes first?
lesson-first-text = On each turn you resolve one area, any one that has a piece in it. Begin with Mare Internum: you will need its goods in the palace.
lesson-first-hint = You may even resolve an area where you have no piece. Whoever is there acts, in rank order.
lesson-first-other = That works too. Somebody else may now resolve Mare Internum, and you will act there all the same.
lesson-first-done = No mercenary tile lies there, so nobody has to fight. You rank first and take first.

lesson-items-title = Take your items
lesson-items-text = The first rank takes { UNIT($items_1, of: "items") } or all goods of one kind. Take a hardwood [hardwood], a pottery [pottery] and the credit [credit].
lesson-items-hint = A credit is not a good, and nothing can be paid with it. But it takes { UNIT($credit, of: "gold") } off the price of an office.
lesson-items-other = That works too. After the round all territories are filled up again.
lesson-items-done = Your merchant and your sage go home. What you took belongs to you, and everybody can see it.

lesson-worth-title = What goods are worth
lesson-worth-text = Your goods make a set worth { UNIT($first, of: "gold") } and another worth { UNIT($second, of: "gold") }. Collect different kinds: five of them are worth { UNIT($set_5, of: "gold") }, five alike only { UNIT($alike, of: "gold") }.
lesson-worth-hint = The table always shows what your goods are worth. When you pay there is no change, so look for prices that fit.

lesson-wishes-title = Two wishes, one payment
lesson-wishes-text = The sage costs { UNIT($sage_1, of: "gold") }, the Banker with your credit { UNIT($banker_price, of: "gold") }, and both are paid together. Resolve the Palace of Wisdom, then ask for the service and the Banker; your credit is added by itself.
lesson-wishes-hint = Service, office, favour: a visit has room for { UNIT($actions, of: "actions") }. One payment for both often takes fewer goods than two.
lesson-wishes-other = That works too. Only a visit without service and without office brings { UNIT($shame_idle, of: "shame-tokens") }.
lesson-wishes-done = Your new sage joins in next round. With the Banker, every credit will lower a price by { UNIT($credit_banker, of: "gold") }.

lesson-crisis-title = A crisis on the map
lesson-crisis-text = The territories are full again, and a crisis has laid new mercenary tiles face down. Look at the map: where tiles lie, nobody trades before they are beaten.
lesson-crisis-hint = Only a look from the Palace of Intrigue tells the values of tiles that lie face down. Tiles that are not beaten stay and gather.

lesson-shame-title = Shame tokens cost points
lesson-shame-text = { SEAT(2) } already has { UNIT($shame, of: "shame-tokens") }, and each one costs { UNIT($shame_points, of: "points") } at the end. Avoid them: fleeing brings { UNIT($shame_flee, of: "shame-tokens") }, a visit without service or office { $shame_idle }.
lesson-shame-hint = Pieces at court without a pasha bring { UNIT($shame_court, of: "shame-tokens") }. Whoever buys the Enchanter takes { $shame_enchanter }, and that completes the list.

lesson-military-title = Free mercenaries
lesson-military-text = In the Palace of the Military tiles are free: { UNIT($tiles_1, of: "tiles") }, { $tiles_2 } or { $tiles_3 }, depending on your rank. Place a sage [sage] there.
lesson-military-hint = Only { UNIT($ranks, of: "ranks") } take part in an area. With as few families as here, even a sage alone is served.
lesson-military-other = That works too. Nothing happens in “{ NAME($area) }” until all pieces are placed.
lesson-military-done = Others may still overtake you there. But the sage is sure of { UNIT($tiles_3, of: "tiles") }.

lesson-pasha-at-court-title = A pasha at court
lesson-pasha-at-court-text = At court there are gifts and offices, but only for families with a pasha there. Place your pasha [pasha] in the Palace of Al-Rashid.
lesson-pasha-at-court-hint = Whoever is there without a pasha takes { UNIT($shame_court, of: "shame-tokens") }. Merchants are not admitted at all.
lesson-pasha-at-court-other = That works too. Nothing happens in “{ NAME($area) }” until all pieces are placed.
lesson-pasha-at-court-done = Now you need something to pay with at court. Goods come from the territories.

lesson-tile-title = A tile in the way
lesson-tile-text = In Sarmatia a red tile lies face down, and red is just what you hold. Send your merchant [merchant] there: with more mercenaries you can win.
lesson-tile-hint = The first in line fights first and then trades first. Without a tile of a matching colour you would have to flee.
lesson-tile-other = That works too. Nothing happens in “{ NAME($area) }” until all pieces are placed.
lesson-tile-done = Place what you have left as you like. A sage beside the merchant raises your dominance.

lesson-mercenaries-title = Mercenaries first
lesson-mercenaries-text = Before you fight you want more tiles, so begin with the Palace of the Military. Resolve it, ask for the service and draw red tiles.
lesson-mercenaries-hint = You say how many are to be red and how many blue, then you draw. In Sarmatia only red ones help.
lesson-mercenaries-other = That works too. Tiles stay in your hand until you use them.
lesson-mercenaries-done = Now you hold several red tiles. They stay in your hand until you use them.

lesson-line-title = First in line
lesson-line-text = In Sarmatia you rank first, and your tiles are ready. Resolve it now: you will need its goods at court.
lesson-line-hint = The tile there is turned up before you decide. So you fight only when you know what you are up against.
lesson-line-other = That works too. Until Sarmatia is resolved, nobody can trade there.
lesson-line-done = The tile has been turned up. Now you can count.

lesson-fight-title = Equal is not enough
lesson-fight-text = The tile here is worth { $enemy }, and your sum must be higher. Fight with red tiles that add up to more.
lesson-fight-hint = Tiles that you put down are lost, even if you win. If you fled, you would take { UNIT($shame_flee, of: "shame-tokens") }.
lesson-fight-other = That works too. Whoever fights in vain withdraws without shame tokens.
lesson-fight-done = The tiles that you put down are gone, but so is the one that lay here. Now you trade.

lesson-three-title = Goods for the court
lesson-three-text = You have won and trade first, and your stock is empty. Take one hardwood [hardwood], one pottery [pottery] and one metal [metal], which together are worth { UNIT($set_3, of: "gold") }.
lesson-three-hint = The same number of goods of one kind would be worth only { UNIT($three_alike, of: "gold") }. At court you will soon have to pay.
lesson-three-other = That works too. After the round all territories are filled up again.
lesson-three-done = Now you can pay for something at court. Your family there acts as soon as anybody resolves it.

lesson-gift-title = Generosity and an office
lesson-gift-text = At court generosity brings you a free good and moves you up in turn order, and you may buy an office. Ask for generosity and the Law Expert, then take a silk [silk].
lesson-gift-hint = You pay for the office first; the gift comes afterwards. So the goods that you have must be enough.
lesson-gift-other = That works too. At court nobody has to ask for anything, and it costs no shame tokens.
lesson-gift-done = The Law Expert brought you { UNIT($law_influence, of: "influence-tokens") }. Whoever asks for generosity comes to the front of the turn order.

lesson-count-title = Count your family
lesson-count-text = If the match ended now, you would have { UNIT($score, of: "points") } for family, offices and tokens. There are { UNIT($left, of: "rounds") } to go: play them as you like.
lesson-count-hint = Influence tokens bring at most { UNIT($influence_most, of: "points") } in all. Goods bring none, so turn them into pieces and offices.
