import { existsSync, globSync, readFileSync } from "node:fs";
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
const commandsIn = (document: string) =>
  found(read(document), /\b(?:npm run|node --run) ([a-z][\w:-]*)/g);

test.each(documents)("%s names only files, pages and commands that are there", (document) => {
  const text = read(document);
  const named = found(text, /`(\w[\w./-]*\.(?:astro|css|csv|env|js|md|sh|sql|tsx?|txt|yaml))`/g);
  const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
  const links = found(text, /\]\((?!https?:|#)([^)#]+)/g);
  const leadsSomewhere = (link: string) => existsSync(path.join(ROOT, document, "..", link));
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
  expect(commandsIn(document).filter((name) => !(name in project.scripts))).toEqual([]);
});

test("the page on production tells how to invite a member, restore and migrate", () => {
  const wanted = ["member", "restore", "migrate"];
  expect(commandsIn("deploy/README.md")).toEqual(expect.arrayContaining(wanted));
});

test("every column and metric in data/ is named by code, or says where a figure is from", () => {
  const code = files
    .filter((file) => /^src.*\.tsx?$/.test(file))
    .map(read)
    .join("\n");
  const headings = files
    .filter((file) => /^data.*\.csv$/.test(file))
    .flatMap((file) => read(file).split("\n", 1)[0]!.split(","));
  const metrics = found(read("data/india-state-facts.csv"), /^\w+,[^,]+,([^,]+),/gm);
  const names = new Set([...headings, ...metrics].filter((name) => !/_source$/.test(name)));
  expect([...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test("the list of decisions has every page", () => {
  const listed = found(read("docs/decisions/README.md"), /\]\((\d{4}-[^)]+)\)/g);
  const pages = globSync("[0-9]*.md", { cwd: path.join(ROOT, "docs/decisions") });
  expect(listed.toSorted()).toEqual(pages.toSorted());
});
