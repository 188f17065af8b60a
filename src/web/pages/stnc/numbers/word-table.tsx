import { groupedText, lakhCroreWords } from "#domain/exact/digit-grouping.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { WideTable } from "../wide-table.tsx";
import { type ReadWord, SKY_WORDS, type Term, wordTerms } from "./examples.ts";

/** Words of the Aryabhatiya with the sums of their letters. */
export function WordTable() {
  return (
    <WideTable
      caption="Words of the Aryabhatiya"
      heads={["Word", "Number", "Letters", "What it counts"]}
      folds
    >
      {SKY_WORDS.map((word) => (
        <tr key={word.latin} className="word-row">
          <th scope="row">
            <Sanskrit font="granth" className="block large">
              {word.devanagari}
            </Sanskrit>
            <i lang="sa-Latn" className="iast">
              {word.latin}
            </i>
          </th>
          <td>
            <Computed>{groupedText(`${word.reading.value}`, "western")}</Computed>
            {word.reading.value >= 1000n && (
              <span className="label block">{lakhCroreWords(word.reading.value)}</span>
            )}
          </td>
          <td className="num">
            <WordSum word={word} />
          </td>
          <td>
            {word.meaning}
            <span className="label block">{verseOf(word.source)}</span>
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

// The edition is the same for all, so it is named under the table.
const verseOf = (source: string) => source.replace(/^Āryabhaṭīya, | \(1\.10.*|; GRETIL.*/g, "");

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
