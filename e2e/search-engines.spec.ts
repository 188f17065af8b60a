import { openApiDocument } from "../src/contract/openapi/document.ts";
import { addressOf, callsOf } from "../src/web/pages/api-docs/calls.ts";
import { PUBLIC_PAGES } from "../src/web/site-pages.ts";
import { expect, test } from "./journey.ts";

// What search engines and link previews see: the bytes as sent, without a browser.

test("every public page names itself, and its picture is there", async ({ request }) => {
  const titles = new Set<string>();
  const pictures = new Set<string>();
  for (const path of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text();
    const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
    const title = found(/<title>([^<]+)<\/title>/);
    expect([path, title]).toEqual([path, expect.stringContaining("Shabda Gyan")]);
    titles.add(title);
    expect(found(/<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(50);
    // This site was built without SITE_URL, and a canonical address must be absolute.
    expect(html).not.toContain("canonical");
    expect(found(/<meta property="og:title" content="([^"]+)"/)).not.toBe("");
    const data = JSON.parse(found(/<script type="application\/ld\+json">([^<]+)<\/script>/));
    expect(data).toMatchObject({ "@context": "https://schema.org", url: path });
    pictures.add(found(/<meta property="og:image" content="([^"]+)"/));
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect([picture, answer.headers()["content-type"]]).toEqual([picture, "image/png"]);
    const body = await answer.body();
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("the sitemap lists every public page and call, and robots.txt leads to it", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)];
  const calls = callsOf(openApiDocument()).map(addressOf);
  expect(listed.map(([, path]) => path)).toEqual([...PUBLIC_PAGES, ...calls]);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /private\n");
  expect(robots).toContain("Sitemap: http://localhost:3000/sitemap.xml");
});
