/** The question row: what is asked, the hint beside it, the buttons and what each of them ends. */

import type { Prompt } from "$lib/api/types";
import { layout } from "$lib/layout.svelte";
import type { Ask } from "$lib/asking";
import { listed } from "./bundles";
import { AT_ONCE, BY_ITSELF, type Form } from "./draft";
import type { Play } from "./play.svelte";

type Buttons = NonNullable<Ask["buttons"]>;

export function askOf(play: Play): Ask | null {
  const { table } = play;
  if (!table.myTurn || table.prompt === null || table.decision === null) return null;
  const prompt = titleOf(play, table.prompt);
  const putBack = (): void => play.putBack();
  if (play.trading)
    return {
      title: play.say("board-ask-trade"),
      hint: play.say("board-ask-trade-hint"),
      buttons: [{ id: "done", label: play.say("board-do-done"), act: () => (play.trading = false), main: true }],
    };
  if (play.draft !== null && play.form !== null) return askDraft(play, prompt, putBack);
  if (play.figure !== null)
    return {
      title: play.say("board-ask-figure", { figure: play.figure }),
      hint: play.say("board-ask-place-hint"),
      putBack,
    };
  if (play.placing) return { title: prompt, hint: play.say("board-ask-place-hint"), buttons: plainButtons(play) };
  return { title: prompt, hint: openHint(play), buttons: [...taxButtons(play), ...plainButtons(play)] };
}

/** What is asked, in a few words: the map and the tray show the rest. */
function titleOf(play: Play, { id, facts }: Prompt): string {
  const short = id.replace("prompt-", "board-title-");
  return play.table.words.has(short) ? play.table.say(short, facts) : play.table.say(id, facts);
}

function askDraft(play: Play, prompt: string, putBack: () => void): Ask {
  const { verb, action, sections } = play.form as Form;
  const asked = verb ?? "use";
  const facts = factsOf(play, asked);
  const title = BY_ITSELF.has(asked) ? prompt : play.say(`board-ask-${asked}`, facts);
  const buttons: Buttons = [];
  if (verb !== null && !AT_ONCE.has(verb))
    buttons.push({
      id: verb,
      label: play.say(`board-do-${verb}`),
      act: () => void play.confirm(document.activeElement),
      main: true,
      disabled: action === null,
    });
  if (!play.closable || play.options.plain.has("decline")) buttons.push(...plainButtons(play));
  const last = sections.at(-1);
  const hint =
    action === null && last !== undefined ? play.say(`board-choose-${last.part}`) : (priceHint(play) ?? undefined);
  return { title, buttons, ...(hint === undefined ? {} : { hint }), ...(play.closable ? { putBack } : {}) };
}

/** The parts that titles of drafts speak of. */
function factsOf(play: Play, verb: string): Record<string, string | number> {
  const action = play.form?.action ?? play.form?.left[0];
  const { space, mission, upgrade } = play.draft?.parts ?? {};
  const tile = upgrade ?? action?.upgrade ?? "";
  const stage = action?.stage ?? "foundation";
  return {
    place: space !== undefined ? play.label(space) : "",
    tile: tile === "" ? "" : `${play.tile(tile).title} (${play.tile(tile).line})`,
    of: mission !== undefined ? "mission" : "space",
    reward: mission !== undefined ? play.reward(mission) : "",
    stage,
    good: play.form?.sections.some(({ part }) => part === "good") && !play.form.action ? "" : (action?.good ?? ""),
    known:
      verb === "precious" && play.form?.sections.some((section) => section.part === "good" && section.chosen === null)
        ? "no"
        : "yes",
  };
}

/** What the action as it stands costs, in words. */
function priceHint(play: Play): string | null {
  const action = play.form?.action;
  if (!action) return null;
  if (action.verb === "tower" && action.levels !== undefined) {
    const grown = play.growth(action.levels);
    if (grown !== null)
      return play.say("board-hint-tower", {
        height: grown.height,
        pay: play.bundle(listed(grown.pay)),
      });
  }
  if (action.pay)
    return action.pay.length === 0
      ? play.say("board-hint-free")
      : play.say("board-hint-pay", { pay: play.bundle(action.pay) });
  if (action.resources) return play.say("board-hint-drop", { resources: play.bundle(action.resources) });
  return null;
}

function taxButtons(play: Play): Buttons {
  const taxes = play.options.actions.filter(({ verb }) => verb === "tax");
  const { tax = 0, tax_prestige = 0 } = play.me ?? {};
  return taxes.map((action, i) => ({
    id: `tax-${action.with}`,
    label:
      action.with === "gold"
        ? play.say("board-do-tax-gold", { count: tax })
        : play.say("board-do-tax-prestige", { count: tax_prestige }),
    act: () => void play.act(action, document.activeElement),
    main: i === 0,
  }));
}

function plainButtons(play: Play): Buttons {
  const out: Buttons = [];
  const { plain } = play.options;
  if (plain.has("keep"))
    out.push({ id: "keep", label: play.say("board-do-keep"), act: () => void play.plain("keep"), gives: "keep" });
  if (plain.has("end")) out.push({ id: "end", label: endText(play), act: () => void play.plain("end"), gives: "end" });
  if (plain.has("decline"))
    out.push({
      id: "decline",
      label: play.say("board-do-decline"),
      act: () => void play.plain("decline"),
      gives: "decline",
    });
  return out;
}

/** What ending this window ends: "No upgrade", "End building". */
function endText(play: Play): string {
  const id = play.table.prompt?.id.replace("prompt-", "board-end-") ?? "";
  return play.table.words.has(id) ? play.say(id) : play.table.words.verb("end");
}

function openHint(play: Play): string {
  const open = play.entries.filter(({ refusal }) => refusal === null).map(({ label }) => label);
  if (play.options.regions.size > 0) return play.say("board-choose-region");
  if (play.options.buy.size > 0 && [...play.options.buy.values()].includes(null))
    return play.say("board-choose-upgrade");
  if (layout.phone && open.length > 0) return "";
  if (open.length === 0) return play.options.plain.has("end") ? play.say("board-nothing-open") : "";
  return play.say("board-still-open", { list: play.table.words.join(open.slice(0, 5)) });
}
