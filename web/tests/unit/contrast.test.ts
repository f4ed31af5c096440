import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../../src/theme.css", import.meta.url), "utf8");

function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1] as string, match[2] as string]),
  );
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const plaster = tokens(":root");
const themes = { plaster, night: { ...plaster, ...tokens('[data-theme="night"]') } };

describe.each(Object.entries(themes))("%s", (_name, theme) => {
  const of = (token: string): string => theme[token] as string;

  test.each(["ink", "ink-2", "ink-3", "ultra", "saff-ink", "pom", "olive", "turq-ink", "aub", "good"])(
    "%s can be read on the page and on panels",
    (token) => {
      for (const ground of ["ground", "raised"]) expect(contrast(of(token), of(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test("buttons and bubbles can be read", () => {
    for (const button of ["ultra", "game-alhambra", "game-al_rashid", "game-tadmor", "game-sabika", "turq-ink"])
      expect(contrast(of("btn-ink"), of(button))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("why-ink"), of("why"))).toBeGreaterThanOrEqual(7);
    expect(contrast(of("why-rule"), of("why"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("ink"), of("lead"))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([0, 1, 2, 3, 4, 5])("the mark of player %i stands out from every ground", (seat) => {
    for (const ground of ["ground", "raised", "sunk", "lead"])
      expect(contrast(of(`player-${seat}`), of(ground))).toBeGreaterThanOrEqual(3);
  });

  test("outlines of fields stand out", () => {
    expect(contrast(of("line-3"), of("raised"))).toBeGreaterThanOrEqual(3);
  });
});
