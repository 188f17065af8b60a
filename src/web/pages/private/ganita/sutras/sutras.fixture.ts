import { load } from "js-yaml";
import { CALCULATOR_PATHS, type CalculatorPath } from "#domain/ganita/ganita.ts";
import subSutras from "../../../../../content/en/sub-sutras.yaml?raw";
import type { Way } from "./by-problem.tsx";
import type { SubSutra } from "./sub-sutras.tsx";
import type { Sutra } from "./sutra.ts";

const files = import.meta.glob<string>("../../../../../content/en/sutras/*.md", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The thirteen sub-sutras, as the build reads them. */
export const SUB_SUTRAS = load(subSutras) as readonly SubSutra[];

/** The texts of every calculator's page, as the build reads them. */
export const SUTRAS = Object.fromEntries(
  Object.entries(files).map(([file, text]) => {
    const [, front = "", why = ""] = text.split(/^---\n/m);
    const path = /([^/]+)\.md$/.exec(file)![1];
    return [path, { ...(load(front) as Omit<Sutra, "why">), why: why.trim() }];
  }),
) as unknown as Readonly<Record<CalculatorPath, Sutra>>;

/** All that the calculators work out. */
export const WAYS: readonly Way[] = CALCULATOR_PATHS.flatMap((path) =>
  SUTRAS[path].solves.map((way) => ({ ...way, path })),
);
