/** What a visitor asks for in a palace, as the wishes of an action. */

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
