/** Goods and tokens: one look everywhere. Shape tells the family, colour the kind, the sign on it its name. */

import pottery from "gi:amphora";
import spice from "gi:cool-spices";
import metal from "gi:metal-bar";
import silk from "gi:rolled-cloth";
import credit from "gi:wax-seal";
import hardwood from "gi:wood-pile";
import influence from "gi:laurel-crown";
import shame from "gi:tear-tracks";

export interface Look {
  shape: string;
  ground: string;
  sign: string;
  icon: string;
}

const polygon = (sides: number, turn: number): string =>
  Array.from({ length: sides }, (_, i) => {
    const angle = ((i + turn) * 2 * Math.PI) / sides;
    return `${(11 + 10.4 * Math.cos(angle)).toFixed(1)},${(11 + 10.4 * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");

const SQUARE = `<rect x="1" y="1" width="20" height="20" rx="3.4"/>`;
const ROUND = `<circle cx="11" cy="11" r="10"/>`;
const HEXAGON = `<polygon points="${polygon(6, 0)}"/>`;
const OCTAGON = `<polygon points="${polygon(8, 0.5)}"/>`;
const SHIELD = `<path d="M2 2H20V11C20 17 15 20 11 21.5C7 20 2 17 2 11Z"/>`;

export const LOOKS: Readonly<Record<string, Look>> = {
  hardwood: { shape: SQUARE, ground: "#8a5a33", sign: "#fff0dc", icon: hardwood },
  pottery: { shape: HEXAGON, ground: "#7c4a78", sign: "#fbeefa", icon: pottery },
  metal: { shape: SQUARE, ground: "#76828c", sign: "#f6fafc", icon: metal },
  spice: { shape: ROUND, ground: "#c26d18", sign: "#fff6e6", icon: spice },
  silk: { shape: ROUND, ground: "#f8f1ec", sign: "#7d5a7c", icon: silk },
  credit: { shape: OCTAGON, ground: "#5d6b3a", sign: "#f3f6e2", icon: credit },
  influence: { shape: OCTAGON, ground: "#1f4e8c", sign: "#eef4ff", icon: influence },
  shame: { shape: SHIELD, ground: "#5c4650", sign: "#fbe9e6", icon: shame },
};
