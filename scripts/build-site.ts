import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readEnvironment } from "../src/server/config.ts";

const COMPRESSED = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
const WORTH_BYTES = 256;

/**
 * Builds the site into a folder, each file also compressed.
 *
 * @throws {EnvironmentError} if a setting is wrong.
 */
export async function buildSite(folder: string): Promise<void> {
  const { apiHost, membershipContact, securityContact, sisterSiteUrl, siteUrl } = readEnvironment(
    process.env,
  );
  process.stdout.write("Building the site; this takes a moment the first time.\n");
  Object.assign(process.env, {
    NODE_ENV: "production",
    ASTRO_TELEMETRY_DISABLED: "1",
    PUBLIC_API_HOST: apiHost ?? "",
    PUBLIC_MEMBERSHIP_CONTACT: membershipContact ?? "",
    PUBLIC_SECURITY_CONTACT: securityContact ?? "",
    PUBLIC_SISTER_SITE_URL: sisterSiteUrl ?? "",
    PUBLIC_SITE_URL: siteUrl ?? "",
  });
  // Imported late, because it reads these variables.
  const { build } = await import("astro");
  await build({ outDir: folder, logLevel: "error" });
  await compressSite(folder);
}

async function compressSite(folder: string): Promise<void> {
  const files = globSync(path.join(folder, "**")).filter((file) => COMPRESSED.test(file));
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
