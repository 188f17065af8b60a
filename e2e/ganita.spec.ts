import type { Page } from "@playwright/test";
import { expect, memberTest as test } from "./journey.ts";

const address = (path: string, search = "") => `/private/ganita/${path}${search}`;
const resultOf = (page: Page) => page.getByRole("status").locator("data");
const calculate = (page: Page) => page.getByRole("button", { name: "Calculate" }).click();

test("the index, in four columns, leads from a problem to its form, and a working has an address: mode, numbers and step open again", async ({
  page,
}) => {
  await page.goto("/private");
  await page.getByRole("link", { name: /^Ganita/ }).click();
  const grid = page.getByRole("main").locator("ul").first();
  await expect(grid.getByRole("listitem")).toHaveCount(17);
  const columns = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
  expect(columns.split(" ")).toHaveLength(4);
  await page.getByRole("button", { name: "What do you want to work out?" }).click();
  await page.getByRole("link", { name: "Cube a number of two parts" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anurupyena");
  const number = page.getByLabel("Number to cube");
  await number.fill("98");
  await calculate(page);
  await expect(resultOf(page)).toHaveAttribute("value", "941192");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\?mode=cube&n=98&step=2$/);
  await page.reload();
  await expect(resultOf(page)).toHaveAttribute("value", "941192");
  await expect(page.getByRole("radio", { name: /^Cube/ })).toBeChecked();
  await expect(number).toHaveValue("98");
  await expect(page.getByText("Step 2 of 7")).toBeVisible();
});

test("an entry of an addition that has a digit and cannot be read is refused at its field; words are left out", async ({
  page,
}) => {
  await page.goto(address("addition"));
  const [first, second] = [page.getByLabel("Number 1"), page.getByLabel("Number 2")];
  await first.fill("10");
  await second.fill("4x2");
  await calculate(page);
  await expect(page.getByRole("alert")).toContainText("Write numbers in digits");
  await expect(second).toHaveAttribute("aria-invalid", "true");
  await expect(first).not.toHaveAttribute("aria-invalid", "true");
  await expect(resultOf(page)).toHaveCount(0);
  await second.fill("–42");
  await calculate(page);
  await expect(resultOf(page)).toHaveAttribute("value", "-32");
  await second.fill("two");
  await expect(page.getByText("Left out: not a whole number")).toBeVisible();
  await calculate(page);
  await expect(resultOf(page)).toHaveAttribute("value", "10");
});

test("a worksheet is made, and left by a link, by Back and for a calculation", async ({ page }) => {
  await page.goto(address("addition"));
  await page.getByLabel("Number 1").fill("12");
  await page.getByRole("button", { name: "Make a worksheet" }).click();
  await expect(page.getByLabel("Number 1")).toHaveValue("12");
  const key = page.getByRole("radio", { name: "With answers" });
  await expect(key).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Make a worksheet" })).toBeVisible();
  await page.goForward();
  await expect(key).toBeVisible();
  await page.getByLabel("Number 1").fill("12");
  await page.getByLabel("Number 2").fill("34");
  await calculate(page);
  await expect(resultOf(page)).toHaveText("46");
  await page.getByRole("button", { name: "Make a worksheet" }).click();
  await expect(key).toBeVisible();
  await expect(resultOf(page)).toHaveText("46");
  await page.goto(address("addition", "?sheet=5"));
  await expect(key).toBeVisible();
  await page.getByRole("link", { name: "Projects", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
});

test("Back from a worksheet shows the step that the address says", async ({ page }) => {
  await page.goto(address("yavadunam", "?power=2&n=96&step=3"));
  await expect(page.getByText("Step 3 of 7")).toBeVisible();
  await page.getByRole("button", { name: "Make a worksheet" }).click();
  await expect(page).toHaveURL(/step=3&sheet=10/);
  for (const step of [4, 5, 6, 7]) {
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(new RegExp(`step=${step}&sheet=10`));
  }
  await page.goBack();
  await expect(page).toHaveURL(/n=96&step=3$/);
  await expect(page.getByText("Step 3 of 7")).toBeVisible();
});

test("on a phone what is missing is asked for without moving a field, and a product of thousands of digits is paged, searched and saved", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address("urdhva-tiryagbhyam"));
  const [first, second] = [page.getByLabel("First number"), page.getByLabel("Second number")];
  const distance = async () => {
    const [one, other] = [await first.boundingBox(), await second.boundingBox()];
    return [other!.x - one!.x, other!.y - one!.y];
  };
  const apart = await distance();
  await calculate(page);
  await expect(page.getByRole("alert")).toHaveText("Please enter both numbers");
  expect(await distance()).toEqual(apart);

  const nines = "9".repeat(1_000);
  await first.fill(nines);
  await second.fill(nines);
  await calculate(page);
  await expect(resultOf(page)).toHaveText("999999999…000000001");
  const lines = page.locator(".working-steps > li");
  await expect(lines).toHaveCount(25);
  await page.getByRole("button", { name: "Show 50 more" }).click();
  await expect(lines).toHaveCount(75);
  await page.getByLabel("Find in the working").fill("10⁷⁰ place");
  await expect(lines).toHaveCount(1);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the working (text)" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("urdhva-tiryagbhyam.txt");
  await expect(page.getByText("Downloaded.")).toBeVisible();

  await page.getByRole("button", { name: "Show all digits" }).click();
  await expect(resultOf(page)).toHaveText(`${"9".repeat(999)}8${"0".repeat(999)}1`);
});
