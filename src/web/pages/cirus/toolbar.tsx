import { useId } from "react";
import { Check } from "../../ui/check.tsx";
import { Field } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { INDEX_KINDS, INDICES } from "./figures/indices.ts";
import type { Shown } from "./use-cirus.ts";
import { VIEW_FACTS } from "./view.ts";

interface ToolbarProps {
  readonly shown: Shown;
  /** The names of the states or continents. */
  readonly groupNames: readonly string[];
  readonly onChange: (change: Partial<Shown>) => void;
}

/** Controls for listing, searching and ranking the places. */
export function Toolbar({ shown, groupNames, onChange }: ToolbarProps) {
  const { view, listing, query, within, onlySelected, index } = shown;
  const { group, groupWord, places, searchLabel, searchExample } = VIEW_FACTS[view];
  const selectId = useId();
  return (
    <div className="toolbar no-print">
      <Segmented
        legend="Show"
        options={[
          { value: "groups", label: `By ${groupWord}` },
          { value: "all", label: `All ${places}` },
        ]}
        value={listing}
        onChange={(chosen) => onChange({ listing: chosen })}
      />
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
        value={query}
        onChange={({ target }) => onChange({ query: target.value })}
      />
      {listing === "all" && (
        <>
          <div>
            <label className="field-label" htmlFor={selectId}>
              {group}
            </label>
            <select
              id={selectId}
              className="field"
              value={within}
              onChange={({ target }) => onChange({ within: target.value })}
            >
              <option value="">All</option>
              {groupNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
          <Check
            checked={onlySelected}
            onChange={({ target }) => onChange({ onlySelected: target.checked })}
          >
            Show selected only
          </Check>
        </>
      )}
    </div>
  );
}
