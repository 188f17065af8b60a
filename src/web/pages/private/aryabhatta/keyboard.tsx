import { type ReactNode, type RefObject, useState } from "react";
import type { Script } from "#domain/letters/letters.ts";
import { textLength } from "#domain/letters/text-length.ts";
import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/reading.ts";
import { followArrows } from "../../../ui/follow-arrows.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SCRIPT_LANGUAGES, SCRIPT_NAMES } from "../../../ui/text/scripts.ts";
import { type Key, keyboardOf } from "./keyboard-keys.ts";
import { Fold } from "./parts.tsx";
import "./keyboard.css";

interface KeyGroupProps {
  readonly label: string;
  readonly columns: number;
  readonly keys: readonly Key[];
  readonly lang: string;
  readonly onPress: (text: string) => void;
  /** Further keys at the end, which are buttons of their own. */
  readonly children?: ReactNode;
}

/** Rows of keys with a single Tab stop; arrow keys move between them. */
function KeyGroup({ label, columns, keys, lang, onPress, children }: KeyGroupProps) {
  const [reached, setReached] = useState(0);

  return (
    <div>
      <p className="label" aria-hidden="true">
        {label}
      </p>
      <div
        role="toolbar"
        aria-label={label}
        className="key-grid"
        style={{ "--columns": columns } as object}
        onKeyDown={(event) =>
          followArrows(event, { all: event.currentTarget.querySelectorAll("button"), columns })
        }
      >
        {keys.map(({ text, shown, name, hex }, index) => (
          <button
            key={name}
            type="button"
            className="key"
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => setReached(index)}
            onClick={() => onPress(text)}
          >
            <span lang={lang}>{shown}</span> <span className="unseen">{name}</span>
            <svg className="key-colour" aria-hidden="true">
              <rect width="100%" height="100%" fill={hex ?? "currentcolor"} />
            </svg>
          </button>
        ))}
        {children}
      </div>
    </div>
  );
}

interface KeyboardProps {
  readonly script: Script;
  /** The field it types into, at the caret. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (text: string) => void;
}

/** The letters of a script as keys, for those whose own keyboard has none. */
function Keyboard({ script, field, onChange }: KeyboardProps) {
  const { varga, others, signs } = keyboardOf(script);
  const lang = SCRIPT_LANGUAGES[script];

  function replace(text: string, start: number, end: number) {
    const input = field.current;
    if (input === null) return;
    const changed = input.value.slice(0, start) + text + input.value.slice(end);
    if (text && textLength(changed) > MAX_TEXT_CODE_POINTS) return;
    // The caret goes with it, and React finds in the field what it is about to write there.
    input.setRangeText(text, start, end, "end");
    onChange(changed);
  }

  function write(text: string) {
    const { start, end } = selectionOf(field.current);
    replace(text, start, end);
  }

  function erase() {
    const { start, end, before } = selectionOf(field.current);
    const last = start === end ? ([...before].at(-1)?.length ?? 0) : 0;
    replace("", start - last, end);
  }

  const groups = { lang, onPress: write };
  return (
    <fieldset className="keyboard">
      <legend className="unseen">{SCRIPT_NAMES[script]} keyboard</legend>
      <KeyGroup {...groups} label="Varga, 1 to 25" columns={5} keys={varga} />
      <KeyGroup {...groups} label="Vowels, and the rest 30 to 100" columns={5} keys={others} />
      <KeyGroup
        {...groups}
        label={script === "latin" ? "Signs" : "Vowel signs"}
        columns={3}
        keys={signs}
      >
        <button type="button" className="key key-word" onClick={() => write(" ")}>
          Space
        </button>
        <button type="button" className="key" aria-label="Delete last letter" onClick={erase}>
          <Icon path="M7 4.5h10v11H7L2.5 10zM10 8l4 4M14 8l-4 4" />
        </button>
      </KeyGroup>
    </fieldset>
  );
}

function selectionOf(input: HTMLInputElement | null) {
  const text = input?.value ?? "";
  const start = input?.selectionStart ?? text.length;
  const end = input?.selectionEnd ?? text.length;
  return { start, end, before: text.slice(0, start) };
}

/** The on-screen keyboard, collapsed. */
export const KeyboardFold = (props: KeyboardProps) => (
  <Fold title="On-screen keyboard">
    <Keyboard key={props.script} {...props} />
  </Fold>
);
