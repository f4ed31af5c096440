// Draws the icons in public/icons from the pattern generator, with Chromium (CHROMIUM=/path/to/it). Run it when the
// drawing changes.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const folder = fileURLToPath(new URL("../public/icons/", import.meta.url));
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { emblem, markOutlines } = await vite.ssrLoadModule("/src/lib/art/pattern.ts");
await vite.close();

/** @param {number} radius @param {number} corner */
const icon = (radius, corner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">` +
  `<rect width="512" height="512" rx="${corner}" fill="#f6efe2"/>` +
  `${emblem("alhambra", radius, { cx: 256, cy: 256, grout: "#f6efe2", line: 5 })}</svg>`;
const [outer, inner] = markOutlines("alhambra", 64);
writeFileSync(
  `${folder}star.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><polygon points="${outer}" fill="#1f4e8c"/>` +
    `<polygon points="${inner}" fill="#f6efe2"/></svg>\n`,
);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
for (const [name, size, svg] of /** @type {[string, number, string][]} */ ([
  ["star-180.png", 180, icon(218, 0)],
  ["star-192.png", 192, icon(218, 96)],
  ["star-512.png", 512, icon(218, 96)],
  ["star-maskable-512.png", 512, icon(176, 0)],
])) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: folder + name, omitBackground: true });
}
await browser.close();
