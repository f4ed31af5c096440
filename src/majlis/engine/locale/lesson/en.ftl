# What the coach of every guided match says besides the steps.

lesson-other = That works too. The lesson goes on from here.
lesson-own-title = Your choice
lesson-own-text = The lesson has nothing to ask here. Decide as you like, and it goes on by itself.
lesson-own-hint = Every choice shows what it would bring. Touch what is not lit, and it tells you why.
lesson-wait-title = The others decide
lesson-wait-text = It is not your turn yet. Watch what they do, then it is up to you again.
lesson-free-title = Now play on
lesson-free-text = You have seen everything that a first match needs. Play on against the bots for as long as you like.
lesson-free-hint = Every choice shows what it would bring. Touch what is not lit, and it tells you why.
lesson-way = One way to go on is shown, as an easy bot would do it. Touch what is not lit, and it tells you why.
lesson-way-brings = One way to go on is shown, as an easy bot would do it. It would bring you { $gains }.
lesson-over-title = Your first match is over
lesson-over-text = You have played a whole match. Set up a table of your own whenever you like.
