import { act, render, screen } from "@testing-library/react";
import { createRoutesStub, useLocation } from "react-router";
import { expect, test } from "vitest";
import { storeToken } from "../../api/token.ts";
import { expectConsoleErrors } from "../../testing/console-errors.ts";
import PrivateLayout, { ErrorBoundary } from "./private-layout.tsx";

const ScriptToNumber = () => <h1>Script to Number</h1>;
function Login() {
  return <p>login{useLocation().search}</p>;
}
function Broken(): never {
  throw new Error("broken");
}

function openPage(address: string) {
  const Stub = createRoutesStub([
    { path: "/login", Component: Login },
    {
      path: "/private",
      Component: PrivateLayout,
      ErrorBoundary,
      children: [
        { path: "aryabhatta", Component: ScriptToNumber },
        { path: "broken", Component: Broken },
      ],
    },
  ]);
  render(<Stub initialEntries={[address]} />);
}

test("a visitor is led to the login and will be led back", async () => {
  openPage("/private/aryabhatta?word=a");
  expect(
    await screen.findByText("login?next=%2Fprivate%2Faryabhatta%3Fword%3Da"),
  ).toBeInTheDocument();
});

test("a member finds the page, the way home and the way out", async () => {
  storeToken("abc");
  openPage("/private/aryabhatta");
  expect(await screen.findByRole("heading", { name: "Script to Number" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/private");
  expect(screen.getByRole("link", { name: "logout" })).toHaveAttribute("href", "/logout");
});

test("a member whose token ends is led to the login", async () => {
  storeToken("abc");
  openPage("/private/aryabhatta");
  await screen.findByRole("heading", { name: "Script to Number" });
  act(() => storeToken(null));
  expect(await screen.findByText("login?next=%2Fprivate%2Faryabhatta")).toBeInTheDocument();
});

test("a page that breaks keeps its frame and can be tried again", async () => {
  expectConsoleErrors(/broken/);
  storeToken("abc");
  openPage("/private/broken");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.getByRole("link", { name: "logout" })).toBeVisible();
});
