import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Avarga } from "./avarga.tsx";
import type { Large } from "./scripts.ts";
import type { Sheet } from "./sheet.ts";
import { Signs } from "./signs.tsx";
import { Vowels } from "./vowels.tsx";

/** The rows after the grid: the other consonants, the vowels, the signs. */
export function SheetRows({ sheet, large }: { sheet: Sheet; large: Large }) {
  return (
    <>
      <LeafRow number={3} title="Avarga, 30 to 100" note="The rest of the 33 count in tens.">
        <Avarga sheet={sheet} large={large} />
      </LeafRow>
      <LeafRow number={4} title="Vowels" note="They name the place. Long counts as short.">
        <Vowels vowels={sheet.vowels} large={large} />
      </LeafRow>
      <LeafRow
        number={5}
        title="Signs"
        note="Matras write a vowel after a consonant. Modifiers add nothing."
      >
        <Signs sheet={sheet} large={large} />
      </LeafRow>
    </>
  );
}
