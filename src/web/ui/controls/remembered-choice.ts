import { useState } from "react";
import { storedText, storeText } from "../../api/browser-storage.ts";
import { oneOf } from "./one-of.ts";

/**
 * A choice stored on this device. If storage is denied or holds an invalid value, the choice starts
 * at `fallback` and lasts as long as the page.
 */
export function useRememberedChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: Value,
): [choice: Value, choose: (value: Value) => void] {
  const [choice, setChoice] = useState(() => oneOf(values, storedText(name)) ?? fallback);
  function choose(value: Value) {
    setChoice(value);
    storeText(name, value);
  }
  return [choice, choose];
}
