import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readEnvironment } from "../src/server/environment.ts";

const STAMP = "build/stamp";
const SITE = "build/client";
// What a built site depends on; tests and the server are not in it.
const INPUTS = [
  "package-lock.json",
  "*.config.ts",
  "public/**/*",
  "scripts/build.ts",
  "src/{domain,contract,web,site}/**/*",
];
const COMPRESSED = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
const WORTH_BYTES = 256;

/**
 * Builds the site into build/ unless the build there was made from the same files and settings.
 *
 * @throws what `signal` is aborted with, once the bundler is told to stop.
 */
export async function buildSite(signal?: AbortSignal): Promise<void> {
  const { apiHost, sisterSiteUrl, siteUrl } = readEnvironment(process.env);
  const digest = await digestOfInputs([apiHost, sisterSiteUrl, siteUrl]);
  if ((await readFile(STAMP, "utf8").catch(() => "")) === digest) return;
  process.stdout.write("Building the site; this takes a moment the first time.\n");
  await rm("build", { recursive: true, force: true });
  const settings = {
    PUBLIC_API_HOST: apiHost ?? "",
    PUBLIC_SISTER_SITE_URL: sisterSiteUrl ?? "",
    PUBLIC_SITE_URL: siteUrl ?? "",
  };
  await bundle(settings, signal);
  signal?.throwIfAborted();
  await compressSite();
  signal?.throwIfAborted();
  await writeFile(STAMP, digest);
}

// What the bundler prints matters only when it fails.
async function bundle(settings: Record<string, string>, signal?: AbortSignal): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    ASTRO_TELEMETRY_DISABLED: "1",
    ...settings,
  };
  const shell = process.platform === "win32";
  const options = { env, shell, signal, maxBuffer: 64 * 1024 * 1024 };
  try {
    await promisify(execFile)("node_modules/.bin/astro", ["build"], options);
  } catch (error) {
    signal?.throwIfAborted();
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    process.stderr.write(`${stdout}${stderr}\n`);
    throw new Error("The site could not be built; the bundler says why above.", { cause: error });
  }
}

async function digestOfInputs(settings: readonly (string | null)[]): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  const files = globSync(INPUTS, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash
      .update(file)
      .update("\0")
      .update(await readFile(file));
  return hash.digest("hex");
}

async function compressSite(): Promise<void> {
  const files = globSync(`${SITE}/**/*`).filter((file) => COMPRESSED.test(file));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      if (body.length < WORTH_BYTES) return;
      const hints = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, hints));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
}
