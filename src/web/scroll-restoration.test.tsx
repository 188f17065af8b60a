import { act, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useScrollRestoration } from "./scroll-restoration.ts";

function Root() {
  useScrollRestoration();
  return <Outlet />;
}

/** Opens a site of two pages; gives the ways between them. */
function open() {
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Root,
      children: [
        { index: true, element: "home" },
        { path: "numbers", element: <h2 id="bars">numbers</h2> },
      ],
    },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  const go = (to: string | number) => act(() => router.navigate(to as string));
  return { router, unmount, go };
}

const scrolledTo = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("scrollTo", scrolledTo);
  scrolledTo.mockReset();
});
afterEach(() => {
  vi.stubGlobal("scrollY", 0);
});

test("a new page opens at its top, an old one where it was left", async () => {
  const { go } = open();
  vi.stubGlobal("scrollY", 700);
  await go("/numbers");
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
  vi.stubGlobal("scrollY", 40);
  await go(-1);
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 700);
  await go(1);
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 40);
});

test("an address that names a part of the page opens it there", async () => {
  const scrolledIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrolledIntoView;
  const { go } = open();
  scrolledTo.mockReset();
  await go("/numbers#bars");
  expect(scrolledIntoView).toHaveBeenCalledOnce();
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("positions outlive the document, where the browser lets them be stored", () => {
  const { router } = open();
  vi.stubGlobal("scrollY", 300);
  dispatchEvent(new Event("pagehide"));
  const stored = JSON.parse(sessionStorage.getItem("react-router-scroll-positions")!);
  expect(stored).toEqual({ [router.state.location.key]: 300 });

  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => dispatchEvent(new Event("pagehide"))).not.toThrow();
});
