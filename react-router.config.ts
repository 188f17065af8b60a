import { globSync } from "node:fs";
import { rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { PUBLIC_PAGES } from "./src/web/site-pages.ts";

export default {
  appDirectory: "src/web",
  ssr: false,
  // A loader here needs what its page needs: apart, they would be two requests.
  splitRouteModules: false,
  // Everything a visitor sees; what members see is drawn in the browser.
  prerender: [...PUBLIC_PAGES, "/404", "/sitemap.xml", "/robots.txt"],
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const site = path.join(buildDirectory, "client");
    // A host looks for the page of unknown addresses at this name.
    await rename(path.join(site, "404/index.html"), path.join(site, "404.html"));
    await rmdir(path.join(site, "404"));
    // Pages have their data in them.
    for (const file of globSync("**/*.data", { cwd: site })) await rm(path.join(site, file));
  },
} satisfies Config;
