# Слова самой страницы. Как записываются части: см. majlis/engine/words.py.

## Везде

close = Закрыть
back = Назад
open = Открыть
copy = Копировать
copied = Скопировано
send = Отправить
loading = Минутку…
home = Majlis: в лобби
skip = К содержанию
nav = Основные страницы
nav-tables = Столы
nav-rules = Правила
nav-about = О проекте
to-lobby = В лобби
to-table = К столу
try-again = Попробовать ещё раз
menu = Меню
language = Язык
theme = Оформление
theme-auto = Как на устройстве
theme-plaster = Гипс (светлое)
theme-night = Ночь (тёмное)
theme-to-plaster = Светлое оформление
theme-to-night = Тёмное оформление
lost-title = Здесь ничего нет
lost-text = Этот адрес никуда не ведёт. Возможно, по дороге потерялась буква.

## Сообщения

notice-unreachable = Сервер недоступен. Мы продолжаем попытки.
notice-too-many = Слишком много запросов сразу. Подождите немного.
notice-stale = Партия тем временем продвинулась. Посмотрите ещё раз.
notice-problem = Не получилось: { $detail }
notice-stand-in-later = Бот может заменить игрока, только если того нет уже несколько минут.

## Лобби

lobby = Лобби
games = Игры
games-none = Игр пока нет
play = Играть
play-on = Продолжить
watch = Смотреть
sit-down = Сесть за стол
sit-here = Сесть сюда
open-tables = Открытые столы
open-tables-none = Никто не ждёт за столом. Откройте свой, и к вам смогут подсесть.
open-a-table = Открыть стол
your-games = Ваши партии
your-games-none = Здесь появятся ваши партии: сначала те, где ваш ход.
guest-or-account = Можно играть гостем; учётная запись сохранит ваше имя.
guest = Гость
players-from-to =
    { $from ->
        [one] { $from }–{ $to } игроков
        [few] { $from }–{ $to } игроков
        [many] { $from }–{ $to } игроков
       *[other] { $from }–{ $to } игроков
    }
minutes =
    { $count ->
        [one] { $count } мин
        [few] { $count } мин
        [many] { $count } мин
       *[other] { $count } мин
    }
seats-taken = Занято мест: { $taken } из { $all }
game-with = { $game }: { LIST($others) }
stand-gathering =
    { $count ->
        [0] Сейчас начнётся
        [one] Свободно { $count } место
        [few] Свободно { $count } места
        [many] Свободно { $count } мест
       *[other] Свободно { $count } места
    }
stand-over = Завершена
stand-your-move = Ваш ход
stand-thinking =
    { COUNT($names) ->
        [one] Думает { LIST($names) }
        [few] Думают { LIST($names) }
        [many] Думают { LIST($names) }
       *[other] Думают { LIST($names) }
    }
stand-going-on = Идёт игра

## Новый стол

new-table = { $game }: новый стол
your-name = Ваше имя
against-bots = Против ботов
play-alone = В одиночку
against-count =
    { $count ->
        [one] Против { $count } бота
        [few] Против { $count } ботов
        [many] Против { $count } ботов
       *[other] Против { $count } ботов
    }
or = или
strength = Сила
level-easy = Лёгкий
level-medium = Средний
level-hard = Сильный
options = Модули и настройки
options-usual = Обычная игра
options-changed =
    { $count ->
        [one] изменена { $count }
        [few] изменено { $count }
        [many] изменено { $count }
       *[other] изменено { $count }
    }
more-options = Ещё настройки
with-people = С друзьями
with-people-about = по ссылке, в лобби или на этом устройстве
seat-kind = Кто сидит на месте { $number }
seat-name = Имя игрока { $number }
seat-remove = Убрать место { $number }
seat-add = Ещё одно место
seat-me = Я
seat-open = Свободно: для друзей или всех
seat-hot = Кто-то за этим устройством
seat-easy = Бот, лёгкий
seat-medium = Бот, средний
seat-hard = Бот, сильный
who-may-join = Кто может сесть
join-anyone = Любой из лобби
join-by-link = Только по ссылке
table-name = Название стола
table-name-free = можно не заполнять
open-table = Открыть стол
start-now = Начать сейчас

## Перед партией

invite = Пригласите друзей
share-join = Открывший эту ссылку сможет сесть за этот стол.
share-watch = Открывший эту ссылку сможет смотреть партию.
share-private = Этого стола нет в лобби: попасть к нему можно только по ссылке.
waiting-for =
    { $count ->
        [0] Партия начинается.
        [one] Ждём ещё { $count } игрока.
        [few] Ждём ещё { $count } игроков.
        [many] Ждём ещё { $count } игроков.
       *[other] Ждём ещё { $count } игрока.
    }
start-with-bots = Начать, не дожидаясь
start-with-bots-about = Свободные места займут боты.
leave-table = Выйти из-за стола
is-here = здесь
table-missing = Такого стола нет
table-missing-text = Возможно, он закрытый: тогда нужна вся ссылка, вместе с ключом в конце.

## За столом

question = Что нужно решить
table-over = Партия окончена.
table-gathering = Ждём игроков.
why-not = Почему нельзя
put-back = Положить обратно
undo = Отменить
restart-turn = Начать ход заново
players = Игроки
players-and-log = Игроки и журнал
to-move = ходит
you = вы
bot = бот
bot-plays = играет бот
away = нет на месте
resigned = вышел из игры
open-seat = свободное место
take-seat-back = Снова играть самому
let-bot-play = Пусть играет бот
watching = Вы смотрите
connecting = Восстанавливаем связь…
sheets = Дополнительно
log = Журнал
log-empty = Пока ничего не произошло.
read-rule = Прочитать правило { $rule }
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-write = Написать
chat-send = Отправить
chat-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } нового сообщения
    }
share = Ссылка на этот стол
settings = Настройки
keys = Клавиатура
full-screen = На весь экран
full-screen-off = Выйти из полного экрана
result = Итог
resign = Сдаться
resign-about = Дальше за вас будет играть бот, и вернуться в эту партию нельзя. Сдаться?
undo-ask = Попросить вернуть ход
undo-asked = { SEAT($seat) } просит вернуться дальше, чем можно в одиночку.
undo-asked-by-me = Вы попросили других вернуть ход. Они ещё не ответили.
undo-agree = Согласиться
undo-refuse = Отказать
your-move-at = Ваш ход за столом «{ $table }»
pass-device = Передайте устройство. Ходит { SEAT($seat) }
pass-device-about = Остальным сейчас лучше не смотреть.
pass-device-look = Я — { SEAT($seat) }

## Простое поле: любая игра, без рисунка

plain-action = { $verb }: { $parts }
plain-range = от { $low } до { $high }
plain-change = { $holding } { $by }
plain-of = { SEAT($seat) }: { $text }
plain-what-you-can-do = Что вы можете сделать
plain-nothing-to-do = Сейчас вам нечего решать.
plain-ways =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
plain-in-every-case = в любом случае
plain-filter = Найти: { $group }
plain-filter-none = Ничего подходящего нет.
plain-sure = Точно
plain-besides = Учтите
plain-open = Неясно
plain-then = Затем
plain-hidden-shown = При этом откроется скрытое, и взять ход назад будет нельзя.
plain-not-now = Сейчас нельзя
plain-type = Или введите
plain-why-not = Почему нет?
plain-possible = Сейчас это возможно.
plain-choosing-too =
    { COUNT($seats) ->
        [one] { SEAT($seats) } тоже выбирает
        [few] { SEAT($seats) } тоже выбирают
       *[many] { SEAT($seats) } тоже выбирают
    }
plain-holdings = Имущество
plain-after = стрелка: после «{ $action }»
plain-would-become = станет
plain-unknown = вам неизвестно
plain-question-mark = Чего вам знать нельзя, то отмечено «?».
plain-nobody-has = Этого нет ни у кого: { LIST($what) }.
plain-table = Стол
plain-table-as-text = Стол в виде текста
plain-text-size = Размер текста
plain-text-usual = Обычный текст
plain-text-large = Крупный текст
plain-this-table = Этот стол
plain-rank = { $rank }-е
plain-story = Что произошло
plain-since-your-turn = После вашего хода
plain-whole-match = Вся партия
plain-undone = взято назад
plain-decision = Решение { $number }
plain-wins =
    { COUNT($winners) ->
        [one] Побеждает { SEAT($winners) }, очки: { $points }
        [few] Победу делят { SEAT($winners) }, очки: { $points }
       *[many] Победу делят { SEAT($winners) }, очки: { $points }
    }

## Взгляд назад

look-back = Посмотреть назад
past-first = К началу
past-back = На решение назад
past-forward = На решение вперёд
past-last = К концу
past-run = Показывать подряд
past-pause = Остановить
past-decision = Решение
past-of = { $at } из { $all }
past-close = К настоящему
replay = Повтор
replay-eyes = Глазами
replay-spectator = зрителя

## Конец

points-by-source = Очки по источникам
total = Всего
record = Запись партии
rematch = Реванш
rematch-join = К реваншу
fair-deal = Честная раздача
fair-deal-about =
    Зерно всех случайностей было выбрано до начала партии: его SHA-256 был виден с самого начала. Теперь открыто и само
    зерно.
seed = Зерно
commitment = SHA-256, показанный в начале
fair-deal-yes = Проверено в вашем браузере: всё сходится.
fair-deal-no = Не сходится!
fair-deal-cannot = Браузер может проверить это только при защищённом соединении.

## Настройки

motion = Движение
motion-auto = Как на устройстве
motion-on = Включено
motion-off = Выключено
setting-plain = Простое поле
    .about = Любая игра словами и таблицами: удобно для программ чтения с экрана и слабых устройств.
setting-patterns = Узоры поверх цвета
    .about = Штриховка помогает различать виды построек не только по цвету.
setting-confirm = Подтверждать мои ходы
    .about = Прежде чем откроется что-то скрытое, вас спросят ещё раз, и всё можно будет отменить.
setting-sound = Звук
    .about = Несколько тихих нот.
setting-notifications = Уведомлять меня
    .about = Когда ваш ход, а эта страница не на виду.
    .denied = Браузер не разрешает этой странице уведомления.

keys-tab = К следующему элементу страницы
keys-arrows = Внутри группы: карты, плитки, клетки поля
keys-enter = Выбрать; или нажать на недоступное и узнать почему
keys-escape = Положить взятое обратно; закрыть окно
keys-undo = Отменить
keys-restart = Начать ход заново
keys-confirm = Подтвердить ход
keys-rules = Правила, сразу на нужном месте
keys-back = Посмотреть назад
keys-full = На весь экран
keys-plain-rows = Простое поле: от строки к строке
keys-plain-open = Простое поле: открыть и закрыть группу
keys-plain-enter = Простое поле: выбрать, ещё раз — сыграть
keys-plain-digits = Простое поле: выбрать число
keys-plain-type = Простое поле: ввести действие
keys-plain-holdings = Простое поле: имущество
keys-plain-text = Простое поле: стол в виде текста
keys-plain-story = Простое поле: что произошло
keys-plain-rule = Простое поле: правило для строки
keys-help = Эта справка

## Правила

rules-of = { $game }: правила
rules-search = Искать в правилах
rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
rules-none = Не удалось загрузить правила.
rules-contents = Главы
rules-rulings = Разъяснения
rules-glossary = Словарь
rules-in-english = Правила пока есть только на английском.

## Учётная запись

account = Вы
account-guest = Вы играете гостем: имя хранится только в этом браузере.
account-is = Ваша учётная запись: { $login }
account-be-guest = Играть гостем
account-rename = Сменить имя
account-renamed = Имя изменено.
account-register = Создать учётную запись
account-registered = Учётная запись создана. Ваши партии остаются вашими.
account-register-about =
    Учётная запись хранит ваше имя и партии на любом устройстве. Почта не нужна, поэтому забытый пароль прислать нельзя.
account-login = Логин
account-login-shape = от 3 до 32 латинских букв, цифр, точек, дефисов или подчёркиваний
account-secret = Пароль
account-secret-shape = не меньше 8 знаков
account-old-secret = Старый пароль
account-new-secret = Новый пароль
account-password = Сменить пароль
account-password-changed = Пароль изменён.
account-export = Скачать мои данные
account-delete = Удалить
account-delete-about =
    Имя и логин будут удалены навсегда. Партии, сыгранные с вами, останутся у других игроков, но без вашего имени.
account-delete-now = Удалить навсегда
account-wrong-password = Неверный логин или пароль.
account-login-taken = Этот логин занят.
account-login-leaves-guest = Партии, которые вы играете как { $name }, останутся у гостя.
log-in = Войти
log-out = Выйти

## О проекте

about-title = О Меджлисе
about-name =
    Меджлис (مجلس) — место, где сидят вместе. Здесь это стол для настольных игр, действие которых идёт между Гранадой,
    Пальмирой и Багдадом: в одиночку, против ботов или с друзьями.
about-games = Игры
about-unofficial =
    Это неофициальная версия, не связанная с названными здесь авторами и издателями. Все рисунки и тексты — наши
    собственные; из коробок ничего не скопировано. Если игра вам понравилась, купите её: за настоящим столом она ещё
    лучше.
about-designer =
    { COUNT($designers) ->
        [one] Автор: { LIST($designers) }
        [few] Авторы: { LIST($designers) }
        [many] Авторы: { LIST($designers) }
       *[other] Авторы: { LIST($designers) }
    }
about-publisher = Издатель: { LIST($publishers) }, { $year }
about-expansion = С дополнением: { $title } ({ $year })
about-data = Что восстановлено
about-data-none = Все сведения о компонентах взяты из правил или из открытых источников.
about-data-text =
    { $count ->
        [one] Для { $count } детали напечатанные значения найти не удалось; мы придумали их так, чтобы сходились
        известные числа коробки:
        [few] Для { $count } деталей напечатанные значения найти не удалось; мы придумали их так, чтобы сходились
        известные числа коробки:
        [many] Для { $count } деталей напечатанные значения найти не удалось; мы придумали их так, чтобы сходились
        известные числа коробки:
       *[other] Для { $count } детали напечатанные значения найти не удалось; мы придумали их так, чтобы сходились
        известные числа коробки:
    }
about-data-owner =
    Владелец коробки может внести напечатанные значения: «majlis data» выгружает данные, проверяет исправленную копию и
    играет с ней.
about-licences = Что мы используем
about-code = Сам Меджлис — свободная программа под лицензией MIT.
about-privacy = Ваши данные
about-privacy-text =
    Один файл cookie говорит, кто вы; настройки остаются в браузере. С других сайтов ничего не загружается, и никакой
    статистики о вас не ведётся. В разделе «Вы» можно скачать или удалить свои данные.

## Свои значения за столом

with-values = Значения компонентов
with-values-reconstructed = реконструированные
with-box = С набором «{ $name }».
with-box-entered = внесено { $entered } из { $total }; без рейтинга
values-reconstructed = часть значений реконструирована
values-own = значения из «{ $name }»
values-compare = Сравнить с реконструированными значениями
values-enter = Внести напечатанные значения здесь
