import { useId, useState } from "react";
import { CHAKRA_ROWS } from "#domain/raga/chakra.data.ts";
import { SVARAS, type Svara } from "#domain/raga/svara.ts";
import { Field } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { RagaFilter } from "./raga-filter.ts";
import "./raga-filters.css";

interface RagaFiltersProps {
  readonly filter: RagaFilter;
  readonly onChange: (change: Partial<RagaFilter>) => void;
}

const HALVES = [
  { value: "", label: "Both" },
  { value: "M1", label: "Shuddha" },
  { value: "M2", label: "Prati" },
] as const;
const CLASHES = [
  { value: "", label: "All" },
  { value: "without", label: "Without" },
  { value: "only", label: "Only" },
] as const;
/** Every raga has these two. */
const FIXED: ReadonlySet<Svara> = new Set(["S", "P"]);

/** The filters of the table. On a phone all but the name are collapsed. */
export function RagaFilters({ filter, onChange }: RagaFiltersProps) {
  const [isOpen, open] = useState(false);
  const id = useId();
  const { name, madhyama, chakra, svara, vivadi } = filter;
  const inUse = [madhyama, chakra, svara, vivadi].filter(Boolean).length;
  return (
    <section className="raga-filters no-print" aria-label="Filters">
      <Field
        label="Name in any script, or svaras"
        type="search"
        placeholder="Kalyani, 29, S R1 G3"
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => onChange({ name: event.target.value, order: "" })}
      />
      <button
        type="button"
        className="button raga-fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open(!isOpen)}
      >
        {isOpen ? "Fewer filters" : "More filters"}
        {inUse > 0 && ` (${inUse} in use)`}
      </button>
      <div id={id} className={isOpen ? "raga-choices raga-choices-open" : "raga-choices"}>
        <Segmented
          legend="Madhyama"
          options={HALVES}
          value={madhyama}
          onChange={(value) => onChange({ madhyama: value })}
        />
        <label>
          <span className="field-label">Chakra</span>
          <select
            className="field"
            value={chakra}
            onChange={(event) => onChange({ chakra: Number(event.target.value) })}
          >
            <option value={0}>All twelve</option>
            {CHAKRA_ROWS.map(([chakraName], index) => (
              <option key={chakraName} value={index + 1}>
                {index + 1} {chakraName}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="field-label">Svara</span>
          <select
            className="field"
            value={svara}
            onChange={(event) => onChange({ svara: event.target.value as RagaFilter["svara"] })}
          >
            <option value="">Any</option>
            {SVARAS.filter((facts) => !FIXED.has(facts.svara)).map((facts) => (
              <option key={facts.svara} value={facts.svara}>
                {facts.svara} {facts.name}
              </option>
            ))}
          </select>
        </label>
        <Segmented
          legend="Vivadi ragas"
          options={CLASHES}
          value={vivadi}
          onChange={(value) => onChange({ vivadi: value })}
        />
        <p className="label">
          Vivadi ragas have a svara that clashes with its neighbour: R3, G1, D3 or N1.
        </p>
      </div>
    </section>
  );
}
