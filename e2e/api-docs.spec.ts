import type { OpenApiDocument } from "../src/contract/openapi/types.ts";
import { API_DOCS, addressOf, callsOf, REFUSALS } from "../src/web/pages/api-docs/calls.ts";
import { jsonText } from "../src/web/pages/api-docs/json-text.ts";
import { resolved } from "../src/web/pages/api-docs/references.ts";
import { expect, test } from "./journey.ts";
import { expectSound } from "./soundness.ts";

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a developer finds a call, its example and its shapes", async ({ page }) => {
    await page.goto(API_DOCS);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The API of Shabda Gyan");
    const contents = page.getByRole("navigation", { name: "Contents" });
    await expect(contents.getByRole("searchbox")).toBeHidden();
    await contents.getByRole("link", { name: "process_sentence" }).click();
    await expect(page).toHaveURL(`${API_DOCS}/processSentence`);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "POST /api/v1/aryabhatta/process_sentence",
    );
    await expect(contents.locator("[aria-current]")).toHaveText(/^process_sentence/);
    await expect(page.getByText('curl "$API/aryabhatta/process_sentence"').first()).toBeVisible();
    await expect(page.getByRole("group", { name: "processSentence 200" })).toContainText(
      '"value": 4320000',
    );
    await page.getByRole("link", { name: "WordReading" }).first().click();
    await expect(page.getByRole("region", { name: "WordReading" })).toBeInViewport();
    await page.getByRole("link", { name: "calculate" }).last().click();
    await expect(page).toHaveURL(`${API_DOCS}/calculate`);
  });

  test("on a phone the contents open over the page", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${API_DOCS}/login`);
    const contents = page.getByRole("navigation", { name: "Contents" });
    await expect(contents).toBeHidden();
    await page.getByRole("button", { name: "Contents" }).click();
    await contents.getByRole("link", { name: "encode" }).click();
    await expect(page).toHaveURL(`${API_DOCS}/encode`);
    await expect(contents).toBeHidden();
  });
});

test("a call is found by the words of its path and of what it does", async ({ page }) => {
  await page.goto(API_DOCS);
  const contents = page.getByRole("navigation", { name: "Contents" });
  const calls = contents.locator("li li:visible");
  const all = await calls.count();
  const box = contents.getByRole("searchbox", { name: "Find a call" });

  await box.fill("Colour letter");
  await expect(contents.getByRole("status")).toHaveText("3 calls");
  await expect(calls.locator("small")).toHaveText([
    "The colour of every letter of the four scripts.",
    "The letter whose colour is nearest to a given one.",
    "All letters with their colours, shades and places of articulation.",
  ]);
  await expect(contents.getByRole("link", { name: "/ganita" })).toBeHidden();
  await box.fill("no such call");
  await expect(contents.getByRole("status")).toHaveText("No calls");
  await box.fill("");
  await expect(calls).toHaveCount(all);

  await box.fill("cirus/dhq/");
  await box.press("Enter");
  await expect(page).toHaveURL(`${API_DOCS}/dhqByState`);

  await box.fill("nearest colour");
  await expect(contents.getByRole("status")).toHaveText("1 call");
  await expect(calls.locator("small")).toHaveText([
    "The letter whose colour is nearest to a given one.",
  ]);
});

test("where what the calls do cannot be had, their paths are searched", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await page.goto(`${API_DOCS}/encode`);
  await page.route(`**${API_DOCS}`, (route) => route.abort());
  const contents = page.getByRole("navigation", { name: "Contents" });
  const box = contents.getByRole("searchbox", { name: "Find a call" });
  const refused = page.waitForEvent("requestfailed");
  await box.fill("anurupyena");
  await refused;
  await expect(contents.getByRole("status")).toHaveText("1 call");

  await page.unroute(`**${API_DOCS}`);
  await box.blur();
  await box.fill("proportionately");
  await expect(contents.getByRole("status")).toHaveText("1 call");
});

test("the keyboard comes to the call without passing every other", async ({ page }) => {
  await page.goto(`${API_DOCS}/encode`);
  const skip = page.getByRole("link", { name: "Skip the contents" });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "API", exact: true })).toBeFocused();
});

test("long examples scroll with the keyboard, and never sideways", async ({ page }) => {
  await page.goto(`${API_DOCS}/processSentence`);
  const example = page.getByRole("group", { name: "processSentence 200" });
  await example.focus();
  // A browser that draws nothing may not scroll, so each look asks for a frame, also before the key.
  const lookAtFrame = () =>
    example.evaluate(
      (region) =>
        new Promise<number>((tell) => requestAnimationFrame(() => tell(region.scrollTop))),
    );
  expect(await lookAtFrame()).toBe(0);
  await page.keyboard.press("End");
  await expect.poll(lookAtFrame).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await example.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
});

test("the pages say what openapi.json says, and their links lead somewhere", async ({
  serverUrl,
}) => {
  // As they are: to compress one well for the first time would take the server longer than all pages.
  const headers = { "accept-encoding": "identity" };
  const read = (path: string) => fetch(`${serverUrl}${path}`, { headers });
  const document = (await (await read("/api/v1/openapi.json")).json()) as OpenApiDocument;
  const calls = callsOf(document);
  const pages = new Map<string, string>();
  for (const address of [API_DOCS, REFUSALS, ...calls.map(addressOf)]) {
    pages.set(address, await (await read(address)).text());
  }
  for (const [address, html] of pages) {
    const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, name]) => name!);
    const ids = found(/ id="([^"]+)"/g);
    expect([address, ids.length]).toEqual([address, new Set(ids).size]);
    expect(found(/ href="#([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([]);
    const linked = found(/ href="(\/api\/v1\/docs[^"#]*)["#]/g);
    expect([...new Set(linked)].sort()).toEqual([...pages.keys()].sort());
  }
  const codes = document.components.schemas.Refusal!.properties!.code!["x-codes"]!;
  const ofRefusals = textOf(pages.get(REFUSALS)!);
  for (const parts of Object.entries(codes)) expect(ofRefusals).toContain(parts.join(""));
  for (const call of calls) {
    const text = textOf(pages.get(addressOf(call))!);
    const { summary, description, responses, "x-codeSamples": samples } = call.operation;
    const answers = Object.values(responses).map((one) =>
      resolved(one, document.components.responses),
    );
    const examples = answers.flatMap(({ content = {} }) =>
      Object.values(content).flatMap((media) => Object.values(media.examples)),
    );
    for (const said of [
      `${call.method} ${call.path}`,
      summary,
      description,
      ...samples.map(({ source }) => source),
      ...answers.map((answer) => answer.description),
      ...examples.map(({ value }) => jsonText(value)),
    ]) {
      expect(text).toContain(said);
    }
  }
});

for (const call of ["dhqByState", "add"]) {
  test(`the page of ${call} is sound in every view`, async ({ page }) => {
    await page.goto(`${API_DOCS}/${call}`);
    await expectSound(page);
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

/** The text of a page, without its markup. */
const textOf = (html: string): string =>
  html.replace(/<[^>]+>/g, "").replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
