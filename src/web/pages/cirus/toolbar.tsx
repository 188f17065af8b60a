import { Check } from "../../ui/controls/check.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { Select } from "../../ui/controls/select.tsx";
import type { Address } from "./address.ts";
import { INDEX_KINDS, INDICES } from "./figures/indices.ts";
import { columnOptions, type Ranked } from "./figures/ranked.ts";

interface ToolbarProps {
  readonly shown: Address;
  readonly ranked: Ranked;
  /** The names of the states or continents. */
  readonly groupNames: readonly string[];
  readonly onChange: (change: Partial<Address>) => void;
}

/** Controls for listing, searching and ranking the places. */
export function Toolbar({ shown, ranked, groupNames, onChange }: ToolbarProps) {
  const { view, listing, query, within, onlySelected, index, column, map } = shown;
  const { ofStates, words } = ranked;
  const { group, groupWord, places, searchLabel, searchExample } = words;
  return (
    <div className="toolbar row row-end no-print">
      {!ofStates && (
        <Segmented
          legend="Show"
          options={[
            { value: "groups", label: `By ${groupWord}` },
            { value: "all", label: `All ${places}` },
          ]}
          value={listing}
          onChange={(chosen) => onChange({ listing: chosen })}
        />
      )}
      <Segmented
        legend="Index"
        options={INDEX_KINDS.map((kind) => ({ value: kind, label: INDICES[kind].label }))}
        value={index}
        onChange={(chosen) => onChange({ index: chosen })}
      />
      <Field
        label={searchLabel}
        type="search"
        placeholder={searchExample}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={query}
        onChange={({ target }) => onChange({ query: target.value })}
      />
      <Select
        label="Column shown"
        value={column}
        options={columnOptions(ranked)}
        onChange={(key) => onChange({ column: key, sort: { key, direction: "descending" } })}
      />
      {listing === "all" && !ofStates && (
        <Select
          label={group}
          value={within}
          options={[["", "All"], ...groupNames.map((name) => [name, name] as const)]}
          onChange={(name) => onChange({ within: name, map: view === "india" ? name : map })}
        />
      )}
      {(listing === "all" || ofStates) && (
        <Check
          checked={onlySelected}
          onChange={({ target }) => onChange({ onlySelected: target.checked })}
        >
          Show selected only
        </Check>
      )}
    </div>
  );
}
