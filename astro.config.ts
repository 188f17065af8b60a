import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { reloadWithApi } from "./scripts/reload-with-api.ts";
import { atPress } from "./src/site/at-press.ts";
import { fewFiles } from "./src/site/few-files.ts";
import * as inlineScripts from "./src/site/inline-scripts.ts";
import { hashOf, ownHashes } from "./src/site/own-hashes.ts";
import { pressDirective } from "./src/site/press-integration.ts";

const { DEV_API, PUBLIC_API_HOST = "" } = process.env;

export default defineConfig({
  srcDir: "src/site",
  outDir: "build/client",
  cacheDir: "node_modules/.cache/astro",
  // Styles stand in the pages, so that a page is seen with its first bytes.
  build: { assets: "assets", inlineStylesheets: "always" },
  integrations: [react(), atPress, pressDirective, ownHashes],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "font-src 'self'",
        "img-src 'self' data:",
        `connect-src 'self' ${PUBLIC_API_HOST}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: {
        resources: ["'self'", "'inline-speculation-rules'"],
        hashes: Object.values(inlineScripts).map(hashOf),
      },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), fewFiles(), reloadWithApi()],
    build: {
      // The first versions with light-dark(), so that the colours stay as they are written.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      // A font or picture inside a data: address would be refused by the pages' security policy.
      assetsInlineLimit: 0,
    },
    server: DEV_API ? { proxy: { "^/api/(?!v1/docs)": DEV_API } } : {},
  },
});
