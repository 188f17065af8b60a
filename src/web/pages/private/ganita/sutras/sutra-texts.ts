import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import type { Sutra } from "./sutra.ts";

// One small file for each calculator, fetched with its page.
const LOADERS = import.meta.glob<{ readonly sutra: Sutra }>("./*.data.ts");

/** A calculator and the texts of its page. */
export interface KnownSutra {
  readonly path: CalculatorPath;
  readonly sutra: Sutra;
}

/** Returns a function that loads the texts of a calculator's page; null for any other path. */
export function sutraAt(path: string): (() => Promise<KnownSutra>) | null {
  const load = LOADERS[`./${path}.data.ts`];
  return load ? async () => ({ path: path as CalculatorPath, ...(await load()) }) : null;
}
