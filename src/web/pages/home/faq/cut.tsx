import { colourOf } from "#domain/colour/letter-colours.ts";
import { readText } from "#domain/numeration/read-text.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";

const { syllables, word } = readText("नमस्ते", "devanagari").words[0]!;

/** नमस्ते cut into pieces; those that are letters have their colour. */
export const CUTS = {
  akshara: syllables.map(({ text }) => ({ text, hex: null })),
  sound: syllables
    .flatMap(({ consonants, vowel }) => (vowel === null ? consonants : [...consonants, vowel]))
    .map((latin) => colourOf(latin)!)
    .map(({ devanagari: text, hex }) => ({ text, hex })),
  // A combining sign needs a base to stand on.
  character: [...word].map((sign) => ({
    text: /\p{M}/u.test(sign) ? `◌${sign}` : sign,
    hex: null,
  })),
  byte: [...new TextEncoder().encode(word)].map((byte) => ({
    text: byte.toString(16).toUpperCase(),
    hex: null,
  })),
};

/** One way to cut the word, with the name of its pieces. */
export function Cut({ by, name }: { by: keyof typeof CUTS; name: string }) {
  const lang = by === "byte" ? "zxx" : "sa-Deva";
  return (
    <li>
      <b>
        {CUTS[by].length} {name}
      </b>
      <ul>
        {CUTS[by].map(({ text, hex }, at) => {
          const key = `${at} ${text}`;
          return (
            <li key={key}>
              {hex === null ? (
                <span lang={lang} className="cut">
                  {text}
                </span>
              ) : (
                <LetterChip hex={hex} lang={lang}>
                  {text}
                </LetterChip>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
