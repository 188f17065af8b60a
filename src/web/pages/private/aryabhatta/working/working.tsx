import { Fragment } from "react";
import type { Grouping } from "#domain/exact/digit-grouping.ts";
import { CopyButton } from "../../../../ui/controls/copy-button.tsx";
import { GroupingChoice } from "../../../../ui/controls/grouping-choice.tsx";
import { Computed } from "../../../../ui/text/computed.tsx";
import { PowerOfTen } from "../../../../ui/text/power-of-ten.tsx";
import { Grouped } from "../grouped.tsx";
import type { ReadWord } from "../words.ts";
import { ClusterFigure } from "./cluster-figure.tsx";
import { addendsOf, countsAtPlace, type Term, termSpoken, termsOf } from "./terms.ts";
import { ValueLines } from "./value-lines.tsx";

interface WorkingProps {
  readonly word: ReadWord;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
}

/** How a word gets its value: drawn cluster by cluster, then as one formula. */
export function Working({ word, grouping, onGrouping }: WorkingProps) {
  const { value_text: value, letters_breakdown: breakdown } = word.reading;
  const terms = termsOf(breakdown);
  const isLong = terms.length > 3 || value.length > 12;
  return (
    <>
      {terms.length > 0 && (
        <div
          className={isLong ? "working working-long" : "working"}
          role="img"
          aria-label={`${terms.map(termSpoken).join("; ")}. Together ${value}.`}
        >
          {terms.map((term, index) => (
            <Fragment key={term.place}>
              {index > 0 && <span className="working-sign">+</span>}
              <ClusterFigure term={term} />
            </Fragment>
          ))}
          <div className="working-sum">
            <span className="working-sign">=</span>
            <ValueLines value={value} />
          </div>
        </div>
      )}
      <p className="working-formula serif">
        {terms.filter(countsAtPlace).map((term, index) => (
          <Fragment key={term.place}>
            <span>
              {index > 0 && "+ "}
              <SumAtPlace term={term} />
            </span>{" "}
          </Fragment>
        ))}
        <span>
          ={" "}
          <Computed>
            <Grouped value={value} />
          </Computed>
        </span>
      </p>
      <div className="working-aside">
        <GroupingChoice grouping={grouping} onGrouping={onGrouping} />
        <CopyButton text={value} what="number">
          Copy number
        </CopyButton>
      </div>
    </>
  );
}

/** The sum of a cluster at its place: (2 + 30) × 10⁴. */
function SumAtPlace({ term }: { term: Term }) {
  const addends = addendsOf(term);
  const sum = addends.join(" + ");
  return (
    <>
      {addends.length > 1 ? `(${sum})` : sum} × <PowerOfTen exponent={term.vowel?.exponent ?? 0} />
    </>
  );
}
