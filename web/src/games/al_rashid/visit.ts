/** What a visitor asks for in a palace, as a list of wishes with its price (RAS-6.3 to 6.14, 7.3). */

import { officePrice } from "./goods";
import type { Box, Palace, PlayerView } from "./model";

export interface Wish {
  /** The guild's service, or Al-Rashid's generosity. */
  main: boolean;
  office: string | null;
  credit: boolean;
  leader: string | null;
}

export const NOTHING: Wish = { main: false, office: null, credit: false, leader: null };

export function wishWords(wish: Wish, court: boolean): string[] {
  const out: string[] = [];
  if (wish.main) out.push(court ? "generosity" : "service");
  if (wish.office !== null) out.push(wish.office);
  if (wish.office !== null && wish.credit) out.push("credit");
  if (wish.leader !== null) out.push(wish.leader);
  return out;
}

const owns = (player: PlayerView, office: string): number =>
  player.offices.find((owned) => owned.office === office)?.count ?? 0;

/** How much a credit of this player takes off an office. */
export function creditWorth(box: Box, player: PlayerView): number {
  const usual = box.constants.credit_discount;
  return owns(player, "banker") > 0 ? (box.offices["banker"]?.amount ?? usual) : usual;
}

/** Whether a player could pay an office now, with a credit if there is one. */
export function affordable(box: Box, player: PlayerView, office: string): boolean {
  const facts = box.offices[office];
  return facts !== undefined && officePrice(facts.cost, player.credits > 0, creditWorth(box, player)) <= player.wealth;
}

/** The price of the service at a rank; merchants and pashas cost less with Lore Masters (RAS-6.9). */
export function servicePrice(box: Box, palace: Palace, rank: number, player: PlayerView): number {
  const printed = palace.service_prices?.[rank - 1] ?? 0;
  const discount =
    palace.id === "trade" || palace.id === "politics"
      ? (box.offices["lore_master"]?.amount ?? 0) * owns(player, "lore_master")
      : 0;
  return Math.max(0, printed - discount);
}

/** A favour's price; the Caliph's Favorite costs her own price beside that of the leader she copies (RAS-6.14). */
export function favourPrice(box: Box, palace: Palace, leader: string): number {
  if (palace.leader === leader) return palace.favour_price ?? 0;
  const other = box.palaces.find((one) => one.leader === leader)?.favour_price ?? 0;
  return (palace.favour_price ?? 0) + other;
}

/** The leaders whose favour can be had in a palace: its own, or (intrigue) any other. */
export function leadersAt(box: Box, palace: Palace): string[] {
  if (palace.leader === undefined) return [];
  if (palace.id !== "intrigue") return [palace.leader];
  return box.palaces.flatMap(({ leader }) => (leader === undefined || leader === palace.leader ? [] : [leader]));
}

export function wishPrice(box: Box, palace: Palace, rank: number, player: PlayerView, wish: Wish): number {
  let price = wish.main && !palace.court ? servicePrice(box, palace, rank, player) : 0;
  const office = wish.office === null ? undefined : box.offices[wish.office];
  if (office !== undefined) price += officePrice(office.cost, wish.credit, creditWorth(box, player));
  if (wish.leader !== null) price += favourPrice(box, palace, wish.leader);
  return price;
}
