import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { expect } from "./journey.ts";
import { lookAt } from "./look.ts";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** As far apart as readers may set text without losing any: WCAG 2.2, success criterion 1.4.12. */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
  " p { margin-bottom: 2em !important }";

/** Text of twice the size: WCAG 2.2, success criterion 1.4.4. */
const ENLARGED = "html { font-size: 200% !important }";

/** The rules of axe that look at colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Every view in which a page is judged: by which rules, all where none are named, and at which widths
 * there is room for text in which styles.
 */
const VIEWS: readonly View[] = [
  {
    width: 1280,
    colorScheme: "light",
    forcedColors: "none",
    room: [
      [1280, SPACED],
      [1024, SPACED],
    ],
  },
  { width: 1280, colorScheme: "dark", forcedColors: "none", rules: COLOUR_RULES },
  // The system's colours contrast by themselves; axe would judge the colours they replace.
  { width: 1280, colorScheme: "dark", forcedColors: "active", rules: ["link-in-text-block"] },
  // The width of 1280 px at 200% zoom.
  { width: 640, colorScheme: "light", forcedColors: "none" },
  { width: 320, colorScheme: "light", forcedColors: "none" },
  {
    width: 320,
    colorScheme: "dark",
    forcedColors: "none",
    rules: COLOUR_RULES,
    room: [[320, ENLARGED]],
  },
];

interface View {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
  readonly forcedColors: "none" | "active";
  readonly rules?: string[];
  readonly room?: readonly (readonly [width: number, styles: string])[];
}

/**
 * Expects the open page to be sound in every view, without reloading it. With `isRoomy` it also has
 * room for its text, however that is set.
 */
export async function expectSound(page: Page, { isRoomy = false } = {}): Promise<void> {
  expect(await strayWritingOf(page)).toEqual([]);
  for (const { width, rules, room = [], ...media } of VIEWS) {
    await Promise.all([page.setViewportSize({ width, height: 800 }), page.emulateMedia(media)]);
    const isForced = media.forcedColors === "active";
    const look = await page.evaluate(lookAt, { theme: media.colorScheme, isForced });
    const found = await violationsIn(page, rules && { runOnly: rules });
    expect({ width, ...media, ...look, found }).toEqual({
      width,
      ...media,
      beyond: 0,
      tight: [],
      clear: [],
      found: [],
    });
    if (isRoomy) for (const [at, styles] of room) await expectRoom(page, at, styles);
  }
  expect(await crampedOf(page)).toEqual({ cramped: [], beyond: 0 });
}

/**
 * Texts and entries in an Indic script outside an element of a language written in it, which a screen
 * reader would spell or pass over.
 */
export const strayWritingOf = (page: Page): Promise<string[]> =>
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

/**
 * Expects the open page to stay as wide as the window, and to cut no text off, when its text is set
 * in these styles.
 */
async function expectRoom(page: Page, width: number, styles: string) {
  await page.setViewportSize({ width, height: 800 });
  const found = await page.evaluate(async (text) => {
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(text));
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll("body *")]
      // A drawing places its letters itself; the words of a mark are only heard.
      .filter((element) => !element.closest("svg, math, .mark") && element.checkVisibility())
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        // A path leaves nothing of what is only heard.
        return /hidden|clip/.test(overflowX) && clipPath === "none";
      })
      .filter((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().right > element.getBoundingClientRect().right + 2;
      })
      .map((element) => `${element.outerHTML.slice(0, 80)}: ${element.textContent.slice(0, 40)}`);
    document.adoptedStyleSheets.pop();
    return { beyond: scrollWidth - clientWidth, cut };
  }, styles);
  expect({ width, styles, ...found }).toEqual({ width, styles, beyond: 0, cut: [] });
}

/** What axe reports for the open page: each rule, and the elements that break it. */
export async function violationsIn(page: Page, options: RunOptions = {}) {
  const { hasAxe, frames } = await page.evaluate(() => ({
    hasAxe: "axe" in window,
    frames: document.querySelectorAll("iframe").length,
  }));
  // Only the page itself is judged.
  expect(frames).toBe(0);
  // axe would keep the source of every element that it judges.
  if (!hasAxe) await page.evaluate(`${AXE}; axe.configure({ noHtml: true })`);
  const given = {
    rules: { "target-size": { enabled: true } },
    ...options,
    resultTypes: ["violations"],
    elementRef: true,
    // The only rule that needs the style sheets is not among those that run.
    preload: { assets: ["media"] },
  } satisfies RunOptions;
  return page.evaluate(async (given) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, given);
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ element }) => element!.outerHTML.slice(0, 200)),
    ]);
  }, given);
}
