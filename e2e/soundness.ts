import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { COLOURS, rowsLikeOthers } from "./alike-rows.ts";
import { expect } from "./journey.ts";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * Every view in which a page is judged. The widest come first, because they show most; views of the
 * same width follow one another.
 */
const VIEWS = [
  { width: 1280, colorScheme: "dark", forcedColors: "active" },
  { width: 1280, colorScheme: "dark", forcedColors: "none" },
  { width: 1280, colorScheme: "light", forcedColors: "none" },
  // The width of 1280 px at 200% zoom.
  { width: 640, colorScheme: "light", forcedColors: "none" },
  { width: 320, colorScheme: "light", forcedColors: "none" },
  { width: 320, colorScheme: "dark", forcedColors: "none" },
] as const;

/** The axe rules that look at colours, and at boxes; the others look at the elements shown. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const BOX_RULES = ["scrollable-region-focusable", "target-size"];

/**
 * Expects the open page to be sound in every view, without reloading it. A view runs the rules that
 * look at what no earlier view had: all of them where it shows other elements.
 */
export async function expectSound(page: Page): Promise<void> {
  const judged = new Set<string>();
  const isNew = (look: string) => judged.size < judged.add(look).size;
  const coloured: string[][] = [];
  expect(await strayWritingOf(page)).toEqual([]);
  for (const { width, ...media } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia(media);
    await untilShown(page, media.colorScheme);
    const { shown, boxes, colours, clear, scrollWidth, clientWidth } = await lookOf(page);
    expect({ width, scrollWidth }).toEqual({ width, scrollWidth: clientWidth });
    expect({ width, cut: await tightLinesOf(page) }).toEqual({ width, cut: [] });
    // The system's colours replace clear ones too.
    if (media.forcedColors === "none") expect({ width, clear }).toEqual({ width, clear: [] });
    const looks = {
      shown: isNew(shown),
      boxes: isNew(boxes),
      colours: !coloured.some((earlier) => hasAll(earlier, colours)),
    };
    // The system's colours contrast by themselves; axe would judge the colours they replace.
    const isForced = media.forcedColors === "active";
    if (looks.colours && !isForced) coloured.push(colours);
    const leftOut = [
      ...(looks.boxes ? [] : BOX_RULES),
      ...(looks.colours ? [] : COLOUR_RULES),
      ...(isForced ? ["color-contrast"] : []),
    ];
    const runOnly = [...BOX_RULES, ...COLOUR_RULES].filter((rule) => !leftOut.includes(rule));
    if (!looks.shown && runOnly.length === 0) continue;
    const found = await violationsIn(
      page,
      looks.shown
        ? { rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])) }
        : { runOnly },
    );
    expect({ width, ...media, found }).toEqual({ width, ...media, found: [] });
  }
  expect(await crampedOf(page)).toEqual({ cramped: [], beyond: 0 });
}

/**
 * Texts and entries in an Indic script outside an element of a language written in it, which a screen
 * reader would spell or pass over.
 */
const strayWritingOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scripts = [
      [/\p{Script=Devanagari}/u, /^(hi|mr|sa)(-Deva)?$/],
      [/\p{Script=Kannada}/u, /^(kn|sa-Knda)$/],
      [/\p{Script=Telugu}/u, /^(te|sa-Telu)$/],
    ] as const;
    const isStray = (text: string, element: Element) =>
      !element.closest("script, noscript, [aria-hidden='true']") &&
      scripts.some(
        ([script, languages]) =>
          script.test(text) &&
          !languages.test(element.closest("[lang]")!.getAttribute("lang")!) &&
          element.checkVisibility(),
      );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (isStray(text.nodeValue!, text.parentElement!)) found.push(text.nodeValue!);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea")) {
      if (field.tagName === "INPUT" && isStray(field.value, field)) found.push(field.value);
    }
    return found;
  });

/** As far apart as readers may set text without losing any: WCAG 2.2, success criterion 1.4.12. */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
  " p { margin-bottom: 2em !important }";

/**
 * What has no room for its words once they are spaced: controls, labels, headings and cells with words
 * beyond their edge, and how far the page goes beyond the window.
 */
const crampedOf = (page: Page) =>
  page.evaluate(async (spaced) => {
    const sheet = await new CSSStyleSheet().replace(spaced);
    document.adoptedStyleSheets.push(sheet);
    const { scrollWidth, clientWidth } = document.documentElement;
    const cramped = [
      ...document.querySelectorAll("a, button, summary, label, legend, h1, h2, h3, dt, dd, td, th"),
    ]
      // What is only heard takes no room; what scrolls has room.
      .filter((element) => !element.closest("svg, math, .unseen, .folded > thead, .frame"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 2 && scrollWidth > clientWidth + 2)
      .map((element) => `${element.outerHTML.slice(0, 80)}: ${element.textContent.slice(0, 40)}`);
    document.adoptedStyleSheets.pop();
    return { cramped, beyond: scrollWidth - clientWidth };
  }, SPACED);

/** Text of twice the size: WCAG 2.2, success criterion 1.4.4. */
const ENLARGED = "html { font-size: 200% !important }";

/** Expects the open page to stay as wide as the window however its text is set. */
export async function expectRoomForText(page: Page): Promise<void> {
  for (const [width, styles] of [
    [1280, SPACED],
    [1024, SPACED],
    [320, ENLARGED],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(async (text) => {
      document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(text));
      const { scrollWidth, clientWidth } = document.documentElement;
      document.adoptedStyleSheets.pop();
      return scrollWidth - clientWidth;
    }, styles);
    expect({ width, styles, beyond }).toEqual({ width, styles, beyond: 0 });
  }
}

/** Whether all that a view shows had the same colours in an earlier one. */
const hasAll = (earlier: readonly string[], colours: readonly string[]) =>
  earlier.length === colours.length &&
  colours.every((colour, index) => colour === "" || colour === earlier[index]);

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

/**
 * What axe reports for the open page: each rule, and the elements that break it. Of the rows of a
 * long list that are alike it judges a few.
 */
export async function violationsIn(page: Page, options: RunOptions = {}) {
  // Only the page itself is judged.
  await expect(page.locator("iframe")).toHaveCount(0);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const given = {
    ...options,
    rules: { "target-size": { enabled: true }, ...options.rules },
    resultTypes: ["violations"],
    // The only rule that needs the style sheets is not among those that run.
    preload: { assets: ["media"] },
  } satisfies RunOptions;
  await using exclude = await rowsLikeOthers(page);
  const { violations } = await page.evaluate(
    ([exclude, given]) =>
      (window as unknown as { axe: typeof axe }).axe.run({ include: document, exclude }, given),
    [exclude, given] as const,
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/**
 * Waits until a page that keeps a theme has changed to it, and ends all colour transitions at once:
 * each of their frames would cost as much as a look at the page.
 */
async function untilShown(page: Page, theme: string) {
  await page.waitForFunction((wanted) => {
    if ((document.documentElement.dataset.theme ?? wanted) !== wanted) return false;
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (const transition of moving) transition.finish();
    return moving.length === 0;
  }, theme);
}

/**
 * Which elements are shown, where, and each in what colours; which have a clear border, which would be
 * drawn in the system's colours, and tell what is not so; how wide the page is.
 */
const lookOf = (page: Page) =>
  page.evaluate((names) => {
    const all = [...document.body.querySelectorAll("*")];
    // Of the two buttons that change the theme, a narrow page shows one, a wide page both.
    const isShown = all.map(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches("[data-theme-choice]"),
    );
    const shown = all.filter((_, index) => isShown[index]);
    const boxes = shown.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    });
    const colours = all.map((element, index) => {
      if (!isShown[index]) return "";
      const style = getComputedStyle(element);
      // Large letters need less contrast.
      const isLarge =
        Number.parseFloat(style.fontSize) >= (Number(style.fontWeight) < 700 ? 24 : 18.66);
      return [element.tagName, ...names.map((name) => style[name]), isLarge].join();
    });
    // A control may show its edge.
    const clear = shown.filter((element) => {
      if (element.matches("a, button, input, dialog")) return false;
      const style = getComputedStyle(element);
      return (["Top", "Right", "Bottom", "Left"] as const).some(
        (side) =>
          style[`border${side}Width`] !== "0px" &&
          style[`border${side}Color`] === "rgba(0, 0, 0, 0)",
      );
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      shown: `shown ${isShown}`,
      boxes: `boxes ${boxes}`,
      colours,
      clear: clear.map(({ outerHTML }) => outerHTML.slice(0, 80)),
      scrollWidth,
      clientWidth,
    };
  }, COLOURS);
