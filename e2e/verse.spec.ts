import { readFileSync } from "node:fs";
import { EXAMPLES } from "../src/web/pages/verse/examples.ts";
import { expect, test } from "./journey.ts";

test("a verse is weighed, its rules are told, and the address keeps it", async ({ page }) => {
  await page.goto("/words");
  await page.getByRole("link", { name: "Weigh a verse" }).first().click();
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
  await expect(page.getByText("19 × 2 + 13 =")).toContainText("51 mātrās");
  await expect(page.getByText("anuṣṭubh")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveText(
    "WORDS",
  );
  const metre = page.getByRole("region", { name: "The metre" });
  await expect(metre.getByRole("listitem").filter({ hasText: "heavy" })).toHaveText([
    "6 heavy",
    "7 heavy",
    "6 heavy",
  ]);
  await expect(metre.getByRole("table").nth(1).locator(".computed")).toHaveText([
    "ya",
    "ja",
    "ya",
    "ja",
  ]);
  // A verse without number words offers one that has them.
  const numbers = page.getByRole("region", { name: "Verse as number" });
  await expect(numbers).toContainText("This verse has no compound of word numerals.");
  await expect(numbers).toContainText("From right to left: 3 9 27 = 3,927");
  await expect(numbers).toContainText("1,250");

  await expect(
    page.getByRole("region", { name: "Written and spoken" }).getByRole("list"),
  ).toHaveText(["नnaमmaस्तेste", "नnaमस्masतेte"]);

  // Paper has no buttons, so nothing asks for a press.
  await page.emulateMedia({ media: "print" });
  for (const asking of ["Examples", "Press one for its rule"]) {
    await expect(page.getByText(asking)).toBeHidden();
  }
  await page.emulateMedia({ media: "screen" });

  // By keyboard on a phone: what is pressed and its rule are both in sight.
  await page.setViewportSize({ width: 360, height: 780 });
  const pressed = page.getByRole("button", { name: "guru pār long ā" });
  await page.getByRole("button", { name: "guru vā long ā" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "guru saṃ anusvāra" })).toBeFocused();
  for (const key of ["End", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) {
    await page.keyboard.press(key);
  }
  await expect(pressed).toBeFocused();
  const rule = page.getByRole("status");
  await expect(rule).toContainText("dīrghaṃ ca, Aṣṭādhyāyī 1.4.12");
  await expect(rule).toBeInViewport({ ratio: 1 });
  const [above, below] = await Promise.all([rule.boundingBox(), pressed.boundingBox()]);
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "guru gar before rth" }).first().click();
  await expect(rule).toContainText("saṃyoge guru, Aṣṭādhyāyī 1.4.11");

  const field = page.getByRole("textbox", { name: "Verse" });
  await field.fill("ಕಶ್ಚಿತ್ಕಾನ್ತಾವಿರಹಗುರುಣಾ ಸ್ವಧಿಕಾರಾತ್ಪ್ರಮತ್ತಃ");
  await expect(page.getByText("मन्दाक्रान्ता")).toBeVisible();
  await expect(page.getByText("Nearly: one syllable")).toBeVisible();
  await expect(page.getByRole("button", { name: "not light in it" })).toHaveCount(1);
  await expect(page).toHaveURL(/verse\?verse=/);
  await page.reload();
  await expect(page.getByText("मन्दाक्रान्ता")).toBeVisible();

  await field.fill("వాగర్థావివ సంపృక్తౌ");
  await expect(page.getByRole("button", { name: "guru pṛk before kt" })).toBeVisible();
  await field.fill("12 !");
  await expect(page.getByRole("alert")).toContainText("This text has no letters");
  await page.getByRole("button", { name: "Śakuntalā 7.24, in Latin" }).click();
  await expect(page.getByText("hariṇī")).toBeVisible();

  await page.getByRole("button", { name: "Līlāvatī, the circle" }).click();
  await expect(numbers).toContainText("From right to left: 3 9 27 = 3,927");
  await expect(numbers).toContainText("From right to left: 12 5 0 = 1,250");
  await expect(
    numbers.getByRole("listitem").filter({ hasText: "nanda: the Nandas" }),
  ).toBeVisible();
  await expect(numbers).toContainText("only the sense tells whether a number is meant");
  await numbers.getByText("Where the words have their values").click();
  await expect(numbers).toContainText("Ojha: Bhāratīya Prācīna Lipimālā (1918), p. 120");
  await page.getByRole("button", { name: "Āryabhaṭīya 1.3" }).click();
  await expect(numbers).toContainText("cayagiyiṅuśuchlṛ: revolutions of the Moon");
  await page.getByRole("button", { name: "A verse of π" }).click();
  await expect(numbers).toContainText("From left to right 3141592653589793");

  // A chapter: its verses are counted by metre, and one at a time is weighed.
  const [anushtubh, other] = [EXAMPLES[0].text, EXAMPLES[1]!.text];
  await field.fill(`${anushtubh} १ ॥\n${other}`);
  await page.getByRole("button", { name: "Next verse" }).click();
  await expect(metre).toContainText("उपजाति");
  await expect(page).toHaveURL(/&n=2$/);
  await page.reload();
  await expect(metre).toContainText("उपजाति");
  await field.fill(`${`${anushtubh} १ ॥\r\n`.repeat(100)}${other}`);
  await expect(page.getByText("101 verses")).toHaveText("101 verses: 100 anuṣṭubh, 1 upajāti.");
  await expect(page.getByText("This text is too long for a link")).toBeVisible();
  await page
    .getByRole("combobox", { name: "Verse" })
    .selectOption({ label: "100. वागर्थाविव संपृक्तौ वागर (anuṣṭubh)" });
  await page.getByRole("button", { name: "Next verse" }).press("Enter");
  await expect(metre).toContainText("उपजाति");
  await expect(page.getByText("This is the last.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next verse" })).toBeFocused();

  await page.getByRole("button", { name: "Show as a table" }).click();
  const table = page.getByRole("region", { name: "The verses" }).getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(101);
  await page.getByRole("button", { name: "Show more: 1 verse is left" }).click();
  await expect(table.getByRole("row").last()).toContainText("upajāti");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("Verses.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(102);
  expect(lines[0]).toBe("\uFEFFNumber,Verse,Metre,Syllables,Remarks");
  expect(lines[1]).toContain(",anuṣṭubh,8 + 8 + 8 + 8,");
  await table.getByRole("button", { name: "2. " }).first().click();
  await expect(metre).toContainText("अनुष्टुभ्");

  // As people paste, and type: an empty line within a verse, the speaker before it, a slip.
  await field.fill(
    "अर्जुन उवाच - धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः।\n\nमामकाः पाण्डवाश्चैव किमकुर्वत सञ्जयए।।1.1।।",
  );
  await expect(metre).toContainText("anuṣṭubh, irregular");
  await expect(metre).toContainText("the fourth quarter has nine syllables, one too many");
  await expect(page.getByText("Not counted: अर्जुन उवाच")).toBeVisible();

  // Anything else that people paste.
  await field.fill("الله राम 🙂 ம <b>");
  await expect(page.getByText("Not counted: ا ل ه 🙂 ம < >")).toBeVisible();
  await field.fill("bANavyomadharAdharendu dharmakSetre kurukSetre");
  await expect(page.getByText("it is read as Harvard-Kyoto")).toBeVisible();
  await expect(page.getByText("Not counted:")).toHaveCount(0);
  await field.fill(`सञ्जय उवाच\n${anushtubh}`);
  await expect(page.getByText("Not counted: सञ्जय उवाच")).toBeVisible();
  await field.fill("bANavyomadharAdharendu dharmakSetre kurukSetre");
  await expect(numbers).toContainText("= 1,705");
  await field.fill("अथ शब्दानुशासनम् ".repeat(200));
  await expect(
    page.getByRole("button", { name: "Show more: 1480 syllables are left" }),
  ).toBeVisible();
  await field.fill("ka ".repeat(200_001));
  await expect(page.getByRole("alert")).toContainText(
    "has 600003 characters. Paste at most 600000",
  );
  // What is typed stays in the browser.
  expect(calls).toEqual([]);
});
