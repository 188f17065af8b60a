import { Computed } from "../../../../ui/text/computed.tsx";
import { AsWritten } from "../as-written.tsx";
import { Grouped } from "../grouped.tsx";
import type { ReadWord } from "../words.ts";
import { AnalysisRow } from "./analysis-row.tsx";
import { termsOf } from "./terms.ts";

// A horizontally scrolling element must also scroll by keyboard, and not all browsers see to that.
const REACHABLE = { tabIndex: 0 };

interface AnalysisTableProps {
  readonly words: readonly ReadWord[];
  /** The sum of all words, exactly. */
  readonly total: string;
}

/** Every sign of every word with the number it adds, and the totals. */
export function AnalysisTable({ words, total }: AnalysisTableProps) {
  const isSentence = words.length > 1;
  return (
    <section className="frame" aria-label="Table of signs" {...REACHABLE}>
      <table className="ruled analysis">
        <caption className="unseen">Signs with their type, vowel and value</caption>
        <thead>
          <tr>
            <th scope="col">Character</th>
            <th scope="col">Type</th>
            <th scope="col">Vowel</th>
            <th scope="col" className="end">
              Value
            </th>
            <th scope="col">Consonant</th>
            <th scope="col">Consonant sum at vowel</th>
          </tr>
        </thead>
        {words.map(({ number, word, reading }) => {
          const termByVowel = new Map(
            termsOf(reading.letters_breakdown).map((term) => [term.vowel, term]),
          );
          return (
            <tbody key={number}>
              {isSentence && (
                <tr className="analysis-word">
                  <th scope="rowgroup" colSpan={5}>
                    <AsWritten text={word} />
                  </th>
                  <td>
                    <Computed>
                      <Grouped value={reading.value_text} />
                    </Computed>
                  </td>
                </tr>
              )}
              {[...reading.letters_breakdown.entries()].map(([place, entry]) => (
                <AnalysisRow key={place} entry={entry} term={termByVowel.get(entry) ?? null} />
              ))}
            </tbody>
          );
        })}
        <tfoot>
          <tr>
            <td colSpan={5}>{isSentence ? "Total of the sentence" : "Value of the word"}</td>
            <td>
              <Computed>
                <Grouped value={total} />
              </Computed>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
