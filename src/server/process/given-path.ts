import path from "node:path";

/**
 * The whole path of a file that stands in a command's words. npm runs a command in the project's
 * directory and tells where it was itself called: a path is meant from there.
 */
export const givenPath = (word: string): string =>
  path.resolve((process.env.npm_lifecycle_event && process.env.INIT_CWD) || ".", word);
