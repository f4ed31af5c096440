// The types of the API, from the OpenAPI description that the server writes (`python -m majlis.server.openapi`).
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const source = new URL("../openapi.json", import.meta.url);
const target = new URL("../src/lib/api/schema.d.ts", import.meta.url);
if (!existsSync(source)) {
  console.error(
    `${fileURLToPath(source)} is missing: write it with \`python -m majlis.server.openapi > web/openapi.json\``,
  );
  process.exit(1);
}
writeFileSync(target, astToString(await openapiTS(JSON.parse(readFileSync(source, "utf8")))));
