import type { Locator, Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { expect, test } from "./journey.ts";

// In the World view the map comes when it is asked for.
const VIEWS = [
  {
    view: "India",
    address: "/cirus",
    call: "**/api/v1/cirus/dhq",
    outlines: "**/india-states*.json",
    map: (page: Page) => page.getByRole("img", { name: /^India by states/ }),
  },
  {
    view: "World",
    address: "/cirus?view=world",
    call: "**/api/v1/cirus/countries",
    outlines: null,
    map: (page: Page) => page.getByRole("button", { name: "Show the map" }),
  },
] as const;

/** How far down the page these begin, in px. */
const startsOf = (parts: readonly Locator[]) =>
  Promise.all(
    parts.map((part) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
    ),
  );

/** The properties that move by themselves, one for each moving element. */
const movingIn = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const [start] = (effect as KeyframeEffect).getKeyframes();
      const ofFrame = /^(offset|computedOffset|easing|composite)$/;
      return Object.keys(start!).find((name) => !ofFrame.test(name));
    }),
  );

for (const width of [360, 1280]) {
  test.describe(`nothing moves at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const { view, address, call, outlines, map } of VIEWS) {
      test(`while list and map of the ${view} view arrive late`, async ({ page }) => {
        const giveList = await hold(page, call);
        const giveMap = outlines && (await hold(page, outlines));
        await page.goto(address);
        const loading = page.getByText(/^Loading (?!the map)/);
        await expect(loading.first()).toBeVisible();
        await page.evaluate(async () => void (await document.fonts.ready));
        const list = page.getByRole("heading", { name: "Select and compare" });
        const above = [list, page.getByRole("radio", { name: "Plain" })];
        const starts = await startsOf(above);
        giveList();
        await expect(loading).toHaveCount(0);
        expect(await startsOf(above)).toEqual(starts);
        // The map is awaited below the window. What is not seen keeps no processor busy.
        await expect.poll(() => movingIn(page)).toEqual([]);

        await list.scrollIntoViewIfNeeded();
        if (giveMap) {
          await expect(page.getByText("Loading the map...")).toBeVisible();
          // Nor does what is seen ask for a new layout in every frame.
          await expect.poll(() => movingIn(page)).toEqual(Array(4).fill("transform"));
        }
        const below = [...above, page.getByRole("heading", { name: "Pictures" })];
        const startsAwaited = await startsOf(below);
        giveMap?.();
        await expect(map(page)).toBeVisible();
        expect(await startsOf(below)).toEqual(startsAwaited);
      });
    }
  });
}
