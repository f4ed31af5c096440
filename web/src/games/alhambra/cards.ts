/** Money cards: telling equal ones apart, grouping a hand, and which the server lets a player take together. */

import type { Act, AlhambraTables } from "$lib/api/alhambra";

export interface MoneyCard {
  /** The id: `florin-3`, or an exchange card's own. */
  id: string;
  /** Tells equal cards of one hand apart: `florin-3`, `florin-3#2`. */
  key: string;
  currency: string;
  value: number;
}

export interface Purse {
  currency: string;
  cards: MoneyCard[];
  total: number;
}

export interface Hand {
  purses: Purse[];
  exchange: MoneyCard[];
}

/** What is printed on a money card; nothing on an exchange card. */
export function valueOf(box: AlhambraTables, id: string): number {
  return box.cards[id]?.value ?? 0;
}

export function sumOf(box: AlhambraTables, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + valueOf(box, id), 0);
}

/** Keys for ids that may occur several times. */
export function keyed(ids: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return { id, key: times === 1 ? id : `${id}#${times}` };
  });
}

export function idOfKey(key: string): string {
  return key.split("#", 1)[0] as string;
}

/** A hand by currency in the order of the market, high cards first, exchange cards apart. */
export function groupHand(box: AlhambraTables, ids: readonly string[]): Hand {
  const purses = new Map<string, Purse>(box.currencies.map(({ id }) => [id, { currency: id, cards: [], total: 0 }]));
  const exchange: MoneyCard[] = [];
  for (const { id, key } of keyed(ids)) {
    const money = box.cards[id];
    if (money === undefined) {
      exchange.push({ id, key, currency: "", value: 0 });
      continue;
    }
    const purse = purses.get(money.currency);
    purse?.cards.push({ id, key, ...money });
    if (purse) purse.total += money.value;
  }
  for (const purse of purses.values()) purse.cards.sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
  return { purses: [...purses.values()], exchange };
}

/** The keys of a hand that stand for these ids, each used once; null if the hand lacks one. */
export function keysFor(hand: readonly string[], ids: readonly string[]): string[] | null {
  const free = keyed(hand);
  const out: string[] = [];
  for (const id of ids) {
    const at = free.findIndex((card) => card.id === id);
    if (at < 0) return null;
    out.push((free[at] as { key: string }).key);
    free.splice(at, 1);
  }
  return out;
}

export function sameCards(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const left = [...a].sort();
  const right = [...b].sort();
  return left.every((id, at) => id === right[at]);
}

/** The keys of the display's cards that can be taken together with those picked. */
export function takeable(display: readonly string[], picked: readonly string[], actions: readonly Act[]): Set<string> {
  const can = (keys: string[]): boolean => actions.some(({ cards }) => sameCards(cards ?? [], keys.map(idOfKey)));
  return new Set(
    keyed(display)
      .map(({ key }) => key)
      .filter((key) => picked.includes(key) || can([...picked, key])),
  );
}

/** The sets of two or more cards that may be taken together, each as the values of its cards, largest sum first. */
export function together(box: AlhambraTables, actions: readonly Act[]): number[][] {
  const sets = actions
    .filter((action) => action.verb === "take" && (action.cards?.length ?? 0) > 1)
    .map((action) => (action.cards ?? []).map((id) => valueOf(box, id)).sort((a, b) => b - a));
  const whole = sets.filter((set) => !sets.some((other) => other.length > set.length && contains(other, set)));
  const unique = new Map(whole.map((set) => [set.join("+"), set]));
  return [...unique.values()].sort(
    (a, b) => b.reduce((s, v) => s + v, 0) - a.reduce((s, v) => s + v, 0) || b.length - a.length,
  );
}

function contains(larger: readonly number[], smaller: readonly number[]): boolean {
  const rest = [...larger];
  return smaller.every((value) => {
    const at = rest.indexOf(value);
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
}
