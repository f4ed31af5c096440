/** Who touches a line is led to where it happened: the board turns to that part of it, and the page scrolls there. */

import { tick } from "svelte";
import type { Line } from "./lines";
import { find } from "./places";

type Touched = Line["touched"][number];

const place = ({ source, to, seat }: Touched): Element | null => find(to, seat) ?? find(source, seat);

/** The same, with each of the board's areas in front that lies behind a tab; if none shows it, all is as before. */
async function placeBehind(touched: Touched): Promise<Element | null> {
  const tabs = [...document.querySelectorAll<HTMLElement>(".board .dock [role=tab]")];
  const before = tabs.filter((tab) => tab.ariaSelected === "true");
  for (const tab of tabs) {
    if (before.includes(tab)) continue;
    tab.click();
    await tick();
    const thing = place(touched);
    if (thing !== null) return thing;
  }
  for (const tab of before) tab.click();
  return null;
}

/** To what was touched last, or whatever else of it can be found; says whether there is such a place. */
export async function lead(line: Line, smooth: boolean): Promise<boolean> {
  for (const touched of line.touched.toReversed()) {
    const thing = place(touched) ?? (await placeBehind(touched));
    if (thing === null) continue;
    thing.scrollIntoView({ block: "center", behavior: smooth ? "smooth" : "auto" });
    return true;
  }
  return false;
}
