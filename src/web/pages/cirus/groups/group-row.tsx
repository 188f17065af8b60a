import { memo, use, useId, useSyncExternalStore } from "react";
import { VIEW_FACTS, type ViewName } from "#domain/risk/view-facts.data.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import type { IndexKind } from "../figures/indices.ts";
import { ListCells } from "../figures/list-cells.tsx";
import type { ColumnKey } from "../figures/list-columns.ts";
import type { Metric } from "../figures/metrics.ts";
import type { LoadedList } from "../lists/load-list.ts";
import type { Place } from "../lists/place.ts";
import { SelectionContext } from "../selection/selection-context.ts";

const loadChildren = async () => (await import("./group-children.tsx")).GroupChildren;

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
}

/** A state or continent with its figures; pressing it opens its places below. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { view, group, memberIds, metrics, index, column, isExpanded, list, onToggle } = props;
  const childrenId = useId();
  const loaded = useLoaded(loadChildren, isExpanded);
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
        </th>
        <ListCells place={group} metrics={metrics} index={index} column={column} />
      </tr>
      {isExpanded && (
        <tr id={childrenId} className="group-children">
          <td className="on-phone" colSpan={metrics.length + 3}>
            <Awaited
              outcome={loaded}
              what="list"
              loading={`Loading ${VIEW_FACTS[view].children}...`}
            >
              {(GroupChildren) => (
                <GroupChildren view={view} group={group} index={index} list={list} />
              )}
            </Awaited>
          </td>
        </tr>
      )}
    </>
  );
});

/** The number of places, once it is known, and, if any are chosen, how many. */
function MemberCount({ view, ids }: { view: ViewName; ids: readonly string[] }) {
  const { child, children } = VIEW_FACTS[view];
  const selection = use(SelectionContext);
  const chosen = useSyncExternalStore(
    selection.subscribe,
    () => selection.ids().filter((id) => ids.includes(id)).length,
    () => 0,
  );
  return (
    <>
      {ids.length || "All"} {ids.length === 1 ? child : children}
      {chosen > 0 && <b> · {chosen} ticked</b>}
    </>
  );
}
