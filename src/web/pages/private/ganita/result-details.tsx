import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Draft } from "./calculator-address.ts";
import { cutDigits } from "./cut-digits.ts";
import { ShownMaths } from "./digits-shown.tsx";
import { groupedForms } from "./grouped-forms.ts";
import { Suggestions } from "./sutra-links.tsx";
import type { Worked } from "./worked.ts";

interface ResultDetailsProps {
  readonly worked: Worked;
  readonly draft: Draft;
  /** Whether the numbers are too long for a link. */
  readonly isOnlyHere: boolean;
  readonly hasAllDigits: boolean;
  readonly onAllDigits: (hasAllDigits: boolean) => void;
}

/** The check of a result, notes on it, and buttons to copy or save it. */
export function ResultDetails(props: ResultDetailsProps) {
  const { worked, draft, isOnlyHere, hasAllDigits, onAllDigits } = props;
  return (
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
  );
}

function CheckLine({ description, notation }: Worked["check"]) {
  // "Check by digit roots: …" starts with the name of the check.
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
