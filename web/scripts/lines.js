// No line over 120 characters, in words and drawings too: Prettier breaks code, but neither strings nor comments.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const LONGEST = 120;
const CHECKED = /\.(?:css|ftl|html|js|json|md|svelte|ts)$/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
  encoding: "utf8",
});
const long = files
  .split("\0")
  .filter((file) => CHECKED.test(file) && file !== "package-lock.json" && existsSync(file))
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) => ([...line].length > LONGEST ? [`${file}:${i + 1}: ${[...line].length} characters`] : [])),
  );
if (long.length > 0) {
  console.error(`${long.join("\n")}\nA line has at most ${LONGEST} characters.`);
  process.exit(1);
}
