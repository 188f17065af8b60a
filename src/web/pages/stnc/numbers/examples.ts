import { nikhilam } from "#domain/ganita/calculators/nikhilam-navatashcaramam-dashatah.ts";
import { productOfNumbers } from "#domain/ganita/calculators/urdhva-tiryagbhyam.ts";
import { notationText } from "#domain/ganita/working/notation.ts";

const FACTORS = { a: "98", b: "97" };
const { steps, statement, result } = nikhilam.answer(FACTORS);
interface Found {
  readonly base: bigint;
  readonly devA: bigint;
  readonly devB: bigint;
  readonly cross: bigint;
  readonly right: string;
}

const found: Found = Object.assign({}, ...steps.page(0, steps.total).map(({ figures }) => figures));

/** Two numbers slightly below a hundred, and all parts of their written product. */
export const NEAR_HUNDRED = { ...FACTORS, ...found, statement: notationText(statement), result };

const CROSSED = { a: "32", b: "41" };

/** Two numbers multiplied vertically and crosswise. */
export const CROSSWISE = { ...CROSSED, ...productOfNumbers(CROSSED) };
