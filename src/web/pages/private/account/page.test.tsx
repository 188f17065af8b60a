import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { AccountDetails } from "#contract/account.ts";
import type { AccountFactors } from "#contract/account-factors.ts";
import { storedToken, storeToken } from "../../../api/token.ts";
import { AccountPage } from "./page.tsx";

const LOGIN = { method: "password", began_at: "2026-11-20T08:40:00.000Z" } as const;
const DETAILS: AccountDetails = {
  email: "reader@example.org",
  member_since: "2026-11-03T08:40:00.000Z",
  has_password: true,
  logins: [
    { ...LOGIN, id: "a", browser: "Firefox on Windows", used_at: LOGIN.began_at, is_current: true },
    { ...LOGIN, id: "b", browser: "Chrome on Android", used_at: LOGIN.began_at, is_current: false },
    { ...LOGIN, id: "c", browser: null, used_at: LOGIN.began_at, is_current: false },
  ],
};

const NO_FACTORS: AccountFactors = {
  is_required: false,
  totp_since: null,
  passkeys: [],
  recovery_codes: null,
};
const APP: AccountFactors = { ...NO_FACTORS, totp_since: "2026-11-20T08:40:00.000Z" };

const refusal = (status: number, code: string, detail: string) =>
  Response.json({ detail, error: detail, code }, { status });
const tooOld = () => refusal(403, "recent_login_required", "Give your password again first.");

const done = () => new Response(null, { status: 204 });
const proven = () =>
  Response.json({ access_token: "proven", token_type: "bearer", expires_in: 60 });

/** Opens the page on a server that gives these answers to all but the question for the details. */
async function openPage(
  answers: (Response | Error | Promise<Response>)[] = [],
  details = DETAILS,
  firstFactors = NO_FACTORS,
) {
  const calls: [path: string, body: unknown][] = [];
  let known = details;
  let factors = firstFactors;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const path = String(address).split("/api/v1/")[1]!;
    if (path === "account/details") return Response.json(known);
    if (path === "account/factors") return Response.json(factors);
    calls.push([path, init?.body ? JSON.parse(String(init.body)) : null]);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? new Response(null, { status: 204 });
  });
  vi.spyOn(console, "error").mockReturnValue();
  storeToken("abc");
  render(<AccountPage />);
  const user = userEvent.setup();
  await screen.findByRole("heading", { name: "Logins" });
  return {
    user,
    calls,
    serverNowSays: (next: AccountDetails) => (known = next),
    factorsAre: (next: AccountFactors) => (factors = next),
  };
}

const only = (...ids: string[]) => ({
  ...DETAILS,
  logins: DETAILS.logins.filter(({ id }) => ids.includes(id)),
});
const endChrome = () => screen.getByRole("button", { name: "End the login on Chrome on Android" });
const turnOff = () => screen.getByRole("button", { name: "Turn off" });

test("shows the email and the logins, the current one marked and without a button", async () => {
  await openPage();
  expect(screen.getByText("reader@example.org")).toBeVisible();
  expect(screen.getByText("Member since 3 November 2026.")).toBeVisible();
  const current = screen.getByRole("row", { name: /this one/ });
  expect(current).toHaveTextContent("Firefox on Windows");
  expect(within(current).queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("row", { name: /^A program/ })).toHaveTextContent(
    "20 November 2026, with a password",
  );
});

test("draws what needs no answer at once, and asks for the rest in parallel", () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
  storeToken("abc");
  render(<AccountPage />);
  expect(screen.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  expect(screen.getByText(/^With a passkey you log in without a password/)).toBeVisible();
  expect(screen.getByText("Opening your account...")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Logins" })).not.toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("ends one login, and the others in one go", async () => {
  const { user, calls, serverNowSays } = await openPage([
    new Response(null, { status: 204 }),
    Response.json({ ended: 1 }),
  ]);
  serverNowSays(only("a", "c"));
  await user.click(endChrome());
  await vi.waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3));
  expect(document.body).not.toHaveFocus();
  serverNowSays(only("a"));
  await user.click(screen.getByRole("button", { name: "End all but this one" }));
  await vi.waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "End all but this one" })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(calls.map(([path]) => path)).toEqual(["account/logins/b/end", "account/end_other_logins"]);
});

test("asks an old login for the password in place, again after a wrong one, and goes on", async () => {
  const { user, calls } = await openPage([
    tooOld(),
    refusal(403, "wrong_password", "This is not your password. Try again."),
    proven(),
  ]);
  await user.click(endChrome());
  const field = await screen.findByLabelText("Password", { selector: "input" });
  expect(field).toHaveAttribute("autocomplete", "current-password");
  await user.type(field, "wrong{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("This is not your password.");
  expect(field).toHaveAttribute("aria-invalid", "true");
  await user.clear(field);
  await user.type(field, "right{Enter}");
  await vi.waitFor(() => expect(field).not.toBeInTheDocument());
  expect(calls.map(([path]) => path)).toEqual([
    "account/logins/b/end",
    "auth/confirm",
    "auth/confirm",
    "account/logins/b/end",
  ]);
  expect(calls[2]![1]).toMatchObject({ password: "right" });
  expect(storedToken()).toBe("proven");
});

test("changes nothing when the question for the password is closed", async () => {
  const { user, calls } = await openPage([tooOld()]);
  await user.click(endChrome());
  await screen.findByLabelText("Password", { selector: "input" });
  await user.click(screen.getByRole("button", { name: "Close" }));
  await vi.waitFor(() => expect(endChrome()).toHaveFocus());
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

/** Presses in two sections on a slow line with an old login. */
async function openWithTwoChanges(...later: (Response | Promise<Response>)[]) {
  const [ending, turning] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const page = await openPage([ending.promise, turning.promise, ...later], DETAILS, APP);
  await page.user.click(endChrome());
  await page.user.click(turnOff());
  ending.resolve(tooOld());
  const field = await screen.findByLabelText("Password", { selector: "input" });
  return { ...page, field, refuseSecond: () => act(async () => turning.resolve(tooOld())) };
}

test.each([
  ["before it is given", true],
  ["while it is checked", false],
])("one password lets two changes go on, the second refused %s", async (_, isBefore) => {
  const { promise, resolve: accept } = Promise.withResolvers<Response>();
  const { user, calls, field, refuseSecond } = await openWithTwoChanges(promise);
  if (isBefore) await refuseSecond();
  await user.type(field, "right{Enter}");
  await refuseSecond();
  accept(proven());
  await vi.waitFor(() => expect(calls).toHaveLength(5));
  expect(calls.map(([path]) => path)).toEqual([
    "account/logins/b/end",
    "account/totp/remove",
    "auth/confirm",
    "account/logins/b/end",
    "account/totp/remove",
  ]);
  await vi.waitFor(() => expect(endChrome()).toBeEnabled());
  await vi.waitFor(() => expect(turnOff()).toBeEnabled());
  expect(field).not.toBeInTheDocument();
});

test("closing the question for the password gives up every change that waits for it", async () => {
  const { user, calls, refuseSecond } = await openWithTwoChanges();
  await refuseSecond();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await vi.waitFor(() => expect(endChrome()).toBeEnabled());
  await vi.waitFor(() => expect(turnOff()).toBeEnabled());
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

test("shows each of two changes that were made at the same time", async () => {
  const [ending, turning] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const page = await openPage([ending.promise, turning.promise], DETAILS, APP);
  await page.user.click(endChrome());
  await page.user.click(turnOff());
  page.serverNowSays(only("a", "c"));
  ending.resolve(done());
  await vi.waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3));
  page.factorsAre(NO_FACTORS);
  turning.resolve(done());
  expect(await screen.findByText("Off.")).toBeVisible();
});

test("a press does nothing until the page shows what the last one has changed", async () => {
  const { user, calls, serverNowSays } = await openPage([Response.json({ ended: 2 })]);
  const end = screen.getByRole("button", { name: "End all but this one" });
  serverNowSays(only("a"));
  const shown = Promise.withResolvers<void>();
  const answer = vi.mocked(fetch).getMockImplementation()!;
  vi.mocked(fetch).mockImplementation(async (address, init) => {
    if (String(address).endsWith("account/details")) await shown.promise;
    return answer(address, init);
  });
  await user.dblClick(end);
  await user.click(endChrome());
  expect(calls.map(([path]) => path)).toEqual(["account/end_other_logins"]);
  shown.resolve();
  await vi.waitFor(() => expect(end).not.toBeInTheDocument());
});

test("changes the password, tells a wrong one at its field and empties the form when it is done", async () => {
  const { user, calls } = await openPage([
    refusal(422, "wrong_password", "This is not your current password. Try again."),
  ]);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  expect(field("Current password")).toHaveAttribute("autocomplete", "current-password");
  expect(field("New password")).toHaveAttribute("autocomplete", "new-password");
  await user.type(field("Current password"), "wrong horse");
  await user.type(field("New password"), "mangoes in the rain{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("This is not your current password.");
  expect(field("Current password")).toHaveAttribute("aria-invalid", "true");
  expect(field("New password")).toHaveValue("mangoes in the rain");
  await user.clear(field("Current password"));
  await user.type(field("Current password"), "correct horse battery{Enter}");
  expect(await screen.findByText(/^Your password is changed/)).toBeVisible();
  expect(field("New password")).toHaveValue("");
  expect(calls.map(([path]) => path)).toEqual(["account/password", "account/password"]);
  expect(calls[1]![1]).toMatchObject({
    current_password: "correct horse battery",
    password: "mangoes in the rain",
  });
});

test("an account without a password is not asked for one to set the first", async () => {
  await openPage([], { ...DETAILS, has_password: false });
  expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Set a password" })).toBeEnabled();
});

test("leaving is asked twice, and forgets the login", async () => {
  storeToken("abc");
  const { user, calls } = await openPage();
  const leave = screen.getByRole("button", { name: "Leave Shabda Gyan" });
  await user.click(leave);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  const field = screen.getByLabelText("To leave, write your email");
  expect(field).toHaveAccessibleDescription(/This is not your email, reader@example\.org\./);
  await user.type(field, "Reader@Example.org");
  expect(field).toBeValid();
  await user.click(leave);
  await user.click(screen.getByRole("button", { name: "Stay" }));
  expect(calls).toEqual([]);
  await user.click(leave);
  await user.click(screen.getByRole("button", { name: "Delete it" }));
  await vi.waitFor(() => expect(storedToken()).toBeNull());
  expect(calls).toEqual([["account/leave", { email: "Reader@Example.org" }]]);
});

test("says when the server cannot be reached", async () => {
  const { user } = await openPage([new TypeError("Failed to fetch")]);
  await user.click(endChrome());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The server cannot be reached. Try again; a change may have been made already.",
  );
});

const SETUP = { setup: "s", secret: "ABCD", address: "otpauth://totp/Shabda%20Gyan" };

async function setUpApp(answerForCodes: Response | Error, ...later: Response[]) {
  const page = await openPage([Response.json(SETUP), done(), answerForCodes, ...later]);
  await page.user.click(screen.getByRole("button", { name: "Set up codes from an app" }));
  await page.user.type(await screen.findByLabelText("Code from the app"), "123456");
  page.factorsAre(APP);
  await page.user.click(screen.getByRole("button", { name: "Turn on" }));
  await screen.findByText(/^Since 20 November 2026: six digits/);
  return page;
}

test("shows an app that was confirmed before the line broke, and how to get recovery codes", async () => {
  await setUpApp(new Error("away"));
  expect(screen.getByText(/^You have none yet\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Make ten new codes" })).toBeEnabled();
});

test("the codes that were just made go when the last factor is turned off", async () => {
  const { user, factorsAre } = await setUpApp(Response.json({ codes: ["AAAA-BBBB"] }), done());
  expect(screen.getByText("AAAA-BBBB")).toBeVisible();
  factorsAre(NO_FACTORS);
  await user.click(screen.getByRole("button", { name: "Turn off" }));
  expect(await screen.findByText(/^A recovery code replaces the second factor/)).toBeVisible();
  expect(screen.queryByText("AAAA-BBBB")).not.toBeInTheDocument();
});

test.each([
  ["End the login on Chrome on Android", "Ending..."],
  ["End all but this one", "Ending them..."],
  ["Move to another phone", "One moment..."],
  ["Turn off", "Turning it off..."],
  [/^Remove\s*Phone$/, "Removing..."],
] as const)("%s says that it is under way until it is done", async (name, underWay) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const passkey = { id: "k", name: "Phone", made_at: LOGIN.began_at, used_at: null };
  const { user } = await openPage([promise], DETAILS, { ...APP, passkeys: [passkey] });
  const button = screen.getByRole("button", { name });
  await user.click(button);
  expect(button).toHaveTextContent(underWay);
  expect(screen.getAllByText(/\w\.\.\.$/)).toEqual([button]);
  await act(async () => resolve(refusal(503, "database_away", "Later.")));
  expect(button).toHaveAccessibleName(name);
});
