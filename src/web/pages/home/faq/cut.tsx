import { standingAlone } from "../../../ui/standing-alone.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { type LitText, litText } from "../word/lit-text.ts";

const { text: word, aksharas } = litText("नमस्ते") as LitText;

/** नमस्ते cut into pieces; those that are letters have their colour. */
export const CUTS = {
  akshara: aksharas.map(({ text }) => ({ text, hex: null })),
  sound: aksharas.flatMap(({ letters }) =>
    letters.map(({ letter, hex }) => ({ text: letter, hex })),
  ),
  character: [...word].map((sign) => ({ text: standingAlone(sign), hex: null })),
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
