import type { Locator } from "@playwright/test";
import { expect, memberTest as test } from "./journey.ts";

const fontSize = (letter: Locator) =>
  letter.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test("a colour has its nearest letter and an address, and all colours hang on a wall", async ({
  page,
}) => {
  await page.goto("/private");
  for (const sum of ["98 × 87 = 8,526", "khyughṛ = 4,320,000", "k = 1, m = 25", "#994c42 → kh"])
    await expect(page.getByRole("main").getByText(sum)).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" })).toHaveCount(0);

  await page.getByRole("link", { name: "Scale Mapper" }).click();
  await page.getByLabel("Hex code").fill("#994c42");
  await expect(page.getByLabel("Red (0-255)")).toHaveValue("153");
  await page.getByRole("button", { name: "Find the nearest letter" }).click();
  await expect(page.getByText("The nearest letter to #994c42 is ख")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Guttural" })).toBeVisible();

  // On a phone every row of the table is within it.
  await page.setViewportSize({ width: 360, height: 780 });
  const table = page.getByRole("table", { name: "Colours of the letters" });
  const row = table.getByRole("row", { name: /#f4c8ad/ });
  await expect(row).toContainText("Guttural-palatal");
  for (const cell of await row.getByRole("cell").all()) {
    const { x, width } = (await cell.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(360);
  }
  // A message is as wide as the row of fields, so it stands on one line.
  await page.getByLabel("Blue (0-255)").fill("300");
  const [message, red] = [page.getByRole("alert"), page.getByLabel("Red (0-255)")];
  expect((await message.boundingBox())!.height).toBeLessThan(40);
  expect((await message.boundingBox())!.x).toBeCloseTo((await red.boundingBox())!.x, 0);
  await page.getByLabel("Blue (0-255)").fill("66");

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("radio", { name: "For a wall" }).check();
  const wall = page.getByRole("list", { name: "Colours of the letters" }).getByRole("listitem");
  expect(await fontSize(wall.first().locator(".scale-letter"))).toBeGreaterThanOrEqual(64);
  await page.reload();
  await expect(wall.first()).toContainText("#f9c4bb");
  await expect(page.getByLabel("Hex code")).toHaveValue("#994c42");

  await page.getByLabel("Hex code").fill("#99");
  await expect(page.getByRole("alert")).toHaveText("Invalid hex code");

  // The mappings, in four scripts that are all large.
  await page.getByRole("link", { name: "Projects" }).first().click();
  await page.getByRole("link", { name: /Akshara-Sankhya/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Akshara-Sankhya Sambandhah");
  await page.getByRole("radio", { name: "All four" }).check();
  const varga = page.getByRole("region", { name: "Varga, 1 to 25" });
  for (const letter of ["घ", "gh", "ಘ", "ఘ", "म", "m", "ಮ", "మ"])
    expect(await fontSize(varga.getByText(letter, { exact: true }).first())).toBeGreaterThan(26);
});
