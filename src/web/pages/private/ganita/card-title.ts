import type { CalculatorPath } from "#domain/ganita/ganita.ts";

const TITLES: Partial<Record<CalculatorPath, string>> = {
  addition: "Addition & Subtraction",
  subtraction: "Addition & Subtraction",
  gunakanupatih: "Gunitasamuccayah",
};

/** The title of a calculator's card; calculators with the same title share a card. */
export const cardTitle = ({ path, name }: { path: CalculatorPath; name: string }): string =>
  TITLES[path] ?? name;
