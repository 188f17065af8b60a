import type { Locator, Page } from "@playwright/test";
import { colourOf } from "#domain/colour/letter-colours.ts";
import { expect, test } from "./journey.ts";

test.use({ javaScriptEnabled: false });

type Link = readonly [text: string, to: string];

/** Cards, each with the page it leads to, by its name or another link; null for those not open yet. */
type Cards = Readonly<Record<string, string | Link | null>>;

const CATALOGUES: Readonly<Record<string, Cards>> = {
  "/numbers": {
    Maths: "/private/ganita",
    CIRUS: "/cirus",
    Games: null,
    "Yogi Scale": null,
    Crypto: null,
  },
  "/words": { Text: ["Weigh a verse", "/words/verse"], LLMs: null, "Reinforcement Learning": null },
  "/pictures": {
    "Picture/Video Maker": ["Draw a leaf", "/pictures/leaf"],
    NFT: null,
    "2D Maps": null,
  },
  "/maps": {
    "Sound Text to Sound": "/stnc/sound",
    "Sound Raga Recognizer": "/ragas",
    "Sound Text Numbers Colours": "/stnc/hero",
    Ayur: null,
    Laabh: null,
    Energy: null,
  },
};

/** What can be done at once on a catalogue page. */
const ACTS: Readonly<Record<string, readonly Link[]>> = {
  "/words": [["Weigh a verse", "/words/verse"]],
  "/pictures": [
    ["Draw the leaf of a word", "/pictures/leaf"],
    ["CIRUS", "/cirus"],
  ],
};

for (const [path, cards] of Object.entries(CATALOGUES)) {
  test(`${path} has its cards, and links those that lead somewhere`, async ({ page }) => {
    const expectFrugal = watchRequests(page);
    await page.goto(path);
    await expectFrugal();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(Object.keys(cards));
    // What can be opened comes first.
    const links = Object.entries(cards).flatMap(([name, to]) =>
      to === null ? [] : [typeof to === "string" ? [name, to] : to],
    );
    expect(await linksIn(page)).toEqual([...(ACTS[path] ?? []), ...links]);
    await expect(main.getByText("Not open yet")).toHaveCount(
      Object.keys(cards).length - links.length,
    );
    // All of a row, and nothing beyond it, leads where its name does.
    await page.getByRole("link", { name: "HOME" }).click({ trial: true });
  });
}

test("Infinite to Finite is drawn, and leads to sound, numbers and colours", async ({ page }) => {
  const expectFrugal = watchRequests(page);
  await page.goto("/stnc/hero");
  await expectFrugal();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Infinite to Finite");
  await expect(page.getByRole("img", { name: "Infinite to Finite" })).toBeVisible();
  expect(await gutturalsOf(page.locator("#weave-cloth"))).toEqual(GUTTURALS);
  // A letter tells its sound, number and colour when pointed at, reached and pressed.
  const letters = page.getByRole("list", { name: "The twenty-five letters" });
  const told = (name: string) => letters.getByRole("link", { name }).locator(".weave-told");
  await expect(told("ga a sound")).toHaveCSS("opacity", "1");
  await letters.getByRole("link", { name: "dha a sound" }).hover();
  await expect(told("dha a sound")).toHaveText(
    "dha a sound: teeth, with voice and breath a number: 19 a colour: sky blue",
  );
  await expect(told("dha a sound")).toHaveCSS("opacity", "1");
  await expect(told("ga a sound")).toHaveCSS("opacity", "0");
  await letters.getByRole("link", { name: "ma a sound" }).press("Enter");
  await expect(page).toHaveURL(/#ma$/);
  await page.mouse.move(0, 0);
  await page.reload();
  await expect(told("ma a sound")).toHaveCSS("opacity", "1");
  expect((await linksIn(page)).filter(([, to]) => !to!.startsWith("#"))).toEqual([
    ["Maps", "/maps"],
    ["Sound", "/stnc/sound"],
    ["Numbers", "/stnc/numbers"],
    ["Colours", "/stnc/colours"],
  ]);
  await page.getByRole("main").getByRole("link", { name: "Colours" }).click();
  await expect(page).toHaveURL(/\/stnc\/colours$/);
});

/** Guttural stops in the colours of the letters; a page may draw other letters, too. */
const GUTTURALS = ["k", "kh", "g", "gh", "ṅ"].map((latin) => colourOf(latin)!.hex);
const gutturalsOf = (drawing: Locator) =>
  drawing
    .locator("rect")
    .evaluateAll((rects) => rects.slice(0, 5).map((rect) => rect.getAttribute("fill")));

test("the sound page has its tabs, letters, mouths and edges of hearing", async ({ page }) => {
  await page.goto("/stnc/sound");
  const tabs = page.getByRole("navigation", { name: "Places" });
  await expect(tabs.getByRole("link")).toHaveText([
    "Guttural",
    "Palatal",
    "Retroflex",
    "Dental",
    "Labial",
  ]);
  const scripts = page.getByRole("group", { name: "Large script" });
  const gha = page.getByRole("button", { name: "gha" }).first();
  for (const [place, script] of ["Devanagari", "Latin", "Kannada", "Telugu"].entries()) {
    await scripts.getByRole("radio", { name: script }).check();
    await expect(gha).toHaveText("घghaಘఘ");
    const sizes = await gha
      .locator("span")
      .evaluateAll((forms) =>
        forms.map((form) => Number.parseFloat(getComputedStyle(form).fontSize)),
      );
    expect(sizes.indexOf(Math.max(...sizes))).toBe(place);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  }
  for (const place of ["Labial", "Dental", "Retroflex", "Palatal", "Guttural"]) {
    await tabs.getByRole("link", { name: place }).click();
    await expect(page.getByRole("heading", { level: 3, name: place })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Svara" })).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Vyanjana" })).toHaveCount(1);
    await expect(page.getByRole("table", { name: `${place} consonants` })).toContainText("spṛṣṭa");
    await expect(page.getByRole("img", { name: "The mouth" })).toBeInViewport();
    await expect(page.locator(`.mouth-contact.at-${place.toLowerCase()}`)).toBeVisible();
    await expect(page.locator(".mouth-contact:visible")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Upasarga and Visarga" })).toHaveCount(
      place === "Guttural" ? 1 : 0,
    );
  }
  await expect(page.getByRole("table", { name: "Guttural vowels" })).toContainText("saṃvṛta");
  // A letter has one colour on every page.
  expect(await gutturalsOf(page.getByRole("region", { name: "Consonants" }))).toEqual(GUTTURALS);
  await expect(page.getByRole("heading", { name: "Infrasound, below 20 Hz" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ultrasound, above 20 kHz" })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "The human range, 20 Hz to 20 kHz" }),
  ).toBeVisible();
  // On a tablet the navigation has a line of its own, and the login none.
  await page.setViewportSize({ width: 768, height: 900 });
  const middles = await page
    .locator(".brand, .head .button")
    .evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .map((box) => Math.round(box.y + box.height / 2)),
    );
  expect(new Set(middles).size).toBe(1);
});

test("the numbers page works examples, and leads members to the calculators", async ({ page }) => {
  const expectFrugal = watchRequests(page);
  await page.goto("/stnc/numbers");
  await expectFrugal();
  await expect(page.getByRole("heading", { name: "Everyday calculation" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Large-number calculation" })).toBeVisible();
  await expect(page.getByRole("table", { name: "98 × 97 = 9506" })).toContainText("95");
  await expect(
    page.getByRole("img", { name: "Tens, crosswise: 3 × 1 + 2 × 4 = 11; write 1, carry 1." }),
  ).toBeVisible();
  await expect(page.getByRole("row", { name: "khyughṛ" })).toContainText("4,320,000");
  await expect(page.getByRole("row", { name: "ṅiśibuṇḷṣkhṛ" })).toContainText("1,582,237,500");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Ganita" })).toHaveAttribute(
    "href",
    "/private/ganita",
  );
  await expect(main.getByRole("link", { name: "Script to Number" })).toHaveAttribute(
    "href",
    "/private/aryabhatta",
  );
});

test("the colours page lists what is seen and what is not, and a colour of its scale tells its figures when pointed at, reached and pressed", async ({
  page,
}) => {
  const expectFrugal = watchRequests(page);
  await page.goto("/stnc/colours");
  await expectFrugal();
  for (const [colour, nm, thz] of [
    ["violet", "380 to 450 nm", "666 to 789 THz"],
    ["green", "500 to 565 nm", "531 to 600 THz"],
    ["red", "625 to 750 nm", "400 to 480 THz"],
  ] as const) {
    const row = page
      .getByRole("region", { name: "Colours of light" })
      .getByRole("row", { name: colour });
    await expect(row).toContainText(nm);
    await expect(row).toContainText(thz);
  }
  // Neighbours that cannot be told apart, and why.
  await expect(page.getByText("from 650 nm on the eye tells no hues apart")).toBeVisible();
  const gutturals = page.getByRole("row", { name: /^Guttural/ });
  expect(await gutturalsOf(gutturals)).toEqual(GUTTURALS);
  await expect(gutturals.locator(".chip").first()).toHaveCSS("font-family", /^Varnamala/);
  for (const [band, metres, hertz] of [
    ["radio waves", "over 1 m", "under 300 MHz"],
    ["infrared", "780 nm to 1 mm", "300 GHz to 384 THz"],
    ["gamma rays", "under 10 pm", "over 30 EHz"],
  ] as const) {
    const row = page.getByRole("row", { name: band });
    await expect(row).toContainText(metres);
    await expect(row).toContainText(hertz);
  }

  const colours = page.getByRole("list", { name: "Colours of light" });
  const green = colours.getByRole("link", { name: "green" });
  // Its name stands under its own part of the scale, as the others do, on a phone too.
  const waves = page.locator(".pointed-waves");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await namesBesideTheirParts(colours)).toEqual([]);
    // The name of a band is its link, and is not written in the band as well.
    await expect(waves.getByText(/infrared/).filter({ visible: true })).toHaveCount(1);
  }
  // A row under the pointer is coloured whole, with the name that stays while the rest scrolls.
  const cyan = page.getByRole("row", { name: /^cyan/ });
  await cyan.hover();
  const grounds = await cyan
    .locator("th, td")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
  expect(new Set(grounds).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  // What the eye sees of each falls towards both ends.
  const seen = await page.locator("#light stop").evaluateAll((stops) =>
    stops.map((stop) => {
      const [red, green, blue] = stop
        .getAttribute("stop-color")!
        .match(/[0-9a-f]{2}/g)!
        .map((part) => (Number.parseInt(part, 16) / 255) ** 2.2) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }),
  );
  const brightest = seen.indexOf(Math.max(...seen));
  expect(seen.slice(0, brightest)).toEqual(seen.slice(0, brightest).toSorted((a, b) => a - b));
  expect(seen.slice(brightest)).toEqual(seen.slice(brightest).toSorted((a, b) => b - a));
  expect([seen[0]! < 0.001, seen.at(-1)! < 0.001]).toEqual([true, true]);

  const reading = colours.getByText("500 to 565 nm, 531 to 600 THz");
  await expect(reading).toHaveCSS("opacity", "0");

  await green.hover();
  await expect(reading).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(reading).toHaveCSS("opacity", "0");

  await green.press("Enter");
  await expect(page).toHaveURL(/#green$/);
  await page.reload();
  await expect(reading).toHaveCSS("opacity", "1");
});

test("a page is drawn from its first answer alone", async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await page.route(/\/assets\//, (route) => route.abort());
  for (const path of ["/numbers", "/stnc/sound", "/ragas/15", "/cirus/method"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Noto Serif/);
  }
});

/** Expects that a page asks for nothing but its own text, style and small fonts. */
function watchRequests(page: Page): () => Promise<void> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.resourceType()} ${request.url()}`));
  return async () => {
    await page.waitForLoadState("networkidle");
    await expect(page.locator("script[src]")).toHaveCount(0);
    expect(asked.filter((request) => /^(script|fetch|xhr)|\/api\//.test(request))).toEqual([]);
    // The browser would load a whole script's font for a word that these pages' small font lacks.
    expect(asked.filter((request) => /noto-\w+-(devanagari|kannada|telugu)/.test(request))).toEqual(
      [],
    );
  };
}

/** The names that do not stand under the middle of their part of the scale. */
function namesBesideTheirParts(names: Locator): Promise<string[]> {
  return names.getByRole("link").evaluateAll((links) =>
    links
      .filter((link) => {
        const part = link.querySelector("rect")!.getBoundingClientRect();
        const name = link.getBoundingClientRect();
        return Math.abs(part.x + part.width / 2 - name.x - name.width / 2) > 2;
      })
      .map(({ textContent }) => textContent),
  );
}

/** The links of the page itself, in order: the text of each and where it leads. */
const linksIn = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
