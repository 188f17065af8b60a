import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("pages/public-layout.tsx", [
    index("pages/home/home-page.tsx"),
    route("numbers", "pages/catalogue/numbers-page.tsx"),
    route("words", "pages/catalogue/words-page.tsx"),
    route("pictures", "pages/catalogue/pictures-page.tsx"),
    route("maps", "pages/catalogue/maps-page.tsx"),
    route("stnc/hero", "pages/stnc/hero-page.tsx"),
    route("stnc/sound", "pages/stnc/sound-page.tsx"),
    route("stnc/numbers", "pages/stnc/numbers-page.tsx"),
    route("stnc/colours", "pages/stnc/colours-page.tsx"),
    route("ragas", "pages/ragas/ragas-page.tsx"),
    route("ragas/:number", "pages/ragas/raga-page.tsx"),
    route("login", "pages/login/login-page.tsx"),
    route("logout", "pages/login/logout-page.tsx"),
    route("404", "pages/not-found/not-found-page.tsx", { id: "not-found" }),
    route("*", "pages/not-found/not-found-page.tsx", { id: "unknown-address" }),
  ]),
  route("sitemap.xml", "pages/search-engines/sitemap.ts"),
  route("robots.txt", "pages/search-engines/robots.ts"),
  route("cirus", "pages/cirus/cirus-page.tsx"),
  route("cirus/method", "pages/cirus/method/method-page.tsx"),
  route("private", "pages/private/private-layout.tsx", [
    index("pages/private/projects-page.tsx"),
    route("aryabhatta", "pages/private/aryabhatta/script-to-number-page.tsx"),
    route("aryabhattacm", "pages/private/mappings/mappings-page.tsx"),
    route("aryabhattasm", "pages/private/scale-mapper/scale-mapper-page.tsx"),
    route("ganita", "pages/private/ganita/ganita-page.tsx"),
    route("ganita/:calculator", "pages/private/ganita/calculator-page.tsx"),
  ]),
] satisfies RouteConfig;
