import type { Page } from "@playwright/test";
import { expect, logIn, MEMBER, test } from "./journey.ts";

/** Answers an API call in place of the server. */
const answer = (page: Page, call: string, json: unknown, status = 200) =>
  page.route(`**/api/v1${call}`, (route) => route.fulfill({ json, status }));

const ODD = [{}, [], null, "text", { data: null }, [{}], { tokens: [{ x: 1 }] }];

test.beforeEach(({ expectErrors }) => expectErrors(/./));

async function sendLogin(page: Page) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(MEMBER.email);
  await page.getByLabel("Password").fill(MEMBER.password);
  await page.getByRole("button", { name: "Login" }).click();
}

test("login tells detail or error, whatever the status", async ({ page }) => {
  for (const [json, status, sentence] of [
    [{ error: "Closed today." }, 503, "Closed today."],
    [{ error: "Closed today." }, 200, "Closed today."],
    [{ detail: [{ loc: ["body"] }] }, 422, "Invalid credentials"],
    ...ODD.map((odd) => [odd, 200, "Invalid credentials"] as const),
  ] as const) {
    await answer(page, "/auth/login", json, status);
    await sendLogin(page);
    await expect(page.getByRole("alert")).toHaveText(sentence);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  }
});

test("login sends the fields of the password grant", async ({ page }) => {
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
  for (const odd of [{ error: "No." }, ...ODD.filter((one) => !Array.isArray(one) || one.length)]) {
    await answer(page, "/melakarta/melakarta-ragas", odd);
    await page.goto("/ragas");
    await expect(page.getByRole("alert")).toContainText("Failed to load ragas");
  }
});

test("CIRUS takes odd answers for empty lists", async ({ page }) => {
  for (const odd of [{ error: "No." }, ...ODD]) {
    await page.route("**/api/v1/cirus/**", (route) => route.fulfill({ json: odd }));
    await page.goto("/cirus?view=world");
    await expect(page.getByText("No continents available")).toBeVisible();
  }
});

test.describe("members", () => {
  test.beforeEach(({ page }) => logIn(page));

  test("a conversion tells the server's error and survives odd answers", async ({ page }) => {
    const told = [
      [{ error: "The stars are not right." }, "The stars are not right."],
      ...ODD.map((odd) => [odd, "An unknown error occurred."] as const),
    ] as const;
    for (const [json, sentence] of told) {
      await answer(page, "/aryabhatta/process_sentence", json);
      await page.goto("/private/aryabhatta");
      await page.getByRole("textbox").first().fill("ख");
      await page.getByRole("button", { name: "Convert" }).first().click();
      await expect(page.getByRole("alert").first()).toContainText(
        `Error processing "ख": ${sentence}`,
      );
    }
  });

  test("a calculation tells the server's error and survives odd answers", async ({ page }) => {
    for (const [json, sentence] of [
      [{ error: "Too dear." }, "Too dear."],
      ...ODD.map((odd) => [odd, "An unknown error occurred during calculation."] as const),
    ] as const) {
      await answer(page, "/aryabhatta/calculate", json);
      await page.goto("/private/aryabhatta?t=क+ख&s=devanagari&m=sentence");
      await page.getByRole("button", { name: "Addition" }).click();
      await expect(page.getByRole("alert").first()).toContainText(sentence);
    }
  });

  test("the nearest letter tells the server's error and survives odd answers", async ({ page }) => {
    for (const [json, sentence] of [
      [{ error: "No light." }, "Error: No light."],
      ...ODD.map((odd) => [odd, "Error finding closest character"] as const),
    ] as const) {
      await answer(page, "/aryabhatta/closest_character", json);
      await page.goto("/private/aryabhattasm?hex=994c42");
      await expect(page.getByRole("alert").first()).toContainText(sentence);
    }
  });

  test("lists say that they failed", async ({ page }) => {
    for (const odd of [{ error: "No." }, ...ODD]) {
      await answer(page, "/aryabhatta/color_mappings", odd);
      await page.goto("/private/aryabhattasm");
      await expect(page.getByRole("alert")).toContainText("Failed to load color mappings");
      await answer(page, "/aryabhatta/get_mappings", odd);
      await page.goto("/private/aryabhattacm");
      await expect(page.getByRole("alert")).toContainText("Failed to connect to the server.");
    }
  });

  test("a calculator says that it failed and works again", async ({ page }) => {
    const nikhilam = "/private/ganita/nikhilam-navatashcaramam-dashatah?a=97&b=96";
    for (const [json, sentence] of [
      [{ error: "Too dear." }, "Too dear."],
      ...[...ODD, { steps: [{}] }].map(
        (odd) => [odd, "An unknown error occurred during calculation."] as const,
      ),
    ] as const) {
      await answer(page, "/ganita/nikhilam-navatashcaramam-dashatah*", json);
      await page.goto(nikhilam);
      await expect(page.getByRole("alert")).toContainText(sentence);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Nikhilam");
    }
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status").first()).toContainText("9312");
  });
});
