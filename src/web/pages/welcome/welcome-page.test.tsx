import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastMember } from "../../api/last-member.ts";
import { storedToken } from "../../api/token.ts";
import { openAddress } from "../../testing/shown-address.tsx";
import { WelcomePage } from "./welcome-page.tsx";

const SECRET = "bR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0s";
const LINK = {
  purpose: "invite",
  email: "asha@example.org",
  expires_at: "2026-11-29T12:00:00.000Z",
};
const refusal = (status: number, detail: string) =>
  Response.json({ detail, error: detail, code: "refused" }, { status });

const leaveFor = vi.fn<(address: string) => void>();
beforeEach(() => vi.spyOn(console, "error").mockReturnValue());
afterEach(() => leaveFor.mockReset());

function openPage(answers: (Response | Error)[], address = `/welcome#${SECRET}`) {
  const calls: [path: string, body: unknown][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path, init) => {
    calls.push([String(path).split("/api/v1/")[1]!, JSON.parse(String(init?.body))]);
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  openAddress(address);
  render(<WelcomePage leaveFor={leaveFor} />);
  return { user: userEvent.setup(), calls };
}

test("an invitation is opened, a password set, and its reader is in", async () => {
  const { user, calls } = openPage([
    Response.json(LINK),
    refusal(422, "This password repeats a few characters. Choose another."),
    Response.json({ access_token: "abc", token_type: "bearer", expires_in: 60 }),
  ]);
  expect(await screen.findByRole("heading", { name: "You are invited" })).toBeVisible();
  expect(screen.getByText("asha@example.org")).toBeVisible();
  expect(screen.getByText(/works once, until 29 November 2026\.$/)).toBeVisible();

  const field = screen.getByLabelText("Password");
  expect(field).toHaveAttribute("autocomplete", "new-password");
  const username = field.closest("form")!.querySelector("[autocomplete=username]");
  expect(username).toHaveValue("asha@example.org");
  expect(field).toHaveAccessibleDescription("15 characters or more; a sentence is good.");
  await user.click(field);
  await user.paste("mangoes");
  expect(field).toHaveAccessibleDescription("7 of at least 15 characters.");
  await user.paste(" in the rain and the sun");
  expect(field).toHaveAccessibleDescription(
    "31 characters. Common passwords, patterns and your email are refused.",
  );
  await user.click(screen.getByRole("button", { name: "Set the password" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("repeats a few characters");
  expect(field).toHaveValue("mangoes in the rain and the sun");

  await user.click(screen.getByRole("button", { name: "Set the password" }));
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/private"));
  expect([storedToken(), lastMember()]).toEqual(["abc", expect.any(String)]);
  expect(calls[2]).toEqual([
    "auth/link_password",
    {
      secret: SECRET,
      password: "mangoes in the rain and the sun",
      device: localStorage.getItem("device"),
    },
  ]);
});

test("a reset says what it does", async () => {
  openPage([Response.json({ ...LINK, purpose: "reset" })]);
  expect(await screen.findByRole("heading", { name: "Open your account again" })).toBeVisible();
});

test.each([`/welcome#${SECRET}`, "/welcome", "/welcome#half"])(
  "at %s a link that does not work says why and leads to the login",
  async (address) => {
    openPage([refusal(404, "This link was used already.")], address);
    expect(await screen.findByRole("alert")).toHaveTextContent("This link was used already.");
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  },
);

test("tries again when the server could not be reached", async () => {
  const { user } = openPage([new TypeError("Failed to fetch"), Response.json(LINK)]);
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "You are invited" })).toBeVisible();
});
