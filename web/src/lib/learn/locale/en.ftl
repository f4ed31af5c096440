# Learning to play: puzzles, the guided match, the player aid, the rulebook reader.

## Puzzles

learn-puzzles = Puzzles
learn-puzzles-of = { $game }: puzzles
learn-puzzles-about = A position, a question, one best answer. You answer on the board, as in a match.
learn-puzzle-count = { $solved } of { $count } solved
learn-puzzle-today = Puzzle of the day
learn-puzzle-solve = Solve it
learn-puzzle-solved = solved
learn-puzzle-level = Level { $level } of 3
learn-puzzle-place = Puzzle { $number } of { $count }: { $topic }
learn-puzzle-where = Where you are
learn-puzzle-book = Rulebook
learn-puzzle-question = Question and answer
learn-puzzle-decisions = { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, taken so far: { $played }
learn-puzzle-answered = The answer is on the board.
learn-puzzle-rules = The rules that matter
learn-puzzle-show = Show the answer
learn-puzzle-try-again = Try again
learn-puzzle-again = Again
learn-puzzle-play-on = Play on
learn-puzzle-next = Next puzzle
learn-puzzle-to-list = All puzzles
learn-puzzle-more = Help
learn-puzzle-explain = Explain
learn-puzzle-right = Right: { $reached }
learn-puzzle-answer = The answer: { $best }
learn-puzzle-not-yet = { $reached }: there is a better answer
learn-puzzle-before = At the start: { $start }
learn-puzzle-results = The answers compared
learn-puzzle-all = Show all { $count }
learn-puzzle-mine = your answer
learn-puzzle-best = the best
learn-puzzle-refused = What the rules do not allow
learn-puzzle-none = There are no puzzles for this game yet.
learn-puzzle-unknown = There is no such puzzle.
learn-puzzle-key-again = Start the puzzle again
learn-puzzle-key-next = Next unsolved puzzle
learn-try-it = Try it

## The guided match

coach = Guided match
coach-step = Step { $number } of { $count }
coach-step-done = Step { $number } of { $count } done
coach-hint = Hint
coach-show = Show me
coach-try = Let me try
coach-again = Try again
coach-next = Next
coach-next-step = Next step
coach-skip = Skip this step
coach-leave = Leave the lesson
coach-leave-text = Your step is kept: “Go on” in the lobby brings you back to it.
coach-leave-yes = Leave
coach-stay = Stay
coach-almost = Almost
coach-lost = The coach cannot be reached just now
coach-end = You have played { $game }
coach-end-text =
    The score is { $mine } to { $theirs } against { SEAT($seat) }.
    Steps you did on your own: { $alone } of { $count }.
coach-book = Rulebook
coach-real = Play a real match
coach-play-on = Play on
coach-opening = Setting up the game…
coach-none = There is no guided match for this game yet.
keys-coach-show = Guided match: show me how it is done
keys-coach-main = Guided match: let me try, or next
keys-coach-leave = Guided match: leave

## All there is to learn

learn-home = Learn to play
learn-home-text = Read a rulebook, play your first match with a coach, or try your hand at puzzles.
learn-rulebook = Rulebook
learn-chapters = Chapters read: { $read } of { $count }
learn-guided = Guided match
learn-guided-about = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $minutes } min
learn-guided-on = Go on with the guided match
learn-guided-at = Steps done: { $at } of { $steps }
learn-guided-over = Done. Play it again

## The player aid

aid-print = Print
aid-whole = Read the rulebook

## The rulebook reader

learn-book = rulebook
learn-title = { $game }: rulebook
learn-chapter-of = Chapter { $number } of { $count }, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-contents = Contents
learn-search = Search the rules
learn-search-none = Nothing found. Try one word, or look in every rule.
learn-search-found = { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
learn-in-book = Rulebook
learn-in-rules = Numbered rules
learn-every-rule = Every rule with its number
learn-box = Your box
learn-box-about = The printed values of the game you own
learn-rule-count = Rules: { $rules }, rulings: { $rulings }
learn-language = Language of the rulebook
learn-english-only = This chapter is not translated yet, so it is shown in English.
learn-example = example
learn-example-step = Step { $step } of { $count }: { $text }
learn-previous = Previous chapter
learn-next = Next chapter
learn-step-back = One step back
learn-step-on = One step on
learn-restart = Start over
learn-asked = Often asked
learn-read = read
learn-none = There is no rulebook for this game yet.
learn-none-text = Its numbered rules are complete.
learn-rule = Open rule { $rule }
