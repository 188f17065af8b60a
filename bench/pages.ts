import { MEMBERS_PAGES, PUBLIC_PAGES } from "../src/web/site-pages.ts";

/** Public pages that one works with; the others need no script. */
export const INTERACTIVE_PAGES: readonly string[] = [
  "/",
  "/words/verse",
  "/pictures/leaf",
  "/stnc/sound",
  "/ragas",
  "/ragas/22",
  "/ragas/janya",
  "/cirus",
  "/cirus/releases",
  "/login",
];

// The raga with the most janyas represents all, and so does the calculator with the most script.
const OTHER_RAGA = /^\/ragas\/(?!22$|janya$)/;
const CALCULATOR = "/private/ganita/anurupyena";

/** All public pages, one raga for all. */
export const SOME_PUBLIC_PAGES = PUBLIC_PAGES.filter((path) => !OTHER_RAGA.test(path));

/** The API's own page is Swagger UI, whole: no other page carries its script. */
export const API_PAGE = "/api/v1/docs";

/** Public pages to read. */
export const READING_PAGES = SOME_PUBLIC_PAGES.filter(
  (path) => path !== API_PAGE && !INTERACTIVE_PAGES.includes(path),
);

/** Members' pages, one calculator for all. */
export const MEMBERS_TOOLS: readonly string[] = [...MEMBERS_PAGES, CALCULATOR];
