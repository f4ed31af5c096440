# Alhambra's guided first match: what the coach says. Which messages there are: majlis/engine/lesson_words.py. No number is typed.

lesson-group-1 = Money
lesson-group-2 = Your first buildings
lesson-group-3 = Walls and reserve
lesson-group-4 = The first scoring

lesson-aim-title = What it is about
lesson-aim-text = Around your fountain [fountain] you build an Alhambra; your place in each type of building and your longest wall bring points. On each turn you take money, buy a building or redesign, and whoever has the most points at the end wins.

lesson-money-title = One large card
lesson-money-text = Money lies open in { UNIT($currencies, of: "currencies", case: "locative") }, and a single card may have any value. Take { NAME("ducat-9") } [ducat]: the chambers on the ducat place cost exactly that.
lesson-money-hint = Nobody ever gets change. So a card that pays a price exactly can be better than a higher one.
lesson-money-done = The card is in your hand; the chambers can wait a little. Now { SEAT(1) } and { SEAT(2) } play, then you again.
lesson-money-other = That works too. You have one action a turn, and one more after each exact payment.

lesson-small-title = Several small cards
lesson-small-text = Instead of one card you may take several, if together they are worth { $take_max } at most. Take { NAME("denar-3") } [denar] and { NAME("dirham-2") } [dirham].
lesson-small-hint = The currencies may differ. Small cards add up to many prices, so you can often pay exactly.
lesson-small-done = More than one card for a single action. You will see what the small ones are good for.
lesson-small-other = That works too. Everybody sees which cards you take; in your hand they are hidden.

lesson-exact-title = Pay exactly
lesson-exact-text = The garden [garden] lies on the dirham place, so it costs dirhams [dirham], whatever its colour. Buy it with { NAME("dirham-8") }: that is exactly its price.
lesson-exact-hint = Whoever pays exactly acts again in the same turn. Whoever pays too much does not.
lesson-exact-done = Paid exactly, so your turn goes on. The garden lies beside your Alhambra until your actions are over.
lesson-exact-other = That works too. Each place of the market keeps its currency for the whole game.

lesson-extra-title = Your extra action
lesson-extra-text = You have paid exactly, so you may take money, buy or redesign once more. Take { NAME("denar-2") } [denar] and { NAME("dirham-2") } [dirham].
lesson-extra-hint = Taking money ends your actions. So look first for another price that you can pay exactly.
lesson-extra-done = Your hand is filling up again. That was your last action, so now you build.
lesson-extra-other = That works too. You get an extra action only by paying exactly, and you may give it up.

lesson-first-title = Beside the fountain
lesson-first-text = You place new tiles after all your actions, and you never turn them. Place the garden [garden] north of your fountain [fountain].
lesson-first-hint = The fountain is open on all sides, so only an open side may touch it. The garden has its walls in the north and in the east. The small number is what the place would bring if scoring came now.
lesson-first-done = Your first building stands, with its walls to the outside. Now the table refills, and the others play.
lesson-first-other = That works too. Every lit cell is allowed, and so is your reserve.

lesson-refill-title = Everything is full again
lesson-refill-text = After each turn the table refills the money first, then the market. Look at what is new, and remember which cards { SEAT(1) } and { SEAT(2) } take.
lesson-refill-hint = Whoever collects a currency has an eye on the building on its place. Once in a hand, cards are hidden.

lesson-overpay-title = There is no change
lesson-overpay-text = The arcades cost { UNIT($arcades_price, of: "florins") } [florin], and you cannot pay that exactly. Buy them all the same, with { NAME("florin-7") }: nothing comes back, and your actions are over.
lesson-overpay-hint = You lose { UNIT($lost, of: "florins") }. Sometimes that is better than leaving a building to the others. What can be paid exactly may wait: a later step shows what it is good for.
lesson-overpay-done = The arcades are yours. There is no extra action this time, so you build at once.
lesson-overpay-other = That works too. A building that nobody buys stays where it is.

lesson-lit-title = Why not there?
lesson-lit-text = Wall must meet wall, open side must meet open side, and you must be able to walk there. Touch the empty cell south of the fountain: it tells you why the arcades may not go there.
lesson-lit-hint = The walk begins at the fountain [fountain] and crosses no wall. Nor may an empty cell be enclosed.

lesson-join-title = Two walls become one
lesson-join-text = Walls that follow one another along the edge count together, and the longest wall scores every time. Place the arcades west of the garden [garden]: then yours is { $wall } long.
lesson-join-hint = The arcades have walls in the north and in the west. Beside the garden they continue its wall; elsewhere they would not.
lesson-join-done = Your longest wall is { $wall } long. Each piece of it brings { UNIT($wall_point, of: "points") } in every scoring.
lesson-join-other = That works too. With a redesign you can change your Alhambra later.

lesson-second-title = One more garden
lesson-second-text = Whoever has the most buildings of a type scores, and a second garden [garden] makes you safer. It fits nowhere yet and costs { UNIT($second_price, of: "florins") } [florin]; buy it with { NAME("florin-9") }, which ends your actions.
lesson-second-hint = In the first scoring having the most gardens brings { UNIT($garden_first, of: "points") }. You may buy a building even if there is no place for it.
lesson-second-done = The garden is yours. It fits nowhere, so the table has put it into your reserve.
lesson-second-other = That works too. A building counts for its type only in your Alhambra.

lesson-reserve-title = In your reserve
lesson-reserve-text = Your new garden [garden] lies in your reserve, where it counts for nothing. Look at its walls: only its east side is open.
lesson-reserve-hint = West of the fountain its north wall would meet the open side of the arcades. Even a tile that fits may go into the reserve.

lesson-swap-title = Swap two tiles
lesson-swap-text = Towards its neighbour the new garden [garden] is as open as the arcades, so it may take their place. Swap it in: that gives you a second garden and a longer wall.
lesson-swap-hint = A redesign is a whole action: place from the reserve, remove or swap. Towards empty cells the new tile may differ.
lesson-swap-done = Your second garden stands. The arcades wait in your reserve; another redesign brings them back.
lesson-swap-other = That works too. A redesign takes a whole action, in this turn or any other.

lesson-count-title = Who has the most?
lesson-count-text = The first scoring card lies among the money and can turn up at any moment; nobody has chambers yet. Look at “If scored now”: one building is enough for first place.
lesson-count-hint = The first scoring gives points for first place only. What lies in a reserve does not count.

lesson-chambers-title = Your ducat pays off
lesson-chambers-text = Your { NAME("ducat-9") } [ducat] is exactly what the chambers cost. Buy them: first place brings { UNIT($chambers_first, of: "points") }.
lesson-chambers-hint = It is an exact payment, so your turn goes on. The market is not refilled before you have finished.
lesson-chambers-done = Paid exactly, and you act again. Is there another price that you can match?
lesson-chambers-other = That works too. Until the scoring card comes, places can still change hands.

lesson-pavilion-title = Small cards, exact price
lesson-pavilion-text = Your two small dirhams [dirham] make exactly the price of the pavilion [pavilion]. Buy it too, and take three small cards with the action after that.
lesson-pavilion-hint = Each exact payment brings one more action. A turn can have up to { UNIT($most_actions, of: "actions", case: "genitive") }.
lesson-pavilion-done = Two buildings and new money in a single turn. That is what small cards are good for.
lesson-pavilion-other = That works too. Any action but an exact purchase is the last of your turn.

lesson-both-title = One after the other
lesson-both-text = You place new tiles one at a time, in any order. Put the chambers east of the fountain [fountain], then the pavilion [pavilion] east of the chambers.
lesson-both-hint = The pavilion can only follow once the chambers lie there. Then their walls in the south join up.
lesson-both-done = Both buildings stand, and your Alhambra has grown a good deal. Let the others play; the scoring is close.
lesson-both-other = That works too. Every lit cell is allowed, and each tile helps the next.

lesson-types-title = First places
lesson-types-text = The scoring card has come, and first places brought you { UNIT($points, of: "points") }. Look at the others: whoever ties shares the points, rounded down.
lesson-types-hint = Only first place counted this time. Without a single building of a type you get nothing for it.

lesson-walls-title = And your wall
lesson-walls-text = Your longest outer wall brought { UNIT($points, of: "points") }, and it scores again in both later scorings. Play on: next time second place counts too, and having the most gardens brings { UNIT($garden_next, of: "points") }.
lesson-walls-hint = In the last scoring even third place brings points. It comes when the market can no longer be filled.
