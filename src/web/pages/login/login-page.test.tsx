import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { forgetMember, lastMember, rememberMember } from "../../api/last-member.ts";
import { storedToken, storeToken } from "../../api/token.ts";
import { expectConsoleErrors } from "../../testing/console-errors.ts";
import { openAddress } from "../../testing/shown-address.tsx";
import { LoginPage } from "./login-page.tsx";

const TOKEN = { access_token: "abc", token_type: "bearer", expires_in: 60 };
const wrong = () =>
  Response.json(
    { detail: "Invalid credentials", error: "Invalid credentials", code: "invalid_credentials" },
    { status: 401 },
  );

const leaveFor = vi.fn<(address: string) => void>();
afterEach(() => {
  leaveFor.mockReset();
  vi.unstubAllEnvs();
});

function openPage(address = "/login") {
  openAddress(address);
  render(<LoginPage leaveFor={leaveFor} />);
  return userEvent.setup();
}

async function logIn(user: ReturnType<typeof userEvent.setup>, email = "reader@example.org") {
  await user.type(screen.getByLabelText("Email"), email);
  await user.type(screen.getByLabelText("Password"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Login" }));
}

test("stores the token and who has it, and goes to the members' pages", async () => {
  rememberMember("reader@example.org");
  const reader = lastMember();
  forgetMember();
  const fetchSpy = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(TOKEN));
  const user = openPage();
  expect(screen.queryByText("Log in to open the page you asked for.")).not.toBeInTheDocument();
  await logIn(user);

  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/private"));
  expect([storedToken(), lastMember()]).toEqual(["abc", reader]);
  expect(fetchSpy).toHaveBeenCalledOnce();
  expect(Object.fromEntries(new URLSearchParams(String(fetchSpy.mock.calls[0]![1]!.body)))).toEqual(
    {
      grant_type: "password",
      scope: "",
      client_id: "shabda-gyan",
      client_secret: "public",
      username: "reader@example.org",
      password: "correct horse",
      device: localStorage.getItem("device"),
    },
  );
});

test("goes where one wanted to go", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(TOKEN));
  const user = openPage("/login?next=%2Fprivate%2Faryabhatta");
  expect(screen.getByText("Log in to open the page you asked for.")).toBeVisible();
  await logIn(user);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/private/aryabhatta"));
});

test("does not ask who has a token already", async () => {
  storeToken("abc");
  openPage();
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/private"));
});

test("the form's own button comes first, for who has no passkey", () => {
  openPage();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Login",
    " Log in with a passkey",
  ]);
});

test("tells why a passkey failed beside its button, below the fields", async () => {
  expectConsoleErrors(/passkey_options failed/);
  const detail = "Passkeys do not work at this address of the site.";
  vi.spyOn(globalThis, "fetch").mockResolvedValue(
    Response.json({ detail, error: detail, code: "no_passkeys_here" }, { status: 422 }),
  );
  await openPage().click(screen.getByRole("button", { name: "Log in with a passkey" }));
  const alert = await screen.findByText(detail);
  const { DOCUMENT_POSITION_PRECEDING: ABOVE } = Node;
  const button = screen.getByRole("button", { name: "Log in with a passkey" });
  expect(alert.compareDocumentPosition(button) & ABOVE).toBe(ABOVE);
});

test("asks for an email that is one, and for a password, before it calls", async () => {
  const fetchSpy = vi.spyOn(globalThis, "fetch");
  await logIn(openPage(), "reader");
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
    "Please enter an email such as name@example.org.",
  );
  expect(screen.getByLabelText("Password")).not.toBeInvalid();
  expect(screen.getByLabelText("Email")).toBeRequired();
  expect(screen.getByLabelText("Password")).toBeRequired();
  expect(fetchSpy).not.toHaveBeenCalled();
});

test("tells at each empty field what to do, and stops telling once it is filled", async () => {
  const fetchSpy = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(TOKEN));
  const user = openPage();
  await user.click(screen.getByRole("button", { name: "Login" }));
  const told = (label: string, text: string) => {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  };
  told("Email", "Please enter your email.");
  told("Password", "Please enter your password.");
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(fetchSpy).not.toHaveBeenCalled();

  await logIn(user);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(screen.getByLabelText("Email")).toBeValid();
});

test("a late refusal leaves the focus where the visitor has gone meanwhile", async () => {
  expectConsoleErrors(/POST \/auth\/login failed/);
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, "fetch").mockReturnValue(promise);
  await logIn(openPage());
  screen.getByLabelText("Email").focus();
  resolve(wrong());
  await screen.findByText("Invalid credentials");
  expect(screen.getByLabelText("Email")).toHaveFocus();
});

test("cannot be pressed twice while it is logging in, nor at once after a failure", async () => {
  expectConsoleErrors(/POST \/auth\/login failed/);
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, "fetch").mockReturnValue(promise);
  await logIn(openPage());
  expect(screen.getByRole("button", { name: "Logging in..." })).toBeDisabled();

  vi.useFakeTimers();
  resolve(wrong());
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(1499));
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Invalid credentials");
  expect(screen.getByLabelText("Password")).toHaveFocus();
  expect(screen.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("button", { name: "Login" })).toBeEnabled();
});

const gateway = (status: number) => () => new Response("<h1>Bad gateway</h1>", { status });

test.each([
  ["the server's own sentence", () => Response.json({ detail: "Wait." }, { status: 429 }), "Wait."],
  ["an error", () => Response.json({ error: "Wait." }, { status: 429 }), "Wait."],
  ["an error in an answer of 200", () => Response.json({ error: "Wait." }), "Wait."],
  ["a general one for no token", () => Response.json({ token: "abc" }), "Invalid credentials"],
  ["a general one for nothing", () => Response.json(null), "Invalid credentials"],
  ["a general one", () => new Response("", { status: 401 }), "Invalid credentials"],
  [
    "a general one for a page instead of an answer",
    () => new Response("<!doctype html>"),
    "Invalid credentials",
  ],
  ["that a gateway reached no server", gateway(502), "Network error or server not reachable"],
  ["that a gateway has no server", gateway(503), "Network error or server not reachable"],
  ["that a gateway waited in vain", gateway(504), "Network error or server not reachable"],
  [
    "that nobody answered",
    () => Promise.reject(new TypeError()),
    "Network error or server not reachable",
  ],
])("a failed login tells %s", async (_, answer, sentence) => {
  expectConsoleErrors(/POST \/auth\/login failed/);
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
  await logIn(openPage());
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(storedToken()).toBeNull();
});

test("without a contact, the page says that the site names none", () => {
  vi.stubEnv("PUBLIC_MEMBERSHIP_CONTACT", "");
  vi.stubEnv("PUBLIC_SECURITY_CONTACT", "");
  openPage();
  expect(
    screen.getByText(/the person who runs this site; no contact address is given/),
  ).toBeVisible();
});

test("the contact for security is better than none", () => {
  vi.stubEnv("PUBLIC_MEMBERSHIP_CONTACT", "");
  vi.stubEnv("PUBLIC_SECURITY_CONTACT", "mailto:security@example.org");
  openPage();
  const link = screen.getByRole("link", { name: "security@example.org" });
  expect(link).toHaveAttribute("href", "mailto:security@example.org");
});

test.each([
  ["you@example.org", "mailto:you@example.org", "write to you@example.org for an invitation."],
  ["https://example.org/join", "https://example.org/join", "ask at https://example.org/join for"],
])("the contact %s is a link to %s", (contact, address, words) => {
  vi.stubEnv("PUBLIC_MEMBERSHIP_CONTACT", contact);
  openPage();
  const link = screen.getByRole("link", { name: contact });
  expect(link).toHaveAttribute("href", address);
  expect(link.closest("p")).toHaveTextContent(words);
});
