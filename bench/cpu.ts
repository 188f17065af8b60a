import { type Measure, ratio } from "./line.ts";
import type { MeasuredProcess } from "./measured-process.ts";
import { type Plan, sendMany } from "./send.ts";

/** A server, and the request it gets. */
interface Side {
  readonly process: MeasuredProcess;
  readonly plan: Plan;
}

const ROUNDS = 5;
const CONNECTIONS = 8;

/**
 * The processor time of our server per request against a plain one's, over a number of requests per
 * round. They take turns, after a first round that only warms them up; medians count.
 */
export async function comparedCpu(
  what: string,
  limit: number,
  ours: Side,
  peer: Side,
  count: number,
): Promise<Measure> {
  const costs: { ours: number; peer: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const cost = { ours: await costOf(ours, count), peer: await costOf(peer, count) };
    if (round > 0) costs.push(cost);
  }
  const [own, bare] = [costs.map((cost) => cost.ours), costs.map((cost) => cost.peer)].map(median);
  return {
    what,
    figure: median(costs.map((cost) => cost.ours / cost.peer)),
    unit: "×",
    budget: ratio(limit),
    note: `${own!.toFixed(0)} and ${bare!.toFixed(0)} µs`,
  };
}

async function costOf({ process, plan }: Side, count: number): Promise<number> {
  const before = await process.usage();
  await sendMany([plan], count, CONNECTIONS);
  const after = await process.usage();
  return (1000 * (after.cpuMilliseconds - before.cpuMilliseconds)) / count;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/**
 * How long each of several pieces of work takes in milliseconds: all of them in every round, and the
 * fastest round of each, which other load on the machine disturbed least.
 */
export function fastestOfEach(rounds: number, works: readonly (() => unknown)[]): number[] {
  const fastest = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      const startedAt = performance.now();
      work();
      fastest[index] = Math.min(fastest[index]!, performance.now() - startedAt);
    }
  }
  return fastest;
}
