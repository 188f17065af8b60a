import { expect, test } from "vitest";
import type { z } from "zod";
import { type Api, api } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { COMPILERS } from "./compilers.ts";

const compile = COMPILERS.buildValidator as unknown as () => (given: {
  schema: z.ZodType;
  httpPart: string;
}) => (value: unknown) => { error?: z.ZodError };

const messagesOf = (schema: z.ZodType, httpPart: string, value: unknown) =>
  compile()({ schema, httpPart })(value).error?.issues.map(({ message }) => message) ?? [];

const LONG = "9".repeat(20_001);
const OF_OTHER_KINDS = [undefined, null, true, -0.5, 2 ** 60, "", "#", LONG, [null], { a: 1 }];

/** The value, with each part of it, at any depth, replaced by something of another kind. */
function withPartsReplaced(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return OF_OTHER_KINDS;
  const inner = Object.entries(value).flatMap(([name, part]) =>
    withPartsReplaced(part).map((other) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other },
    ),
  );
  return [...OF_OTHER_KINDS, Array(1_001).fill("1"), ...inner];
}

// Begins with a word or with the name of a field, and is none of the validator's own.
const SENTENCE = /^(?!Invalid|Too |Unrecognized|Expected)[A-Za-z][^\n]*\.$/;

const endpoints = Object.entries(api) as [keyof Api, Endpoint][];
test.each(endpoints)("%s refuses values of other kinds with sentences", (_, call) => {
  const { params, query, body, examples = [] } = call;
  const said = new Set([
    ...(body
      ? examples.flatMap((sent) =>
          withPartsReplaced(sent.body).flatMap((value) => messagesOf(body, "body", value)),
        )
      : []),
    ...Object.entries({ params, querystring: query }).flatMap(([part, schema]) =>
      Object.keys(schema?.shape ?? {}).flatMap((name) =>
        ["", "#", LONG, ["1", "2"]].flatMap((value) =>
          messagesOf(schema!, part, { [name]: value }),
        ),
      ),
    ),
  ]);
  for (const sentence of said) expect(sentence).toMatch(SENTENCE);
});

test.each([
  [
    "POST /aryabhatta/calculate",
    { tokens: [null], operation: "addition" },
    "Send each entry of tokens as a number or text.",
  ],
  ["POST /aryabhatta/encode", { outputScript: "latin" }, "Send number as a number or text."],
  ["POST /ganita/add", { nums: {} }, "Send nums as a list."],
  [
    "POST /ganita/add",
    { nums: ["1", null] },
    'Send each entry of nums as text such as "12.5", or as a whole number.',
  ],
  ["POST /auth/passkey", {}, "Send credential as an object."],
  [
    "POST /auth/second-factor",
    { ticket: "t".repeat(43), recovery_code: 1 },
    "Send recovery_code as text.",
  ],
] as const)("%s tells %j: %s", (key, body, sentence) => {
  expect(messagesOf(api[key].body, "body", body)).toEqual([sentence]);
});

test("a parameter that is sent twice is refused by its name", () => {
  const { query } = api["POST /ganita/urdhva-tiryagbhyam"];
  expect(messagesOf(query, "querystring", { a: "1", b: "2", mode: ["x", "y"] })).toEqual([
    "Send mode once, as a query parameter.",
  ]);
});

test("a refusal of unknown fields stays short, whatever they are called", () => {
  // The longest in JSON, where each character is written as \\u0000.
  const names = ["a", "b", "c", "d"].map((first) => first + "\0".repeat(1_000));
  const [said] = messagesOf(api["POST /auth/confirm"].body, "body", {
    password: "a word",
    ...Object.fromEntries(names.map((name) => [name, 1])),
  });
  expect(said).toMatch(/^Leave out the unknown fields "a\\u0000.* and 1 more\.$/);
  // It stands in the answer twice, in detail and error.
  expect(2 * JSON.stringify(said).length).toBeLessThan(1_500);
});
