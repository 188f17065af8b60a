import { CALCULATOR_AT, type CalculatorPath } from "#domain/ganita/ganita.ts";
import type { Draft } from "../address.ts";
import { carriedOver } from "../carried-over.ts";

interface SutraLinkProps {
  readonly to: CalculatorPath;
  /** The form and numbers to carry over. */
  readonly draft: Draft;
}

/** A link to another calculator, with the same numbers if it accepts them. */
export function SutraLink({ to, draft: { form, entries } }: SutraLinkProps) {
  return <a href={carriedOver(form, entries, to)}>{CALCULATOR_AT[to].name}</a>;
}

/** Calculators better suited to these numbers; nothing if there are none. */
export function Suggestions({ paths, draft }: { paths: readonly string[]; draft: Draft }) {
  const known = paths.filter((path): path is CalculatorPath => path in CALCULATOR_AT);
  if (known.length === 0) return null;
  return (
    <p className="row above-s tall-links anywhere suggestions">
      <span>Take these numbers to</span>
      {known.map((path) => (
        <SutraLink key={path} to={path} draft={draft} />
      ))}
    </p>
  );
}
