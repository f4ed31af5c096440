# Собственные тексты терминала: `majlis play` и `majlis replay`. Как пишутся части: см. majlis/engine/words.py.

## Стол

terminal-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
terminal-welcome = { $game }, { terminal-players }
terminal-human = { SEAT($seat) } сидит за этим терминалом.
terminal-bot = { SEAT($seat) } — программа «{ $bot }».
terminal-commitment = Раздача уже определена: SHA-256 её начального числа — { $commitment }.
terminal-hint = Введите номер, запись вроде «{ $example }» или «help».

## Решения

terminal-news = Что произошло
terminal-undone = отменено
terminal-range = от { $low } до { $high }
terminal-asked = { SEAT($seat) }: { $question }
terminal-ways =
    { $count ->
        [one] { $count } способ
        [few] { $count } способа
       *[many] { $count } способов
    }
terminal-more = «more» покажет следующие.
terminal-back = Enter возвращает ко всем вариантам.
terminal-enter = Достаточно нажать Enter.
terminal-undo-hint = «undo» отменяет ваше последнее решение.
terminal-no-such-number = Варианта { $number } нет; номера идут от 1 до { $most }.
terminal-not-understood = Не понято: { $text }
terminal-possible = Это возможно.
terminal-all-possible = Всё, что предлагается, возможно.
terminal-no-rule = Ни одно правило об этом не говорит.
terminal-about-what = О чём вы хотите узнать? Напишите после «about» название или его часть.
terminal-no-piece = Ничего с таким названием здесь нет: «{ $text }».
terminal-several-pieces =
    { $count ->
        [one] Подходит { $count } название. Уточните, о чём речь:
        [few] Подходят { $count } названия. Уточните, о чём речь:
       *[many] Подходят { $count } названий. Уточните, о чём речь:
    }
terminal-no-player = Игрока { $number } нет.
terminal-thinking = { SEAT($seat) } думает…
terminal-handover = Теперь { SEAT($seat) }. Нажмите Enter, когда никто больше не смотрит.

## Сохранение партии

terminal-saved = Сохранено: { $file }
terminal-file-exists = Файл { $file } уже есть, и это не эта партия; выберите другое имя.
terminal-save-where = Сохранить партию? Имя файла или Enter, чтобы не сохранять:
terminal-save-needs-name = Укажите куда: save FILE
terminal-resume = Чтобы продолжить: majlis play --resume { $file }
terminal-not-saved = Партия не сохранена. С --record FILE она была бы сохранена.

## Конец

terminal-points = Очки
terminal-sum = Сумма
terminal-rank = Место
terminal-place = { $rank }-е
terminal-seed = Начальное число: { $seed }; его SHA-256, показанный в начале, — { $commitment }.
terminal-replay = Посмотреть партию: majlis replay { $file }

## Помощь

terminal-help-title = Что можно ввести
terminal-help-number = выбрать эту строку; строка с несколькими способами раскрывает их
terminal-help-notation = то же в записи; незаконченная показывает, как её можно продолжить
terminal-help-enter = назад ко всем вариантам или единственный вариант, если он один
terminal-help-more = следующая страница длинного списка
terminal-help-why = почему что-то невозможно; без записи — всё, что сейчас недоступно
terminal-help-undo = отменить ваше последнее решение; при игре с другими людьми — пока не открылось ничего нового
terminal-help-table = нарисовать стол ещё раз
terminal-help-look = нарисовать стол с места игрока N, насколько вам можно видеть
terminal-help-log = что было до сих пор, последние N строк
terminal-help-rules = прочитать правило по номеру или все правила с данными словами
terminal-help-about = что это за фигура, место или карта, сколько она сейчас стоит и что вам даст
terminal-help-save = записать партию в файл
terminal-help-quit = уйти из-за стола
