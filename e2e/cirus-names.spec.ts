import { expect, test } from "./journey.ts";

test("a district is found by its old names and in four scripts, and a slip is asked about", async ({
  page,
}) => {
  await page.goto("/cirus?list=all");
  const search = page.getByLabel("Find a district, old names too");
  const count = page.getByRole("status").filter({ hasText: "of 780" });
  const found: readonly (readonly [name: string, district: string])[] = [
    ["Calcutta", "Kolkata"],
    ["Mumbai City", "Mumbai"],
    ["Madras", "Chennai"],
    ["Hubli", "Dharwad"],
    ["Panjim", "North Goa"],
    ["वाराणसी", "Varanasi"],
    ["ಶಿವಮೊಗ್ಗ", "Shivamogga"],
    ["విశాఖపట్నం", "Visakhapatnam"],
    ["Tirunelvēli", "Tirunelveli"],
  ];
  await expect(count).toHaveText("780 of 780 districts.");
  for (const [name, district] of found) {
    await search.fill(name);
    await expect(count).toHaveText("1 of 780 districts.");
    await expect(page.getByRole("checkbox", { name: `Compare ${district},` })).toBeVisible();
  }
  await search.fill("Shivmoga");
  await expect(count).toContainText("Nothing is called “Shivmoga”. Did you mean ");
  await page.getByRole("button", { name: "Shivamogga, Karnataka" }).click();
  await expect(count).toHaveText("1 of 780 districts.");
});
