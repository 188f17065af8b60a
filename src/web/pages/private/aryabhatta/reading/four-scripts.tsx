import type { WordReading } from "#contract/word-reading.ts";
import { SCRIPTS } from "#domain/letters/letters.ts";
import { SCRIPT_LANGUAGES, SCRIPT_NAMES } from "../../../../ui/text/scripts.ts";

/** One reading in each script, so that misreadings are easy to see. */
export function FourScripts({ reading }: { reading: WordReading["reading"] }) {
  return (
    <dl className="four-scripts">
      {SCRIPTS.map((script) => (
        <div key={script}>
          <dt className="label">{script === "latin" ? "Latin (IAST)" : SCRIPT_NAMES[script]}</dt>
          <dd lang={SCRIPT_LANGUAGES[script]}>{reading[script]}</dd>
        </div>
      ))}
    </dl>
  );
}
