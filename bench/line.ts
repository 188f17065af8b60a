/** One row of the table of figures. */
export interface Line {
  /** Its number in the table; a line of its own has none. */
  readonly number: number | null;
  /** The word that chooses it on the command line, and what it is about. */
  readonly name: string;
  readonly what: string;
  /** Measures it now, on this machine; bounded in time, ends what it starts. */
  readonly measure: (asked: Asked) => Promise<readonly Measure[]>;
}

/** What the command line asks for besides. */
export interface Asked {
  /** Everything, where usually a part will do. */
  readonly whole: boolean;
  /** For what is left to chance; the usual one is 1. */
  readonly seed: number;
}

/** One figure with its budget. */
export interface Measure {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** Null where the figure is only told. */
  readonly budget: Budget | null;
  /** What the figure is held against: how much the plain thing took in the same run. */
  readonly peer?: string;
  readonly note?: string;
}

/** A count or a size is the same on every machine, so a missed one fails; a ratio is only told. */
export interface Budget {
  readonly limit: number;
  readonly sense: "at most" | "at least";
  readonly isFirm: boolean;
  /** Where a figure stands that cannot be brought under a firm limit yet: it may not grow. */
  readonly standsAt?: number;
  /** What keeps the figure from its limit, said where it is missed. */
  readonly why?: string;
}

/** What is let pass in place of a firm limit, with the reason. */
export interface Standing {
  readonly limit: number;
  readonly why: string;
}

/** A count or a size that must not be passed. */
export const firm = (limit: number, standing?: Standing): Budget => ({
  limit,
  sense: "at most",
  isFirm: true,
  ...(standing && { standsAt: standing.limit, why: standing.why }),
});

/** A ratio to something measured beside it, and what may keep it from its limit. */
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

/** Whether a figure fails the run: firm, missed, and past where it is known to stand. */
export function isFailed(measure: Measure): boolean {
  const { figure, budget } = measure;
  if (!budget?.isFirm || isMet(measure)) return false;
  return budget.standsAt === undefined || figure > budget.standsAt;
}
