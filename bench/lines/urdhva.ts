import { urdhvaTiryagbhyam } from "#domain/ganita/calculators/urdhva-tiryagbhyam/urdhva-tiryagbhyam.ts";
import { type Line, ratio } from "../line.ts";
import { fastestOf } from "../timed.ts";

const ROUNDS = 20;
const REPEATS = 10;

/** How long a product of two long numbers takes with all of its steps, and how that grows. */
export const urdhva: Line = {
  number: 15,
  name: "urdhva",
  what: "Urdhva of two 1,000-digit numbers with its steps / reading and printing them; growth",
  measure: async () => {
    const [quarter, half, whole] = [250, 500, 1000].map(millisecondsFor);
    const numbers = numbersOf(1000);
    const printing = fastestOf(ROUNDS, REPEATS, () => numbers.map((text) => `${BigInt(text)}`));
    return [
      {
        what: "Urdhva of two 1,000-digit numbers",
        figure: whole! / printing,
        unit: "×",
        budget: null,
        peer: `${whole!.toFixed(2)} and ${printing.toFixed(3)} ms`,
      },
      {
        what: "Its growth from 500 to 1,000 digits, as a power",
        figure: Math.log2(whole! / half!),
        unit: "",
        budget: ratio(2.2),
        peer: `${[quarter, half, whole].map((time) => time!.toFixed(2)).join(", ")} ms at 250, 500, 1,000`,
      },
    ];
  },
};

function millisecondsFor(digits: number): number {
  const [a, b] = numbersOf(digits);
  return fastestOf(ROUNDS, REPEATS, () => {
    const { steps } = urdhvaTiryagbhyam({ a: a!, b: b! });
    return steps.page(0, steps.total);
  });
}

function numbersOf(digits: number): string[] {
  return ["9876543210", "8765432109"].map((block) => block.repeat(digits / 10));
}
