import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { packagedRecords } from "#server/cirus/packaged/packaged-facts.ts";
import { addUpGroups, type IndexWeight } from "./add-up.ts";
import { type AssessedPlace, assess, rankPublished, ranksOf } from "./assess.ts";
import { byMetric, readCountryFacts, readIndiaFacts } from "./fact-records.ts";
import { districtWorkings, indiaPlaces } from "./india.ts";
import type { RiskView } from "./place.ts";
import { allSteps, type Step } from "./quantity.ts";
import { comparable } from "./rank.ts";
import { INDIA, WORLD } from "./view.ts";
import { groupIndexSteps, groupSteps, indexSteps, publishedIndexSteps } from "./workings.ts";
import { countryWorkings, worldPlaces } from "./world.ts";

// Every step to every figure is computed again from what it says, without the model: a calculation
// from its text, a sentence from the facts that it names. A step that says anything else fails.

const districtRecords = packagedRecords("india-district-facts.csv");
const stateRecords = packagedRecords("india-state-facts.csv");
const countryRecords = packagedRecords("world-country-facts.csv");
const india = readIndiaFacts(districtRecords, byMetric(stateRecords));
const countries = readCountryFacts(countryRecords);
const districtPlaces = assess(INDIA, indiaPlaces(india));
const countryPlaces = assess(WORLD, worldPlaces(countries));

const stepsOf = (workings: ReadonlyMap<string, () => Readonly<Record<string, Step[]>>>) =>
  new Map([...workings].map(([id, work]) => [id, work()]));
const districtSteps = stepsOf(districtWorkings(districtRecords, stateRecords));
const countrySteps = stepsOf(countryWorkings(countryRecords));

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** The values of steps by what they count. */
const valuesIn = (steps: Readonly<Record<string, Step[]>>) =>
  new Map(allSteps(steps).map(({ what, value }) => [what, value]));

/** Computes once for each key. */
function memo<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}

/** What a sentence says, with the place it is said of. */
type Sentences = readonly (readonly [
  RegExp,
  (place: string, step: Step, ...parts: string[]) => number,
])[];

const ALL_DISTRICTS = india.districts.map(({ id, stateCode, literacy2011 }) => ({
  id,
  stateCode,
  literacy2011,
  people: districtPlaces.find((place) => place.id === id)!.bases.population,
  values: valuesIn(districtSteps.get(id)!),
}));
const districtById = new Map(ALL_DISTRICTS.map((district) => [district.id, district]));
const stateCodeOf = (id: string) => districtById.get(id)!.stateCode;
const membersOf = (state: string) => ALL_DISTRICTS.filter(({ stateCode }) => stateCode === state);
const peopleIn = (members: typeof ALL_DISTRICTS) => sum(members.map(({ people }) => people));

const scaledLiteracy = memo((state) => {
  const members = membersOf(state);
  let scaled = members.map(({ literacy2011 }) => literacy2011);
  for (let time = 0; time < 30; time += 1) {
    const mean = sum(members.map(({ people }, at) => people * scaled[at]!)) / peopleIn(members);
    const factor = india.states.get(state)!.literacy / mean;
    scaled = scaled.map((literacy) => Math.min(99.5, factor * literacy));
  }
  return new Map(members.map(({ id }, at) => [id, scaled[at]!]));
});

const meanDemand = memo((state) => {
  const members = membersOf(state);
  const demands = members.map(
    ({ people, values }) =>
      people *
      values.get("b, what town and country would use")! *
      values.get("Literates per 100 people aged 7 and older, the district")!,
  );
  return sum(demands) / peopleIn(members);
});

const sumInIndia = memo((what) => {
  if (what === "People, India") return peopleIn(ALL_DISTRICTS);
  const [, counted, sign] = /^(Users|People) × (h\w), all of India$/.exec(what)!;
  return sum(
    ALL_DISTRICTS.map(({ people, values }) => {
      const per100 = counted === "Users" ? values.get("Internet users per 100 people")! : 100;
      const [, claim] = [...values].find(([name]) => name.endsWith(`, ${sign}`))!;
      return ((people * per100) / 100) * claim;
    }),
  );
});

const OF_DISTRICTS: Sentences = [
  [
    /^(\S+), scaled thirty times with the other districts to (\S+) in the state, at most 99.5$/,
    (id, _, own, target) => {
      expect(Number(own)).toBe(districtById.get(id)!.literacy2011);
      expect(Number(target)).toBe(india.states.get(stateCodeOf(id))!.literacy);
      return scaledLiteracy(stateCodeOf(id)).get(id)!;
    },
  ],
  [
    /^1: the state has no usable split into town and country$/,
    (id) => {
      const { urbanSubscribers, ruralSubscribers } = india.states.get(stateCodeOf(id))!;
      const isUsable = urbanSubscribers! > ruralSubscribers! && ruralSubscribers !== null;
      return isUsable ? Number.NaN : 1;
    },
  ],
  [/^over its districts, each weighted by its people$/, (id) => meanDemand(stateCodeOf(id))],
  [/^sum over the districts$/, (_, { what }) => sumInIndia(what)],
];

const countryOf = (id: string) => countries.find((one) => one.id === id)!;
const median = (numbers: readonly number[]) => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
};
const X_BLOCKED = ["RU", "IR", "TM", "MM"];

const OF_COUNTRIES: Sentences = [
  [/^no figure, taken as 0$/, (id) => (["KP", "VA"].includes(id) ? 0 : Number.NaN)],
  [
    /^no figure: the median of the countries of like income in (.+)$/,
    (id, _, continent) =>
      median(
        countries.flatMap((other) =>
          other.continent === continent && other.incomeGroup === countryOf(id).incomeGroup
            ? (other.literacy?.value ?? [])
            : [],
        ),
      ),
  ],
  [
    /^the median of its countries that have a figure$/,
    (id, { what }) => {
      const platform = what.startsWith("Facebook") ? "facebook" : "linkedin";
      const rates = countries.flatMap(({ continent, population, internet, ...other }) =>
        continent === countryOf(id).continent && other[platform]
          ? [(100 * other[platform].value) / (population * internet.value)]
          : [],
      );
      return median(rates);
    },
  ],
  [/^sum over the countries$/, () => sum(countries.map(({ x }) => x?.value ?? 0))],
  [
    /^sum over them$/,
    () => {
      const claims = countries.flatMap(({ id, x }) => {
        const values = valuesIn(countrySteps.get(id)!);
        const product = values.get("LinkedIn members")! * values.get("Facebook users")!;
        const claim = Math.sqrt(product);
        return x === null ? [X_BLOCKED.includes(id) ? claim / 4 : claim] : [];
      });
      return sum(claims);
    },
  ],
];

type View = RiskView<string, string>;
type Places = readonly AssessedPlace<string, string>[];

/** The rank of each place that has a figure, by its id; equals share the mean of theirs. */
function ranksBy(places: Places, figureOf: (place: Places[number]) => number | undefined) {
  const figures = places.flatMap((place) => {
    const figure = figureOf(place);
    return figure === undefined ? [] : [{ id: place.id, figure: comparable(figure) }];
  });
  return new Map(
    figures.map(({ id, figure }) => {
      const below = figures.filter((other) => other.figure < figure).length;
      const equal = figures.filter((other) => other.figure === figure).length;
      return [id, below + (equal + 1) / 2];
    }),
  );
}

const ranksIn = ({ metrics }: View, places: Places): Sentences => {
  const keyOf = ({ what }: Step) =>
    metrics.find(({ label }) => what === `Rank by: ${label}`)?.key ??
    "internet_subscribers_per_100";
  const ranks = memo((key) => ranksBy(places, ({ values }) => values[key]));
  const published = memo((key) => ranksBy(places, ({ published }) => published[key]));
  return [
    [
      /^among (\d+), \1 for the highest$/,
      (id, step, count) => {
        expect(Number(count)).toBe(places.length);
        return ranks(keyOf(step)).get(id)!;
      },
    ],
    [
      /^among (\d+) that have it published, \1 for the highest$/,
      (id, step, count) => {
        expect(Number(count)).toBe(published(keyOf(step)).size);
        return published(keyOf(step)).get(id)!;
      },
    ],
  ];
};

const sumsIn = ({ metrics, population }: View, places: Places): Sentences => {
  const membersOfGroup = (name: string, count: string | undefined) => {
    const members = places.filter(({ group }) => group === name);
    expect(Number(count)).toBe(members.length);
    return members;
  };
  const INDICES = ["riskIndex", "groupedIndex"] as const;
  const meanIndex = (members: Places, value: number, weightOf: (at: number) => number) => {
    const weights = members.map((_, at) => weightOf(at));
    const means = INDICES.map(
      (index) => sum(members.map((member, at) => member[index] * weights[at]!)) / sum(weights),
    );
    return means.find((mean) => comparable(mean) === comparable(value)) ?? Number.NaN;
  };
  return [
    [
      /^sum over its (\d+) (?:districts?|countr(?:y|ies))$/,
      (name, { what }, count) => {
        const members = membersOfGroup(name, count);
        const sums = metrics.flatMap(({ key, base, label, per = 100 }) => [
          ...(label.startsWith(`${what} per `)
            ? [sum(members.map(({ values, bases }) => (values[key]! * bases[base]!) / per))]
            : []),
          ...(label.toLowerCase().endsWith(` ${what.toLowerCase()}`)
            ? [sum(members.map(({ bases }) => bases[base]!))]
            : []),
        ]);
        expect(new Set(sums.map(comparable)).size, what).toBe(1);
        return sums[0]!;
      },
    ],
    [
      /^plain mean of the indices of its (\d+) countr(?:y|ies)$/,
      (name, { value }, count) => meanIndex(membersOfGroup(name, count), value, () => 1),
    ],
    [
      /^mean, weighted by people, of the indices of its (\d+) districts?$/,
      (name, { value }, count) => {
        const members = membersOfGroup(name, count);
        return meanIndex(members, value, (at) => members[at]!.bases[population]!);
      },
    ],
  ];
};

const NOTES = [
  "88.5 of 100 people are 7 or older: ",
  "of those aged 15 and older who work, the part in the provident fund (EPFO, 2022): ",
  "no figure, so a part of what is usual: ",
  "no figure, and X is blocked: ",
  "no figure: ",
];
const PLAIN = createContext();

function computed(place: string, step: Step, sentences: Sentences): number {
  for (const [sentence, compute] of sentences) {
    const parts = sentence.exec(step.working);
    if (parts) return compute(place, step, ...parts.slice(1));
  }
  const note = NOTES.find((one) => step.working.startsWith(one)) ?? "";
  const [, formula, most, isRounded] =
    /^([\d.,()+×÷−√ ]+?)(?:, at most (\d+)|(, to two decimals)|, because the base is 0)?$/.exec(
      step.working.slice(note.length),
    ) ?? [];
  if (formula === undefined) throw new Error(`${step.what}: nobody checks "${step.working}"`);
  const code = formula
    .replaceAll(",", "")
    .replaceAll("×", "*")
    .replaceAll("÷", "/")
    .replaceAll("−", "-")
    .replace(/√(\d+\.?\d*|\([^()]+\))/g, "Math.sqrt($1)");
  const result: number = runInContext(code, PLAIN);
  return isRounded ? Number(result.toFixed(2)) : Math.min(result, Number(most ?? Infinity));
}

function expectTrue(place: string, step: Step, sentences: Sentences) {
  const { what, value, decimals, working, source, year } = step;
  const about = `${place}, ${what}: ${working}`;
  if (working === "") return expect(source !== "" && year !== "", about).toBe(true);
  expect([source, year], about).toEqual(["", ""]);
  // The numbers of a calculation are rounded to six digits.
  const tolerance = Math.max(0.5 * 10 ** -decimals, 0.0001 * value);
  const gap = Math.abs(computed(place, step, sentences) - value);
  // Not `toBeLessThan`, because NaN must fail.
  expect(gap <= tolerance, about).toBe(true);
}

test.each([
  {
    view: INDIA as View,
    places: districtPlaces as Places,
    all: districtSteps,
    sentences: OF_DISTRICTS,
  },
  {
    view: WORLD as View,
    places: countryPlaces as Places,
    all: countrySteps,
    sentences: OF_COUNTRIES,
  },
])(
  "every step to every figure of $view.name is true, and the last is the figure",
  ({ view, places, all, sentences }) => {
    for (const { id, values } of places) {
      const byMetric = all.get(id)! as Readonly<Record<string, Step[]>>;
      expect(Object.keys(byMetric)).toEqual(view.metrics.map(({ key }) => key));
      for (const [key, steps] of Object.entries(byMetric)) {
        expect(comparable(steps.at(-1)!.value), `${id} ${key}`).toBe(comparable(values[key]!));
      }
      for (const step of allSteps(byMetric)) expectTrue(id, step, sentences);
    }
  },
);

test.each([
  { view: INDIA as View, places: districtPlaces as Places, weight: "population" as IndexWeight },
  { view: WORLD as View, places: countryPlaces as Places, weight: "equal" as IndexWeight },
])(
  "so are those to the indices of $view.name and to its states or continents",
  ({ view, places, weight }) => {
    const ranks = ranksOf(view, places);
    const published = rankPublished(places);
    const rankSentences = ranksIn(view, places);
    for (const [at, place] of places.entries()) {
      const steps = {
        ...indexSteps(view.metrics, ranks[at]!, places.length),
        ...(place.publishedIndex !== null && {
          published_index: publishedIndexSteps(view.metrics, published, at),
        }),
      };
      const indices = [place.riskIndex, place.groupedIndex, place.publishedIndex ?? []].flat();
      expect(Object.values(steps).map((all) => comparable(all.at(-1)!.value))).toEqual(
        indices.map(comparable),
      );
      for (const step of allSteps(steps)) expectTrue(place.id, step, rankSentences);
    }
    const sums = sumsIn(view, places);
    for (const group of addUpGroups(view, places, weight)) {
      const members = places.filter((place) => place.group === group.name);
      for (const index of [group.riskIndex, group.groupedIndex]) {
        for (const step of groupIndexSteps(view, index, members.length, weight)) {
          expectTrue(group.name, step, sums);
        }
      }
      for (const metric of view.metrics) {
        const steps = groupSteps(view, metric, members);
        expect(comparable(steps.at(-1)!.value)).toBe(comparable(group.values[metric.key]!));
        for (const step of steps) expectTrue(group.name, step, sums);
      }
    }
  },
);
