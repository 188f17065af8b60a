// Answers of the calculators to show in the document, each with steps_limit=1.

/** A calculation in its parts, each number one. */
const notation = (calculation: string) =>
  calculation
    .split(/(\d+)/)
    .filter((part) => part !== "")
    .map((part) => (/\d/.test(part) ? { kind: "number", text: part } : part));

const square = (base: string) => ({ kind: "power", base: notation(base), exponent: 2 });

/** A line of a working without its figures. */
const line = (description: string, calculation: string) => ({
  description,
  calculation,
  notation: notation(calculation),
});

/** What every calculation returns besides its result and its steps. */
const calculation = (
  [question, answer]: readonly [question: string, answer: string],
  [name, says, check]: readonly [name: string, says: string, calculation: string],
  steps: number,
) => ({
  outcome: "solved",
  code: null,
  statement: {
    text: `${question} = ${answer}`,
    question: [
      ...(question.endsWith("²") ? [square(question.slice(0, -1))] : notation(question)),
      " ",
      "=",
    ],
    answer: notation(answer),
  },
  check: { ...line(`${name} ${says}`, check), name, says },
  note: null,
  suggest: [],
  steps_total: steps,
  next_offset: 1,
});

const BY_ROOTS = "Check by digit roots:";
const ROOTS = "add the digits of a number until one is left; that is its root.";
const ROOT_OF_SUM = `${ROOTS} The numbers together and their sum have the same root.`;
const ROOT_OF_PRODUCT = `${ROOTS} The factors' roots multiplied have the same root as the product.`;

const ALIGN = "Write the numbers one under the other, units under units:";

/** The first line of 234 + 403. */
export const ADD_ANSWER = {
  sum: 637,
  sum_text: "637",
  ...calculation(["234 + 403", "637"], [BY_ROOTS, ROOT_OF_SUM, "9 + 7 = 16 → 7; 637 → 7"], 6),
  steps: [`${ALIGN} 234, 403`],
  working: [{ step: 1, key: "aligned", ...line(ALIGN, "234, 403"), data: { scale: 0 } }],
};

/** The first line of a difference. */
export const SUBTRACT_ANSWER = {
  difference: 477,
  difference_text: "477",
  ...calculation(
    ["723 − 246", "477"],
    [
      "Check by adding back:",
      "the difference and what was subtracted add up to the first number.",
      "477 + 246 = 723",
    ],
    8,
  ),
  steps: [`${ALIGN} 723 − 246`],
  working: [
    {
      step: 1,
      key: "numbers",
      ...line(ALIGN, "723 − 246"),
      data: {
        minuend: 723,
        minuend_text: "723",
        subtrahend_total: 246,
        subtrahend_total_text: "246",
        swapped: false,
        scale: 0,
      },
    },
  ],
};

/** The first column of 98 × 87. */
export const CROSSWISE_ANSWER = {
  result: 8526,
  result_text: "8526",
  ...calculation(
    ["98 × 87", "8526"],
    [BY_ROOTS, ROOT_OF_PRODUCT, "98 → 8, 87 → 6; 8 × 6 = 48 → 3; 8526 → 3"],
    4,
  ),
  upper_digits: [9, 8],
  lower_digits: [8, 7],
  framing: [],
  steps: [
    {
      step_num: 1,
      step_type: "vertical",
      products: ["8×7=56"],
      carry_in: 0,
      total: 56,
      digit: 6,
      carry_out: 5,
      column: 0,
      column_name: "Units",
      pairs: [[0, 0]],
      products_total: null,
      sum: 56,
      description: "Units, vertical:",
      calculation: "8 × 7 = 56; write 6, carry 5.",
    },
  ],
};

/** The first line of 195², by one more than the one before. */
export const WORKING_ANSWER = {
  result: 38025,
  result_text: "38025",
  ...calculation(
    ["195²", "38025"],
    [BY_ROOTS, ROOT_OF_PRODUCT, "195 → 6; 6 × 6 = 36 → 9; 38025 → 9"],
    6,
  ),
  steps: [
    {
      step: 1,
      key: "previous",
      ...line(
        "Split the number before its 5; the part before it is the previous one:",
        "195 = 19 | 5",
      ),
      data: { previous: 19, previous_text: "19" },
    },
  ],
};
