import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beginLoggedIn, expect, MEMBER, test } from "./journey.ts";

/** A page of another origin. */
async function otherSite(content: string, policy = "unsafe-url") {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html", "referrer-policy": policy });
    response.end(`<!doctype html><link rel="icon" href="data:,">${content}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // Not only another port but another host name, so that the browser sees another site.
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

for (const policy of ["unsafe-url", "no-referrer"]) {
  test(`a link on another site does not log out unasked: ${policy}`, async ({
    page,
    serverUrl,
  }) => {
    const other = await otherSite(`<a href="${serverUrl}/logout">a gift</a>`, policy);
    await beginLoggedIn(page, serverUrl);
    await page.goto(other.url);
    await page.getByRole("link").click();
    const button = page.getByRole("button", { name: "Log out" });
    await expect(button).toBeVisible();
    await page.getByRole("link", { name: "Stay logged in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();

    await page.goto(other.url);
    await page.getByRole("link").click();
    await button.click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto("/private");
    await expect(page).toHaveURL(/\/login\?next=/);
    other.close();
  });
}

test("a link on another site to the login does not lead on to the logout", async ({
  page,
  serverUrl,
}) => {
  const other = await otherSite(`<a href="${serverUrl}/login?next=%2Flogout">a gift</a>`);
  await beginLoggedIn(page, serverUrl);
  await page.goto(other.url);
  await page.getByRole("link").click();
  await expect(page).toHaveURL(/\/private$/);
  other.close();
});

test("a typed logout logs out at once, and so does one in a new tab of the site", async ({
  page,
  context,
  serverUrl,
}) => {
  await beginLoggedIn(page, serverUrl);
  await page.goto("/logout");
  await expect(page).toHaveURL(/\/login$/);

  await beginLoggedIn(page, serverUrl);
  await page.goto("/private");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "logout" }).click({ modifiers: ["Control"] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/login$/);
  // The page that was left open knows of the logout, too.
  await expect(page).toHaveURL(/\/login\?next=/);
});

// Of the addresses in src/web/api/login-address.test.ts, one that a browser reads in several steps.
test("the login never leads on to another site", async ({ page }) => {
  await page.goto(`/login?${new URLSearchParams({ next: "/.\t/\\evil.example" })}`);
  await page.getByLabel("Email").fill(MEMBER.email);
  await page.getByLabel("Password").fill(MEMBER.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/^http:\/\/(127\.0\.0\.1|localhost):\d+\/private$/);
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
});

test("a form on another site cannot log in", async ({ page, serverUrl, expectErrors }) => {
  expectErrors(/403/);
  const other = await otherSite(`<form method="post" action="${serverUrl}/api/v1/auth/login">
    <input name="username" value="${MEMBER.email}"><input name="password" value="${MEMBER.password}">
    <button>go</button></form>`);
  await page.goto(other.url);
  const answered = page.waitForResponse("**/auth/login");
  await page.getByRole("button").click();
  expect((await answered).status()).toBe(403);
  other.close();
});
