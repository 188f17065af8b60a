import { STHANAS } from "#domain/sound/articulation.data.ts";
import type { Articulation } from "#domain/sound/articulation.ts";
import { effortTerms } from "#domain/sound/effort-terms.ts";
import { ipaOf } from "./ipa-of.ts";
import { LetterButton } from "./letter-button.tsx";
import type { PlaceLetter } from "./place-letters.ts";

interface LetterEffortsProps {
  readonly caption: string;
  readonly letters: readonly PlaceLetter[];
}

/** Letters with their sign of the International Phonetic Alphabet and their efforts. */
export function LetterEfforts({ caption, letters }: LetterEffortsProps) {
  return (
    <div className="frame">
      <table className="efforts">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">IPA</th>
            <th scope="col">Effort</th>
          </tr>
        </thead>
        <tbody>
          {letters.map((letter) => {
            const { latin, forms, articulation, effort } = letter;
            return (
              <tr key={latin}>
                <th scope="row">
                  <LetterButton letter={letter} />
                </th>
                <td>{`[${ipaOf(latin, forms.latin)}]`}</td>
                <td>{inSanskrit(articulation) ?? effort}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The efforts, and the place if it is between two; null for what the tradition does not describe. */
function inSanskrit(letter: Articulation) {
  const terms = effortTerms(letter).map(({ iast }) => iast);
  if (terms.length === 0) return null;
  const { parts, iast } = STHANAS[letter.sthana];
  return <i lang="sa-Latn">{[...terms, ...(parts.length > 1 ? [iast] : [])].join(" ")}</i>;
}
