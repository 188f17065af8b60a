import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { SCRIPT_LANGUAGES } from "../../../ui/text/scripts.ts";
import type { LitAkshara, LitLetter } from "./lit-aksharas.ts";
import type { LitText } from "./lit-text.ts";

interface LitLettersProps {
  readonly lit: LitText;
  /** The font class for the aksharas as written. */
  readonly fontClass: string;
}

/** A word's letters in their colours, grouped into aksharas. */
export function LitLetters({ lit: { text, script, aksharas }, fontClass }: LitLettersProps) {
  return (
    <ol className="lit" aria-label={`Aksharas of ${text}`}>
      {aksharas.map((akshara) => (
        <li key={akshara.at} className="lit-akshara">
          <ol className="lit-letters">
            {akshara.letters.map((letter) => (
              <Lit
                key={letter.at}
                {...letter}
                lang={script === "latin" ? SCRIPT_LANGUAGES.devanagari : SCRIPT_LANGUAGES[script]}
              />
            ))}
          </ol>
          <p className="lit-sum">
            <span lang={SCRIPT_LANGUAGES[script]} className={fontClass}>
              {akshara.text}
            </span>{" "}
            <span className="label">
              <Place exponent={akshara.exponent} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function Lit({ letter, iast, hex, value, place, lang }: LitLetter & { lang: string }) {
  return (
    <li className="lit-letter">
      <LetterChip hex={hex} lang={lang} className="lit-chip">
        {letter}
      </LetterChip>
      <span className="lit-name">
        <span className="iast" lang="sa-Latn">
          {iast}
        </span>{" "}
        {value}
      </span>
      <span className="label">{place}</span>
    </li>
  );
}

/** What the vowels make their consonants count, by exponent. */
const COUNTED: Readonly<Record<number, string>> = {
  0: "ones",
  2: "hundreds",
  4: "ten thousands",
  6: "millions",
  8: "hundred millions",
  10: "ten billions",
  12: "trillions",
  14: "hundred trillions",
  16: "ten quadrillions",
};

function Place({ exponent }: Pick<LitAkshara, "exponent">) {
  if (exponent === null) return "no vowel, so it counts nothing";
  return `counts ${COUNTED[exponent]}`;
}
