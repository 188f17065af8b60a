import { api } from "../src/contract/api.ts";
import { expect, test } from "./journey.ts";

const DOCS = "/api/v1/docs";

test("every call is on one page, and a public one answers there", async ({ page, serverUrl }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(serverUrl)) {
      elsewhere.push(request.url());
    }
  });
  await page.goto(DOCS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The API of Shabda Gyan");
  await expect(page.locator(".opblock-summary-path")).toHaveCount(Object.keys(api).length);

  const ragas = page.locator(".opblock", { hasText: "/melakarta/melakarta-ragas" });
  await ragas.getByRole("button", { name: /^GET .* ragas in order/ }).click();
  await expect(page).toHaveURL(`${DOCS}#/melakarta/melakartaRagas`);
  await ragas.getByRole("button", { name: "Try it out" }).click();
  await ragas.getByRole("button", { name: "Execute" }).click();
  await expect(ragas.locator(".live-responses-table")).toContainText("Kanakangi");

  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveClass(/dark-mode/);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(elsewhere).toEqual([]);
});

test("a link to the page that a call had leads to the call", async ({ page }) => {
  await page.goto(`${DOCS}/processSentence`);
  await expect(page).toHaveURL(`${DOCS}#/aryabhatta/processSentence`);
  await expect(page.locator(".opblock.is-open")).toContainText("Aryabhata's rule");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the page leads to the document", async ({ page }) => {
    await page.goto(DOCS);
    await expect(page.locator("noscript p")).toBeVisible();
    await page.getByRole("link", { name: "openapi.json" }).click();
    await expect(page.locator("body")).toContainText('"openapi":"3.1.0"');
  });
});
