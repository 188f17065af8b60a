import { CALCULATOR_AT, CALCULATOR_PATHS, examplesOf } from "../src/domain/ganita/ganita.ts";
import { searchOfInput } from "../src/web/pages/private/ganita/address.ts";
import { formsOf } from "../src/web/pages/private/ganita/form/forms.ts";
import { hold } from "./hold.ts";
import { expect, memberTest as test } from "./journey.ts";

const NIKHILAM = "/private/ganita/nikhilam-navatashcaramam-dashatah";

test("a class sees one step after another on the whole screen", async ({ page }) => {
  await page.goto(`${NIKHILAM}?a=98&b=97`);
  await page.getByRole("button", { name: "Full screen" }).click();
  const screen = page.getByRole("dialog", { name: "The board" });
  const drawing = screen.getByRole("img");
  await expect(screen.getByText("Step 1 of 8")).toBeVisible();
  await expect(drawing).toHaveAccessibleName("base 100, away from it; 98; ×, 97");
  await expect(page).toHaveURL(/a=98&b=97&step=1&board=$/);
  await screen.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Full screen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await Promise.all(["Escape", "Enter"].map((key) => page.keyboard.press(key)));
  await expect(screen.getByText("Step 1 of 8")).toBeVisible();

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageDown");
  await expect(drawing).toHaveAccessibleName(/98, −2; ×, 97, −3$/);
  await page.keyboard.press("ArrowRight");
  await expect(screen.getByText("Step 4 of 8")).toBeVisible();
  await expect(drawing).toHaveAccessibleName(/; 95;/);
  await page.keyboard.press("ArrowLeft");
  await expect(drawing).toHaveAccessibleName(/−3$/);
  const [box, size] = [await screen.boundingBox(), page.viewportSize()];
  expect([box?.width, box?.height]).toEqual([size?.width, size?.height]);

  await page.reload();
  await expect(screen.getByText("Step 3 of 8")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(screen).toHaveCount(0);
  await expect(page).toHaveURL(/a=98&b=97&step=3$/);
  await expect(page.getByText("Step 3 of 8")).toBeVisible();
});

// The first example of every form at its last step; then the widest and the tallest drawings.
const DRAWN = [
  ...CALCULATOR_PATHS.flatMap((path) =>
    formsOf(path).map(({ fixed }) => {
      const { input } = examplesOf(CALCULATOR_AT[path]).find(({ input }) =>
        Object.entries(fixed).every(([name, value]) => Reflect.get(input, name) === value),
      )!;
      return `${path}${searchOfInput(path, input)}&step=999`;
    }),
  ),
  "urdhva-tiryagbhyam?a=98&b=87&step=4",
  "urdhva-tiryagbhyam?a=123456&b=987654&step=11",
  "nikhilam-navatashcaramam-dashatah?a=9998&b=94&step=8",
  "addition?n=99999999999999999999&n=1&step=21",
  "shesanyankena-charamena?p=1&q=19&step=21",
  "paravartya-yojayet?mode=equation&type=2&a=1&b=2&c=3&d=4&step=4",
  "chalana-kalanabhyam?c=1,+0,+-15,+10,+60,+-72&step=5",
  "vyashtisamashtih?mode=quartic&a=7&b=5&c=706&step=8",
  "ghanamula?n=2&places=4&step=14",
  "veshtanam?n=5293240096&divisor=139&step=12",
];
const SCREENS = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

for (const part of [0, 1, 2, 3]) {
  test(`whatever is drawn fills the board and fits it, in letters that a class can read, part ${part + 1}`, async ({
    page,
  }) => {
    for (const address of DRAWN.filter((_, index) => index % 4 === part)) {
      await page.goto(`/private/ganita/${address}&board`);
      const drawing = page.locator(".board-screen-drawing");
      await expect(page.locator(".board-screen-words")).not.toBeEmpty();
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => drawing.evaluate(measured), `${address} at ${width}`)
          .toEqual({
            cut: [],
            isLegible: true,
            isSmall: false,
          });
        const broken = page.locator(".board-screen .maths-product").evaluateAll(brokenIn);
        expect(await broken, `${address} at ${width}`).toEqual([]);
      }
    }
  });
}

/** Products of which a line breaks between the factors. */
const brokenIn = (products: Element[]) =>
  products
    .filter((product) => {
      const factors = [...product.querySelectorAll("math")].map((math) =>
        math.getBoundingClientRect(),
      );
      return factors.some(({ bottom }) => factors.some(({ top }) => top > bottom));
    })
    .map(({ textContent }) => textContent);

/** Whether a drawing on the board or its words are cut, whether it has labels of 28 px or more, and leaves most room empty. */
function measured(drawing: Element) {
  const frames = [drawing, drawing.nextElementSibling!].flatMap((part) => [
    part,
    ...part.querySelectorAll(".frame, .fitted"),
  ]);
  const words = [...drawing.querySelectorAll(".board-label, .board-line, .crosswise-names span")];
  const marks = [...drawing.querySelectorAll(".board-mark, .crosswise-drawing, .crosswise-table")]
    .map((mark) => mark.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const most = (of: (box: DOMRect) => number) => Math.max(...marks.map(of));
  const across = most(({ right }) => right) + most(({ left }) => -left);
  const down = most(({ bottom }) => bottom) + most(({ top }) => -top);
  return {
    cut: frames
      .filter(
        (frame) =>
          frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1,
      )
      .map(
        ({ className, scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          `${className}: ${scrollWidth} in ${clientWidth}, ${scrollHeight} in ${clientHeight}`,
      ),
    isLegible: words.every((word) => Number.parseFloat(getComputedStyle(word).fontSize) >= 28),
    isSmall: across < 0.6 * drawing.clientWidth && down < 0.6 * drawing.clientHeight,
  };
}

test("a crosswise product prints all its columns on the paper that is chosen, without the form; mappings on one A4 sheet", async ({
  page,
}) => {
  // The size of every page of a print, in points.
  const paperOf = async (format: "A4" | "Letter", landscape: boolean) => {
    const file = await page.pdf({ format, landscape, preferCSSPageSize: true });
    const sizes = file.toString("latin1").matchAll(/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g);
    return [...sizes].map(([, width, height]) => `${width} × ${height}`);
  };
  await page.goto("/private/ganita/urdhva-tiryagbhyam?a=98&b=87");
  const drawing = page.getByRole("img", { name: /^Column 1 of 4/ });
  await expect(drawing).toBeVisible();
  expect(new Set(await paperOf("A4", true))).toEqual(new Set(["842 × 595"]));
  expect(new Set(await paperOf("Letter", false))).toEqual(new Set(["612 × 792"]));
  await page.emulateMedia({ media: "print" });
  await expect(drawing).toBeHidden();
  await expect(page.getByLabel("First number")).toBeHidden();
  await expect(page.getByText("What to work out")).toBeHidden();
  const columns = page.getByRole("list", { name: "Columns, from the units on" });
  for (const column of ["Units", "Tens", "Hundreds", "Thousands"]) {
    await expect(columns.getByRole("button", { name: column })).toBeInViewport();
  }
  await page.goto("/private/ganita/gunakanupatih?mode=number&a=123&b=456&product=56808");
  await expect(page.getByText("elevens show it")).toBeVisible();
  await expect(page.getByText("Take these numbers to")).toBeHidden();
  // A form without a result keeps its choices, readable on any ground.
  await page.goto("/private/ganita/urdhva-tiryagbhyam");
  const chosen = page.locator("label").filter({ hasText: "Multiply two numbers" });
  await expect(chosen).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");

  await page.emulateMedia({ media: null });
  for (const shown of ["", "?extra=shown", "?extra=shown&script=all"]) {
    await page.goto(`/private/aryabhattacm${shown}`);
    await expect(page.getByRole("table", { name: "Consonants 1 to 25" })).toBeVisible();
    expect(await paperOf("Letter", true), shown).toEqual(["594 × 841"]);
  }
});

test("the key to a product worked crosswise shows which digits every column joins", async ({
  page,
}) => {
  await page.goto("/private/ganita/urdhva-tiryagbhyam?sheet=5&level=easy&seed=k3f9&key");
  const entry = page.locator(".worksheet-key > ol > li").first();
  const columns = entry.getByRole("list", { name: "Columns, from the units on" });
  await expect(columns.locator(".crosswise-pattern")).toHaveCount(
    await columns.getByRole("listitem").count(),
  );
  await expect(columns.getByRole("button")).toHaveCount(0);
});

test("on a phone a crosswise product shows all its columns, and each figure once it is worked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/private/ganita/urdhva-tiryagbhyam?a=1234&b=5678");
  const strip = page.getByRole("list", { name: "Columns, from the units on" });
  const fits = () => strip.evaluate((list) => list.scrollWidth <= list.clientWidth);
  await expect(strip.getByRole("button")).toHaveCount(7);
  expect(await fits()).toBe(true);
  await page.goto("/private/ganita/urdhva-tiryagbhyam?a=98&b=87");
  await expect(strip.getByRole("button")).toHaveCount(4);
  expect(await fits()).toBe(true);
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(strip.getByRole("button", { name: /^Units: sum 56/ })).toBeVisible();
  await expect(strip.getByRole("button", { name: /^Thousands: still to come$/ })).toBeVisible();
  expect(await fits()).toBe(true);
});

test("a visitor finds each step, with hints from the working, and it is checked exactly", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(NIKHILAM);
  // The example is one line, so the numbers are on the first screen.
  await expect(page.getByRole("link", { name: "Show this working" })).toBeHidden();
  const [first, second] = [page.getByLabel("First number"), page.getByLabel("Second number")];
  await expect(first).toBeInViewport();
  await first.fill("98");

  // A late result below the form leaves a visitor who has gone elsewhere where they are.
  await second.fill("96");
  const letAnswer = await hold(page, "**/api/v1/ganita/**");
  await page.getByRole("button", { name: "Calculate" }).click();
  await second.focus();
  letAnswer();
  await expect(page.getByRole("status").filter({ hasText: "9,408" })).toBeVisible();
  await expect(second).toBeFocused();

  await second.fill("97");
  await page.getByRole("button", { name: "Calculate" }).click();
  const result = page.getByRole("status").filter({ hasText: "9,506" });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport({ ratio: 1 });

  await page.getByRole("button", { name: "Your turn" }).click();
  await expect(result).toHaveCount(0);
  const blank = page.getByRole("textbox", { name: "Blank 1 of 1" });
  const check = page.getByRole("button", { name: "Check" });
  await expect(blank).toBeFocused();
  await expect(page.getByText("falls short of the base by: fill in the blank.")).toBeVisible();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("3 is not right");
  await page.getByRole("button", { name: "A hint" }).click();
  await expect(page.getByText("Hint To find it, subtract.")).toBeVisible();
  await page.getByRole("button", { name: "Another hint" }).click();
  await expect(page.getByText(/^Hint 98: .*→…$/)).toBeVisible();
  // The words say that it is missing.
  await blank.fill("2");
  await check.click();
  const found = page.getByRole("status").filter({ hasText: "falls short of the base" });
  await expect(found).toContainText("→−2");
  await expect(page).toHaveURL(/step=2&turn=$/);

  await page.reload();
  await blank.fill("-3");
  await check.click();
  await blank.fill("95");
  await check.click();
  await blank.fill("6");
  await check.click();
  await expect(page.getByRole("alert")).toContainText("this part has 2 places");
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.getByText("That is the whole working.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the working" }).click();
  await expect(page).toHaveURL(/a=98&b=97$/);
  // The button is gone, and the keyboard goes on from the working.
  await expect(page.locator(":focus")).toContainText("Full screen");
});

test("a sheet of problems prints with or without its key, and the same again by its address", async ({
  page,
}) => {
  await page.goto("/private/ganita/yavadunam");
  await page.getByRole("button", { name: "Make a worksheet" }).click();
  const problems = page.getByRole("region", { name: "Problems" }).getByRole("listitem");
  await expect(problems).toHaveCount(10);
  await page.getByRole("radio", { name: "Hard" }).check();
  await page.getByRole("radio", { name: "5", exact: true }).check();
  await expect(page).toHaveURL(/\?power=2&sheet=5&level=hard&seed=\w{4}$/);
  await expect(problems).toHaveCount(5);
  const asked = await problems.allTextContents();
  await page.reload();
  await expect(problems).toHaveText(asked);

  const key = page.locator(".worksheet-key");
  const name = page.getByText("Name", { exact: true });
  await expect(key).toHaveCount(0);
  await expect(name).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(key).toHaveCount(0);
  await expect(name).toBeVisible();
  // What to do, and one that is done.
  await expect(page.getByText("Write every step under its problem.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^base/ })).toBeVisible();
  // The problems share a page with room to work them out: in three rows, a third of it each.
  const room = await problems.first().boundingBox();
  expect(room!.height).toBeGreaterThan(200);
  expect((await page.pdf({ format: "A4" })).toString("latin1")).toMatch(/\/Count 1\b/);
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole("radio", { name: "With answers" }).check();
  await expect(page).toHaveURL(/&key=$/);
  await expect(problems).toHaveText(asked);
  await page.emulateMedia({ media: "print" });
  const entries = key.locator("> ol > li");
  await expect(entries).toHaveCount(5);
  const [left, right] = [await entries.nth(0).boundingBox(), await entries.nth(1).boundingBox()];
  expect([right!.y, right!.x > left!.x]).toEqual([left!.y, true]);
  for (const [index, question] of asked.entries()) {
    const square = BigInt(/(\d[\d,]*)2=/.exec(question)![1]!.replaceAll(",", "")) ** 2n;
    await expect(entries.nth(index).locator(".computed")).toHaveText(square.toLocaleString("en"));
    await expect(entries.nth(index).getByRole("img", { name: /base/ })).toBeVisible();
  }
});
