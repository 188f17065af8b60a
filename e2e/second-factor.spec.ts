import { readFile } from "node:fs/promises";
import type { CDPSession, Page } from "@playwright/test";
import { totpCode } from "../src/server/accounts/totp.ts";
import { runCommand } from "../src/server/commands/run-command.ts";
import { readEnvironment } from "../src/server/config.ts";
import { expect, test } from "./journey.ts";
import { memberOf } from "./member-of.ts";
import { expectSound } from "./soundness.ts";

type Member = ReturnType<typeof memberOf>;

async function givePassword(page: Page, member: Member, next = "/private/account") {
  await page.goto(`/login?${new URLSearchParams({ next })}`);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Login" }).click();
}

async function logOut(page: Page) {
  await page.getByRole("link", { name: "logout" }).click();
  await page.waitForURL(/\/login$/);
}

test("a member sets up an app, logs in with a code, then without the phone, and turns it off", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 40[13]|POST \/auth\/(login|second-factor) failed/);
  const member = memberOf("app");
  await givePassword(page, member);
  const setUp = page.getByRole("button", { name: "Set up codes from an app" });
  await setUp.click();
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(setUp).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expectSound(page);
  const secret = (await page.locator("code").textContent())!.replaceAll(" ", "");
  await page.getByLabel("Code from the app").fill(totpCode(secret, Date.now()));
  await page.getByRole("button", { name: "Turn on" }).click();

  const codes = page.getByRole("status").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.allTextContents())[0]!;
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file.trim().split("\n")).toEqual(await codes.allTextContents());

  await logOut(page);
  await givePassword(page, member, "/private/aryabhatta?word=ka");
  const field = page.getByLabel("Code from the app");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await field.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("This code is wrong");
  await field.fill(totpCode(secret, Date.now() + 30_000));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/private\/aryabhatta\?word=ka/);

  await logOut(page);
  await givePassword(page, member);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode.toLowerCase());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("9 of 10 left")).toBeVisible();
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Your password alone opens your account.")).toBeVisible();
});

const AUTHENTICATOR = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = { options: AUTHENTICATOR };
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", options);
  return { session, authenticatorId };
}

/** Puts a copy of the passkey, as it was made, in its place. */
async function clone(session: CDPSession, authenticatorId: string) {
  const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId });
  const [credential] = credentials;
  const { credentialId } = credential!;
  await session.send("WebAuthn.removeCredential", { authenticatorId, credentialId });
  const copy = { ...credential!, signCount: 1 };
  await session.send("WebAuthn.addCredential", { authenticatorId, credential: copy });
}

// Passkeys work under a name alone.
test.use({ baseURL: ({ serverUrl }, use) => use(serverUrl.replace("127.0.0.1", "localhost")) });

test("a member adds a passkey, logs in with it alone and after the password; a clone is refused", async ({
  page,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/status of 40[13]|POST \/auth\/(login|passkey) failed/);
  const member = memberOf("passkey");
  const { session, authenticatorId } = await plugIn(page);
  await givePassword(page, member);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText(/^Made .*, not used yet$/)).toBeVisible();
  await expect(page.getByRole("status").getByRole("listitem")).toHaveCount(10);
  await expect(page.getByRole("status").filter({ has: page.getByRole("list") })).toBeFocused();
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByLabel("Name of the passkey").fill("My phone");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Remove My phone" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename My phone" })).toBeFocused();

  const logInByPasskey = async () => {
    await page.goto("/login?next=/private/account");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
  };
  await logOut(page);
  await logInByPasskey();
  await expect(page.getByText(/^Made .*, last used /)).toBeVisible();

  await logOut(page);
  await givePassword(page, member);
  await page.getByRole("button", { name: "Use my passkey" }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await logOut(page);

  const verify = (isUserVerified: boolean) =>
    session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  await verify(false);
  await logInByPasskey();
  await expect(page.getByRole("alert")).toContainText("No passkey was used.");
  await verify(true);

  await expectOtherOriginRefused(page, baseURL!);

  await clone(session, authenticatorId);
  await logInByPasskey();
  await expect(page.getByRole("alert")).toContainText(
    "This passkey does not open an account here.",
  );
});

/** A page on another port of the same name gets a signature, but the server does not take it. */
async function expectOtherOriginRefused(page: Page, site: string) {
  const call = (path: string, body: object) =>
    fetch(`${site}/api/v1/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const options = (await (await call("passkey_options", {})).json()) as object;
  const elsewhere = "http://localhost:9/";
  await page.route(elsewhere, (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await page.evaluate((address) => location.assign(address), elsewhere);
  await page.waitForURL(elsewhere);
  const credential = await page.evaluate(async (given) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(given as never);
    const made = await navigator.credentials.get({ publicKey });
    return (made as PublicKeyCredential).toJSON();
  }, options);
  const answer = await call("passkey", { credential });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    403,
    "passkey_refused",
  ]);
}

test("a stranger with a link and a phone becomes a member with a passkey, and proves with it alone who changes the account", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 403|POST \/account\/password failed|ERR_FAILED/);
  await plugIn(page);
  const environment = readEnvironment({ DATA_DIR: process.env.JOURNEYS_DATA! });
  const email = "stranger@example.org";
  const text = await runCommand("member", ["invite", email], environment);
  let requests = 0;
  const count = () => (requests += 1);
  page.on("request", count);
  await page.goto(/\/welcome\S*/.exec(text)![0]);
  await expect(page.getByRole("button", { name: "Make a passkey" })).toBeVisible();
  page.off("request", count);
  expect(requests).toBeLessThanOrEqual(14);
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(page).toHaveURL(/\/private$/);

  await page.goto("/private/account");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("After your password one of your passkeys")).toHaveCount(0);
  await expect(page.getByLabel("Current password")).toHaveCount(0);

  // As after ten minutes.
  const json = { detail: "Prove it.", error: "Prove it.", code: "recent_login_required" };
  await page.route("**/account/password", (route) => route.fulfill({ status: 403, json }), {
    times: 1,
  });
  await page.getByLabel("New password").fill("mangoes in the rain");
  await page.getByRole("button", { name: "Set a password" }).click();
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await expect(question.getByLabel("Password")).toHaveCount(0);
  await expectSound(page);
  await question.getByRole("button", { name: "Continue with a passkey" }).click();
  await expect(page.getByText(/^Your password is changed/)).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeVisible();
  await logOut(page);
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL(/\/private$/);
});
