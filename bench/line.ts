/** What is measured together, and printed as one or more figures. */
export interface Line {
  /** A number by which it can be chosen too; lines of one subject share it. Null if it has none. */
  readonly number: number | null;
  /** Its name on the command line, which says what it measures. */
  readonly name: string;
  readonly what: string;
  /** Measures it now, on this machine, in bounded time; stops everything it starts. */
  readonly measure: (asked: Asked) => Promise<readonly Measure[]>;
}

/** The other options of the command line. */
export interface Asked {
  /** Measure everything instead of a sample. */
  readonly whole: boolean;
  /** The seed for random choices; 1 by default. */
  readonly seed: number;
}

/** One figure with its budget. */
export interface Measure {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** Null if the figure is only reported. */
  readonly budget: Budget | null;
  /** What the figure is compared with: the cost of a plain alternative in the same run. */
  readonly peer?: string;
  readonly note?: string;
}

/**
 * A missed count or size fails, because it is the same on every machine; a ratio is only reported.
 */
export interface Budget {
  readonly limit: number;
  readonly sense: "at most" | "at least";
  readonly isFirm: boolean;
  /** The current value of a figure that does not meet its firm limit yet; it must not grow. */
  readonly standsAt?: number;
  /** Why the figure misses its limit; printed if it does. */
  readonly why?: string;
}

/** A value accepted instead of a firm limit, with the reason. */
export interface Standing {
  readonly limit: number;
  readonly why: string;
}

/** A count or size that must not be exceeded. */
export const firm = (limit: number, standing?: Standing): Budget => ({
  limit,
  sense: "at most",
  isFirm: true,
  ...(standing && { standsAt: standing.limit, why: standing.why }),
});

/** A ratio to something measured in the same run, and the known reason if it misses its limit. */
export const ratio = (limit: number, why?: string): Budget => ({
  limit,
  sense: "at most",
  isFirm: false,
  ...(why !== undefined && { why }),
});

/** Whether a figure keeps its budget. */
export function isMet({ figure, budget }: Measure): boolean {
  if (budget === null) return true;
  const { limit, sense } = budget;
  return sense === "at most" ? figure <= limit : figure >= limit;
}

/** Whether a figure fails the run: its limit is firm and missed, and so is its accepted value. */
export function isFailed(measure: Measure): boolean {
  const { figure, budget } = measure;
  if (!budget?.isFirm || isMet(measure)) return false;
  return budget.standsAt === undefined || figure > budget.standsAt;
}
