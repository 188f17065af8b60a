import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import type { Sutra } from "./sutra.ts";

const files = import.meta.glob<Sutra>("./*.data.ts", { eager: true, import: "sutra" });

/** The texts of every calculator's page. */
export const SUTRAS = Object.fromEntries(
  Object.entries(files).map(([file, sutra]) => [/([^/]+)\.data\.ts$/.exec(file)![1], sutra]),
) as Readonly<Record<CalculatorPath, Sutra>>;
