# Al-Rashid's puzzles. Which messages there are: majlis/engine/puzzle_texts.py. Numbers come from the puzzle, never from the text.

puzzle-topic-goods = Goods and gold
puzzle-topic-palaces = Guild palaces
puzzle-topic-territories = Combat
puzzle-topic-court = At court
puzzle-topic-points = Points

puzzle-unit-wealth = { unit-gold }
    .label = What your goods are worth
puzzle-unit-points = { unit-points }
    .label = Points you gain
puzzle-unit-points-gift = { unit-points }
    .label = Points you gain, with Al-Rashid’s good in hand
puzzle-unit-strength = strength { $count }
    .label = Strength in hand without a shame token
puzzle-unit-strength-won = strength { $count }
    .label = Strength in hand after you have traded
puzzle-unit-lead = { unit-points }
    .label = Your lead

## What can be done, in a few words

puzzle-do-resolve = { NAME($area) }
puzzle-do-trade = take { NAME($items) }
puzzle-do-take = take { NAME($goods) }
puzzle-do-exchange = { NAME($give) } for { NAME($get) }
puzzle-do-pay = pay with { NAME($goods) }
puzzle-do-activate = activate { NAME($office) }
puzzle-do-barter = give { NAME($give) }
puzzle-do-favour = favour: { NAME($leader) }
puzzle-do-ask = { NAME($wishes) }
puzzle-do-ask-nothing = nothing
puzzle-do-fight = fight with { NAME($tiles) }
puzzle-do-flee = flee
puzzle-do-plot = { NAME($piece) }, from { NAME($from) } to { NAME($to) }
puzzle-do-pass = no move
puzzle-do-end = stop there

## Goods and gold

puzzle-all-the-silk-title = All the silk?
puzzle-all-the-silk-question = You trade first on the Silk Road. What do you take, so that your goods are worth the most gold?
puzzle-all-the-silk-hint = Count kinds, not pieces. Which ones do you not have yet?
puzzle-all-the-silk-why = Metal, spice and silk join your hardwood and pottery: one set of five different goods. All the silk is more to carry but only one new kind. Each further silk adds no more than { UNIT($alone, of: "gold") }.
puzzle-all-the-silk-note-all = More goods, fewer kinds.

puzzle-spare-good-title = Which one can go?
puzzle-spare-good-question = The Vizier exchanges one of your goods for one of another kind. Which exchange makes your goods worth the most gold?
puzzle-spare-good-hint = Lay out your goods in sets of different kinds. Which one lies alone at the end?
puzzle-spare-good-why = Your third hardwood is a set by itself, worth { UNIT($alone, of: "gold") }. Spice is the kind you lack, and with it your first set is complete. A pottery given away would leave a gap in the second set.

puzzle-pay-with-care-title = What you keep
puzzle-pay-with-care-question = Your new sage costs { UNIT($price, of: "gold") }. How do you pay, so that what is left is worth the most?
puzzle-pay-with-care-hint = The payment with the fewest goods need not be the best. Look at the set that you will have left.
puzzle-pay-with-care-why = Paid with two hardwood and two pottery, the sage leaves you one good of each kind: { UNIT($best, of: "gold") }. Three different goods would be enough, but metal or spice would go with them. What you have only once is what you should keep.

puzzle-after-the-last-piece-title = After your last piece
puzzle-after-the-last-piece-question = Your only piece is in the Abbasid Caliphate, and you own the Trader. How do you end this turn with goods worth the most gold?
puzzle-after-the-last-piece-hint = An office may be activated before or after resolving. When does the Trader have something to give?
puzzle-after-the-last-piece-why = In the turn in which your last piece goes home, you may still activate an office. Take two hardwood and the spice, then the Trader turns one hardwood into pottery and metal. With your silk you have every kind once.

## Guild palaces

puzzle-two-wishes-title = Two wishes, one payment
puzzle-two-wishes-question = You are first in the Palace of Wisdom and have a credit. What do you ask for to gain the most points?
puzzle-two-wishes-hint = A visit has room for two actions, and both are paid together. For which one is the credit good?
puzzle-two-wishes-why = The sage costs { UNIT($service, of: "gold") } and the Banker, with the credit, { UNIT($office, of: "gold") }: your four goods pay for both. Bought one by one, they would cost you one good more than you have.

puzzle-vizier-first-title = Not quite enough
puzzle-vizier-first-question = All offices here are gone, and a merchant costs you { UNIT($price, of: "gold") }. How do you still gain points in this visit?
puzzle-vizier-first-hint = A favour may come before everything else. What is your second hardwood good for?
puzzle-vizier-first-why = Asked for first, the Vizier’s favour takes effect before you pay for the merchant. Silk for a hardwood makes five different goods, and they are enough. Asked for together with the merchant, it would come too late.

puzzle-savant-first-title = Credit on the spot
puzzle-savant-first-question = You are first in the Palace of Wisdom and own the Banker, but you have no credit. How do you gain the most points?
puzzle-savant-first-hint = A favour that you ask for first is paid by itself, and you have it at once.
puzzle-savant-first-why = The Court Savant’s credit may be used for the office of the same visit. With your Banker the Diplomat then costs { UNIT($office, of: "gold") }: one hardwood and one pottery. So pay for the favour with one of each as well, not with two alike.

puzzle-two-favours-in-one-title = Many ways to influence
puzzle-two-favours-in-one-question = You are first in the Palace of Intrigue. How do you gain the most points in this visit?
puzzle-two-favours-in-one-hint = Influence tokens are points, too. How often can you reach the Qadi from here?
puzzle-two-favours-in-one-why = The Impostor uses two favours without paying for them, and the Qadi’s may be one of them. As your second action the Caliph’s Favorite copies the Qadi’s once more. Impostor and copy together cost { UNIT($sum, of: "gold") }, and you can pay that.

puzzle-one-pottery-title = One pottery
puzzle-one-pottery-question = Your sage stands alone in the Palace of Intrigue, and one pottery is all you own. How does your turn bring points?
puzzle-one-pottery-hint = The service there is free, but it brings no points. What else could the visit bring, and what would it cost?
puzzle-one-pottery-why = Offices there cost at least { UNIT($office, of: "gold") }, the Qadi’s favour { UNIT($qadi, of: "gold") }, and a single good is worth { UNIT($alone, of: "gold") }. The { NAME("hardwood_importer") } brings a second kind before the visit: two different goods are worth { UNIT($worth, of: "gold") }. After the visit the hardwood comes too late.

## Combat

puzzle-lost-fight-title = A fight you cannot win
puzzle-lost-fight-question = You cannot clear Sarmatia. How do you take no shame token and keep the most strength in your hand?
puzzle-lost-fight-hint = You need not win in order to fight.
puzzle-lost-fight-why = If you fight and do not win, you simply withdraw. Only fleeing costs { UNIT($shame, of: "shame-tokens") }. What you put down is lost, so a single tile will do: your weakest.
puzzle-lost-fight-note-one = One colour goes, the other stays, and you withdraw.
puzzle-lost-fight-note-vain = Nothing is won, and you withdraw.

puzzle-both-colours-title = Equal is not enough
puzzle-both-colours-question = You want to clear the Silk Road and trade there. Which tiles do you put down, so that the strongest hand is left?
puzzle-both-colours-hint = Each colour is compared by itself. As much as lies there is too little.
puzzle-both-colours-why = In each colour your sum must be higher. For red the two weakest tiles are enough together; for blue only your best one is. If either colour stayed, you would have to withdraw and would not trade.
puzzle-both-colours-note-fled = Nobody is left to trade.
puzzle-both-colours-note-one = One colour stays, so you withdraw.

puzzle-nothing-left-there-title = What the Raider finds
puzzle-nothing-left-there-question = You fight for Mare Indianum, own the Raider and then trade. How do you make your goods worth the most gold?
puzzle-nothing-left-there-hint = The Raider’s good does not come from what lies there. What is printed in the territory?
puzzle-nothing-left-there-why = The Raider takes any kind that is printed there, from the reserve: even spice, of which none is left. Silk and hardwood you get by trading. That is a set of four kinds and one hardwood more.
puzzle-a-single-hardwood-title = A single hardwood
puzzle-a-single-hardwood-question = All you own is one hardwood. Which area do you resolve, and what do you take there, so that your goods are worth the most?
puzzle-a-single-hardwood-hint = You have no mercenaries, and tiles lie in some territories. Where none lie, take what you do not have yet.
puzzle-a-single-hardwood-why = Only in the Abbasid Caliphate no tiles lie, and there your pasha leads. Three new kinds and your hardwood make one set worth { UNIT($best, of: "gold") }. A second hardwood would only begin another set.

## At court

puzzle-gift-too-late-title = The gift comes later
puzzle-gift-too-late-question = At court you ask for generosity and for an office as well. Which office brings you the most points?
puzzle-gift-too-late-hint = You can only pay with what you already have. And some offices bring points that are not printed on them.
puzzle-gift-too-late-why = You pay before Al-Rashid’s good comes, so the Law Expert for { UNIT($law, of: "gold") } is out of reach. The Astrologist has no points of its own but brings { UNIT($tokens, of: "influence-tokens") } for your sages.

puzzle-second-monopolist-title = The second monopoly
puzzle-second-monopolist-question = You are first at court and already own the Spice Monopolist. What do you ask for, so that your goods are worth the most gold?
puzzle-second-monopolist-hint = Generosity and an office go together. Which office becomes better through one that you own?
puzzle-second-monopolist-why = As you own the Spice Monopolist, the Silk Monopolist brings { UNIT($goods, of: "goods") } at once. With the good of generosity you have four kinds again, and silk to spare. The Quartermaster reaches four kinds as well, but no more.

puzzle-pasha-goes-missing-title = Trouble at court
puzzle-pasha-goes-missing-question = You may use your Plotter, then you resolve an area. How do you get furthest ahead of { SEAT($rival) }?
puzzle-pasha-goes-missing-hint = Somebody at court has brought a sage along. What happens there to a sage without a pasha?
puzzle-pasha-goes-missing-why = Whoever is at court without a pasha takes { UNIT($shame, of: "shame-tokens") }. The pasha of { SEAT($rival) } can only go to the Palace of Politics, for merchants of that family are in all others. Then resolve the court.

## Points

puzzle-five-kinds-title = The last office
puzzle-five-kinds-question = It is the last round. You are first in the Palace of Politics, with one good of each kind: how do you gain the most points?
puzzle-five-kinds-hint = What will still be there once you have paid?
puzzle-five-kinds-why = The Warehouse Keeper counts kinds of goods, but an office takes all five of yours. At most { UNIT($cap, of: "influence-tokens") } bring points by themselves. But the Aide to the Qadi counts all of them, and then you have { $tokens }.
puzzle-five-kinds-note-paid = Your goods are gone once you have paid.
puzzle-five-kinds-note-capped = One more token is worth nothing.

puzzle-worth-the-shame-title = Worth the shame token
puzzle-worth-the-shame-question = It is the last round. You are first in the Palace of Wisdom and own the Economist: how do you gain the most points?
puzzle-worth-the-shame-hint = Shame tokens can pay off. Count your merchants.
puzzle-worth-the-shame-why = The Enchanter’s merchant is your third, so the Economist counts: together more than the shame token costs. Your credit leaves enough for a sage as well. Without it, you would have to choose.
