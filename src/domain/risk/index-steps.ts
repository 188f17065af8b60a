import type { Assessment } from "./assess.ts";
import type { Metric } from "./metric.ts";
import { rate, type Step, workedOut } from "./step.ts";

/** Writes down how the plain index of a place follows from its ranks in the metrics. */
export function indexSteps(
  metrics: readonly Pick<Metric<string, string>, "label">[],
  ranks: readonly number[],
  { riskIndex }: Pick<Assessment, "riskIndex">,
  places: number,
): Step[] {
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  return [
    ...metrics.map(({ label }, at) =>
      workedOut(`Rank by: ${label}`, `among ${places}, ${places} for the highest`, ranks[at]!, 1),
    ),
    workedOut("Mean of the ranks", `(${ranks.join(" + ")}) ÷ ${ranks.length}`, mean, 3),
    workedOut("Risk index", `10 × (${rate(mean)} − 1) ÷ (${places} − 1)`, riskIndex, 3),
  ];
}
