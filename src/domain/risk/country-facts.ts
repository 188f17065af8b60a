import type { Status } from "./status.ts";

/** A figure as published by its source. */
export interface Figure {
  readonly value: number;
  readonly status: Status;
}

/** The model's input for a country; null where no source has a figure. */
export interface CountryFacts {
  /** ISO 3166-1 alpha-2. */
  readonly id: string;
  readonly continent: string;
  readonly incomeGroup: string;
  readonly population: number;
  readonly population15Plus: number;
  /** Per 100 people. */
  readonly internet: Figure;
  /** Per 100 people aged 15 and older. */
  readonly literacy: Figure | null;
  readonly facebook: Figure | null;
  readonly linkedin: Figure | null;
  readonly x: Figure | null;
}

export type Platform = "facebook" | "linkedin";

/**
 * The countries whose median stands for a country without a figure of literacy: those of similar
 * income on its continent, or else all of the continent.
 */
export function likeInLiteracy(
  country: CountryFacts,
  countries: readonly CountryFacts[],
): readonly CountryFacts[] {
  const near = withFigure("literacy", country, countries);
  const alike = near.filter(({ incomeGroup }) => incomeGroup === country.incomeGroup);
  return alike.length > 0 ? alike : near;
}

/** The countries on a country's continent that have a figure. */
export const withFigure = <Country extends CountryFacts>(
  key: "literacy" | Platform,
  { continent }: CountryFacts,
  countries: readonly Country[],
): readonly Country[] =>
  countries.filter((other) => other.continent === continent && other[key] !== null);
