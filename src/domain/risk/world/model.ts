import { type CountryFacts, type Figure, likeInLiteracy, type Platform } from "../country-facts.ts";
import { eachMetric } from "../metric.ts";
import {
  minus,
  named,
  over,
  perBase,
  percentOf,
  power,
  type Quantity,
  taken,
  times,
} from "../quantity.ts";
import { median } from "../rank.ts";
import { type Status, weakestOf } from "../status.ts";
import { WORLD_METRICS, type WorldBase, type WorldMetric } from "../world-metrics.data.ts";
import { GAPS, WORLD_CHOICES, type WorldChoices, X_WORLD_TOTAL } from "./assumptions.data.ts";

/** The model's output for a country. */
interface ModelledCountry {
  readonly id: string;
  readonly values: Readonly<Record<WorldMetric, number>>;
  readonly statuses: Readonly<Record<WorldMetric, Status>>;
  readonly bases: Readonly<Record<WorldBase, number>>;
}

/** Computes the eight metrics of every country, and fills gaps from similar countries. */
export function modelWorld(
  countries: readonly CountryFacts[],
  choices: WorldChoices = WORLD_CHOICES,
): ModelledCountry[] {
  return workWorld(countries, choices).countries.map(({ modelled }) => modelled);
}

/** Works like `modelWorld`, and returns also the numbers from which the figures are made. */
export function workWorld(
  countries: readonly CountryFacts[],
  choices: WorldChoices = WORLD_CHOICES,
) {
  const drafts = countries.map((country) => {
    const literacy = country.literacy ?? likelyLiteracy(country, countries);
    const { population, population15Plus, internet } = country;
    const inputs = {
      population,
      population15Plus,
      internet: internet.value,
      literacy: literacy.value,
    };
    return { ...country, literacyTaken: literacy, ...peopleOf(inputs) };
  });
  const facebookRates = usualRates(drafts, "facebook");
  const linkedinRates = usualRates(drafts, "linkedin");
  const social = drafts.map((draft) => {
    const { id, continent, users } = draft;
    /** Users of each platform per internet user, as usual on the continent. */
    const usual = {
      facebook: facebookRates.get(continent)!,
      linkedin: linkedinRates.get(continent)!,
    };
    const audience = (platform: Platform) =>
      draft[platform]?.value ?? unprintedAudience(id, platform, usual[platform], users, choices);
    const audiences = { facebook: audience("facebook"), linkedin: audience("linkedin") };
    return { ...draft, usual, audiences };
  });
  const claims = social.map(({ id, x, users, audiences }) =>
    x === null ? claimOnX(id, { ...audiences, users }, choices) : 0,
  );
  const printed = social.reduce((sum, { x }) => sum + (x?.value ?? 0), 0);
  const allClaims = claims.reduce((sum, claim) => sum + claim, 0);
  const perClaim = xPerClaim(printed, allClaims);
  return {
    /** How X's world audience was divided: what was printed, and all claims to the rest. */
    rest: { printed, allClaims },
    countries: social.map((country, at) => {
      const x = country.x?.value ?? unprintedX(country.id, perClaim, claims[at]!);
      const { id, population, users, literates, audiences } = country;
      const modelled: ModelledCountry = {
        id,
        values: metricsOf({ population, users, literates, ...audiences, x }),
        statuses: statusesOf(country),
        bases: { population, literates, users },
      };
      return { ...country, modelled };
    }),
  };
}

/** A country's facts with the numbers that its figures are made of. */
export type WorkedCountry = ReturnType<typeof workWorld>["countries"][number];

function likelyLiteracy(country: CountryFacts, countries: readonly CountryFacts[]): Figure {
  const alike = likeInLiteracy(country, countries);
  return { value: median(alike.map(({ literacy }) => literacy!.value)), status: "modelled" };
}

// The median of users per internet user over the countries of each continent that have a figure.
function usualRates(
  drafts: readonly (CountryFacts & { readonly users: number })[],
  platform: Platform,
): ReadonlyMap<string, number> {
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

/** How many people of a country are online, and how many adults can read. */
export const peopleOf = <N extends Quantity>({
  population,
  population15Plus,
  internet,
  literacy,
}: Readonly<Record<"population" | "population15Plus" | "internet" | "literacy", N>>) => ({
  users: named("Internet users", 0, percentOf(population, internet)),
  // The literacy rate is defined for those aged 15 and older.
  literates: named("Literate adults", 0, percentOf(population15Plus, literacy)),
});

export const PLATFORMS = { facebook: "Facebook users", linkedin: "LinkedIn members" } as const;

const NONE = "no figure, taken as 0";

/**
 * The audience of a platform that has no figure: it does not sell there or is blocked, so a part of
 * the usual audience remains.
 */
export const unprintedAudience = <N extends Quantity>(
  id: string,
  platform: Platform,
  usual: N,
  users: N,
  { restrictedPart }: Pick<WorldChoices, "restrictedPart">,
): N =>
  GAPS.withoutAudience.has(id)
    ? named(PLATFORMS[platform], 0, taken<N>(0, NONE, usual))
    : named(
        PLATFORMS[platform],
        0,
        times(times(restrictedPart, usual), users),
        "no figure, so a part of what is usual",
      );

/** The claim of a country without a figure of X on the rest of its world audience. */
export function claimOnX<N extends Quantity>(
  id: string,
  { facebook, linkedin, users }: Readonly<Record<Platform | "users", N>>,
  { restrictedPart, x: rule }: WorldChoices,
): N {
  const claim = claimBy(rule, facebook, linkedin, users, GAPS.withoutAudience.has(id));
  return GAPS.withoutX.has(id) ? times(restrictedPart, claim) : claim;
}

function claimBy<N extends Quantity>(
  rule: WorldChoices["x"],
  facebook: N,
  linkedin: N,
  users: N,
  isWithoutAudience: boolean,
): N {
  if (rule === "facebook") return facebook;
  if (rule === "linkedin") return linkedin;
  if (rule === "internet users") return isWithoutAudience ? times(0, users) : users;
  return power(times(linkedin, facebook), 0.5);
}

/** What a claim of 1 gets of X's world audience, after the published figures. */
export const xPerClaim = <N extends Quantity>(
  printed: N,
  allClaims: N,
  total: N | number = X_WORLD_TOTAL,
): N => named("c, what is left for each of these", 4, over(minus(total, printed), allClaims));

/** The audience of X where it has no figure. */
export const unprintedX = <N extends Quantity>(id: string, perClaim: N, claim: N): N =>
  named(
    "X audience",
    0,
    GAPS.withoutAudience.has(id) ? taken<N>(0, NONE, claim) : times(perClaim, claim),
    GAPS.withoutAudience.has(id)
      ? ""
      : GAPS.withoutX.has(id)
        ? "no figure, and X is blocked"
        : "no figure",
  );

function statusesOf({
  id,
  internet,
  literacyTaken,
  ...country
}: CountryFacts & { readonly literacyTaken: Figure }): Record<WorldMetric, Status> {
  const unprinted = GAPS.withoutAudience.has(id) ? "assumed-zero" : "modelled";
  const of = (audience: Platform | "x", base: Figure) =>
    weakestOf([country[audience]?.status ?? unprinted, base.status]);
  return {
    internet_subscribers_pop: internet.status,
    internet_subscribers_literate: weakestOf([internet.status, literacyTaken.status]),
    facebook_literate: of("facebook", literacyTaken),
    facebook_internet: of("facebook", internet),
    linkedin_literate: of("linkedin", literacyTaken),
    linkedin_internet: of("linkedin", internet),
    twitter_literate: of("x", literacyTaken),
    twitter_internet: of("x", internet),
  };
}

const LABELS = eachMetric(WORLD_METRICS, ({ label }) => label);

/** The eight metrics. */
export function metricsOf<N extends Quantity>(
  numbers: Readonly<Record<WorldBase | Platform | "x", N>>,
): Record<WorldMetric, N> {
  const { population, users, literates, facebook, linkedin, x } = numbers;
  const per = (key: WorldMetric, counted: N, base: N) =>
    named(LABELS[key], 2, perBase(counted, base));
  return {
    internet_subscribers_pop: per("internet_subscribers_pop", users, population),
    internet_subscribers_literate: per("internet_subscribers_literate", users, literates),
    facebook_literate: per("facebook_literate", facebook, literates),
    facebook_internet: per("facebook_internet", facebook, users),
    linkedin_literate: per("linkedin_literate", linkedin, literates),
    linkedin_internet: per("linkedin_internet", linkedin, users),
    twitter_literate: per("twitter_literate", x, literates),
    twitter_internet: per("twitter_internet", x, users),
  };
}
