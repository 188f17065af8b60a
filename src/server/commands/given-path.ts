import path from "node:path";

/**
 * The absolute path of a file named on the command line. npm runs commands in the project's
 * directory and passes on where it was called; paths are relative to that.
 */
export const givenPath = (word: string): string =>
  path.resolve((process.env.npm_lifecycle_event && process.env.INIT_CWD) || ".", word);
