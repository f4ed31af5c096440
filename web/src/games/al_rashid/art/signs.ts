/** Signs of palaces and offices, from the game-icons set, and the colours of the palaces by day and by night. */

import agha from "gi:rally-the-troops";
import aide from "gi:gavel";
import alchemist from "gi:fizzing-flask";
import astrologist from "gi:astrolabe";
import banker from "gi:coins-pile";
import caliph from "gi:throne-king";
import counselor from "gi:public-speaker";
import dean from "gi:graduate-cap";
import diplomat from "gi:hourglass";
import economist from "gi:abacus";
import enchanter from "gi:magic-lamp";
import hardwood from "gi:log";
import impostor from "gi:drama-masks";
import informer from "gi:spyglass";
import intrigue from "gi:cloak-dagger";
import law from "gi:tied-scroll";
import lore from "gi:book-pile";
import maiden from "gi:diamond-ring";
import metal from "gi:anvil";
import military from "gi:crossed-swords";
import negotiator from "gi:shaking-hands";
import plotter from "gi:puppet";
import politics from "gi:laurel-crown";
import pottery from "gi:painted-pottery";
import quartermaster from "gi:knapsack";
import raider from "gi:torch";
import recruiter from "gi:swordman";
import silk from "gi:rolled-cloth";
import smuggler from "gi:swap-bag";
import spice from "gi:hot-spices";
import steward from "gi:house-keys";
import strategist from "gi:vertical-banner";
import trade from "gi:scales";
import trader from "gi:trade";
import treasurer from "gi:locked-chest";
import warehouse from "gi:wooden-crate";
import weapons from "gi:sword-smithing";
import wisdom from "gi:open-book";

export const PALACE_SIGNS: Readonly<Record<string, string>> = { intrigue, military, wisdom, trade, politics, caliph };

export const OFFICE_SIGNS: Readonly<Record<string, string>> = {
  smuggler,
  plotter,
  informer,
  impostor,
  strategist,
  recruiter,
  raider,
  negotiator,
  lore_master: lore,
  enchanter,
  diplomat,
  banker,
  trader,
  hardwood_importer: hardwood,
  pottery_importer: pottery,
  metal_importer: metal,
  aide_to_the_qadi: aide,
  steward_of_the_city: steward,
  warehouse_keeper: warehouse,
  favorites_maiden: maiden,
  weapon_master: weapons,
  dean_of_the_academy: dean,
  economist,
  counselor_to_the_caliph: counselor,
  treasurer,
  agha,
  silk_monopolist: silk,
  spice_monopolist: spice,
  astrologist,
  law_expert: law,
  quartermaster,
  alchemist,
};

/** Walls and domes, by day and by night. */
export const PALACE_COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  intrigue: ["#4a4540", "#70665c"],
  military: ["#a63a3a", "#a8413f"],
  wisdom: ["#5b3a5e", "#75507a"],
  trade: ["#1f4e8c", "#2b62a8"],
  politics: ["#2a8c8c", "#2a8c8c"],
  caliph: ["#5d6b3a", "#67763f"],
};
/** The same for text and signs on the ground of a panel. */
export const PALACE_TINTS: Readonly<Record<string, readonly [string, string]>> = {
  intrigue: ["#4a4540", "#c9bfb0"],
  military: ["#a63a3a", "#f0908a"],
  wisdom: ["#5b3a5e", "#d3afd7"],
  trade: ["#1f4e8c", "#8fbaf0"],
  politics: ["#1c6a6b", "#72cdc9"],
  caliph: ["#5d6b3a", "#b5c489"],
};
