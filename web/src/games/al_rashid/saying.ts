/** What the board of Al-Rashid says of its areas and offices, in the numbers that the server tells. */

import type { Play } from "./play.svelte";
import { totalOf } from "./things";

/** "Intrigue" rather than "Palace of Intrigue", where a palace is drawn. */
export function shortName(play: Play, area: string): string {
  return play.table.name(area, "short");
}

/** "Steward" rather than "Steward of the City", where there is little room. */
export function shortOffice(play: Play, office: string): string {
  return play.table.name(office, "short");
}

/** What stands on the desk now, in a word or two. */
export function deskTitle(play: Play): string {
  const { task } = play;
  if (task === null) return play.say("board-desk-movers");
  return task.kind === "visit" ? shortName(play, task.palace.id) : play.say(`board-desk-${task.verb}`);
}

/** What the rank in an area would bring: its price or amount. */
export function rankText(play: Play, area: string, rank: number): string {
  if (rank > play.ranks || play.palace(area)?.court) return "";
  const service = play.numbers?.services[area]?.ranks[rank - 1];
  if (service !== undefined) return serviceText(play, area, service);
  return play.say("brief-items", { rank, count: play.numbers?.items[rank - 1] ?? 0 });
}

/** What a guild's service brings at a rank. */
export function serviceText(play: Play, palace: string, rank: { price: number; amount: number } | undefined): string {
  return play.say(`${play.palace(palace)?.service ?? ""}.at`, { price: rank?.price ?? 0, amount: rank?.amount ?? 0 });
}

/** What an area is for, in a sentence or two. */
export function rulesText(play: Play, area: string): string {
  const { palaces, territories } = play.box;
  const about = [...palaces, ...territories].find(({ id }) => id === area)?.about;
  return about === undefined ? "" : play.say(about.id, about.facts);
}

/** What the favour of a leader is, in a few words. */
export function favourText(play: Play, leader: string): string {
  const favour = play.box.palaces.find((palace) => palace.leader === leader)?.favour;
  return favour === undefined ? "" : play.say(favour.id, favour.facts);
}

/** What an office does, in a few words. */
export function officeText(play: Play, office: string): string {
  const brief = play.box.offices[office]?.brief;
  return brief === undefined ? "" : play.say(brief.id, brief.facts);
}

/** The whole area in words, for those who do not see it. */
export function areaText(play: Play, id: string): string {
  const area = play.area(id);
  if (area === undefined) return play.table.name(id);
  const out = [play.table.name(id)];
  if (area.resolved) out.push(play.say("board-resolved"));
  const goods = Object.entries(area.goods ?? {})
    .filter(([, count]) => count > 0)
    .map(([good, count]) => `${count} ${play.table.name(good)}`);
  if (area.credits) goods.push(`${area.credits} ${play.table.name("credit")}`);
  if (goods.length > 0) out.push(goods.join(", "));
  const tiles = (area.tiles ?? []).map(({ colour, value }) =>
    value === null ? play.table.name(`${colour}_tile`) : play.table.name(`${colour}-${value}`),
  );
  if (tiles.length > 0) out.push(play.say("board-tiles-there", { tiles: tiles.join(", ") }));
  if (area.offices) out.push(play.say("board-offices", { count: totalOf(area.offices) }));
  area.ranking.forEach((seat, at) =>
    out.push(
      play.say("board-rank-of", {
        rank: at + 1,
        seat,
        dominance: area.families.find((family) => family.seat === seat)?.dominance ?? 0,
      }),
    ),
  );
  const after = play.after(id);
  if (after !== null) out.push(play.say("board-would-be", { standing: after.text }));
  return out.join(". ");
}
