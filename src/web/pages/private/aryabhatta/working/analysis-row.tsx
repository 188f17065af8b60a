import type { BreakdownEntry } from "#contract/word-reading.ts";
import { colourOf } from "#domain/colour/letter-colours.ts";
import { VOWELS } from "#domain/letters/letters.ts";
import { standingAlone } from "../../../../ui/standing-alone.ts";
import { Computed } from "../../../../ui/text/computed.tsx";
import { LetterChip } from "../../../../ui/text/letter-chip.tsx";
import { PowerOfTen } from "../../../../ui/text/power-of-ten.tsx";
import { languageOf } from "../../../../ui/text/scripts.ts";
import { Grouped } from "../grouped.tsx";
import { ResultNumber } from "../result-number.tsx";
import { addendsOf, countsAtPlace, type Term } from "./terms.ts";

interface AnalysisRowProps {
  readonly entry: BreakdownEntry;
  /** The term that this sign completes; null for any other sign. */
  readonly term: Term | null;
}

/** One sign of a word: what it is, its number, or why it has none. */
export function AnalysisRow({ entry, term }: AnalysisRowProps) {
  const { char, type, vowel, consonant, latin, note } = entry;
  return (
    <tr>
      <td>
        <LetterChip hex={(latin && colourOf(latin)?.hex) || null} lang={languageOf(char)}>
          {standingAlone(char)}
        </LetterChip>
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
  const addends = addendsOf(term).join(" + ");
  return (
    <span className="analysis-sum">
      {countsAtPlace(term) && (
        <>
          {term.consonants.length > 1 ? `(${addends})` : addends} ×{" "}
          <PowerOfTen exponent={term.vowel?.exponent ?? 0} /> ={" "}
        </>
      )}
      <Computed>
        <Grouped value={term.value} />
      </Computed>
    </span>
  );
}
