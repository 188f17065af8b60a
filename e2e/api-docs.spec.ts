import { expect, test } from "./journey.ts";
import { expectSound } from "./soundness.ts";

const PAGE = "/api/v1/docs";

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a developer finds a call, its example and its shapes", async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The API of Shabda Gyan");
    await page.getByRole("navigation", { name: "Contents" }).getByText("process_sentence").click();
    await expect(page).toHaveURL(/#processSentence$/);

    const call = page.getByRole("article", { name: "POST /api/v1/aryabhatta/process_sentence" });
    await expect(call).toBeInViewport();
    await expect(call.getByText('curl "$API/aryabhatta/process_sentence"').first()).toBeVisible();
    await expect(call.getByRole("group", { name: "processSentence 200" })).toContainText(
      '"value": 4320000',
    );
    await call.getByRole("link", { name: "WordReading" }).click();
    await expect(page.getByRole("article", { name: "WordReading" })).toBeInViewport();
  });
});

test("long examples scroll with the keyboard", async ({ page }) => {
  await page.goto(PAGE);
  const example = page.getByRole("group", { name: "processSentence 200" });
  await example.focus();
  await page.keyboard.press("End");
  await expect.poll(() => example.evaluate((region) => region.scrollTop)).toBeGreaterThan(0);
});

test("is sound in every view", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(PAGE);
  await expectSound(page);
});
