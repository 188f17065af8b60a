import { FigureCells } from "../figures/figure-cells.tsx";
import type { IndexKind } from "../figures/indices.ts";
import type { Metric } from "../figures/metrics.ts";
import type { Place, PlaceList } from "../lists/place.ts";
import { VIEW_FACTS, type View } from "../view.ts";

interface TotalRowProps {
  readonly view: View;
  readonly list: PlaceList;
  /** The total number of places. */
  readonly count: number;
  readonly metrics: readonly Metric[];
  readonly index: IndexKind;
}

/** The total of all groups, if the list gives it. */
export function TotalRow({ view, list, count, metrics, index }: TotalRowProps) {
  if (Object.keys(list.total).length === 0) return null;
  const place: Place = {
    ...WITHOUT_FIGURES,
    name: VIEW_FACTS[view].totalLabel,
    figures: list.total,
  };
  return (
    <tfoot>
      <tr>
        <th scope="row">{place.name}</th>
        <td className="end">{count}</td>
        <FigureCells place={place} metrics={metrics} index={index} />
      </tr>
    </tfoot>
  );
}

const WITHOUT_FIGURES: Omit<Place, "name" | "figures"> = {
  id: "",
  seat: "",
  within: "",
  statuses: {},
  years: {},
  sources: {},
  aliases: [],
  note: "",
  position: null,
};
