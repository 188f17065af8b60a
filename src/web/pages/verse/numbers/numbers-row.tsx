import { useMemo } from "react";
import type { LatinScheme } from "#domain/letters/latin-schemes.ts";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { AryabhataNumerals } from "./aryabhata.tsx";
import { Bhutasankhya } from "./bhutasankhya.tsx";
import { KatapayadiDigits } from "./katapayadi.tsx";
import { verseNumbers } from "./verse-numbers.ts";
import "./numbers.css";

interface NumbersRowProps {
  readonly text: string;
  /** The language tag of the text. */
  readonly lang: string;
  /** The font class for Indic letters. */
  readonly fontClass: string;
  /** How Latin letters are read, where the text is part of a longer one. */
  readonly scheme?: LatinScheme | null;
}

/** The numbers that can be read in a verse, by the three ways of writing numbers in words. */
export function NumbersRow({ text, lang, fontClass, scheme }: NumbersRowProps) {
  const { compounds, aryabhata, katapayadi } = useMemo(
    () => verseNumbers(text, scheme),
    [text, scheme],
  );
  return (
    <LeafRow number={4} title="Verse as number" note="Words and letters can stand for numbers.">
      <h3 className="verse-ways">
        Bhūtasaṅkhyā: a number by the name of things that come in that number
      </h3>
      <Bhutasankhya compounds={compounds} lang={lang} fontClass={fontClass} />
      <h3 className="verse-ways">Āryabhaṭa: letters for numbers, vowels for places</h3>
      <AryabhataNumerals numerals={aryabhata} fontClass={fontClass} />
      <h3 className="verse-ways">Kaṭapayādi: a digit for each syllable</h3>
      <KatapayadiDigits lines={katapayadi} lang={lang} fontClass={fontClass} />
    </LeafRow>
  );
}
