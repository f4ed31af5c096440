// A compressed copy (.br, .gz) beside every asset, so that the server need not compress while somebody waits.
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const page = fileURLToPath(new URL("../../src/majlis/server/page", import.meta.url));
for (const name of readdirSync(page, { recursive: true, encoding: "utf8" })) {
  const path = `${page}/${name}`;
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name) || !statSync(path).isFile()) continue;
  const raw = readFileSync(path);
  if (raw.length < 512) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${path}.gz`, gzipSync(raw, { level: 9 }));
}
