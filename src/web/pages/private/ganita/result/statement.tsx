import { Icon } from "../../../../ui/icon.tsx";
import { Computed } from "../../../../ui/text/computed.tsx";
import { ShownMaths } from "../digits/digits-shown.tsx";
import type { Worked } from "./worked.ts";

interface StatementProps {
  readonly worked: Worked;
  /** Whether only the question is shown. */
  readonly isHidden?: boolean;
}

/** The question and its answer. */
export function Statement({ worked, isHidden = false }: StatementProps) {
  const { question, answer, text, verdicts } = worked;
  if (isHidden) {
    return (
      <span className="result-statement">
        <ShownMaths of={question} /> …
      </span>
    );
  }
  return (
    <>
      <span className="result-statement">
        <ShownMaths of={question} />{" "}
        {answer.length > 0 &&
          (verdicts.length > 0 ? (
            <ShownMaths of={answer} />
          ) : (
            <data value={text}>
              <Computed>
                <ShownMaths of={answer} />
              </Computed>
            </data>
          ))}
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
