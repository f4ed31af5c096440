# Собственные тексты движка. Как пишутся части сообщений: см. majlis/engine/words.py.

## Игроки и перечисления

seat = Игрок { $number }
list-empty = ничего
list-next = { $start }, { $item }
list-last = { $start } и { $item }

## О чём спрашивают игрока

prompt-confirm = Подтвердите ход или отмените сделанное.

## Почему что-то невозможно

refused-not-your-turn = Сейчас решает { SEAT($actor) }, а не { SEAT($seat) }.
refused-match-over = Партия окончена.
refused-unknown-verb = Действия «{ $verb }» здесь нет. Можно выбрать: { LIST($verbs) }.
refused-unknown-part = У действия «{ $verb }» нет части «{ $part }». Его части: { LIST($parts) }.
refused-unfinished = Действие «{ $verb }» не завершено: не хватает части «{ $part }».
refused-not-possible = Сейчас это невозможно.
refused-nothing-to-undo =
    Отменять нечего: с тех пор кто-то увидел новое или принял решение.

## Что произошло

event-undo =
    { SEAT($seat) } отменяет { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }.
event-over =
    Партия окончена. { COUNT($winners) ->
        [0] Победителей нет.
        [one] Побеждает { SEAT($winners) }.
        [few] Победу делят { SEAT($winners) }.
       *[many] Победу делят { SEAT($winners) }.
    }

## Очки

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
