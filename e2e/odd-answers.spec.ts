import type { Locator, Page } from "@playwright/test";
import { expect, MEMBER, memberTest, test } from "./journey.ts";

const ODD = [{}, [], null, "text", { data: null }, [{}], { tokens: [{ x: 1 }] }];

type Told = readonly [json: unknown, sentence: string, status?: number];

for (const one of [test, memberTest]) one.beforeEach(({ expectErrors }) => expectErrors(/./));

const toldAs = (error: string, sentence: string, otherwise: string): Told[] => [
  [{ error }, sentence],
  ...ODD.map((odd): Told => [odd, otherwise]),
];

/**
 * Gives a page that stays open one odd answer after the other and expects what it says, then lets
 * the server answer. `again` makes it call once more.
 */
async function expectTold(
  page: Page,
  { call, answers, again }: { call: string; answers: readonly Told[]; again: () => Promise<void> },
) {
  const calls = `**/api/v1${call}`;
  let [json, sentence, status] = answers[0]!;
  await page.route(calls, (route) => route.fulfill({ json, status: status ?? 200 }));
  for ([json, sentence, status] of answers) {
    const answered = page.waitForResponse(calls);
    await again();
    await answered;
    await expect(page.getByRole("alert").first()).toContainText(sentence);
  }
  await page.unroute(calls);
  await again();
}

/** Presses a button by its key, once it can be pressed: one that cannot yet takes no key. */
async function press(button: Locator) {
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

/** Opens a page at the first time, then presses "Try again". */
function openOrRetry(page: Page, address: string) {
  let isOpen = false;
  return async () => {
    if (isOpen) await press(page.getByRole("button", { name: "Try again" }).first());
    else await page.goto(address);
    isOpen = true;
  };
}

const sendLogin = (page: Page) => press(page.getByRole("button", { name: "Login" }));

async function openLogin(page: Page) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(MEMBER.email);
  await page.getByLabel("Password").fill(MEMBER.password);
}

test.describe("on a clock", () => {
  test.use({ ownPage: true });

  test("login tells detail or error, whatever the status", async ({ page }) => {
    await page.clock.install();
    await openLogin(page);
    await expectTold(page, {
      call: "/auth/login",
      answers: [
        [{ error: "Closed today." }, "Closed today.", 503],
        ...toldAs("Closed today.", "Closed today.", "Invalid credentials"),
        [{ detail: [{ loc: ["body"] }] }, "Invalid credentials", 422],
      ],
      again: async () => {
        expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
        // The button rests for a while after a failure.
        await page.clock.fastForward(5_000);
        await sendLogin(page);
      },
    });
    await expect(page).toHaveURL(/\/private$/);
  });
});

test("login sends the fields of the password grant", async ({ page }) => {
  await openLogin(page);
  const sent = page.waitForRequest("**/auth/login");
  await sendLogin(page);
  const fields = Object.fromEntries(new URLSearchParams((await sent).postData()!));
  expect(fields).toMatchObject({
    grant_type: "password",
    username: MEMBER.email,
    password: MEMBER.password,
    scope: "",
    client_id: expect.any(String),
    client_secret: expect.any(String),
    device: expect.stringMatching(/^[\w-]{43}$/),
  });
  await expect(page).toHaveURL(/\/private$/);
});

test("the ragas say that they failed", async ({ page }) => {
  const failed = "Failed to load ragas";
  await expectTold(page, {
    call: "/melakarta/melakarta-ragas",
    answers: toldAs("No.", failed, failed).filter(([odd]) => !Array.isArray(odd) || odd.length),
    again: openOrRetry(page, "/ragas"),
  });
  await expect(page.getByText("72 of 72 ragas")).toBeVisible();
});

test("CIRUS takes odd answers for empty lists", async ({ page }) => {
  for (const odd of [{ error: "No." }, ...ODD]) {
    await page.route("**/api/v1/cirus/**", (route) => route.fulfill({ json: odd }));
    await page.goto("/cirus?view=world");
    await expect(page.getByText("No continents available")).toBeVisible();
  }
});

memberTest("a conversion tells the server's error and survives odd answers", async ({ page }) => {
  await page.goto("/private/aryabhatta");
  const letters = [..."खगघचछजझटठ"];
  await expectTold(page, {
    call: "/aryabhatta/process_sentence",
    answers: toldAs("The stars are not right.", "The stars are not right.", "An unknown error"),
    again: async () => {
      await page.getByRole("textbox").first().fill(letters.pop()!);
      await press(page.getByRole("button", { name: "Convert" }).first());
    },
  });
  await expect(page.getByRole("alert")).toHaveCount(0);
});

memberTest("a calculation tells the server's error and survives odd answers", async ({ page }) => {
  const otherwise = "An unknown error occurred during calculation.";
  await expectTold(page, {
    call: "/aryabhatta/calculate",
    answers: toldAs("Too dear.", "Too dear.", otherwise),
    again: openOrRetry(page, "/private/aryabhatta?t=क+ख&s=devanagari&m=sentence&op=addition"),
  });
  await expect(page.getByRole("status").filter({ hasText: "3" }).first()).toBeVisible();
});

memberTest(
  "the nearest letter tells the server's error and survives odd answers",
  async ({ page }) => {
    await page.goto("/private/aryabhattasm");
    const colours = Array.from({ length: 2 + ODD.length }, (_, at) => `#994c4${at}`);
    await expectTold(page, {
      call: "/aryabhatta/closest_character",
      answers: toldAs("No light.", "Error: No light.", "Error finding closest character"),
      again: async () => {
        await page.getByLabel("Hex code").fill(colours.pop()!);
        await press(page.getByRole("button", { name: "Find the nearest letter" }));
      },
    });
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

memberTest("lists say that they failed", async ({ page }) => {
  for (const [call, address, failed] of [
    ["/aryabhatta/color_mappings", "/private/aryabhattasm", "Failed to load color mappings"],
    ["/aryabhatta/get_mappings", "/private/aryabhattacm", "Failed to connect to the server."],
  ] as const) {
    const answers = toldAs("No.", failed, failed);
    await expectTold(page, { call, answers, again: openOrRetry(page, address) });
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

memberTest("a calculator says that it failed and works again", async ({ page }) => {
  const otherwise = "An unknown error occurred during calculation.";
  await expectTold(page, {
    call: "/ganita/nikhilam-navatashcaramam-dashatah*",
    answers: [...toldAs("Too dear.", "Too dear.", otherwise), [{ steps: [{}] }, otherwise]],
    again: openOrRetry(page, "/private/ganita/nikhilam-navatashcaramam-dashatah?a=97&b=96"),
  });
  await expect(page.getByRole("status").first()).toContainText("9312");
});
