import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { PageHead } from "./page-head.tsx";
import { SiteContext } from "./site-context.ts";

const files = (id: string, css: readonly string[]) => ({ id, module: "", imports: [], css });
const ROUTES = {
  root: files("root", []),
  page: files("page", ["/page.css", "/tools.css"]),
  coming: files("coming", ["/coming.css"]),
};
const MODULES = {
  root: {
    default: () => null,
    meta: () => [{ title: "Site" }],
    links: () => [{ rel: "icon", href: "/icon.svg" }],
  },
  page: {
    default: () => null,
    meta: ({ loaderData }: { loaderData: unknown }) => [
      { title: `Page ${loaderData}` },
      { name: "description", content: "What it tells." },
      { tagName: "link", rel: "canonical", href: "/page" },
      { "script:ld+json": {} },
    ],
  },
};

function headOf(path: string) {
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "/",
        element: <PageHead />,
        children: [
          { id: "page", path: "page", loader: () => 7, element: "page" },
          { id: "coming", path: "coming", element: "coming" },
        ],
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { page: 7 } } },
  );
  render(
    <SiteContext value={{ routes: ROUTES, routeModules: MODULES as never }}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  const hrefs = (rel: string) =>
    [...document.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute("href"));
  return { title: document.title, hrefs };
}

// React leaves stylesheets in the head when their component goes: those of test files before this one.
beforeEach(() => document.head.replaceChildren());

test("tells what the page is called, where it stands, and which styles it has", () => {
  const { title, hrefs } = headOf("/page");
  expect(title).toBe("Page 7");
  expect(hrefs("canonical")).toEqual(["/page"]);
  expect(hrefs("icon")).toEqual(["/icon.svg"]);
  expect(hrefs("stylesheet")).toEqual(["/page.css", "/tools.css"]);
  expect(document.querySelector("meta[name=description]")).toHaveAttribute(
    "content",
    "What it tells.",
  );
});

test("of a page that is still on its way it tells nothing", () => {
  const { title, hrefs } = headOf("/coming");
  expect(title).toBe("Site");
  expect(hrefs("stylesheet")).toEqual([]);
});
