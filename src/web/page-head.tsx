import { useContext } from "react";
import { type MetaArgs, type MetaDescriptor, useLocation, useMatches } from "react-router";
import { SiteContext } from "./site-context.ts";
import { Sheet } from "./ui/sheet.tsx";

/**
 * In the browser, what `Meta` and `Links` of React Router write into the built pages: what the page
 * shown is called, and the links and stylesheets of its routes.
 */
export function PageHead() {
  const { routes, routeModules } = useContext(SiteContext);
  const location = useLocation();
  // In the shell of the members' pages, the page itself is still on its way.
  const shown = useMatches().flatMap(({ id, loaderData }) => {
    const module = routeModules[id];
    return module ? { loaderData, module, css: routes[id]?.css ?? [] } : [];
  });
  const { loaderData, module } = shown.findLast((route) => route.module.meta)!;
  // No page's meta asks for more than this.
  const tags = module.meta!({ loaderData, location } as MetaArgs) ?? [];
  const links = shown.flatMap((route) => route.module.links?.() ?? []);
  return (
    <>
      {tags.map((tag) => (
        <Tag key={JSON.stringify(tag)} tag={tag} />
      ))}
      {links.map((link) => "href" in link && <link key={link.href} {...link} />)}
      {[...new Set(shown.flatMap(({ css }) => css))].map((href) => (
        <Sheet key={href} href={href} />
      ))}
    </>
  );
}

function Tag({ tag }: { tag: MetaDescriptor }) {
  if ("title" in tag) return <title>{tag.title as string}</title>;
  // For search engines, which read the built page.
  if ("script:ld+json" in tag) return null;
  if ("tagName" in tag) {
    const { tagName: TagName, ...attributes } = tag as { tagName: "link" };
    return <TagName {...attributes} />;
  }
  return <meta {...tag} />;
}
