import type { ChangedRaga } from "#domain/raga/changed-svara.ts";
import { RAGAS } from "#domain/raga/raga.ts";

/** A raga that came from another one by changing a svara. */
export interface StepOfRaga extends ChangedRaga {
  readonly from: number;
}

/**
 * Says what changed.
 *
 * @example
 * changeInWords({ from: 29, number: 65, changes: [{ from: "M1", to: "M2" }] });
 * // "M1 becomes M2: 29 Dheerasankarabharanam turns into 65 Mechakalyani (Kalyani)."
 */
export function changeInWords({ from, number, changes }: StepOfRaga): string {
  const moves = changes.map((change) => `${change.from} becomes ${change.to}`).join(" and ");
  return `${moves}: ${nameOf(from)} turns into ${nameOf(number)}.`;
}

function nameOf(number: number): string {
  const { name, aliases } = RAGAS[number - 1]!;
  const popular = aliases[0] === undefined ? "" : ` (${aliases[0]})`;
  return `${number} ${name}${popular}`;
}
