/** Returns the text if it is one of the allowed values, else null. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null;
}
