import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { expect, test } from "./journey.ts";

/** The line of gaja on the wheel: g, a, j, a. */
const GAJA = "M400 150L376.53 251.85L637.76 322.75L376.53 251.85";

async function savedBy(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  return download;
}

/**
 * Presses, and sees these letters light up one after the other, until it is silent again. A letter is
 * lit for a tenth of a second, which a busy machine may not draw: then it is pressed again.
 */
async function expectHeard(wheel: Locator, press: () => Promise<void>, letters: readonly string[]) {
  const seen = await wheel.evaluateHandle((element) => {
    const lit: (string | undefined)[] = [];
    new MutationObserver(() => {
      const latin = element.querySelector<SVGGElement>(".is-sounding")?.dataset.latin;
      if (latin !== lit.at(-1)) lit.push(latin);
    }).observe(element, { subtree: true, attributeFilter: ["class"] });
    return lit;
  });
  await expect(async () => {
    await seen.evaluate((lit) => lit.splice(0));
    await press();
    await expect
      .poll(() => seen.evaluate((lit) => [...lit]), { timeout: 10_000 })
      .toEqual([...letters, undefined]);
  }).toPass();
}

test("a typed word draws its figure, its letters are heard, and its leaf is kept and shared", async ({
  page,
  context,
  expectErrors,
}) => {
  await page.goto("/");
  const wheel = page.getByRole("group", { name: "The wheel of the varnamala" });
  await page.getByLabel("Your word").fill("gaja");
  await expect(wheel.locator(`path[d="${GAJA}"]`).first()).toBeVisible();
  await expect(wheel.locator(".wheel-bead")).toHaveCount(3);

  // With the hand, then with the keyboard alone.
  const th = wheel.getByRole("button", { name: "Hear थ th" });
  // Pressed again, it opens the wheel.
  const pressTh = async () => {
    await th.click();
    await page.keyboard.press("Escape");
  };
  await expectHeard(wheel, pressTh, ["th", "a"]);
  await page.keyboard.press("ArrowRight");
  await expect(wheel.getByRole("button", { name: "Hear द d", exact: true })).toBeFocused();
  await expectHeard(wheel, () => page.keyboard.press("Enter"), ["d", "a"]);
  const word = page.getByRole("button", { name: "Hear it" });
  await expectHeard(wheel, () => word.click(), ["g", "a", "j", "a"]);

  await page.getByRole("link", { name: "Make its leaf" }).click();
  await expect(page).toHaveURL(/\/pictures\/leaf\?word=gaja$/);
  const leaf = page.getByRole("img", { name: /^A leaf for gaja:.* its number 11 / });
  await expect(leaf.locator(`path[d="${GAJA}"]`).first()).toBeVisible();

  expectErrors(/net::ERR_FAILED/);
  // A slow line is told, a press on it counts once, and a line that fails is tried again.
  let asked = 0;
  page.on("request", (request) => request.url().endsWith(".woff2") && asked++);
  const fail = await hold(page, "**/*.woff2", (route) => route.abort());
  await page.getByRole("button", { name: "Save as SVG" }).click();
  await expect(page.getByText("Writing the file…")).toBeVisible();
  await expect.poll(() => asked).toBe(6);
  await page.getByRole("button", { name: "Save as picture (PNG)" }).click();
  fail();
  await expect(page.getByRole("alert")).toContainText("Try again");
  expect(asked).toBe(6);
  await page.unroute("**/*.woff2");

  const svg = await savedBy(page, "Save as SVG");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(svg.suggestedFilename()).toBe("leaf-gaja.svg");
  const drawing = await readFile(await svg.path(), "utf8");
  for (const part of [GAJA, ">गज<", ">gaja<", ">ಗಜ<", ">గజ<", ">11<", "src:url(data:font"]) {
    expect(drawing).toContain(part);
  }
  // No colour of the page's style sheet is left in it, which other programs could not read.
  expect(drawing).not.toMatch(/var\(|oklch|class="wheel/);

  const png = await readFile(await (await savedBy(page, "Save as picture (PNG)")).path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 2260]);

  // On paper it is alone, on one sheet.
  for (const sheet of [{ format: "A4" }, { format: "Letter", landscape: true }]) {
    const pdf = (await page.pdf(sheet)).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: "print" });
  await expect(leaf).toBeVisible();
  for (const other of ["A leaf of a word", "The leaf"])
    await expect(page.getByRole("heading", { name: other, exact: true })).toBeHidden();
  await page.emulateMedia({ media: null });

  // Without a vowel there is no number, and what cannot be read is told.
  const typed = page.getByLabel("Your word");
  await typed.fill("क्ष्");
  await expect(
    page.getByRole("img", { name: /kṣ in .*, no vowel, so no number and/ }),
  ).toBeVisible();
  await typed.fill("क".repeat(101));
  await expect(page.getByRole("alert")).toContainText("up to 100 can be read");
  await typed.fill("");
  await expect(page.getByText(/^Write a word, or press one of the four/)).toBeVisible();
  await typed.fill("gaja");
  await expect(page).toHaveURL(/\?word=gaja$/);

  // Somebody else, without an account, opens the address.
  const other = await context.browser()!.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("img", { name: /^A leaf for gaja:/ })).toBeVisible();
  await expect(other.getByLabel("Your word")).toHaveValue("gaja");
  await other.close();
});

test("a leaf that waits for its fonts while another word is typed is saved whole, under its own name", async ({
  page,
}) => {
  await page.goto("/pictures/leaf?word=gaja");
  await expect(page.getByRole("img", { name: /^A leaf for gaja:/ })).toBeVisible();
  const release = await hold(page, "**/*.woff2");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as SVG" }).click();
  await expect(page.getByText("Writing the file…")).toBeVisible();
  await page.getByLabel("Your word").fill("kamala");
  await expect(page.getByRole("img", { name: /^A leaf for kamala:/ })).toBeVisible();
  release();
  const file = await download;
  expect(file.suggestedFilename()).toBe("leaf-kamala.svg");
  expect(await readFile(await file.path(), "utf8")).toContain(">kamala<");
});
