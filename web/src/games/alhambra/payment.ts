/** The tiles on sale with the payments for them, out of what the server lists. */

import type { Act, AlhambraTables, Purchase } from "$lib/api/alhambra";
import { sameCards, sumOf } from "./cards";

export interface Offer {
  slot: string;
  tile: string;
  price: number;
  /** All payments that can be chosen now; none while this player is not asked. */
  payments: string[][];
  /** The payment picked for the player, empty at a puzzle with several; null if there is none. */
  best: string[] | null;
  exact: boolean;
  /** What is missing in the slot's currency, where nothing can be paid. */
  short: number;
}

/** What one slot offers. `actions` are the purchases that can be made; null: somebody else is asked. */
export function offerFor(slot: string, { tile, price, pay, exact, short }: Purchase, actions: Act[] | null): Offer {
  const payments = (actions ?? []).filter((action) => action.slot === slot).map((action) => action.pay ?? []);
  const proposed = pay?.length === 0 && payments.length === 1 ? (payments[0] ?? pay) : pay;
  const known = payments.some((payment) => proposed?.length === 0 || sameCards(payment, proposed ?? []));
  const best = actions === null || known ? proposed : null;
  return { slot, tile, price, payments, best, exact: exact && best !== null, short };
}

/** What a touched card can pay for: the payment picked for some slot if the card is in it, else the least with it. */
export function paymentWith(
  box: AlhambraTables,
  offers: Iterable<Offer | null>,
  card: string,
): { slot: string; pay: string[] } | null {
  for (const offer of offers) {
    const [least] = (offer?.payments ?? [])
      .filter((payment) => payment.includes(card))
      .sort((a, b) => sumOf(box, a) - sumOf(box, b) || a.length - b.length);
    if (offer === null || least === undefined) continue;
    return { slot: offer.slot, pay: offer.best?.includes(card) ? offer.best : least };
  }
  return null;
}

/** Whether the server lists the cards chosen for an offer as a payment. */
export const pays = (offer: Offer, pay: readonly string[]): boolean =>
  offer.payments.some((payment) => sameCards(payment, pay));
