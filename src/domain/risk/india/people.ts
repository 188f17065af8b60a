import { PEOPLE } from "./assumptions.data.ts";
import type { DistrictFacts, IndiaFacts, StateFacts } from "./facts.ts";

/** A district with its population in 2025. */
export interface DistrictPeople extends DistrictFacts {
  readonly state: StateFacts;
  readonly population: number;
  /** Literates per 100 people aged 7 and older. */
  readonly literacy: number;
  readonly graduateShare: number;
  readonly otherWorkerShare: number;
}

/**
 * Estimates the population and literacy of each district in 2025, state by state.
 *
 * Divides a district of 2011 equally among its successors, then scales all to their state. Good
 * enough to weight districts, but not to state the population of a new one.
 */
export function peopleOf({ districts, states, census }: IndiaFacts): DistrictPeople[][] {
  const successors = new Map<string, number>();
  for (const { censusCodes } of districts) {
    for (const code of censusCodes) {
      successors.set(code, (successors.get(code) ?? 0) + 1 / censusCodes.length);
    }
  }
  const draft = (district: DistrictFacts): DistrictPeople => {
    const { stateCode, censusCodes, literacy2011 } = district;
    const parents = censusCodes.map((code) => census.get(code)!);
    const people = sumOf(parents, ({ population }) => population);
    return {
      ...district,
      state: states.get(stateCode)!,
      population: sumOf(
        censusCodes,
        (code) => census.get(code)!.population / successors.get(code)! / censusCodes.length,
      ),
      literacy: literacy2011,
      graduateShare: sumOf(parents, ({ graduates }) => graduates) / people,
      otherWorkerShare: sumOf(parents, ({ otherWorkers }) => otherWorkers) / people,
    };
  };
  const drafts = districts.map(draft);
  return [...Map.groupBy(drafts, ({ stateCode }) => stateCode).values()].map((members) =>
    fitLiteracy(fitPopulation(members)),
  );
}

function fitPopulation(members: readonly DistrictPeople[]): DistrictPeople[] {
  const all = sumOf(members, ({ population }) => population);
  return members.map((district) => ({
    ...district,
    population: (district.population * district.state.population2025) / all,
  }));
}

const FITTING_ROUNDS = 30;

// Scales a state's districts together to its present literacy, none above the cap.
function fitLiteracy(members: readonly DistrictPeople[]): DistrictPeople[] {
  const people = sumOf(members, ({ population }) => population);
  const target = members[0]!.state.literacy;
  let fitted = members.map(({ literacy }) => literacy);
  for (let round = 0; round < FITTING_ROUNDS; round += 1) {
    const mean = sumOf(members, ({ population }, at) => population * fitted[at]!) / people;
    fitted = fitted.map((literacy) => Math.min(PEOPLE.mostLiterate, (literacy * target) / mean));
  }
  return members.map((district, at) => ({ ...district, literacy: fitted[at]! }));
}

/** The mean over districts, weighted by population. */
export const meanByPeople = (
  members: readonly DistrictPeople[],
  of: (district: DistrictPeople) => number,
) =>
  sumOf(members, (district) => district.population * of(district)) /
  sumOf(members, ({ population }) => population);

export function sumOf<Row>(rows: readonly Row[], of: (row: Row, at: number) => number): number {
  let sum = 0;
  for (let at = 0; at < rows.length; at += 1) sum += of(rows[at]!, at);
  return sum;
}
