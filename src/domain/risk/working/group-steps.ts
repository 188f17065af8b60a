import type { AssessedGroup, IndexWeight } from "../add-up.ts";
import type { AssessedPlace } from "../assess.ts";
import type { Metric } from "../metric.ts";
import type { RiskView } from "../place.ts";
import { count, type Step, workedOut } from "./step.ts";

/** Makes the steps that add up a metric of a state or continent from its places. */
export function groupSteps<Key extends string, Base extends string>(
  { words }: RiskView<Key, Base>,
  { key, base, label }: Metric<Key, Base>,
  { values }: AssessedGroup<Key>,
  members: readonly AssessedPlace<Key, Base>[],
): Step[] {
  // Labels read "Facebook audience per 100 literates".
  const [, what, per, ofWhat] = /^(.+) per ([\d,]+) (.+)$/.exec(label)!;
  const perNumber = Number(per!.replaceAll(",", ""));
  const bases = members.map(({ bases }) => bases[base]);
  const below = bases.reduce((sum, one) => sum + one, 0);
  const above = members.reduce(
    (sum, one, at) => sum + (one.values[key] * bases[at]!) / perNumber,
    0,
  );
  const sum = `sum over its ${counted(members.length, words)}`;
  return [
    workedOut(what!, sum, above, 0),
    workedOut(capitalised(ofWhat!), sum, below, 0),
    workedOut(label, `${per} × ${count(above)} ÷ ${count(below)}`, values[key], 2),
  ];
}

/** Makes the steps from the indices of places to that of their state or continent. */
export function groupIndexSteps(
  { words }: Pick<RiskView<string, string>, "words">,
  index: number,
  places: number,
  weight: IndexWeight,
): Step[] {
  const how = weight === "equal" ? "plain mean" : "mean, weighted by people,";
  return [
    workedOut("Risk index", `${how} of the indices of its ${counted(places, words)}`, index, 2),
  ];
}

const counted = (places: number, { child, children }: RiskView<string, string>["words"]) =>
  `${places} ${places === 1 ? child : children}`;
const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
