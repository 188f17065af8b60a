import { load } from "js-yaml";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import type { Sutra } from "./sutra.ts";

const files = import.meta.glob<string>("../../../../../content/en/sutras/*.md", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The texts of every calculator's page, as the build reads them. */
export const SUTRAS = Object.fromEntries(
  Object.entries(files).map(([file, text]) => {
    const [, front = "", why = ""] = text.split(/^---\n/m);
    const path = /([^/]+)\.md$/.exec(file)![1];
    return [path, { ...(load(front) as Omit<Sutra, "why">), why: why.trim() }];
  }),
) as unknown as Readonly<Record<CalculatorPath, Sutra>>;
