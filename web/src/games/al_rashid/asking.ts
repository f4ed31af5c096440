/** The question row of Al-Rashid: what is asked, what touching something would mean, and the buttons that answer. */

import type { Act, PalaceTable } from "$lib/api/al_rashid";
import type { Facts } from "$lib/api/types";
import { endsSomething, promptText, type Ask } from "$lib/asking";
import { lit } from "./decision";
import { PIECES } from "./pieces";
import type { Play } from "./play.svelte";
import { rankText } from "./saying";
import { PAIRS, type PairVerb, type ThingsVerb } from "./task";
import { wishWords } from "./visit";

type Button = NonNullable<Ask["buttons"]>[number];

/** The question as the page puts it while this player is asked; null leaves the server's own words. */
export function askOf(play: Play): Ask | null {
  const { table } = play;
  if (!table.myTurn || table.prompt === null || table.decision === null) return null;
  const title = promptText(table.words, table.prompt, true);
  const plain = plainButtons(play);
  const { task } = play;
  if (task?.kind === "visit") return askVisit(play, task.palace, task.rank);
  if (task?.kind === "things")
    return askThings(
      play,
      task.verb === "fight" ? play.say("board-ask-fight", { area: play.view?.resolving ?? "" }) : title,
      task.verb,
      plain,
    );
  if (task?.kind === "pair") return askPair(play, title, task.verb);
  if (task?.kind === "one") return { title, buttons: plain };
  return askArea(play, title, plain);
}

/** Actions without parts, as buttons. */
function plainButtons(play: Play): Button[] {
  return play.table.plainActions
    .filter((action) => action.verb !== "confirm")
    .map((action) => ({
      id: action.verb,
      label: play.table.answerText(action.verb),
      act: () => void play.table.play(action),
      ...(endsSomething(action.verb) ? { gives: action.text } : {}),
    }));
}

function askArea(play: Play, prompt: string, plain: Button[]): Ask | null {
  const { options, moving, armed } = play;
  if (options.place.size === 0 && play.answers.size === 0 && play.movable.size === 0 && options.activate.size === 0)
    return null;
  const buttons = [...plain];
  const at = armed ?? (play.over !== null && play.lit.has(play.over) ? play.over : null);
  let title = prompt;
  let hint = options.place.size > 0 ? play.say("board-hint-areas") : "";
  if (options.place.size > 0 && play.piece !== null) {
    title = play.say("board-ask-place", { piece: play.piece });
    const others = PIECES.filter((piece) => piece !== play.piece && lit(options.place.get(piece)).length > 0);
    const next = others.find((piece) => PIECES.indexOf(piece) > PIECES.indexOf(play.piece as "sage")) ?? others[0];
    if (next !== undefined)
      buttons.unshift({
        id: "another",
        label: play.say("board-another-piece"),
        act: () => play.touchHome(next, document.body),
      });
  } else if (moving !== null) {
    title = play.say("board-ask-move", { piece: moving.piece, area: moving.from });
    hint = play.say("board-hint-destination");
  } else if (options.transmute.size > 0) {
    hint = play.say("board-hint-transmute");
    if (options.transmute.get("home") === null)
      buttons.unshift({
        id: "home",
        label: play.say("board-transmute-home"),
        act: () => void play.do({ verb: "transmute", area: "home" }, document.activeElement),
        main: true,
      });
  } else if (options.resolve.size > 0) hint = "";
  else if (options.negotiate.size > 0) title = play.say("board-ask-negotiate");
  else if (options.verbs.has("look") || play.movable.size > 0) {
    if (play.table.prompt?.id === "prompt-operation") title = play.say("board-ask-operation");
    hint = play.say(options.verbs.has("look") ? "board-hint-operation" : "board-hint-scheme");
  } else if (options.resolve.size === 0 && options.activate.size > 0) hint = play.say("board-hint-office");
  if (at !== null) hint = hintAt(play, at);
  if (armed !== null)
    buttons.unshift({ id: "do", label: play.say("board-do-here"), act: () => void play.confirmArea(), main: true });
  return { title, hint, buttons, ...(moving !== null || armed !== null ? { putBack: () => play.putBack() } : {}) };
}

/** What touching an area would mean. */
function hintAt(play: Play, area: string): string {
  const name = play.table.name(area);
  const remarks = play.remarks(play.areaAct(area));
  if (remarks.length > 0) {
    const told = remarks.flatMap(({ id, facts }) => [
      play.say(id, facts as Facts),
      ...("rank" in facts ? [rankText(play, area, Number(facts["rank"]))] : []),
    ]);
    return `${name}: ${told.filter((text) => text !== "").join(" · ")}`;
  }
  const there = play.area(area);
  return there !== undefined && there.ranking.length > 0
    ? play.say("board-others-there", { area, seats: there.ranking.map(String) })
    : name;
}

function askVisit(play: Play, palace: PalaceTable, rank: number): Ask {
  const { wish } = play;
  const title = play.say("board-ask-visit", { area: palace.id, rank });
  const act = (): void => void play.confirmWish();
  if (wishWords(wish, palace.court).length === 0) {
    const nothing = play.wishAct(wish);
    const hint = play.say(
      palace.court
        ? "board-hint-court"
        : play.table.prompt?.id === "prompt-visit-favoured"
          ? "board-hint-favoured"
          : "prompt-visit.most",
    );
    const button = { id: "nothing", label: play.say("board-do-nothing"), act };
    return { title, hint, buttons: [nothing === null ? button : { ...button, gives: nothing.text }] };
  }
  const legal = play.wishAct(wish);
  const remarks = play.remarks(legal);
  const price = remarks.find(({ facts }) => "price" in facts)?.facts["price"];
  const hint = play.refusal === null ? play.told(remarks) : play.say(play.refusal.id, play.refusal.facts);
  const verb = legal?.verb === "favour" ? "favour" : "ask";
  return {
    title,
    hint,
    putBack: () => play.putBack(),
    buttons: [
      {
        id: "ask",
        label:
          price === undefined ? play.table.words.verb(verb) : play.say(`board-do-${verb}`, { price: Number(price) }),
        act,
        main: true,
        disabled: legal === null,
      },
    ],
  };
}

function askThings(play: Play, title: string, verb: ThingsVerb, plain: Button[]): Ask {
  const legal = play.chosenAct();
  const act = (): void => void play.confirmThings(null);
  const some = play.chosen.length > 0;
  const button: Button = { id: verb, label: thingsLabel(play, verb), act, main: true, disabled: legal === null };
  const single = play.task?.kind === "things" && play.task.count === 1;
  return {
    title,
    hint: single ? "" : thingsHint(play, verb, legal),
    buttons: single ? plain : [button, ...plain],
    ...(some && !single ? { putBack: () => play.putBack() } : {}),
  };
}

function thingsLabel(play: Play, verb: ThingsVerb): string {
  if (verb === "pay" && play.paid !== null) return play.say("board-do-pay", { sum: play.paid.sum });
  if (verb === "pay" || verb === "fight") return play.table.words.verb(verb);
  return play.say(verb === "draw" ? "board-do-draw" : "board-do-take");
}

function thingsHint(play: Play, verb: ThingsVerb, legal: Act | null): string {
  if (play.refusal !== null) return play.say(play.refusal.id, play.refusal.facts);
  if (verb === "fight" && play.chosen.length === 0)
    return play.say("board-fight-choose", { shame: play.numbers?.shame.flee ?? 0 });
  if (legal === null) return play.say("board-choose");
  if (verb === "pay" || verb === "fight") return play.told(play.remarks(legal));
  const worth = verb === "draw" ? null : play.worthAfter(legal);
  return worth === null ? "" : play.say("board-worth-then", { worth });
}

function askPair(play: Play, title: string, verb: PairVerb): Ask {
  const { first, second } = play;
  const [one, other] = PAIRS[verb];
  const legal = play.options.actions.find(
    (action) => action.verb === verb && action[one] === first && action[other] === second,
  );
  const act = (): void => void play.confirmPair();
  const worth = verb === "exchange" && legal !== undefined ? play.worthAfter(legal) : null;
  const hint = worth === null ? "" : play.say("board-worth-then", { worth });
  return {
    title,
    hint,
    buttons: [{ id: verb, label: play.table.words.verb(verb), act, main: true, disabled: legal === undefined }],
    ...(first !== null || second !== null ? { putBack: () => play.putBack() } : {}),
  };
}
