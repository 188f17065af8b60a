import type { FigureStep } from "#contract/cirus-workings.ts";
import { addUpGroups } from "#domain/risk/add-up.ts";
import { type AssessedPlace, rankPublished, ranksOf } from "#domain/risk/assess.ts";
import { eachMetric } from "#domain/risk/metric.ts";
import { comparable } from "#domain/risk/rank.ts";
import {
  groupIndexSteps,
  groupSteps,
  indexSteps,
  publishedIndexSteps,
} from "#domain/risk/workings.ts";
import { once } from "../http/once.ts";
import type { HeldPlace, OwnFacts } from "./release.ts";
import type { ServedView } from "./views.ts";

/** The steps to the indices and to each metric of a place. */
type Steps = Record<string, FigureStep[]>;

/**
 * Makes the function that finds how a place's figures were made, by its id; null for unknown ids.
 *
 * @param places All places of the release.
 * @param readFacts Reads the operator's own facts of the release.
 */
export function workingsOf(
  view: ServedView,
  places: readonly (HeldPlace & AssessedPlace<string, string>)[],
  readFacts: () => Promise<OwnFacts>,
) {
  const { metrics } = view.risk;
  // Modelling takes a tenth of a second, so it is done once, when first asked for.
  const work = once(async () => {
    const worked = view.work(await readFacts());
    return { worked, ranks: ranksOf(view.risk, places), published: rankPublished(places) };
  });

  async function stepsOfPlace(at: number): Promise<Steps> {
    const place = places[at]!;
    const { worked, ranks, published } = await work();
    const steps: Steps = Object.fromEntries(
      // If the facts do not lead to a figure, it came from elsewhere.
      Object.entries<FigureStep[]>(worked.get(place.id)?.() ?? {}).filter(
        ([key, all]) => comparable(all.at(-1)!.value) === comparable(place.values[key]!),
      ),
    );
    const { given, publishedIndex } = place;
    const { risk_index, grouped_index } = indexSteps(metrics, ranks[at]!, places.length);
    return {
      ...(!given && { risk_index }),
      grouped_index,
      ...(publishedIndex !== null && {
        published_index: publishedIndexSteps(metrics, published, at),
      }),
      ...steps,
    };
  }

  function stepsOfGroup(name: string): Steps {
    const members = places.filter(({ group }) => group === name);
    if (members.length === 0) return {};
    const [group] = addUpGroups(view.risk, members, view.indexWeight);
    const { riskIndex, groupedIndex, publishedIndex } = group!;
    const published = members.filter((member) => member.publishedIndex !== null);
    const indexOf = (index: number, count = members.length) =>
      groupIndexSteps(view.risk, index, count, view.indexWeight);
    return {
      risk_index: indexOf(riskIndex),
      grouped_index: indexOf(groupedIndex),
      ...(publishedIndex !== null && {
        published_index: indexOf(publishedIndex, published.length),
      }),
      ...eachMetric(metrics, (metric) => groupSteps(view.risk, metric, members)),
    };
  }

  return async (id: string): Promise<Steps | null> => {
    const at = places.findIndex((place) => place.id === id);
    if (at >= 0) return stepsOfPlace(at);
    const group = view.groups.find((one) => one.id === id);
    return group ? stepsOfGroup(group.name) : null;
  };
}
