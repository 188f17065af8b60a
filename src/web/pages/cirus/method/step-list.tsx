import type { Step } from "#domain/risk/quantity.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { fixed } from "../figures/figure-text.ts";
import "./step-list.css";

interface StepListProps {
  readonly label: string;
  readonly steps: readonly Step[];
}

/** A calculation in its order: numbers put in, each with its source, and what was worked out. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map(({ what, value, decimals, working, source, year }) => (
        <li key={`${what} ${year}`}>
          <span>{what}</span>
          <span className="num">
            {working ? <Computed>{fixed(value, decimals)}</Computed> : fixed(value, decimals)}
          </span>
          <span className={working ? "label num" : "label"}>
            {working || `${year} · ${source}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
