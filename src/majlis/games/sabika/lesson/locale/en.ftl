# Sabika's guided first match: what the coach says. Which messages there are: majlis/engine/lesson_words.py. No number is typed.

lesson-group-1 = A first building
lesson-group-2 = Materials, sugar, a poem
lesson-group-3 = The round ends
lesson-group-4 = The second round

lesson-aim-title = What it is about
lesson-aim-text = You help the sultan build the Alhambra: buildings, poems, exports and his wishes bring prestige, and the most prestige wins. On each turn one of your workers works on the rondel or rests.

lesson-tile-title = Your start tile
lesson-tile-text = You have { UNIT($tiles_dealt, of: "start-tiles") } and keep one of them in secret. Keep the one with gypsum [gypsum], wood [wood] and marble [marble].
lesson-tile-hint = With these materials you can build in your very first turn. Whoever keeps the higher number becomes start player.
lesson-tile-done = { SEAT(1) } has the higher number and begins. You move second and get { UNIT($second_dinars, of: "dinars") } [dinar] to start with.
lesson-tile-other = That works too. What your tile shows is yours at once; the other one is out of the game.

lesson-builder-title = A builder sets out
lesson-builder-text = A builder [builder] goes from your workshop to any space of the outer ring, with no steps to pay. Put one on the upper Build space for its main action; the sultan's worker there costs { UNIT($occupied_cost, of: "dinars") } [dinar].
lesson-builder-hint = Every worker on the space that is not yours costs { UNIT($occupied_cost, of: "dinars") } [dinar], the sultan's included. Then choose the main action.
lesson-builder-done = Your builder lies down on the space. Now comes the main action: you build.
lesson-builder-other = That works too. Each of your workers works or rests once a round, in the order you like.

lesson-palace-title = Your first palace
lesson-palace-text = Each material in a building brings its prestige: { $gypsum } for gypsum [gypsum], { $wood } for wood [wood], { $marble } for marble [marble]. Build the palace that is lit, and spend all of them on it.
lesson-palace-hint = A large building always needs gypsum, and its materials must all differ. The sultan's first wish asks for palaces.
lesson-palace-done = { UNIT($palace_sum, of: "prestige") } for the materials. A step of favour brought { UNIT($favour_dinars, of: "dinars") } [dinar], the palace itself { UNIT($palace_dinars, of: "dinars") }.
lesson-palace-other = That works too. What you have not spent stays in your storehouses for later.

lesson-side-title = Not this time
lesson-side-text = Beside your builder lies cane [cane], a side action that would cost { UNIT($raw_builder, of: "dinars") } [dinar]. Leave it with “No second action”: your merchant [merchant] can take cane for free.
lesson-side-hint = A worker takes the main action of its space, one side action beside it, or both. Raw materials cost a builder dinars, but not a merchant.
lesson-side-done = That ends your turn. { SEAT(1) } moves, then you again.
lesson-side-other = That works too. The cane lies in your workshop and can become sugar.

lesson-quarry-title = Off to the quarry
lesson-quarry-text = Your storehouses have { UNIT($room, of: "crates") }, and each holds one thing. Send your other builder [builder] to the small quarry and take one gypsum [gypsum] and, for the rest, wood [wood].
lesson-quarry-hint = The quarry gives { UNIT($quarry_items, of: "materials") }. One wood is for a poem, the rest for a small building.
lesson-quarry-done = The materials lie in your crates. A good will need room there, too.
lesson-quarry-other = That works too. Things you gain need a free crate, so keep an eye on your room.

lesson-produce-title = Cane becomes sugar
lesson-produce-text = Beside Produce your merchant [merchant] takes cane [cane] for free, and the main action there makes sugar [sugar] of it. Go to that space: the cane is taken at once, then choose the main action.
lesson-produce-hint = Only goods can be exported. At this table processing needs another cane on the rondel, and one still lies there.
lesson-produce-done = The sugar lies in one of your crates. Next round a ship will take it away.
lesson-produce-other = That works too. Raw materials on the rondel are for everyone, and new ones come only when the round ends.

lesson-poem-title = A poem that lasts
lesson-poem-text = A blue poem helps you until the end of the game, a red one works at once. Send your poet [poet] to the upper Engrave and engrave the lit poem in blue, with wood [wood].
lesson-poem-hint = Your first blue poem costs { UNIT($poem_blue, of: "dinars") } [dinar], and each one makes the next more expensive. This one pays { UNIT($poem_income, of: "dinars") } at the end of every round, and { UNIT($poem_start, of: "prestige") } when you become start player.
lesson-poem-done = The wood brought { UNIT($wood, of: "prestige") }, and the poem pays from this round on. Once all workers lie down, the round ends.
lesson-poem-other = That works too. Each poem makes the next of its colour cost { UNIT($poem_step, of: "dinars") } more.

lesson-wish-title = The first wish
lesson-wish-text = The golden book has moved on, and the sultan's first wish has scored: { UNIT($wish_each, of: "prestige") } for each palace and each garden. Look at the wishes still to come: whenever one is added, the earlier ones score again.
lesson-wish-hint = Before the wish came the income from blue cities and blue poems. After it comes the tribute.

lesson-tribute-title = The tribute
lesson-tribute-text = The sultan wants { UNIT($first_tribute, of: "parias") } [paria], and your marker is still at the bottom of the track. Pay with dinars [dinar] this time: { UNIT($tribute_dinar, of: "dinars") } for each.
lesson-tribute-hint = Your marker, dinars, seals [seal] or prestige: settle each paria as you like. Prestige lost here is lost for good.
lesson-tribute-done = Paid without losing prestige. The tribute rises every round, so parias of your own will help.
lesson-tribute-other = That works too. Each single paria may be settled in another way.

lesson-morning-title = Everybody stands up
lesson-morning-text = All workers stand up where they were, and each of the sultan's has walked one space on. Look at the rondel before you move: from now on steps count.
lesson-morning-hint = Whatever was taken from the rondel and the displays has been refilled. Whoever leads on the paria track has named the start player.

lesson-storehouse-title = More room
lesson-storehouse-text = The first { UNIT($free_steps, of: "steps") } are free, so the storehouse space on the right costs your builder [builder] nothing. Go there and extend a storehouse with the tile that is lit.
lesson-storehouse-hint = The first extension of a storehouse brings { UNIT($expand_1, of: "prestige") }. Then comes the bonus of the tile, here { UNIT($tile_parias, of: "parias") } [paria].
lesson-storehouse-done = More room, some prestige, and parias [paria] for the next tribute.
lesson-storehouse-other = That works too. A storehouse can be extended up to { UNIT($expansions, of: "times") }, and the second time brings more.

lesson-window-title = A small building
lesson-window-text = Steps after the free ones cost your other builder [builder] { UNIT($step_cost, of: "dinars") } [dinar] each, like the worker on the lower Build space. Go there and spend gypsum [gypsum] and wood [wood] on the window whose left half is yellow.
lesson-window-hint = A small building needs the material on its card. Up to { UNIT($build_optional, of: "materials") } more may go with it, all different.
lesson-window-done = { UNIT($window_sum, of: "prestige") } for the materials. Now the card needs a place in your row.
lesson-window-other = That works too. At the end of the round new small buildings take the empty places.

lesson-mosaic-title = The joker
lesson-mosaic-text = The right half of your first card is a joker, and the left half of the new one is yellow. Lay the new card on the right, then split the bonus evenly into dinars [dinar] and parias [paria].
lesson-mosaic-hint = Two halves of one colour make a one-coloured mosaic, and its bonus comes at once. The joker takes any colour.
lesson-mosaic-done = Your first one-coloured mosaic. The parias [paria] are for the tribute, the dinars [dinar] for your next journey.
lesson-mosaic-other = That works too. The next card may go to either end again.

lesson-rest-title = Time for a rest
lesson-rest-text = Resting brings { UNIT($rest_dinar, of: "dinars") } [dinar], costs { UNIT($rest_prestige_loss, of: "prestige") } and takes the worker back to your workshop. Let your poet [poet] rest.
lesson-rest-hint = Next round the poet can go to any space of the inner ring without paying for steps.
lesson-rest-done = The purse is fuller, and the poet starts from the workshop next round.
lesson-rest-other = That works too. You may rest with any worker, in any turn.

lesson-export-title = A ship for Fez
lesson-export-text = In Fez sugar [sugar] is in demand, and the way there costs { UNIT($way, of: "dinars") } [dinar]. Send your merchant [merchant] one step on to Export, then ship the sugar to Fez.
lesson-export-hint = A good in demand brings { UNIT($demand_prestige, of: "prestige") } and { UNIT($demand_parias, of: "parias") } [paria]. Before that you take the seal [seal], after it the city bonus.
lesson-export-done = Your first ship has landed, and the seal [seal] is yours. With it you can pay a dinar or a paria later on.
lesson-export-other = That works too. In Fez sugar stays in demand for the whole game.

lesson-parias-title = Parias at work
lesson-parias-text = No wish was added this time, so none scored, but { UNIT($second_tribute, of: "parias") } [paria] are due. Pay all of them with your marker.
lesson-parias-hint = That way dinars and prestige stay with you. The marker only has to be far enough up.
lesson-parias-done = It cost you neither dinars nor prestige. Now the track decides who begins.
lesson-parias-other = That works too. The higher your marker stays, the better for naming the start player.

lesson-leader-title = You decide who begins
lesson-leader-text = Your marker is ahead on the paria track, so you name the next start player. Name yourself: for that your blue poem gives you { UNIT($poem_start, of: "prestige") }.
lesson-leader-hint = Whoever begins has first pick of spaces, poems and buildings.
lesson-leader-done = You begin the next round, and your poem has paid once more.
lesson-leader-other = That works too. If you move second, you can first see what { SEAT(1) } does.

lesson-era-title = Era II begins
lesson-era-text = The large buildings of era I are gone, and those of era II can be built. Play on: wishes, large poems, the trade card and what is left over still bring prestige.
lesson-era-hint = The score table shows at any time where your prestige comes from.
