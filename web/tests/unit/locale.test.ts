import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse, type Entry, type Message } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

const web = fileURLToPath(new URL("../../", import.meta.url));
const LANGUAGES = ["en", "de", "ru"] as const;
const read = (path: string): string => readFileSync(web + path, "utf8");
const PARTS = ["account", "analysis", "box", "hint", "learn", "shell"];
const SHELL = ["src/locale", ...PARTS.map((part) => `src/lib/${part}/locale`)];
const folders = [...SHELL, ...readdirSync(`${web}src/games`).map((game) => `src/games/${game}/locale`)].filter(
  (folder) => {
    try {
      return readdirSync(web + folder).length > 0;
    } catch {
      return false;
    }
  },
);

function messages(path: string): Message[] {
  const { body } = parse(read(path), {});
  expect(body.filter((entry: Entry) => entry.type === "Junk")).toEqual([]);
  return body.filter((entry): entry is Message => entry.type === "Message");
}

/** The variables and attributes that a message has. */
function shape(message: Message): string {
  const found = new Set<string>();
  JSON.stringify(message, (_key, value: { type?: string; id?: { name: string } } | null) => {
    if (value?.type === "VariableReference" && value.id) found.add(`$${value.id.name}`);
    if (value?.type === "Attribute" && value.id) found.add(`.${value.id.name}`);
    return value as unknown;
  });
  return [...found].sort().join(" ");
}

describe.each(folders)("%s", (folder) => {
  const shapes = LANGUAGES.map((language) =>
    Object.fromEntries(messages(`${folder}/${language}.ftl`).map((message) => [message.id.name, shape(message)])),
  );

  test("every language has every message, with the same parts", () => {
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  test("no message stands twice", () => {
    for (const language of LANGUAGES) {
      const ids = messages(`${folder}/${language}.ftl`).map((message) => message.id.name);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    }
  });
});

test("no message of the page is one of the engine's or of a game's", () => {
  const engine = messages("../src/majlis/engine/locale/en.ftl").map((message) => message.id.name);
  const games = readdirSync(`${web}../src/majlis/games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      try {
        return messages(`../src/majlis/games/${name}/locale/en.ftl`).map((message) => message.id.name);
      } catch {
        return [];
      }
    });
  const own = SHELL.flatMap((folder) => messages(`${folder}/en.ftl`)).map((message) => message.id.name);
  expect(own.filter((id) => engine.includes(id) || games.includes(id))).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(web + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => read(`${folder}/${name}`));
}

/** What the shell asks of a game that has it. */
const OF_GAMES = new Set(["board-signs"]);

test("every message that the shell names exists, and every message of the page is named somewhere", () => {
  const text = [...sources("src/lib"), ...sources("src/pages"), ...sources("src/games")].join("\n");
  const engine = messages("../src/majlis/engine/locale/en.ftl");
  const page = SHELL.flatMap((folder) => messages(`${folder}/en.ftl`));
  const known = new Set(
    [...engine, ...page].flatMap((message) => [
      message.id.name,
      ...message.attributes.map((attribute) => `${message.id.name}.${attribute.id.name}`),
    ]),
  );
  const shell = [...sources("src/lib"), ...sources("src/pages")].join("\n");
  const named = [...shell.matchAll(/\b(?:say|table\.say)\("([a-z][\w.-]*)"/g)].map((match) => match[1] as string);
  expect([...new Set(named.filter((id) => !known.has(id) && !id.startsWith("game-") && !OF_GAMES.has(id)))]).toEqual(
    [],
  );
  const begun = [...text.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] as string);
  const unused = page
    .map((message) => message.id.name)
    .filter((id) => !text.includes(`"${id}"`) && !begun.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
}, 30_000); // reads every source file

test.each(readdirSync(`${web}src/games`))(
  "%s: every message that the board names exists, and all are named",
  (game) => {
    const ids = messages(`src/games/${game}/locale/en.ftl`).map((message) => message.id.name);
    const text = sources(`src/games/${game}`).join("\n");
    const named = [...text.matchAll(/["'](board-[\w-]*\w)["']/g)].map((match) => match[1] as string);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    const begun = [...text.matchAll(/[`"](board-[\w-]*-)(?:\$\{|")/g)].map((match) => match[1] as string);
    const ended = [...text.matchAll(/`board-\$\{[^`]*\}(-[\w-]+)`/g)].map((match) => match[1] as string);
    const used = (id: string): boolean =>
      named.includes(id) || begun.some((start) => id.startsWith(start)) || ended.some((end) => id.endsWith(end));
    expect(ids.filter((id) => !id.startsWith("end-") && !OF_GAMES.has(id) && !used(id))).toEqual([]);
  },
);
