import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { Link } from "./link.tsx";

function open() {
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <Link to="/numbers?from=home" state="kept">
          Numbers
        </Link>
      ),
    },
    { path: "/numbers", element: <Link to="?from=home">Here</Link> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

test("leads to another page without a new document", async () => {
  const { router, user } = open();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/numbers?from=home");
  await user.click(screen.getByRole("link"));
  expect(router.state.location).toMatchObject({ pathname: "/numbers", state: "kept" });
  expect(router.state.historyAction).toBe("PUSH");
});

test("to where one is adds nothing to the history", async () => {
  const { router, user } = open();
  await user.click(screen.getByRole("link"));
  await user.click(screen.getByRole("link", { name: "Here" }));
  expect(router.state.historyAction).toBe("REPLACE");
});

test.each(["Control", "Shift", "Alt", "Meta"])(
  "with %s held is left to the browser",
  async (key) => {
    const { router, user } = open();
    const isPrevented = vi.fn((event: Event) => {
      const { defaultPrevented } = event;
      event.preventDefault();
      return defaultPrevented;
    });
    addEventListener("click", isPrevented, { once: true });
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole("link"));
    expect(isPrevented).toHaveReturnedWith(false);
    expect(router.state.location.pathname).toBe("/");
  },
);
