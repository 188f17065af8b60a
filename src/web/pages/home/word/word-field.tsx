import { Field } from "../../../ui/controls/field.tsx";
import { languageOf } from "../../../ui/text/scripts.ts";
import { EXAMPLES } from "./first-word.ts";
import type { TriedWord } from "./use-tried-word.ts";
import "./first-words.css";
import "./word-field.css";

/**
 * Longer than any text that is accepted, so that the page can say so, yet short enough for an
 * address.
 */
const MOST_TYPED = 500;

/** The field for a word, with words to press. */
export function WordField({ tried }: { tried: TriedWord }) {
  const { word, change, touch, fontClass, lit } = tried;
  const isUnread = lit !== null && "problem" in lit && word.trim() !== "";
  return (
    <div className="try-field" id="try">
      <Field
        label="Your word"
        className={`field-large ${fontClass}`}
        lang={languageOf(word)}
        value={word}
        error={isUnread ? lit.problem : null}
        maxLength={MOST_TYPED}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={touch}
        onChange={(event) => change(event.target.value)}
      />
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
