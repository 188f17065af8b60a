import { Fragment, useMemo } from "react";
import type { KnownWord } from "#domain/numeration/known-words.ts";
import type { VerseReading } from "#domain/prosody/read-verse.ts";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { Computed } from "../../ui/text/computed.tsx";
import { Bhutasankhya } from "./bhutasankhya.tsx";
import { grouped, type LineDigits, verseNumbers } from "./verse-numbers.ts";

interface NumbersRowProps {
  readonly verse: VerseReading;
  /** The language tag of the text. */
  readonly lang: string;
  /** The font class for Indic letters. */
  readonly fontClass: string;
}

/** The numbers that can be read in a verse, by the three ways of writing numbers in words. */
export function NumbersRow({ verse, lang, fontClass }: NumbersRowProps) {
  const { compounds, aryabhata, katapayadi } = useMemo(() => verseNumbers(verse), [verse]);
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

interface AryabhataNumeralsProps {
  readonly numerals: readonly KnownWord[];
  readonly fontClass: string;
}

/** The numerals of the Aryabhatiya in a verse. */
function AryabhataNumerals({ numerals, fontClass }: AryabhataNumeralsProps) {
  if (numerals.length === 0) {
    return <p className="note">This verse has no numeral of the Āryabhaṭīya.</p>;
  }
  return (
    <>
      <ul className="verse-numerals">
        {numerals.map(({ devanagari, latin, value, meaning }) => (
          <li key={latin}>
            <span className={`verse-word ${fontClass}`} lang="sa-Deva">
              {devanagari}
            </span>{" "}
            <Computed>{grouped(value)}</Computed>
            <p>
              <i lang="sa-Latn">{latin}</i>: {meaning}
            </p>
          </li>
        ))}
      </ul>
      <p className="ref above-s">
        {[...new Set(numerals.map(({ source }) => source))].join("; ")}.
      </p>
    </>
  );
}

interface KatapayadiDigitsProps {
  readonly lines: readonly LineDigits[];
  readonly lang: string;
  readonly fontClass: string;
}

/** The digits of each line of a verse. */
const KatapayadiDigits = ({ lines, lang, fontClass }: KatapayadiDigitsProps) => (
  <>
    <p className="note">
      By this rule any line has digits; few poets meant them. They are read from right to left, but
      in the verse of π from left to right.
    </p>
    {lines.length === 0 && <p className="note">This is prose: its lines are too long.</p>}
    <dl className="verse-digits">
      {lines.map(({ at, text, reading }) => (
        <Fragment key={at}>
          <dt className={fontClass} lang={lang}>
            {text}
          </dt>
          <dd>
            From left to right{" "}
            <Computed>{reading.digits.map(({ digit }) => digit).join("")}</Computed>, from right to
            left <Computed>{reading.text}</Computed>
          </dd>
        </Fragment>
      ))}
    </dl>
  </>
);
