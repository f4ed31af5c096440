/** How a tile can be paid: the payment picked for the player, and what any other choice of cards comes to. */

import { moneyOf, sameCards, sumOf } from "./cards";
import type { Act, Box, Refusal } from "./model";

export interface Offer {
  slot: string;
  tile: string;
  price: number;
  /** All payments that are legal, best first. */
  payments: string[][];
  best: string[] | null;
  exact: boolean;
  /** What is missing in the slot's currency, where nothing can be paid. */
  short: number;
}

/** Exact payments first, then the smallest overpayment; an exchange card only where it is worth it; then few cards. */
export function comparePayments(price: number): (a: readonly string[], b: readonly string[]) => number {
  return (a, b) =>
    Math.sign(over(a, price)) - Math.sign(over(b, price)) ||
    exchangeCards(a) - exchangeCards(b) ||
    over(a, price) - over(b, price) ||
    a.length - b.length ||
    (a.join() < b.join() ? -1 : 1);
}

function over(pay: readonly string[], price: number): number {
  return sumOf(pay) - price;
}

function exchangeCards(pay: readonly string[]): number {
  return pay.filter((id) => moneyOf(id) === null).length;
}

/** What can be bought for one slot, from the actions that the server lists. */
export function offerFor(
  box: Box,
  slot: string,
  tile: string,
  actions: readonly Act[],
  hand: readonly string[],
): Offer {
  const price = box.tiles[tile]?.price ?? 0;
  const payments = actions
    .filter((action) => action.verb === "buy" && action.slot === slot && action.pay !== undefined)
    .map((action) => action.pay as string[])
    .sort(comparePayments(price));
  return withBest(slot, tile, price, payments, hand);
}

/** The same where nobody is asked at the moment: worked out from the own hand, to show what the next turn could buy. */
export function expectedOffer(box: Box, slot: string, tile: string, hand: readonly string[]): Offer {
  const price = box.tiles[tile]?.price ?? 0;
  const own = hand.filter((id) => moneyOf(id)?.currency === slot);
  const payments = paymentsFrom(own, price);
  for (const [card, pair] of Object.entries(box.exchange)) {
    if (!pair.includes(slot) || !hand.includes(card)) continue;
    const both = hand.filter((id) => pair.includes(moneyOf(id)?.currency ?? ""));
    for (const payment of paymentsFrom(both, price)) {
      if (payment.some((id) => moneyOf(id)?.currency !== slot)) payments.push([...payment, card]);
    }
  }
  return withBest(slot, tile, price, payments.sort(comparePayments(price)), hand);
}

function withBest(slot: string, tile: string, price: number, payments: string[][], hand: readonly string[]): Offer {
  const best = payments[0] ?? null;
  const have = sumOf(hand.filter((id) => moneyOf(id)?.currency === slot));
  return {
    slot,
    tile,
    price,
    payments,
    best,
    exact: best !== null && sumOf(best) === price,
    short: best === null ? Math.max(0, price - have) : 0,
  };
}

const MOST_PAYMENTS = 400;

/** Payments without a superfluous card (ALH-5.2), as sets of different ids; long lists are cut off. */
export function paymentsFrom(cards: readonly string[], price: number): string[][] {
  const sorted = [...cards].sort((a, b) => sumOf([b]) - sumOf([a]) || (a < b ? -1 : 1));
  const out: string[][] = [];
  const seen = new Set<string>();
  const chosen: string[] = [];
  const visit = (at: number, sum: number): void => {
    if (out.length >= MOST_PAYMENTS) return;
    if (sum >= price) {
      // Cards come in falling order, so the last one is the smallest: none is superfluous if that one is not.
      const text = [...chosen].sort().join("+");
      if (!seen.has(text)) {
        seen.add(text);
        out.push([...chosen]);
      }
      return;
    }
    for (let next = at; next < sorted.length; next += 1) {
      if (next > at && sorted[next] === sorted[next - 1]) continue;
      const card = sorted[next] as string;
      chosen.push(card);
      visit(next + 1, sum + sumOf([card]));
      chosen.pop();
    }
  };
  visit(0, 0);
  return out;
}

export type PaymentState =
  | { kind: "exact"; sum: number }
  | { kind: "over"; sum: number; over: number }
  | { kind: "refused"; sum: number; refusal: Refusal };

/** What the chosen cards come to. A choice that the server does not list is refused with the rule that it breaks. */
export function judgePayment(
  box: Box,
  offer: Offer,
  pay: readonly string[],
  exactly: boolean,
  mostExchange = 1,
): PaymentState {
  const sum = sumOf(pay);
  if (offer.payments.some((payment) => sameCards(payment, pay))) {
    return sum === offer.price ? { kind: "exact", sum } : { kind: "over", sum, over: sum - offer.price };
  }
  return { kind: "refused", sum, refusal: refusePayment(box, offer, pay, exactly, mostExchange) };
}

function refusePayment(box: Box, offer: Offer, pay: readonly string[], exactly: boolean, most: number): Refusal {
  const { slot, tile, price } = offer;
  const exchange = pay.filter((id) => moneyOf(id) === null);
  const money = pay.filter((id) => moneyOf(id) !== null);
  const currencies = new Set(money.map((id) => moneyOf(id)?.currency as string));
  if (exchange.length > most) return { id: "refused-too-many-exchange-cards", rule: "ALH-13.6", facts: { most } };
  const allowed = new Set([slot]);
  for (const card of exchange) {
    const pair = box.exchange[card] ?? [];
    if (!pair.includes(slot))
      return { id: "refused-exchange-card-currency", rule: "ALH-13.4", facts: { card, currency: slot } };
    const other = pair.find((currency) => currency !== slot) ?? slot;
    allowed.add(other);
    if (!currencies.has(other))
      return { id: "refused-exchange-card-pointless", rule: "ALH-13.6", facts: { card, currency: other } };
  }
  for (const other of currencies) {
    if (!allowed.has(other)) return { id: "refused-wrong-currency", rule: "ALH-5.1", facts: { currency: slot, other } };
  }
  const sum = sumOf(money);
  const facts = { tile, sum, price };
  if (sum < price) return { id: "refused-payment-too-low", rule: "ALH-5.1", facts };
  const smallest = Math.min(...money.map((id) => sumOf([id])));
  if (sum - smallest >= price)
    return { id: "refused-payment-superfluous", rule: "ALH-5.2", facts: { ...facts, value: smallest } };
  if (exactly && sum !== price) return { id: "refused-payment-not-exact", rule: "ALH-12.7", facts };
  return { id: "refused-payment-too-low", rule: "ALH-5.1", facts };
}

/** The payment nearest to what the player touches: the best one that holds all these cards, or null. */
export function completePayment(offer: Offer, held: readonly string[]): string[] | null {
  return offer.payments.find((payment) => held.every((id) => count(payment, id) >= count(held, id))) ?? null;
}

function count(ids: readonly string[], id: string): number {
  return ids.filter((other) => other === id).length;
}
