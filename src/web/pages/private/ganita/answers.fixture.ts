import type { AddResponse, UrdhvaResponse, WorkingResponse } from "#contract/ganita-answers.ts";

const SURROUNDINGS = {
  outcome: "solved",
  code: null,
  statement: {
    text: "35² = 1225",
    question: ["35² ="],
    answer: ["1225"],
  },
  check: {
    description: "Check by digit roots:",
    name: "Check by digit roots:",
    says: "",
    calculation: "1 → 1",
    notation: ["1 → 1"],
  },
  note: null,
  suggest: [],
  steps_total: 1,
  next_offset: null,
} as const satisfies Partial<WorkingResponse>;

/** A step whose text contains its own number. */
const step = (number: number) => ({
  step: number,
  key: "units",
  description: `Line ${number}:`,
  calculation: `${number} = ${number}`,
  notation: [`${number} = ${number}`],
  data: {},
});

/** The answer of most calculators, as far as tests need it. */
export function workingAnswer(parts: Partial<WorkingResponse>): WorkingResponse {
  return {
    ...SURROUNDINGS,
    suggest: [],
    result: "1225",
    result_text: "1225",
    steps: [step(1)],
    ...parts,
  };
}

/** A page of a working with this many steps. */
export function pageOfSteps(total: number, offset: number, limit = 100): WorkingResponse {
  const end = Math.min(total, offset + limit);
  const steps = Array.from({ length: end - offset }, (_, index) => step(offset + index + 1));
  return workingAnswer({ steps, steps_total: total, next_offset: end < total ? end : null });
}

/** The answer of an addition. */
export function sumAnswer(sum_text: string): AddResponse {
  const line = { ...step(1), description: "Units:" };
  return {
    ...SURROUNDINGS,
    suggest: [],
    statement: {
      text: `1 + 2 = ${sum_text}`,
      question: ["1 + 2 ="],
      answer: [sum_text],
    },
    sum: sum_text,
    sum_text,
    steps: ["Units: 1 = 1"],
    working: [line],
  };
}

/** 0.2 × 3 worked crosswise. */
export const CROSSWISE: UrdhvaResponse = {
  ...SURROUNDINGS,
  suggest: [],
  statement: {
    text: "0.2 × 3 = 0.6",
    question: ["0.2 × 3 ="],
    answer: ["0.6"],
  },
  result: "0.6",
  result_text: "0.6",
  upper_digits: [2],
  lower_digits: [3],
  steps: [
    {
      step_num: 1,
      step_type: "vertical",
      products: ["2×3=6"],
      carry_in: 0,
      total: 6,
      digit: 6,
      carry_out: 0,
      column: 0,
      column_name: "Units",
      pairs: [[0, 0]],
      products_total: null,
      sum: 6,
      description: "Units, vertical:",
      calculation: "2 × 3 = 6; write 6.",
    },
  ],
  framing: [{ description: "Put back the point:", calculation: "6 → 0.6", notation: ["6 → 0.6"] }],
};
