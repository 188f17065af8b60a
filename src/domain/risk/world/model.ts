import { eachMetric } from "../metric.ts";
import { median } from "../rank.ts";
import { type Status, weakestOf } from "../status.ts";
import { GAPS, WORLD_CHOICES, type WorldChoices, X_WORLD_TOTAL } from "./assumptions.data.ts";
import { WORLD_METRICS, type WorldBase, type WorldMetric } from "./metrics.data.ts";

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

/** The model's output for a country. */
interface ModelledCountry {
  readonly id: string;
  readonly values: Readonly<Record<WorldMetric, number>>;
  readonly statuses: Readonly<Record<WorldMetric, Status>>;
  readonly bases: Readonly<Record<WorldBase, number>>;
}

type Draft = CountryFacts & { readonly users: number };
type Platform = "facebook" | "linkedin";

/** Computes the eight metrics of every country, and fills gaps from similar countries. */
export function modelWorld(
  countries: readonly CountryFacts[],
  choices: WorldChoices = WORLD_CHOICES,
): ModelledCountry[] {
  return workWorld(countries, choices).map(modelledFrom);
}

/** Works like `modelWorld`, and returns the numbers from which each country's metrics are made. */
export function workWorld(
  countries: readonly CountryFacts[],
  choices: WorldChoices = WORLD_CHOICES,
) {
  const drafts = countries.map((country) => {
    const { value, status } = country.literacy ?? likelyLiteracy(country, countries);
    return {
      ...country,
      /** Per 100 people aged 15 and older, as published or likely. */
      literacyRate: value,
      users: (country.population * country.internet.value) / 100,
      // The literacy rate is defined for those aged 15 and older.
      literates: { value: (country.population15Plus * value) / 100, status },
    };
  });
  const facebookRates = usualRates(drafts, "facebook");
  const linkedinRates = usualRates(drafts, "linkedin");
  const social = drafts.map((draft) => ({
    ...draft,
    /** Users of each platform per internet user, as usual on the continent. */
    usual: {
      facebook: facebookRates.get(draft.continent)!,
      linkedin: linkedinRates.get(draft.continent)!,
    },
    audiences: {
      facebook: filled(draft, "facebook", facebookRates, choices),
      linkedin: filled(draft, "linkedin", linkedinRates, choices),
    },
  }));
  return withAudiencesOfX(social, choices);
}

/** A country's facts with the numbers from which its metrics are made. */
export type WorkedCountry = ReturnType<typeof workWorld>[number];

function modelledFrom(country: WorkedCountry): ModelledCountry {
  const { id, population, users, internet, literates, audiences } = country;
  const { facebook, linkedin, x } = audiences;
  const online = { value: users, status: internet.status };
  const cells: Record<WorldMetric, Figure> = {
    internet_subscribers_pop: proportion(online, { value: population, status: "published" }),
    internet_subscribers_literate: proportion(online, literates),
    facebook_literate: proportion(facebook, literates),
    facebook_internet: proportion(facebook, online),
    linkedin_literate: proportion(linkedin, literates),
    linkedin_internet: proportion(linkedin, online),
    twitter_literate: proportion(x, literates),
    twitter_internet: proportion(x, online),
  };
  return {
    id,
    values: eachMetric(WORLD_METRICS, ({ key }) => cells[key].value),
    statuses: eachMetric(WORLD_METRICS, ({ key }) => cells[key].status),
    bases: { population, literates: literates.value, users },
  };
}

function likelyLiteracy(country: CountryFacts, countries: readonly CountryFacts[]): Figure {
  const alike = likeInLiteracy(country, countries);
  return { value: median(alike.map(({ literacy }) => literacy!.value)), status: "modelled" };
}

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

// The median of users per internet user over the countries of each continent that have a figure.
function usualRates(drafts: readonly Draft[], platform: Platform): ReadonlyMap<string, number> {
  return new Map(
    [...Map.groupBy(drafts, ({ continent }) => continent)].map(([continent, members]) => {
      const rates = members.flatMap((draft) => {
        const figure = draft[platform];
        return figure === null ? [] : [figure.value / draft.users];
      });
      return [continent, median(rates)];
    }),
  );
}

// If a platform has no figure, it does not sell there or is blocked: take part of the usual
// audience.
function filled(
  draft: Draft,
  platform: Platform,
  usualRate: ReadonlyMap<string, number>,
  { restrictedPart }: WorldChoices,
): Figure {
  const { id, continent, users } = draft;
  if (draft[platform] !== null) return draft[platform];
  if (GAPS.withoutAudience.has(id)) return { value: 0, status: "assumed-zero" };
  return {
    value: restrictedPart * usualRate.get(continent)! * users,
    status: "modelled",
  };
}

// Divides the rest of X's world audience, after the published figures, by the other two platforms.
function withAudiencesOfX<
  Social extends Draft & { readonly audiences: Readonly<Record<Platform, Figure>> },
>(countries: readonly Social[], { restrictedPart, x: rule }: WorldChoices) {
  const claimBy: Readonly<Record<WorldChoices["x"], (country: Social) => number>> = {
    "both platforms": ({ audiences: { linkedin, facebook } }) =>
      Math.sqrt(linkedin.value * facebook.value),
    facebook: ({ audiences }) => audiences.facebook.value,
    linkedin: ({ audiences }) => audiences.linkedin.value,
    "internet users": ({ id, users }) => (GAPS.withoutAudience.has(id) ? 0 : users),
  };
  const claims = countries.map((country) => {
    if (country.x !== null) return 0;
    const claim = claimBy[rule](country);
    return GAPS.withoutX.has(country.id) ? restrictedPart * claim : claim;
  });
  const printed = countries.reduce((sum, { x }) => sum + (x?.value ?? 0), 0);
  const allClaims = claims.reduce((sum, claim) => sum + claim, 0);
  const factor = (X_WORLD_TOTAL - printed) / allClaims;
  return countries.map((country, at) => {
    const x: Figure = country.x ?? {
      value: factor * claims[at]!,
      status: GAPS.withoutAudience.has(country.id) ? "assumed-zero" : "modelled",
    };
    return {
      ...country,
      audiences: { ...country.audiences, x },
      /** How X's world audience was divided: what was printed, and all claims to the rest. */
      rest: { printed, allClaims, factor },
    };
  });
}

const proportion = (counted: Figure, base: Figure): Figure => ({
  value: base.value === 0 ? 0 : (100 * counted.value) / base.value,
  status: weakestOf([counted.status, base.status]),
});
