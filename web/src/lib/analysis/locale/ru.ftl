# Разбор оконченной партии.

analysis-title = Разбор
analysis-share = Поделиться
analysis-play-on = Играть отсюда
analysis-finished = Окончена: { $day }
analysis-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
analysis-decisions =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
analysis-missing = Разбора здесь нет

## Состояния

analysis-none = Где всё решилось?
analysis-none-text =
    { $count ->
        [one] Сервер просмотрит { $count } решение этой партии, это займёт около минуты. Читать разбор смогут
            все, кому видна партия.
        [few] Сервер просмотрит все { $count } решения, это займёт около минуты. Читать разбор смогут все, кому
            видна партия.
       *[many] Сервер просмотрит все { $count } решений, это займёт около минуты. Читать разбор смогут все, кому
           видна партия.
    }
analysis-begin = Разобрать эту партию
analysis-waiting = Ждёт своей очереди. Можно уйти: разбор сохранится.
analysis-computing = Вычисляется. Можно уйти: разбор сохранится.
analysis-ready = Разбор готов.
analysis-failed = Разбор остановился на { $done } %.
analysis-old = Только повтор
analysis-old-text = Эту партию играли не по сегодняшним правилам, поэтому разобрать её нельзя.
analysis-resigned = Игру сдали: { LIST($names) }; дальше играл бот.

## Шанс

analysis-chance = Шанс на победу
analysis-decision = Решение { $at }:
analysis-decision-of = решение { $at } из { $all }
analysis-of = из { $all }
analysis-round = Раунд { $round }
analysis-slider = решение { $at } из { $all }, раунд { $round }, { SEAT($seat) }, шанс в процентах: { $chance }
analysis-slider-turn = решение { $at } из { $all }, { SEAT($seat) }, шанс в процентах: { $chance }
analysis-slider-end = решение { $all } из { $all }, конец
analysis-turning-point = Поворотный момент
analysis-turn-back = Предыдущий поворотный момент
analysis-turn-on = Следующий поворотный момент
analysis-as-table = Таблицей
analysis-decision-head = Решение
analysis-round-head = Раунд
analysis-who-head = Кто что сделал
analysis-curve-now = { SEAT($seat) }: сначала { $first }, пока { $last }.
analysis-curve-won = { SEAT($seat) }: сначала { $first }, меньше всего { $lowest } в раунде { $round }, победа.
analysis-curve-lost = { SEAT($seat) }: сначала { $first }, меньше всего { $lowest } в раунде { $round }, не победа.
analysis-curve-lost-plain = { SEAT($seat) }: сначала { $first }, меньше всего { $lowest }, не победа.
analysis-curve-won-plain = { SEAT($seat) }: сначала { $first }, меньше всего { $lowest }, победа.

## Очки по источникам

analysis-sources-of = Очки, { SEAT($seat) }:
analysis-other = Прочее
analysis-losses = Потери
analysis-others = другие
analysis-end = Конец

## Удача и мастерство

analysis-luck = Удача и мастерство
analysis-luck-column = Удача
analysis-accuracy = Точность
analysis-mark-best = лучшие
analysis-mark-good = хорошие
analysis-mark-weak = слабые
analysis-mark-missed = промахи
analysis-start = Начало
analysis-mistakes = Свои ошибки
analysis-gifts = Чужие ошибки
analysis-luck-about =
    Начало, удача и ошибки вместе дают конец, всё в процентах. Удача — всё, что изменилось между двумя
    решениями: из-за взятого вслепую и открытого, а отчасти потому, что шансы — лишь оценка.
    В главных числах одно отделено от другого.
analysis-figures = Главные числа

## Положение

analysis-over = Партия окончена
analysis-where =
    { $turn ->
        [0] Решение { $at } · раунд { $round }
       *[other] Решение { $at } · раунд { $round }, ход { $turn }
    }
analysis-where-turn = Решение { $at } · ход { $turn }
analysis-parts = Части поля
analysis-own = Своё
analysis-played = Сыграно
analysis-best = лучшее, что было
analysis-better-by = Лучше на { $loss }
analysis-then = затем { $text }

## Поворотные моменты

analysis-turning-points = Поворотные моменты
analysis-turning-about = шанс на победу того, кто ходил
analysis-turning-none = Ни одно решение не изменило многого.
analysis-turning-later = Появятся, когда всё будет вычислено.
analysis-turning-number = Поворотный момент { $number }
analysis-better-was = Лучше: { $text }

## Игра отсюда

analysis-play-on-from = Играть с решения { $at }
analysis-which-seat = Чьё место вы займёте?
analysis-me = я
analysis-bot = Бот · { $level }
analysis-level = Уровень ботов
analysis-level-before = как в партии
analysis-play-on-about = То, что тогда было скрыто, раздаётся заново. Без рейтинга.
analysis-begin-branch = Начать

## На телефоне

analysis-tab-chance = Шанс
analysis-tab-points = Очки
analysis-tab-luck = Удача
