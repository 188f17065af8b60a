import type { Raga } from "#domain/raga/raga.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { WithSanskrit } from "../../../ui/text/with-sanskrit.tsx";

/** How the first two syllables of a raga's name give its number, step by step. */
export function RagaNameNumber({ raga }: { raga: Raga }) {
  const { syllables, value, valueByRule, note } = raga.katapayadi;
  return (
    <>
      <p className="measure">
        In each of the first two syllables the last consonant before the vowel is a digit, and the
        digits are read from right to left.
      </p>
      <ol className="name-number">
        {syllables.map(({ text, letter, digit }) => (
          <li key={text}>
            <i lang="sa-Latn" className="serif folio-word">
              {text}
            </i>
            <span>
              <i lang="sa-Latn" className="serif">
                {letter}
              </i>{" "}
              counts <b>{digit}</b>
            </span>
          </li>
        ))}
        <li>
          <span className="serif folio-word">
            <Computed>{value}</Computed>
          </span>
          <span>
            from right to left:{" "}
            {syllables
              .map(({ digit }) => digit)
              .reverse()
              .join(", then ")}
          </span>
        </li>
      </ol>
      {note !== null && (
        <p className="ref above-l">
          <WithSanskrit font="ragas">{note}</WithSanskrit>
          {valueByRule !== value && ` By the rule alone the name would count ${valueByRule}.`}
        </p>
      )}
    </>
  );
}
