/** What a public page says about itself. */
export interface PageFacts {
  /** The same as the page's own heading. */
  readonly title: string;
  /** The browser's title, if it is more than the heading and the site's name. */
  readonly fullTitle?: string;
  /** What a reader finds there, in one or two sentences. */
  readonly description: string;
  /** From the root of the site, as in /stnc/sound. */
  readonly path: string;
  /** The pages above it, as in its crumbs. */
  readonly above?: readonly { readonly to: string; readonly label: string }[];
  /** Its type in schema.org terms. */
  readonly type?: "WebPage" | "CollectionPage";
  /** What it is about, in schema.org terms; gets the site's origin. */
  readonly mainEntity?: (origin: string) => unknown;
}

const SITE_NAME = "Shabda Gyan";

/** The size of the pictures in public/social, in CSS pixels. */
const PICTURE = { width: "1200", height: "630" } as const;

/**
 * The metadata of a public page for browsers, search engines and link previews: title, description,
 * Open Graph with a picture, and JSON-LD. With the site's `origin`, addresses are absolute and one
 * is canonical; with "", they start at the root of the site.
 *
 * @see https://ogp.me
 * @see https://schema.org/BreadcrumbList
 *
 * @example
 * pageMeta({ title: "Sound", description: "…", path: "/stnc/sound" }, "").title; // "Sound. Shabda Gyan"
 */
export function pageMeta(page: PageFacts, origin: string) {
  const { title, fullTitle = `${title}. ${SITE_NAME}`, description, path } = page;
  const openGraph = {
    type: "website",
    site_name: SITE_NAME,
    locale: "en_IN",
    title,
    description,
    url: `${origin}${path}`,
    image: `${origin}/social/${pictureName(path)}.png`,
    "image:width": PICTURE.width,
    "image:height": PICTURE.height,
    "image:alt": `${title}, drawn on a leaf, with the name of the site: ${SITE_NAME}.`,
  };
  return {
    title: fullTitle,
    description,
    /** Search engines accept absolute addresses only. */
    canonical: origin ? `${origin}${path}` : null,
    openGraph,
    linkedData: linkedData(page, origin),
  };
}

/**
 * The name of a page's preview picture: stnc-sound for /stnc/sound, ragas for each of the 72, api for
 * all under /api, cirus for its releases.
 */
export function pictureName(path: string): string {
  if (path === "/") return "home";
  return path
    .slice(1)
    .replace(/^ragas\/\d+$/, "ragas")
    .replace(/^cirus\/releases$/, "cirus")
    .replace(/^api\/.*/, "api")
    .replaceAll("/", "-");
}

function linkedData(
  { title, description, path, above = [], type = "WebPage", mainEntity }: PageFacts,
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
    ...(mainEntity && { mainEntity: mainEntity(origin) }),
    isPartOf: { "@type": "WebSite", name: SITE_NAME, url: `${origin}/` },
    ...(path !== "/" && {
      breadcrumb: {
        "@type": "BreadcrumbList",
        itemListElement: trail.map(({ to, label }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: label,
          item: `${origin}${to}`,
        })),
      },
    }),
  };
}
