import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { hashOf, ownHashes } from "../src/site/own-hashes.ts";

const policyOf = (...hashes: readonly string[]) => {
  const scripts = ["script-src 'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
  return `<meta http-equiv="content-security-policy" content="${scripts}">`;
};
const [ours, another] = [hashOf("begin()"), hashOf("another()")];
const RULES = '<script type="speculationrules">{}</script>';

test.each([
  [
    "before its first script, with its own hashes",
    `${RULES}<script>begin()</script>${policyOf(ours, another)}<p>Text</p>`,
    `${RULES}${policyOf(ours)}<script>begin()</script><p>Text</p>`,
  ],
  [
    "where it is, if no script runs",
    `${RULES}${policyOf(ours)}<p>Text</p>`,
    `${RULES}${policyOf(ours)}<p>Text</p>`,
  ],
])("the policy of a page stands %s", async (_, page, built) => {
  const folder = await mkdtemp(path.join(tmpdir(), "pages-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "page.html");
  await writeFile(file, page);
  await ownHashes.hooks["astro:build:done"]!({ dir: pathToFileURL(`${folder}/`) } as never);
  expect(await readFile(file, "utf8")).toBe(built);
});
