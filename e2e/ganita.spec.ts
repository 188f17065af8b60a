import type { Page } from "@playwright/test";
import {
  CALCULATOR_PATHS,
  CARDS,
  type CalculatorPath,
  DEFINITION_AT,
  FURTHER_CARDS,
} from "../src/domain/ganita/calculator-path.ts";
import { CALCULATORS } from "../src/domain/ganita/calculators.ts";
import type { Value } from "../src/domain/ganita/exact-value.ts";
import type { Calculation } from "../src/domain/ganita/working.ts";
import type { Sutra } from "../src/web/pages/private/ganita/sutras/sutra.ts";
import { hold } from "./hold.ts";
import { expect, memberTest as test } from "./journey.ts";

type AnyCalculation = Calculation<Value, object> & { framing?: readonly unknown[] };

async function sutraOf(path: CalculatorPath) {
  const file = `../src/web/pages/private/ganita/sutras/${path}.data.ts`;
  return ((await import(file)) as { sutra: Sutra }).sutra;
}

const address = (path: string, search = "") => `/private/ganita/${path}${search}`;
const resultOf = (page: Page) => page.getByRole("status").locator("data");
const calculate = (page: Page) => page.getByRole("button", { name: "Calculate" }).click();

test("seventeen cards in four columns, and those under them, lead to every calculator", async ({
  page,
}) => {
  await page.goto("/private");
  await page.getByRole("link", { name: /^Ganita/ }).click();
  const grid = page.getByRole("main").locator("ul").first();
  const cards = grid.getByRole("listitem");
  await expect(cards).toHaveCount(17);
  const columns = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
  expect(columns.split(" ")).toHaveLength(4);
  const links = cards.getByRole("link");
  await expect(links).toHaveCount(18);
  // Each shows a sum of its own.
  await expect(links.locator(".sutra-card-sum").filter({ hasText: /\d/ })).toHaveCount(18);
  const further = page.getByRole("main").locator("ul").nth(1).getByRole("link");
  await expect(further).toHaveText(FURTHER_CARDS.map(({ title }) => new RegExp(title)));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    CARDS.flatMap(({ calculators }) => calculators.map(({ path }) => address(path))),
  );
  await expect(cards.filter({ hasText: "Addition & Subtraction" }).getByRole("link")).toHaveCount(
    2,
  );
});

test("the index leads from a problem to the form that solves it", async ({ page }) => {
  await page.goto("/private/ganita");
  await page.getByRole("button", { name: "What do you want to work out?" }).click();
  await page.getByRole("link", { name: "Cube a number of two parts" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anurupyena");
  await expect(page.getByLabel("Number to cube")).toBeVisible();
});

for (const path of CALCULATOR_PATHS) {
  test(`${path} works its first example step by step`, async ({ page }) => {
    const { worked } = await sutraOf(path);
    const { steps, framing } = (CALCULATORS[path] as (input: object) => AnyCalculation)(
      worked.input,
    );
    // A crosswise product has its columns, then sign and point, then the check.
    const total = framing ? steps.total + framing.length + 1 : steps.total;

    await page.goto(address(path));
    const { name, devanagari, iast } = DEFINITION_AT[path];
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${devanagari} ${name}`);
    await expect(page.getByText(iast, { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Show this working" }).click();
    await expect(resultOf(page)).toHaveAttribute("value", worked.answer);
    await expect(page.getByText(/^Check/).first()).toBeVisible();

    const working = page.getByRole("region", { name: "The working" });
    await expect(working.getByText(`${total} steps`)).toBeVisible();
    for (let step = 1; step <= total; step += 1) {
      await page.keyboard.press("ArrowRight");
      await expect(working.locator("[aria-current=step]").last()).toHaveAttribute(
        "value",
        `${step}`,
      );
    }
    await expect(page).toHaveURL(new RegExp(`[?&]step=${total}$`));
    await expect(working.getByRole("listitem").last()).toContainText("Check");
  });
}

test("numbers that are missing are asked for in the specification's words", async ({ page }) => {
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
  await expect(first).toHaveAccessibleDescription("Please enter both numbers");
  // The message stands below the row and moves none of its fields.
  expect(await distance()).toEqual(apart);
  await first.fill("98");
  await calculate(page);
  await expect(page.getByRole("alert")).toHaveText("Please enter both numbers");

  await page.goto(address("ekadhikena-purvena"));
  await calculate(page);
  await expect(page.getByRole("alert")).toHaveText("Please enter a number");
});

test("says 'Calculating...' on a disabled button, and when calculating fails", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/urdhva-tiryagbhyam|500/);
  const release = await hold(page, "**/api/v1/ganita/**", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto(address("urdhva-tiryagbhyam"));
  await page.getByLabel("First number").fill("98");
  await page.getByLabel("Second number").fill("87");
  await calculate(page);
  await expect(page.getByRole("button", { name: "Calculating..." })).toBeDisabled();
  release();
  await expect(page.getByRole("alert")).toContainText("Error while calculating!");

  await page.unroute("**/api/v1/ganita/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(resultOf(page)).toHaveAttribute("value", "8526");
});

test("a working has an address: mode, numbers and step open again", async ({ page }) => {
  await page.goto(address("anurupyena"));
  await page.getByRole("radio", { name: /^Cube/ }).check();
  await page.getByLabel("Number to cube").fill("98");
  await calculate(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\?mode=cube&n=98&step=2$/);
  await page.reload();
  await expect(resultOf(page)).toHaveAttribute("value", "941192");
  await expect(page.getByRole("radio", { name: /^Cube/ })).toBeChecked();
  await expect(page.getByLabel("Number to cube")).toHaveValue("98");
  await expect(page.getByText("Step 2 of 7")).toBeVisible();
});

test("a worksheet is made, and left by a link, by Back and for a calculation", async ({ page }) => {
  await page.goto(address("addition"));
  await page.getByLabel("Number 1").fill("12");
  await page.getByRole("button", { name: "Make a worksheet" }).click();
  await expect(page.getByLabel("Number 1")).toHaveValue("12");
  const key = page.getByRole("button", { name: /key/i });
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

test("a product of thousands of digits is paged, searched and saved", async ({ page }) => {
  const nines = "9".repeat(1_000);
  await page.goto(address("urdhva-tiryagbhyam"));
  await page.getByLabel("First number").fill(nines);
  await page.getByLabel("Second number").fill(nines);
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
  await expect(page.getByText("Saved.")).toBeVisible();

  await page.getByRole("button", { name: "Show all digits" }).click();
  await expect(resultOf(page)).toHaveText(`${"9".repeat(999)}8${"0".repeat(999)}1`);
});

test("an address without a calculator says so", async ({ page, expectErrors }) => {
  expectErrors(/404/);
  await page.goto(address("trigonometry"));
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});
