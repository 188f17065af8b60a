import { memo, use, useId } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ListCells } from "../figures/cells.tsx";
import type { ColumnKey } from "../figures/columns.ts";
import type { IndexKind } from "../figures/indices.ts";
import type { Metric } from "../figures/metrics.ts";
import { RankInWords } from "../figures/rank-range.tsx";
import type { Place } from "../lists/place.ts";
import type { LoadedList } from "../lists/use-lists.ts";
import { useHeld } from "../selection/held.ts";
import { SelectionContext } from "../selection/selection.ts";
import { VIEW_FACTS } from "../view-words.data.ts";
import { GroupChildren } from "./group-children.tsx";

interface GroupRowProps {
  readonly view: ViewName;
  readonly group: Place;
  /** The ids of its places. */
  readonly memberIds: readonly string[];
  readonly metrics: readonly Metric[];
  readonly index: IndexKind;
  readonly column: ColumnKey;
  readonly isExpanded: boolean;
  readonly list: LoadedList;
  readonly onToggle: (group: string) => void;
  readonly onRetry: (group: string) => void;
}

/** A state or continent with its figures; pressing it opens its places below. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { view, group, memberIds, metrics, index, column, isExpanded, onToggle } = props;
  const childrenId = useId();
  return (
    <>
      <tr
        className={isExpanded ? "group-row group-row-open" : "group-row"}
        // A click on the button bubbles up to here.
        onClick={() => onToggle(group.name)}
      >
        <th scope="row">
          <button
            type="button"
            className="group-toggle"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? childrenId : undefined}
          >
            <Icon name="chevron" />
            {group.name}
          </button>
          <span className="label group-count">
            <MemberCount view={view} ids={memberIds} />
          </span>
          <RankInWords figures={group.figures} index={index} />
        </th>
        <ListCells place={group} metrics={metrics} index={index} column={column} />
      </tr>
      {isExpanded && (
        <tr id={childrenId} className="group-children">
          <td className="on-phone" colSpan={metrics.length + 3}>
            <GroupChildren
              view={view}
              group={group}
              index={index}
              list={props.list}
              onRetry={props.onRetry}
            />
          </td>
        </tr>
      )}
    </>
  );
});

/** The number of places, once it is known, and, if any are chosen, how many. */
function MemberCount({ view, ids }: { view: ViewName; ids: readonly string[] }) {
  const { child, children } = VIEW_FACTS[view];
  const chosen = useHeld(
    use(SelectionContext).ids,
    (selected) => selected.filter((id) => ids.includes(id)).length,
  );
  return (
    <>
      {ids.length || "All"} {ids.length === 1 ? child : children}
      {chosen > 0 && <b> · {chosen} ticked</b>}
    </>
  );
}
