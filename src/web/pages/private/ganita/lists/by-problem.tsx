import { CALCULATOR_AT, examplesOf } from "#domain/ganita/ganita.ts";
import { formAddress, type UsedForm } from "../address.ts";
import { ShownWords } from "../digits.tsx";
import { PROBLEM_KINDS } from "./by-problem.data.ts";

/** All that can be worked out, for those who do not know the names of the sutras. */
export function ByProblem() {
  return (
    <dl className="by-problem">
      {PROBLEM_KINDS.map(({ title, ways }) => (
        <div key={title}>
          <dt>{title}</dt>
          {ways.map(({ of, ...way }) => (
            <dd key={of}>
              <a href={formAddress(way)} className="sub-sutra-link">
                <ShownWords of={of} />
              </a>{" "}
              <span className="num">
                <ShownWords of={exampleOf(way)} />
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function exampleOf({ path, form }: UsedForm): string {
  const chosen = Object.entries(form ?? {});
  return examplesOf(CALCULATOR_AT[path]).find(({ input }) =>
    chosen.every(([name, value]) => Reflect.get(input, name) === value),
  )!.label;
}
