import type { Plugin } from "vite";

// Astro does not tell the browser which files an island imports: the browser finds each only by
// reading the one before it. So two files hold what nearly all islands need, and pieces that belong
// together share one file.
const GROUPS = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|rolldown.runtime/,
  },
  // With the field for a new password, so that an invitation opens with eight requests.
  {
    name: "site",
    test: /src\/web\/(api\/(?!passkeys)|ui\/(?!frame\/(brand-|not-found-row|site-foot)|loading\/drawing-boundary|controls\/grouping-choice|address\/use-typed-address|wheel-geometry))|credentials\/new-password|private\/(members-titles|use-draft)|node_modules\/wouter\/|preload-helper|src\/domain\/(domain-error|exact\/(rational|parse-rational|digit-grouping)|letters\/(letters|latin\/schemes)|numeration\/reading\/reading)\.ts/,
  },
  // Kept apart from the page: otherwise the page's later parts would request its styles with it.
  {
    name: "cirus",
    test: /pages\/cirus\/((figures|lists|selection)\/|view).*\.tsx?$|domain\/risk\/view-facts/,
  },
  {
    name: "ganita",
    test: /private\/ganita\/(ganita-page|calculator-page|sutras\/sutra-word)|domain\/ganita\/(working\/notation|definitions?|input\/inputs|calculator-path|calculators\/[^/]+\/definition)\.ts|contract\/ganita-call/,
  },
  {
    name: "mappings",
    test: /private\/mappings\/|domain\/(colour\/letter-colours|letters\/(letters|signs\.data))/,
  },
  {
    name: "account",
    test: /private\/account\/(?!confirm-form|qr-picture).*\.tsx?$/,
  },
];

/**
 * How the site's script is split into files, so that a page requests few. The build fails if a
 * script would request a stylesheet: styles are inlined in the pages and have no files.
 */
export function fewFiles(): Plugin {
  return {
    name: "few-files",
    enforce: "post",
    // These override Astro's own settings.
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              rolldownOptions: {
                output: { codeSplitting: { groups: GROUPS } },
                // An island's file may also hold what its later parts share with it.
                preserveEntrySignatures: "allow-extension",
              },
            },
          }
        : null,
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        for (const file of Object.values(bundle)) {
          const asked = file.type === "chunk" && /"assets\/[^"]+\.css"/.exec(file.code);
          if (asked) this.error(`${file.fileName} asks for ${asked[0]}, which stands in the page.`);
        }
      },
    },
  };
}
