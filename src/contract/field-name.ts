/**
 * What a refusal calls the field at a path of the request.
 *
 * @example
 * fieldName(["nums", 3]); // "each entry of nums"
 */
export function fieldName(path: readonly PropertyKey[] = []): string {
  const name = path.filter((part) => typeof part === "string").join(".");
  return typeof path.at(-1) === "number" ? `each entry of ${name}` : name;
}
