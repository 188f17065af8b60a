import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { type Term, wordTerms } from "./word-terms.ts";
import type { ReadWord } from "./words.ts";

/** A word's number as the sum of its letters: (2 + 30) × 10⁴ + 4 × 10⁶. */
export function WordSum({ word }: { word: ReadWord }) {
  return wordTerms(word.reading).map((term, index) => (
    <span key={`${term.exponent} ${term.addends}`}>
      {index > 0 && " + "}
      <span className="nowrap">
        <TermText {...term} />
      </span>
    </span>
  ));
}

function TermText({ addends, exponent }: Term) {
  const sum = addends.join(" + ");
  if (exponent === 0) return sum;
  return <PowerOfTen mantissa={addends.length > 1 ? `(${sum})` : sum} exponent={exponent} />;
}
