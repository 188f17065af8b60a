import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { reloadWithApi } from "./scripts/reload-with-api.ts";
import * as inlineScripts from "./src/site/inline-scripts.ts";
import { hashOf, ownHashes } from "./src/site/own-hashes.ts";

const { DEV_API, PUBLIC_API_HOST = "" } = process.env;

// What several islands need is a few files instead of forty small ones, each found by reading another.
const SHARED = {
  groups: [
    // The sound page needs them without React.
    { name: "preload", test: /preload-helper|rolldown\/runtime/, priority: 3 },
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
    { name: "ui", test: /\/src\/web\/(?!pages).*\.tsx?$/, minShareCount: 2, priority: 1 },
    {
      name: "letters",
      test: /\/src\/domain\/(letters|numeration)\//,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: "numbers",
      test: /\/src\/(domain\/exact\/|domain\/domain-error|contract\/).*\.ts$/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: "members",
      test: /\/src\/web\/pages\/private\/(saved-work\/)?[^/]+\.tsx?$/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: "ganita",
      test: /\/src\/(domain|web\/pages\/private)\/ganita\/.*\.tsx?$/,
      minShareCount: 2,
    },
    { name: "ragas", test: /\/src\/(domain\/raga|web\/pages\/ragas)\/.*\.tsx?$/, minShareCount: 2 },
    { name: "risk", test: /\/src\/(domain\/risk|web\/pages\/cirus)\/.*\.tsx?$/, minShareCount: 2 },
    { name: "domain", test: /\/src\/domain\/.*\.ts$/, minShareCount: 5 },
  ],
};

export default defineConfig({
  srcDir: "src/site",
  outDir: "build/client",
  cacheDir: "node_modules/.cache/astro",
  // Styles are inline, so that a page appears with its first bytes.
  build: { assets: "assets", inlineStylesheets: "always" },
  integrations: [react(), mdx({ smartypants: false }), ownHashes],
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
        resources: ["'self'"],
        hashes: Object.values(inlineScripts).map(hashOf),
      },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [reloadWithApi()],
    // Else the first pages of npm run dev break when the bundler meets another package. What only
    // tests and the build import would bring the test runner and the bundler along.
    optimizeDeps: { entries: ["src/web/**/*.{ts,tsx}", "!**/*{.test,.fixture,test-setup}.*"] },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: SHARED } } } } },
    build: {
      // The first versions with light-dark(), so that colours are not rewritten.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      // The pages' security policy would refuse a font in a data: URL.
      assetsInlineLimit: 0,
    },
    // The links that the API prints lead to this port.
    server: DEV_API ? { strictPort: true, proxy: { "^/api/(?!v1/docs)": DEV_API } } : {},
  },
});
