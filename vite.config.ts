import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const devApi = process.env.DEV_API;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The first versions with light-dark(), so that the colours stay as they are written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // A font or picture inside a data: address would be refused by the pages' security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What all pages share travels in two files, not in one for each shared piece.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|entry\.client|rolldown\/runtime|vite\/preload-helper/,
                },
                // Not the root with the site's styles: fetched again with a part that comes later,
                // they would stand behind the page's own and overrule them.
                { name: "site", test: /src\/web\/(api|ui)\// },
              ],
            },
          },
        },
      },
    },
  },
  server: devApi ? { proxy: { "/api": devApi } } : {},
});
