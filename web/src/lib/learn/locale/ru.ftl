# Обучение игре: задачи, партия с наставником, памятка, книга правил.

## Задачи

learn-puzzles = Задачи
learn-puzzles-of = { $game }: задачи
learn-puzzles-about = Позиция, вопрос и один лучший ответ. Вы отвечаете на поле, как в партии.
learn-puzzle-count = Решено { $solved } из { $count }
learn-puzzle-today = Задача дня
learn-puzzle-solve = Решить
learn-puzzle-solved = решена
learn-puzzle-level = Сложность { $level } из 3
learn-puzzle-place = Задача { $number } из { $count }: { $topic }
learn-puzzle-where = Где вы находитесь
learn-puzzle-book = Правила
learn-puzzle-question = Вопрос и ответ
learn-puzzle-decisions = { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }, принято: { $played }
learn-puzzle-answered = Ответ на поле.
learn-puzzle-rules = Правила, которые здесь важны
learn-puzzle-show = Показать ответ
learn-puzzle-try-again = Попробовать ещё раз
learn-puzzle-again = Ещё раз
learn-puzzle-play-on = Играть дальше
learn-puzzle-next = Следующая
learn-puzzle-to-list = Все задачи
learn-puzzle-more = Помощь
learn-puzzle-explain = Объяснение
learn-puzzle-right = Верно: { $reached }
learn-puzzle-answer = Ответ: { $best }
learn-puzzle-not-yet = { $reached }: можно лучше
learn-puzzle-before = В начале: { $start }
learn-puzzle-results = Сравнение ответов
learn-puzzle-all = Показать все: { $count }
learn-puzzle-mine = ваш ответ
learn-puzzle-best = лучший
learn-puzzle-refused = Что запрещают правила
learn-puzzle-none = Для этой игры задач пока нет.
learn-puzzle-unknown = Такой задачи нет.
learn-puzzle-key-again = Начать задачу сначала
learn-puzzle-key-next = Следующая нерешённая задача
learn-try-it = Попробовать

## Обучающая партия

coach = Обучающая партия
coach-step = Шаг { $number } из { $count }
coach-step-done = Шаг { $number } из { $count } пройден
coach-hint = Подсказка
coach-show = Покажите
coach-try = Попробую
coach-again = Ещё раз
coach-next = Дальше
coach-next-step = Следующий шаг
coach-skip = Пропустить шаг
coach-leave = Прервать урок
coach-leave-text = Шаг сохранится: кнопка «Доучиться» в лобби вернёт вас сюда.
coach-leave-yes = Прервать
coach-stay = Остаться
coach-almost = Почти
coach-lost = Наставник сейчас недоступен
coach-end = «{ $game }»: урок пройден
coach-end-text = Счёт { $mine } : { $theirs }, соперник: { SEAT($seat) }. Шагов без подсказки: { $alone } из { $count }.
coach-book = Книга правил
coach-real = Настоящая партия
coach-play-on = Играть дальше
coach-opening = Раскладываем игру…
coach-none = Для этой игры обучающей партии пока нет.
keys-coach-show = Обучающая партия: показать, как это делается
keys-coach-main = Обучающая партия: попробовать или дальше
keys-coach-leave = Обучающая партия: прервать

## Всё для обучения

learn-home = Научитесь играть
learn-home-text = Прочтите книгу правил, сыграйте первую партию с наставником или решите задачи.
learn-rulebook = Книга правил
learn-chapters = Прочитано глав: { $read } из { $count }
learn-guided = Обучающая партия
learn-guided-about = { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, { $minutes } мин
learn-guided-on = Продолжить обучающую партию
learn-guided-at = Пройдено шагов: { $at } из { $steps }
learn-guided-over = Пройдена. Сыграть ещё раз

## Памятка

aid-print = Печать
aid-whole = К книге правил

## Книга правил

learn-book = книга правил
learn-title = { $game }: книга правил
learn-chapter-of = Глава { $number } из { $count }, { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
learn-contents = Содержание
learn-search = Поиск по правилам
learn-search-none = Ничего не найдено. Попробуйте одно слово или загляните во все правила.
learn-search-found = { $count ->
        [one] { $count } совпадение
        [few] { $count } совпадения
       *[many] { $count } совпадений
    }
learn-in-book = Книга правил
learn-in-rules = Правила по номерам
learn-every-rule = Все правила по номерам
learn-box = Ваша коробка
learn-box-about = Напечатанные значения вашей собственной игры
learn-rule-count = Правила: { $rules }, спорные вопросы: { $rulings }
learn-language = Язык книги правил
learn-english-only = Эта глава ещё не переведена, поэтому она на английском.
learn-example = пример
learn-example-step = Шаг { $step } из { $count }: { $text }
learn-previous = Предыдущая глава
learn-next = Следующая глава
learn-step-back = На шаг назад
learn-step-on = На шаг вперёд
learn-restart = Сначала
learn-asked = Часто спрашивают
learn-read = прочитано
learn-none = Для этой игры книги правил пока нет.
learn-none-text = Правила по номерам есть полностью.
learn-rule = Открыть правило { $rule }
