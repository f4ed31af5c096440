# The window of keys.

keys-tab = Next element
keys-arrows = Within a group: cards, tiles, cells of the board
keys-enter = Choose, or touch what cannot be done and read why
keys-escape = Put back what is picked up; close a window
keys-undo = Undo
keys-restart = Restart the turn
keys-confirm = Confirm the turn
keys-hint = Hint, or put it away
keys-hint-rows = Beside a hint: look at a row; Enter plays it
keys-hint-close = Beside a hint: put it away
keys-rules = Rules, at the rule in question
keys-story = The story: since your turn, log, chat
keys-show = Show the turns since yours again
keys-dock = The next tab of the panel beside the question
keys-scoring = Show the last scoring of Alhambra again, or close it
keys-story-tabs = In the story: its tabs
keys-back = Look back
keys-full = Full screen
keys-plain-rows = Plain board: from row to row
keys-plain-open = Plain board: open and close a group
keys-plain-enter = Plain board: choose, and again to play
keys-plain-digits = Plain board: choose a number
keys-plain-type = Plain board: type an action
keys-plain-holdings = Plain board: holdings
keys-plain-text = Plain board: the table as text
keys-plain-rule = Plain board: rule of the row
keys-card = Info card of what has the focus, or of the first thing on the board
keys-card-walk = With an info card open: on to everything else that has one; Enter goes there, Esc goes back
keys-help = This help
keys-analysis-back = Previous decision
keys-analysis-on = Next decision
keys-analysis-turns = One turning point back or on
keys-analysis-first = To the beginning
keys-analysis-last = To the end
keys-analysis-run = Run, or stop
keys-analysis-branch = Play on from here

# The link of a private table.

share-renew = New link
share-renew-about =
    The old link stops working, and whoever watched through it sees nothing more. Those at the table stay.
share-renewed = This is the new link.
