/** A number on the way to a figure: taken from a source, or computed from earlier ones. */
export interface Step {
  /** What it counts, with its unit. */
  readonly what: string;
  readonly value: number;
  /** How many decimals to show. */
  readonly decimals: number;
  /** The calculation with its numbers; empty if it is from a source. */
  readonly working: string;
  /** Its source and year; empty if it was computed. */
  readonly source: string;
  readonly year: string;
}

/** A number that remembers the rule and the numbers from which it was made. */
export interface Traced {
  readonly value: number;
  /** How it is written in a calculation. */
  readonly text: string;
  /** Its outermost operation, which decides where it needs brackets. */
  readonly made: "number" | "product" | "sum";
  readonly from: readonly Traced[];
  /** Absent in the middle of a calculation. */
  readonly step?: Step;
}

/**
 * What formulas compute with, so that each is written once: plain numbers give a figure, as fast as
 * plain arithmetic; traced ones give the figure and its working.
 */
export type Quantity = number | Traced;

type Operand<N extends Quantity> = N | number;

export const worthOf = (quantity: Quantity): number =>
  typeof quantity === "number" ? quantity : quantity.value;

export function plus<N extends Quantity>(one: Operand<N>, other: Operand<N>): N {
  if (typeof one === "number" && typeof other === "number") return (one + other) as N;
  const text = `${textOf(one)} + ${textOf(other)}`;
  return combined(worthOf(one) + worthOf(other), text, "sum", one, other);
}

export function minus<N extends Quantity>(one: Operand<N>, other: Operand<N>): N {
  if (typeof one === "number" && typeof other === "number") return (one - other) as N;
  const text = `${textOf(one)} − ${bracketed(other, "sum")}`;
  return combined(worthOf(one) - worthOf(other), text, "sum", one, other);
}

export function times<N extends Quantity>(one: Operand<N>, other: Operand<N>): N {
  if (typeof one === "number" && typeof other === "number") return (one * other) as N;
  const text = `${bracketed(one, "sum")} × ${bracketed(other, "sum")}`;
  return combined(worthOf(one) * worthOf(other), text, "product", one, other);
}

export function over<N extends Quantity>(one: Operand<N>, other: Operand<N>): N {
  if (typeof one === "number" && typeof other === "number") return (one / other) as N;
  const text = `${bracketed(one, "sum")} ÷ ${bracketed(other, "sum", "product")}`;
  return combined(worthOf(one) / worthOf(other), text, "product", one, other);
}

/** A power between 0 and 1. */
export function power<N extends Quantity>(base: N, exponent: number): N {
  if (typeof base === "number") return (base ** exponent) as N;
  if (exponent === 1) return base;
  const root = `√${bracketed(base, "sum", "product")}`;
  const text = exponent === 0.5 ? root : `${bracketed(base, "sum", "product")}^${exponent}`;
  return combined(base.value ** exponent, text, "number", base);
}

/** The quantity, but at most a limit. */
export function atMost<N extends Quantity>(quantity: N, most: number): N {
  if (typeof quantity === "number") return Math.min(most, quantity) as N;
  return combined(
    Math.min(most, quantity.value),
    `${quantity.text}, at most ${numberText(most)}`,
    "sum",
    quantity,
  );
}

/** The mean of quantities. There must be at least one. */
export const mean = <N extends Quantity>(quantities: readonly N[]): N =>
  over(
    quantities.reduce((sum, one) => plus(sum, one)),
    quantities.length,
  );

/** A rate per 100 of some people. Of 100 people, it is the rate itself. */
export function percentOf<N extends Quantity>(people: Operand<N>, rate: N): N {
  return people === 100 && typeof rate !== "number" ? rate : over(times(people, rate), 100);
}

/** How much there is per 100, or `per`, of a base; 0 of nothing. */
export function perBase<N extends Quantity>(counted: N, base: N, per = 100): N {
  if (worthOf(base) !== 0) return over(times(per, counted), base);
  if (typeof base === "number") return 0 as N;
  return combined(0, "0, because the base is 0", "sum", counted, base);
}

/** Gives a quantity a name and, in a working, a line of its own. */
export function named<N extends Quantity>(
  what: string,
  decimals: number,
  quantity: N,
  note = "",
): N {
  if (typeof quantity === "number") return quantity;
  const { value, text, from } = quantity;
  const working = note === "" ? text : `${note}: ${text}`;
  const step = { what, value, decimals, working, source: "", year: "" };
  return { value, text: numberText(value), made: "number", from, step } satisfies Traced as N;
}

/**
 * An amount times a product that has a name of its own. Plain numbers are multiplied from the left,
 * because the order decides the last digit and that of published figures must stay.
 */
export const timesNamed = <N extends Quantity>(
  amount: Operand<N>,
  what: string,
  decimals: number,
  one: N,
  other: N,
): N =>
  typeof one === "number"
    ? times(times(amount, one), other)
    : times(amount, named(what, decimals, times(one, other)));

/** A number that no formula gives, and why; traced if `like` is. */
export const taken = <N extends Quantity>(value: number, why: string, like: N): N =>
  typeof like === "number" ? (value as N) : combined(value, why, "sum");

/** A number as its source has it, for a working. */
export const sourced = (
  what: string,
  decimals: number,
  value: number,
  { year, source }: Pick<Step, "year" | "source">,
): Traced => ({
  ...literal(value),
  step: { what, value, decimals, working: "", source, year },
});

/** A number found from many others, for a working: a sentence says how. */
export const found = (
  what: string,
  decimals: number,
  value: number,
  how: string,
  ...from: readonly Traced[]
): Traced => named(what, decimals, { ...literal(value), text: how, from });

/** A number that needs no explanation, for a working. */
export const literal = (value: number): Traced => ({
  value,
  text: numberText(value),
  made: "number",
  from: [],
});

/** The steps to a quantity, each once, in the order of the calculation. */
export function stepsTo(...quantities: readonly Traced[]): Step[] {
  const steps = new Set<Step>();
  const visit = ({ from, step }: Traced) => {
    if (step && steps.has(step)) return;
    from.forEach(visit);
    if (step) steps.add(step);
  };
  quantities.forEach(visit);
  return [...steps];
}

/** The steps to each figure of a place. */
export type StepsByMetric<Key extends string> = Readonly<Record<Key, Step[]>>;

export const stepsByMetric = <Key extends string>(
  figures: Readonly<Record<Key, Traced>>,
): StepsByMetric<Key> =>
  Object.fromEntries(
    Object.entries<Traced>(figures).map(([key, figure]) => [key, stepsTo(figure)]),
  ) as Record<Key, Step[]>;

/** All steps to the figures of a place, each once, in the order of the calculation. */
export const allSteps = (byMetric: StepsByMetric<string>): Step[] => [
  ...new Set(Object.values(byMetric).flat()),
];

function combined<N extends Quantity>(
  value: number,
  text: string,
  made: Traced["made"],
  ...operands: readonly Quantity[]
): N {
  const from = operands.filter((operand) => typeof operand !== "number");
  const quantity: Quantity = { value, text, made, from };
  return quantity as N;
}

const textOf = (quantity: Quantity): string =>
  typeof quantity === "number" ? numberText(quantity) : quantity.text;

const bracketed = (quantity: Quantity, ...weak: readonly Traced["made"][]): string =>
  typeof quantity !== "number" && weak.includes(quantity.made)
    ? `(${quantity.text})`
    : textOf(quantity);

/** Six digits, or all whole ones of large numbers: enough to compute the shown figure again. */
const numberText = (number: number): string =>
  number.toLocaleString(
    "en",
    number < 1e6 ? { maximumSignificantDigits: 6 } : { maximumFractionDigits: 0 },
  );
