/** Money cards: reading their ids, grouping a hand, and what may be taken together. */

import type { Act, Box, Refusal } from "./model";
import { constant } from "./model";

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

/** `florin-3` as a currency and a value; null for what is no money (an exchange card). */
export function moneyOf(id: string): { currency: string; value: number } | null {
  const found = /^([a-z_]+)-(\d+)$/.exec(id);
  return found ? { currency: found[1] as string, value: Number(found[2]) } : null;
}

export function valueOf(id: string): number {
  return moneyOf(id)?.value ?? 0;
}

export function sumOf(ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + valueOf(id), 0);
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
export function groupHand(box: Box, ids: readonly string[]): Hand {
  const purses = new Map<string, Purse>(box.currencies.map(({ id }) => [id, { currency: id, cards: [], total: 0 }]));
  const exchange: MoneyCard[] = [];
  for (const { id, key } of keyed(ids)) {
    const money = moneyOf(id);
    if (money === null) {
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

/** Why these cards of the display cannot be taken together (ALH-4.1, 13.3); null if they can. */
export function refuseTaking(box: Box, ids: readonly string[]): Refusal | null {
  if (ids.length < 2) return null;
  const alone = ids.find((id) => moneyOf(id) === null);
  if (alone !== undefined) return { id: "refused-exchange-alone", rule: "ALH-13.3", facts: { card: alone } };
  const most = constant(box, ["take_sum", "take_several_max_sum"], 5);
  const sum = sumOf(ids);
  return sum > most ? { id: "refused-take-too-much", rule: "ALH-4.1", facts: { sum, most } } : null;
}

/** The sets of two or more cards that may be taken together, each as the values of its cards, largest sum first. */
export function together(actions: readonly Act[]): number[][] {
  const sets = actions
    .filter((action) => action.verb === "take" && (action.cards?.length ?? 0) > 1)
    .map((action) => (action.cards ?? []).map(valueOf).sort((a, b) => b - a));
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
