import type { APIRequestContext, Page } from "@playwright/test";
import { expect, logIn, MEMBER, test } from "./journey.ts";

const ADDRESS = "/private/aryabhatta?t=%E0%A4%96&n=7";

const number = (page: Page) => page.getByLabel("Number", { exact: true });

/**
 * Types on the page at the address until the server, having revoked the token, sends it to the
 * login.
 */
async function typeUntilLoginEnds(page: Page, request: APIRequestContext) {
  await page.goto(ADDRESS);
  await expect(page.getByRole("heading", { name: "The analysis" })).toBeVisible();
  await number(page).fill("4320000");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await request.post("/api/v1/auth/logout", { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole("button", { name: "Convert" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
}

async function logInHere(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(MEMBER.password);
  await page.getByRole("button", { name: "Login" }).click();
}

test.beforeEach(({ expectErrors }) => expectErrors(/401|process_sentence failed/));

test("what was typed while the token died is forgotten at a logout", async ({ page, request }) => {
  await logIn(page);
  await typeUntilLoginEnds(page, request);
  await logIn(page);
  await page.getByRole("link", { name: "logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(ADDRESS);
  await logInHere(page, MEMBER.email);
  await expect(number(page)).toHaveValue("7");
});

test("what was typed while the token died is not shown to another member", async ({
  page,
  request,
}) => {
  await logIn(page);
  await typeUntilLoginEnds(page, request);
  // The page takes anybody who logs in with another email for another member.
  await page.route("**/auth/login", (route) => {
    const sent = new URLSearchParams(route.request().postData()!);
    sent.set("username", MEMBER.email);
    return route.continue({ postData: `${sent}` });
  });
  await logInHere(page, "asha@example.org");
  await expect(number(page)).toHaveValue("7");
});
