/** Which part of the map an example shows: the regions that it is about, as large as they fit. */

import { GEOGRAPHIES, geographyFor, type Geography } from "../geography";

export interface Crop {
  geography: Geography;
  /** The part that is shown, in units of the geography. */
  x: number;
  y: number;
  w: number;
  h: number;
}

const EDGE = 6;
/** No crop is higher than that many times its width. */
const TALLEST = 1.05;

function around(geography: Geography, regions: readonly string[]): Crop {
  const frames = geography.plates.filter(({ region }) => regions.includes(region)).map(({ frame }) => frame);
  if (frames.length === 0) return { geography, x: 0, y: 0, w: geography.w, h: geography.h };
  const left = Math.max(0, Math.min(...frames.map(({ x }) => x)) - EDGE);
  const top = Math.max(0, Math.min(...frames.map(({ y }) => y)) - EDGE);
  const right = Math.min(geography.w, Math.max(...frames.map(({ x, w }) => x + w)) + EDGE);
  const bottom = Math.min(geography.h, Math.max(...frames.map(({ y, h }) => y + h)) + EDGE);
  const h = bottom - top;
  const w = Math.min(geography.w, Math.max(right - left, h / TALLEST));
  const x = Math.max(0, Math.min(geography.w - w, (left + right - w) / 2));
  return { geography, x, y: top, w, h };
}

/**
 * The crop for a frame of this width (in px at the usual font size). The map picks its shape by its size, so both must
 * agree.
 */
export function cropOf(regions: readonly string[], width: number, phone: boolean): Crop {
  const crops = Object.values(GEOGRAPHIES).map((geography) => around(geography, regions));
  const fits = crops.find(({ geography, w }) => {
    const unit = width / w;
    return geographyFor(geography.w * unit, geography.h * unit, phone) === geography;
  });
  return fits ?? around(phone ? GEOGRAPHIES.tall : GEOGRAPHIES.medium, []);
}
