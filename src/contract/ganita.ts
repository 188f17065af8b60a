import { z } from "zod";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import {
  addResponse,
  subtractResponse,
  urdhvaResponse,
  workingResponse,
} from "./ganita-answers.ts";
import { type FurtherSutra, furtherInputs, numbersInput } from "./ganita-inputs.ts";

// The maximum and default number of steps in one answer; long lines make them fewer.
const MAX_STEPS = 500;

/** The maximum number of a period's digits in one answer. */
export const MAX_PERIOD_DIGITS = 10_000;

const count = (name: string, from: number, to = Number.MAX_SAFE_INTEGER) => {
  const error =
    to === Number.MAX_SAFE_INTEGER
      ? `${name} is a whole number from ${from} on.`
      : `${name} is a whole number from ${from} to ${to}.`;
  return z.coerce.number<number | string>({ error }).int(error).min(from, error).max(to, error);
};
const numeral = (name: string) => z.string({ error: `Send ${name} once, as a query parameter.` });

const stepsPage = {
  steps_offset: count("steps_offset", 0)
    .default(0)
    .describe("The first step of this page; 0 is the first of all."),
  steps_limit: count("steps_limit", 1, MAX_STEPS)
    .default(MAX_STEPS)
    .describe("The most steps of this page; long lines make them fewer."),
};
const periodPage = {
  period_offset: count("period_offset", 0)
    .default(0)
    .describe("The first digit of the period to answer."),
  period_limit: count("period_limit", 1, MAX_PERIOD_DIGITS)
    .default(MAX_PERIOD_DIGITS)
    .describe("The most digits of the period to answer."),
};

/** Which part of a long working to answer. */
const stepsQuery = z.strictObject(stepsPage);
export type StepsPage = z.output<typeof stepsQuery>;

/** The same, and which part of a long period. */
const decimalQuery = z.strictObject({ ...stepsPage, ...periodPage });
export type PeriodPage = Omit<z.output<typeof decimalQuery>, keyof StepsPage>;

const urdhvaQuery = stepsQuery.extend({
  a: numeral("a").describe("The first number."),
  b: numeral("b").describe("The second number."),
  vinculum: z
    .enum(["true", "false"], { error: "vinculum is true or false." })
    .default("false")
    .transform((value) => value === "true")
    .describe("Turns digits over 5 into bar digits first, which keeps the products small."),
  column: count("column", 0)
    .optional()
    .describe("Answers this column alone, with all of its products."),
});

const nikhilamQuery = stepsQuery.extend({
  a: numeral("a").describe("The first number."),
  b: numeral("b").describe("The second number."),
  base: numeral("base").exactOptional().describe("A power of ten; left out, the closest one."),
});

// Which of these belong together depends on the mode; the call itself checks that.
const ekadhikenaQuery = decimalQuery.extend({
  mode: z.string().exactOptional().describe("square, product or recurring; left out, square."),
  n: numeral("n").exactOptional().describe("With square: the number, ending in 5."),
  a: numeral("a").exactOptional().describe("With product: the first number."),
  b: numeral("b")
    .exactOptional()
    .describe("With product: the second, beginning alike, ending in its complement."),
  p: numeral("p").exactOptional().describe("With recurring: the numerator."),
  q: numeral("q").exactOptional().describe("With recurring: the denominator."),
});

const refusals = {
  422: "Not a number, over a limit, an unknown mode, or outside the sutra; suggest names calculators that take it.",
};

const further = <P extends FurtherSutra>(path: P, summary: string) => ({
  summary,
  access: "member" as const,
  query: stepsQuery,
  body: furtherInputs[path],
  response: workingResponse,
  refusals,
});

export const ganitaEndpoints = {
  "POST /ganita/add": {
    summary: "Add numbers column by column, with a dot for every full ten.",
    access: "member",
    query: stepsQuery,
    body: numbersInput,
    response: addResponse,
    refusals,
  },
  "POST /ganita/subtract": {
    summary: "Subtract by columns as bar digits, then clear the bars.",
    access: "member",
    query: stepsQuery,
    body: numbersInput,
    response: subtractResponse,
    refusals,
  },
  "POST /ganita/urdhva-tiryagbhyam": {
    summary: "Multiply vertically and crosswise.",
    access: "member",
    query: urdhvaQuery,
    response: urdhvaResponse,
    refusals,
  },
  "POST /ganita/nikhilam-navatashcaramam-dashatah": {
    summary: "Multiply numbers near a power of ten: all from nine and the last from ten.",
    access: "member",
    query: nikhilamQuery,
    response: workingResponse,
    refusals,
  },
  "POST /ganita/ekadhikena-purvena": {
    summary: "Square n ending in 5, multiply like beginnings a and b, or write p/q as a decimal.",
    access: "member",
    query: ekadhikenaQuery,
    response: workingResponse,
    refusals,
  },
  "POST /ganita/paravartya-yojayet": further(
    "paravartya-yojayet",
    "Divide numbers or polynomials, or solve simple equations: transpose and apply.",
  ),
  "POST /ganita/shunyam-samyasamuccaye": further(
    "shunyam-samyasamuccaye",
    "Solve equations in which a total is the same on both sides.",
  ),
  "POST /ganita/anurupyena": further(
    "anurupyena",
    "Multiply from a base such as 50, solve equations in ratio, or cube: proportionately.",
  ),
  "POST /ganita/sankalana-vyavakalanabhyam": further(
    "sankalana-vyavakalanabhyam",
    "Solve two equations by addition and by subtraction.",
  ),
  "POST /ganita/puranapuranabhyam": further(
    "puranapuranabhyam",
    "Complete the square, the cube, or the tens of a sum.",
  ),
  "POST /ganita/chalana-kalanabhyam": further(
    "chalana-kalanabhyam",
    "Find roots and repeated factors of a polynomial by its derivatives.",
  ),
  "POST /ganita/yavadunam": further(
    "yavadunam",
    "Square or cube a number by what it lacks from a power of ten.",
  ),
  "POST /ganita/vyashtisamashtih": further(
    "vyashtisamashtih",
    "Multiply about the average, or solve a sum of fourth powers by it.",
  ),
  "POST /ganita/shesanyankena-charamena": {
    ...further(
      "shesanyankena-charamena",
      "Write p/q as a decimal: the remainders by the last digit.",
    ),
    query: decimalQuery,
  },
  "POST /ganita/sopantyadvayamantyam": further(
    "sopantyadvayamantyam",
    "Solve equations of factors in progression, or multiply by 11 to 19.",
  ),
  "POST /ganita/ekanyunena-purvena": further(
    "ekanyunena-purvena",
    "Multiply by nines: by one less than the previous one.",
  ),
  "POST /ganita/gunakasamuccayah": further(
    "gunakasamuccayah",
    "Hold a factorisation against its first differential.",
  ),
  "POST /ganita/gunakanupatih": further(
    "gunakanupatih",
    "Check a product by sums of coefficients or digit roots, or multiply in proportion.",
  ),
} as const satisfies Record<EndpointKey, Endpoint>;
