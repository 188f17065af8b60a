import path from "node:path";
import { readEnvironment } from "../../src/server/config.ts";
import { openConfiguredDatabase } from "../../src/server/db/open-configured-database.ts";
import { etagOf } from "../../src/server/http/prepared-answer.ts";
import { readSite } from "../../src/server/http/web-files.ts";
import { serve } from "../../src/server/serve.ts";
import { stopSignal } from "../../src/server/stop-signal.ts";
import { ONE_LINE } from "../one-line-page.ts";

// Our own server with one page more than the site has: the least that a page can be, sent as ours are.
const [dataDir] = process.argv.slice(2);
const environment = readEnvironment({ PORT: "0", DATA_DIR: dataDir });
const site = readSite(path.join(import.meta.dirname, "../../build/client"));
const body = Buffer.from(ONE_LINE.html);
const headers = { ...site.get("/404.html")!.headers, etag: etagOf(body) };
await serve(
  environment,
  await openConfiguredDatabase(environment),
  stopSignal,
  new Map([...site, [`${ONE_LINE.path}.html`, { plain: () => body, encoded: {}, headers }]]),
);
