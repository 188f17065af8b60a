import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { apiErrorBody } from "#contract/error.ts";
import { anyCodePoints } from "#domain/any-text.fixture.ts";
import { CALCULATOR_PATHS, type CalculatorPath } from "#domain/ganita/ganita.ts";
import { KNOWN } from "#domain/ganita/known-answers.fixture.ts";
import { memberToken, openTestApp } from "../testing/test-app.ts";

const { app } = await openTestApp();
const token = await memberToken(app);

type Fields = Readonly<Record<string, unknown>>;
type Key = Extract<keyof typeof api, `${string} /ganita/${string}`>;
const keys = Object.keys(api).filter((key): key is Key => key.includes(" /ganita/"));

/** The calculators that take their numbers in the query. */
const IN_QUERY: ReadonlySet<string> = new Set([
  "urdhva-tiryagbhyam",
  "nikhilam-navatashcaramam-dashatah",
  "ekadhikena-purvena",
]);
const CALL_BY_PATH: Partial<Record<CalculatorPath, string>> = {
  addition: "add",
  subtraction: "subtract",
};
const keyOf = (path: CalculatorPath) => `POST /ganita/${CALL_BY_PATH[path] ?? path}` as Key;

function post(path: CalculatorPath, input: Fields, page: Fields = {}, headers = {}) {
  const inQuery = IN_QUERY.has(path);
  const query = Object.entries(inQuery ? { ...input, ...page } : page);
  return app.inject({
    method: "POST",
    url: `/api/v1${keyOf(path).split(" ")[1]}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    query: Object.fromEntries(query.map(([name, value]) => [name, `${value}`])),
    ...(!inQuery && { payload: input }),
  });
}

/** Makes a call and checks its answer against the contract. */
async function answer(path: CalculatorPath, input: Fields, page: Fields = {}) {
  const reply = await post(path, input, page);
  expect(reply.statusCode, reply.body).toBe(200);
  return api[keyOf(path)].response.parse(reply.json()) as Answer;
}

/** Makes a call that is refused, and gives the refusal. */
async function refusal(path: CalculatorPath, input: Fields, page: Fields = {}) {
  const reply = await post(path, input, page);
  const body = apiErrorBody.parse(reply.json());
  expect(body.detail).toMatch(/^\S.{10,}\.$/u);
  return { status: reply.statusCode, ...body };
}

/** The possible content of any call's answer. */
interface Answer {
  readonly result?: unknown;
  readonly result_text?: unknown;
  readonly sum_text?: string;
  readonly difference_text?: string;
  readonly outcome: string;
  readonly code: string | null;
  readonly steps: readonly (string | (Fields & { data?: Fields }))[];
  readonly working?: readonly { readonly data: Fields }[];
  readonly steps_total: number;
  readonly next_offset: number | null;
  readonly note: string | null;
  readonly suggest: readonly string[];
  readonly period?: { length: number; digits: string; next_offset: number | null };
  readonly [name: string]: unknown;
}

const resultOf = (found: Answer) => found.sum_text ?? found.difference_text ?? found.result_text;

const linesOf = ({ steps, working }: Answer) =>
  working ?? (steps as readonly { readonly data?: Fields }[]);

/** All figures of a working together; columns also as a list. */
function figuresOf(found: Answer) {
  const figures = linesOf(found).map(({ data = {} }) => data);
  const columns = figures.flatMap(({ column }) => column ?? []);
  // A product of numbers worked crosswise has its figures in the steps themselves.
  const steps = columns.length > 0 ? columns : found.steps;
  return { ...Object.assign({}, ...figures), columns, steps };
}

const CHOICES: ReadonlySet<string> = new Set(["mode", "type", "power", "vinculum"]);

/** Every number as text, through lists and objects. */
function asText(value: unknown): unknown {
  if (typeof value === "bigint" || typeof value === "number") return `${value}`;
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, asText(entry)]));
}

const awkward = fc.oneof(
  fc.constantFrom("0", "-0", "1/0", "९९", "−7", "1e5", "Infinity", "", "9".repeat(1_001), "0.1"),
  fc.integer({ min: -30, max: 30 }).map(String),
  anyCodePoints(20),
);

/** The input with every number of it replaced. */
function withNumbers(input: unknown, number: unknown): Fields {
  const replaced = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(replaced) : number;
  const entries = Object.entries(input as Fields);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, CHOICES.has(name) ? value : replaced(value)]),
  );
}

describe.each(CALCULATOR_PATHS)("%s", (path) => {
  const cases = KNOWN[path].answers.map((known) => [JSON.stringify(known.input), known] as const);

  test.each(cases)("%s", async (_, { input, result, intermediates }) => {
    const found = await answer(path, input);
    expect(resultOf(found)).toEqual(asText(result));
    const figures = figuresOf(found);
    expect(asText(figures)).toMatchObject(asText(intermediates) as object);
    for (const { data = {} } of linesOf(found)) {
      for (const name of Object.keys(data).filter((key) => key.endsWith("_text"))) {
        expect(data[name]).toEqual(asText(data[name.replace(/_text$/, "")]));
      }
    }
    expect([found.steps_total, found.next_offset]).toEqual([found.steps.length, null]);
  });

  test.each(KNOWN[path].refusals ?? [])("$error for $input", async ({ input, error, suggest }) => {
    const reply = await post(path, input);
    if (reply.statusCode === 200) {
      const { result, code } = await answer(path, input);
      expect({ result, code }).toEqual({ result: null, code: error });
    } else {
      const { status, code, suggest: suggested = [] } = await refusal(path, input);
      expect({ status, code, suggested }).toEqual({ status: 422, code: error, suggested: suggest });
    }
  });

  const { input } = KNOWN[path].answers[0]!;

  test("asks a visitor to log in", async () => {
    const reply = await post(path, input, {}, { authorization: "" });
    expect(reply.statusCode).toBe(401);
    expect(apiErrorBody.parse(reply.json()).code).toBe("login_required");
  });

  test("says which field is missing, and which is unknown", async () => {
    const missing = await refusal(path, {});
    expect(missing.status).toBe(422);
    expect(missing.detail).toMatch(
      /^(Send (a|n|p|m|nums|dividend|equations|coefficients|factors) |power is)/,
    );

    const unknown = await refusal(path, { ...input, surprise: 1 });
    expect(unknown).toMatchObject({ status: 422, code: "invalid_request" });
    expect(unknown.detail).toContain('"surprise"');
  });

  test("refuses a page that cannot be", async () => {
    for (const page of [{ steps_limit: 501 }, { steps_limit: 0 }, { steps_offset: -1 }]) {
      expect(await refusal(path, input, page)).toMatchObject({
        status: 422,
        code: "invalid_request",
        detail: expect.stringContaining(Object.keys(page)[0]!),
      });
    }
  });

  test("answers or refuses, whatever is written for a number", async () => {
    await fc.assert(
      fc.asyncProperty(awkward, async (text) => {
        const reply = await post(path, withNumbers(input, text));
        if (reply.statusCode === 200) api[keyOf(path)].response.parse(reply.json());
        else {
          expect(reply.statusCode, reply.body).toBe(422);
          apiErrorBody.parse(reply.json());
        }
      }),
      { numRuns: 40 },
    );
  });
});

test.each(CALCULATOR_PATHS.filter((path) => !IN_QUERY.has(path)))(
  "%s takes safe whole JSON numbers and no others",
  async (path) => {
    const { input } = KNOWN[path].answers[0]!;
    for (const number of [2 ** 53, -(2 ** 53), 0.5, 1e300]) {
      const { status, code } = await refusal(path, withNumbers(input, number));
      expect({ status, code }).toEqual({ status: 422, code: "use_text" });
    }
    for (const number of [null, true, { value: 1 }, [[[1]]]]) {
      const { status, code } = await refusal(path, withNumbers(input, number));
      expect({ status, code }).toEqual({ status: 422, code: "invalid_request" });
    }
  },
);

describe("choices nobody offers", () => {
  test.each<[CalculatorPath, Fields, string]>([
    ["ekadhikena-purvena", { mode: "cube", n: 5 }, "mode is one of square, product, recurring."],
    ["anurupyena", { mode: "cubes", n: 5 }, "mode is one of product, shunyam-anyat, cube."],
    ["anurupyena", { mode: 3, n: 5 }, "mode is one of product, shunyam-anyat, cube."],
    ["yavadunam", { power: 4, n: 98 }, "power is one of 2, 3."],
    [
      "paravartya-yojayet",
      { mode: "equation", type: 5, coefficients: [1, 2, 3, 4] },
      "type is one of 1, 2, 3, 4.",
    ],
  ])("%s refuses %j", async (path, input, detail) => {
    expect(await refusal(path, input)).toMatchObject({ status: 422, code: "bad_mode", detail });
  });

  test("fields of another mode are refused", async () => {
    const { detail } = await refusal("ekadhikena-purvena", { n: 25, p: 1 });
    expect(detail).toBe('Leave out the unknown field "p".');
  });

  test("a list has as many places as its equation", async () => {
    const short = await refusal("sankalana-vyavakalanabhyam", { equations: [[1, 2, 3]] });
    expect(short.detail).toBe("Send equations as a list of 2.");
    const equations = [
      [1, 2, 3],
      [4, 5],
    ];
    const uneven = await refusal("sankalana-vyavakalanabhyam", { equations });
    expect(uneven.detail).toBe("Send each entry of equations as a list of 3.");
  });
});

test("whole numbers past 2^53 are text, others numbers, each with its exact text", async () => {
  const small = await answer("addition", { nums: [1, "2"] });
  expect(small).toMatchObject({ sum: 3, sum_text: "3" });
  const large = await answer("addition", { nums: ["9007199254740991", 1] });
  expect(large).toMatchObject({ sum: "9007199254740992", sum_text: "9007199254740992" });
  const decimal = await answer("subtraction", { nums: ["10", "2.5"] });
  expect(decimal).toMatchObject({ difference: "7.5", difference_text: "7.5" });
  const division = await answer("paravartya-yojayet", { dividend: "9".repeat(20), divisor: 112 });
  expect(division).toMatchObject({
    result: { quotient: "892857142857142857", remainder: 15 },
    result_text: { quotient: "892857142857142857", remainder: "15" },
  });
});

test.each<[CalculatorPath, Fields, string]>([
  ["urdhva-tiryagbhyam", { a: "98", b: "1/2" }, "1/2"],
  ["ekadhikena-purvena", { mode: "recurring", p: "1.5", q: "7" }, "1.5"],
  ["shesanyankena-charamena", { p: "1", q: "0" }, "0"],
  ["nikhilam-navatashcaramam-dashatah", { a: "98", b: "97", base: "50" }, "50"],
  ["anurupyena", { a: "46", b: "43", base: "55" }, "55"],
  ["paravartya-yojayet", { dividend: "12", divisor: 0 }, "0"],
  ["veshtanam", { n: "437", divisor: "10" }, "10"],
  ["ekanyunena-purvena", { n: "12", nines: "98" }, "98"],
  ["sopantyadvayamantyam", { mode: "multiply", n: "5", by: "23" }, "23"],
  ["puranapuranabhyam", { a: "0", b: "2", c: "3" }, "0"],
  ["puranapuranabhyam", { mode: "cubic", a: "0", b: "2", c: "3", d: "4" }, "0"],
  ["dvandva-yoga", { mode: "root", n: "2", places: "99" }, "99"],
  ["dvandva-yoga", { mode: "root", n: "-2", places: "9" }, "-2"],
  ["gunakanupatih", { mode: "proportion", a: "16", b: "25", ratio: "0" }, "0"],
  ["chalana-kalanabhyam", { coefficients: ["1", "x", "2"] }, "x"],
])("%s with %j refuses its entry %s", async (path, input, entry) => {
  expect(await refusal(path, input)).toMatchObject({ status: 422, entry });
});

test("a refusal of the numbers together, or of one too long to send back, names none", async () => {
  expect(
    await refusal("ekadhikena-purvena", { mode: "product", a: "44", b: "47" }),
  ).not.toHaveProperty("entry");
  expect(await refusal("yavadunam", { n: "9".repeat(2_000), power: 2 })).not.toHaveProperty(
    "entry",
  );
});

test("a clumsy product says what fits better", async () => {
  const { note, suggest } = await answer("nikhilam-navatashcaramam-dashatah", { a: 523, b: 487 });
  expect(note).toMatch(/far from a power of ten/);
  expect(suggest).toEqual(["anurupyena", "urdhva-tiryagbhyam"]);
});

describe("long workings", () => {
  const nines = "9".repeat(1_000);

  test("a product of 1,000 digits each comes by pages that join", async () => {
    const input = { a: nines, b: nines };
    const digits: unknown[] = [];
    let offset: number | null = 0;
    while (offset !== null) {
      const page: Answer = await answer("urdhva-tiryagbhyam", input, { steps_offset: offset });
      expect(page.steps.length).toBeLessThanOrEqual(500);
      digits.push(...page.steps.map((step) => (step as Fields).digit));
      expect(page.steps_total).toBe(2_000);
      offset = page.next_offset;
    }
    expect(digits.reverse().join("")).toBe(`${BigInt(nines) ** 2n}`);
  });

  test("a page of long lines ends early, and the next goes on from there", async () => {
    const input = { nums: Array(50).fill(nines) };
    const first = await answer("addition", input);
    expect(first.steps.length).toBeLessThan(500);
    expect(first.next_offset).toBe(first.steps.length);
    const next = await answer("addition", input, { steps_offset: first.next_offset });
    expect((next.working![0] as Fields).step).toBe(first.steps.length + 1);
  });

  test("coefficients in a query have commas between them", async () => {
    const input = { mode: "polynomial", first: "2,3", second: "4,-5" };
    const { result, steps_total } = await answer("urdhva-tiryagbhyam", input);
    expect([result, steps_total]).toEqual([[8, 2, -15], 5]);
    const none = await refusal("urdhva-tiryagbhyam", { mode: "polynomial", first: "2,3" });
    expect(none.status).toBe(422);
  });

  test("one column comes with all of its products", async () => {
    const input = { a: nines, b: nines, column: 999 };
    const { steps, steps_total, next_offset } = await answer("urdhva-tiryagbhyam", input);
    expect([steps.length, steps_total, next_offset]).toEqual([1, 2_000, null]);
    expect((steps[0] as Fields).products).toHaveLength(1_000);

    const none = await refusal("urdhva-tiryagbhyam", { a: 12, b: 34, column: 5 });
    expect(none).toMatchObject({ status: 422, code: "number_out_of_range" });
  });

  test("a page past the end is empty, and one of a step goes on", async () => {
    const input = { nums: [1, 2] };
    const past = await answer("addition", input, { steps_offset: 900 });
    expect([past.steps, past.next_offset]).toEqual([[], null]);
    const one = await answer("addition", input, { steps_offset: 1, steps_limit: 1 });
    expect([one.steps.length, one.next_offset]).toEqual([1, 2]);
  });

  test("a long period is read by pages", async () => {
    const input = { p: 1, q: 19_541 };
    const first = await answer("shesanyankena-charamena", input);
    const { length, digits, next_offset } = first.period!;
    expect([length, digits.length, next_offset]).toEqual([19_540, 10_000, 10_000]);
    const last = await answer("shesanyankena-charamena", input, { period_offset: next_offset });
    expect(last.period!.next_offset).toBeNull();
    const period = BigInt(digits + last.period!.digits);
    expect(period * 19_541n).toBe(10n ** 19_540n - 1n);
  });

  test("a decimal that ends has no period", async () => {
    expect(await answer("shesanyankena-charamena", { p: 7, q: 8 })).not.toHaveProperty("period");
  });

  test.each<[CalculatorPath, Fields]>([
    ["urdhva-tiryagbhyam", { a: `${nines}9`, b: 1 }],
    ["addition", { nums: [`${nines}9`] }],
    ["addition", { nums: Array(1_001).fill(1) }],
    ["addition", { nums: Array(101).fill(nines) }],
    ["gunakasamuccayah", { factors: Array(9).fill([1, 1]) }],
  ])("%s refuses what is over its limit", async (path, input) => {
    expect(await refusal(path, input)).toMatchObject({ status: 422, code: "too_long" });
  });
});

test("add and subtract tell each line of their working as text too", async () => {
  const { steps, working } = await answer("subtraction", { nums: [723, 246] });
  expect(steps).toEqual(
    working!.map((line) => `${(line as Fields).description} ${(line as Fields).calculation}`),
  );
  expect(steps.join("\n")).toContain("5 2\u0304 3\u0304");
});

test("every calculator has one call, and every call one calculator", () => {
  expect(CALCULATOR_PATHS.map(keyOf).toSorted()).toEqual(keys.toSorted());
});

test("a product of two numbers of fifty digits has a short answer, and each column in full on request", async () => {
  const input = { a: "98765".repeat(10), b: "12345".repeat(10) };
  const whole = await post("urdhva-tiryagbhyam", input);
  expect(whole.body.length).toBeLessThan(46_000);
  const column = await answer("urdhva-tiryagbhyam", input, { column: 49 });
  expect(column.steps[0]!).toMatchObject({ column: 49, products_total: null });
  expect((column.steps[0] as { products: unknown[] }).products).toHaveLength(50);
});
