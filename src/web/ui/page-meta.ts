import type { MetaDescriptor } from "react-router";

interface PageFacts {
  /** As the page's own heading. */
  readonly title: string;
  /** What a reader finds there, in one or two sentences. */
  readonly description: string;
  /** From the root of the site, as in /stnc/sound. */
  readonly path: string;
  /** The pages above it, as in its crumbs. */
  readonly above?: readonly { readonly to: string; readonly label: string }[];
  /** What it is in the words of schema.org. */
  readonly type?: "WebPage" | "CollectionPage";
}

const SITE_NAME = "Shabda Gyan";

/**
 * Tells browsers, search engines and those who share a link what a public page is: title,
 * description, Open Graph, JSON-LD, and where the build knows the site's origin (SITE_URL) its
 * canonical address.
 *
 * @see https://ogp.me
 * @see https://schema.org/BreadcrumbList
 *
 * @example
 * export const meta = () => pageMeta({ title: "Sound", description: "…", path: "/stnc/sound" });
 */
export function pageMeta(page: PageFacts): MetaDescriptor[] {
  const origin = import.meta.env.VITE_SITE_URL;
  const { title, description, path } = page;
  return [
    { title: `${title}. ${SITE_NAME}` },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(origin
      ? [
          { property: "og:url", content: `${origin}${path}` },
          { tagName: "link", rel: "canonical", href: `${origin}${path}` },
        ]
      : []),
    { "script:ld+json": linkedData(page, origin || "") },
  ];
}

function linkedData(
  { title, description, path, above = [], type = "WebPage" }: PageFacts,
  origin: string,
) {
  const trail = [...above, { to: path, label: title }];
  return {
    "@context": "https://schema.org",
    "@type": type,
    name: title,
    description,
    url: `${origin}${path}`,
    inLanguage: "en-IN",
    isPartOf: { "@type": "WebSite", name: SITE_NAME, url: `${origin}/` },
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ to, label }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: `${origin}${to}`,
      })),
    },
  };
}
