import type { FastifyInstance } from "fastify";
import { MAX_PERIOD_DIGITS, type PeriodPage, type StepsPage } from "#contract/ganita.ts";
import type { WorkingResponse } from "#contract/ganita-answers.ts";
import { ekadhikenaInput, FURTHER_SUTRAS } from "#contract/ganita-inputs.ts";
import { CALCULATORS } from "#domain/ganita/calculators.ts";
import { ekadhikenaPurvena } from "#domain/ganita/ekadhikena-purvena.ts";
import type { Period } from "#domain/ganita/fraction-input.ts";
import { nikhilam } from "#domain/ganita/nikhilam.ts";
import { sankalanam } from "#domain/ganita/sankalanam.ts";
import { urdhvaTiryagbhyam } from "#domain/ganita/urdhva-tiryagbhyam.ts";
import { vyavakalanam } from "#domain/ganita/vyavakalanam.ts";
import type { Calculation, Step, Value } from "#domain/ganita/working.ts";
import { mount } from "../http/mount.ts";
import { urdhvaOnWire } from "./urdhva-on-wire.ts";
import {
  exactOnWire,
  nextOffset,
  stepsOnWire,
  surroundingsOnWire,
  textOf,
  valueOnWire,
} from "./working-on-wire.ts";

/** The eighteen calculators of Vedic arithmetic, each with its working by pages. */
export function ganitaRoutes(app: FastifyInstance) {
  mount(app, "POST /ganita/add", ({ body, query }) => {
    const calculation = sankalanam(body);
    return {
      ...exactOnWire("sum", calculation.result!),
      ...linesOnWire(calculation, query),
    };
  });
  mount(app, "POST /ganita/subtract", ({ body, query }) => {
    const calculation = vyavakalanam(body);
    return {
      ...exactOnWire("difference", calculation.result!),
      ...linesOnWire(calculation, query),
    };
  });
  mount(app, "POST /ganita/urdhva-tiryagbhyam", ({ query }) =>
    urdhvaOnWire(urdhvaTiryagbhyam(query), query),
  );
  mount(app, "POST /ganita/nikhilam-navatashcaramam-dashatah", ({ query }) =>
    workingOnWire(nikhilam(query), query),
  );
  mount(app, "POST /ganita/ekadhikena-purvena", ({ query }) => {
    const { steps_offset, steps_limit, period_offset, period_limit, ...sent } = query;
    const page = { steps_offset, steps_limit, period_offset, period_limit };
    return workingOnWire(ekadhikenaPurvena(ekadhikenaInput.parse(sent)), page);
  });
  for (const path of FURTHER_SUTRAS) {
    // The contract checks that each body is the input of its calculator.
    const calculator = CALCULATORS[path] as (input: unknown) => AnyCalculation;
    mount(app, `POST /ganita/${path}`, ({ body, query }) => workingOnWire(calculator(body), query));
  }
}

type AnyCalculation = Calculation<Value, object, Step<object>> & {
  readonly period?: Period | null;
};

function linesOnWire(calculation: AnyCalculation, page: StepsPage) {
  const working = stepsOnWire(calculation.steps, page);
  return {
    ...surroundingsOnWire(calculation, page.steps_offset + working.length),
    steps: working.map(({ description, calculation }) => `${description} ${calculation}`),
    working,
  };
}

function workingOnWire(
  calculation: AnyCalculation,
  page: StepsPage & Partial<PeriodPage>,
): WorkingResponse {
  const { result, roots, period } = calculation;
  const steps = stepsOnWire(calculation.steps, page);
  return {
    result: valueOnWire(result),
    result_text: textOf(result),
    ...(roots && {
      roots: roots.map(({ root, times }) => ({ ...exactOnWire("root", root), times })),
    }),
    ...surroundingsOnWire(calculation, page.steps_offset + steps.length),
    steps,
    ...(period && { period: periodOnWire(period, page) }),
  };
}

function periodOnWire(
  period: Period,
  { period_offset = 0, period_limit = MAX_PERIOD_DIGITS }: Partial<PeriodPage>,
) {
  const { length } = period;
  const digits = period.digits(period_offset, period_limit);
  return { length, digits, next_offset: nextOffset(period_offset + digits.length, length) };
}
