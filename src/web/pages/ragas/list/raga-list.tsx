import { memo } from "react";
import type { RagaRow } from "#contract/melakarta.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { CopiedStatus, useCopied } from "../../../ui/controls/copied.tsx";
import { CopySwatch } from "../../../ui/controls/copy-swatch.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { byChakra, filterInWords, NO_FILTER, type RagaFilter, shownRagas } from "./raga-filter.ts";
import { RagaTable } from "./raga-table.tsx";

interface RagaListProps {
  readonly rows: readonly RagaRow[];
  readonly filter: RagaFilter;
  /** The numbers that a name search found, best first; null without a search. */
  readonly found: readonly number[] | null;
  /** The raga that sounds. */
  readonly heard: number | null;
  readonly onChange: (change: Partial<RagaFilter>) => void;
  readonly onHear: (number: number) => void;
}

/** The ragas that match the filter, their number, and their colours to copy. */
export const RagaList = memo(function RagaList(props: RagaListProps) {
  const { rows, filter, found, heard, onChange, onHear } = props;
  const [copied, copy] = useCopied();
  if (rows.length === 0) return <EmptyPlate>No ragas available</EmptyPlate>;

  const shown = shownRagas(rows, filter, found);
  const words = filterInWords(filter);
  const name = filter.name.trim();
  // A number is the name of no janya.
  const toJanyas = /\p{L}/u.test(name) && (
    <a className="anywhere" href={`/ragas/janya?${new URLSearchParams({ q: name })}`}>
      Search the janya ragas for “{name}”
    </a>
  );
  const isByNumber = filter.order === "number" || (filter.order === "" && found === null);
  return (
    <>
      <FocusPlace className="raga-found tall-links">
        <div>
          <p role="status">
            <b>{shown.length}</b> of {rows.length} ragas{words && `, ${words}`}
          </p>
          {shown.length > 0 && toJanyas}
        </div>
        {(words !== "" || filter.name !== "") && (
          <Button variant="text" onClick={() => onChange({ ...NO_FILTER, order: filter.order })}>
            Clear filters
          </Button>
        )}
      </FocusPlace>
      {shown.length === 0 ? (
        <EmptyPlate>
          <p>
            No raga fits. {toJanyas ? <>{toJanyas}, try</> : "Try"} fewer letters of the name, or
            clear the filters.
          </p>
        </EmptyPlate>
      ) : (
        <RagaTable
          groups={isByNumber ? byChakra(shown) : [{ chakra: 0, rows: shown }]}
          heads={
            <SortableHeads
              order={isByNumber ? "number" : filter.order}
              onOrder={(order) => onChange({ order })}
            />
          }
          number={({ raga_number: number, raga_name_latin: name }) => (
            <button
              type="button"
              className="raga-hear"
              title={`Hear ${name}`}
              aria-pressed={number === heard}
              onClick={() => onHear(number)}
            >
              {number}
            </button>
          )}
          colour={({ raga_name_latin: raga, colour_rgb: hex }) => (
            <CopySwatch
              hex={hex}
              label={`${hex}, the colour of ${raga}: copy`}
              copied={copied}
              onCopy={copy}
            >
              <span className="raga-swatch-value">{hex}</span>
            </CopySwatch>
          )}
        />
      )}
      <CopiedStatus copied={copied} what="colour" />
    </>
  );
});

interface SortableHeadsProps {
  /** The present sort; empty for the best match of a name. */
  readonly order: RagaFilter["order"];
  readonly onOrder: (order: "number" | "name") => void;
}

/** The headings of number and name; pressing one sorts by it. */
function SortableHeads({ order, onOrder }: SortableHeadsProps) {
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
