import { describe, expect, test } from "vitest";
import { BAND_STARS, band, emblem, field, markOutlines, mix, star, STARS, stream } from "../../src/lib/art/pattern";
import { PLAYER_SHAPES, playerOutline } from "../../src/lib/art/players";

const numbers = (markup: string): number[] =>
  [...markup.matchAll(/(?:points| d)="([^"]+)"/g)].flatMap((match) =>
    (match[1] as string).split(/[ ,MLZ]+/).flatMap((part) => (part === "" ? [] : [Number(part)])),
  );

describe("the pattern generator", () => {
  test("the eight-fold star at 45 degrees is two squares: its valleys lie on both", () => {
    const points = star(8, 10, Math.PI / 4, 0);
    expect(points).toHaveLength(16);
    const [x, y] = points[1] as [number, number];
    expect(Math.hypot(x, y)).toBeCloseTo((10 * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8), 6);
  });

  test.each(Object.keys(STARS))(
    "%s: field, emblem and band are drawn, the same every time, without a broken number",
    (game) => {
      for (const draw of [() => field(game, 200, 150), () => emblem(game, 50), () => band(game, 12)]) {
        const markup = draw();
        expect(markup).toBe(draw());
        expect(numbers(markup).length).toBeGreaterThan(100);
        expect(numbers(markup).every(Number.isFinite)).toBe(true);
      }
    },
  );

  test.each(Object.keys(STARS))("%s: a cover's field has few shapes, however many tiles", (game) => {
    expect(field(game, 329, 316).match(/<path/g)?.length ?? 0).toBeLessThan(60);
  });

  test("a band goes on where it began", () => {
    const shades = [...band("alhambra", 10).matchAll(/<polygon points="([^"]+)" fill="([^"]+)"/g)].map(
      (match) => match[2],
    );
    expect(shades.slice(0, 2)).toEqual(shades.slice(BAND_STARS * 4, BAND_STARS * 4 + 2));
  });

  test("every game has a mark of its own", () => {
    expect(new Set(Object.keys(STARS).map((game) => markOutlines(game, 40)[0])).size).toBe(Object.keys(STARS).length);
  });

  test("colours mix, and the same seed gives the same stream", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
    const [a, b] = [stream(7), stream(7)];
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
  });
});

test("six players have six shapes", () => {
  expect(new Set(PLAYER_SHAPES.map((_shape, seat) => playerOutline(seat))).size).toBe(6);
});
