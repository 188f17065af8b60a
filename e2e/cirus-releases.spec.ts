import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator } from "@playwright/test";
import { expect, test } from "./journey.ts";

test("a release is found, cited, and its files are what their checksums say", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404|There is no release/);
  await page.goto("/cirus/method");
  await page.getByRole("link", { name: "all releases" }).click();
  await page.getByRole("link", { name: "the world" }).click();
  const citation = page.locator(".citation-text").first();
  await expect(citation).toContainText("CIRUS: cyber exposure of the countries of the world");
  const [, id] = /\(release (world-\S+)\)/.exec((await citation.textContent())!)!;
  await expect(citation).toContainText(`/cirus/releases?release=${id}`);

  await page.getByText("BibTeX", { exact: true }).click();
  await expect(citation).toContainText(`@misc{${id},`);
  await page.getByText("CSL-JSON", { exact: true }).click();
  const [csl] = JSON.parse((await citation.textContent())!);
  expect(csl).toMatchObject({ id, type: "dataset", version: id });
  // On a phone the forms are as wide as the text.
  await page.setViewportSize({ width: 360, height: 740 });
  const widthOf = async (part: Locator) => (await part.boundingBox())!.width;
  expect(await widthOf(page.locator(".citation .segmented").first())).toBe(await widthOf(citation));

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
  // What this site works out has a licence, the whole has none.
  expect(dataset.license).toBeUndefined();
  expect(dataset.copyrightNotice).toContain("CC BY 4.0");
  expect(dataset.usageInfo).toContain("/cirus/method#sources");
  expect(dataset.distribution.map(({ name }: { name: string }) => name)).toContain("release.xlsx");

  await page.goto("/cirus/releases?release=world-2001-01-01-000000000000");
  await expect(page.getByText("could not be loaded. Choose one from the list")).toBeVisible();
  await page.getByRole("link", { name: id!, exact: true }).click();
  await expect(citation).toContainText(id!);

  // The journeys' server has one release of each view; this is what a second one would tell.
  const former = "world-2025-01-01-0123456789ab";
  await page.route(`**/api/v1/cirus/releases/${id}`, async (route) => {
    const answer = await route.fetch();
    const changes = {
      former,
      places_added: [],
      places_removed: ["XK"],
      figures: 12,
      figures_by_metric: { facebook_literate: 7, facebook_internet: 5 },
    };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), former, changes } });
  });
  await page.reload();
  await expect(page.getByText("12 of 1,560 figures differ from")).toBeVisible();
  await expect(page.getByText("Places that are gone: XK.")).toBeVisible();
  await expect(
    page.getByRole("row", { name: "Facebook users per 100 literate adults 7" }),
  ).toBeVisible();
  await page.getByRole("link", { name: former }).first().click();
  await expect(page).toHaveURL(`/cirus/releases?release=${former}`);
});

test("a page of another site shows the comparison in a frame, and no other page of ours", async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(/frame-ancestors|Framing .* violates|refused/i);
  const ours = new URL(test.info().project.use.baseURL ?? process.env.JOURNEYS_URL!).origin;
  const query = `url=${encodeURIComponent(`${ours}/cirus?view=world&place=IN&place=JP&metric=facebook_literate`)}`;
  const { html } = await (await request.get(`/api/v1/cirus/oembed?${query}`)).json();
  const closed = `<iframe src="${ours}/cirus" title="closed"></iframe>`;
  const other = createServer((_, answer) =>
    answer
      .setHeader("content-type", "text/html")
      .end(`<!doctype html><title>x</title>${html}${closed}`),
  );
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  try {
    const refused = page.waitForEvent("console", (message) => /frame/i.test(message.text()));
    // Another origin: the port differs.
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const frame = page.frameLocator("iframe").first();
    await expect(frame.getByRole("heading")).toHaveText("Facebook users per 100 literate adults");
    await expect(frame.getByRole("rowheader")).toHaveText([/^India/, /^Japan/]);
    await expect(frame.getByRole("link", { name: "CIRUS, Shabda Gyan" })).toHaveAttribute(
      "href",
      "/cirus?view=world&place=IN&place=JP&compare",
    );
    await refused;
    await expect(page.frameLocator("iframe").last().getByRole("heading")).toHaveCount(0);
  } finally {
    other.closeAllConnections();
    other.close();
  }
});
