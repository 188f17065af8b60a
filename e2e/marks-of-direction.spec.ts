import type { Page } from "@playwright/test";
import { expect, memberTest as test } from "./journey.ts";

// Leaves whatever a page has set the text apart in, then turns all that follows round.
const MARKS = "\u2069\u202E";

/** Texts of the page itself that the screen does not show in the order they are written. */
function turnedRound(page: Page): Promise<string[]> {
  return page.evaluate((marks) => {
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { data } = node as Text;
      if (data.includes(marks)) continue;
      const letters = [...data.matchAll(/[\w,]/g)].map(({ 0: letter, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return { letter, ...range.getBoundingClientRect().toJSON() };
      });
      const isTurned = letters.some(
        ({ left, top }, at) => at > 0 && top === letters[at - 1].top && left < letters[at - 1].left,
      );
      if (isTurned) found.push(data);
    }
    return found;
  }, MARKS);
}

test("marks of direction in a text turn round nothing that stands beside it", async ({ page }) => {
  const read = (text: string, more: string) =>
    page.goto(`/private/aryabhatta?${new URLSearchParams({ t: text, s: "latin" })}&${more}`);

  await read(`khyu${MARKS} ghṛ${MARKS}`, "m=sentence&op=addition");
  await expect(page.getByRole("list", { name: "Numbers, in the order written" })).toBeVisible();
  expect(await turnedRound(page)).toEqual([]);

  await read(`RaGa${MARKS}`, "m=word");
  await expect(page.getByRole("list", { name: "Notes on this reading" })).toBeVisible();
  expect(await turnedRound(page)).toEqual([]);
});

test("nor do they in what a page quotes", async ({ page, expectErrors }) => {
  await page.goto(`/?word=${encodeURIComponent(`khyu${MARKS}`)}`);
  await expect(page.getByRole("list", { name: /^Aksharas of khyu/ })).toBeVisible();
  expect(await turnedRound(page)).toEqual([]);

  await page.goto(`/cirus?list=all&q=${encodeURIComponent(`nuhh${MARKS}`)}`);
  await expect(page.getByText(/Nothing is called/)).toBeVisible();
  expect(await turnedRound(page)).toEqual([]);

  expectErrors(/422/);
  expectErrors(/process_sentence failed/);
  await page.goto(`/private/aryabhatta?s=latin&t=${encodeURIComponent(`k${MARKS}\u0001`)}`);
  // A sentence that is one text leaves the marks out.
  await expect(page.getByText(/^Error processing "k.": /)).toBeVisible();
});
