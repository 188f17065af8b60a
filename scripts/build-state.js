import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

// Plain JavaScript, like run.js, which imports it.

/** @typedef {{ folder: string, sources: string[], settings: string[] }} Part */

/**
 * The parts of the build: the folder a part is built into, the files and folders it is built from
 * beside package-lock.json, and the settings that are built into it.
 */
export const PARTS = {
  /** @type {Part} */
  site: {
    folder: "build/client",
    sources: [
      "astro.config.ts",
      "data",
      "public",
      "scripts/build-site.ts",
      "src/content",
      "src/contract",
      "src/domain",
      "src/site",
      "src/web",
    ],
    settings: ["API_HOST", "MEMBERSHIP_CONTACT", "SECURITY_CONTACT", "SISTER_SITE_URL", "SITE_URL"],
  },
  /** @type {Part} */
  server: {
    folder: "build/server",
    sources: ["scripts/build-server.ts", "src/contract", "src/domain", "src/server"],
    settings: [],
  },
  /** @type {Part} */
  database: {
    folder: "build/database",
    sources: ["scripts/build-database.ts"],
    settings: [],
  },
};

/** @typedef {keyof typeof PARTS} PartName */

/**
 * The file with the digest of what a part was built from.
 *
 * @param {PartName} part
 */
export const stampOf = (part) => `build/${part}.digest`;

/**
 * Whether a part is built from the current files and settings.
 *
 * @param {PartName} part
 */
export function isFresh(part) {
  try {
    return existsSync(PARTS[part].folder) && readFileSync(stampOf(part), "utf8") === digestOf(part);
  } catch {
    return false;
  }
}

/**
 * A digest of a part's settings and the contents of its files, tests excepted. Times would not do:
 * copying changes them all, and a file of a new version may be older than the build of the last.
 *
 * @param {PartName} part
 */
export function digestOf(part) {
  const { sources, settings } = PARTS[part];
  const files = ["package-lock.json", ...sources]
    .flatMap(filesIn)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, hash("sha256", readFileSync(file))]);
  const values = settings.map((name) => process.env[name]?.trim() ?? "");
  return hash("sha256", JSON.stringify([values, files.sort()]));
}

/**
 * A file itself, or all files of a folder and its folders.
 *
 * @param {string} name
 */
function filesIn(name) {
  if (!statSync(name).isDirectory()) return [name];
  const entries = readdirSync(name, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
