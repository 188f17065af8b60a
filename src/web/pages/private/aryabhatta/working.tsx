import { Fragment, useContext } from "react";
import type { WordReading } from "#contract/word-reading.ts";
import { type Grouping, groupedText } from "#domain/exact/digit-grouping.ts";
import { displayNumber } from "#domain/exact/power-of-ten-display.ts";
import { rational } from "#domain/exact/rational.ts";
import type { LatinScheme } from "#domain/letters/latin-schemes.ts";
import type { ReadingRules } from "#domain/numeration/reading.ts";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { GroupingChoice } from "../../../ui/controls/grouping-choice.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Computed } from "../../../ui/text/computed.tsx";
import { GroupingContext } from "../../../ui/text/digit-grouping.ts";
import { NumberText } from "../../../ui/text/number-text.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { ColouredLetter, Grouped, SumAtPlace } from "./parts.tsx";
import { RulesOfCounting } from "./rules-of-counting.tsx";
import { countsAtPlace, type Term, termSpoken, termsOf } from "./terms.ts";
import type { ReadWord } from "./words.ts";
import "./working.css";

/**
 * A word's value with all digits, in the other grouping and, from a million up, in powers of ten.
 */
function ValueLines({ value }: { value: string }) {
  const grouping = useContext(GroupingContext);
  const other = groupedText(value, grouping === "western" ? "lakh" : "western");
  const display = displayNumber(rational(BigInt(value)), grouping);
  return (
    <div className="value-lines">
      <span className="value-main serif">
        <Computed>
          <Grouped value={value} />
        </Computed>
      </span>
      {other !== groupedText(value, grouping) && <span className="num">{other}</span>}
      {display.form === "power" && <NumberText value={display} />}
    </div>
  );
}

/** The value of the same word in the other letter-number system. */
function KatapayadiLine({ katapayadi }: { katapayadi: WordReading["katapayadi"] }) {
  const { value_text: value, digits } = katapayadi;
  if (digits.length === 0) {
    return <p className="ref above-s">By katapayadi, another system, this word has no digits.</p>;
  }
  return (
    <p className="ref above-s anywhere">
      By katapayadi, another system, the same word reads <b className="num">{value}</b>:{" "}
      <span lang="sa-Latn">
        {digits.map(({ letter, digit }) => `${letter} ${digit}`).join(", ")}
      </span>
      , from right to left.
    </p>
  );
}

/** Consonants with their numbers, in a bracket over the vowel that gives their place. */
function ClusterFigure({ term }: { term: Term }) {
  const { consonants, vowel, value } = term;
  return (
    <div className="cluster">
      {consonants.length > 0 && (
        <div>
          <div className="cluster-letters">
            {consonants.map(({ place, entry, text }, index) => (
              <Fragment key={place}>
                {index > 0 && <span className="cluster-number cluster-plus">+</span>}
                <div className="cluster-letter">
                  <ColouredLetter text={text} latin={entry.latin} />
                  {entry.latin !== text && (
                    <span className="iast" lang="sa-Latn">
                      {entry.latin}
                    </span>
                  )}
                  <span className="cluster-number num">{entry.value_text}</span>
                </div>
              </Fragment>
            ))}
          </div>
          <svg
            className="cluster-brace"
            aria-hidden="true"
            viewBox="0 0 100 18"
            preserveAspectRatio="none"
          >
            <path d="M2 1V9H98V1M50 9V18" />
          </svg>
        </div>
      )}
      {vowel === null ? (
        <p className="label">no vowel, not counted</p>
      ) : (
        <div className="cluster-vowel">
          <ColouredLetter text={vowel.char} latin={vowel.latin} />
          <span>
            <span className="label">
              {vowel.latin}
              {vowel.type === "implicit_vowel" && ", unwritten,"} names the place
            </span>
            <span className="cluster-number">
              {countsAtPlace(term) ? (
                <>
                  × <PowerOfTen exponent={vowel.exponent ?? 0} />
                </>
              ) : (
                "not counted"
              )}
            </span>
          </span>
        </div>
      )}
      <p className="cluster-value serif">
        ={" "}
        <Computed>
          <Grouped value={value} />
        </Computed>
      </p>
    </div>
  );
}

interface WorkingProps {
  readonly word: ReadWord;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
}

/** How a word gets its value: drawn cluster by cluster, then as one formula. */
function Working({ word, grouping, onGrouping }: WorkingProps) {
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
      <div className="working-aside row row-end">
        <GroupingChoice grouping={grouping} onGrouping={onGrouping} />
        <CopyButton text={value} what="number">
          Copy number
        </CopyButton>
      </div>
    </>
  );
}

interface WorkingRowProps {
  /** The word shown; null while its reading is awaited. */
  readonly word: ReadWord | null;
  readonly rules: ReadingRules;
  /** How Latin letters were read; null if there were none. */
  readonly scheme: string | null;
  readonly onRules: (change: Partial<ReadingRules>) => void;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
}

/** How the word gets its value. The rules stay in view while they are tried out. */
export function WorkingRow(props: WorkingRowProps) {
  const { word, rules, scheme, onRules, grouping, onGrouping } = props;
  return (
    <LeafRow
      number={3}
      title="The working"
      note="Consonants before a vowel are added, then take the place that vowel names."
    >
      {word && <Working word={word} grouping={grouping} onGrouping={onGrouping} />}
      <RulesOfCounting rules={rules} scheme={scheme as LatinScheme | null} onChange={onRules} />
      {word && <KatapayadiLine katapayadi={word.reading.katapayadi} />}
    </LeafRow>
  );
}
