/** Finds a text among the values allowed; null for anything else. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null;
}
