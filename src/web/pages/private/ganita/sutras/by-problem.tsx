import { CALCULATOR_AT, CALCULATOR_PATHS, examplesOf } from "#domain/ganita/ganita.ts";
import { formAddress, type UsedForm } from "../address.ts";
import { ShownWords } from "../digits.tsx";
import { PROBLEMS, type Solves } from "./sutra.ts";

/** A way to work something out: a form of a calculator. */
export type Way = Solves & UsedForm;

/** All that can be worked out, for those who do not know the names of the sutras. */
export function ByProblem({ ways }: { ways: readonly Way[] }) {
  return (
    <dl className="by-problem tall-links">
      {PROBLEMS.map((title) => (
        <div key={title}>
          <dt>{title}</dt>
          {waysTo(title, ways).map(({ of, path, form }) => (
            <dd key={of}>
              <a href={formAddress({ path, form })}>
                <ShownWords of={of} />
              </a>{" "}
              <span className="num">
                <ShownWords of={exampleOf({ path, form })} />
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

// The way that always works comes first, the others in the order of the cards.
const waysTo = (title: string, ways: readonly Way[]): Way[] =>
  ways.filter(({ problem }) => problem === title).sort((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ always, path }: Way) => (always ? -1 : CALCULATOR_PATHS.indexOf(path));

function exampleOf({ path, form }: UsedForm): string {
  const chosen = Object.entries(form ?? {});
  return examplesOf(CALCULATOR_AT[path]).find(({ input }) =>
    chosen.every(([name, value]) => Reflect.get(input, name) === value),
  )!.label;
}
