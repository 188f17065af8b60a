import { CALCULATOR_AT, type CalculatorPath } from "#domain/ganita/ganita.ts";
import { followHere } from "../../../../address/history-entry.ts";
import { ButtonLink } from "../../../../ui/controls/button-link.tsx";
import { Crumbs } from "../../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../../ui/frame/leaf-row.tsx";
import { Sanskrit } from "../../../../ui/text/sanskrit.tsx";
import { searchOfInput } from "../address.ts";
import { ShownWords } from "../digits.tsx";
import type { Sutra } from "./sutra.ts";

interface SutraHeadProps {
  readonly path: CalculatorPath;
  readonly sutra: Sutra;
  /** Whether the example makes room for what is below it. */
  readonly isFolded: boolean;
}

/** A calculator's name, when to use it, and one example step by step. */
export function SutraHead({ path, sutra: { whenToUse, example }, isFolded }: SutraHeadProps) {
  const { name, devanagari, iast, meaning } = CALCULATOR_AT[path];
  return (
    <LeafRow titledBy="page-title">
      <Crumbs
        above={[
          { to: "/private", label: "Projects" },
          { to: "/private/ganita", label: "Ganita" },
        ]}
        here={name}
      />
      <div className="sutra-head">
        <div>
          <h1 id="page-title">
            <Sanskrit font="sutras" className="sutra-devanagari">
              {devanagari}
            </Sanskrit>{" "}
            <span className="sutra-name">{name}</span>
          </h1>
          <p className="sutra-meaning">
            <i lang="sa-Latn" className="iast">
              {iast}
            </i>
            , {meaning}
          </p>
          <p className="note">
            <b>When to use it.</b> <ShownWords of={whenToUse} />
          </p>
        </div>
        <section className="sutra-worked" aria-labelledby="worked-title">
          {/* Opened or closed anew only when a result comes or goes; between, as the visitor leaves it. */}
          <details key={`${isFolded}`} className="sutra-example" open={!isFolded}>
            <summary className="sutra-example-title">
              <h2 id="worked-title" className="sutra-question">
                <span className="label">One example</span> <ShownWords of={example.question} />
              </h2>
            </summary>
            <ol>
              {example.lines.map((line) => (
                <li key={line}>
                  <ShownWords of={line} />
                </li>
              ))}
            </ol>
            <ButtonLink href={searchOfInput(path, example.input)} onClick={followHere}>
              Show this working
            </ButtonLink>
          </details>
        </section>
      </div>
    </LeafRow>
  );
}
