import { useId, useState } from "react";
import { CHAKRAS } from "#domain/raga/chakra.ts";
import { SVARAS, type Svara } from "#domain/raga/svara.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";
import { Select } from "../../../ui/controls/select.tsx";
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
const CHAKRA_OPTIONS = [
  ["0", "All twelve"],
  ...CHAKRAS.map(({ number, name }) => [`${number}`, `${number} ${name}`] as const),
] as const;
/** Every raga has these two. */
const FIXED: ReadonlySet<Svara> = new Set(["S", "P"]);
const SVARA_OPTIONS = [
  ["", "Any"],
  ...SVARAS.filter(({ svara }) => !FIXED.has(svara)).map(
    ({ svara, name }) => [svara, `${svara} ${name}`] as const,
  ),
] as const;

/** The filters of the table. On a phone all but the name are collapsed. */
export function RagaFilters({ filter, onChange }: RagaFiltersProps) {
  const [isOpen, open] = useState(false);
  const id = useId();
  const { name, madhyama, chakra, svara, vivadi } = filter;
  const inUse = [madhyama, chakra, svara, vivadi].filter(Boolean).length;
  return (
    <section className="raga-filters short-choices no-print" aria-label="Filters">
      <Field
        label="Name in any script, or swaras"
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
        <Select
          label="Chakra"
          value={`${chakra}`}
          options={CHAKRA_OPTIONS}
          onChange={(value) => onChange({ chakra: Number(value) })}
        />
        <Select
          label="Swara"
          value={svara}
          options={SVARA_OPTIONS}
          onChange={(value) => onChange({ svara: value as RagaFilter["svara"] })}
        />
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
