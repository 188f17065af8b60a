import { readFileSync } from "node:fs";
import type { z } from "zod";

/**
 * Passes the address of a PostgreSQL on, with an issue for each file of certificates or keys in it that
 * cannot be read. The driver reads them when it first connects: too late to tell of them in a sentence.
 */
export function withReadableTlsFiles(url: string, { issues }: z.RefinementCtx<string>): string {
  for (const name of ["sslrootcert", "sslcert", "sslkey"]) {
    const file = new URL(url).searchParams.get(name);
    if (!file || isReadable(file)) continue;
    const message = `DATABASE_URL has ${name}=${file}, which cannot be read. Name a file that can.`;
    issues.push({ code: "custom", input: url, message });
  }
  return url;
}

function isReadable(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
