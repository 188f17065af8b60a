import type { Locator, Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { expect, memberTest as test } from "./journey.ts";

const YEARS_OF_A_YUGA = [
  ["Devanagari", "ख्युघृ"],
  ["Latin", "khyughṛ"],
  ["Kannada", "ಖ್ಯುಘೃ"],
  ["Telugu", "ఖ్యుఘృ"],
] as const;

async function convert(page: Page, text: string, { as = "Word" } = {}) {
  await page.getByRole("radio", { name: as, exact: true }).check();
  await page.getByLabel(new RegExp(`^${as} in `)).fill(text);
  await page.getByRole("button", { name: "Convert" }).click();
}

/** The sizes of the signs + and × of a formula, and how far they stand from what they join. */
const signsOf = (formula: Locator) =>
  formula.evaluate((element) => {
    const characters: { text: string; size: string; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const around = node.parentElement!;
      if (around.closest(".unseen")) continue;
      for (const [at, text] of [...node.textContent!].entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [size, box] = [getComputedStyle(around).fontSize, range.getBoundingClientRect()];
        if (text.trim()) characters.push({ text, size, box });
      }
    }
    const signs = characters.flatMap(({ text, size, box }, at) => {
      const [before, after] = [characters[at - 1]!, characters[at + 1]!];
      return "+×".includes(text)
        ? [[size, ...[box.left - before.box.right, after.box.left - box.right].map(Math.round)]]
        : [];
    });
    return signs.map((sign) => sign.join());
  });

test.beforeEach(async ({ page }) => {
  await page.goto("/private/aryabhatta");
  await expect(page.getByRole("heading", { level: 1, name: "Script to Number" })).toBeVisible();
});

test("a member reads the years of a yuga in four scripts, each in one call; the field stays as it is meanwhile", async ({
  page,
}) => {
  const field = page.getByLabel("Word in Devanagari");
  const before = await field.boundingBox();
  const letAnswer = await hold(page, "**/process_sentence");
  await convert(page, "ढ");
  await expect(page.getByRole("button", { name: "Converting..." })).toBeVisible();
  expect(await field.boundingBox()).toEqual(before);
  letAnswer();
  await expect(page.getByRole("row", { name: /Value of the word/ })).toContainText("14");

  for (const [script, word] of YEARS_OF_A_YUGA) {
    await page.getByRole("radio", { name: script }).check();
    const calls: string[] = [];
    const note = (request: { url(): string }) => {
      if (request.url().includes("/api/")) calls.push(request.url());
    };
    page.on("request", note);
    await convert(page, word);
    await expect(page.getByRole("cell", { name: "4,320,000" })).toBeVisible();
    for (const [, spelling] of YEARS_OF_A_YUGA) {
      await expect(page.getByRole("definition").filter({ hasText: spelling })).toBeVisible();
    }
    page.off("request", note);
    expect(calls).toHaveLength(1);
  }
  // All signs of a formula have one size, and one spacing.
  const formula = await signsOf(page.locator(".working-formula"));
  expect(formula).toHaveLength(4);
  expect(new Set(formula).size).toBe(1);
  const sizes = await page
    .locator(".cluster-number")
    .evaluateAll((signs) => signs.map((sign) => getComputedStyle(sign).fontSize));
  expect(new Set(sizes).size).toBe(1);
});

test("on a phone the table folds: no figure is cut, and the value stays in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await convert(page, "चयगियिङुशुछ्लृ");
  const reading = page.getByRole("region", { name: "The reading" });
  await expect(reading.getByText("57,753,336").first()).toBeInViewport();
  await expect(page.getByRole("row", { name: /Value of the word/ })).toContainText("57,753,336");
  const cells = page.getByRole("table").getByRole("cell");
  const ends = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().right),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(360);
  // No sign stands alone at the end of a line: it begins the line of its term.
  const terms = page.locator(".working > .cluster");
  const signs = await terms.evaluateAll((drawn) =>
    drawn.map((term) => getComputedStyle(term, "::before").content),
  );
  expect(signs).toEqual(["none", ...signs.slice(1).map(() => '"+"')]);
  await expect(page.locator(".working > .working-sign").first()).toBeHidden();
  // The numbers to reckon with are a plain list: each begins where its place in the line begins.
  const operands = page.getByRole("list", { name: "Numbers, in the order written" });
  const indents = await operands.getByRole("listitem").evaluateAll((items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      return range.getBoundingClientRect().left - item.getBoundingClientRect().left;
    }),
  );
  expect(new Set(indents)).toEqual(new Set([0]));
  await cells.first().scrollIntoViewIfNeeded();
  await expect(page.getByRole("row", { name: /Value of the word/ })).toBeInViewport();

  // Nor is the page wider than the phone with the longest word, or the widest sign of one.
  for (const [word, value] of [
    [`${"क".repeat(50)}${"क्".repeat(24)}क`, "75"],
    [`${"क्".repeat(49)}क`, "50"],
  ] as const) {
    await convert(page, word);
    await expect(page.getByRole("row", { name: /Value of the word/ })).toContainText(value);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test("colours letters by the table of GET /aryabhatta/colors", async ({ page, request, token }) => {
  const answer = await request.get("/api/v1/aryabhatta/colors", {
    headers: { authorization: `Bearer ${token}` },
  });
  const colours: Record<string, string> = await answer.json();
  // Letters and vowel signs of Devanagari, Latin, Kannada and Telugu, with an anusvara.
  for (const [script, text] of [
    ["devanagari", "ख्युघृ अं"],
    ["latin", "khyughṛ aṃ"],
    ["kannada", "ಖ್ಯುಘೃ ಅಂ"],
    ["telugu", "ఖ్యుఘృ అం"],
  ] as const) {
    await page.goto(`/private/aryabhatta?t=${encodeURIComponent(text)}&s=${script}&m=sentence`);
    const chips = page.getByRole("region", { name: "Table of signs" }).locator("td .chip");
    await expect(chips.first()).toBeVisible();
    const drawn = await chips.evaluateAll((all) =>
      all.map((chip) => [
        chip.textContent!.replace("◌", ""),
        chip.querySelector("rect")?.getAttribute("fill") ?? null,
      ]),
    );
    expect(drawn.length, script).toBeGreaterThan(5);
    for (const [letter, colour] of drawn) expect(colour, letter!).toBe(colours[letter!] ?? null);
  }
});

test("of a sentence on a phone shows the signs of one word, and the others at a press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const words = "युगरविभगणाः ख्युघृ शशि चयगियिङुशुछ्लृ कु ङिशिबुणॢष्खृ प्राक् शनि";
  await page.goto(`/private/aryabhatta?t=${encodeURIComponent(words)}&m=sentence`);
  const table = page.getByRole("region", { name: "Table of signs" });
  const signs = table.locator("tr:has(.chip)");
  await expect(signs.first()).toBeVisible();
  const shown = () => signs.filter({ visible: true }).count();
  const ofOne = await shown();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(8000);
  await table.getByRole("button", { name: "ङिशिबुणॢष्खृ" }).click();
  expect(await shown()).toBeGreaterThan(ofOne);
});
