import type { z } from "zod";
import { API_BASE } from "#contract/call-request.ts";
import { fieldName } from "#contract/field-name.ts";

type Issue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};
const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " entries" };

/**
 * Says what to send instead, where the contract has no words of its own; the validator's are for
 * programmers.
 *
 * @param part Of the request: `body`, `querystring` or `params`.
 */
export const refusalWords =
  (part: string) =>
  (issue: Issue): string => {
    const { path = [] } = issue;
    if (issue.code === "unrecognized_keys") return unknownFields(issue.keys);
    if (path.length === 0) return "Send a body with the fields of this call.";
    const name = fieldName(path);
    if (issue.code === "invalid_value") return `${name} is one of ${issue.values.join(", ")}.`;
    if (issue.code === "too_big") {
      const most = issue.maximum.toLocaleString("en");
      return `Send at most ${most}${UNITS[issue.origin] ?? ""} in ${name}.`;
    }
    const kinds = kindsOf(issue);
    if (kinds.length === 0) return `Send ${name} as ${API_BASE}/openapi.json describes it.`;
    // A parameter is text, unless it is sent twice.
    if (part === "querystring") return `Send ${name} once, as a query parameter.`;
    return `Send ${name} as ${kinds.join(" or ")}.`;
  };

// What may be sent instead; empty if another kind would not help.
function kindsOf(issue: Issue | z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_union") return issue.errors.flat().flatMap(kindsOf);
  return issue.code === "invalid_type" ? [KINDS[issue.expected] ?? []].flat() : [];
}

const MOST_NAMES = 3;
const LONGEST_NAME = 30;

function unknownFields(names: readonly string[]): string {
  const shown = names
    .slice(0, MOST_NAMES)
    .map((name) => JSON.stringify(name.slice(0, LONGEST_NAME)))
    .join(", ");
  const others = names.length - MOST_NAMES;
  if (others > 0) return `Leave out the unknown fields ${shown} and ${others} more.`;
  return `Leave out the unknown field${names.length > 1 ? "s" : ""} ${shown}.`;
}
