// Rules that find mistakes; how the sources are laid out is Prettier's business. No warnings: a rule holds or is off.
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/lib/api/schema.d.ts", "public"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["warn", "error"] }],
      "no-implicit-coercion": ["error", { boolean: true, number: true, string: true }],
      "no-undef": "off", // the compiler knows better
      "object-shorthand": "error",
      "prefer-const": "off", // `svelte/prefer-const` knows about $props
      "svelte/prefer-const": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      "@typescript-eslint/no-invalid-void-type": "off", // a listener may return void or something to call later
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "no-useless-assignment": "off", // a count of `<script module>` is used by every instance
      "svelte/prefer-svelte-reactivity": "off", // sets and maps are made anew in a $derived, never changed in place
    },
  },
  {
    files: ["src/games/**", "src/lib/art/**"],
    rules: { "svelte/no-at-html-tags": "off" }, // drawings: SVG markup of our own, without a word of anybody else
  },
  {
    files: ["scripts/**", "tests/**", "*.config.*"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.js", "tests/**"],
    rules: { "@typescript-eslint/explicit-function-return-type": "off" },
  },
);
