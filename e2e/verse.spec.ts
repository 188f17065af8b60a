import { expect, test } from "./journey.ts";

test("a verse is weighed, its rules are told, and the address keeps it", async ({ page }) => {
  await page.goto("/words");
  await page.getByRole("link", { name: "Weigh a verse" }).click();
  await expect(page.getByText("19 × 2 + 13 =")).toContainText("51 mātrās");
  await expect(page.getByText("anuṣṭubh")).toBeVisible();
  const numbers = page.getByRole("region", { name: "Verse as number" });
  await numbers.getByRole("button", { name: "Read it as a number" }).press("Enter");
  await expect(numbers.locator(":focus")).toBeVisible();
  await expect(page.getByText("No compound of word numerals is in this verse.")).toBeVisible();

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

  await page.getByRole("button", { name: "Līlāvatī, the circle" }).click();
  await expect(numbers).toContainText("From right to left: 3 9 27 = 3,927");
  await expect(numbers).toContainText("From right to left: 12 5 0 = 1,250");
  await expect(
    numbers.getByRole("listitem").filter({ hasText: "nanda: the Nandas" }),
  ).toBeVisible();
  await numbers.getByText("Where the words have their values").click();
  await expect(numbers).toContainText("Ojha: Bhāratīya Prācīna Lipimālā (1918), p. 120");
  await page.getByRole("button", { name: "Āryabhaṭīya 1.3" }).click();
  await expect(numbers).toContainText("cayagiyiṅuśuchlṛ: revolutions of the Moon");
  await page.getByRole("button", { name: "A verse of π" }).click();
  await expect(numbers).toContainText("3 1 4 1 5 9 2 6 5 3 5 8 9 7 9 3");
});
