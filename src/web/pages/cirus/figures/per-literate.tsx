import { createContext, use } from "react";
import type { Metric } from "#domain/risk/metric.ts";
import { meanRanks } from "#domain/risk/rank.ts";
import { VIEWS } from "#domain/risk/view.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { Place } from "../lists/place.ts";
import { fixed } from "./figure-text.ts";

/** The words for the internet figure per 100 people of each view. */
const ONLINE: Readonly<Record<ViewName, string>> = {
  india: "internet subscriptions",
  world: "internet users",
};

/** What to say of metrics per literate, and what shows the grouped index; null where it is shown. */
interface PerLiterateFacts {
  readonly words: string;
  readonly showGrouped: (() => void) | null;
}

export const PerLiterateContext = createContext<PerLiterateFacts | null>(null);

interface PerLiterateNoteProps {
  /** The key of the metric it stands at; other metrics have no such note. */
  readonly metric: string;
}

/** Says at a metric per literate that it rewards low literacy, with the grouped index at a press. */
export function PerLiterateNote({ metric }: PerLiterateNoteProps) {
  const facts = use(PerLiterateContext);
  if (facts === null || !isPerLiterate(metric)) return null;
  return (
    <p>
      {facts.words}{" "}
      {facts.showGrouped && (
        <Button variant="text" onClick={facts.showGrouped}>
          Show the grouped index
        </Button>
      )}
    </p>
  );
}

const isPerLiterate = (key: string) =>
  [...VIEWS.india.metrics, ...VIEWS.world.metrics].some(
    (metric) => metric.key === key && metric.base === "literates",
  );

/** A place by its name and figures. */
type NamedFigures = Pick<Place, "name" | "figures">;

/** Why a metric per literate can mislead, with the place that it lifts most, and what it weighs. */
export function perLiterateWords(view: ViewName, places: readonly NamedFigures[]): string {
  const { plain, grouped } = weightsOf(view);
  return [
    "A figure per literate rewards low literacy: the fewer people can read, the higher it is.",
    exampleOf(view, places),
    `Metrics per literate have ${percent(plain)} of the weight in the plain index and ${percent(grouped)} in the grouped one.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const percent = (share: number) => `${fixed(100 * share, 0)} %`;

// The place whose rank by internet users per literate is the farthest above that per people.
function exampleOf(view: ViewName, places: readonly NamedFigures[]): string {
  const [perPeople, perLiterate] = VIEWS[view].metrics.map(({ key }) => key);
  const known = places.filter(({ figures }) => perPeople! in figures && perLiterate! in figures);
  if (known.length === 0) return "";
  const ranksBy = (key: string) => meanRanks(known.map(({ figures }) => figures[key]!));
  const [own, lifted] = [ranksBy(perPeople!), ranksBy(perLiterate!)];
  const rise = known.map((_, at) => lifted[at]! - own[at]!);
  const at = rise.indexOf(Math.max(...rise));
  if (rise[at]! < 1) return "";
  const { name, figures } = known[at]!;
  return `${name}, with ${fixed(figures[perPeople!]!, 0)} ${ONLINE[view]} for 100 people, ranks ${fixed(own[at]!, 0)} of ${known.length} by that and ${fixed(lifted[at]!, 0)} by internet users per literate.`;
}

// The plain index weighs all metrics alike, the grouped one all groups.
function weightsOf(view: ViewName) {
  const metrics: readonly Metric<string, string>[] = VIEWS[view].metrics;
  const groups = [...Map.groupBy(metrics, ({ group }) => group).values()];
  const shareOf = (some: typeof metrics) =>
    some.filter(({ base }) => base === "literates").length / some.length;
  const grouped = groups.reduce((sum, group) => sum + shareOf(group) / groups.length, 0);
  return { plain: shareOf(metrics), grouped };
}
