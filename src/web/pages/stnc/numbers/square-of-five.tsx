import { ekadhikenaPurvena } from "#domain/ganita/calculators/ekadhikena-purvena.ts";

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
