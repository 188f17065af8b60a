import type { MeasuredProcess } from "./measured-process.ts";
import { type Plan, sendMany } from "./send.ts";

/** A server, and the requests it gets. */
interface Side {
  readonly process: MeasuredProcess;
  readonly plan: Plan;
}

/** The processor time of a request on each of two servers, in microseconds, and their ratio. */
interface CpuComparison {
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
}

const ROUNDS = 5;
const LANES = 8;

/**
 * Compares the processor time of two servers over a number of requests per round. They take turns
 * after a first round that only warms them up. Returns the medians.
 */
export async function compareCpu(ours: Side, peer: Side, count: number): Promise<CpuComparison> {
  const costs: { ours: number; peer: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const cost = { ours: await costOf(ours, count), peer: await costOf(peer, count) };
    if (round > 0) costs.push(cost);
  }
  return {
    ours: median(costs.map((cost) => cost.ours)),
    peer: median(costs.map((cost) => cost.peer)),
    ratio: median(costs.map((cost) => cost.ours / cost.peer)),
  };
}

async function costOf({ process, plan }: Side, count: number): Promise<number> {
  const before = await process.usage();
  await sendMany(() => plan, count, LANES);
  const after = await process.usage();
  return (1000 * (after.cpuMilliseconds - before.cpuMilliseconds)) / count;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
