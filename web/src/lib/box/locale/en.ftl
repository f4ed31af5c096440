# Your box: an owner's own values of a game's components.

own-board = { $title } on the board
own-board-for = The next place is for
own-values = Values: { $title }
own-title = Your box
own-where = Where you are
own-total =
    { $count ->
        [one] { $count } value is reconstructed
       *[other] { $count } values are reconstructed
    }
own-default-name = { $name }’s { $game }
own-no-set = There is no such set
own-not-loaded = Your box could not be opened

## The first visit

own-first = Do you own the box of { $game }?
own-first-text =
    { $count ->
        [one] { $count } value could not be had and was made up to fit. Enter the printed one.
       *[other] { $count } values could not be had and were made up to fit. Enter the printed ones, a kind at a
            time; stop at any card.
    }
own-begin = Begin with “{ $kind }”
own-import-file = Import a file
own-all-known = Nothing of { $game } is reconstructed
own-all-known-text = Every value is as printed: there is nothing to enter.

## Tools

own-import = Import
own-export = Export
own-export-file = Export a file
own-compare = Compare
own-try = Try 1,000 matches
own-open-table = Open a table with my box
own-menu = Import, export, compare, try, open a table
own-sets = Your sets
own-name = Name of the set
own-name-rename = Name of the set: { $name }. Rename
own-rename = Rename
own-other-sets = Your other sets of this game
own-new-set = New set
own-delete = Delete this set
own-delete-sure = Really delete
own-delete-text = All values of this set are lost. Tables that were opened with it keep theirs.
own-saving = Saving …
own-saved = Saved
own-not-saved = Not saved since { $time }
own-not-saved-text =
    { $count ->
        [one] The server does not answer. Your newest card is kept in this browser and will be sent as soon as it
            does.
       *[other] The server does not answer. Your { $count } newest cards are kept in this browser and will be sent
            as soon as it does.
    }
own-try-now = Try again now
own-differs-rulebook = differs from the rulebook
own-complete = Your box is complete
own-complete-text =
    { $differ ->
        [one] { $differ } value differs from the reconstructed set, { $same } are the same.
       *[other] { $differ } values differ from the reconstructed set, { $same } are the same.
    } Tables with your box are not rated; whoever sits down sees its name and can compare it.

## Kinds and cards

own-kinds = Kinds of component
own-components = Components
own-group-cards = Cards
own-group-tiles = Tiles
own-group-board = Board
own-n-of-m = { $count } of { $all }
own-of = of { $all }
own-all-n = all { $count }
own-find = Find by number or word
own-find-short = Number or word
own-show = Show
own-filter-all = All { $count }
own-filter-to-enter = To enter { $count }
own-filter-differ = Differ { $count }
own-filter-invalid = Not valid { $count }
own-none-found = No card has this number or word.
own-none-here = No card here.
own-state-reconstructed = reconstructed
own-state-draft = draft, not entered
own-state-same = entered, same
own-state-differs = entered, differs
own-state-invalid = not valid yet
own-known = printed in the rulebook
own-nothing = nothing
own-beads = { $kind }: { $count } of { $all } entered
own-to-list = Back to the list: { $kind }

## A card

own-before = Card before (Page up)
own-after = Card after (Page down)
own-live = as it lies on the table, live
own-live-words = what it says, live
own-reconstructed-title = Reconstructed
own-nothing-printed = nothing printed in the rulebook
own-printed = printed: { $fields }
own-reconstructed-was = reconstructed: { $value }
own-became = became
own-added = added
own-removed = removed
own-not-valid-short = not valid
own-taken = Taken
own-taken-times =
    { $count ->
        [one] { $count } time in 100 matches
       *[other] { $count } times in 100 matches
    }
own-field-line = { $field }, line { $line }
own-field-place = { $field }, { $place }
own-limits = { $low } to { $high }
own-add-line = Add a line
own-add-to = Add to: { $field }
own-another-sentence = { $field }: another sentence
own-remove = Remove: { $field }
own-fewer = Fewer: { $name }
own-more-of = More: { $name }
own-or = or
own-choose = letters, or a number and a symbol
own-choose-sentence = { $field }: choose a sentence
own-sentences = Sentences
own-no-sentence = No sentence has these letters.
own-known-hint = Your card says something else? Then the edition differs:
own-known-open = open the value
own-symbols = Symbols
own-symbols-how = number, then letter:
own-pad = Symbols and numbers
own-erase = Delete
own-same = Same as reconstructed
own-same-short = Same
own-later = Leave for later
own-later-short = Later
own-next = Next card
own-undone = Undone: { $title }
own-redone = Done again: { $title }
own-key-tab = next value
own-key-undo = take back
own-key-plus = add a line
own-key-all = all keys

## Keys

own-keys-tab = next or previous value, then the next line
own-keys-digits = a number, within its limits
own-keys-plus = new line
own-keys-backspace = remove an empty line, or the line whose arrow has the focus
own-keys-enter = next card to enter; with an error: to its field
own-keys-space = open the list of a field
own-keys-later = leave for later, as a draft
own-keys-same = same as reconstructed, then the next card
own-keys-page = card before, card after
own-keys-kind = kind before, kind after
own-keys-undo = undo, redo, over all cards
own-keys-known = open what is printed in the rulebook
own-keys-find = find a card
own-keys-help = all keys
own-keys-letters = Letters after a number

## Import and compare

own-import-refused =
    { $count } of { $all ->
        [one] { $all } record
       *[other] { $all } records
    } { $count ->
        [one] does not fit
       *[other] do not fit
    }
own-import-changes =
    { $count ->
        [one] { $count } card would change
       *[other] { $count } cards would change
    }
own-import-nothing = Nothing would change: the file says what your box says.
own-import-wrong = { $file } cannot be read
own-import-done =
    { $count ->
        [one] { $count } card taken from the file
       *[other] { $count } cards taken from the file
    }
own-line = line { $line }
own-now = now
own-in-file = in the file
own-cancel = Cancel
own-take =
    { $count ->
        [one] Take { $count } card
       *[other] Take { $count } cards
    }
own-take-others =
    { $count ->
        [one] Take the other one
       *[other] Take the other { $count }
    }
own-compare-with = Beside
own-reconstructed-set = the reconstructed set
own-compare-none = There is no difference.
own-compare-sum = { $differ } differ, { $same } are the same
own-yours = your box
own-reconstructed = reconstructed

## Matches

own-trying =
    { $count ->
        [one] Trying { $count } match
       *[other] Trying { $count } matches
    }
own-trial-title =
    { $count ->
        [one] { $count } match tried
       *[other] { $count } matches tried
    }
own-trial-how =
    { $seats ->
        [one] { $seats } novice bot, the same seeds with both sets
       *[other] { $seats } novice bots, the same seeds with both sets
    }
own-trial-stop = Stop and show { $count }
own-trial-older = older values
own-trial-points = Mean points
own-trial-points-theirs = { $value } points
own-trial-length = Length
own-trial-length-theirs = { $value } decisions
own-trial-taken = Taken
own-trial-taken-theirs = { $value } a match
own-about-same = about the same
own-trial-bars = How often each is taken: { $kind }
own-trial-early = in 100 matches; differences are judged at the end only
own-trial-chance = in 100 matches; no difference is more than chance
own-trial-odd =
    { $count ->
        [one] in 100 matches; ◆ one difference is more than chance
       *[other] in 100 matches; ◆ { $count } differences are more than chance
    }
own-trial-none = Nobody takes these: they lie on the board.
own-trial-in-100 = In 100 matches; ◆ where the difference is more than chance.
own-more-than-chance = more than chance
own-trial-bar = { $title }: { $mine } in 100 matches, reconstructed { $theirs }
own-as-table = As a table
