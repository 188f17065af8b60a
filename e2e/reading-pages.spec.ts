import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

test.use({ javaScriptEnabled: false });

/** Cards, each with the page it links to; null for those without a link. */
type Cards = Readonly<Record<string, string | null>>;

const CATALOGUES: Readonly<Record<string, Cards>> = {
  "/numbers": {
    Maths: "/private/ganita",
    Games: null,
    "Yogi Scale": null,
    Crypto: null,
    CIRUS: "/cirus",
  },
  "/words": { Text: null, LLMs: null, "Reinforcement Learning": null },
  "/pictures": { "Picture/Video Maker": null, NFT: null, "2D Maps": null },
  "/maps": {
    Ayur: null,
    Laabh: null,
    "Sound Text to Sound": "/stnc/sound",
    Energy: null,
    "Sound Raga Recognizer": "/ragas",
    "Sound Text Numbers Colours": "/stnc/hero",
  },
};

/** What can be done at once on a catalogue page. */
const ACTS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "/words": [["Weigh a verse", "/words/verse"]],
  "/pictures": [
    ["Draw the leaf of a word", "/pictures/leaf"],
    ["CIRUS", "/cirus"],
  ],
};

for (const [path, cards] of Object.entries(CATALOGUES)) {
  test(`${path} has its cards, and links those that lead somewhere`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(Object.keys(cards));
    const links = Object.entries(cards).filter(([, to]) => to !== null);
    expect(await linksIn(page)).toEqual([...(ACTS[path] ?? []), ...links]);
    // Each of the others says so; one that has begun says where.
    await expect(main.getByText(/^(Not open yet|.*, above)$/)).toHaveCount(
      Object.keys(cards).length - links.length,
    );
    // All of a row, and nothing beyond it, leads where its name does.
    await page.getByRole("link", { name: "HOME" }).click({ trial: true });
  });
}

test("Infinite to Finite is drawn, and leads to sound, numbers and colours", async ({ page }) => {
  await page.goto("/stnc/hero");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Infinite to Finite");
  await expect(page.getByRole("img", { name: "Infinite to Finite" })).toBeVisible();
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
  for (const script of ["Latin", "Kannada", "Telugu", "Devanagari"]) {
    await scripts.getByRole("radio", { name: script }).check();
    await expect(page.getByRole("button", { name: "gha" }).first()).toHaveText("घghaಘఘ");
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
  await expect(page.getByRole("heading", { name: "Infrasound, below 20 Hz" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ultrasound, above 20 kHz" })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "The human range, 20 Hz to 20 kHz" }),
  ).toBeVisible();
});

test("the numbers page works examples, and leads members to the calculators", async ({ page }) => {
  await page.goto("/stnc/numbers");
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

test("the colours page lists what is seen and what is not", async ({ page }) => {
  await page.goto("/stnc/colours");
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
  for (const [band, metres, hertz] of [
    ["radio waves", "over 1 m", "under 300 MHz"],
    ["infrared", "780 nm to 1 mm", "300 GHz to 384 THz"],
    ["gamma rays", "under 10 pm", "over 30 EHz"],
  ] as const) {
    const row = page.getByRole("row", { name: band });
    await expect(row).toContainText(metres);
    await expect(row).toContainText(hertz);
  }
});

test("a colour of the scale tells its figures when pointed at, reached and pressed", async ({
  page,
}) => {
  await page.goto("/stnc/colours");
  const colours = page.getByRole("list", { name: "Colours of light" });
  const green = colours.getByRole("link", { name: "green" });
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

for (const path of [...Object.keys(CATALOGUES), "/stnc/hero", "/stnc/numbers", "/stnc/colours"]) {
  test(`${path} asks for nothing but its own text, style and small fonts`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.resourceType()} ${request.url()}`));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(asked.filter((request) => /^(script|fetch|xhr)|\/api\//.test(request))).toEqual([]);
    // The browser would load a whole script's font for a word that these pages' small font lacks.
    expect(asked.filter((request) => /noto-\w+-(devanagari|kannada|telugu)/.test(request))).toEqual(
      [],
    );
  });
}

test("a page is drawn from its first answer alone", async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await page.route(/\/assets\//, (route) => route.abort());
  for (const path of ["/numbers", "/stnc/sound", "/ragas/15", "/cirus/method"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Noto Serif/);
  }
});

/** The links of the page itself, in order: the text of each and where it leads. */
async function linksIn(page: Page) {
  const links = await page.getByRole("main").getByRole("link").all();
  return Promise.all(
    links.map(async (link) => [await link.textContent(), await link.getAttribute("href")]),
  );
}
