import type { WordReading } from "#contract/word-reading.ts";

/** The value of the same word in the other letter-number system. */
export function KatapayadiLine({ katapayadi }: { katapayadi: WordReading["katapayadi"] }) {
  const { value_text: value, digits } = katapayadi;
  if (digits.length === 0) {
    return <p className="ref mt-2">By katapayadi, another system, this word has no digits.</p>;
  }
  return (
    <p className="ref mt-2 [overflow-wrap:anywhere]">
      By katapayadi, another system, the same word reads <b className="num">{value}</b>:{" "}
      <span lang="sa-Latn">
        {digits.map(({ letter, digit }) => `${letter} ${digit}`).join(", ")}
      </span>
      , from right to left.
    </p>
  );
}
