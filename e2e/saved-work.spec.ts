import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, memberTest as test } from "./journey.ts";
import { expectSound } from "./soundness.ts";

const WORD = "/private/aryabhatta?t=%E0%A4%96%E0%A5%8D%E0%A4%AF%E0%A5%81%E0%A4%98%E0%A5%83";
const PRODUCT = "/private/ganita/nikhilam-navatashcaramam-dashatah?a=98&b=87";
const COMPARISON = "/cirus?view=world&place=IN&place=JP&compare";

test.use({ viewport: { width: 360, height: 740 } });

/** Keeps what the page shows, by the keyboard alone, under the name it is offered or another. */
async function keep(page: Page, name?: string, note?: string) {
  await page.getByRole("button", { name: "Keep", exact: true }).press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  if (name !== undefined) {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(name);
  }
  await page.keyboard.press("Tab");
  if (note !== undefined) await page.keyboard.type(note);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Kept. See your saved work")).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep", exact: true })).toBeFocused();
}

test("a member keeps a word, a calculation and a comparison, finds them again, and removes them", async ({
  page,
}) => {
  const entries = page.getByRole("region", { name: "Saved work" }).getByRole("listitem");
  await page.goto("/private");
  await page.getByRole("button", { name: "Show saved work" }).press("Enter");
  await expect(page.getByText(/^No saved work yet\./)).toBeVisible();

  await page.goto(WORD);
  await keep(page, undefined, "The years of a yuga");
  await page.goto(PRODUCT);
  await keep(page);
  await page.goto(COMPARISON);
  // Escape closes the inner dialog alone.
  const button = page.getByRole("button", { name: "Keep", exact: true });
  await button.press("Enter");
  await expect(page.getByRole("dialog", { name: "Keep this" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveAccessibleName("Compare 2 countries");
  await expect(button).toBeFocused();
  await keep(page, "Two countries");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/private#saved-work$/);
  await expect(entries).toHaveText([/^Two countries/, /^98 × 87 = 8,?526/, /^ख्युघृ = 4320000/]);
  await expect(page.getByRole("heading", { name: "Saved work" })).toBeInViewport();

  await page.getByRole("searchbox").fill("YUGA");
  await page.keyboard.press("Enter");
  await expect(entries).toHaveCount(1);
  await page.getByRole("link", { name: /^ख्युघृ/ }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`${WORD.replace("?", "\\?")}$`));
  await expect(page.getByRole("heading", { name: "The working" })).toBeVisible();

  await page.goto("/private#saved-work");
  await page.getByRole("button", { name: "Change Two countries" }).press("Enter");
  await page.getByLabel(/^Note/).fill("Ranks of 2025");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(entries.first()).toContainText("Ranks of 2025");
  await page.getByRole("button", { name: "Remove Two countries" }).press("Enter");
  await expect(entries.getByRole("link")).toHaveCount(2);
  await expect(entries.first()).toHaveText(/^Removed Two countries\./);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(entries.getByRole("link")).toHaveText([/^Two countries/, /^98/, /^ख्युघृ/]);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export (CSV)" }).press("Enter"),
  ]);
  expect(file.suggestedFilename()).toBe("shabda-gyan-saved-work.csv");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines[1]).toContain(`Two countries,Ranks of 2025,${new URL(COMPARISON, page.url()).href}`);

  await expectSound(page);
  await page.getByRole("button", { name: "Remove all" }).press("Enter");
  await expect(page.getByText("All 3 saved pages will be deleted")).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(page.getByText(/^No saved work yet\./)).toBeVisible();
});
