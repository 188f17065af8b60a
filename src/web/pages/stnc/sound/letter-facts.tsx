import { STHANAS } from "#domain/sound/articulation.data.ts";
import { effortTerms } from "#domain/sound/effort-terms.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { ipaOf, type PlaceLetter } from "./place-letters.ts";

/** A letter's name and sign, its place and its efforts. */
export function LetterFacts({ letter }: { readonly letter: PlaceLetter }) {
  const { forms, hex, articulation } = letter;
  const { iast, english } = STHANAS[articulation.sthana];
  const terms = [{ iast, english: english.toLowerCase() }, ...effortTerms(articulation)];
  return (
    <>
      <p className="said-who row">
        <LetterChip hex={hex} lang="sa-Deva">
          {forms.devanagari}
        </LetterChip>
        <i className="iast" lang="sa-Latn">
          {forms.latin}
        </i>
        <span>{`[${ipaOf(letter)}]`}</span>
      </p>
      <dl>
        {terms.map((term) => (
          <div key={term.iast}>
            <dt lang="sa-Latn">{term.iast}</dt>
            <dd>{term.english}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
