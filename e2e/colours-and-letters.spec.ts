import { expect, logIn, test } from "./journey.ts";

test("a colour is mapped to its nearest letter, and has an address", async ({ page }) => {
  await logIn(page);
  await page.getByRole("link", { name: "Scale Mapper" }).click();
  await page.getByLabel("Hex code").fill("#994c42");
  await expect(page.getByLabel("Red (0-255)")).toHaveValue("153");
  await page.getByRole("button", { name: "Find the nearest letter" }).click();
  await expect(page.getByText("The nearest letter to #994c42 is ख")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Guttural" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Hex code")).toHaveValue("#994c42");

  await page.getByLabel("Hex code").fill("#99");
  await expect(page.getByRole("alert")).toHaveText("Invalid hex code");
});

test("the mappings show the 5×5 grid from 1 to 25 and the nine places", async ({ page }) => {
  await logIn(page);
  await page.getByRole("link", { name: /Akshara-Sankhya/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Akshara-Sankhya Sambandhah");
  for (const letter of ["क", "म", "ह"]) {
    await expect(page.getByText(letter, { exact: true }).first()).toBeVisible();
  }
});
