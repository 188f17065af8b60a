import type { LatinScheme } from "#domain/letters/latin-schemes.ts";
import { AryabhataNumerals } from "./aryabhata.tsx";
import { Bhutasankhya } from "./bhutasankhya.tsx";
import { KatapayadiDigits } from "./katapayadi.tsx";
import { verseNumbers } from "./verse-numbers.ts";
import "./numbers.css";

interface NumbersProps {
  readonly text: string;
  /** The language tag of the text. */
  readonly lang: string;
  /** The font class for Indic letters. */
  readonly fontClass: string;
  /** How Latin letters are read, where the text is part of a longer one. */
  readonly scheme?: LatinScheme | null;
}

/** The numbers that can be read in a verse, by the three ways of writing numbers in words. */
export function Numbers({ text, lang, fontClass, scheme }: NumbersProps) {
  const { compounds, aryabhata, katapayadi } = verseNumbers(text, scheme);
  return (
    <>
      <h3 className="verse-ways">Bhūtasaṅkhyā: things for how many there are of them</h3>
      <Bhutasankhya compounds={compounds} lang={lang} fontClass={fontClass} />
      <h3 className="verse-ways">Āryabhaṭa: letters for numbers, vowels for places</h3>
      <AryabhataNumerals numerals={aryabhata} fontClass={fontClass} />
      <h3 className="verse-ways">Kaṭapayādi: a digit for each syllable</h3>
      <KatapayadiDigits lines={katapayadi} lang={lang} fontClass={fontClass} />
    </>
  );
}
