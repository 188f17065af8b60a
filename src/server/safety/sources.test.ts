import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const SOURCE = path.join(import.meta.dirname, "../..");
const FOR_TESTS =
  /\.(test|fixture)\.tsx?$|^server\/(fuzz|safety|testing)\/|^web\/testing\/|test-setup/;

const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|tsx|js|astro)$/.test(file) && !FOR_TESTS.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(SOURCE, file), "utf8") }));

test.each([
  ["starts a process", /child_process/, []],
  [
    "runs a text as code",
    /\beval\(|\bnew Function\(|\bimport\.meta\.glob/,
    // The build writes the imports of one folder of the site's own code.
    ["web/pages/private/ganita/board/layout-of.ts"],
  ],
  [
    "calls another host",
    /\bfetch\(|\bhttps?\.(get|request)\(|\bhttpRequest\(|\bundici\b/,
    [
      // The operator's commands, over a unix socket.
      "server/commands/ask-server.ts",
      "web/api/client.ts",
      // A page and files of the site itself.
      "web/pages/cirus/embed/embedded-figures.ts",
      "web/pages/cirus/map/outlines.ts",
      "web/pages/home/leaf/save-leaf.ts",
      "web/search/search.tsx",
    ],
  ],
  // Migrations.
  ["writes SQL as text", /\bsql\.raw\(/, ["server/db/migrate.ts"]],
  [
    "puts a text into a page as HTML",
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|set:html/,
    [
      "site/layouts/asked-for.astro",
      "site/layouts/before-scripts.astro",
      "site/layouts/document.astro",
      "site/layouts/site-search.astro",
      "site/pages/ragas/index.astro",
    ],
  ],
  ["uses a hash that is broken", /["'](md5|sha-?1)["']/i, []],
  ["switches off the check of a certificate", /rejectUnauthorized|NODE_TLS_REJECT/, []],
  // The random pause after a collision and the number of a worksheet need not be secret.
  [
    "draws a number that can be guessed",
    /Math\.random\(/,
    ["server/db/retried.ts", "web/pages/private/ganita/worksheet/worksheet.tsx"],
  ],
  ["sets or reads a cookie", /document\.cookie|set-cookie|cookieStore/i, []],
  [
    "listens to messages of other windows",
    /postMessage|onmessage|addEventListener\(["']message/,
    [],
  ],
])("nothing %s, but for what is listed", (_, pattern, meant) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found).toEqual(meant);
});
