import type { CsvRecord } from "../fact-records.ts";
import { GAPS, WORLD_CHOICES, X_WORLD_TOTAL } from "../world/assumptions.data.ts";
import { WORLD_METRICS, type WorldMetric } from "../world/metrics.data.ts";
import type { WorkedCountry } from "../world/model.ts";
import { count, putIn, rate, type Step, type StepsByMetric, workedOut } from "./step.ts";

/**
 * Makes the steps to the eight figures of a country, with all numbers put in.
 *
 * @param record The row of facts of the country.
 */
export function countrySteps(worked: WorkedCountry, record: CsvRecord): StepsByMetric<WorldMetric> {
  const people = peopleOf(worked, record);
  const { users, literates, printedRate } = people;
  const facebook = stepsOfPlatform(worked, record, people, "facebook");
  const linkedin = stepsOfPlatform(worked, record, people, "linkedin");
  const x = stepsOfX(worked, record, [...facebook, ...linkedin]);
  return {
    internet_subscribers_pop: [printedRate],
    internet_subscribers_literate: per("internet_subscribers_literate", users, literates),
    facebook_literate: per("facebook_literate", facebook, literates),
    facebook_internet: per("facebook_internet", facebook, users),
    linkedin_literate: per("linkedin_literate", linkedin, literates),
    linkedin_internet: per("linkedin_internet", linkedin, users),
    twitter_literate: per("twitter_literate", x, literates),
    twitter_internet: per("twitter_internet", x, users),
  };
}

// The last steps of both are the counts.
function per(key: WorldMetric, counted: readonly Step[], base: readonly Step[]): Step[] {
  const [above, below] = [counted.at(-1)!.value, base.at(-1)!.value];
  const value = below === 0 ? 0 : (100 * above) / below;
  const working = below === 0 ? "0, for want of a base" : `100 × ${count(above)} ÷ ${count(below)}`;
  return [...new Set([...counted, ...base, workedOut(labelOf(key), working, value, 2)])];
}

function peopleOf(worked: WorkedCountry, record: CsvRecord) {
  const { population, population15Plus, internet, literacy, literacyRate } = worked;
  const people = putIn("People", population, 0, originOf(record, "population"));
  const adults = putIn(
    "People aged 15 and older",
    population15Plus,
    0,
    originOf(record, "population"),
  );
  const label = labelOf("internet_subscribers_pop");
  const printedRate =
    record.internet_users_pct === ""
      ? workedOut(label, "no figure, taken as 0", 0, 2)
      : putIn(label, internet.value, 2, originOf(record, "internet"));
  const literate = "Literates per 100 people aged 15 and older";
  return {
    printedRate,
    users: [
      people,
      printedRate,
      workedOut(
        "Internet users",
        `${count(population)} × ${internet.value} ÷ 100`,
        worked.users,
        0,
      ),
    ],
    literates: [
      adults,
      literacy === null
        ? workedOut(
            literate,
            `no figure: the median of the countries of like income in ${worked.continent}`,
            literacyRate,
            2,
          )
        : putIn(literate, literacy.value, 2, originOf(record, "literacy")),
      workedOut(
        "Literate adults",
        `${count(population15Plus)} × ${rate(literacyRate)} ÷ 100`,
        worked.literates.value,
        0,
      ),
    ],
  };
}

const PLATFORMS = { facebook: "Facebook users", linkedin: "LinkedIn members" } as const;

function stepsOfPlatform(
  worked: WorkedCountry,
  record: CsvRecord,
  { users }: ReturnType<typeof peopleOf>,
  platform: keyof typeof PLATFORMS,
): Step[] {
  const what = PLATFORMS[platform];
  const printed = worked[platform];
  if (printed !== null) return [putIn(what, printed.value, 0, originOf(record, platform))];
  if (GAPS.withoutAudience.has(worked.id)) return [workedOut(what, "no figure, taken as 0", 0, 0)];
  const usual = worked.usual[platform];
  return [
    ...users,
    workedOut(
      `${what} per internet user, usual in ${worked.continent}`,
      "the median of its countries that have a figure",
      usual,
      4,
    ),
    workedOut(
      what,
      `no figure: ${WORLD_CHOICES.restrictedPart} × ${rate(usual)} × ${count(worked.users)}`,
      worked.audiences[platform].value,
      0,
    ),
  ];
}

function stepsOfX(worked: WorkedCountry, record: CsvRecord, others: readonly Step[]): Step[] {
  const what = "X audience";
  const { id, x, audiences, rest } = worked;
  if (x !== null) return [putIn(what, x.value, 0, originOf(record, "twitter"))];
  if (GAPS.withoutAudience.has(id)) return [workedOut(what, "no figure, taken as 0", 0, 0)];
  const claim = `√(${count(audiences.linkedin.value)} × ${count(audiences.facebook.value)})`;
  const part = GAPS.withoutX.has(id) ? `${WORLD_CHOICES.restrictedPart}, as X is blocked, × ` : "";
  return [
    ...others,
    putIn("X audience of the world", X_WORLD_TOTAL, 0, {
      year: "February 2025",
      source: "the world total that the method takes",
    }),
    workedOut("X audience printed by country", "sum over the countries", rest.printed, 0),
    workedOut("√(LinkedIn × Facebook) of the others", "sum over them", rest.allClaims, 0),
    workedOut(
      "c, what is left for each of these",
      `(${count(X_WORLD_TOTAL)} − ${count(rest.printed)}) ÷ ${count(rest.allClaims)}`,
      rest.factor,
      4,
    ),
    workedOut(what, `no figure: ${rate(rest.factor)} × ${part}${claim}`, audiences.x.value, 0),
  ];
}

const originOf = (record: CsvRecord, key: string) => ({
  year: record[`${key}_year`]!,
  source: record[`${key}_source`]!,
});

const labelOf = (key: WorldMetric) => WORLD_METRICS.find((metric) => metric.key === key)!.label;
