import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import ScriptToNumberPage from "./script-to-number-page.tsx";
// What the page fetches later: read now, no test waits for the disk.
import "./encoded-words.tsx";
import "./on-screen-keyboard.tsx";
import "./result-parts.ts";

/** Opens the page at an address, for a visitor with mouse and keyboard. */
export function openPage(search = "") {
  const router = createMemoryRouter(
    [{ path: "/private/aryabhatta", Component: ScriptToNumberPage }],
    { initialEntries: [`/private/aryabhatta${search}`] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  return {
    user,
    unmount,
    /** The search part of the address as people read it. */
    search: () => decodeURIComponent(router.state.location.search.replaceAll("+", " ")),
    back: () => router.navigate(-1),
    field: () => screen.getByRole<HTMLInputElement>("textbox", { name: /^(Word|Sentence) in / }),
    convert: () => user.click(screen.getByRole("button", { name: "Convert" })),
  };
}
