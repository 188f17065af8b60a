import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { storedToken, storeToken } from "../../api/token.ts";
import { expectConsoleErrors } from "../../testing/console-errors.ts";
import LogoutPage from "./logout-page.tsx";

const Login = () => <h1>Login</h1>;
const Projects = () => <h1>Projects</h1>;

// A document that is opened at the page has no entry of its own in the router's history.
const OPENED = { pathname: "/logout", key: "default" };
const FOLLOWED = { pathname: "/logout", key: "a-link" };

function openPage(entry = FOLLOWED, referrer = "") {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  const Stub = createRoutesStub([
    { path: "/logout", Component: LogoutPage },
    { path: "/login", Component: Login },
    { path: "/private", Component: Projects },
  ]);
  render(<Stub initialEntries={[entry]} />);
  return userEvent.setup();
}

test("revokes the token, forgets it and goes to the login", async () => {
  storeToken("abc");
  const fetchSpy = vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(null, { status: 204 }));
  openPage();

  expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
  expect(storedToken()).toBeNull();
  expect(fetchSpy).toHaveBeenCalledExactlyOnceWith(
    "/api/v1/auth/logout",
    expect.objectContaining({ headers: { authorization: "Bearer abc" } }),
  );
});

test("forgets the token even when the server is away", async () => {
  expectConsoleErrors(/POST \/auth\/logout failed/);
  storeToken("abc");
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  openPage();
  expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
  expect(storedToken()).toBeNull();
});

test("has nobody to tell when there is no token", async () => {
  const fetchSpy = vi.spyOn(globalThis, "fetch");
  openPage();
  expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
  expect(fetchSpy).not.toHaveBeenCalled();
});

const nothingToTell = () =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    return new Response(null, { status: 204 });
  });

test.each(["", "https://evil.example/", "null", `${location.origin}.evil.example/`])(
  "opened from %j it asks first",
  async (referrer) => {
    const fetchSpy = nothingToTell();
    storeToken("abc");
    const user = openPage(OPENED, referrer);
    const button = await screen.findByRole("button", { name: "Log out" });
    expect(storedToken()).toBe("abc");
    expect(fetchSpy).not.toHaveBeenCalled();
    await user.click(button);
    expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
    expect(storedToken()).toBeNull();
    expect(fetchSpy).toHaveBeenCalledOnce();
  },
);

test("whoever wants to stay stays logged in", async () => {
  storeToken("abc");
  const user = openPage(OPENED);
  await user.click(await screen.findByRole("link", { name: "Stay logged in" }));
  expect(await screen.findByRole("heading", { name: "Projects" })).toBeVisible();
  expect(storedToken()).toBe("abc");
});

test("opened in a new tab from a page of this site it asks nothing", async () => {
  nothingToTell();
  storeToken("abc");
  openPage(OPENED, `${location.origin}/private`);
  expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
  expect(storedToken()).toBeNull();
});

test("opened from elsewhere by a visitor it leads to the login", async () => {
  openPage(OPENED);
  expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
});
