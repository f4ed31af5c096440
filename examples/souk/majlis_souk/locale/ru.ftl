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
