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
nav-learn = Обучение
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
lost-title = Страница не найдена
lost-text = Такого адреса здесь нет. Возможно, в нём опечатка.

## Сообщения

notice-unreachable = Сервер недоступен. Мы продолжаем попытки.
notice-too-many = Слишком много запросов. Подождите немного.
notice-stale = Партия тем временем продвинулась. Посмотрите ещё раз.
notice-problem = Не получилось: { $detail }
notice-stand-in-later = Бот может заменить игрока, только если того нет уже несколько минут.

## Лобби

lobby = Лобби
games = Игры
games-none = Игр пока нет
play = Играть
play-on = Продолжить
learn-on = Доучиться
watch = Смотреть
sit-down = Сесть за стол
sit-here = Сесть сюда
open-tables = Открытые столы
open-tables-none = Никто не ждёт за столом. Откройте свой, и к вам смогут подсесть.
open-a-table = Открыть стол
your-tables = Ваши столы
tables-wait =
    { $count ->
        [one] { $count } ждёт вас
        [few] { $count } ждут вас
       *[many] { $count } ждут вас
    }
all-of = Все ({ $count })
fewer = Свернуть
show-more = Показать ещё
all-games = Все игры
filter-by-game = Столы какой игры
recent-matches = Последние партии
match-against = соперники: { $others }
your-games-none = Здесь появятся ваши партии: сначала те, где ваш ход.
guest-or-account = Можно играть гостем; учётная запись сохранит ваше имя.
guest = Гость
players-from-to =
    { $to ->
        [one] { $from }–{ $to } игрок
        [few] { $from }–{ $to } игрока
       *[many] { $from }–{ $to } игроков
    }
minutes = { $count } мин
seats-taken = Занято мест: { $taken } из { $all }
game-with = { $game }: { LIST($others) }
stand-gathering =
    { $count ->
        [0] Сейчас начнётся
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }
stand-over = Завершена
stand-your-move = Ваш ход
stand-thinking =
    { COUNT($names) ->
        [one] Думает { LIST($names) }
        [few] Думают { LIST($names) }
       *[many] Думают { LIST($names) }
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
       *[many] Против { $count } ботов
    }
or = или
new-to-game = Я впервые в этой игре
new-to-game-about =
    Лёгкие боты и обычная игра; памятка открыта, карточки сразу говорят, что даст выбор, и любой шаг можно
    отменить.
strength = Сила
level-novice = Новичок
level-easy = Лёгкий
level-medium = Средний
level-hard = Сильный
level-master = Мастер
options = Модули и настройки
options-usual = Обычная игра
option-value = { $option }: { $value }
option-off = { $option }: нет
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
seat-novice = Бот, новичок
seat-easy = Бот, лёгкий
seat-medium = Бот, средний
seat-hard = Бот, сильный
seat-master = Бот, мастер
seat-program = Программа: { $name }
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
       *[many] Ждём ещё { $count } игроков.
    }
table-settings = Во что играем
start-with-bots = Начать, не дожидаясь
start-with-bots-about = Свободные места займут боты.
leave-table = Выйти из-за стола
is-here = здесь
table-missing = Такого стола нет
table-missing-text = Возможно, он закрытый: тогда нужна вся ссылка, вместе с ключом в конце.

## За столом

question = Ваше решение
table-over = Партия окончена.
table-gathering = Ждём игроков.
why-not = Почему нельзя?
put-back = Положить обратно
undo = Отменить
restart-turn = Начать ход заново
pass-until-turn = Пасовать до моего хода
pass-no-more = Снова спрашивать между ходами
loss-ask = Закончить? { $losses }
loss-end = Закончить
players = Игроки
players-and-log = Игроки и журнал
to-move = ходит
you = вы
bot = бот
bot-plays = играет бот
away = нет на месте
resigned = сдача
open-seat = свободное место
take-seat-back = Вернуться в игру
let-bot-play = Пусть играет бот
let-bot-play-for-me = Пусть за меня играет бот
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
       *[many] { $count } новых сообщений
    }
share = Ссылка на этот стол
settings = Настройки
keys = Клавиатура
full-screen = На весь экран
full-screen-off = Выйти из полного экрана
result = Итог
resign = Сдаться
resign-about = Дальше за вас будет играть бот, и вернуться в эту партию нельзя. Сдаться?
undo-ask = Попросить отмену
undo-asked = { SEAT($seat) } просит отменить больше, чем разрешено без согласия других.
undo-asked-by-me = Вы попросили разрешения отменить ход. Ждём ответов.
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
plain-undone = взято назад
plain-decision = Решение { $number }
plain-wins =
    { COUNT($winners) ->
        [one] Побеждает { SEAT($winners) }, очки: { $points }
        [few] Победу делят { SEAT($winners) }, очки: { $points }
       *[many] Победу делят { SEAT($winners) }, очки: { $points }
    }

## Что произошло, ход за ходом

story = Что произошло
story-since = С вашего хода
story-last-turns = Последние ходы
story-you = { SEAT($seat) } (вы)
story-you-begin = Вы начинаете.
story-nothing-yet = Пока ничего.
story-whole = Весь журнал
story-newest = Новое
story-more = ещё { $count }
story-more-above = ещё { $count } выше
story-show = Показать эти ходы ещё раз
story-round = Раунд { $round }
story-points = очков
story-changes = Что каждый получил и потерял
story-spoken-points =
    { $text }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
story-said = Ваш ход. За это время: { $lines } { $asked }
story-said-alone = Ваш ход. { $asked }

## Взгляд назад

look-back = Посмотреть назад
past-first = К началу
past-back = Предыдущее решение
past-forward = Следующее решение
past-last = К концу
past-run = Автопросмотр
past-pause = Остановить
past-decision = Решение
past-of = { $at } из { $all }
past-close = К текущему ходу
replay = Просмотр партии
analysing = Идёт разбор:
analyse = Разбор
to-analysis = Назад к разбору
replay-eyes = Вид
replay-spectator = зритель

## Конец

points-by-source = Очки по источникам
total = Всего
record = Запись партии
rematch = Реванш
rematch-join = К реваншу
fair-deal = Честная раздача
fair-deal-about =
    Начальное число генератора (seed) было выбрано до партии: его SHA-256 был виден с самого начала. Теперь открыто и
    оно само.
seed = Начальное число (seed)
commitment = SHA-256, показанный в начале
fair-deal-yes = Проверено в вашем браузере: всё сходится.
fair-deal-no = Не сходится!
fair-deal-cannot = Браузер может проверить это только при защищённом соединении.

## Настройки

motion = Движение
motion-auto = Как на устройстве
motion-on = Включено
motion-off = Выключено
pace = Темп ботов
pace-slow = медленный
pace-usual = обычный
pace-none = без пауз
setting-plain = Простое поле
    .about = Любая игра словами и таблицами: удобно для программ чтения с экрана и слабых устройств.
setting-at-once = Ходить сразу при касании
    .about = Касание подсвеченного сразу делает ход; иначе сначала показывается пояснение.
setting-patterns = Узоры поверх цвета
    .about = Штриховка помогает различать виды зданий не только по цвету.
setting-confirm = Подтверждать мои ходы
    .about = Прежде чем откроется что-то скрытое, вас спросят ещё раз, и всё можно будет отменить.
setting-ask-loss = Спрашивать перед потерями
    .about = Кнопки, которые что-то завершают, переспрашивают, если пропадут фигуры, действия или товары.
setting-sound = Звук
    .about = Несколько тихих нот.
setting-notifications = Уведомлять меня
    .about = Когда ваш ход, а эта страница не на виду.
    .denied = Браузер не разрешает этой странице уведомления.

## Правила

rules-of = { $game }: правила
rules-search = Искать в правилах
rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rules-none = Не удалось загрузить правила.
rules-contents = Главы
rules-rulings = Спорные вопросы
rules-glossary = Словарь
to-rulebook = Книга правил
rules-in-english = Правила пока есть только на английском.

## Учётная запись

account = Профиль
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
       *[many] Авторы: { LIST($designers) }
    }
about-publisher = Издатель: { LIST($publishers) }, { $year }
about-expansion = С дополнением: { $title } ({ $year })
about-data = Что восстановлено
about-data-none = Все сведения о компонентах взяты из правил или из открытых источников.
about-data-text =
    { $count ->
        [one] Напечатанные значения { $count } детали не опубликованы. Мы подобрали те, что согласуются с известным:
        [few] Напечатанные значения { $count } деталей не опубликованы. Мы подобрали те, что согласуются с известным:
       *[many] Напечатанные значения { $count } деталей не опубликованы. Мы подобрали те, что согласуются с известным:
    }
about-data-owner =
    Владелец коробки может внести напечатанные значения и играть с ними.
about-licences = Что мы используем
about-code = Сам Меджлис — свободная программа под лицензией MIT.
about-privacy = Ваши данные
about-privacy-text =
    Один файл cookie говорит, кто вы; настройки остаются в браузере. С других сайтов ничего не загружается, и никакой
    статистики о вас не ведётся. В разделе «Профиль» можно скачать или удалить свои данные.

## Свои значения за столом

with-values = Значения компонентов
with-values-reconstructed = реконструированные
with-box = С набором «{ $name }».
with-box-entered = внесено { $entered } из { $total }; без рейтинга
values-reconstructed = часть значений реконструирована
    .short = реконструкция
values-own = значения из «{ $name }»
values-compare = Сравнить с реконструированными значениями
values-enter = Внести напечатанные значения здесь

## Карточки

card = Карточка
card-pin = Не закрывать карточку
card-costs = Цена для вас
card-brings = Приносит
card-beside = Рядом
card-here = Сейчас здесь
card-note = Примечание
card-reconstructed = реконструировано
card-choose = Выбрать
card-empty = Наведите указатель на что угодно, чтобы узнать, что это
legend = Все символы
aid = Памятка
values-why =
    Напечатанные значения нам неизвестны; эти подобраны так, чтобы соответствовать всему, что известно.
    Владелец игры может ввести напечатанные.
values-enter-printed = Ввести напечатанные значения
