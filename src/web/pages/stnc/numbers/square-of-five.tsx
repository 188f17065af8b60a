import { ekadhikenaPurvena } from "#domain/ganita/calculators/ekadhikena-purvena.ts";

/** The square of a number that ends in 5, step by step. */
export function SquareOfFive({ n }: { n: string }) {
  const { steps } = ekadhikenaPurvena.answer({ n });
  // The last step is the check by plain arithmetic.
  return (
    <ol className="grid gap-2 [border-top:var(--rule-firm)] pt-3">
      {steps.page(0, steps.total - 1).map(({ step, description, calculation }) => (
        <li key={step}>
          <span className="label block">{description}</span>
          <span className="num font-serif text-lg">{calculation}</span>
        </li>
      ))}
    </ol>
  );
}
