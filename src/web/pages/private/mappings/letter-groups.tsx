import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { type Large, LetterList } from "./letter-cell.tsx";
import type { NumberedConsonant, NumberedVowel, Sheet } from "./sheet.ts";

/** The consonants for tens, 30 to 100, and the extra ones if they are shown. */
export function Avarga({ sheet, large }: { sheet: Sheet; large: Large }) {
  const lists = [
    ["Semivowels", sheet.avarga.slice(0, 4)],
    ["Sibilants and h", sheet.avarga.slice(4)],
    ["Extra letters, outside the rule", sheet.extra],
  ] as const satisfies readonly (readonly [string, readonly NumberedConsonant[]])[];
  return (
    <div className="letter-groups">
      {lists
        .filter(([, letters]) => letters.length > 0)
        .map(([label, letters]) => (
          <div key={label}>
            <p className="label" aria-hidden="true">
              {label}
            </p>
            <LetterList
              label={label}
              letters={letters}
              large={large}
              numberOf={({ value }) => value}
            />
          </div>
        ))}
    </div>
  );
}

interface VowelsProps {
  readonly vowels: readonly NumberedVowel[];
  readonly large: Large;
}

/** The vowels with their position in the list and their place value. */
export function Vowels({ vowels, large }: VowelsProps) {
  const ai = vowels.find(({ forms }) => forms.latin === "ai");
  return (
    <>
      <LetterList
        label="Vowels"
        letters={vowels}
        large={large}
        numberOf={({ number, exponent }) => (
          <>
            <PowerOfTen exponent={exponent} />
            <span className="label">no. {number}</span>
          </>
        )}
      />
      <p className="ref above" role="status">
        {ai && (
          <>
            <span lang="sa-Latn">ai</span> is no. {ai.number} of the {vowels.length} vowels shown,
            and names <PowerOfTen exponent={ai.exponent} /> wherever it stands.
          </>
        )}
      </p>
    </>
  );
}
