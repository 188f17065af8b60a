import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openApiDocument } from "../openapi/document.ts";
import { docsPage } from "./page.ts";

const document = openApiDocument();
const { body, policy } = await docsPage(document, { fontFaces: "", icon: "data:," });
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test("every call has its place, under its method and path", () => {
  for (const { operationId, summary } of operations) {
    expect(body).toContain(`<article class="call" id="${operationId}"`);
    expect(body).toContain(summary.replaceAll("'", "&#39;"));
  }
});

test("no name is given twice, and every link within the page leads to one", () => {
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  expect(ids.length).toBe(new Set(ids).size);
  const links = [...body.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});

test("nothing runs in it, and its one style is the one its policy names", () => {
  expect(body).not.toMatch(/<script| style=| on\w+=/);
  const styles = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!);
  expect(styles.length).toBe(1);
  const hash = createHash("sha256").update(styles[0]!).digest("base64");
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
  expect(policy).not.toContain("unsafe");
});

test("its tokens are those of the site", async () => {
  const tokens = path.join(import.meta.dirname, "../../web/styles/tokens.css");
  const site = declarations(await readFile(tokens, "utf8"));
  // The site shows no code.
  const { "--font-mono": _, ...own } = declarations(body);
  expect(site).toMatchObject(own);
});

const declarations = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/^\s*(--[a-z][\w-]*):\s*([^;]+);/gm)].map(([, name, value]) => [name, value]),
  );
