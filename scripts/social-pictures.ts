import { mkdir, mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startServer } from "../src/server/testing/server-process.ts";
import { PUBLIC_PAGES } from "../src/web/site-pages.ts";
import { pictureName } from "../src/web/ui/frame/page-meta.ts";
import { build } from "./build.ts";
import { launchChromium } from "./chromium.ts";

// npm run social-pictures: makes the preview pictures for sharing public pages, from the pages
// themselves, in public/social. Run it when a page's drawing or words have changed.

const FOLDER = "public/social";
const SIZE = { width: 1200, height: 630 };

await build();
await mkdir(FOLDER, { recursive: true });
await using data = await mkdtempDisposable(path.join(tmpdir(), "shabda-gyan-pictures-"));
const server = await startServer({ DATA_DIR: data.path });
await using browser = await launchChromium();
// The page's policy would refuse the styles of the picture.
const context = await browser.newContext({ viewport: SIZE, bypassCSP: true });
const page = await context.newPage();
const drawn = new Set<string>();
for (const address of PUBLIC_PAGES) {
  const name = pictureName(address);
  if (drawn.has(name)) continue;
  drawn.add(name);
  await page.goto(`${server.url}${address}`, { waitUntil: "networkidle" });
  await showMap(page);
  await arrange(page);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  process.stdout.write(`${name}.png\n`);
}
await server.stop("SIGTERM");

// The page draws the map only on request.
async function showMap(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Show the map" });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main svg")].some((svg) => svg.clientWidth > 300),
  );
}

/** Reduces the page to its name, first sentences and largest drawing, side by side. */
async function arrange(page: Page): Promise<void> {
  await page.evaluate(() => {
    const area = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, 2 * height) * Math.min(height, 2 * width);
    };
    const [drawing] = [...document.querySelectorAll("main svg:not(.icon)")]
      .filter((svg) => area(svg) > 10_000)
      .sort((a, b) => area(b) - area(a));
    const title = document.querySelector("h1")?.textContent ?? "";
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const mark = document.querySelector(".brand-mark")?.outerHTML ?? "";
    const text = (words: string) =>
      Object.assign(document.createElement("p"), { textContent: words });
    const words = document.createElement("div");
    words.innerHTML = mark;
    words.append(
      Object.assign(text(title), {
        className: title.length > 34 ? "picture-title is-long" : "picture-title",
      }),
      text(description?.content ?? ""),
      Object.assign(text("Shabda Gyan"), { className: "picture-site" }),
    );
    const drawn = document.createElement("div");
    if (drawing) drawn.append(drawing.cloneNode(true));
    // Keep the page, hidden, because its drawings share parts.
    const picture = document.createElement("div");
    picture.className = drawing ? "picture" : "picture picture-plain";
    picture.append(words, drawn);
    document.body.append(picture);
  });
  await page.addStyleTag({
    content: `
      body > * { visibility: hidden; }
      .picture { visibility: visible; position: fixed; inset: 0; z-index: 9; box-sizing: border-box; width: 1200px; height: 630px; overflow: hidden; margin: 0;
        padding: 56px 64px; display: grid; grid-template-columns: 1fr 518px; gap: 56px;
        background: var(--color-leaf); border-top: 14px solid var(--color-geru); color: var(--color-ink); }
      .picture-plain { grid-template-columns: 1fr; }
      .picture-plain > div:last-child { display: none; }
      .picture > div { display: flex; flex-direction: column; justify-content: center; min-width: 0; }
      .picture > div:first-child > .brand-mark { width: 220px; height: auto; }
      .picture p { margin: 22px 0 0; font: 25px/1.42 var(--font-sans); color: var(--color-ink-2); }
      .picture p.picture-title { font: 60px/1.12 var(--font-serif); color: var(--color-ink); }
      .picture p.picture-title.is-long { font-size: 46px; }
      .picture p.picture-site { font-size: 22px; color: var(--color-geru); }
      .picture > div:last-child svg { width: 100%; height: auto; max-height: 518px; }`,
  });
  await page.evaluate(() => document.fonts.ready);
}
