import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "./journey.ts";

test("a release is found, cited, and its files are what their checksums say", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404|There is no release/);
  await page.goto("/cirus/method");
  await page.getByRole("link", { name: "all releases" }).click();
  await page.getByRole("link", { name: "the world" }).click();
  const citation = page.locator(".citation-text");
  await expect(citation).toContainText("CIRUS: cyber exposure of the countries of the world");
  const [, id] = /\(release (world-\S+)\)/.exec((await citation.textContent())!)!;
  await expect(citation).toContainText(`/cirus/releases?release=${id}`);

  await page.getByText("BibTeX", { exact: true }).click();
  await expect(citation).toContainText(`@misc{${id},`);
  await page.getByText("CSL-JSON", { exact: true }).click();
  const [csl] = JSON.parse((await citation.textContent())!);
  expect(csl).toMatchObject({ id, type: "dataset", version: id });

  const row = page.getByRole("row", { name: /^places\.csv/ });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("link", { name: "places.csv" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${id}-places.csv`);
  const bytes = await readFile(await download.path());
  await expect(row.getByRole("cell").last()).toHaveText(
    createHash("sha256").update(bytes).digest("hex"),
  );

  const marks = await page.locator('main script[type="application/ld+json"]').allTextContents();
  const dataset = JSON.parse(marks[0]!);
  expect(dataset).toMatchObject({ "@type": "Dataset", version: id });
  expect(dataset.license).toBeUndefined();
  expect(dataset.distribution.map(({ name }: { name: string }) => name)).toContain("release.xlsx");

  await page.goto("/cirus/releases?release=world-2001-01-01-000000000000");
  await expect(page.getByText("could not be loaded. Choose one from the list")).toBeVisible();
  await page.getByRole("link", { name: id!, exact: true }).click();
  await expect(citation).toContainText(id!);
});
