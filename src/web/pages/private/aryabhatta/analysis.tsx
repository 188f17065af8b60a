import { useState } from "react";
import type { ProcessSentenceResponse } from "#contract/aryabhatta-answers.ts";
import type { BreakdownEntry } from "#contract/word-reading.ts";
import { VOWELS } from "#domain/letters/letters.ts";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Computed } from "../../../ui/text/computed.tsx";
import { languageOf } from "../../../ui/text/scripts.ts";
import { AsWritten, ColouredLetter, Grouped, ResultNumber, SumAtPlace } from "./parts.tsx";
import { countsAtPlace, type Term, termsOf, termText } from "./terms.ts";
import type { ReadWord } from "./words.ts";
import "./analysis.css";

/**
 * Writes the words with their working as plain text, a line for each word and one for the total.
 *
 * @example
 * resultAsText(words, "4320000"); // "ख्युघृ (khyughṛ) = (2 + 30) × 10^4 + 4 × 10^6 = 4320000"
 */
export function resultAsText(words: readonly ReadWord[], total: string): string {
  const lines = words.map(({ word, reading }) => {
    const terms = termsOf(reading.letters_breakdown).filter(countsAtPlace).map(termText);
    const name = word === reading.reading.latin ? word : `${word} (${reading.reading.latin})`;
    return [name, terms.join(" + "), reading.value_text].filter(Boolean).join(" = ");
  });
  return words.length > 1 ? [...lines, `Total: ${total}`].join("\n") : lines.join("\n");
}

interface AnalysisRowProps {
  readonly entry: BreakdownEntry;
  /** The term that this sign completes; null for any other sign. */
  readonly term: Term | null;
}

/** One sign of a word: what it is, its number, or why it has none. */
function AnalysisRow({ entry, term }: AnalysisRowProps) {
  const { char, type, vowel, consonant, latin, note } = entry;
  return (
    <tr>
      <td>
        <ColouredLetter text={char} latin={latin} />
      </td>
      <td>{type.replaceAll("_", " ")}</td>
      <td>{vowel !== null && <Vowel letter={vowel} />}</td>
      <td className="end serif">
        <ResultNumber text={entry.value_text} />
      </td>
      <td className="serif" lang={consonant === null ? undefined : languageOf(consonant)}>
        {consonant}
      </td>
      <td>
        {term !== null && consonant !== null && <SumAtVowel term={term} />}
        {note !== null && <span className="analysis-note">{note}</span>}
      </td>
    </tr>
  );
}

function Vowel({ letter }: { letter: string }) {
  const vowel = VOWELS.find((one) => Object.values(one).includes(letter));
  return (
    <>
      <span lang={languageOf(letter)}>{letter}</span>{" "}
      {vowel && vowel.latin !== letter && <span lang="sa-Latn">{vowel.latin}</span>}
    </>
  );
}

function SumAtVowel({ term }: { term: Term }) {
  return (
    <span className="analysis-sum">
      {countsAtPlace(term) && (
        <>
          <SumAtPlace term={term} /> ={" "}
        </>
      )}
      <Computed>
        <Grouped value={term.value} />
      </Computed>
    </span>
  );
}

// As in analysis.css: 40rem.
const PHONE_WIDTH = 640;

// A horizontally scrolling element must also scroll by keyboard, and not all browsers see to that.
const REACHABLE = { tabIndex: 0 };

interface AnalysisTableProps {
  readonly words: readonly ReadWord[];
  /** The word shown above. */
  readonly current: ReadWord | null;
  /** The sum of all words, exactly. */
  readonly total: string;
}

/** Every sign of every word with the number it adds, and the totals. */
function AnalysisTable({ words, current, total }: AnalysisTableProps) {
  const isSentence = words.length > 1;
  // On a phone the signs of all words are many screens.
  const [folded, setFolded] = useState<ReadonlySet<ReadWord>>(
    () =>
      new Set(
        isSentence && innerWidth < PHONE_WIDTH ? words.filter((word) => word !== current) : [],
      ),
  );
  const toggle = (word: ReadWord) =>
    setFolded(
      (now) => new Set(now.has(word) ? [...now].filter((one) => one !== word) : [...now, word]),
    );
  return (
    <section className="frame" aria-label="Table of signs" {...REACHABLE}>
      <table className="ruled folded analysis">
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
        {words.map((one) => {
          const { number, word, reading } = one;
          const isFolded = folded.has(one);
          const termByVowel = new Map(
            termsOf(reading.letters_breakdown).map((term) => [term.vowel, term]),
          );
          return (
            <tbody key={number} className={isFolded ? "analysis-folded" : undefined}>
              {isSentence && (
                <tr className="analysis-word">
                  <th scope="rowgroup" colSpan={5}>
                    <button
                      type="button"
                      className="analysis-fold"
                      aria-expanded={!isFolded}
                      onClick={() => toggle(one)}
                    >
                      <Icon name="chevron" />
                      <AsWritten text={word} />
                    </button>
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

interface AnalysisProps {
  readonly words: readonly ReadWord[];
  /** The word shown above. */
  readonly current: ReadWord | null;
  readonly answer: ProcessSentenceResponse;
}

/** The table of signs, and buttons to copy or save the result. */
export function Analysis({ words, current, answer }: AnalysisProps) {
  const json = encodeURIComponent(JSON.stringify(answer, null, 2));
  return (
    <>
      <AnalysisTable words={words} current={current} total={answer.total_text} />
      <div className="row above-l no-print">
        <CopyButton text={resultAsText(words, answer.total_text)} what="working">
          Copy as text
        </CopyButton>
        <CopyButton text={window.location.href} what="link">
          Copy link
        </CopyButton>
        <a
          className="button"
          href={`data:application/json;charset=utf-8,${json}`}
          download="script-to-number.json"
        >
          Download JSON
        </a>
      </div>
    </>
  );
}
