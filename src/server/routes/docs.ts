import type { FastifyInstance } from "fastify";
import { API_BASE } from "#contract/api.ts";
import { once } from "../once.ts";
import {
  type PreparedBytes,
  prepareAnswer,
  prepareBytes,
  sendPrepared,
} from "../prepared-answer.ts";
import type { Site } from "../web-files.ts";

/**
 * The API described: openapi.json for programs, and a page for people. Most servers are never asked
 * for them, so they are made, and what makes them is loaded, on the first request.
 */
export function docsRoutes(app: FastifyInstance, site?: Site) {
  serveOnce(app, "/openapi.json", async () => {
    const { openApiDocument } = await import("../openapi/document.ts");
    return prepareAnswer(openApiDocument());
  });
  serveOnce(app, "/docs", async () => {
    const { openApiDocument } = await import("../openapi/document.ts");
    const { docsPage } = await import("../api-docs/page.ts");
    const { body, policy } = await docsPage(openApiDocument(), surroundingsIn(site));
    const bytes = await prepareBytes(Buffer.from(body), "text/html; charset=utf-8");
    return { ...bytes, headers: { ...bytes.headers, "content-security-policy": policy } };
  });
}

function serveOnce(app: FastifyInstance, path: string, make: () => Promise<PreparedBytes>) {
  const made = once(make);
  app.get(API_BASE + path, async (request, reply) => sendPrepared(await made(), request, reply));
}

// The site's fonts, under the names its own pages know them by; its icon; and where it is not, none.
function surroundingsIn(site: Site | undefined) {
  const styles = [...(site ?? [])].filter(([name]) => /^\/assets\/site-.*\.css$/.test(name));
  const css = styles.map(([, { body }]) => body.toString()).join("");
  return {
    fontFaces: (css.match(/@font-face\s*\{[^}]*Noto [^}]*\}/g) ?? []).join(""),
    icon: site?.has("/favicon.svg") ? "/favicon.svg" : "data:,",
  };
}
