import { renderToStaticMarkup } from "react-dom/server";
import {
  createMemoryRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  RouterProvider,
} from "react-router";
import { expect, test } from "vitest";
import { type Handoff, SiteScripts } from "./site-scripts.tsx";

const route = (id: string, file: string) => ({
  id,
  module: file,
  imports: ["/site.js", "/shared.js"],
  hasLoader: true,
});
const MANIFEST = {
  entry: { module: "/site.js", imports: [] },
  routes: { root: route("root", "/root.js"), page: route("page", "/page.js") },
};
const WORDS = "</script><script>alert(1)</script>";

/** What the build writes for a page, or for the shell of the members' pages. */
function written(isSpaMode: boolean) {
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "/",
        element: <SiteScripts />,
        children: isSpaMode
          ? []
          : [{ id: "page", index: true, loader: () => WORDS, element: "page" }],
      },
    ],
    { hydrationData: { loaderData: { page: WORDS } } },
  );
  const html = renderToStaticMarkup(
    <FrameworkContext value={{ manifest: MANIFEST, routeModules: {}, isSpaMode } as never}>
      <RouterProvider router={router} />
    </FrameworkContext>,
  );
  const [, json = ""] = /__reactRouterContext = (.*?);window/.exec(html) ?? [];
  return { html, handoff: JSON.parse(json) as Handoff };
}

test("a page asks for the site's file and its own, and holds its data as harmless text", () => {
  const { html, handoff } = written(false);
  expect(html).toContain('<link rel="modulepreload" href="/page.js"/>');
  expect(html).toContain('<link rel="modulepreload" href="/shared.js"/>');
  expect(html).toContain('<script type="module" src="/site.js"></script>');
  expect(html).not.toContain('"/root.js"/>');
  expect(html).not.toContain("<script>alert");
  expect(handoff.loaderData).toEqual({ root: null, page: WORDS });
  expect(handoff.routes.page).toEqual({
    id: "page",
    module: "/page.js",
    imports: ["/shared.js"],
    css: [],
  });
});

test("the shell of the members' pages tells where every page is, and holds no data", () => {
  const { html, handoff } = written(true);
  expect(html).not.toContain("modulepreload");
  expect(Object.keys(handoff)).toEqual(["routes"]);
  expect(Object.keys(handoff.routes)).toEqual(["root", "page"]);
});
