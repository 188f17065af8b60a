import { afterAll, describe, expect, test } from "vitest";
import { type Api, api } from "#contract/api.ts";
import { API_BASE, callRequest } from "#contract/call-request.ts";
import type { Endpoint, SentCall } from "#contract/endpoint.ts";
import { LARGEST_REQUESTS } from "../testing/largest-requests.ts";
import { logIn } from "../testing/member-calls.ts";
import { startServer } from "../testing/server-process.ts";
import { FIRST_MEMBER, freshStore } from "../testing/stores.ts";

const server = await startServer({ ...(await freshStore()), ...FIRST_MEMBER });
afterAll(() => server.stop("SIGKILL"));
const authorization = `Bearer ${await logIn(server)}`;

const isLogin = (key: string) => key === "POST /auth/login";

async function send(key: string, call: SentCall) {
  const { method, path, headers, body } = callRequest(key, call);
  const answer = await fetch(server.url + API_BASE + path, {
    method,
    headers: { authorization, ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    bytes: Buffer.byteLength(text),
    json: () => JSON.parse(text),
  };
}

const MAX_ANSWER = 500_000;
const MAX_REFUSAL = 2_048;

const fields = (count: number, name: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, 1]));
const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

// Bodies meant to make a refusal long.
const MUCH: readonly [string, unknown][] = [
  ["a list of 80,000 lists", Array(80_000).fill([])],
  ["a list of 900 lists", Array(900).fill([])],
  ["200,000 digits", "9".repeat(200_000)],
  ["200,000 letters", "क".repeat(60_000)],
  ["20,000 fields", fields(20_000, "")],
  ["a nest of 500 lists", nested(500)],
];

const posts = (Object.entries(api) as [keyof Api, Endpoint][]).filter(([, { body }]) => body);
describe.each(posts)("%s", (key, { examples }) => {
  const { body } = examples![0] as { body: object };

  test.each(MUCH)("refuses %s in any of its fields with a short sentence", async (_, value) => {
    for (const name of Object.keys(body)) {
      const answer = await send(key, { body: { ...body, [name]: value } });
      expect(answer.status, name).toBeGreaterThanOrEqual(400);
      expect(answer.bytes, name).toBeLessThanOrEqual(MAX_REFUSAL);
    }
  });
});

test.each(posts.filter(([key]) => !isLogin(key)))(
  "%s refuses 10,000 unknown fields with a short sentence",
  async (key, { examples }) => {
    // Names of 200 characters, each of which JSON writes as six.
    const unknown = { ...fields(100, "\u0001".repeat(200)), ...fields(10_000, "") };
    const example = examples![0] as SentCall & { body: object };
    const call = { ...example, body: { ...example.body, ...unknown } };
    const { status, bytes, json } = await send(key, call);
    expect(status).toBe(422);
    expect(json().detail).toMatch(/^Leave out the unknown fields .* and 10097 more\.$/);
    expect(bytes).toBeLessThanOrEqual(MAX_REFUSAL);
  },
);

test.each([
  ["80,000 lists to add", "POST /ganita/add", { nums: Array(80_000).fill([]) }, "too_long"],
  [
    "a quotient of 19,900 digits, 99 times",
    "POST /aryabhatta/calculate",
    { tokens: ["9".repeat(19_900), ...Array(99).fill("7")], operation: "division_fd" },
    "result_too_large",
  ],
  [
    "100 factors of 190 digits",
    "POST /aryabhatta/calculate",
    { tokens: Array(100).fill("9".repeat(190)), operation: "multiplication" },
    "result_too_large",
  ],
])("%s are refused", async (_, key, body, code) => {
  const { status, json } = await send(key, { body });
  expect({ status, code: json().code }).toEqual({ status: 422, code });
});

const largest = (Object.entries(LARGEST_REQUESTS) as [keyof Api, readonly SentCall[]][]).flatMap(
  ([key, calls]) => calls.map((call, index) => [key, index + 1, call] as const),
);
test.each(largest)("%s answers its largest request %i in half a megabyte", async (key, _, call) => {
  const { status, bytes, text } = await send(key, call);
  expect(status, text.slice(0, 500)).toBe(200);
  expect(bytes).toBeLessThanOrEqual(MAX_ANSWER);
});

test("every calculator has a largest request", () => {
  const calculators = posts.map(([key]) => key).filter((key) => /ganita|calculate/.test(key));
  expect(Object.keys(LARGEST_REQUESTS)).toEqual(expect.arrayContaining(calculators));
});
