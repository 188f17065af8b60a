import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider, type UNSAFE_RouteModules } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { clientRoutes } from "./client-routes.tsx";
import type { RouteFiles } from "./site-scripts.tsx";

const files = (id: string, more: Partial<RouteFiles>): RouteFiles => ({
  id,
  module: `data:text/javascript,export default () => "${id} is drawn"`,
  imports: [],
  css: [],
  ...more,
});
const ROUTES = {
  root: files("root", { path: "" }),
  home: files("home", { parentId: "root", index: true }),
  numbers: files("numbers", { parentId: "root", path: "numbers", css: ["/numbers.css"] }),
  gone: files("gone", { parentId: "root", path: "gone", module: "data:text/javascript,]" }),
};

const Home = () => "home is drawn";

/** Opens the home page, the only one whose module is there; gives the ways on. */
function openHome() {
  const modules: UNSAFE_RouteModules = {
    root: { default: Outlet },
    home: { default: Home },
  };
  const router = createMemoryRouter(clientRoutes(ROUTES, modules), {
    hydrationData: { loaderData: { root: null, home: null } },
  });
  render(<RouterProvider router={router} />);
  return { modules, go: (to: string) => act(() => void router.navigate(to)) };
}

const stylesheet = () => document.head.querySelector<HTMLLinkElement>("link[rel=stylesheet]");

afterEach(() => {
  document.head.replaceChildren();
});

test("a page whose module is there is drawn at once", () => {
  openHome();
  expect(screen.getByText("home is drawn")).toBeVisible();
});

test("another page is fetched when it is visited, and drawn once its styles are there", async () => {
  const { modules, go } = openHome();
  expect(modules.numbers).toBeUndefined();
  await go("/numbers");
  await vi.waitFor(() => expect(stylesheet()).toHaveAttribute("href", "/numbers.css"));
  expect(screen.getByText("home is drawn")).toBeVisible();

  act(() => void stylesheet()!.dispatchEvent(new Event("load")));
  expect(await screen.findByText("numbers is drawn")).toBeVisible();
  expect(stylesheet()).toBeNull();
  expect(modules.numbers?.default).toBeInstanceOf(Function);
});

test("a page that the site no longer has loads the document anew", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, reload });
  const { go } = openHome();
  await go("/gone");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.getByText("home is drawn")).toBeVisible();
});
