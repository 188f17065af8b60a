import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { routerWithoutInstruments } from "./src/web/router-without-instruments.ts";
import { siteFiles } from "./src/web/site-files.ts";

const devApi = process.env.DEV_API;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), siteFiles(), routerWithoutInstruments()],
  build: {
    // The first versions with light-dark(), so that the colours stay as they are written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // A font or picture inside a data: address would be refused by the pages' security policy.
    assetsInlineLimit: 0,
  },
  server: devApi ? { proxy: { "/api": devApi } } : {},
});
