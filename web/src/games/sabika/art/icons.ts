/** Icons of actions and categories. */

import anchor from "gi:anchor";
import anvil from "gi:anvil";
import ship from "gi:cargo-ship";
import cycle from "gi:cycle";
import fountain from "gi:water-fountain";
import gate from "gi:medieval-gate";
import mining from "gi:mining";
import palace from "gi:indian-palace";
import palm from "gi:palm-tree";
import quill from "gi:quill-ink";
import money from "gi:receive-money";
import scales from "gi:scales";
import stones from "gi:stone-pile";
import tower from "gi:stone-tower";
import trowel from "gi:trowel";
import window from "gi:window";
import crate from "gi:wooden-crate";

export const ACTION_ICONS: Record<string, string> = {
  build: trowel,
  build_large: palace,
  build_small: tower,
  quarry_small: stones,
  quarry_large: mining,
  storehouse: crate,
  market: scales,
  export: ship,
  consolidate: anchor,
  produce: anvil,
  engrave: quill,
  reactivate: cycle,
  commission: money,
};

export const CATEGORY_ICONS: Record<string, string> = { palace, fountain, gate, garden: palm, tower, window };
/** Colours of the three categories of large buildings; small ones are drawn in brown. */
export const CATEGORY_COLOURS: Record<string, string> = {
  palace: "var(--pom)",
  fountain: "var(--turq-ink)",
  gate: "var(--saff-ink)",
  garden: "var(--olive)",
  tower: "var(--brown)",
  window: "var(--ultra)",
};
