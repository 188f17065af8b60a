import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type OutputAsset, type OutputChunk, rolldown } from "rolldown";

const FOLDER = "build/server";
const OUTPUTS = "outputs.json";
const PROGRAMS = {
  server: "src/server/main.ts",
  member: "src/server/commands/member.ts",
  cirus: "src/server/commands/cirus.ts",
  migrate: "src/server/commands/migrate.ts",
  backup: "src/server/commands/backup.ts",
  "rotate-key": "src/server/commands/rotate-key.ts",
};
/** Packages with files that are not JavaScript, and one that pg uses if it is installed. */
const LEFT_OUT = [
  "@electric-sql/pglite",
  "@electric-sql/pglite/nodefs",
  "@node-rs/argon2",
  "pg-native",
];

/** Bundles the server and the operator's commands into build/server, with the packages they use. */
export async function buildServer(): Promise<void> {
  const bundle = await rolldown({
    input: PROGRAMS,
    platform: "node",
    external: LEFT_OUT,
    plugins: [WITHOUT_MAPS_OF_PACKAGES],
    onLog(_level, { message }) {
      throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    sourcemap: true,
    sourcemapExcludeSources: true,
    // V8 keeps the text of every file, with one byte a character only if all are ASCII.
    charset: "ascii",
    comments: false,
    codeSplitting: { groups: [PACKAGES] },
    // By default the name of a shared part would list all programs that share it.
    chunkFileNames: ({ name }) => `${name.split("~")[0]}-[hash].js`,
  });
  await bundle.close();
  await mkdir(FOLDER, { recursive: true });
  const former = await formerOutputs();
  // Programs last, so that one started meanwhile finds everything it loads.
  const isProgram = (one: OutputChunk | OutputAsset) => "isEntry" in one && one.isEntry;
  for (const one of output.toSorted((a, b) => +isProgram(a) - +isProgram(b))) {
    await replaceFile(one.fileName, "code" in one ? one.code : one.source);
  }
  const outputs = output.map(({ fileName }) => fileName);
  await replaceFile(OUTPUTS, JSON.stringify(outputs));
  // Keep the former files: a running server loads parts of its build when it first needs them.
  const kept = new Set([...former, ...outputs, OUTPUTS]);
  for (const name of await readdir(FOLDER)) {
    if (!kept.has(name)) await rm(path.join(FOLDER, name));
  }
}

// Separate from our own code, whose tagged templates cannot be written in ASCII.
const PACKAGES = { name: "packages", test: /node_modules/, entriesAware: true };

// Only our own files need source maps; those of packages would take ten times the memory.
const WITHOUT_MAPS_OF_PACKAGES = {
  name: "without-maps-of-packages",
  transform: {
    filter: { id: /node_modules/ },
    handler: (code: string) => ({ code, map: { mappings: "" } }),
  },
};

const formerOutputs = (): Promise<string[]> =>
  readFile(path.join(FOLDER, OUTPUTS), "utf8").then(JSON.parse, () => []);

async function replaceFile(name: string, content: string | Uint8Array) {
  const file = path.join(FOLDER, name);
  const whole = `${file}.${process.pid}`;
  await writeFile(whole, content);
  await rename(whole, file);
}
