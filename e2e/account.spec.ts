import { readFile } from "node:fs/promises";
import { runCommand } from "../src/server/commands/run-command.ts";
import { readEnvironment } from "../src/server/config.ts";
import { expect, test } from "./journey.ts";
import { expectSound } from "./soundness.ts";

const FIRST = "mangoes in the rain";
const SECOND = "rivers run to the sea";

test("an invited person becomes a member, changes the password, ends a login, takes the data along and leaves", async ({
  page,
  browser,
  serverUrl,
  expectErrors,
}) => {
  // Refusals that the journey asks for.
  expectErrors(/40[134]|422|failed: ApiFailure/);
  const email = "invited@example.org";
  const environment = readEnvironment({ DATA_DIR: process.env.JOURNEYS_DATA });
  const text = await runCommand("member", ["invite", email], environment);
  const link = /^http\S+$/m.exec(text)![0];
  expect(link).toMatch(new RegExp(`^${serverUrl}/welcome#`));

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You are invited" })).toBeVisible();
  await expectSound(page);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("too short");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("has fewer than 15 characters");
  await password.fill(FIRST);
  await expect(page.getByText("19 characters. Common passwords")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/private$/);

  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("This link was already used.");

  const elsewhere = await browser.newPage({ baseURL: serverUrl });
  await elsewhere.goto("/login");
  await elsewhere.getByLabel("Email").fill(email);
  await elsewhere.getByLabel("Password").fill(FIRST);
  await elsewhere.getByRole("button", { name: "Login" }).click();
  await expect(elsewhere).toHaveURL(/\/private$/);

  await page.goto("/private/account");
  await expect(page.getByRole("row", { name: /this one/ })).toContainText("with a link");
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByLabel("Current password").fill(FIRST);
  await page.getByLabel("New password").fill(SECOND);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText(/^Your password is changed/)).toBeFocused();
  await expect(page.getByRole("row")).toHaveCount(2);

  await elsewhere.goto("/private/aryabhattacm");
  await expect(elsewhere.getByRole("alert")).toContainText("because the password was changed");
  await elsewhere.close();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download everything" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("shabda-gyan-account.json");
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({ email });

  await page.getByLabel("To leave, write your email").fill(email);
  await page.getByRole("button", { name: "Leave Shabda Gyan" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("alert")).toHaveText(
    "Your account and your saved work have been deleted.",
  );
  await expect(page.getByText("Log in to open the page you asked for.")).toHaveCount(0);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(SECOND);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Invalid credentials")).toBeVisible();
});
