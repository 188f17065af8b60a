import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

// Plain JavaScript, because every start runs this: loading the type stripper would take longer.

/** @typedef {{ files: string[], folders: string[], settings: string[] }} Inputs */

/** The parts of the build, each with its inputs; tests are not included. */
export const PARTS = {
  /** @type {Inputs} */
  site: {
    files: ["package-lock.json", "astro.config.ts", "scripts/build-site.ts"],
    folders: ["data", "public", "src/contract", "src/domain", "src/site", "src/web"],
    settings: ["API_HOST", "MEMBERSHIP_CONTACT", "SECURITY_CONTACT", "SISTER_SITE_URL", "SITE_URL"],
  },
  /** @type {Inputs} */
  server: {
    files: ["package-lock.json", "scripts/build-server.ts"],
    folders: ["src/contract", "src/domain", "src/server"],
    settings: [],
  },
  /** @type {Inputs} */
  database: {
    files: ["package-lock.json", "scripts/build-database.ts"],
    folders: [],
    settings: [],
  },
};

/** @typedef {keyof typeof PARTS} Part */

/**
 * Whether a part is up to date with the current files and settings. Reads no file: a changed or
 * replaced file has another size or another change time, which nobody can set.
 *
 * @param {Part} part
 */
export function isFresh(part) {
  try {
    return JSON.parse(readFileSync(recordOf(part), "utf8")).files === filesDigest(part);
  } catch {
    return false;
  }
}

/**
 * The file that records what a part was built from.
 *
 * @param {Part} part
 */
export const recordOf = (part) => `build/${part}.json`;

/**
 * A digest that changes with a part's settings and with every change of its input files.
 *
 * @param {Part} part
 */
export function filesDigest(part) {
  const files = inputsOf(part).map((file) => {
    const { size, ctimeMs } = statSync(file);
    return [file, size, ctimeMs];
  });
  return hash("sha256", JSON.stringify([settingsOf(part), files]));
}

/**
 * The files that a part is made from.
 *
 * @param {Part} part
 */
export function inputsOf(part) {
  const { files, folders } = PARTS[part];
  const inFolders = folders.flatMap(filesIn).filter((file) => !/\.test\.tsx?$/.test(file));
  return [...files, ...inFolders].sort();
}

/**
 * All files of a folder and its folders. Node's own recursive reading takes five times as long.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(name) : [name];
  });
}

/**
 * The current values of the settings that are built into a part.
 *
 * @param {Part} part
 */
export const settingsOf = (part) =>
  PARTS[part].settings.map((name) => process.env[name]?.trim() ?? "");
