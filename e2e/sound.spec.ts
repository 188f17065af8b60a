import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

test.use({ viewport: { width: 360, height: 780 } });

test("letters sound, the mouth moves and the touch slides, by keyboard on a phone", async ({
  page,
}) => {
  await page.addInitScript(overhear);
  await page.goto("/stnc/sound");
  const said = page.locator(".pin").getByRole("status");
  const letter = (name: string) => page.getByRole("button", { name, exact: true }).first();
  await expect(letter("a")).toBeInViewport({ ratio: 1 });

  // In whatever script is large, no letter is written over another; the places show it too.
  for (const width of [1280, 900, 360]) {
    await page.setViewportSize({ width, height: 780 });
    for (const script of ["Devanagari", "Latin", "Kannada", "Telugu"]) {
      await page.getByRole("radio", { name: script }).check();
      expect(await overwritten(page), `${script} at ${width} px`).toEqual([]);
    }
  }
  const consonants = page.getByRole("table", { name: "Guttural consonants" });
  const forms = consonants.getByRole("rowheader").first().locator("span");
  await expect(forms.filter({ hasText: "క" })).toHaveCSS("order", "-2");
  await expect(forms.filter({ hasText: "ka" })).toHaveCSS("order", "-1");
  // A place stands over its own row.
  const topOf = async (name: string) =>
    (await page.getByRole("button", { name }).first().boundingBox())!.y;
  expect(await topOf("Retroflex")).toBeGreaterThan(await topOf("ca"));
  expect(await topOf("Retroflex")).toBeLessThan(await topOf("ṭa"));

  await letter("gha").press("Enter");
  await expect(said).toContainText("[ɡʱə]");
  await expect(said).toContainText("mahāprāṇa");
  await expect(letter("gha")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("img", { name: "The mouth at gha" })).toBeInViewport();
  await expect(page.getByText("modelled voice")).toBeVisible();
  await expect(
    page.getByRole("img", { name: "The wave of gha: touch 80 ms, breath 85 ms, vowel 160 ms" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  expect(await page.evaluate(() => window.heard)).toHaveLength(1);
  expect(await page.evaluate(() => window.heard![0])).toBeGreaterThan(0.1);

  // The tabs of the places still move it.
  const tongue = page.locator(".mouth-tongue:visible").first();
  const atGuttural = await tongue.getAttribute("d");
  await page.locator("#guttural").getByRole("link", { name: "Palatal" }).click();
  await expect(page.getByRole("img", { name: "The mouth from the side" })).toBeVisible();
  await expect(said).toContainText("The middle of the tongue arches up");
  await expect(tongue).not.toHaveAttribute("d", atGuttural!);
  await letter("gha").press("Enter");
  await expect(tongue).toHaveAttribute("d", atGuttural!);

  // The mouth moves with the sound, here a whole row, slowly; Escape stops both.
  const speed = page.getByRole("slider", { name: "Speed" });
  await speed.press("Home");
  await expect(speed).toHaveAttribute("aria-valuetext", "3 times slower");
  await page.evaluate(countPostures);
  await expect(page.getByText("Hear a row")).toBeVisible();
  await page.getByRole("button", { name: "Guttural" }).press("Enter");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.postures!.size)).toBeGreaterThan(5);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await speed.press("End");

  // Reduced motion jumps to the letter and stands still.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(countPostures);
  await letter("ma").press("Enter");
  await expect(said).toContainText("anunāsika");
  await expect(page.locator(".mouth text", { hasText: "nose" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  expect(await page.evaluate(() => window.postures!.size)).toBe(1);

  const walk = page.getByRole("slider", { name: "Slide from ka to pa" });
  const contact = page.locator(".mouth-contact:visible");
  await walk.focus();
  await walk.press("Home");
  await walk.press("ArrowRight");
  await expect(said).toContainText("ka");
  await expect(walk).toHaveAttribute("aria-valuetext", "near ka");
  await walk.press("End");
  await expect(said).toContainText("pa");
  await expect(contact).toHaveAttribute("cx", "55");

  await page.getByRole("checkbox", { name: "voiced" }).press("Space");
  await expect(said).toContainText("ba");
  await page.getByRole("checkbox", { name: "nasal" }).press("Space");
  await expect(said).toContainText("ma");
  await page.getByRole("checkbox", { name: "aspirated" }).press("Space");
  await expect(said).toHaveText(/^No letter is made like this/);

  const tops = await page
    .getByRole("navigation", { name: "Places" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await sizesBelow44(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("what is stopped before a slow device can sound is not heard afterwards", async ({ page }) => {
  await page.addInitScript(overhear);
  await page.addInitScript(holdSoundBack);
  await page.goto("/stnc/sound");
  const letter = (name: string) => page.getByRole("button", { name, exact: true }).first();
  await letter("gha").press("Enter");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await letter("ka").press("Enter");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.evaluate(() => window.letSound!());
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  expect(await page.evaluate(() => window.heard)).toHaveLength(1);
});

/** The letters in which a form runs into another, or out of its ground. */
function overwritten(page: Page): Promise<string[]> {
  return page.locator(".letter:visible").evaluateAll((letters) =>
    letters
      .filter((letter) => {
        const ground = letter.getBoundingClientRect();
        const boxes = [...letter.querySelectorAll("span")]
          // The others are cut off.
          .filter(({ offsetHeight }) => offsetHeight > 0)
          .map((form) => {
            const range = document.createRange();
            range.selectNodeContents(form);
            return range.getBoundingClientRect();
          });
        const isOverAnother = (one: DOMRect, at: number) =>
          boxes
            .slice(at + 1)
            .some(
              (other) =>
                one.left < other.right &&
                other.left < one.right &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 10,
            );
        return boxes.some(
          (box, at) => isOverAnother(box, at) || box.left < ground.left || box.right > ground.right,
        );
      })
      .map((letter) => letter.textContent),
  );
}

/** What can be pressed and is lower than 44 px, in the body of the page. */
function sizesBelow44(page: Page): Promise<string[]> {
  return page
    .locator("main")
    .locator("button, .switch, .tabs a, [type=range]")
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { height } = control.getBoundingClientRect();
          return height > 0 && height < 44;
        })
        .map((control) => control.textContent),
    );
}

/** Runs in the page: keeps how loud each piece is that is given to the loudspeaker. */
function overhear() {
  const { start } = AudioBufferSourceNode.prototype;
  window.heard = [];
  AudioBufferSourceNode.prototype.start = function (...times) {
    window.heard!.push(Math.max(...this.buffer!.getChannelData(0)));
    return start.apply(this, times);
  };
}

/** Runs in the page: no sound starts before `letSound`. */
function holdSoundBack() {
  const { resume } = AudioContext.prototype;
  const { promise, resolve } = Promise.withResolvers<void>();
  window.letSound = resolve;
  AudioContext.prototype.resume = async function () {
    await promise;
    return resume.call(this);
  };
}

/** Runs in the page: counts the shapes that the tongue takes. */
function countPostures() {
  const tongue = document.querySelector(".mouth-tongue")!;
  const postures = new Set<string>();
  window.postures = postures;
  new MutationObserver(() => postures.add(tongue.getAttribute("d")!)).observe(tongue, {
    attributeFilter: ["d"],
  });
}

declare global {
  interface Window {
    heard?: number[];
    letSound?: () => void;
    postures?: Set<string>;
  }
}
