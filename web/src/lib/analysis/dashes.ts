/** Lines of players differ in dash as well as in colour: one's own is solid. */
export const DASHES: readonly string[] = ["", "7 3", "2 3", "9 3 2 3", "5 5", "1 4"];
/** The layers of points by source, and what was lost. */
export const LAYERS: readonly string[] = ["#c08a3e", "#8b6a90", "#4e9c98", "#5f86b8", "#94925a", "#c9b68f"];
export const LOSS = "#b9605c";
