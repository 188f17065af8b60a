import { rename, rmdir } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { PUBLIC_PAGES } from "./src/web/site-pages.ts";

export default {
  appDirectory: "src/web",
  ssr: false,
  // Everything a visitor sees; what members see is drawn in the browser.
  prerender: [...PUBLIC_PAGES, "/404", "/sitemap.xml", "/robots.txt"],
  // A host looks for the page of unknown addresses at this name.
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const folder = path.join(buildDirectory, "client/404");
    await rename(path.join(folder, "index.html"), `${folder}.html`);
    await rmdir(folder);
  },
} satisfies Config;
