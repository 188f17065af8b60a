import { existsSync } from "node:fs";

// Plain JavaScript with few imports, because an old Node must be able to run it.

/**
 * Ends the process with a sentence that says what to do if npm has not installed all that the
 * programs here need, and which is missing.
 *
 * @param {{ toBuild: boolean }} needed Whether the site is to be built or tested, not only run.
 */
export function requireInstalled({ toBuild }) {
  const told = missing(toBuild);
  if (told === null) return;
  process.stderr.write(`${told}\n`);
  process.exit(1);
}

/** @param {boolean} toBuild */
function missing(toBuild) {
  if (!existsSync("node_modules")) return "The packages are not installed yet. Run: npm ci";
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split(".").map(Number);
  if (major < 22 || (major === 22 && minor < 22)) {
    return `This needs Node 22.22 or later, and here is ${node}. npm ci brings Node 24 along, but not where npm ignores the scripts of packages. Run: npm rebuild node --ignore-scripts=false`;
  }
  if (toBuild && !existsSync("node_modules/astro")) {
    return "The packages that build and test the site are not installed: npm leaves them out where NODE_ENV is production. Run: npm ci --include=dev";
  }
  return null;
}
