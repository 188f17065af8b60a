import type { Locator, Page } from "@playwright/test";
import { expect, logIn, test } from "./journey.ts";

/** The questions, with some words of each answer. */
const QUESTIONS = {
  "Knowledge apparent and non-apparent": "Speech is measured in four steps",
  "Alternative numeration": "Bhutasankhya: things stand for digits",
  "Akshara as token": "7 sounds",
  "AGI whitepaper": "Coming Soon...",
  "Sanskrit Varnamala Calculator": "does three things with a word",
};

for (const [title, words] of Object.entries(QUESTIONS)) {
  test(`“${title}” opens its answer, and Escape closes it`, async ({ page }) => {
    await page.goto("/");
    const question = page.getByRole("button", { name: title });
    await question.focus();
    await page.keyboard.press("Enter");
    const answer = page.getByRole("dialog", { name: title });
    await expect(answer).toContainText(words);
    await page.keyboard.press("Escape");
    await expect(answer).toBeHidden();
    await expect(question).toBeFocused();
  });
}

test("the calculator’s answer shows its three pictures", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Sanskrit Varnamala Calculator" }).click();
  const pictures = page.getByRole("dialog").getByRole("img");
  await expect(pictures).toHaveCount(3);
  for (const name of ["Read", "Summed", "Coloured"]) {
    await expect(page.getByRole("img", { name })).toBeVisible();
  }
});

test.describe("the wheel on the full screen", () => {
  async function openWheel(page: Page) {
    await page.goto("/");
    // The click goes beside the letters.
    const figure = page.getByRole("group", { name: "The wheel of the varnamala" });
    await figure.click({ force: true, position: { x: 4, y: 4 } });
    const dialog = page.getByRole("dialog", { name: "The wheel of the varnamala" });
    await expect(dialog.getByLabel("Enlarged")).toHaveText("1.00×");
    return { dialog, zoom: dialog.getByLabel("Enlarged"), wheel: dialog.getByRole("group") };
  }

  const viewBox = (wheel: Locator) => wheel.getAttribute("viewBox");

  test("is enlarged by the mouse wheel from 1 to 3 and no further", async ({ page }) => {
    const { dialog, zoom, wheel } = await openWheel(page);
    const { x, y, width, height } = (await wheel.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, -200);
    await expect(zoom).toHaveText("1.30×");
    await page.mouse.wheel(0, -2000);
    await expect(zoom).toHaveText("3.00×");

    const before = await viewBox(wheel);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 80, y + height / 2 + 40, { steps: 4 });
    await page.mouse.up();
    expect(await viewBox(wheel)).not.toBe(before);

    await page.mouse.wheel(0, 5000);
    await expect(zoom).toHaveText("1.00×");
    await expect(wheel).toHaveAttribute("viewBox", "-10 -10 820 820");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  test("is worked by keys alone, and gives the focus back", async ({ page }) => {
    await page.goto("/");
    const open = page.getByRole("button", { name: "Full screen" });
    await open.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    const zoom = dialog.getByLabel("Enlarged");
    await expect(zoom).toHaveText("1.00×");
    for (let press = 0; press < 10; press += 1) await page.keyboard.press("+");
    await expect(zoom).toHaveText("3.00×");
    const wheel = dialog.getByRole("group");
    const before = await viewBox(wheel);
    await page.keyboard.press("ArrowDown");
    expect(await viewBox(wheel)).not.toBe(before);
    await page.keyboard.press("0");
    await expect(zoom).toHaveText("1.00×");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  test("is enlarged by two fingers", async ({ page }) => {
    const { zoom, wheel } = await openWheel(page);
    const { x, y, width, height } = (await wheel.boundingBox())!;
    const devTools = await page.context().newCDPSession(page);
    const fingers = (apart: number) =>
      [-1, 1].map((side) => ({ x: x + width / 2 + side * apart, y: y + height / 2, id: side + 1 }));
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number | null) =>
      devTools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: apart === null ? [] : fingers(apart),
      });
    await touch("touchStart", 50);
    for (const apart of [60, 70, 80, 90, 100]) await touch("touchMove", apart);
    await touch("touchEnd", null);
    await expect(zoom).toHaveText("2.00×");
  });
});

test.describe("a word to try", () => {
  test("lights up letter by letter, has an address, and keeps its working for members", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByLabel("Your word").fill("kamala");
    const letters = page.getByRole("list", { name: "Aksharas of kamala" });
    await expect(letters).toContainText("Guttural");
    expect(
      await letters
        .locator("rect")
        .evaluateAll((rects) => rects.map((r) => r.getAttribute("fill"))),
    ).toHaveLength(6);
    await expect(page).toHaveURL(/\?word=kamala$/);
    await page.reload();
    await expect(letters).toBeVisible();
    await expect(page.getByText("6 letters in 3 aksharas.")).toBeVisible();
    await expect(page.getByText("By Aryabhata’s rule this word is 76.")).toBeVisible();
    await expect(page.getByText("step by step, is for members")).toBeVisible();

    await logIn(page);
    await page.goto("/?word=kamala");
    await page.getByRole("link", { name: "See 76 worked out" }).click();
    await expect(page).toHaveURL(/\/private\/aryabhatta\?t=kamala&s=latin&m=word/);
    await expect(page.getByRole("row", { name: /Value of the word/ })).toContainText("76");
  });

  test("is fetched for when it is wanted: until then the page has no reader", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    const reader = () => scripts.some((path) => path.includes("lit-text"));
    await page.goto("/", { waitUntil: "networkidle" });
    expect(reader()).toBe(false);
    await page.getByLabel("Your word").focus();
    await expect.poll(reader).toBe(true);
  });

  test("that cannot be read is answered with a sentence", async ({ page }) => {
    await page.goto("/");
    const word = page.getByLabel("Your word");
    await word.fill("12345");
    await expect(page.getByRole("alert")).toContainText("No vowel or consonant");
    await word.fill("क".repeat(101));
    await expect(page.getByRole("alert")).toContainText("up to 100 can be read");
    await page.getByRole("button", { name: "గజ elephant" }).click();
    await expect(page.getByRole("list", { name: "Aksharas of గజ" })).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
  });
});

test("coming from another page draws the same page", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "HOME" }).click();
  await expect(page.getByRole("group", { name: "The wheel of the varnamala" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Aksharas of ख्युघृ" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page reads: what it is, the wheel, a word and every answer", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Every letter is a sound, a number and a colour.",
    );
    await expect(page.getByText("Shabda Gyan opens the Indian tradition")).toBeVisible();
    await expect(page.getByRole("img", { name: "The wheel of the varnamala" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Aksharas of ख्युघृ" })).toBeVisible();
    await expect(page.getByLabel("Your word")).toBeHidden();
    await expect(page.getByRole("button", { name: "Full screen" })).toBeHidden();
    const login = page.getByRole("main").getByRole("link", { name: "Login" }).first();
    await expect(login).toHaveAttribute("href", "/login");
    for (const [title, words] of Object.entries(QUESTIONS)) {
      await page.locator("summary", { hasText: title }).click();
      await expect(page.locator("details .answer", { hasText: words })).toBeVisible();
    }
  });
});
