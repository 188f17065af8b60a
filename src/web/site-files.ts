import type { Plugin } from "vite";

// Pieces that belong together travel in one file, not in one for each set of pages that shares them.
const GROUPS = [
  {
    // What nearly all pages need: React, the router, the frame around the pages, and shared pieces.
    name: "site",
    test: /src\/web\/(entry\.client|api\/|ui\/(?!copy-button|ledger))|vite\/preload-helper|src\/domain\/(domain-error|exact\/(rational|parse-rational)|numeration\/(script|reading))\.ts/,
  },
  {
    name: "sutras",
    test: /src\/domain\/ganita\/(notation|sutra-names\.data|sutras\/sources)\.ts|src\/web\/pages\/private\/ganita\/sutra-word/,
  },
  {
    name: "letters",
    test: /src\/domain\/(colour\/letter-colours|numeration\/(letters|signs)\.data)\.ts/,
  },
  { name: "words", test: /src\/domain\/numeration\/known-words/ },
  {
    name: "ragas",
    test: /src\/domain\/raga\/(chakra\.data|melakarta|raga-colour)\.ts|src\/web\/pages\/ragas\/raga-word/,
  },
];

/** How the site's script is cut into files, so that a page asks for few. */
export function siteFiles(): Plugin {
  return {
    name: "site-files",
    // After React Router's own settings.
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              rolldownOptions: {
                output: { codeSplitting: { groups: GROUPS } },
                // The file of a page may hold what its later parts share with it. React Router
                // allows it no exports but a route's, and each such piece would be one file more.
                preserveEntrySignatures: "allow-extension",
              },
            },
          }
        : null,
  };
}
