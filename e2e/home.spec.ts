import { expect, logIn, test } from "./journey.ts";
import { strayWritingOf } from "./soundness.ts";

/** The questions, with some words of each answer. */
const QUESTIONS = {
  "Knowledge apparent and non-apparent": ["Speech is measured in four steps"],
  "Alternative numeration": [
    "Bhutasankhya: things stand for digits",
    "the sky, which is empty, four times0000",
  ],
  "Akshara as token": ["7 sounds", "Speech parts otherwise, na-mas-te"],
  "AGI whitepaper": ["Coming Soon..."],
  "Sanskrit Varnamala Calculator": ["does three things with a word"],
};

test("a question opens its answer, Escape closes it, and keys that come quicker than the browser tells of a close open the next", async ({
  page,
}) => {
  await page.goto("/");
  const question = (title: string) => page.getByRole("button", { name: title });
  const answer = (title: string) => page.getByRole("dialog", { name: title });
  const [first, second] = ["Alternative numeration", "Akshara as token"] as const;
  await question(first).focus();
  await page.keyboard.press("Enter");
  await expect(answer(first)).toContainText("Bhutasankhya: things stand for digits");
  // What goes on below ends in a soft edge.
  expect(await answer(first).evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  await expect(answer(first)).toHaveCSS("background-image", /linear-gradient.*linear-gradient/);
  await page.keyboard.press("Escape");
  await expect(answer(first)).toBeHidden();
  await expect(question(first)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(answer(first)).toBeVisible();
  await Promise.all(["Escape", "Tab", "Enter"].map((key) => page.keyboard.press(key)));
  await expect(answer(second)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question(second)).toBeFocused();
});

test("an answer opens and closes in a browser that does not know command=", async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as Partial<HTMLButtonElement>).command;
    addEventListener("command", (event) => event.preventDefault(), true);
  });
  await page.goto("/");
  const answer = page.getByRole("dialog", { name: "Akshara as token" });
  await page.getByRole("button", { name: "Akshara as token" }).click();
  await expect(answer).toBeVisible();
  await answer.getByRole("button", { name: "Close" }).click();
  await expect(answer).toBeHidden();
});

test("the wheel fills the screen, and is enlarged by mouse, fingers and keys", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "a yuga" }).click();
  const onPage = page.getByRole("group", { name: "The wheel of the varnamala" });
  // The click goes beside the letters.
  await onPage.click({ force: true, position: { x: 4, y: 4 } });
  const dialog = page.getByRole("dialog", { name: "The wheel of the varnamala" });
  const zoom = dialog.getByLabel("Enlarged");
  await expect(zoom).toHaveText("1.00×");
  const wheel = dialog.getByRole("group");
  const viewBox = async () => (await wheel.getAttribute("viewBox"))!;

  const { x, y, width, height } = (await wheel.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -200);
  await expect(zoom).toHaveText("1.30×");
  await page.mouse.wheel(0, -2000);
  await expect(zoom).toHaveText("3.00×");
  const before = await viewBox();
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 80, y + height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  await expect(wheel).not.toHaveAttribute("viewBox", before);
  await page.mouse.wheel(0, 5000);
  await expect(zoom).toHaveText("1.00×");
  await expect(wheel).toHaveAttribute("viewBox", "-10 -10 820 820");

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
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  // By keys alone; the focus comes back.
  const open = page.getByRole("button", { name: "Full screen" });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(zoom).toHaveText("1.00×");
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("+");
  await expect(zoom).toHaveText("3.00×");
  const still = await viewBox();
  await page.keyboard.press("ArrowDown");
  await expect(wheel).not.toHaveAttribute("viewBox", still);
  await page.keyboard.press("0");
  await expect(zoom).toHaveText("1.00×");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  // On a phone it opens whole; enlarged, everything written in it can be read.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.keyboard.press("Enter");
  await expect(zoom).toHaveText("1.00×");
  for (const place of ["Labial", "Palatal"])
    await expect(wheel.getByText(place, { exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect(zoom).toHaveText("1.50×");
  const drawn = await wheel.evaluate((svg: SVGSVGElement) => ({
    width: 800 * svg.getScreenCTM()!.a,
    smallest: Math.min(
      ...[...svg.querySelectorAll("text")].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * svg.getScreenCTM()!.a,
      ),
    ),
  }));
  expect(drawn.width).toBeGreaterThan(360);
  expect(drawn.smallest).toBeGreaterThanOrEqual(12);
  // A bead holds the name of its letter.
  const lowest = await wheel.evaluate((svg) => {
    const number = (of: Element, name: string) => Number(of.getAttribute(name));
    return [...svg.querySelectorAll(".wheel-bead")].map((bead) => {
      const name = svg.querySelector(`.wheel-latin[x="${bead.getAttribute("cx")}"]`)!;
      return (number(name, "y") - number(bead, "cy")) / number(bead, "r");
    });
  });
  expect(lowest).toHaveLength(5);
  expect(Math.max(...lowest)).toBeLessThan(0.8);
});

for (const width of [360, 1280]) {
  test(`the wheel opens full screen by its ground, which shows it, and by a second press on a letter, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto("/");
    const wheel = page.getByRole("group", { name: "The wheel of the varnamala" });
    const dialog = page.getByRole("dialog", { name: "The wheel of the varnamala" });
    const open = page.getByRole("button", { name: "Full screen" });
    const caption = page.getByText("press it again, or beside it");
    await expect(caption).toBeVisible();
    const back = async () => {
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    };

    // Above the letters outside, and between two rings.
    for (const [across, down] of [
      [0.5, 0.005],
      [0.5, 0.259],
    ] as const) {
      await wheel.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await wheel.boundingBox())!;
      const at = [x + width * across, y + height * down] as const;
      const cursor = await page.evaluate(([x, y]) => {
        const hit = document.elementFromPoint(x, y)!;
        return [hit.textContent, getComputedStyle(hit, "::after").cursor];
      }, at);
      expect(cursor).toEqual(["Full screen", "zoom-in"]);
      await page.mouse.click(...at);
      await back();
    }

    const letter = wheel.getByRole("button", { name: "Hear प p", exact: true });
    for (const _ of ["first", "after the wheel was closed"]) {
      await letter.click();
      await expect(dialog).toBeHidden();
      await wheel.getByRole("button", { name: "Hear त t", exact: true }).click();
      await letter.click();
      await expect(dialog).toBeHidden();
      await letter.click();
      await back();
      await expect(letter).toBeFocused();
    }
    await wheel.getByRole("button", { name: "Hear क k", exact: true }).dblclick();
    await back();
    await open.press("Enter");
    await back();
    await expect(open).toBeFocused();
  });
}

test("the number stands under the field at once, and the wheel has all its colours until a word is tried", async ({
  page,
}) => {
  for (const { width, height } of [
    { width: 360, height: 780 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto("/", { waitUntil: "networkidle" });
    const number = page.getByText(/^ख्युघृ =/);
    await expect(number).toContainText("4,320,000");
    await expect(number).toContainText("(2 + 30) × 10");
    await expect(number).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".hero-figure .wheel-dim")).toHaveCount(0);
    // In pixels: letters and, where they are shown, figures.
    const { letters, figures } = await page.locator(".hero-figure > .wheel").evaluate((wheel) => {
      const scale = (wheel as unknown as SVGSVGElement).getScreenCTM()!.a;
      const sizes = (name: string) =>
        [...wheel.querySelectorAll(name)]
          .filter((text) => text.checkVisibility())
          .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale);
      return { letters: Math.min(...sizes(".wheel-letter")), figures: sizes(".wheel-value") };
    });
    expect(letters).toBeGreaterThanOrEqual(24);
    for (const figure of figures) expect(figure).toBeGreaterThanOrEqual(12);
  }
  await page.getByLabel("Your word").fill("");
  await page.getByLabel("Your word").pressSequentially("namaste");
  await expect(page.getByText(/^namaste =/)).toContainText("1,060,000,000,045");
  await expect(page.locator(".hero-figure .wheel-dim").first()).toBeVisible();
});

test("three doors lead to what can be tried", async ({ page }) => {
  for (const [door, heading] of [
    ["Sound", "Sound"],
    ["Ragas", "72 Melakarta ragas"],
    ["A verse", "A verse, weighed"],
  ] as const) {
    await page.goto("/");
    const doors = page.getByRole("region", { name: "Continue" });
    await doors.getByRole("link", { name: door }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  }
});

test("a word to try has an address, and keeps its working for members", async ({ page }) => {
  await page.goto("/");
  const word = page.getByLabel("Your word");
  await word.fill("kamala");
  const letters = page.getByRole("list", { name: "Aksharas of kamala" });
  await expect(letters).toContainText("m 25");
  await expect(letters.locator("rect[fill]")).toHaveCount(6);
  await expect(page).toHaveURL(/\?word=kamala$/);
  await page.reload();
  await expect(letters).toBeVisible();
  await expect(page.getByRole("link", { name: "How letters become numbers" })).toBeVisible();

  await logIn(page);
  await page.goto("/?word=kamala");
  await page.getByRole("link", { name: "See 76 worked out" }).click();
  await expect(page).toHaveURL(/\/private\/aryabhatta\?t=kamala&s=latin&m=word/);
  await expect(page.getByRole("row", { name: /Value of the word/ })).toContainText("76");
});

const AS_SEEN = { useInnerText: true };

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page reads: what it is, the wheel and a word", async ({ page }) => {
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
    await page.getByRole("link", { name: "Accessibility" }).click();
    await expect(page.getByText("(WCAG) 2.2, level AA")).toBeVisible();
    await expect(page.getByRole("region", { name: "Tell us" })).toBeVisible();
    // Where nothing can be pressed, nothing asks for it.
    for (const path of ["/words/verse", "/pictures/leaf"]) {
      await page.goto(path);
      await expect(page.getByRole("main")).not.toHaveText(/\b(press|write|address)\b/i, AS_SEEN);
    }
  });

  test("every answer opens, and marks the links that leave the site and the language of its words", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [title, parts] of Object.entries(QUESTIONS)) {
      await page.getByRole("button", { name: title }).click();
      const answer = page.getByRole("dialog", { name: title });
      await expect(answer).toBeVisible();
      for (const words of parts) await expect(answer).toContainText(words);
      for (const link of await answer.locator('a[href^="http"]').all()) {
        await expect(link).toHaveAttribute("rel", "noopener");
        await expect(link).toHaveText(/\(another site, in a new tab\)$/);
      }
      expect(await strayWritingOf(page)).toEqual([]);
      await answer.getByRole("button", { name: "Close" }).click();
      await expect(answer).toBeHidden();
    }
    // The calculator is told in three pictures with words.
    await page.getByRole("button", { name: "Sanskrit Varnamala Calculator" }).click();
    const pictures = page.getByRole("dialog").getByRole("img");
    await expect(pictures).toHaveCount(3);
    for (const [index, name] of ["Read", "Summed", "Coloured"].entries()) {
      await expect(pictures.nth(index)).toHaveAccessibleName(new RegExp(`^${name} `));
    }
    await expect(pictures.nth(1)).toContainText("320,000");
    await expect(pictures.nth(1)).toContainText("4,320,000");
  });
});
