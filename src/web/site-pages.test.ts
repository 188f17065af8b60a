import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { MELAKARTA_NUMBERS } from "#domain/raga/melakarta.ts";
import routes from "./routes.ts";
import { MEMBERS_PAGES, PUBLIC_PAGES, pageExists } from "./site-pages.ts";

// Reached by other ways than a link to a page: by a button, or by mistake.
const NOT_LINKED = ["/logout", "/404", "/*", "/sitemap.xml", "/robots.txt"];

function pathsOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const isPage = index || (path !== undefined && children.length === 0);
    return [...(isPage ? [here || "/"] : []), ...pathsOf(children, here)];
  });
}

test("the pages that are linked are the routes there are", () => {
  const fixed = pathsOf(routes).filter((path) => !path.includes(":") && !NOT_LINKED.includes(path));
  const ragas = MELAKARTA_NUMBERS.map((number) => `/ragas/${number}`);
  expect([...PUBLIC_PAGES, ...MEMBERS_PAGES].sort()).toEqual([...fixed, ...ragas].sort());
});

test("a path without a route is no page", () => {
  expect(pageExists("/numbers")).toBe(true);
  expect(pageExists("/letters")).toBe(false);
});
