import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import project from "../package.json" with { type: "json" };

const ROOT = path.join(import.meta.dirname, "..");
const FOLDERS = "bench,data,deploy,docs,e2e,scripts,src";
const files = globSync(`{*,{${FOLDERS}}/**/*}`, { cwd: ROOT });
const documents = files.filter((file) => file.endsWith(".md"));

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name]) => name!);

test.each(documents)("%s names only files, pages and commands that are there", (document) => {
  const text = read(document);
  const named = [
    ...found(text, /`(\w[\w./-]*\.(?:astro|css|js|sh|sql|tsx?|yaml))`/g),
    ...found(text, /\]\((?!https?:)(?:\.\.?\/)*([^)#]+)/g),
  ];
  const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
  const commands = found(text, /\b(?:npm run|node --run) ([a-z][\w:-]*)/g);
  expect(commands.filter((name) => !(name in project.scripts))).toEqual([]);
});

test("the list of decisions has every page", () => {
  const listed = found(read("docs/decisions/README.md"), /\]\((\d{4}-[^)]+)\)/g);
  const pages = globSync("[0-9]*.md", { cwd: path.join(ROOT, "docs/decisions") });
  expect(listed.toSorted()).toEqual(pages.toSorted());
});
