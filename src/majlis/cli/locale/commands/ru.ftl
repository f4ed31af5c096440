# Что выводят команды и как они отвечают на неверный вызов, см. en.ftl.

## Все команды

cli-try = Подробнее: { $command }
cli-sit-down = Чтобы сесть за стол: { $command }
serve-at = Меджлис доступен по адресу { $address }  (остановить: Ctrl-C)
cli-in-a-browser = Чтобы играть в браузере: { $install }, затем: { $command }
amount-matches =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }
amount-seats =
    { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }

## Игры и правила

games-heading = { $title } ({ $id }), мест: от { $least } до { $most }
games-option = настройка
games-default = по умолчанию
games-takes = возможные значения
games-rule = правило
games-values-flag = { $yes } или { $no }
games-values-number = целое число от { $low } до { $high }
games-values-many = любые из { $choices }
games-hint = Настройку задают так: --option ИМЯ=ЗНАЧЕНИЕ; правило читают так: majlis rules ИГРА ПРАВИЛО
rules-nothing = в правилах игры «{ $game }» нет слов «{ $words }»
rules-found =
    { $count ->
        [one] найдено { $count }
        [few] найдено { $count }
       *[many] найдено { $count }
    }
rules-span = (с { $first } по { $last })
rules-others =
    { $rulings ->
        [one] { $rulings } разъяснение (R-1 …)
        [few] { $rulings } разъяснения (R-1 …)
       *[many] { $rulings } разъяснений (R-1 …)
    }, { $examples ->
        [one] { $examples } пример (EX-1 …)
        [few] { $examples } примера (EX-1 …)
       *[many] { $examples } примеров (EX-1 …)
    }
rules-more = Читать дальше: { $chapter }, { $rule }, { $word }
rules-example-word = стена

## Моделирование, состязания, скорость

simulate-heading = { $game }: { amount-matches }, { amount-seats }
simulate-player = игрок
simulate-wins = победы
simulate-mean = средний счёт
simulate-resigned = сдался
simulate-option = настройка { $option }
simulate-speed =
    { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    } за { $seconds } с: { $rate } в секунду
simulate-seed = начальное число
simulate-digest = контрольная сумма
arena-heading = { $game }: { amount-matches }, { amount-seats }, начальное число { $seed }
arena-rating = рейтинг
arena-wins-par = победы (поровну — { $par } %)
bench-build =
    { $build ->
        [compiled] сборка: компилированная
       *[pure] сборка: чистый Python
    }
bench-game = { $game }, { amount-seats }
bench-decisions_per_second = решений в секунду, случайная игра
bench-clone_us = копия позиции, мкс
bench-imagine_us = воображаемая позиция, мкс
bench-view_us = вид с места, мкс
bench-replay_ms_per_200 = повтор 200 решений, мс
laws-checked =
    { $game }: { amount-matches }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    }, все законы проверены на { $checked } из них: { $broken ->
        [0] все соблюдаются
        [one] закон нарушен { $broken } раз
        [few] закон нарушен { $broken } раза
       *[many] закон нарушен { $broken } раз
    }
laws-record = Запись, которая к этому ведёт: { $file }

## Записи

check-table = стол { $table }: { $why }
check-row = строка { $row }: { $why }
check-held =
    { $all ->
        [one] Переиграно { $held } из { $all } записи
        [few] Переиграно { $held } из { $all } записей
       *[many] Переиграно { $held } из { $all } записей
    }

## Компоненты

data-heading = { $game }: данные компонентов, хеш { $hash }…
data-component = компонент
data-records = записей
data-source-rulebook = книга правил
data-source-public = открытые
data-source-reconstructed = восстановлено
data-sources =
    Книга правил: напечатано в книге правил. Открытые: факт из открытых источников, они названы в файле. Восстановлено: этих значений не было, их придумали для этого проекта; владелец коробки может ввести напечатанные:
    { $export }, изменить файл, { $check }
data-written =
    записано: { $file }
    Измените файл, затем: { $check }
data-same = { $file } согласован и говорит то же, что данные самой игры
data-differs = { $file } согласован (хеш { $hash }…); от данных самой игры он отличается так:
data-missing = { $place }: отсутствует
data-added = { $place }: добавлено
data-became = { $place }: было { $before }, стало { $after }
data-and-more =
    { $count ->
        [one] … и ещё { $count } отличие
        [few] … и ещё { $count } отличия
       *[many] … и ещё { $count } отличий
    }
data-play = Играть с ним: { $command }
data-entered =
    { $entered ->
        [one] Заполнена { $entered } запись из { $all }
        [few] Заполнены { $entered } записи из { $all }
       *[many] Заполнено { $entered } записей из { $all }
    }, { $differing ->
        [one] { $differing } из них отличается
        [few] { $differing } из них отличаются
       *[many] { $differing } из них отличаются
    }
data-refused = { $file }, строка { $line }: { $why }

## Сервер

admin-id = идентификатор
admin-name = имя
admin-login = логин
admin-last-seen = последний раз
admin-seats = места
admin-game = игра
admin-phase = стадия
admin-last-move = последний ход
admin-guest = гость
admin-banned = блокировка
admin-is-banned = { $person }: доступ закрыт
admin-may-return = { $person }: доступ снова открыт
admin-delete-person = Удалить { $person } со всеми данными навсегда?
admin-delete-table = Удалить стол { $table } навсегда?
admin-purge = Удалить навсегда?
admin-is-deleted = { $what }: удалено
admin-link = { $link }  (после адреса вашего сервера; его задаёт MAJLIS_PUBLIC_URL)
admin-purged =
    удалено: { $guests ->
        [one] { $guests } гость
        [few] { $guests } гостя
       *[many] { $guests } гостей
    }, { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $cookies ->
        [one] { $cookies } cookie
        [few] { $cookies } cookie
       *[many] { $cookies } cookie
    }
backup-holds =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }, { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $rows ->
        [one] { $rows } строка журнала
        [few] { $rows } строки журнала
       *[many] { $rows } строк журнала
    }; сделано { $made }, Majlis { $version }
backup-made = { $file }: { $holds }
backup-deleted = { $file }: удалено
backup-whole = { $file }: копия цела, { $holds }
backup-restored = восстановлено: { $holds }

## Неверные вызовы

wrong-file = { $file } использовать не удалось: { $why }
wrong-packages = для этого нужны пакеты сервера (не хватает { $package }): { $install }
wrong-option = настройку пишут ИМЯ=ЗНАЧЕНИЕ, а не «{ $option }»
wrong-option-twice = настройка «{ $option }» указана дважды
wrong-folder = { $file } — папка, а не файл
wrong-no-file = файла { $file } нет
wrong-no-path = нет ни файла, ни папки { $file }
wrong-no-records = в папке { $file } нет записей
wrong-not-utf-8 = { $file } — не текст в UTF-8 (байт { $byte })
wrong-cannot-read = { $file } не читается: { $why }
wrong-cannot-write = { $file } не записывается: { $why }
wrong-no-rules = для игры «{ $game }» здесь нет правил
wrong-no-ruling = разъяснения { $number } нет; { $known }
wrong-no-example = примера { $number } нет; { $known }
wrong-span = есть с { $first } по { $last }
wrong-none = их нет совсем
wrong-seat-and-all = --seat и --all исключают друг друга
wrong-no-seat = в записи места с 0 по { $last }, места { $seat } нет
wrong-record-exists = { $file } уже есть; продолжить: { $command }
wrong-resumed = у продолжаемой партии места, настройки и начальное число уже заданы
wrong-which-game = скажите, в какую игру играть, например: { $command }
wrong-too-few-seats =
    { $seats ->
        [one] мест всего { $seats }, а людей { $people }
        [few] мест всего { $seats }, а людей { $people }
       *[many] мест всего { $seats }, а людей { $people }
    }
wrong-too-many-bots =
    { $bots ->
        [one] назван { $bots } бот, но свободных мест { $left } из { $seats }
        [few] названы { $bots } бота, но свободных мест { $left } из { $seats }
       *[many] названо { $bots } ботов, но свободных мест { $left } из { $seats }
    }
wrong-other-game = { $file } — партия в игру «{ $game }», а не «{ $wanted }»
wrong-position = назовите файл позиции или посмотрите, какие строки в ней могут быть: { $command }
wrong-contest-seed = состязанию, которое хранится в --out, нужно --seed, иначе его нельзя будет продолжить
wrong-file-exists = { $file } уже есть; --force заменит файл
wrong-no-data = у игры «{ $game }» нет файла данных
wrong-no-database = базы данных { $database } нет
wrong-database = базу данных использовать не удалось: { $why }
wrong-keep = для --keep нужна папка
wrong-not-over = партия в { $file } не окончена; разобрать можно только завершённую
wrong-line = строка { $line }: { $why }
wrong-player = игрока «{ $name }» нет; есть: { $known }
wrong-player-near = игрока «{ $name }» нет; может быть, «{ $near }»?
wrong-no-budget = { $name } не принимает время на раздумья: «{ $text }»
wrong-budget = { $name } принимает время вида 500ms или 1000it, а не «{ $given }»
wrong-level-time = { $name } принимает время вида 500ms, а не «{ $given }»
wrong-command = команда в «{ $text }» не читается: { $reason }
wrong-program = программа записывается как program:КОМАНДА или program:250ms:КОМАНДА, а не «{ $text }»
wrong-posix = программы могут играть только в системах POSIX (Linux, macOS, BSD)
wrong-no-program = программы «{ $name }» нет, или её нельзя запустить; файлу нужны путь (./bot) и chmod +x
wrong-no-net = в файле «{ $file }» нет сети
wrong-net = { $name } не подходит: сеть обучена для другой игры, другого числа мест, других признаков или другой редакции правил
wrong-players =
    { $seats ->
        [one] есть { $seats } место
        [few] есть { $seats } места
       *[many] есть { $seats } мест
    }, а { $players ->
        [one] назван { $players } игрок
        [few] названо { $players } игрока
       *[many] названо { $players } игроков
    }
wrong-no-folder = { $file } — не папка
wrong-records-there = в { $file } уже лежат записи игры { $game }; назовите другую папку или разрешите их заменить: --overwrite
wrong-contest =
    для состязания на { $seats ->
        [one] { $seats } месте
        [few] { $seats } местах
       *[many] { $seats } местах
    } разных игроков нужно от { $least } до { $most }, а названы { $named }
wrong-gauntlet = против всех играет кто-то из { $named }, а не «{ $given }»
wrong-other-contest = в { $file } лежат результаты другого состязания; назовите другой файл или удалите этот
wrong-damaged = { $file } повреждён: { $reason }
wrong-suffix = результаты записываются как { $known }, а не как «{ $given }»

## Records and positions that cannot be read, or that do not play

wrong-refused = нельзя: { $why }

## Что не так с базой данных, резервной копией или настройками сервера

wrong-exists = { $file } уже есть; назовите другой файл
wrong-missing-folder = папки { $folder } нет
wrong-unreadable = базу данных прочитать не удалось: { $reason }
wrong-unwritable = записать базу данных не удалось, она осталась прежней: { $reason }
wrong-not-ours = { $file } — не база данных Majlis
wrong-not-ours-here = это не база данных Majlis
wrong-no-backup = { $file } — не резервная копия Majlis
wrong-backup-database = { $file } — не резервная копия Majlis; если это база данных Majlis, поможет команда { $command }
wrong-damaged-backup = резервная копия { $file } повреждена: { $reason }
wrong-backup-tables = резервная копия { $file } повреждена: в ней не те таблицы, с которыми её сделали
wrong-backup-contents = резервная копия { $file } повреждена: содержимое { $name } не то, с которым её сделали
wrong-backup-holds = в { $file } не то, что бывает в резервной копии: { $reason }
wrong-schema = это сделал Majlis { $version } со схемой { $schema }; здесь Majlis { $here }, который знает схемы до { $last }
wrong-schema-of-some = это сделал какой-то Majlis со схемой { $schema }; здесь Majlis { $here }, который знает схемы до { $last }
wrong-target = { $file } — не база данных: назовите другую
wrong-target-not-ours = { $file } — не база данных Majlis: назовите другую
wrong-target-in-use = { $file } сейчас используется: сначала остановите сервер
wrong-in-use = база данных сейчас используется: сначала остановите сервер
wrong-other-database = это не база данных Majlis: назовите другую
wrong-not-empty = в базе данных уже есть люди и столы: --replace поставит на их место резервную копию
wrong-nobody = нет никого с логином или идентификатором «{ $name }»: всех покажет { $command }
wrong-guest = { $name } — гость, пароля у него нет
wrong-no-table = стола «{ $table }» нет: все столы покажет { $command }
wrong-url = база данных — это адрес вида sqlite:///majlis.sqlite или postgresql://user:password@host/name
wrong-kind-of-database = база данных — это файл (sqlite:///путь) или PostgreSQL (postgresql://…)
wrong-seconds = MAJLIS_HSTS — это число секунд, а не «{ $given }»
wrong-figure = { $name } — это число, а не «{ $given }»
wrong-workers = нескольким процессам нужен PostgreSQL: --database postgresql://…
wrong-cannot-open = базу данных открыть не удалось: { $reason }
wrong-cannot-listen = слушать { $host }:{ $port } не удалось: { $reason }
wrong-programs = MAJLIS_PROGRAMS — это ИМЯ=КОМАНДА; ИМЯ=КОМАНДА, каждое имя один раз, до 15 знаков из a-z, 0-9 и -, а не «{ $given }»
wrong-smtp = MAJLIS_SMTP — это адрес вида smtp://user:password@host:587 или smtps://user:password@host
wrong-public-url = в письмах есть ссылки: MAJLIS_PUBLIC_URL должен говорить, где люди находят этот сервер, например https://…

## What the system answers

system-missing = такого нет
system-forbidden = это не разрешено
system-read-only = там можно только читать
system-full = диск заполнен
system-folder = это папка
system-no-folder = часть пути — не папка
