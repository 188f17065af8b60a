import type { RefObject } from "react";
import type { Script } from "#domain/letters/letters.ts";
import { textLength } from "#domain/letters/text-length.ts";
import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/reading/reading.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { SCRIPT_LANGUAGES, SCRIPT_NAMES } from "../../../../ui/text/scripts.ts";
import { KeyGroup } from "./key-group.tsx";
import { keyboardOf } from "./keyboard-keys.ts";
import "./on-screen-keyboard.css";

interface OnScreenKeyboardProps {
  readonly script: Script;
  /** The field it types into, at the caret. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (text: string) => void;
}

/** The letters of a script as keys, for those whose own keyboard has none. */
export function OnScreenKeyboard({ script, field, onChange }: OnScreenKeyboardProps) {
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
