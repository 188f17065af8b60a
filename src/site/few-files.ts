import type { Plugin } from "vite";

// Astro does not tell the browser of the files an island imports: each is found only by reading the one
// before it. So what nearly all islands need travels in two files, and pieces that belong together in one.
const GROUPS = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|rolldown.runtime/,
  },
  {
    name: "site",
    test: /src\/web\/(api|ui)\/|private\/(members-meta|use-draft|kept-work)|script-names|node_modules\/wouter\/|preload-helper|src\/domain\/(domain-error|exact\/(rational|parse-rational|digit-grouping)|numeration\/(script|reading))\.ts/,
  },
  // Apart from the page, whose later parts would ask for its styles with it.
  {
    name: "cirus",
    test: /pages\/cirus\/((figures|lists|selection)\/|view|export\/(use-attempt|attempt-note|export-buttons)).*\.tsx?$/,
  },
  {
    name: "ganita",
    test: /private\/ganita\/(ganita-page|calculator-page|sutra-word)|domain\/ganita\/(notation|sutra-names\.data|sutras\/sources)/,
  },
  {
    name: "mappings",
    test: /private\/mappings\/|domain\/(colour\/letter-colours|numeration\/(letters|signs)\.data)/,
  },
];

/**
 * How the site's script is cut into files, so that a page asks for few. The build fails where a script
 * would ask for a stylesheet: those stand in the pages, and are no files.
 */
export function fewFiles(): Plugin {
  return {
    name: "few-files",
    enforce: "post",
    // Over Astro's own settings.
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              rolldownOptions: {
                output: { codeSplitting: { groups: GROUPS } },
                // The file of an island may hold what its later parts share with it.
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
