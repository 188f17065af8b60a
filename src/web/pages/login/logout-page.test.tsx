import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { storedToken, storeToken } from "../../api/token.ts";
import { expectConsoleErrors } from "../../testing/console-errors.ts";
import LogoutPage from "./logout-page.tsx";

const Login = () => <h1>Login</h1>;

function openPage() {
  const Stub = createRoutesStub([
    { path: "/logout", Component: LogoutPage },
    { path: "/login", Component: Login },
  ]);
  render(<Stub initialEntries={["/logout"]} />);
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
