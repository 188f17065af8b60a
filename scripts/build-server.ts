import path from "node:path";
import { build } from "rolldown";

const PROGRAMS = {
  server: "src/server/main.ts",
  command: "src/server/commands/main.ts",
};
/** Packages with files that are not JavaScript, and one that pg uses if it is installed. */
const LEFT_OUT = [/^@electric-sql\/pglite/, "@node-rs/argon2", "pg-native"];

/**
 * Bundles the server and the operator's commands into one file each, with the packages they use: a
 * running program never needs a file that a later build has replaced.
 */
export async function buildServer(folder: string): Promise<void> {
  for (const [name, input] of Object.entries(PROGRAMS)) {
    await build({
      input,
      platform: "node",
      external: LEFT_OUT,
      onLog(_level, { message }) {
        throw new Error(message);
      },
      output: {
        file: path.join(folder, `${name}.js`),
        codeSplitting: false,
        sourcemap: true,
        sourcemapExcludeSources: true,
      },
    });
  }
}
