import type { ProcessSentenceResponse } from "#contract/aryabhatta-answers.ts";
import { buttonClass } from "../../../../ui/controls/button-class.ts";
import { CopyButton } from "../../../../ui/controls/copy-button.tsx";
import type { ReadWord } from "../words.ts";
import { AnalysisTable } from "./analysis-table.tsx";
import { resultAsText } from "./result-as-text.ts";
import "./analysis.css";

interface AnalysisProps {
  readonly words: readonly ReadWord[];
  readonly answer: ProcessSentenceResponse;
}

/** The table of signs, and buttons to copy or save the result. */
export function Analysis({ words, answer }: AnalysisProps) {
  const json = encodeURIComponent(JSON.stringify(answer, null, 2));
  return (
    <>
      <AnalysisTable words={words} total={answer.total_text} />
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <CopyButton text={resultAsText(words, answer.total_text)} what="working">
          Copy as text
        </CopyButton>
        <CopyButton text={window.location.href} what="link">
          Copy link
        </CopyButton>
        <a
          className={buttonClass()}
          href={`data:application/json;charset=utf-8,${json}`}
          download="script-to-number.json"
        >
          Download JSON
        </a>
      </div>
    </>
  );
}
