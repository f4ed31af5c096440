/**
 * Parts of the page are loaded when they are first needed. If that fails, the line was down or the server has a newer
 * page by now, and the browser would not ask for that part again: the page starts anew as soon as the server answers.
 * Nothing is lost: everything at a table is kept by the server,
 * and a move that is still on its way is waited for.
 */

const KEPT = "majlis.renewed";
/** Milliseconds between two looks for the server, and between two fresh starts. */
const [LOOK, REST] = [1500, 20_000];

let waiting = false;

async function reachable(): Promise<boolean> {
  try {
    return (await fetch("/robots.txt", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Whether a move is on its way: it is sent again until it arrives, and must not be forgotten. */
const underWay = (): boolean => document.querySelector(".question[aria-busy=true]") !== null;

async function renew(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEPT) ?? 0);
  if (waiting || Date.now() - last < REST) return;
  waiting = true;
  while (!(await reachable()) || underWay()) await new Promise((resolve) => setTimeout(resolve, LOOK));
  sessionStorage.setItem(KEPT, String(Date.now()));
  location.reload();
}

/** Watch for parts that could not be loaded. */
export function renewWhenStale(): void {
  addEventListener("vite:preloadError", () => void renew());
}
