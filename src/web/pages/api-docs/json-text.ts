// What fits on one line of a phone stays on one line.
const LINE = 64;

/**
 * Writes a value as JSON for people: lists and objects that fit stay on one line.
 *
 * @example
 * jsonText({ a: [1, 2] }); // '{ "a": [1, 2] }'
 */
export function jsonText(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((entry) => jsonText(entry, inner))
    : Object.entries(value).map(
        ([name, entry]) => `${JSON.stringify(name)}: ${jsonText(entry, inner)}`,
      );
  const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (parts.length === 0) return isList ? "[]" : "{}";
  if (line.length <= LINE - indent.length && !line.includes("\n")) return line;
  const [open, close] = isList ? "[]" : "{}";
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}
