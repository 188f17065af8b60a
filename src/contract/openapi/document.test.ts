import { describe, expect, test } from "vitest";
import { objectionsBy, resolve } from "#server/testing/documented.ts";
import { api } from "../api.ts";
import { REFUSAL_CODES } from "../refusal-codes.data.ts";
import { openApiDocument } from "./document.ts";
import type { Answer, Header, JsonSchema, MediaType, Operation, Reference } from "./types.ts";

const document = openApiDocument();
const objections = objectionsBy(document);
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
);

const contentsOf = ({ content = {} }: Pick<Answer, "content">): MediaType[] =>
  Object.values(content);

function expectTrue({ schema, examples = {} }: MediaType) {
  for (const { value } of Object.values(examples)) expect(objections(schema, value)).toEqual([]);
}

test("there is one operation for each call of the contract, and each has a name of its own", () => {
  expect(calls.map(([key]) => key)).toEqual(Object.keys(api));
  expect(new Set(calls.map(([, { operationId }]) => operationId)).size).toBe(calls.length);
});

test.each([
  ["/auth/login", "login"],
  ["/auth/second-factor", "secondFactor"],
  ["/account/totp/confirm", "totpConfirm"],
  ["/cirus/dhq/{state}", "dhqByState"],
  ["/cirus/workings/{view}/{place}", "workingsByViewByPlace"],
  ["/saved/work/{id}/change", "workByIdChange"],
])("the operation at %s is called %s", (path, name) => {
  const [operation] = Object.values(document.paths[path]!);
  expect(operation!.operationId).toBe(name);
});

test("every reference leads somewhere, and every shared piece is referred to", () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
  const used = new Set([...references].map(([, reference]) => reference!));
  for (const $ref of used) expect(resolve(document, { $ref }), $ref).toBeDefined();
  const pieces = Object.entries(document.components)
    .filter(([kind]) => kind !== "securitySchemes")
    .flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`));
  // These two answers occur where there is no call to describe.
  const unused = ["NoSuchAddress", "MethodNotAllowed"].map((n) => `#/components/responses/${n}`);
  expect(pieces.filter((piece) => !used.has(piece))).toEqual(unused);
});

test("no pattern has what the regular expressions of other languages lack", () => {
  const patterns = Array.from(
    JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g),
    ([, pattern]): string => JSON.parse(pattern!),
  );
  expect(patterns.length).toBeGreaterThan(10);
  const lacking = {
    "Python: properties of characters and \\u{…}": /\\[pP]|\\u\{/,
    "Go: a look around, a reference back and a count above 1,000": /\(\?[=!<]|\\[1-9]|\d{4,}\}/,
    "Java and Rust: an unescaped [ in a class": /\[(?:[^[\]\\]|\\.)*\[/,
  };
  const found = Object.entries(lacking).map(([what, sign]) => [
    what,
    patterns.filter((pattern) => sign.test(pattern)),
  ]);
  expect(found).toEqual(Object.keys(lacking).map((what) => [what, []]));
});

// RFC 9110, 15.5.2.
test("every 401 has the header that HTTP asks of it", () => {
  const unauthorised = calls.flatMap(([, { responses }]) =>
    responses[401] ? [resolve<Answer>(document, responses[401])] : [],
  );
  expect(unauthorised.length).toBeGreaterThan(10);
  for (const { headers } of unauthorised) expect(headers).toHaveProperty("WWW-Authenticate");
});

test("no schema with a name is written out again", () => {
  const written = JSON.stringify(document);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    expect([name, written.split(JSON.stringify(schema)).length]).toEqual([name, 2]);
  }
});

describe.each(calls)("%s", (_, operation) => {
  test("says what it does, for whom, and under which heading", () => {
    const { summary, description, tags, security } = operation;
    expect([summary, description]).toEqual([
      expect.stringMatching(/^\S.*\.$/),
      expect.stringMatching(/^\S.*\.$/),
    ]);
    expect(document.tags.map(({ name }) => name)).toContain(tags[0]);
    const isForMembers =
      /account|saved|aryabhatta|ganita/.test(tags[0]!) ||
      /^(logout|confirm)$/.test(operation.operationId);
    expect(security).toEqual(isForMembers ? [{ bearer: [] }] : []);
  });

  test("tells every parameter, and its example fits", () => {
    for (const given of operation.parameters ?? []) {
      const { description, schema, example } = given;
      expect(description).toMatch(/\.$/);
      if (example !== undefined) expect(objections(schema, example)).toEqual([]);
    }
  });

  test("shows bodies and answers that fit their schemas", () => {
    if (operation.requestBody) {
      const [content] = contentsOf(operation.requestBody);
      expect(Object.keys(content!.examples!)).not.toEqual([]);
      expectTrue(content!);
    }
    for (const [status, given] of Object.entries(operation.responses)) {
      const answer = resolve<Answer>(document, given);
      expect(answer.description).toMatch(/\.$/);
      expect([status, contentsOf(answer).length]).toEqual([status, /^[23]04/.test(status) ? 0 : 1]);
      contentsOf(answer).forEach(expectTrue);
      for (const header of Object.values(answer.headers)) {
        const { schema, example } = resolve<Header>(document, header);
        expect(objections(schema, example)).toEqual([]);
      }
    }
  });
});

// A visitor tries the public calls on the page itself; these need a token.
test.each(calls.filter(([, { security }]) => security.length > 0))(
  "%s shows an answer",
  (_, { responses }) => {
    for (const { schema, examples } of contentsOf((responses[200] as Answer) ?? {})) {
      expect(examples ?? resolve<JsonSchema>(document, schema as Reference).examples).toBeDefined();
    }
  },
);

test("the example of a schema with a name fits it", () => {
  const shown = Object.values(document.components.schemas).filter(({ examples }) => examples);
  expect(shown).not.toEqual([]);
  for (const schema of shown) {
    for (const example of schema.examples!) expect(objections(schema, example)).toEqual([]);
  }
});

// A member's call, one that changes an account, and a public one.
test.each([
  ["/ganita/add", "post", ["200", "400", "401", "403", "413", "415", "422", "503"]],
  ["/account/password", "post", ["204", "400", "401", "403", "413", "415", "422", "429", "503"]],
  ["/cirus/dhq/{state}", "get", ["200", "304", "400", "404", "422", "503"]],
] as const)("%s tells all it can answer", (path, method, statuses) => {
  expect(Object.keys(document.paths[path]![method]!.responses)).toEqual([...statuses]);
});

test("the address of the calls is relative, so that it is true wherever the document is read", () => {
  expect(document.servers.map(({ url }) => url)).toEqual(["/api/v1"]);
});

test("every code of a refusal is explained", () => {
  const { description } = document.components.schemas.Refusal!.properties!.code!;
  for (const code of Object.keys(REFUSAL_CODES)) expect(description).toContain(`\`${code}\`: `);
});
