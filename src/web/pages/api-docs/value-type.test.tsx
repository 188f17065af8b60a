import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { JsonSchema } from "#contract/openapi/types.ts";
import { ValueType } from "./value-type.tsx";

const $ref = "#/components/schemas/Raga";

test.each<[JsonSchema, string]>([
  [{ $ref }, "Raga"],
  [{ const: "product" }, '"product"'],
  [{ enum: ["place", "zero"] }, '"place" or "zero"'],
  [{ type: ["string", "null"] }, "string or null"],
  [{ anyOf: [{ type: "integer" }, { $ref }] }, "integer or Raga"],
  [{ oneOf: [{ type: "object" }, { type: "object" }] }, "object"],
  [{ type: "array", items: { $ref } }, "list of Raga"],
  [{ type: "array", items: { type: "string" }, maxItems: 9 }, "list (0 to 9) of string"],
  [{ type: "array", prefixItems: [{ $ref }, { type: "null" }] }, "[Raga, null]"],
  [{ type: "object", additionalProperties: { $ref } }, "map of Raga"],
  [{ type: "string", minLength: 1, maxLength: 100 }, "string, 1 to 100 characters"],
  [{ type: "integer", minimum: 0 }, "integer, from 0 on"],
  [{ type: "integer", maximum: Number.MAX_SAFE_INTEGER }, "integer"],
  [{ type: "string", pattern: "^-?\\d+$" }, "string, ^-?\\d+$"],
  [{}, "any value"],
])("%j is told as %s", (schema, words) => {
  const { container } = render(<ValueType schema={schema} />);
  expect(container.textContent).toBe(words);
});

test("a named schema is a link to its place on the page", () => {
  const { getByRole } = render(<ValueType schema={{ $ref }} />);
  expect(getByRole("link", { name: "Raga" }).getAttribute("href")).toBe("#Raga");
});
