import { renderToStaticMarkup } from "react-dom/server";
import {
  createMemoryRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  RouterProvider,
} from "react-router";
import { expect, test, vi } from "vitest";
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

/** Runs what the build wrote, and gives the files it asks for once a frame has been drawn. */
async function askedFor(html: string): Promise<(string | undefined)[]> {
  const script = /<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/.exec(html)![1]!;
  new Function(script)();
  const asked = () =>
    [...document.head.querySelectorAll<HTMLElement>("[src], [rel=modulepreload]")].map(
      (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? undefined,
    );
  expect(asked()).toEqual([]);
  await vi.waitUntil(() => asked().length > 0);
  const files = asked();
  document.head.replaceChildren();
  return files;
}

test("a page asks for the site's file and its own, and holds its data as harmless text", async () => {
  const { html, handoff } = written(false);
  expect(await askedFor(html)).toEqual(["/site.js", "/page.js", "/shared.js"]);
  expect(html).not.toContain("<script>alert");
  expect(handoff.loaderData).toEqual({ root: null, page: WORDS });
  expect(handoff.routes.page).toEqual({
    id: "page",
    module: "/page.js",
    imports: ["/shared.js"],
    css: [],
  });
});

test("the shell of the members' pages tells where every page is, and holds no data", async () => {
  const { html, handoff } = written(true);
  expect(await askedFor(html)).toEqual(["/site.js"]);
  expect(Object.keys(handoff)).toEqual(["routes"]);
  expect(Object.keys(handoff.routes)).toEqual(["root", "page"]);
});
