# Поле Альгамбры: то, что говорит только страница. Слова самой игры — в src/majlis/games/alhambra/locale.

## Общее

board-market = Рынок
board-sold = продано
board-exact = Без сдачи: { $cards }
board-over = Отдать { $sum }, лишнее пропадёт
board-short = Не хватает { $count }
board-no-exact = Ровно не заплатить
board-money = Взять деньги
board-take-one = Одну карту любого номинала
board-take-sum =
    { $count ->
        [one] На сумму { $sum }
        [few] { $count } карты на сумму { $sum }
       *[many] { $count } карт на сумму { $sum }
    }
board-together =
    { $count ->
        [1] Вместе: { $first }
       *[2] Вместе: { $first } или { $second }
    }
board-display-empty = Открытых денег нет
board-huts = Хижины рабочих
board-hut-stack = { NAME($tile) }, в стопке { $count }

## Своё

board-own = Ваше
board-hand = Ваши деньги
board-hand-sum =
    { $count ->
        [one] { $sum } на { $count } карте
        [few] { $sum } на { $count } картах
       *[many] { $sum } на { $count } картах
    }
board-hand-empty = Денег на руке нет
board-exchange = Обмен
board-own-reserve = Ваш резерв
board-reserve = Резерв
board-reserve-empty = Пусто
board-pending = Разместить
board-pending-tile = Нужно разместить: { $tile }
board-reserve-tile = В вашем резерве: { $tile }
board-picked-up = в руке
board-bonus-cards = Бонусные карты
board-bonus-open = { NAME($card) }, открыта
board-reveal = Открыть
board-hidden = закрыта
board-vizier-active = Фишка визиря: активна
board-vizier-used = Фишка визиря: неактивна

## Дворец

board-own-palace = Ваша Альгамбра
board-palace-of = Альгамбра: { SEAT($seat) }
board-own-wall = Ваша длиннейшая стена:
board-longest-wall = Длиннейшая стена
board-wall-length = Длиннейшая внешняя стена: { $count }
board-zoom-in = Ближе
board-zoom-out = Дальше
board-zoom-fit = Показать всю Альгамбру
board-tile = { NAME($type) }, цена { $price }, { walls-of-piece }
board-tile-rest = { $price ->
        [0] { walls-of-piece }
       *[other] цена { $price }, { walls-of-piece }
    }
board-cell-fountain = в середине
board-cell-east = { $count } к востоку
board-cell-west = { $count } к западу
board-cell-north = { $count } к северу
board-cell-south = { $count } к югу
board-cell-free = Разместить здесь, { $at }
board-cell-refused = Сюда не подходит, { $at }
board-cell-built = { $tile }, { $at }
board-cell-swap = Заменить: { $tile }, { $at }

## Вопросы

board-ask-take = Взять: { NAME($cards, case: "accusative") }
board-do-take = Взять
board-ask-buy = Купить { NAME($type, case: "accusative") } за { price-in-currency }
board-do-buy = Заплатить { $sum }
board-ask-place =
    { $hut ->
        [hut] Разместите хижину ({ NAME($type) })
       *[tile] Разместите { NAME($type, case: "accusative") }
    }
board-ask-place-reserve =
    { $hut ->
        [hut] Разместите хижину из резерва ({ NAME($type) })
       *[tile] Разместите { NAME($type, case: "accusative") } из резерва
    }
board-ask-place-hint = Выберите подсвеченную клетку
board-ask-place-nowhere = Сейчас никуда не подходит
board-ask-place-nowhere-new = Сейчас никуда не подходит; положите в резерв
board-ask-built = Перестройка: { NAME($type) }
board-ask-built-hint =
    { $swaps ->
        [0] Уберите квадрат или верните на место
       *[other] Уберите квадрат или замените подсвеченным из резерва
    }
board-swap-for = Заменить на { NAME($type, case: "accusative") }
board-swap-not = Сюда не подходит
board-said-put-back = Возвращено

## Игроки

board-cards =
    { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
board-in-reserve =
    { $count ->
        [0] резерв пуст
       *[other] { $count } в резерве
    }
board-bonus-of = Бонусные карты: закрыто { $hidden }, открыто { $open }
board-huts-of =
    { $count ->
        [one] { $count } хижина
        [few] { $count } хижины
       *[many] { $count } хижин
    }
board-open-palace = Посмотреть Альгамбру: { SEAT($seat) }
board-all-palaces = Все Альгамбры
board-previous-palace = Предыдущая
board-next-palace = Следующая
board-hand-open = Деньги на руке
board-dirk-tiles =
    { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }

## Очки

board-scoring = Подсчёт
board-scoring-label = Подсчётов очков проведено: { $done } из { $all }.
board-scoring-within =
    { $latest ->
        [one] Подсчёт { $round } — не дальше чем через { $latest } карту денег (не раньше { $earliest }-й).
        [few] Подсчёт { $round } — не дальше чем через { $latest } карты денег (не раньше { $earliest }-й).
       *[many] Подсчёт { $round } — не дальше чем через { $latest } карт денег (не раньше { $earliest }-й).
    }
board-scoring-last =
    { $tiles ->
        [one] Подсчёт { $round } — в конце игры: в мешочке { $tiles } здание.
        [few] Подсчёт { $round } — в конце игры: в мешочке { $tiles } здания.
       *[many] Подсчёт { $round } — в конце игры: в мешочке { $tiles } зданий.
    }
board-scorings-done = Все подсчёты проведены.
board-in-bag =
    { $count ->
        [one] здание в мешочке
        [few] здания в мешочке
       *[many] зданий в мешочке
    }
board-in-deck =
    { $count ->
        [one] карта в колоде
        [few] карты в колоде
       *[many] карт в колоде
    }
board-standing = Прогноз очков
board-standing-round = подсчёт { $round }
board-standing-caption = Здания по видам и сколько очков они принесли бы в подсчёте { $round }
board-you = вам
board-show-points = Показать очки
board-show-counts = Показать количество
board-walls = стены
board-scoring-number = Подсчёт { $round }

end-vizier = Без визиря

## До оплаты и строительства

board-areas = Разделы
board-palace = Альгамбра
board-payment = Чем заплатить
board-way = { NAME($cards) }
board-way-exact = ровно
board-way-over = на { $over } больше
board-fits =
    { $count ->
        [0] Сейчас некуда поставить: уйдёт в резерв
        [one] Подходит { $count } место
        [few] Подходят { $count } места
       *[many] Подходит { $count } мест
    }
board-fits-none = некуда поставить
board-fits-wall = Длиннейшая стена { $now } → { $to }
board-fits-points = { $points } при подсчёте сейчас
board-prospect = Длиннейшая стена { $now } → { $wall }, { $points } при подсчёте сейчас

## Итоги подсчёта

board-summary =
    { $round ->
        [1] Первый подсчёт
        [2] Второй подсчёт
       *[other] Третий подсчёт
    }
board-summary-each = по { $points }
board-summary-sum = Этот подсчёт
board-summary-score = Счёт
board-summary-behind = Вы на { $rank }-м месте, { $who } впереди на { $points }.
board-summary-ahead = Вы впереди, { $who } отстаёт на { $points }.
board-summary-level = Первое место делите вы и { $who }.
board-summary-close = Играть дальше
board-summary-again = Показать подсчёт { $round } ещё раз
board-summary-hint = Показать снова: { $round } на панели сверху

board-unless =
    { $count ->
        [0] кроме …
       *[other] кроме: { NAME($pieces) }
    }
board-unless-about = Всё равно спрашивать, пока что-то из этого открыто
