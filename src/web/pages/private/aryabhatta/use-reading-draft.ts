import { useState } from "react";
import type { ReadingRules } from "#domain/numeration/reading.ts";
import { SCRIPTS, type Script } from "#domain/numeration/script.ts";
import { INPUT_TYPES, type InputType, type ReadingAddress } from "./reading-address.ts";
import { useRememberedChoice } from "./remembered-choice.ts";
import { textToSend } from "./text-to-send.ts";

/** What stands in the form. */
export interface Draft {
  readonly text: string;
  readonly script: Script;
  readonly inputType: InputType;
  readonly scheme: ReadingRules["scheme"];
}

/**
 * What stands in the form: what the visitor changed since the last conversion, over what the
 * address says, over what the device remembers.
 */
export function useReadingDraft(address: ReadingAddress, occasion: string) {
  const [script, rememberScript] = useRememberedChoice(
    "script-to-number.script",
    SCRIPTS,
    "devanagari",
  );
  const [inputType, rememberInputType] = useRememberedChoice(
    "script-to-number.input-type",
    INPUT_TYPES,
    "word",
  );
  const [edited, setEdited] = useState<{
    readonly of: string;
    readonly changes: Partial<Draft>;
    readonly refused: boolean;
  } | null>(null);
  const current = edited?.of === occasion ? edited : null;
  // What was typed ends with its conversion, and is not there again on the way back to it.
  if (edited !== current) setEdited(current);

  // A text that was opened without them keeps the ones it was opened with.
  const [onArrival] = useState({ script, inputType });
  const usual = address.text === "" ? { script, inputType } : onArrival;
  const settled: Draft = {
    text: address.text,
    script: address.script ?? usual.script,
    inputType: address.inputType ?? usual.inputType,
    scheme: address.rules.scheme,
  };
  const draft = { ...settled, ...current?.changes };
  const ready = textToSend(draft.text, draft.inputType);
  // An empty page has nothing wrong with it until somebody presses Convert.
  const isJudged = current === null ? address.text !== "" : current.refused;

  return {
    draft,
    /** What the address converts, whatever was changed in the form since. */
    settled,
    /** The text of the form as it would be sent, or what is wrong with it. */
    ready,
    /** What is wrong with the text, once it is to be said. */
    problem: isJudged && "problem" in ready ? ready.problem : null,
    change(changes: Partial<Draft>) {
      if (changes.script) rememberScript(changes.script);
      if (changes.inputType) rememberInputType(changes.inputType);
      setEdited({ of: occasion, changes: { ...current?.changes, ...changes }, refused: false });
    },
    /** Says what is wrong with the text. */
    refuse() {
      setEdited({ of: occasion, changes: { ...current?.changes }, refused: true });
    },
  };
}
