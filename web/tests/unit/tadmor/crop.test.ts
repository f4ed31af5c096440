import { describe, expect, it } from "vitest";
import { GEOGRAPHIES, geographyFor } from "../../../src/games/tadmor/geography";
import { cropOf } from "../../../src/games/tadmor/learn/crop";

describe("what an example shows of the map", () => {
  it("is the whole map if no region is named", () => {
    const { geography, x, y, w, h } = cropOf([], 600, false);
    expect([geography, x, y, w, h]).toEqual([GEOGRAPHIES.medium, 0, 0, GEOGRAPHIES.medium.w, GEOGRAPHIES.medium.h]);
  });
  it("holds the whole of every region that is named, in the shape that the map will have", () => {
    for (const width of [300, 366, 620, 900])
      for (const phone of [false, true]) {
        const crop = cropOf(["south_sea", "raiders"], width, phone);
        const unit = width / crop.w;
        expect(geographyFor(crop.geography.w * unit, crop.geography.h * unit, phone)).toBe(crop.geography);
        for (const { region, frame } of crop.geography.plates.filter(({ region }) => /south|raiders/.test(region))) {
          expect(frame.x, region).toBeGreaterThanOrEqual(crop.x);
          expect(frame.x + frame.w, region).toBeLessThanOrEqual(crop.x + crop.w);
          expect(frame.y + frame.h, region).toBeLessThanOrEqual(crop.y + crop.h);
        }
      }
  });
});
