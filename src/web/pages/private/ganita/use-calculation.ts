import { useMemo, useState } from "react";
import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { useCall } from "../../../api/use-call.ts";
import { keyOf, requestOf } from "./calls.ts";
import type { Input } from "./entries.ts";

/** Calculates in one call for each input and occasion; null asks nothing. */
export function useCalculation(path: CalculatorPath, input: Input | null, occasion: string) {
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify({ input, occasion, attempt });
  const request = useMemo(() => {
    const sent: Input | null = JSON.parse(asked).input;
    return sent && requestOf(path, sent, 0);
  }, [path, asked]);
  const outcome = useCall(keyOf(path), request);
  return { ...outcome, retry: () => setAttempt(attempt + 1) };
}
