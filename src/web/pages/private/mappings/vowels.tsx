import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { LetterList } from "./letter-list.tsx";
import type { Large } from "./scripts.ts";
import type { NumberedVowel } from "./sheet.ts";

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
      <p className="ref mt-5" role="status">
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
