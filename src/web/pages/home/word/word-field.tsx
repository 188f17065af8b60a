import { Fragment } from "react";
import { withoutDirectionMarks } from "#domain/letters/invisible.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Computed } from "../../../ui/text/computed.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { languageOf } from "../../../ui/text/scripts.ts";
import { useSettled } from "../../../ui/use-settled.ts";
import { EXAMPLES } from "./first-word.ts";
import type { LitText } from "./lit-text.ts";
import type { TriedWord } from "./use-tried-word.ts";
import "./word-field.css";

/**
 * Longer than any text that is accepted, so that the page can say so, yet short enough for an
 * address.
 */
const MOST_TYPED = 500;

/** The field for a word, its number below it, and words to press. */
export function WordField({ tried }: { tried: TriedWord }) {
  const { word, change, fontClass, lit } = tried;
  const isUnread = "problem" in lit;
  return (
    <div className="try-field" id="try">
      <Field
        label="Your word"
        className={`field-large ${fontClass}`}
        lang={languageOf(word)}
        value={word}
        error={isUnread && word.trim() !== "" ? lit.problem : null}
        maxLength={MOST_TYPED}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
      {!isUnread && <NumberAtOnce lit={lit} fontClass={fontClass} />}
      <ul className="try-examples" aria-label="Words to try">
        {EXAMPLES.map(({ word: example, lang, meaning }) => (
          <li key={example}>
            <button
              type="button"
              className="try-example"
              aria-pressed={word === example}
              onClick={() => change(example)}
            >
              <span lang={lang} className="first-word">
                {example}
              </span>{" "}
              <span className="label">{meaning}</span>
            </button>
          </li>
        ))}
      </ul>
      <noscript>
        <p className="note">To try a word of your own, allow scripts for this site.</p>
      </noscript>
    </div>
  );
}

function NumberAtOnce({ lit, fontClass }: { lit: LitText; fontClass: string }) {
  const { text, exact, hasVowel } = lit;
  const said = useSettled(
    hasVowel ? `The word counts ${exact}.` : "The word has no vowel, so it has no number.",
  );
  return (
    <>
      <p className="try-number">
        <bdi lang={languageOf(text)} className={fontClass}>
          {withoutDirectionMarks(text)}
        </bdi>{" "}
        {hasVowel ? (
          <>
            = <Computed>{exact}</Computed>
            <Sum lit={lit} />
          </>
        ) : (
          "has no vowel, so it has no number."
        )}
      </p>
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}

/** How the number is added up: by akshara, its consonants times what its vowel makes them count. */
function Sum({ lit: { aksharas } }: { lit: LitText }) {
  const terms = aksharas.flatMap(({ at, exponent, letters }) => {
    const values = letters.flatMap(({ value }) => value ?? []);
    return exponent === null || values.length === 0 ? [] : [{ at, exponent, values }];
  });
  const [{ exponent, values } = { exponent: 0, values: [] }] = terms;
  if (terms.length === 1 && exponent === 0 && values.length === 1) return null;
  return (
    <span className="try-sum">
      {terms.map(({ at, exponent, values }, index) => (
        <Fragment key={at}>
          {index > 0 && " "}
          <span className="nowrap">
            {index > 0 && "+ "}
            {values.length > 1 ? `(${values.join(" + ")})` : values}
            {exponent > 0 && (
              <>
                {" "}
                × <PowerOfTen exponent={exponent} />
              </>
            )}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
