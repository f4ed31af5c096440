# Что отвечает сервер, когда запрос выполнить нельзя (RFC 9457). Сначала заголовки, по одному на вид, затем подробности.

title-bad-input = Неверные данные
title-banned = Вы здесь заблокированы
title-broken = Эту партию больше не воспроизвести
title-content-type = Запрос должен быть в формате JSON
title-host = У этого сервера другое имя
title-login-taken = Этот логин занят
title-fault = Ошибка сервера
title-method = Метод не поддерживается
title-no-identity = Вы ещё не назвались
title-not-found = Не найдено
title-not-yours = Это вам не разрешено
title-origin = Запросы с чужих сайтов не разрешены
title-refused = Правила этого не разрешают
title-stale = Партия ушла вперёд
title-taken = Это место занято
title-too-large = Запрос слишком велик
title-too-many = Слишком много запросов
title-too-many-sets = У вас слишком много наборов
title-unavailable = База данных недоступна
title-wrong-password = Неверный логин или пароль
title-wrong-phase = Сейчас это невозможно

problem-no-table = Такого стола нет.
problem-host-only = Это может сделать только тот, кто открыл стол.
problem-table-phase = Стол сейчас на стадии «{ $phase }», а не «{ $wanted }».
problem-seat-not-yours = Место { $seat } не ваше.
problem-name-first = Сначала назовите себя (POST /api/me).
problem-no-table-to-continue = Стола, после которого нужно продолжить, нет.
problem-seat-taken = Это место занято.
problem-seats-taken = Все места заняты.
problem-not-seated = Вы не сидите за этим столом.
problem-was-not-seated = Вы не сидели за этим столом.
problem-no-person-there = На месте { $seat } нет человека.
problem-seat-given-up = От этого места отказались насовсем.
problem-only-player-returns = Вернуться на это место может только сам игрок.
problem-player-is-here = Этот игрок здесь или только что был: подождите ещё немного.
problem-has-account = У вас уже есть учётная запись.
problem-login-taken = Этот логин уже занят.
problem-guest-password = У гостя нет пароля.
problem-wrong-passwords = Слишком много неверных паролей; подождите.
problem-wrong-password = Логин и пароль не подходят друг к другу.
problem-too-many = Слишком много запросов; подождите немного.
problem-fault = На сервере что-то пошло не так; ошибка записана в журнал.
problem-method = Метод { $method } здесь не поддерживается.
problem-shape = Это не подходит: { $places }.
problem-no-address = По этому адресу ничего нет.
problem-entries = Записей в партии: { $count }.
problem-all-known = Все значения игры { $game } известны.
problem-too-many-sets = Наборов у вас уже { $count }; сначала удалите один.
problem-no-component = Детали { $component } нет.
problem-other-game-set = Набор для { $one } нельзя сравнить с набором для { $other }.
problem-no-set = Такого набора у вас нет.
problem-too-large = В запросе может быть не больше { $limit } байт.
problem-other-site = Этот запрос пришёл с чужого сайта.
problem-send-json = Отправляйте application/json.
problem-not-begun = Партия ещё не началась.
problem-busy-table = Слишком многие меняют этот стол сразу; попробуйте ещё раз.
problem-broken = Правила или значения уже не те: эту партию здесь не продолжить.
problem-database = База данных не отвечает; попробуйте чуть позже.
problem-database-read-only = В базу данных нельзя записать.
problem-no-piece = «{ $piece }» в этой игре нет.
problem-no-seat = Места { $seat } нет.
problem-seat-hidden = Пока идёт партия, это видит только игрок на этом месте.
problem-over = Партия окончена.
problem-bot-plays = На этом месте играет бот; сначала вернитесь в игру.
problem-moved-on = Партия ушла вперёд: запись { $entry }.
problem-undo-open = Просьба об отмене уже есть.
problem-no-way-back = Партию нельзя вернуть к записи { $entry }.
problem-no-undo-request = Просьбы об отмене нет.
problem-asks-nothing = Эта игра ничего не спрашивает между двумя ходами.
problem-seat-followed = Следить за этим местом может только его игрок.
problem-too-many-tables = Вы следите за слишком многими столами сразу.
problem-record-later = Запись партии будет доступна, когда партия закончится.
problem-no-messages = На языке «{ $name }» в этой игре нет текстов.
problem-trial-runs = Идёт проба «{ $name }»; сначала остановите её.
problem-no-picture = В книге правил нет рисунка или примера «{ $name }».
problem-no-puzzles = Для игры «{ $game }» задач пока нет.
problem-no-puzzle = Задачи «{ $name }» нет.
problem-no-first-match = В игре { $game } пока нет учебной партии.
problem-banned = Владелец этого сервера заблокировал эту учётную запись.
problem-no-device = На таком устройстве вы не вошли.
problem-no-mail = Этот сервер не отправляет почту.
problem-no-account-mail = У гостя нет учётной записи, которую можно восстановить по почте.
problem-link-expired = Эта ссылка больше не действует; запросите новую.
problem-private-only = Обновить ссылку можно только у стола, которого нет в лобби.
problem-unknown-host = Имя из заголовка Host вашего запроса не принадлежит этому серверу (MAJLIS_TRUSTED_HOSTS).
problem-hints-off = За этим столом подсказки выключены.
problem-hints-used = Вы использовали все свои подсказки: { $count }.
problem-hint-not-asked = Сейчас вам нечего решать, поэтому подсказки нет.
problem-hint-late = Подсказка заняла слишком много времени; попробуйте ещё раз.
problem-analysis-later = Партию можно разобрать, когда она закончится.
problem-analysis-waits = Ваш разбор партии «{ $name }» ещё не готов; разборы делаются по одному.
problem-values-deep = { $field }: значения вложены друг в друга слишком глубоко.
problem-values-text = { $field }: этот текст нельзя сохранить: в нём половина знака.
problem-set-of-other-game = Набор «{ $name }» предназначен для игры { $one }, а не { $other }.
problem-file-not-text = Это не текстовый файл.

# Поле, которое не подходит, и каким оно должно быть: поле «Имя» не должно быть пустым.
field =
    { $field ->
        [name] поле «Имя»
        [text] поле «Сообщение»
        [login] поле «Логин»
        [password] поле «Пароль»
        [new] поле «Новый пароль»
        [email] поле «Почта»
       *[other] поле «{ $field }»
    } { $reason }
field-missing = должно быть заполнено
field-unknown = здесь лишнее
field-short =
    должно содержать не меньше { $value ->
        [one] { $value } знака
        [few] { $value } знаков
        [many] { $value } знаков
       *[other] { $value } знака
    }
field-long =
    должно содержать не больше { $value ->
        [one] { $value } знака
        [few] { $value } знаков
        [many] { $value } знаков
       *[other] { $value } знака
    }
field-few =
    должно содержать не меньше { $value ->
        [one] { $value } записи
        [few] { $value } записей
        [many] { $value } записей
       *[other] { $value } записи
    }
field-many =
    должно содержать не больше { $value ->
        [one] { $value } записи
        [few] { $value } записей
        [many] { $value } записей
       *[other] { $value } записи
    }
field-least = должно быть не меньше { $value }
field-most = должно быть не больше { $value }
field-choice = должно быть одним из этих: { $value }
field-json = запрос не является корректным JSON
field-form = должно иметь вид, описанный в API
field-login = должно содержать от 3 до 32 букв (a-z), цифр, точек, дефисов и подчёркиваний и начинаться с буквы или цифры
field-email = должно быть адресом электронной почты
field-control = не должно содержать управляющих знаков
field-invisible = не должно содержать невидимых знаков и знаков, меняющих направление письма
field-accents =
    не должно содержать больше { $most ->
        [one] { $most } надстрочного знака
        [few] { $most } надстрочных знаков
        [many] { $most } надстрочных знаков
       *[other] { $most } надстрочного знака
    } над одной буквой
field-blank = не должно быть пустым
