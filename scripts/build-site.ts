import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readEnvironment } from "../src/server/config.ts";
import { OperatorError } from "../src/server/operator-error.ts";
import { requireBundlerPath } from "./bundler-path.ts";

const FOLDER = "build/client";
const COMPRESSED = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
const WORTH_BYTES = 256;

/**
 * Builds the site into build/client, each file also compressed.
 *
 * @throws {OperatorError} when the bundler cannot work in this folder, or fails.
 * @throws the signal's reason, once the bundler has been told to stop.
 */
export async function buildSite(signal?: AbortSignal): Promise<void> {
  requireBundlerPath();
  const { apiHost, membershipContact, securityContact, sisterSiteUrl, siteUrl } = readEnvironment(
    process.env,
  );
  process.stdout.write("Building the site; this takes a moment the first time.\n");
  await rm(FOLDER, { recursive: true, force: true });
  const settings = {
    PUBLIC_API_HOST: apiHost ?? "",
    PUBLIC_MEMBERSHIP_CONTACT: membershipContact ?? "",
    PUBLIC_SECURITY_CONTACT: securityContact ?? "",
    PUBLIC_SISTER_SITE_URL: sisterSiteUrl ?? "",
    PUBLIC_SITE_URL: siteUrl ?? "",
  };
  await bundle(settings, signal);
  signal?.throwIfAborted();
  await compressSite();
}

// The bundler's output only matters when it fails.
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
    type Failure = Error & { stdout?: string; stderr?: string };
    const { message, stdout = "", stderr } = error as Failure;
    // Without output it did not start, or was killed.
    process.stderr.write(`${stdout}${stderr || message}\n`);
    throw new OperatorError("The site could not be built; the bundler says why above.");
  }
}

async function compressSite(): Promise<void> {
  const files = globSync(`${FOLDER}/**/*`).filter((file) => COMPRESSED.test(file));
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
