import type { Formula } from "./formulas.data.ts";

/** A list of formulas, each with its name and a note. */
export function FormulaList({ formulas }: { formulas: readonly Formula[] }) {
  return (
    <dl className="formulas">
      {formulas.map(({ name, formula, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="formula">{formula}</dd>
          {note && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
