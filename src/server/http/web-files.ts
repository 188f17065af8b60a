import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { OperatorError } from "../operator-error.ts";
import { etagOf, type PreparedBytes, sendPrepared } from "./prepared-answer.ts";

/** The built site in memory, by path from its root. */
export type Site = ReadonlyMap<string, PreparedBytes>;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const NOT_FOUND = "/404.html";
const LOGOUT = "/logout/index.html";

/**
 * Reads the built site into memory. If a file has compressed forms (.br and .gz), keeps only those,
 * which takes half the memory.
 *
 * @throws {OperatorError} if the directory does not contain a complete build.
 */
export function readSite(directory: string): Site {
  const names = new Set(existsSync(directory) ? filesIn(directory) : []);
  const read = (name: string) =>
    names.has(name) ? readFileSync(path.join(directory, name)) : null;
  const site = new Map<string, PreparedBytes>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) continue;
    const [br, gzip] = [read(`${name}.br`), read(`${name}.gz`)];
    const kept = gzip ?? read(name)!;
    site.set(name, {
      headers: headersOf(name, etagOf(kept)),
      plain: gzip ? () => gunzipSync(gzip) : () => kept,
      encoded: { ...(br && { br: () => br }), ...(gzip && { gzip: () => gzip }) },
    });
  }
  for (const name of ["/index.html", NOT_FOUND]) {
    if (!site.has(name)) {
      throw new OperatorError(`The site in ${directory} has no ${name}. Run: npm run build`);
    }
  }
  return site;
}

/**
 * The paths of all files of a folder, from its root. Node's own recursive reading takes five times
 * as long.
 */
function filesIn(directory: string, root = ""): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const name = `${root}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path.join(directory, entry.name), name) : [name];
  });
}

/** Sends the page or file at a path; an unknown one gets the 404 page with its status. */
export function sendPage(site: Site, request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return reply
      .code(405)
      .header("allow", "GET, HEAD")
      .type("text/plain; charset=utf-8")
      .send("Use GET here.\n");
  }
  // Some programs that pass links on encode more than they must. The router refuses what is no URL.
  const [address, query] = request.url.split("?", 2);
  const [name, status] = resolve(site, decodeURI(address!));
  const { "sec-fetch-site": from = "none" } = request.headers;
  const isFromElsewhere = from !== "none" && from !== "same-origin";
  if (name === LOGOUT && isFromElsewhere && query !== "confirm") {
    // A link on another site must not end a login: the page asks first.
    return reply.header("cache-control", "no-store").redirect("/logout?confirm", 303);
  }
  if (mayBeFramed(name)) reply.removeHeader("x-frame-options");
  return sendPrepared(site.get(name)!, request, reply.code(status));
}

function resolve(site: Site, url: string): [name: string, status: number] {
  // The lookbehind stops the regex from starting again at each slash of a path of slashes.
  const base = url.replace(/(?<!\/)\/+$/, "");
  for (const name of [url, `${base}/index.html`, `${base}.html`]) {
    if (site.has(name) && name !== NOT_FOUND) return [name, 200];
  }
  return [NOT_FOUND, 404];
}

function headersOf(name: string, etag: string): PreparedBytes["headers"] {
  const extension = path.posix.extname(name);
  return {
    "content-type": TYPES[extension] ?? "application/octet-stream",
    "cache-control": cachingOf(name),
    etag,
    vary: name === LOGOUT ? "accept-encoding, sec-fetch-site" : "accept-encoding",
    // The build writes the rest of the policy into the page.
    ...(extension === ".html" && {
      "content-security-policy": `frame-ancestors ${mayBeFramed(name) ? "*" : "'none'"}`,
    }),
  };
}

function cachingOf(name: string): string {
  // While a new version replaces the old one server by server, an asset may be on only some of them.
  if (name === NOT_FOUND) return "no-store";
  return name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, no-cache";
}

// These pages can be framed safely: only links can be pressed, and they open a new page.
const mayBeFramed = (name: string) => name.startsWith("/embed/");
