import type { Locator, Page } from "@playwright/test";
import { expect, MEMBER, test } from "./journey.ts";

const MOST_STEPS = 60;

/** Presses Tab until the wanted element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator) {
  // Looked for once: to find it by its role at every step would cost more than the steps.
  const element = await wanted.elementHandle();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    if (await element!.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${wanted} is not reached by Tab.`);
}

test("the main job needs no mouse: log in, read a word, multiply its syllables, log out", async ({
  page,
}) => {
  await page.goto("/login");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Skip/ })).toBeFocused();
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(MEMBER.email);
  await tabTo(page, page.getByLabel("Password"));
  await page.keyboard.type(MEMBER.password);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Script to Number" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Script to Number" })).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: "Devanagari" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Latin" })).toBeChecked();
  await tabTo(page, page.getByLabel("Word in Latin"));
  await page.keyboard.insertText("khyughṛ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /Value of the word/ })).toContainText("4,320,000");

  await tabTo(page, page.getByRole("button", { name: "Multiplication" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Multiplication:" })).toContainText(
    "1.28 × 10",
  );

  await page.goto("/private");
  await tabTo(page, page.getByRole("link", { name: "logout" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
});
