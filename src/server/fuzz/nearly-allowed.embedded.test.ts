import fc, { type Arbitrary } from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { JsonSchema } from "#contract/openapi/types.ts";
import { calls, expectDocumented, objections, renewLogins, runs } from "./documented-server.ts";
import { allowedFor, bodyOf, type Given, querySchema, requestFor } from "./requests.ts";

type Fields = Record<string, unknown>;

beforeAll(renewLogins);

const STRANGE_NAMES = ["surprise", "constructor", "toString", "हि", "", "__defineGetter__"];
const STRANGE_VALUES = [
  ...[null, true, [], [[]], {}, { a: 1 }, 0.5, -1, 1e308, 2 ** 53, "", " ", "NaN", "1e9", "0x10"],
  ...["9".repeat(20_001), "क".repeat(101), "-", "१२", "1/0", "\u0000", "\ud800", "\u202e12"],
];

/** One thing is wrong with these fields, most of the time. */
const withOneWrong = (fields: Fields): Arbitrary<Fields> => {
  const names = Object.keys(fields);
  const added = fc
    .tuple(fc.constantFrom(...STRANGE_NAMES), fc.constantFrom(...STRANGE_VALUES))
    .map(([name, value]) => ({ ...fields, [name]: value }));
  if (names.length === 0) return added;
  const name = fc.constantFrom(...names);
  const missing = name.map((gone) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => field !== gone)),
  );
  const other = fc
    .tuple(name, fc.constantFrom(...STRANGE_VALUES))
    .map(([changed, value]) => ({ ...fields, [changed]: value }));
  return fc.oneof(added, missing, other);
};

// The query and forms only have text, and the call decides what it means.
const asText = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}`]));

const inBody = calls.filter((call) => bodyOf(call)?.type === "application/json");
describe.each(inBody)("$key", (call) => {
  test("refuses every body that the document does not allow", async () => {
    const { schema } = bodyOf(call)!;
    const wrong = allowedFor(call).chain((given) =>
      withOneWrong(given.body as Fields).map((body): Given => ({ ...given, body })),
    );
    await fc.assert(
      fc.asyncProperty(wrong, async (given) => {
        const { statusCode } = await expectDocumented(requestFor(call, given), call.operation);
        if (objections(schema, given.body).length > 0) expect([400, 422]).toContain(statusCode);
      }),
      runs(25),
    );
  });

  test("takes its body in no other form", async () => {
    const type = fc.constantFrom(
      ...["text/plain", "application/xml", "multipart/form-data; boundary=x", "", "json", "*/*"],
      ...["application/x-www-form-urlencoded", "application/jsonp", "application/json-patch+json"],
    );
    await fc.assert(
      fc.asyncProperty(allowedFor(call), type, async (given, contentType) => {
        const { headers, ...request } = requestFor(call, given);
        const sent = { ...request, headers: { ...headers, "content-type": contentType } };
        expect((await expectDocumented(sent, call.operation)).statusCode).toBe(415);
      }),
      runs(5),
    );
  });
});

const inQuery = calls.filter((call) => Object.keys(querySchema(call).properties!).length > 0);
describe.each(inQuery)("$key", (call) => {
  test("refuses parameters it does not know, and answers strange ones as documented", async () => {
    const schema: JsonSchema = querySchema(call);
    const wrong = allowedFor(call).chain((given) =>
      withOneWrong({ ...given.query }).map((query): Given => ({ ...given, query: asText(query) })),
    );
    await fc.assert(
      fc.asyncProperty(wrong, async (given) => {
        const { statusCode } = await expectDocumented(requestFor(call, given), call.operation);
        const isKnown = Object.keys(given.query).every((name) => name in schema.properties!);
        const isWhole = schema.required!.every((name) => name in given.query);
        if (!isKnown || !isWhole) expect(statusCode).toBe(422);
      }),
      runs(15),
    );
  });
});

const forMembers = calls.filter(({ operation }) => operation.security.length > 0);
describe.each(forMembers)("$key", (call) => {
  test("opens to no other token", async () => {
    const authorization = fc.oneof(
      fc.constantFrom("", "Bearer", "Bearer ", "Basic YTpi", "bearer null", "Token x"),
      fc.stringMatching(/^[\w-]{1,250}$/).map((text) => `Bearer ${text}`),
      fc.stringMatching(/^[ -~]{0,60}$/).map((text) => `Bearer ${text}`),
    );
    await fc.assert(
      fc.asyncProperty(allowedFor(call), authorization, async (given, header) => {
        const { headers, ...request } = requestFor(call, given);
        const sent = { ...request, headers: { ...headers, authorization: header } };
        expect((await expectDocumented(sent, call.operation)).statusCode).toBe(401);
      }),
      runs(5),
    );
  });
});
