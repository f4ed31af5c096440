/** How far the money deck is from the next scoring card (ALH-2.8, 13.1): open to anybody who counts the cards. */

import type { GameEvent, View } from "./model";

export interface ScoringWindow {
  /** The number of the scoring that comes next; null once the last one comes with the end of the game. */
  round: number | null;
  /** After how many more drawn cards it can come at the earliest and at the latest; null where that cannot be told. */
  earliest: number | null;
  latest: number | null;
}

/** The cards that were dealt before the deck was made, from the events of the set-up. */
export function cardsDealt(events: readonly GameEvent[]): number {
  let dealt = 0;
  for (const { name, parts } of events)
    if (name === "event-dealt" && Array.isArray(parts["cards"])) dealt += parts["cards"].length;
  return dealt;
}

/**
 * Where the next scoring card lies, given how many cards were dealt (0: unknown) and whether exchange cards are in the
 * deck.
 */
export function scoringWindow(view: View, dealt: number, exchange: boolean, display = 4): ScoringWindow {
  const appeared = view.scoring_cards.length;
  if (appeared >= 2) return { round: null, earliest: null, latest: null };
  const round = appeared + 1;
  if (dealt === 0) return { round, earliest: null, latest: null };
  const hands = view.players.reduce((sum, player) => sum + player.cards, 0);
  const all = view.deck + view.display.length + view.discard.count + hands + appeared;
  const deck = all - dealt - display;
  const money = deck - 2 - (exchange ? 6 : 0);
  const pile = (number: number): number =>
    Math.floor(money / 5) +
    (number <= money % 5 ? 1 : 0) +
    (number === 2 || number === 4 ? 1 : 0) +
    (exchange && number >= 2 && number <= 4 ? 2 : 0);
  const before = round === 1 ? pile(1) : pile(1) + pile(2) + pile(3);
  const drawn = deck - view.deck;
  const latest = before + pile(round === 1 ? 2 : 4) - drawn;
  // The discard pile became the deck before the card came: then nothing is known. The rules make that impossible, a
  // broken log may not.
  if (latest < 1 || latest > view.deck) return { round, earliest: null, latest: null };
  return { round, earliest: Math.max(1, before + 1 - drawn), latest };
}
