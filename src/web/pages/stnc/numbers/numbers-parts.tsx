import { groupedText } from "#domain/exact/digit-grouping.ts";
import { rational } from "#domain/exact/rational.ts";
import { roundedDecimal } from "#domain/exact/rounded-decimal.ts";
import { ABOUT_THE_SUTRAS, METHODS } from "#domain/ganita/about-the-sutras.ts";
import {
  CALCULATOR_AT,
  CALCULATOR_PATHS,
  type CalculatorPath,
  ekadhikenaPurvena,
} from "#domain/ganita/ganita.ts";
import { MAX_DIGITS } from "#domain/ganita/read-number.ts";
import { VOWELS } from "#domain/letters/letters.ts";
import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/reading.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { CROSSWISE, LIGHT_WORD, NEAR_HUNDRED, type ReadWord, TURNS, YEARS } from "./examples.ts";
import { WordSum } from "./word-table.tsx";
import "./numbers.css";

const numberOf = ({ reading }: ReadWord) => groupedText(`${reading.value}`, "western");

export const YearsWord = () => YEARS.latin;
export const Years = () => numberOf(YEARS);
export const Turns = () => numberOf(TURNS);
export const TurnsInAYear = () =>
  roundedDecimal(rational(TURNS.reading.value, YEARS.reading.value), 4).text;
export const LightWord = () => LIGHT_WORD.latin;
export const LightNumber = () => numberOf(LIGHT_WORD);
export const AboutTheSutras = () => ABOUT_THE_SUTRAS;
export const Methods = () => METHODS;
export const CalculatorCount = () => CALCULATOR_PATHS.length;
export const MaxDigits = () => groupedText(`${MAX_DIGITS}`, "western");
export const MaxText = () => MAX_TEXT_CODE_POINTS;

const near = { ...NEAR_HUNDRED, lackA: -NEAR_HUNDRED.devA, lackB: -NEAR_HUNDRED.devB };

/** A figure of the product of two numbers near a hundred. */
export const Near = ({
  of,
}: {
  of: "a" | "b" | "lackA" | "lackB" | "cross" | "right" | "result";
}) => `${near[of]}`;

/** A figure of the product that is worked crosswise. */
export const Cross = ({ of }: { of: "a" | "b" | "result" }) => `${CROSSWISE[of]}`;

/** The years of a yuga as a word, as the sum of its letters and as a number. */
export const YearsInLetters = () => (
  <p className="serif larger above below">
    <Sanskrit font="granth">{YEARS.devanagari}</Sanskrit> = <WordSum word={YEARS} /> ={" "}
    <Computed>{numberOf(YEARS)}</Computed>
  </p>
);

/** The written product of two numbers, worked out from what each lacks of a hundred. */
export function NearHundred() {
  const { a, b, statement, base, devA, devB, cross, right } = NEAR_HUNDRED;
  return (
    <table className="written serif">
      <caption>{statement}</caption>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">From {base}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{a}</td>
          <td>{signed(devA)}</td>
        </tr>
        <tr>
          <td>{b}</td>
          <td>{signed(devB)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td>
            <Computed>{cross}</Computed>
          </td>
          <td>
            <Computed>{right}</Computed>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const signed = (value: bigint) => `${value}`.replace("-", "−");

/** The square of a number that ends in 5, step by step. */
export function SquareOfFive({ n }: { n: string }) {
  const { steps } = ekadhikenaPurvena.answer({ n });
  // The last step is the check by plain arithmetic.
  return (
    <ol className="square-of-five">
      {steps.page(0, steps.total - 1).map(({ step, description, calculation }) => (
        <li key={step}>
          <span className="label block">{description}</span>
          <span className="num serif large">{calculation}</span>
        </li>
      ))}
    </ol>
  );
}

/** A sutra's meaning, followed by its name. */
export function SutraHeading({ path }: { path: CalculatorPath }) {
  const { devanagari, iast, meaning } = CALCULATOR_AT[path];
  return (
    <>
      <h3 className="sutra-meaning">{meaning}</h3>
      <p className="sutra-name iast">
        <Sanskrit font="granth" iast={iast}>
          {devanagari}
        </Sanskrit>
      </p>
    </>
  );
}

// A long vowel stands for the same place as its short one.
const places = VOWELS.filter(
  ({ exponent, extension }, index) =>
    !extension && VOWELS.findIndex((one) => !one.extension && one.exponent === exponent) === index,
);

/** The nine vowels and the places they stand for. */
export function VowelPlaces() {
  return (
    <ul className="vowel-places" aria-label="Places of the vowels">
      {places.map(({ latin, devanagari, exponent }) => (
        <li key={latin}>
          <span lang="sa-Deva" className="font-granth larger">
            {devanagari}
          </span>{" "}
          <i lang="sa-Latn" className="iast">
            {latin}
          </i>{" "}
          {exponent === 0 ? "1" : <PowerOfTen exponent={exponent} />}
        </li>
      ))}
    </ul>
  );
}
