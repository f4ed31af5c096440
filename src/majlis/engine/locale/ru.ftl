# Собственные тексты движка. Как пишутся части сообщений: см. majlis/engine/words.py.

## Игроки, перечисления и кавычки

seat = Игрок { $number }
list-empty = ничего
list-next = { $start }, { $item }
list-last = { $start } и { $item }
list-last-or = { $start } или { $item }
list-then = { $start }, затем { $item }
list-counted = { $count } × { $item }
quotation = «{ $text }»
yes = да
no = нет

## Что можно сделать

verb-confirm = Подтвердить ход

## О чём спрашивают игрока; `.others` читают все остальные

prompt-confirm = Подтвердите ход или отмените сделанное.
    .others = { SEAT($seat) } ещё раз проверяет свой ход.

## Почему что-то невозможно

refused-not-your-turn = Сейчас решает { SEAT($actor) }, а не { SEAT($seat) }.
refused-match-over = Партия окончена.
refused-wrong-moment =
    { COUNT($verbs) ->
        [0] Действие { VERB($verb) } сейчас невозможно.
        [one] Действие { VERB($verb) } сейчас невозможно, только { VERB($verbs) }.
        [few] Действие { VERB($verb) } сейчас невозможно. Можно выбрать: { VERB($verbs) }.
       *[many] Действие { VERB($verb) } сейчас невозможно. Можно выбрать: { VERB($verbs) }.
    }
refused-unfinished = Действие { VERB($verb) } не завершено. Осталось выбрать: { PART($part) }.
refused-nothing-to-undo = Отменять нечего: вы ещё ничего не решили.
refused-undo-shown = Это нельзя отменить самостоятельно: открылось то, что было скрыто.
refused-undo-decided = Это нельзя отменить самостоятельно: после вас решение принимает { SEAT($seat) }.
refused-back-there = Партию нельзя вернуть к записи { $entry }: это не решение или оно уже отменено.

## Что произошло

event-undo = { SEAT($seat) } отменяет последнее решение.
event-back = { SEAT($seat) } возвращает партию на { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    } назад.
event-hint = { SEAT($seat) } берёт подсказку.
event-branch = Отсюда сдано заново всё, что не было известно ({ SEAT($seat) }).
event-position = Партия начинается с заданной позиции.
event-over =
    Партия окончена. { COUNT($winners) ->
        [0] Из игроков не побеждает никто.
        [one] Побеждает { SEAT($winners) }.
        [few] Победу делят { SEAT($winners) }.
       *[many] Победу делят { SEAT($winners) }.
    }
event-tie-shared = { SEAT($first) } и { SEAT($second) }: очков поровну ({ $points }). Других критериев нет — место общее.

## Ход одной строкой, после имени игрока

turn-branch = сдаёт заново
turn-undo = отменяет ход
turn-back = возвращает партию назад
turn-nothing = ничего не делает
turn-setup = подготовка

## Очки

holding-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
    .label = Очки
kind-player = Игрок за столом
about-player = Имущество ({ SEAT($seat) }), насколько вам это может быть известно.
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
