import { readFileSync } from "node:fs";
import type { z } from "zod";

/**
 * Returns a PostgreSQL address unchanged, and adds an issue for each certificate or key file in it
 * that cannot be read. The driver only reads them when it connects: too late for a clear message.
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
