import type { Formula } from "./method.data.ts";

/** Formulas under each other, each with its name and what to know of it. */
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
