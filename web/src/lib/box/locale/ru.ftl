# Ваша коробка: свои значения компонентов игры.

own-board = { $title } на поле
own-board-for = Следующее место для
own-values = Значения: { $title }
own-title = Ваша коробка
own-where = Где вы находитесь
own-total =
    { $count ->
        [one] реконструировано { $count } значение
        [few] реконструировано { $count } значения
       *[many] реконструировано { $count } значений
    }
own-default-name = { $game } ({ $name })
own-no-set = Такого набора нет
own-not-loaded = Не удалось открыть вашу коробку

## Первый визит

own-first = У вас есть коробка игры «{ $game }»?
own-first-text =
    { $count ->
        [one] { $count } значение не удалось найти, оно подобрано по смыслу. Внесите напечатанное.
        [few] { $count } значения не удалось найти, они подобраны по смыслу. Внесите напечатанные, вид за видом;
            остановиться можно на любой карте.
       *[many] { $count } значений не удалось найти, они подобраны по смыслу. Внесите напечатанные, вид за видом;
            остановиться можно на любой карте.
    }
own-begin = Начать: «{ $kind }»
own-import-file = Загрузить файл
own-all-known = В игре «{ $game }» ничего не реконструировано
own-all-known-text = Все значения такие, как напечатано: вносить нечего.

## Инструменты

own-import = Загрузить
own-export = Сохранить
own-export-file = Сохранить в файл
own-compare = Сравнить
own-try = Сыграть 1000 партий
own-open-table = Стол с моей коробкой
own-menu = Загрузить, сохранить, сравнить, сыграть, открыть стол
own-sets = Ваши наборы
own-name = Название набора
own-name-rename = Название набора: { $name }. Переименовать
own-rename = Переименовать
own-other-sets = Другие ваши наборы для этой игры
own-new-set = Новый набор
own-delete = Удалить этот набор
own-delete-sure = Точно удалить
own-delete-text = Все значения этого набора пропадут. Столы, открытые с ним, сохранят свои.
own-saving = Сохраняется …
own-saved = Сохранено
own-not-saved = Не сохранено с { $time }
own-not-saved-text =
    { $count ->
        [one] Сервер не отвечает. { $count } последняя карта хранится в этом браузере и будет отправлена, как
            только он ответит.
        [few] Сервер не отвечает. { $count } последние карты хранятся в этом браузере и будут отправлены, как
            только он ответит.
       *[many] Сервер не отвечает. { $count } последних карт хранятся в этом браузере и будут отправлены, как
            только он ответит.
    }
own-try-now = Попробовать ещё раз
own-differs-rulebook = отличается от правил
own-complete = Ваша коробка заполнена
own-complete-text =
    Отличаются от реконструкции: { $differ }, совпадают: { $same }. Столы с вашей коробкой не идут в рейтинг; каждый
    за столом видит её название и может сравнить.

## Виды и карты

own-kinds = Виды компонентов
own-components = Компоненты
own-group-cards = Карты
own-group-tiles = Жетоны
own-group-board = Поле
own-n-of-m = { $count } из { $all }
own-of = из { $all }
own-all-n = все { $count }
own-find = Найти по номеру или слову
own-find-short = Номер или слово
own-show = Показать
own-filter-all = Все { $count }
own-filter-to-enter = Внести { $count }
own-filter-differ = Иные { $count }
own-filter-invalid = Ошибки { $count }
own-none-found = Карт с таким номером или словом нет.
own-none-here = Здесь карт нет.
own-state-reconstructed = реконструкция
own-state-draft = черновик, не внесено
own-state-same = внесено, совпадает
own-state-differs = внесено, отличается
own-state-invalid = пока с ошибкой
own-known = напечатано в правилах
own-nothing = ничего
own-beads = { $kind }: внесено { $count } из { $all }
own-to-list = Назад к списку: { $kind }

## Карта

own-before = Предыдущая карта (Page Up)
own-after = Следующая карта (Page Down)
own-live = так она лежит на столе
own-live-words = вот что там указано
own-reconstructed-title = Реконструкция
own-nothing-printed = в правилах ничего не напечатано
own-printed = напечатано: { $fields }
own-reconstructed-was = реконструкция: { $value }
own-became = стало
own-added = добавлено
own-removed = убрано
own-not-valid-short = с ошибкой
own-taken = Берут
own-taken-times =
    { $count ->
        [one] { $count } раз за 100 партий
        [few] { $count } раза за 100 партий
       *[many] { $count } раз за 100 партий
    }
own-field-line = { $field }, строка { $line }
own-field-place = { $field }, { $place }
own-limits = от { $low } до { $high }
own-add-line = Добавить строку
own-add-to = Добавить: { $field }
own-another-sentence = { $field }: другая фраза
own-remove = Убрать: { $field }
own-fewer = Меньше: { $name }
own-more-of = Больше: { $name }
own-or = или
own-choose = буквы или число и символ
own-choose-sentence = { $field }: выбрать фразу
own-sentences = Фразы
own-no-sentence = Фраз с такими буквами нет.
own-known-hint = На вашей карте другое? Значит, издание иное:
own-known-open = открыть значение
own-symbols = Символы
own-symbols-how = число, затем буква:
own-pad = Символы и цифры
own-erase = Стереть
own-same = Как в реконструкции
own-same-short = Так же
own-later = Отложить
own-later-short = Позже
own-next = Следующая
own-undone = Отменено: { $title }
own-redone = Возвращено: { $title }
own-key-tab = следующее значение
own-key-undo = отменить
own-key-plus = новая строка
own-key-all = все клавиши

## Клавиши

own-keys-tab = следующее или предыдущее значение, затем следующая строка
own-keys-digits = число в его пределах
own-keys-plus = новая строка
own-keys-backspace = убрать пустую строку или ту, на чьей стрелке фокус
own-keys-enter = следующая карта, которую надо внести; при ошибке: к её полю
own-keys-space = открыть список поля
own-keys-later = отложить как черновик
own-keys-same = как в реконструкции, затем следующая карта
own-keys-page = предыдущая, следующая карта
own-keys-kind = предыдущий, следующий вид
own-keys-undo = отменить, вернуть, по всем картам
own-keys-known = открыть напечатанное в правилах
own-keys-find = найти карту
own-keys-help = все клавиши
own-keys-letters = Буквы после числа

## Загрузка и сравнение

own-import-refused =
    { $count ->
        [one] { $count } запись из { $all } не подходит
        [few] { $count } записи из { $all } не подходят
       *[many] { $count } записей из { $all } не подходят
    }
own-import-changes =
    { $count ->
        [one] Изменится { $count } карта
        [few] Изменятся { $count } карты
       *[many] Изменятся { $count } карт
    }
own-import-nothing = Ничего не изменится: в файле то же, что в вашей коробке.
own-import-wrong = Не удалось прочитать { $file }
own-import-done =
    { $count ->
        [one] Из файла взята { $count } карта
        [few] Из файла взяты { $count } карты
       *[many] Из файла взято { $count } карт
    }
own-line = строка { $line }
own-now = сейчас
own-in-file = в файле
own-cancel = Отмена
own-take =
    { $count ->
        [one] Взять { $count } карту
        [few] Взять { $count } карты
       *[many] Взять { $count } карт
    }
own-take-others =
    { $count ->
        [one] Взять остальную { $count }
        [few] Взять остальные { $count }
       *[many] Взять остальные { $count }
    }
own-compare-with = Рядом с
own-reconstructed-set = реконструкцией
own-compare-none = Отличий нет.
own-compare-sum = отличаются: { $differ }, совпадают: { $same }
own-yours = ваша коробка
own-reconstructed = реконструкция

## Партии

own-trying = Играется партий: { $count }
own-trial-title = Сыграно партий: { $count }
own-trial-how =
    { $seats ->
        [one] { $seats } бот-новичок, одна и та же случайность для обоих наборов
        [few] { $seats } бота-новичка, одна и та же случайность для обоих наборов
       *[many] { $seats } ботов-новичков, одна и та же случайность для обоих наборов
    }
own-trial-stop = Остановить и показать { $count }
own-trial-older = прежние значения
own-trial-points = Очки в среднем
own-trial-points-theirs = { $value } очка
own-trial-length = Длина
own-trial-length-theirs = { $value } решений
own-trial-taken = Берут
own-trial-taken-theirs = { $value } за партию
own-about-same = примерно так же
own-trial-bars = Как часто берут: { $kind }
own-trial-early = за 100 партий; случайны ли отличия, видно только по полной пробе
own-trial-chance = за 100 партий; все отличия в пределах случайности
own-trial-odd =
    { $count ->
        [one] за 100 партий; ◆ { $count } отличие больше случайного
        [few] за 100 партий; ◆ { $count } отличия больше случайных
       *[many] за 100 партий; ◆ { $count } отличий больше случайных
    }
own-trial-none = Их никто не берёт: они на поле.
own-trial-in-100 = За 100 партий; ◆, где отличие больше случайного.
own-more-than-chance = больше случайного
own-trial-bar = { $title }: { $mine } за 100 партий, реконструкция { $theirs }
own-as-table = Таблицей
