# Стол в виде текста (games/al_rashid/picture.py).

picture-you = (вы)
picture-round = Раунд { $round } из { $rounds }
picture-order = Порядок хода:
picture-next-order = Со следующего круга:
picture-stacks = Наёмники в стопках: { $stacks }; в сбросе: { $discarded }
picture-points = очки
picture-gold = золото
picture-credits = кред.
picture-influence = влиян.
picture-shame = позор
picture-mercenaries = кр./син.
picture-offices = должн.
picture-palaces = Город
picture-territories = Карта
picture-resolved = разыграно
picture-empty = никого
picture-on-display = Должности:
picture-tiles = Жетоны:
picture-yours = Ваш род
picture-theirs = Род. { SEAT($seat) }
picture-home = Дома:
picture-aside = Отложено:
picture-owned = Должности:
picture-used = (применена)
picture-hand = Наёмники:
