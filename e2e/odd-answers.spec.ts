import { expect, MEMBER, memberTest, test } from "./journey.ts";

// Whole pages meet one answer of each kind here, and every call all kinds in
// src/web/api/answer-shapes.test.ts.

test("login tells the error of an answer of 200, and sends the fields of the password grant", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/login/);
  const closed = { json: { error: "Closed today." } };
  await page.route("**/auth/login", (route) => route.fulfill(closed), { times: 1 });
  await page.goto("/login");
  await page.getByLabel("Email").fill(MEMBER.email);
  await page.getByLabel("Password").fill(MEMBER.password);
  const login = page.getByRole("button", { name: "Login" });
  await login.click();
  await expect(page.getByRole("alert")).toHaveText("Closed today.");

  // As the first page of a network that wants to be asked before it lets anybody through.
  await page.route("**/auth/login", (route) => route.fulfill({ body: "<!doctype html>" }), {
    times: 1,
  });
  await login.click();
  await expect(page.getByRole("alert")).toHaveText("Invalid credentials");

  const sent = page.waitForRequest("**/auth/login");
  await login.click();
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

memberTest("an answer that cannot be drawn takes no page down", async ({ page, expectErrors }) => {
  expectErrors(/process_sentence|cirus/);
  await page.route("**/aryabhatta/process_sentence", (route) => route.fulfill({ json: [{}] }), {
    times: 1,
  });
  await page.goto("/private/aryabhatta");
  await page.getByRole("textbox").first().fill("क");
  const convert = page.getByRole("button", { name: "Convert" });
  await convert.click();
  await expect(page.getByRole("alert")).toContainText("An unknown error");
  await convert.click();
  await expect(page.getByRole("alert")).toHaveCount(0);

  const refused = { json: { error: "No." } };
  await page.route("**/api/v1/cirus/**", (route) => route.fulfill(refused));
  await page.goto("/cirus?view=world");
  await expect(page.getByText("No continents available")).toBeVisible();
});
