import { beginLoggedIn, expect, logIn, MEMBER, test } from "./journey.ts";

test.describe("login", () => {
  test("leads to Projects, and back to where one wanted to go", async ({ page }) => {
    await page.goto("/private/aryabhattasm?hex=994c42");
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel("Email").fill(MEMBER.email);
    await page.getByLabel("Password").fill(MEMBER.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL(/\/private\/aryabhattasm\?hex=994c42$/);
    await page.goto("/login");
    await expect(page).toHaveURL(/\/private$/);
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  });

  test("says that a browser that stores nothing would forget it", async ({ page }) => {
    await using _ = await page.addInitScript(() => {
      for (const storage of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    });
    await logIn(page, /\/login\?next=/);
    await expect(page.getByRole("alert")).toContainText("Allow cookies and site data");
  });

  test("asks for both fields, and for an email that is one, at the field", async ({ page }) => {
    await page.goto("/login");
    const [email, password] = [page.getByLabel("Email"), page.getByLabel("Password")];
    await page.getByRole("button", { name: "Login" }).click();
    await expect(email).toHaveAccessibleDescription("Please enter your email.");
    await expect(password).toHaveAccessibleDescription("Please enter your password.");
    await expect(email).toBeFocused();
    await email.fill("nobody");
    await email.press("Enter");
    await expect(email).toHaveAccessibleDescription(
      "Please enter an email such as name@example.org.",
    );
    await expect(page).toHaveURL(/\/login$/);

    // A site without a sister says so.
    await expect(page.getByRole("banner")).toContainText("Sister site (not open yet)");
    await expect(page.getByRole("contentinfo")).not.toContainText("Login");
  });
});

test("logout ends the token on the server too, and the members' area is shut again", async ({
  page,
  request,
  serverUrl,
}) => {
  const token = await beginLoggedIn(page, serverUrl);
  await page.goto("/private");
  await page.getByRole("link", { name: "logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/private/aryabhatta");
  await expect(page).toHaveURL(/\/login\?next=/);
  const answer = await request.get("/api/v1/aryabhatta/colors", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});

test("a token that died on the server leads to login and back", async ({
  page,
  request,
  serverUrl,
  expectErrors,
}) => {
  expectErrors(/401|Invalid credentials/);
  const token = await beginLoggedIn(page, serverUrl);
  await request.post("/api/v1/auth/logout", {
    headers: { authorization: `Bearer ${token}` },
  });
  await page.goto("/private/aryabhattacm");
  await expect(page).toHaveURL(/\/login\?next=%2Fprivate%2Faryabhattacm$/);
});

test("what was typed while the token died is there after logging in again", async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(/401|process_sentence failed/);
  await logIn(page);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await page.goto("/private/aryabhatta?t=%E0%A4%96&n=7");
  await expect(page.getByRole("heading", { name: "The analysis" })).toBeVisible();
  await page.getByLabel("Number", { exact: true }).fill("4320000");
  await request.post("/api/v1/auth/logout", {
    headers: { authorization: `Bearer ${token}` },
  });
  await page.getByRole("button", { name: "Convert" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email").fill(MEMBER.email);
  await page.getByLabel("Password").fill(MEMBER.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "The analysis" })).toBeVisible();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("4320000");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a members' page names itself, says what it needs, and leads to what can be read", async ({
    page,
  }) => {
    await page.goto("/private/aryabhatta");
    const main = page.locator("main#main");
    await expect(main.locator("h1")).toHaveText("Script to Number");
    // Playwright finds no text inside a noscript element.
    const told = main.locator("noscript p");
    await expect(told).toBeVisible();
    await expect(told).toContainText("Please allow scripts for this site.");
    await main.locator("a").click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("login, logout and a member's link say what they need, and promise nothing", async ({
    page,
  }) => {
    for (const path of ["/login", "/logout?confirm", "/welcome"]) {
      await page.goto(path);
      const main = page.locator("main#main");
      await expect(main.locator("noscript p")).toContainText("Please allow them for this site.");
      await expect(main.getByRole("status")).toHaveCount(0);
      await expect(main.getByText("...")).toBeHidden();
    }
  });
});
