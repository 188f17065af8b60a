import { expect, test } from "./journey.ts";

test("a verse is weighed, its rules are told, and the address keeps it", async ({ page }) => {
  await page.goto("/words");
  await page.getByRole("link", { name: "Weigh a verse" }).click();
  await expect(page.getByText("19 × 2 + 13 =")).toContainText("51 mātrās");
  await expect(page.getByText("anuṣṭubh")).toBeVisible();

  await page.getByRole("button", { name: "guru gar before rth" }).first().click();
  await expect(page.getByRole("status")).toContainText("saṃyoge guru, Aṣṭādhyāyī 1.4.11");

  const field = page.getByRole("textbox", { name: "Verse" });
  await field.fill("ಕಶ್ಚಿತ್ಕಾನ್ತಾವಿರಹಗುರುಣಾ ಸ್ವಧಿಕಾರಾತ್ಪ್ರಮತ್ತಃ");
  await expect(page.getByText("मन्दाक्रान्ता")).toBeVisible();
  await expect(page.getByText("Nearly: one syllable")).toBeVisible();
  await expect(page.getByRole("button", { name: "not light in it" })).toHaveCount(1);
  await expect(page).toHaveURL(/verse\?verse=/);
  await page.reload();
  await expect(page.getByText("मन्दाक्रान्ता")).toBeVisible();

  await field.fill("12 !");
  await expect(page.getByRole("alert")).toContainText("No letter is in this");
  await page.getByRole("button", { name: "Śakuntalā 7.24, in Latin" }).click();
  await expect(page.getByText("hariṇī")).toBeVisible();
});
