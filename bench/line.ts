/** What is measured together, and printed as one or more figures. */
export interface Line {
  /** Its number in the table of budgets; lines of one subject share it. Null if it has none. */
  readonly number: number | null;
  /** Its name on the command line, which says what it measures. */
  readonly name: string;
  /** Measures it now, on this machine, in bounded time; stops everything it starts. */
  readonly measure: (seed: number) => Promise<readonly Measure[]>;
}

/** One figure with its budget. */
export interface Measure {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** Null if the figure is only reported. */
  readonly budget: Budget | null;
  /** What the figure comes from, and what it is compared with. */
  readonly note?: string;
}

/** A missed count or size fails, because it is the same on every machine; a ratio is only reported. */
export interface Budget {
  readonly limit: number;
  readonly sense: "at most" | "at least";
  readonly isFirm: boolean;
}

/** A count or size that must not be exceeded. */
export const firm = (limit: number): Budget => ({ limit, sense: "at most", isFirm: true });

/** A ratio, or a time, that must not be exceeded. */
export const ratio = (limit: number): Budget => ({ limit, sense: "at most", isFirm: false });

/** Whether a figure keeps its budget. */
export function isMet({ figure, budget }: Measure): boolean {
  if (budget === null) return true;
  const { limit, sense } = budget;
  return sense === "at most" ? figure <= limit : figure >= limit;
}

/** Whether a figure fails the run. */
export const isFailed = (measure: Measure): boolean =>
  measure.budget?.isFirm === true && !isMet(measure);

/** The figure of the worst of several things; the note names the five worst. */
export function worst<T>(
  what: string,
  unit: string,
  budget: Budget | null,
  things: readonly T[],
  nameOf: (thing: T) => string,
  figureOf: (thing: T) => number,
): Measure {
  const figures = things
    .map((thing) => ({ name: nameOf(thing), figure: figureOf(thing) }))
    .sort((one, other) => other.figure - one.figure);
  const note = figures
    .slice(0, 5)
    .map(({ name, figure }) => `${name} ${figure}`)
    .join(", ");
  return { what, figure: figures[0]!.figure, unit, budget, note };
}
