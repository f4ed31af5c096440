// What a first visit loads before the board shows, compressed: script, style and font. Fails above the limit.
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LIMIT = 250_000;
const page = fileURLToPath(new URL("../../src/majlis/server/page/", import.meta.url));
/**
 * @typedef {{
 *   file: string, src?: string, css?: string[], assets?: string[], imports?: string[], dynamicImports?: string[]
 * }} Chunk
 */
/** @type {Record<string, Chunk>} */
const build = JSON.parse(readFileSync(`${page}build.json`, "utf8"));

/** @param {string} file */
function weight(file) {
  for (const ending of [".br", ""]) {
    try {
      return statSync(page + file + ending).size;
    } catch {
      continue;
    }
  }
  throw new Error(`${file} is missing; run npm run build`);
}

const files = new Set(["index.html"]);
/** @param {string} key */
function take(key) {
  const chunk = build[key];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) take(other);
}

/** @param {string} language @param {string[]} fonts */
function visit(language, fonts) {
  files.clear();
  files.add("index.html");
  const entries = ["index.html", "src/pages/TablePage.svelte", "src/games/alhambra/index.ts"];
  const words = Object.keys(build).filter(
    (key) =>
      key.includes(`/${language}.ftl`) &&
      !key.includes("terminal") &&
      !key.includes("src/lib/") && // words of parts that are loaded when somebody opens them
      (!key.includes("games/") || key.includes("games/alhambra/") || key.includes("lobby")),
  );
  for (const key of [...entries, ...words]) {
    if (build[key] === undefined) throw new Error(`${key} is not in the build`);
    take(key);
  }
  for (const chunk of Object.values(build)) if (fonts.some((font) => chunk.file.includes(font))) files.add(chunk.file);
  const rows = [...files].map((file) => ({ file, bytes: weight(file) })).sort((a, b) => b.bytes - a.bytes);
  const sum = rows.reduce((total, row) => total + row.bytes, 0);
  console.log(`\n${language}: ${(sum / 1000).toFixed(1)} kB of ${LIMIT / 1000} kB`);
  for (const row of rows) console.log(`  ${(row.bytes / 1000).toFixed(1).padStart(7)} kB  ${row.file}`);
  return sum;
}

const latin = ["el-messiri-latin-wght", "source-sans-3-latin-wght"];
const cyrillic = ["el-messiri-cyrillic-wght", "source-sans-3-cyrillic-wght"];
const sums = [visit("en", latin), visit("de", latin), visit("ru", [...latin, ...cyrillic])];
if (Math.max(...sums) > LIMIT) {
  console.error("Too much for a first visit.");
  process.exit(1);
}
