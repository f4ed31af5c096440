import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `import market from "gi:shop"`: one icon of the game-icons set, as the inside of an SVG of 512 by 512 units. */
function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let icons: Record<string, { body: string }> | null = null;
  return {
    name: "majlis-game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("gi:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0gi:")) return null;
      icons ??= (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const icon = icons[id.slice(4)];
      if (icon === undefined) throw new Error(`game-icons has no icon ${id.slice(4)}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

/**
 * `theme.js` inside index.html: a file of its own would hold up the first paint by one more journey to the server,
 * which allows exactly this script by its hash.
 */
function inlineTheme(): Plugin {
  return {
    name: "majlis-theme",
    transformIndexHtml: (html) =>
      html.replace("<script inline></script>", () => {
        const lines = readFileSync(here("./theme.js"), "utf8")
          .split("\n")
          .map((line) => line.trim());
        return `<script>${lines.filter((line) => line !== "" && !line.startsWith("//")).join("\n")}</script>`;
      }),
  };
}

/** What the lobby says about a game that nobody plays yet: its title and its options. */
const LOBBY = /^(?:game|option)-/;

/**
 * Messages (`import.meta.glob("….ftl", { query: "?raw" })`) without their comments, blank lines and indentation; with
 * `?lobby` only those that the lobby needs.
 */
function messages(): Plugin {
  return {
    name: "majlis-messages",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if ((query !== "raw" && query !== "lobby") || !file.endsWith(".ftl")) return null;
      this.addWatchFile(file);
      let wanted = true;
      const lines = readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "" && !line.startsWith("#"))
        .filter((line) => {
          if (/^\S/.test(line)) wanted = query === "raw" || LOBBY.test(line);
          return wanted;
        });
      return `export default ${JSON.stringify(lines.map((line) => line.replace(/^\s+/, " ")).join("\n"))}`;
    },
  };
}

/**
 * Lengths are written in px and built as rem, so that the page grows with the reader's font size and on very large
 * screens.
 */
const pxToRem = {
  postcssPlugin: "majlis-px-to-rem",
  Declaration(declaration: { value: string; prop: string }) {
    if (declaration.value.includes("px")) {
      declaration.value = declaration.value.replace(/(?<![\w.#-])(-?\d*\.?\d+)px\b/g, (whole, number: string) =>
        Math.abs(Number(number)) < 2 ? whole : `${Number((Number(number) / 16).toFixed(5))}rem`,
      );
    }
  },
};

/**
 * What stands around every board comes in one file, whoever else needs parts of it: cut into pieces by the pages that
 * share them, it would weigh more.
 */
const ROOM = [
  "games.ts",
  ...["TableRoom", "TopBar", "Bubble", "Curtain", "RulesDrawer", "Score"].map((name) => `shell/${name}.svelte`),
  ...["Following.svelte", "show.ts"].map((name) => `story/${name}`),
  ...["Bangs.svelte", "InfoCard.svelte", "card.svelte.ts", "finding.ts", "placing.ts"].map((name) => `card/${name}`),
].map((name) => here(`./src/lib/${name}`));

export default defineConfig({
  plugins: [gameIcons(), messages(), inlineTheme(), svelte()],
  resolve: { alias: { $lib: here("./src/lib"), $games: here("./src/games") } },
  css: { postcss: { plugins: [pxToRem] } },
  build: {
    outDir: here("../src/majlis/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: "build.json",
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "room", test: (id) => ROOM.some((file) => id.startsWith(file)) }],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.MAJLIS_SERVER ?? "http://127.0.0.1:8080", changeOrigin: false } },
  },
  test: {
    include: ["tests/unit/**/*.test.ts"],
    environment: "node",
    coverage: {
      include: ["src/**/*.ts"], // what unit tests are for; components are tested in a browser
      reporter: ["text-summary", "html"],
      reportsDirectory: here("../build/coverage/page"),
    },
  },
});
