import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { expectConsoleErrors } from "../../testing/console-errors.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

let isBroken = false;
function Page() {
  if (isBroken) throw new Error("broken");
  return <h1>Sound again</h1>;
}

test("a page that breaks says so and can be tried again", async () => {
  expectConsoleErrors(/broken/);
  isBroken = true;
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Something on this page went wrong.");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("heading", { name: "Sound again" })).toBeVisible();
});
