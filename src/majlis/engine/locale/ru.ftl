# Собственные тексты движка. Как пишутся части сообщений: см. majlis/engine/words.py.

## Игроки, перечисления и кавычки

seat = Игрок { $number }
list-empty = ничего
list-next = { $start }, { $item }
list-last = { $start } и { $item }
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
refused-nothing-to-undo = Отменять нечего: после вашего последнего решения открылось что-то новое или решение принял кто-то другой.

## Что произошло

event-undo = { SEAT($seat) } отменяет последнее решение.
event-branch = Отсюда всё, чего { SEAT($seat) } не мог знать, сдано заново.
event-over =
    Партия окончена. { COUNT($winners) ->
        [0] Из игроков не побеждает никто.
        [one] Побеждает { SEAT($winners) }.
        [few] Победу делят { SEAT($winners) }.
       *[many] Победу делят { SEAT($winners) }.
    }

## Ход одной строкой, после имени игрока

turn-branch = сдано заново
turn-undo = ход взят назад
turn-nothing = ничего не сделано
turn-setup = подготовка

## Очки

holding-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
    .label = Очки
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }

## Откуда взяты данные о компонентах

source-rulebook = напечатано в правилах
source-public = из открытых источников
source-reconstructed = реконструировано
