import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("pages/public-layout.tsx", [
    index("pages/home/home-page.tsx"),
    route("numbers", "pages/catalogue/numbers-page.tsx"),
    route("words", "pages/catalogue/words-page.tsx"),
    route("pictures", "pages/catalogue/pictures-page.tsx"),
    route("maps", "pages/catalogue/maps-page.tsx"),
    route("stnc/sound", "pages/stnc/sound-page.tsx"),
    route("login", "pages/login/login-page.tsx"),
    route("logout", "pages/login/logout-page.tsx"),
    route("404", "pages/not-found/not-found-page.tsx", { id: "not-found" }),
    route("*", "pages/not-found/not-found-page.tsx", { id: "unknown-address" }),
  ]),
  route("sitemap.xml", "pages/search-engines/sitemap.ts"),
  route("robots.txt", "pages/search-engines/robots.ts"),
  route("private", "pages/private/private-layout.tsx", [
    index("pages/private/projects-page.tsx"),
    route("aryabhatta", "pages/private/aryabhatta/script-to-number-page.tsx"),
    route("aryabhattacm", "pages/private/mappings/mappings-page.tsx"),
    route("aryabhattasm", "pages/private/scale-mapper/scale-mapper-page.tsx"),
  ]),
] satisfies RouteConfig;
