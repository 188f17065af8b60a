import { PUBLIC_PAGES } from "../src/web/site-pages.ts";
import { expect, test } from "./journey.ts";

/** What is easily told wrong, as pages tell it. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  "/maps": ["The span of a life, and what keeps it in balance."],
  "/stnc/sound": ["Strong ones are heard as beats, and felt.", "We deliberately play none of it"],
  "/stnc/numbers": ["By Aryabhata, who was 23 in the year 499."],
  "/stnc/colours": ["दृश्य प्रकाश", "एक्स-किरणें"],
  "/ragas/43": ["गवाम्भोधि", "gavāmbhodhi", "Gavambhodhi"],
  "/ragas/55": ["diśi", "directions, from diś"],
};
/** What no page tells: svara is spelt in one way. */
const UNTOLD = /felt rather than heard|on purpose|wrote in 499/i;

// What search engines and link previews see: the bytes as sent, without a browser.

test("every public page names itself, tells what it should, and its picture is there", async ({
  serverUrl,
}) => {
  const read = (path: string) => fetch(`${serverUrl}${path}`);
  const titles = new Set<string>();
  const pictures = new Set<string>();
  for (const path of PUBLIC_PAGES) {
    const html = await (await read(path)).text();
    const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
    const title = found(/<title>([^<]+)<\/title>/);
    expect([path, title]).toEqual([path, expect.stringContaining("Shabda Gyan")]);
    titles.add(title);
    for (const text of TOLD[path] ?? []) expect(html).toContain(text);
    expect([path, UNTOLD.exec(html)]).toEqual([path, null]);
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
    const answer = await read(picture);
    expect([picture, answer.headers.get("content-type")]).toEqual([picture, "image/png"]);
    const body = Buffer.from(await answer.arrayBuffer());
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("the sitemap lists every public page, and robots.txt leads to it", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)];
  expect(listed.map(([, path]) => path)).toEqual([...PUBLIC_PAGES]);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /private\n");
  expect(robots).toContain("Sitemap: http://localhost:3000/sitemap.xml");
});

test("the icons that are asked for without being told are there", async ({ page, request }) => {
  await page.goto("/maps");
  for (const [path, type, size] of [
    ["/favicon.ico", "image/x-icon", 48],
    ["/apple-touch-icon.png", "image/png", 180],
  ] as const) {
    expect((await request.get(path)).headers()["content-type"]).toBe(type);
    const width = await page.evaluate(async (source) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      return image.naturalWidth;
    }, path);
    expect([path, width]).toEqual([path, size]);
  }
});
