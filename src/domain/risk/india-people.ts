import { PEOPLE } from "./india-assumptions.data.ts";
import type { DistrictFacts, IndiaFacts, StateFacts } from "./india-facts.ts";

/** A district with the people of 2025. */
export interface DistrictPeople extends DistrictFacts {
  readonly state: StateFacts;
  readonly population: number;
  /** Literates per 100 people aged 7 and older. */
  readonly literacy: number;
  readonly graduateShare: number;
  readonly otherWorkerShare: number;
}

/**
 * Estimates how many people each district has in 2025 and how many of them read, state by state.
 *
 * A district of 2011 is divided equally among its successors and all are scaled to their state: good
 * for weighing districts, not for telling how many people a new one has.
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

// Raises or lowers a state's districts together to the state's literacy of today, none above the cap.
function fitLiteracy(members: readonly DistrictPeople[]): DistrictPeople[] {
  let fitted = [...members];
  for (let round = 0; round < FITTING_ROUNDS; round += 1) {
    const mean = meanByPeople(fitted, ({ literacy }) => literacy);
    fitted = fitted.map((district) => ({
      ...district,
      literacy: Math.min(PEOPLE.mostLiterate, (district.literacy * district.state.literacy) / mean),
    }));
  }
  return fitted;
}

/** The mean over districts with each counted by its people. */
export const meanByPeople = (
  members: readonly DistrictPeople[],
  of: (district: DistrictPeople) => number,
) =>
  sumOf(members, (district) => district.population * of(district)) /
  sumOf(members, ({ population }) => population);

export function sumOf<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  let sum = 0;
  for (const row of rows) sum += of(row);
  return sum;
}
