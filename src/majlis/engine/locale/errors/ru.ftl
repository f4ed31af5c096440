# Что не так с вызовом движка, с набранным действием, с записью партии или с позицией.

wrong-game = игры «{ $name }» нет; есть: { $known }
wrong-game-near = игры «{ $name }» нет; может быть, «{ $near }»?
wrong-no-option = настройки «{ $name }» нет; есть: { $known }
wrong-no-options = настройки «{ $name }» нет; у этой игры их вообще нет
wrong-no-option-near = настройки «{ $name }» нет; может быть, «{ $near }»?
wrong-option-flag = настройка «{ $name }» бывает true или false, а не «{ $given }»
wrong-option-number = настройка «{ $name }» — целое число от { $low } до { $high }, а не «{ $given }»
wrong-option-many = настройка «{ $name }» — любые из { $choices }, а не «{ $given }»
wrong-option-choice = настройка «{ $name }» бывает { $choices }, а не «{ $given }»
wrong-seats = { $game }: мест бывает от { $least } до { $most }, а не { $seats }
wrong-revision = { $game }: редакции бывают с 1 по { $most }, а не { $revision }
wrong-seed = начальное число — от 1 до 32 шестнадцатеричных цифр (0-9, a-f), а не «{ $seed }»
wrong-rule = правила «{ $number }» нет; номера идут от { $first } до { $last }
wrong-rule-near = правила «{ $number }» нет; похожие: { $near }

## What was typed is not an action

wrong-empty = пустая строка — не действие; есть: { $known }
wrong-verb = действия «{ $name }» нет; есть: { $known }
wrong-parts = в «{ $text }» слишком много частей; пишется так: { $usage }
wrong-cell = «{ $word }» — не клетка; клетки пишутся X,Y, например 1,-2
wrong-number = «{ $word }» — не число для «{ $part }»
wrong-word = «{ $word }» — не слово для «{ $part }»: слова состоят из a-z, 0-9, «_», «-», «,» и «.»

## Records and positions that cannot be read, or that do not play

wrong-record-begins = это не запись: она должна начинаться с «{ $first }»
wrong-after-seed = после начального числа ничего быть не должно
wrong-end = end — это число и «over» или «open», а не «{ $found }»
wrong-count = должно быть строк с ходами: { $all }, а есть { $found }
wrong-cut-off = файл обрывается: дальше должно идти «{ $name }»
wrong-field = здесь должно стоять «{ $name }: …», а не «{ $found }»
wrong-no-entry-there = строка с ходом — это место и что оно сделало, а не «{ $found }»
wrong-commitment = начальное число в конце — не то, для которого дано обязательство
wrong-no-number = { $name } должно быть числом, а не «{ $found }»
wrong-options = настройки пишутся ИМЯ=ЗНАЧЕНИЕ, а не «{ $found }»
wrong-no-entry =
    { $all ->
        [one] в записи { $all } ход
        [few] в записи { $all } хода
       *[many] в записи { $all } ходов
    }; { $entry } среди них нет
wrong-other-data = партию играли с другими данными компонентов (хеш { $then }…, здесь { $now }…); укажите файл данных, с которым играли
wrong-entry = ход { $entry }, { $seat } «{ $text }»: { $why }
wrong-check = ходы с { $first } по { $last } можно сыграть, но ведут они не туда, куда тогда (проверка { $then }, теперь { $now })
wrong-end-over = в записи сказано, что партия закончена, но это не так
wrong-end-open = в записи сказано, что партия не закончена, но это не так
wrong-ends-elsewhere = конец не такой, как тогда (очки { $scores }, теперь { $scores_now }; проверка { $check }, теперь { $check_now })
wrong-position-begins = это не позиция: она должна начинаться с «{ $first }»
wrong-position-game = в заголовке должна быть названа игра: «game: ИМЯ»
wrong-position-header = в заголовке стоят строки «game: …», «seats: …», «options: …» и «seed: …», а не «{ $found }»; его завершает пустая строка
wrong-position-empty = в позиции есть хотя бы одна строка
wrong-position-decided = в этой позиции нечего решать
wrong-position-line = «{ $text }»: { $why }
wrong-position-form = «{ $text }»: { $why } (строка пишется так: «{ $form }»)
wrong-kind = строки «{ $word }» не бывает; есть, например, { $near }
wrong-setting = здесь должно стоять ИМЯ=ЗНАЧЕНИЕ, а не «{ $found }»
wrong-twice = { $name } стоит в строке дважды
wrong-too-much = «{ $word }» здесь лишнее
wrong-moment = «{ $text }» говорит, с какого места идёт партия; такая строка стоит один раз, в конце
wrong-pieces = число компонентов не сходится: { $piece } было бы { $count }, а не { $before }
