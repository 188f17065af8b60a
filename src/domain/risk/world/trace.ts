import type { CsvRecord } from "../fact-records.ts";
import { found, named, sourced, type Traced, taken } from "../quantity.ts";
import { WORLD_METRICS, type WorldMetric } from "../world-metrics.data.ts";
import { WORLD_CHOICES, X_WORLD_TOTAL } from "./assumptions.data.ts";
import {
  claimOnX,
  metricsOf,
  PLATFORMS,
  peopleOf,
  unprintedAudience,
  unprintedX,
  type WorkedCountry,
  type workWorld,
  xPerClaim,
} from "./model.ts";

/**
 * Computes the eight figures of a country again, with the working.
 *
 * @param record The row of facts of the country.
 */
export function traceCountry(
  country: WorkedCountry,
  { printed, allClaims }: ReturnType<typeof workWorld>["rest"],
  record: CsvRecord,
): Record<WorldMetric, Traced> {
  const { id, continent, literacy, literacyTaken } = country;
  const fromRecord = (what: string, decimals: number, value: number, key: string) =>
    sourced(what, decimals, value, {
      year: record[`${key}_year`]!,
      source: record[`${key}_source`]!,
    });
  const population = fromRecord("People", 0, country.population, "population");
  const internet =
    record.internet_users_pct === ""
      ? named(INTERNET, 2, taken(0, "no figure, taken as 0", population))
      : fromRecord(INTERNET, 2, country.internet.value, "internet");
  const { users, literates } = peopleOf({
    population,
    population15Plus: fromRecord(
      "People aged 15 and older",
      0,
      country.population15Plus,
      "population",
    ),
    internet,
    literacy:
      literacy === null
        ? found(
            LITERACY,
            2,
            literacyTaken.value,
            `no figure: the median of the countries of like income in ${continent}`,
          )
        : fromRecord(LITERACY, 2, literacy.value, "literacy"),
  });
  const audience = (platform: "facebook" | "linkedin"): Traced => {
    const figure = country[platform];
    const what = PLATFORMS[platform];
    if (figure !== null) return fromRecord(what, 0, figure.value, platform);
    const usual = found(
      `${what} per internet user, usual in ${continent}`,
      4,
      country.usual[platform],
      "the median of its countries that have a figure",
    );
    return unprintedAudience(id, platform, usual, users, WORLD_CHOICES);
  };
  const [facebook, linkedin] = [audience("facebook"), audience("linkedin")];
  const perClaim = xPerClaim(
    found("X audience printed by country", 0, printed, "sum over the countries"),
    found("√(LinkedIn × Facebook) of the others", 0, allClaims, "sum over them"),
    X_OF_THE_WORLD,
  );
  const x =
    country.x === null
      ? unprintedX(id, perClaim, claimOnX(id, { facebook, linkedin, users }, WORLD_CHOICES))
      : fromRecord("X audience", 0, country.x.value, "twitter");
  return {
    ...metricsOf({ population, users, literates, facebook, linkedin, x }),
    internet_subscribers_pop: internet,
  };
}

const INTERNET = WORLD_METRICS.find(({ key }) => key === "internet_subscribers_pop")!.label;
const LITERACY = "Literates per 100 people aged 15 and older";

const X_OF_THE_WORLD = sourced("X audience of the world", 0, X_WORLD_TOTAL, {
  year: "February 2025",
  source: "the world total that the method takes",
});
