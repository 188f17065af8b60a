import { Button } from "../../../ui/button.tsx";
import { Computed } from "../../../ui/computed.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LeafRow } from "../../../ui/leaf-row.tsx";
import { Strokes } from "../../../ui/strokes.tsx";
import { cutDigits } from "./cut-digits.ts";
import { ShownMaths } from "./digits-shown.tsx";
import { groupedForms } from "./grouped-forms.ts";
import { Suggestions } from "./sutra-links.tsx";
import type { Draft } from "./use-draft.ts";
import type { Worked } from "./worked.ts";

interface ResultRowProps {
  /** Null while it is awaited. */
  readonly worked: Worked | null;
  readonly draft: Draft;
  /** The numbers are too long for a link. */
  readonly isOnlyHere: boolean;
  readonly hasAllDigits: boolean;
  readonly onAllDigits: (hasAllDigits: boolean) => void;
}

/** What a calculation comes to, and the check of it. */
export function ResultRow(props: ResultRowProps) {
  const { worked, draft, isOnlyHere, hasAllDigits, onAllDigits } = props;
  return (
    <LeafRow number={2} title="The result">
      <output className={hasAllDigits ? "result result-long" : "result"}>
        {worked === null ? (
          <span className="result-awaited">
            <Strokes /> Calculating...
          </span>
        ) : (
          <Statement worked={worked} />
        )}
      </output>
      {worked && (
        <>
          {groupedForms(worked.text) && <p className="label num">{groupedForms(worked.text)}</p>}
          {worked.periodLength !== null && (
            <p className="label num">
              {worked.periodLength.toLocaleString("en")} digits repeat for ever.
            </p>
          )}
          <p className="result-check">
            <Icon name="tick" />
            <CheckLine {...worked.check} />
          </p>
          {worked.note && <p className="note mt-4">{worked.note}</p>}
          <Suggestions paths={worked.suggest} draft={draft} />
          <div className="result-ways">
            {hasLongNumbers(worked) && (
              <Button aria-pressed={hasAllDigits} onClick={() => onAllDigits(!hasAllDigits)}>
                Show all digits
              </Button>
            )}
            <CopyButton text={worked.text} what="result">
              Copy result
            </CopyButton>
            {!isOnlyHere && (
              <CopyButton text={location.href} what="link">
                Copy link
              </CopyButton>
            )}
          </div>
        </>
      )}
    </LeafRow>
  );
}

function CheckLine({ description, notation }: Worked["check"]) {
  // "Check by digit roots: …" begins with what is done.
  const [, done = "", more = ""] = /^([^:]*:)(.*)$/.exec(description) ?? [];
  return (
    <span>
      <b>{done || description}</b>
      {more} <ShownMaths of={notation} />
    </span>
  );
}

const hasLongNumbers = ({ question, answer, check }: Worked) =>
  [question, answer, check.notation].some((line) => cutDigits(line) !== line);

function Statement({ worked: { question, answer, text, verdicts } }: { worked: Worked }) {
  return (
    <>
      <span className="result-statement">
        <ShownMaths of={question} />{" "}
        {answer.length > 0 && (
          <data value={text}>
            <Computed>
              <ShownMaths of={answer} />
            </Computed>
          </data>
        )}
      </span>
      {verdicts.length > 0 && (
        <data className="verdicts" value={text}>
          {verdicts.map(({ says, isYes }) => (
            <span key={says} className="verdict">
              <Icon name={isYes ? "tick" : "close"} /> <Computed>{says}</Computed>
            </span>
          ))}
        </data>
      )}
    </>
  );
}
