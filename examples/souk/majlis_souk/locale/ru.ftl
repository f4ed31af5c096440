game-title = Сук
game-about = Делайте ставки на товары рынка одновременно и тайно. Каждую монету можно потратить только один раз.

name-dates = финики
name-olives = оливки
name-honey = мёд
name-copper = медь
name-incense = ладан
name-silk = шёлк
name-saffron = шафран
name-pearls = жемчуг
name-wares = Товары

verb-bid = Сделать ставку
part-coin = монета

prompt-bid = Какую монету вы поставите? На торгах: { NAME($wares) }.
    .others = Все делают ставки. На торгах: { NAME($wares) }.

refused-no-such-coin = У вас нет монеты { $coin }.

event-ware = На торгах: { NAME($ware) }.
event-bid =
    { $coin ->
        [0] { SEAT($seat) }: монета выбрана.
       *[other] { SEAT($seat) }: ставка { $coin }.
    }
event-bids = Ставки по порядку мест: { LIST($coins) }.
event-won = { SEAT($seat) } получает: { NAME($wares) }.
event-lost = Ничья: { NAME($wares) } не достаётся никому.
event-stays = Ничья: со следующим товаром уйдёт и { NAME($wares) }.

option-coins = Монеты
    .about = Сколько монет у каждого; столько же и раундов.
option-ties = Ничья
    .about = Что делать с товаром, если самая высокая ставка у нескольких.
option-ties-lost = товар пропадает
option-ties-stays = товар уйдёт со следующим

## Что есть у торговца

holding-coins = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
    .label = Осталось монет
holding-coin_value = { $count } монетами
    .label = Сумма оставшихся монет
holding-bid = { $count } на торгах
    .label = Ваша ставка
holding-wares = { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
    .label = Выиграно товаров

## Что это такое

kind-ware = Товар
about-ware = Приносит победителю торгов { $worth ->
        [one] { $worth } очко
        [few] { $worth } очка
       *[many] { $worth } очков
    }.
about-ware-won = Достался игроку { SEAT($seat) }.
about-ware-lot = Разыгрывается сейчас.
about-ware-lost = Потерян: его никто не выиграл.
about-ware-unseen = Ещё не появлялся и может не появиться вовсе.

## Перед ставкой

remark-beaten = Больше могут поставить: { SEAT($seats) }.
remark-tied = Больше никто поставить не может, но возможна ничья: { SEAT($seats) }.
remark-wins = Эта ставка точно выигрывает.

## Раунды одной строкой

turn-ware = на торгах: { NAME($ware) }
turn-won = { SEAT($seat) } получает: { NAME($wares) }
turn-lost = ничья, не достаётся никому: { NAME($wares) }
turn-stays = ничья, переходит к следующему товару: { NAME($wares) }
turn-over = потрачены последние монеты
