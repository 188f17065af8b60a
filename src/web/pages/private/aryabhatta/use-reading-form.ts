import { useState } from "react";
import type { ReadingRules } from "#domain/numeration/reading.ts";
import { SCRIPTS, type Script } from "#domain/numeration/script.ts";
import { useDraft } from "../use-draft.ts";
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
 * The form for a text: what was typed over what the address says, over what the device remembers,
 * and what is wrong with it.
 */
export function useReadingForm(address: ReadingAddress, occasion: string) {
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
  // A text that was opened without them keeps the ones it was opened with.
  const [onArrival] = useState({ script, inputType });
  const usual = address.text === "" ? { script, inputType } : onArrival;
  const settled: Draft = {
    text: address.text,
    script: address.script ?? usual.script,
    inputType: address.inputType ?? usual.inputType,
    scheme: address.rules.scheme,
  };
  const { draft, isEdited, isRefused, change, refuse } = useDraft("text", settled, occasion);
  const ready = textToSend(draft.text, draft.inputType);
  // An empty page has nothing wrong with it until somebody presses Convert.
  const isJudged = isEdited ? isRefused : address.text !== "";

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
      change(changes);
    },
    /** Says what is wrong with the text. */
    refuse,
  };
}
