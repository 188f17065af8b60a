import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

test("the table comes in one call and is searched in any spelling; a colour is copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
  await page.goto("/maps");
  await page.getByRole("link", { name: "Sound Raga Recognizer" }).click();

  const ragas = page.getByRole("table", { name: "Melakarta ragas" });
  await expect(ragas.getByRole("row", { name: /^15 Mayamalavagowla/ })).toContainText(
    "S R1 G3 M1 P D1 N3",
  );
  await expect(page.getByText("72 of 72 ragas")).toBeVisible();
  await expect(ragas.getByRole("row", { name: /^1 Kanakangi/ })).toContainText("Kanakambari");
  await ragas.getByRole("button", { name: "#a07f17, the colour of Mayamalavagowla: copy" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe("#a07f17");

  await page.getByRole("searchbox").fill("sankarabaranam");
  await expect(page.getByText("1 of 72 ragas")).toBeVisible();
  await expect(ragas.getByRole("link")).toHaveText("Dheerasankarabharanam");
  await expect(page).toHaveURL(/\?q=sankarabaranam$/);
  expect(calls).toHaveLength(1);

  await page.reload();
  await expect(ragas.getByRole("link")).toHaveText("Dheerasankarabharanam");
  await page.getByRole("searchbox").fill("कल्याणी");
  await expect(ragas.getByRole("link")).toHaveText("Mechakalyani");
});

test("the wheel sounds a raga, and the janyas of all are found", async ({ page }) => {
  await page.goto("/ragas");
  // By keyboard from cell to cell; Enter sounds a raga and shows its graha bheda.
  await page.getByRole("link", { name: "1 Kanakangi" }).focus();
  for (const key of ["ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight"]) {
    await page.keyboard.press(key);
  }
  await expect(page.getByRole("link", { name: "15 Mayamalavagowla" })).toBeFocused();
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: "Sounding raga" });
  await expect(bar.getByText("Playing 15 Mayamalavagowla.")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "15 Mayamalavagowla" }).first()).toBeFocused();
  await expect(page.getByText(/by another Sa/)).toHaveText(
    "15 Mayamalavagowla, by another Sa (graha bheda): R1 gives 72 Rasikapriya, M1 gives 57 Simhendramadhyamam.",
  );
  await expect(page.locator(".graha-bheda text")).toHaveText(["R1 72", "M1 57", "S 15"]);

  // The first svara sounds for a moment, which a busy machine may not draw: then it is pressed again.
  const other = page.getByRole("button", { name: "28", exact: true });
  await expect(async () => {
    await other.click();
    await expect(bar.getByRole("listitem").first()).toHaveAttribute("aria-current", "true", {
      timeout: 2_000,
    });
    await expect(other).toHaveAttribute("aria-pressed", "true", { timeout: 2_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  // The marks have the numbers that they cover, and leave the others free. On a phone the words come
  // first, because the player covers what is below the wheel.
  const words = page.getByText(/by another Sa/);
  await expect(words).toContainText("28 Harikambhoji");
  expect(await coveredNumbers(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await coveredNumbers(page)).toEqual([]);
  // In the units of the drawing.
  await expect(page.locator(".graha-bheda text").first()).toHaveCSS("font-size", "27px");
  const { y, height } = (await words.boundingBox())!;
  expect(y + height).toBeLessThan((await page.locator(".chakra-wheel").boundingBox())!.y);
  await page.setViewportSize({ width: 1280, height: 720 });
  await bar.getByRole("button", { name: "Play" }).press("Enter");
  await bar.getByRole("link", { name: "28 Harikambhoji" }).click();
  await expect(page).toHaveURL(/\/ragas\/28$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Harikambhoji");
  await page.goBack();
  await expect(page.getByText("72 of 72 ragas")).toBeVisible();

  // From there to the ragas derived from them.
  await page.getByRole("link", { name: "Janya ragas" }).click();
  const janyas = page.getByRole("table", { name: "Janya ragas" });
  await page.getByRole("searchbox").fill("Hamsadvani");
  await expect(janyas.getByRole("button")).toHaveText(["Hamsadhwani"]);
  await expect(janyas.getByRole("cell")).toHaveText([
    "29 Dheerasankarabharanam",
    "S R2 G3 P N3 S",
    "S N3 P G3 R2 S",
    "audava",
    "W G R S C",
  ]);
  await expect(page).toHaveURL(/\?q=Hamsadvani$/);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("combobox", { name: "Kind" }).selectOption("bhashanga");
  await expect(page).toHaveURL(/\?kind=bhashanga$/);
  await page.reload();
  // The page as it was built has every kind.
  await expect(page.getByRole("combobox", { name: "Kind" })).toHaveValue("bhashanga");
  const kapi = janyas.getByRole("row", { name: /^Kapi/ });
  await expect(kapi).toContainText("bhashanga");
  // On a phone the cells of a row differ in height, so the row pointed at has no ground of its own.
  await page.setViewportSize({ width: 360, height: 740 });
  await kapi.hover();
  await expect(kapi.getByRole("cell", { name: /bhashanga/ })).toHaveCSS(
    "background-color",
    "rgba(0, 0, 0, 0)",
  );
  await page.getByRole("combobox", { name: "Kind" }).selectOption("All");
  await expect(page.getByText("323 of 323 ragas")).toBeVisible();
});

test("no word of the heading breaks beside the wheel; on a phone each raga is whole in two lines and the page scrolls, no frame in it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto("/ragas?chakra=3");
  expect(await page.getByRole("heading", { level: 1 }).evaluate(linesOf)).toBeLessThan(3);
  await page.setViewportSize({ width: 360, height: 800 });
  const row = page.getByRole("row", { name: /Mayamalavagowla/ });
  await row.scrollIntoViewIfNeeded();
  for (const text of ["मायामालवगौल", "S R1 G3 M1 P D1 N3", "स रि१ ग३ म१ प ध१ नि३"]) {
    await expect(row.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  const whole = (await row.boundingBox())!;
  const colour = (await row.getByRole("button", { name: "colour" }).boundingBox())!;
  expect([colour.x, colour.width]).toEqual([whole.x, 44]);
  expect(whole.height).toBeLessThan(90);
  // What the wheel says of a raga has its place, also where it is longest.
  const top = async () => await row.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  await page.evaluate(() => document.fonts.ready);
  const before = await top();
  await page.getByRole("link", { name: "8 Hanumatodi" }).first().press("Enter");
  await expect(page.getByText(/^8 Hanumatodi, by another Sa/)).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  const frame = page.locator(".raga-frame");
  expect(await frame.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Long other names do not push the name below its number.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/ragas?chakra=11");
  const longest = page.getByRole("row", { name: /Mechakalyani/ });
  await expect(longest).toContainText("Shantakalyani or Kalyani · Kalyan thaat");
  const [number, name] = await Promise.all(
    [longest.getByRole("button", { name: "65" }), longest.getByRole("link")].map((one) =>
      one.evaluate((part) => part.getBoundingClientRect().top),
    ),
  );
  expect(Math.abs(number! - name!)).toBeLessThan(10);
});

/** On how many lines the text of an element stands. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the 72 can be read, and each leads to its page", async ({ page }) => {
    await page.goto("/ragas");
    const ragas = page.getByRole("table", { name: "Melakarta ragas" });
    await expect(ragas.getByRole("link")).toHaveCount(72);
    await expect(page.getByText("Loading ragas...")).toBeHidden();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await ragas.getByRole("link", { name: "Dheera" }).evaluate(linesOf)).toBe(1);
    await ragas.getByRole("link", { name: "Mayamalavagowla" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Mayamalavagowla");
  });

  test("a raga is read from the first response alone", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto("/ragas/57");
    await expect(page.getByText("Disi", { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("img", { name: /S on key 1, R2 on key 3/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^M2 .*Prati Madhyama/ })).toContainText("45/32");
    await expect(page.getByText("By the rule alone the name would count 87.")).toBeVisible();
    for (const relative of ["15 Mayamalavagowla", "72 Rasikapriya", "21 Keeravani"]) {
      await expect(page.getByRole("link", { name: relative })).toBeVisible();
    }
    expect(requests.filter((url) => /\/api\/|\.js$/.test(url))).toEqual([]);
    // Where nothing can be pressed, nothing asks for it.
    await expect(page.getByRole("main")).not.toHaveText(/\b(press|drag)\b/i, {
      useInnerText: true,
    });

    await page.getByRole("link", { name: "58 Hemavati" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hemavati");
  });
});

test("what is no number of a raga is a real 404", async ({ request }) => {
  for (const address of ["/ragas/73", "/ragas/0", "/ragas/todi"]) {
    const response = await request.get(address);
    expect([address, response.status()]).toEqual([address, 404]);
    expect(await response.text()).toContain("Page Not Found");
  }
});

/** The numbers on the wheel that lie under a mark without being named by one. */
function coveredNumbers(page: Page): Promise<string[]> {
  return page.locator(".graha-bheda").evaluate((drawing) => {
    const marks = [...drawing.querySelectorAll("g")].map((mark) => ({
      number: mark.textContent.split(" ")[1],
      box: mark.querySelector("rect")!.getBoundingClientRect(),
    }));
    return [...document.querySelectorAll(".wheel-cell text")]
      .filter((number) => {
        if (marks.some((mark) => mark.number === number.textContent)) return false;
        const { left, right, top, height } = number.getBoundingClientRect();
        const [upper, lower] = [top + height / 3, top + (2 * height) / 3];
        return marks.some(
          ({ box }) =>
            left < box.right && right > box.left && upper < box.bottom && lower > box.top,
        );
      })
      .map(({ textContent }) => textContent);
  });
}
