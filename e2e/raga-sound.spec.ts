import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const sounding = (page: Page) =>
  page.getByRole("list", { name: /^Swaras of/ }).locator("[aria-current]");

/** Longer than a scale takes to sound, also where the machine is slow. */
const BRIEFLY = { timeout: 10_000 };

/** Where the text of an element begins. */
function leftOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.round(range.getBoundingClientRect().left);
}

test.beforeEach(({ page }) => page.addInitScript(overhearOutput));

test("a raga is played in place, and one svara turns it into another", async ({ page }) => {
  await page.goto("/ragas/29");
  // Its script comes once it is in sight.
  await page.locator(".svara-keys").scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island[ssr] .svara-keys")).toHaveCount(0);

  // In the dark the black keys do not sink into the ground.
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const [key, ground] = await page.evaluate(() =>
    [
      getComputedStyle(document.querySelector(".key-black")!).fill,
      getComputedStyle(document.documentElement).backgroundColor,
    ].map((colour) => Number.parseFloat(colour.replace("oklch(", ""))),
  );
  expect(key! - ground!).toBeGreaterThan(0.15);

  const madhyama = page.getByRole("slider", { name: "Madhyama" });
  await expect(madhyama).toHaveAttribute("aria-valuetext", "M1, Shuddha Madhyama");
  await madhyama.press("ArrowRight");
  await expect(page.locator(".svara-changed")).toContainText("M1 becomes M2: 29");
  await madhyama.press("ArrowLeft");
  await expect(page.locator(".svara-changed")).toContainText("M2 becomes M1: 65");
  await expect.poll(() => loudness(page)).toBe(0);
  // A busy machine may not look while a note or a svara lasts: then it is pressed again.
  await expect(async () => {
    await page.getByRole("button", { name: "G3 ग३" }).click();
    await expect.poll(() => loudness(page), BRIEFLY).toBeGreaterThan(0.01);
  }).toPass();
  await expect.poll(() => loudness(page)).toBe(0);

  const keys = page.locator(".svara-keys");
  await keys.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await keys.boundingBox())!;
  const svara = (await madhyama.boundingBox())!;
  await page.mouse.move(svara.x + svara.width / 2, svara.y + svara.height / 2);
  await page.mouse.down();
  // To the black key of prati madhyama.
  await page.mouse.move(x + width * (320 / 640), y + height * (112 / 242), { steps: 5 });
  await page.mouse.up();
  await expect(page.locator(".svara-changed")).toHaveText(
    "M1 becomes M2: 29 Dheerasankarabharanam (Shankarabharanam) turns into 65 Mechakalyani (Kalyani).",
  );
  // What leads on and what leads back begin at one edge where they stand on two lines.
  await page.setViewportSize({ width: 360, height: 740 });
  const onwards = page.getByRole("link", { name: "Read about 65 Mechakalyani" });
  const back = page.getByText("Back to 29 Dheerasankarabharanam");
  await expect(onwards).toBeVisible();
  const [one, other] = [await onwards.evaluate(leftOf), await back.evaluate(leftOf)];
  expect(other).toBe(one);
  await madhyama.press("ArrowLeft");

  await page.getByRole("radio", { name: "Arohana", exact: true }).check();
  await expect(async () => {
    await page.evaluate(noteWhatIsShown);
    await page.getByRole("button", { name: "Play" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => loudness(page), BRIEFLY).toBeGreaterThan(0.01);
    await expect
      .poll(() => page.evaluate(() => window.shown?.join(" ")), BRIEFLY)
      .toBe("S R2 G3 M1 P D2 N3 S");
  }).toPass();
  await expect(page.getByRole("button", { name: "Play" })).toBeFocused();
  await expect(sounding(page)).toHaveCount(0);
  await expect.poll(() => loudness(page)).toBe(0);

  // A janya of it.
  const bar = page.getByRole("region", { name: "Sounding raga" });
  await expect(async () => {
    await page.getByRole("button", { name: "Hamsadhwani" }).click();
    await expect(bar.locator("[aria-current]")).toHaveCount(1, BRIEFLY);
  }).toPass();
  await expect(bar.getByRole("list", { name: "Arohana", exact: true })).toHaveText(
    "SR2G3PN3S upper",
  );
  await page.keyboard.press("Escape");
  await expect.poll(() => loudness(page)).toBe(0);
  await bar.getByRole("button", { name: "Close" }).click();
  await expect(bar).toBeHidden();
});

test("Escape stops it, and what was set is kept for the next raga", async ({ page }) => {
  await page.goto("/ragas?hear=15");
  await page.getByRole("combobox", { name: "Tonic, Sa" }).selectOption("6 kattai, A, 440.0 Hz");
  await page.getByRole("radio", { name: "Lower" }).check();
  await page.getByRole("checkbox", { name: "Drone" }).check();
  await page.getByRole("checkbox", { name: "Repeat" }).check();
  await page.getByRole("button", { name: "Play" }).click();
  await expect(sounding(page)).toHaveCount(1);
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.01);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await expect.poll(() => loudness(page)).toBe(0);

  await page.goto("/ragas?hear=65");
  await expect(page.getByText("Sa at 220.0 Hz")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Drone" })).toBeChecked();

  // A svara of the table looks like what can be pressed.
  const close = page.getByRole("button", { name: "Close" });
  const colour = await close.evaluate((button) => getComputedStyle(button).color);
  await expect(page.getByRole("button", { name: "M2 म२" })).toHaveCSS("color", colour);

  // Closing ends the sound and gives the loudspeaker back until the next one.
  await page.getByRole("button", { name: "Play" }).click();
  await expect(sounding(page)).toHaveCount(1);
  await close.click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.overheard?.context.state)).toBe("suspended");
});

declare global {
  interface Window {
    /** What goes to the loudspeaker. */
    overheard?: AnalyserNode;
    /** The svaras shown as sounding, in order. */
    shown?: (string | undefined)[];
  }
}

/** Runs in the page: taps whatever goes to the loudspeaker. */
function overhearOutput() {
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
  function connectOverheard(this: AudioNode, to: AudioNode) {
    if (to === this.context.destination) {
      // A loudspeaker that does not come back is replaced.
      if (window.overheard?.context !== this.context) {
        window.overheard = new AnalyserNode(this.context);
      }
      connect.call(this, window.overheard);
    }
    return connect.call(this, to);
  }
  AudioNode.prototype.connect = connectOverheard as typeof AudioNode.prototype.connect;
}

/** Runs in the page: notes each svara when it is shown as sounding. */
function noteWhatIsShown() {
  const shown: (string | undefined)[] = [];
  window.shown = shown;
  const observer = new MutationObserver(() => {
    const svara = document.querySelector("[aria-label^='Swaras of'] [aria-current] span");
    if (svara) shown.push(svara.textContent);
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ["aria-current"] });
}

/** The loudest sample of the last moment, 0 to 1; a suspended context is silent. */
function loudness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { overheard } = window;
    if (overheard?.context.state !== "running") return 0;
    const samples = new Float32Array(overheard.fftSize);
    overheard.getFloatTimeDomainData(samples);
    return Math.max(...samples.map(Math.abs));
  });
}
