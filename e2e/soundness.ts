import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect } from "./journey.ts";

/** Every view in which a page is judged; views of the same width follow one another. */
const VIEWS = [
  { width: 320, colorScheme: "light", forcedColors: "none" },
  { width: 320, colorScheme: "dark", forcedColors: "none" },
  // The width of 1280 px at 200% zoom.
  { width: 640, colorScheme: "light", forcedColors: "none" },
  { width: 1280, colorScheme: "light", forcedColors: "none" },
  { width: 1280, colorScheme: "dark", forcedColors: "none" },
  { width: 1280, colorScheme: "dark", forcedColors: "active" },
] as const;

/** The axe rules that look at colours; the others look at the document and its boxes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Expects the open page to be sound in every view, without reloading it. Where a change of colours
 * leaves the document and every box as they were, only the colour rules run again.
 */
export async function expectSound(page: Page): Promise<void> {
  let judged = "";
  for (const { width, ...media } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia(media);
    await untilShown(page, media.colorScheme);
    const boxes = await boxesOf(page);
    // The system's colours contrast by themselves; axe would judge the colours they replace.
    const leftOut = media.forcedColors === "active" ? ["color-contrast"] : [];
    const found = await violationsIn(
      page,
      boxes === judged
        ? { runOnly: COLOUR_RULES.filter((rule) => !leftOut.includes(rule)) }
        : { rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])) },
    );
    judged = boxes;
    expect({ width, ...media, found }).toEqual({ width, ...media, found: [] });
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect({ width, scrollWidth }).toEqual({ width, scrollWidth: clientWidth });
    expect({ width, cut: await tightLinesOf(page) }).toEqual({ width, cut: [] });
  }
}

/**
 * Visible Kannada and Telugu text whose lines are less than 1.4 times as high as its letters, whose
 * ink is 1.34 em high, or whose letters are spaced, which tears them apart.
 */
const tightLinesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!/[\u0C00-\u0CFF]/.test(text.nodeValue!)) continue;
      // A drawing places its letters itself.
      if (element.closest("svg, script") || !element.checkVisibility()) continue;
      const { fontSize, lineHeight, letterSpacing } = getComputedStyle(element);
      // "normal" is as high as the font asks for.
      const height =
        lineHeight === "normal"
          ? Number.POSITIVE_INFINITY
          : Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      if (height > 1.399 && (Number.parseFloat(letterSpacing) || 0) === 0) continue;
      found.push(`${text.nodeValue}: line-height ${height}, letter-spacing ${letterSpacing}`);
    }
    return found;
  });

/** What axe reports for the open page: each rule, and the elements that break it. */
export async function violationsIn(page: Page, options: RunOptions = {}) {
  // Only the page itself is judged.
  await expect(page.locator("iframe")).toHaveCount(0);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    { ...options, resultTypes: ["violations"] } satisfies RunOptions,
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/**
 * Waits until a page that keeps a theme has changed to it and all colour transitions have ended.
 */
async function untilShown(page: Page, theme: string) {
  await page.waitForFunction(
    (wanted) =>
      (document.documentElement.dataset.theme ?? wanted) === wanted &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition),
    theme,
  );
}

/** Which elements are visible, and where. */
const boxesOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const shown = element.checkVisibility({ visibilityProperty: true });
        return [element.tagName, shown, x, y, width, height].join(" ");
      })
      .join("\n"),
  );
