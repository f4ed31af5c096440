import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Manifest = Record<"lang" | "name" | "short_name" | "description", string>;
const read = (file: string): Manifest =>
  JSON.parse(readFileSync(new URL(`../../public/${file}`, import.meta.url), "utf-8")) as Manifest;
const TEXTS = ["lang", "name", "short_name", "description"] as const;

test("the manifest is there in every language and differs only in its texts", () => {
  const english = read("manifest.webmanifest");
  for (const language of ["de", "ru"]) {
    const other = read(`manifest.${language}.webmanifest`);
    expect(other.lang).toBe(language);
    expect(other.description).not.toBe(english.description);
    const rest = { ...other };
    for (const text of TEXTS) rest[text] = english[text];
    expect(rest).toEqual(english);
  }
});
