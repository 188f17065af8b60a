import { useState } from "react";
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
  const [choice, setChoice] = useState(() => oneOf(values, stored(name)) ?? fallback);
  function choose(value: Value) {
    setChoice(value);
    try {
      localStorage.setItem(name, value);
    } catch {
      // Storage denied or full: the choice lasts until the page is left.
    }
  }
  return [choice, choose];
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
