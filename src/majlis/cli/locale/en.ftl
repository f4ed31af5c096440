# The terminal's own words: `majlis play` and `majlis replay`. How parts are written: see majlis/engine/words.py.

## The table

terminal-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
terminal-welcome = { $game }, { terminal-players }
terminal-human = { SEAT($seat) } sits at this terminal.
terminal-bot = { SEAT($seat) } is the program “{ $bot }”.
terminal-commitment = The deal is fixed: the SHA-256 of its seed is { $commitment }.
terminal-hint = Type a number, a notation such as “{ $example }”, or “help”.

## Decisions

terminal-news = What happened
terminal-undone = taken back
terminal-range = { $low } to { $high }
terminal-asked = { SEAT($seat) }: { $question }
terminal-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
terminal-more = “more” shows the next ones.
terminal-back = Enter goes back to all choices.
terminal-enter = Enter is enough.
terminal-undo-hint = “undo” takes back your last decision.
terminal-no-such-number = There is no choice { $number }; the numbers run from 1 to { $most }.
terminal-not-understood = Not understood: { $text }
terminal-possible = That is possible.
terminal-all-possible = Everything that is on offer is possible.
terminal-no-rule = No rule mentions that.
terminal-about-what = What would you like to know about? Type a name or a part of one after “about”.
terminal-no-piece = Nothing here is called “{ $text }”.
terminal-several-pieces =
    { $count ->
        [one] { $count } thing goes by that name. Say which:
       *[other] { $count } things go by that name. Say which:
    }
terminal-no-player = There is no player { $number }.
terminal-thinking = { SEAT($seat) } is thinking…
terminal-handover = Now { SEAT($seat) }. Press Enter when nobody else is looking.

## Keeping a match

terminal-saved = Saved: { $file }
terminal-file-exists = { $file } exists and is not this match; choose another name.
terminal-save-where = Save the match? A file name, or Enter to drop it:
terminal-save-needs-name = Say where: save FILE
terminal-resume = To go on: majlis play --resume { $file }
terminal-not-saved = The match was not saved. With --record FILE it would have been.

## The end

terminal-points = Points
terminal-sum = Sum
terminal-rank = Place
terminal-place =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
terminal-seed = The seed was { $seed }; its SHA-256, shown at the start, is { $commitment }.
terminal-replay = To read it again: majlis replay { $file }

## Help

terminal-help-title = What you can type
terminal-help-number = choose that line; a line with several ways opens them
terminal-help-notation = the same in writing; unfinished, it lists how it can go on
terminal-help-enter = back to all choices; or the only choice, if there is but one
terminal-help-more = the next page of a long list
terminal-help-why = why something is not possible; without a notation, all that is greyed
terminal-help-undo = take back your last decision; with other people, as long as nothing new was shown
terminal-help-table = draw the table again
terminal-help-look = draw the table from the place of player N, as far as you may see it
terminal-help-log = what happened so far, the last N lines
terminal-help-rules = read a rule by number, or all rules with some words
terminal-help-about = what a piece, space or card is, and what it would cost and bring you now
terminal-help-save = write the match into a file
terminal-help-quit = leave the table
