import { useContext } from "react";
import { type Grouping, groupedText } from "#domain/exact/digit-grouping.ts";
import { notationText } from "#domain/ganita/working/notation.ts";
import { KeepButton } from "../../../../keeping/keep-button.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { CopyButton } from "../../../../ui/controls/copy-button.tsx";
import { GroupingChoice } from "../../../../ui/controls/grouping-choice.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { GroupingContext } from "../../../../ui/text/digit-grouping.ts";
import type { Draft } from "../address/calculator-address.ts";
import { cutDigits } from "../digits/cut-digits.ts";
import { ShownMaths } from "../digits/digits-shown.tsx";
import { groupDigits } from "../digits/group-digits.ts";
import { Suggestions } from "../sutras/sutra-links.tsx";
import type { Worked } from "./worked.ts";

interface ResultDetailsProps {
  readonly worked: Worked;
  readonly draft: Draft;
  /** Whether the numbers are too long for a link. */
  readonly isOnlyHere: boolean;
  readonly hasAllDigits: boolean;
  readonly onAllDigits: (hasAllDigits: boolean) => void;
  readonly onGrouping: (grouping: Grouping) => void;
}

/** The check of a result, notes on it, and buttons to copy or save it. */
export function ResultDetails(props: ResultDetailsProps) {
  const { worked, draft, isOnlyHere, hasAllDigits, onAllDigits, onGrouping } = props;
  const grouping = useContext(GroupingContext);
  return (
    <>
      {worked.periodLength !== null && (
        <p className="label num">
          {groupedText(`${worked.periodLength}`, grouping)} digits repeat for ever.
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
        <KeepButton
          name={notationText([...worked.question, " ", ...worked.answer])}
          disabledReason={isOnlyHere ? "These numbers are too long to keep." : null}
        />
      </div>
      {hasGroups(worked) && (
        <div className="result-grouping no-print">
          <GroupingChoice grouping={grouping} onGrouping={onGrouping} />
        </div>
      )}
    </>
  );
}

function CheckLine({ name, says, notation }: Worked["check"]) {
  return (
    <span>
      <b>{name}</b> {says} <ShownMaths of={notation} />
    </span>
  );
}

const linesOf = ({ question, answer, check }: Worked) => [question, answer, check.notation];
const hasLongNumbers = (worked: Worked) => linesOf(worked).some((line) => cutDigits(line) !== line);
const hasGroups = (worked: Worked) =>
  linesOf(worked).some((line) => groupDigits(line, "western") !== line);
