// Lighthouse's marks, as for a phone, of a Majlis that runs: `node scripts/lighthouse.js URL [PATH …]`. On the lobby
// (PATH /) all four have to be 95 and more, at a table accessibility and best practices. A game's name as PATH sets up
// a table against bots. CHROMIUM=/path/to/it; what each audit says is in build/lighthouse.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";

const LEAST = 95;
const PORT = 9333;
const MARKS = ["performance", "accessibility", "best-practices", "seo"];
/** How often a page is looked at again whose run recorded no trace: all marks that rest on it would be 0. */
const AGAIN = 2;
const [url = "http://127.0.0.1:8080", ...asked] = process.argv.slice(2);
const pages = asked.length > 0 ? asked : ["/", "alhambra", "al_rashid", "tadmor", "sabika"];
const folder = fileURLToPath(new URL("../../build/lighthouse/", import.meta.url));
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${PORT}`],
});

/** A table against bots, and the cookie of who sits there. @param {string} game */
async function table(game) {
  const headers = { "content-type": "application/json" };
  const me = await fetch(`${url}/api/me`, { method: "POST", headers, body: JSON.stringify({ name: "Leila" }) });
  const cookie = (me.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const seats = [{ kind: "me" }, { kind: "bot", level: "easy" }, { kind: "bot", level: "easy" }];
  const body = JSON.stringify({ game, seats, options: {}, private: true });
  const made = await fetch(`${url}/api/tables`, { method: "POST", headers: { ...headers, cookie }, body });
  if (!made.ok) throw new Error(`no table of ${game}: ${made.status} ${await made.text()}`);
  const { link } = /** @type {{ link: string }} */ (await made.json());
  return { address: url + link, cookie };
}

/**
 * What Lighthouse says of a page; a run without a trace is made again.
 * @param {string} page @param {string} address @param {object} extra
 */
async function look(page, address, extra) {
  for (let again = 0; ; again += 1) {
    const result = await lighthouse(address, {
      port: PORT,
      output: "html",
      logLevel: "error",
      onlyCategories: MARKS,
      ...extra,
    });
    if (result === undefined) throw new Error(`Lighthouse says nothing about ${page}`);
    const { runtimeError, categories } = result.lhr;
    const unmarked = Object.values(categories).filter(({ score }) => !score);
    if (runtimeError === undefined && unmarked.length === 0) return result;
    const why = runtimeError?.code ?? unmarked.map(({ id }) => `${id} 0`).join(", ");
    if (again === AGAIN) {
      console.log(`${page}: no trace (${why}) in ${AGAIN + 1} runs`);
      return result;
    }
    console.log(`${page}: no trace (${why}), once more`);
  }
}

let low = false;
for (const page of pages) {
  const lobby = page.startsWith("/");
  const { address, cookie } = lobby ? { address: url + page, cookie: "" } : await table(page);
  const extra = cookie === "" ? {} : { extraHeaders: { Cookie: cookie } };
  const result = await look(page, address, extra);
  const name = lobby ? `page${page.replaceAll("/", "-")}` : page;
  writeFileSync(`${folder}${name}.html`, String(result.report));
  const { categories, audits } = result.lhr;
  const marks = Object.values(categories).map(({ id, score }) => ({ id, mark: Math.round((score ?? 0) * 100) }));
  console.log(`${page}: ${marks.map(({ id, mark }) => `${id} ${mark}`).join(", ")}`);
  const judged = marks.filter(({ id }) => lobby || id === "accessibility" || id === "best-practices");
  for (const { id, mark } of judged.filter((each) => each.mark < LEAST)) {
    low = true;
    const weak = (categories[id]?.auditRefs ?? [])
      .map((ref) => audits[ref.id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9);
    console.log(
      `  ${id} ${mark}: ${weak.map((audit) => `${audit?.id} ${audit?.displayValue ?? ""}`.trim()).join("; ")}`,
    );
  }
}
await browser.close();
process.exit(low ? 1 : 0);
