/** The icons of Tadmor: one for each action, good and resource, the same wherever it is shown. */

import amphora from "gi:amphora";
import backstab from "gi:backstab";
import camel from "gi:camel";
import caravan from "gi:camel-head";
import cardDraw from "gi:card-draw";
import covered from "gi:covered-jar";
import crown from "gi:crown";
import gem from "gi:emerald";
import gold from "gi:gold-bar";
import incense from "gi:incense";
import ivory from "gi:ivory-tusks";
import laurel from "gi:laurel-crown";
import perfume from "gi:perfume-bottle";
import porcelain from "gi:porcelain-vase";
import raiders from "gi:dervish-swords";
import sail from "gi:sailboat";
import scroll from "gi:tied-scroll";
import shield from "gi:shield";
import shipyard from "gi:ship-bow";
import silk from "gi:rolled-cloth";
import bottle from "gi:square-bottle";
import stone from "gi:stone-pile";
import tower from "gi:stone-tower";
import swords from "gi:crossed-swords";
import temple from "gi:greek-temple";
import trade from "gi:trade";
import upgrade from "gi:upgrade";
import wood from "gi:wood-pile";

export const FIGURES: Readonly<Record<string, string>> = { camel, ship: sail };

/** By the action of a space. */
export const ACTIONS: Readonly<Record<string, string>> = {
  raiders,
  buy_upgrade: upgrade,
  tower_build: tower,
  traitor: backstab,
  temple_build: temple,
  mission_draw: cardDraw,
  mission_fulfil: scroll,
  tax_exempt: shield,
  war_supplies: swords,
  start_player: crown,
  market: trade,
  caravan,
  shipyard,
  peace_gifts: laurel,
};

export const GOODS: Readonly<Record<string, string>> = {
  glass_bottles: bottle,
  incense,
  myrrh: covered,
  jade: gem,
  ivory,
  porcelain,
  silk,
  perfume,
  oils: amphora,
};

/** The ground and the ink of a good's colour; the same in both themes. */
export const GOOD_COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  grey: ["#8d877d", "#fffaf0"],
  yellow: ["#d3a62c", "#3f2c02"],
  red: ["#a9413f", "#fff3ec"],
};

/** The ground, the ink and the icon of a resource; marble has veins of its own. */
export const RESOURCE_LOOKS: Readonly<Record<string, readonly [string, string, string | null]>> = {
  wood: ["#b07b45", "#fff3df", wood],
  stone: ["#8f897e", "#fffaf0", stone],
  marble: ["#b9c7d3", "#35495c", null],
  gold: ["#d9a62b", "#5a3f04", gold],
};

/** By the message that says what a personal tile is for. */
export const PERSONAL: Readonly<Record<string, string>> = {
  "about-personal_market": trade,
  "about-personal_temple": temple,
  "about-personal_building": tower,
  "about-personal_kingdom": crown,
};

/** What has no space of its own. */
export const signs = { crown, scroll, tower, trade };
