/**
 * A recap that shows every turn: its lines are shortened, the oldest first and all of them by one step before the next,
 * until they fit their box. What is shortened is all there when a line is opened.
 */

/** What was paid and gained follows the headline (two rows at most); the headline and the signs share one row. */
const STEPS = ["2", "1"] as const;

/** Rows that stand close share the room there is: the lowest and the highest, in pixels. */
const [LOW, HIGH] = [16, 26];

const fits = (box: HTMLElement): boolean => box.scrollHeight <= box.clientHeight;
const part = (line: HTMLElement, name: string): Element | null => line.querySelector(`.${name}`);
const isCut = (text: Element | null): boolean => text !== null && text.scrollWidth > text.clientWidth;
const right = (thing: Element | null | undefined): number => thing?.getBoundingClientRect().right ?? 0;

/** The room that "…" takes. */
const DOTS = 14;

/** Whether a headline in one row is cut, by itself or by the dots that stand for its signs. */
function lacksRoom(line: HTMLElement): boolean {
  const headline = part(line, "l1");
  return isCut(headline) || (part(line, "l2") !== null && right(headline) + DOTS > right(part(line, "body")) + 1);
}

/** Which of the signs behind a headline find no room in its row: "some", all of them, or none (""). */
function leftOut(line: HTMLElement): "" | "some" | "all" {
  const signs = part(line, "l2");
  if (signs === null) return "";
  if (signs.scrollHeight <= signs.clientHeight + 4 && right(signs.firstElementChild) <= right(signs) + 1) return "";
  return right(signs.firstElementChild) + DOTS > right(signs) ? "all" : "some";
}

/**
 * Shorten the lines in `box`, which lies in `recap` with a foot. Single rows that are still too many stand closer and
 * take the foot's place; if a name would cut a headline short and there is no second row for it, the players' marks
 * stand for their names. More turns than rows share them, as in the one line of a narrow screen: mark, headline,
 * points. Says whether all fit.
 */
export function fit(recap: HTMLElement, box: HTMLElement): boolean {
  const lines = [...box.querySelectorAll<HTMLElement>("[data-turn]")];
  const place = box.scrollTop;
  delete recap.dataset["tight"];
  delete recap.dataset["nameless"];
  delete recap.dataset["shared"];
  delete recap.dataset["roomy"];
  for (const line of lines) {
    delete line.dataset["rows"];
    delete line.dataset["cut"];
  }
  recap.dataset["measuring"] = "";
  for (const rows of STEPS)
    for (const line of lines) {
      if (fits(box)) break;
      line.dataset["rows"] = rows;
    }
  recap.style.removeProperty("--turn-row");
  const isSingle = (line: HTMLElement): boolean => line.dataset["rows"] === "1";
  const isShort = (line: HTMLElement): boolean => isSingle(line) && lacksRoom(line);
  const singleAndTight = (): void => {
    for (const line of lines) line.dataset["rows"] = "1";
    recap.dataset["tight"] = "";
  };
  // A headline that is still cut has two rows, as long as there are any left.
  const unfold = (): void => {
    for (const line of lines.filter(isShort)) {
      line.dataset["rows"] = "2";
      if (!fits(box)) line.dataset["rows"] = "1";
    }
  };
  if (!fits(box)) singleAndTight();
  unfold();
  if (lines.some(isShort) && recap.dataset["tight"] === undefined) {
    singleAndTight();
    unfold();
  }
  if (lines.some(isShort)) {
    recap.dataset["nameless"] = "";
    singleAndTight();
    unfold();
  }
  if (recap.dataset["tight"] !== undefined && fits(box)) {
    const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const rest = box.clientHeight - (box.firstElementChild?.scrollHeight ?? 0);
    const share = Math.floor(LOW * scale + rest / Math.max(1, lines.filter(isSingle).length));
    if (share > LOW * scale) recap.style.setProperty("--turn-row", `${Math.min(share, HIGH * scale)}px`);
  }
  const single = lines.filter(isSingle);
  if (!fits(box)) recap.dataset["shared"] = recap.dataset["nameless"] = "";
  const all = fits(box);
  delete recap.dataset["measuring"];
  // Where no turn is shortened for it, one's own has two rows in the foot.
  if (lines.every((line) => line.dataset["rows"] === undefined)) {
    recap.dataset["roomy"] = "";
    if (!fits(box)) delete recap.dataset["roomy"];
  }
  for (const line of single) line.dataset["cut"] = isCut(part(line, "l1")) ? "headline" : leftOut(line);
  box.scrollTop = place;
  return all;
}

/** How many lines of a box lie above and below what it shows. */
export function outOfSight(box: HTMLElement): { above: number; below: number } {
  const { top, bottom } = box.getBoundingClientRect();
  const lines = [...box.querySelectorAll("[data-turn]")].map((line) => line.getBoundingClientRect());
  return {
    above: lines.filter((line) => line.top < top - 2).length,
    below: lines.filter((line) => line.bottom > bottom + 2 && line.top >= top - 2).length,
  };
}

/** How much a thing grows at once until its text goes into two lines, and where it ends. */
const [MORE, MOST] = [8, 30];

/**
 * How wide the things of a row are whose texts (`.text`, clamped to two lines) take two lines of it: about half of what
 * they are in one, a little more where the words do not part in the middle. No word is broken.
 */
export function inTwo(things: readonly HTMLElement[]): number[] {
  const texts = things.map((thing) => part(thing, "text"));
  const whole = things.map((thing) => thing.getBoundingClientRect().width);
  const widths = whole.map((width, at) => width - (texts[at]?.getBoundingClientRect().width ?? 0) / 2);
  const cut = texts.map(() => true);
  for (let round = 0; round < MOST && cut.includes(true); round += 1) {
    for (const [at, thing] of things.entries()) thing.style.maxWidth = `${widths[at]}px`;
    for (const [at, text] of texts.entries()) {
      cut[at] = text !== null && (text.scrollHeight > text.clientHeight + 2 || isCut(text));
      if (cut[at]) widths[at] = Math.min(whole[at] ?? 0, (widths[at] ?? 0) + MORE);
    }
  }
  return widths.map(Math.ceil);
}

/** What remains of a thing in a row that shares its width: enough for a few words. */
const LEAST = 185;

/** This many are shown, cut or not, however long they are. */
const SURELY = 3;

/** How many things of a row fit whole beside each other, the first ones first. */
export function wholeOnes(widths: readonly number[], room: number, gap: number, more: number): number {
  for (let count = widths.length; count > Math.min(SURELY, widths.length); count -= 1) {
    const sum = widths.slice(0, count).reduce((all, width) => all + width + gap, -gap);
    if (sum <= room - (count < widths.length ? more : 0)) return count;
  }
  return Math.min(SURELY, widths.length);
}

/**
 * The widest that the things of a row may be so that they fit beside each other, and how many do: short ones leave
 * their room to the long ones.
 */
export function share(
  widths: readonly number[],
  room: number,
  gap: number,
  more: number,
): [width: number, count: number] {
  const sum = (cap: number, count: number): number =>
    widths.slice(0, count).reduce((all, width) => all + Math.min(width, cap), 0) + gap * Math.max(0, count - 1);
  let count = widths.length;
  while (count > 1 && sum(LEAST, count) > room - (count < widths.length ? more : 0)) count -= 1;
  const left = room - (count < widths.length ? more : 0);
  let [low, high] = [LEAST, Math.max(LEAST, room)];
  while (high - low > 0.5) {
    const cap = (low + high) / 2;
    if (sum(cap, count) <= left) low = cap;
    else high = cap;
  }
  return [Math.floor(low), count];
}
