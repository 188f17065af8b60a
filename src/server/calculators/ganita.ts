import type { FastifyInstance } from "fastify";
import { MAX_PERIOD_DIGITS, type PeriodPage, type StepsPage } from "#contract/ganita.ts";
import type { WorkingResponse } from "#contract/ganita-answers.ts";
import { ganitaKey } from "#contract/ganita-call.ts";
import { inputSchema } from "#contract/ganita-inputs.ts";
import {
  type AnyCalculation,
  CALCULATOR_AT,
  type Calculation,
  type InputOf,
  type Period,
  sankalanam,
  urdhvaTiryagbhyam,
  type Value,
  vyavakalanam,
} from "#domain/ganita/ganita.ts";
import { mount } from "../http/mount.ts";
import { refusalWords } from "../http/refusal-words.ts";
import { exactOnWire } from "./exact-on-wire.ts";
import { urdhvaOnWire } from "./urdhva-on-wire.ts";
import {
  calculationOnWire,
  nextOffset,
  stepOnWire,
  textOf,
  valueOnWire,
  withSteps,
} from "./working-on-wire.ts";

const IN_QUERY = { error: refusalWords("querystring") };

/** The calculators of Vedic arithmetic, each with its working in pages. */
export function ganitaRoutes(app: FastifyInstance) {
  mount(app, "POST /ganita/add", ({ body, query }) => {
    const calculation = sankalanam.answer(body);
    return { ...exactOnWire("sum", calculation.result!), ...linesOnWire(calculation, query) };
  });
  mount(app, "POST /ganita/subtract", ({ body, query }) => {
    const calculation = vyavakalanam.answer(body);
    return {
      ...exactOnWire("difference", calculation.result!),
      ...linesOnWire(calculation, query),
    };
  });
  const readCrosswise = inputSchema(urdhvaTiryagbhyam);
  mount(app, "POST /ganita/urdhva-tiryagbhyam", ({ query }) => {
    const { vinculum, column, steps_offset, steps_limit, ...sent } = query;
    const page = { steps_offset, steps_limit };
    const input = readCrosswise.parse(sent, IN_QUERY) as InputOf<"urdhva-tiryagbhyam">;
    const calculation = urdhvaTiryagbhyam.answer({ ...input, vinculum } as typeof input);
    return "framing" in calculation
      ? urdhvaOnWire(calculation, { ...page, column })
      : workingOnWire(calculation, page);
  });
  for (const calculator of Object.values(CALCULATOR_AT)) {
    const key = ganitaKey(calculator) as FurtherKey;
    if (ITS_OWN.has(key)) continue;
    const schema = inputSchema(calculator);
    mount(app, key, ({ body, query }: { body?: unknown; query: Page }) => {
      const { steps_offset, steps_limit, period_offset, period_limit, ...sent } = query;
      const page = { steps_offset, steps_limit, period_offset, period_limit };
      // The contract has read the body; what is sent in the query is read here.
      const input = calculator.place === "query" ? schema.parse(sent, IN_QUERY) : body;
      return workingOnWire(calculator.answer(input) as WithLines, page);
    });
  }
}

// Answered in a shape of their own.
const ITS_OWN = new Set<string>([
  "POST /ganita/add",
  "POST /ganita/subtract",
  "POST /ganita/urdhva-tiryagbhyam",
]);
// One call stands for all others, whose input and answer have the same types.
type Page = StepsPage & { readonly [K in keyof PeriodPage]?: PeriodPage[K] | undefined };
type FurtherKey = "POST /ganita/yavadunam";
type WithLines = AnyCalculation & Calculation<Value>;

function linesOnWire(calculation: WithLines, page: StepsPage) {
  const { steps, ...answer } = withSteps(
    calculationOnWire(calculation),
    calculation.steps,
    page,
    (made) => {
      const working = stepOnWire(made);
      return { working, text: `${working.description} ${working.calculation}` };
    },
  );
  return {
    ...answer,
    steps: steps.map(({ text }) => text),
    working: steps.map(({ working }) => working),
  };
}

function workingOnWire(calculation: WithLines, page: Page): WorkingResponse {
  const { result, roots, period, steps } = calculation;
  const beside = {
    result: valueOnWire(result),
    result_text: textOf(result),
    ...(roots && {
      roots: roots.map(({ root, times }) => ({ ...exactOnWire("root", root), times })),
    }),
    ...calculationOnWire(calculation),
    ...(period && { period: periodOnWire(period, page) }),
  };
  return withSteps(beside, steps, page, stepOnWire);
}

function periodOnWire(
  period: Period,
  { period_offset = 0, period_limit = MAX_PERIOD_DIGITS }: Page,
) {
  const { length } = period;
  const digits = period.digits(period_offset, period_limit);
  return { length, digits, next_offset: nextOffset(period_offset + digits.length, length) };
}
