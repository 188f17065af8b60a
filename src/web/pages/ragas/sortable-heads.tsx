import { Icon } from "../../ui/icon.tsx";
import type { RagaFilter } from "./raga-filter.ts";

interface SortableHeadsProps {
  /** The present sort; empty for the best match of a name. */
  readonly order: RagaFilter["order"];
  readonly onOrder: (order: "number" | "name") => void;
}

/** The headings of number and name; pressing one sorts by it. */
export function SortableHeads({ order, onOrder }: SortableHeadsProps) {
  const head = (column: "number" | "name", label: string, className?: string) => (
    <th scope="col" className={className} aria-sort={order === column ? "ascending" : undefined}>
      <button type="button" className="sort-button" onClick={() => onOrder(column)}>
        {label}
        {order === column && <Icon name="chevron" />}
      </button>
    </th>
  );
  return (
    <>
      {head("number", "No.", "end")}
      {head("name", "Name")}
    </>
  );
}
