import { CALCULATOR_AT, type CalculatorPath, examplesOf } from "#domain/ganita/ganita.ts";
import { stayOnPage } from "../../../../ui/address/stay-on-page.ts";
import { ButtonLink } from "../../../../ui/controls/button-link.tsx";
import type { Draft } from "../address/calculator-address.ts";
import { searchOf, searchOfInput } from "../address/calculator-address.ts";

interface ExampleChipsProps {
  readonly path: CalculatorPath;
  readonly draft: Draft;
}

/** Example inputs for the chosen mode; pressing one fills the form and calculates. */
export function ExampleChips({ path, draft }: ExampleChipsProps) {
  const { mode } = draft.form;
  const examples = examplesOf(CALCULATOR_AT[path]).filter((example) => example.mode === mode);
  const here = searchOf({ ...draft, step: 0, view: "page" });
  return (
    <nav className="example-chips" aria-label="Examples">
      <span className="label" aria-hidden="true">
        Examples
      </span>
      {examples.map(({ label, input }) => {
        const search = searchOfInput(path, input);
        return (
          <ButtonLink
            key={label}
            href={search}
            onClick={stayOnPage()}
            aria-current={search === here ? "true" : undefined}
          >
            {label}
          </ButtonLink>
        );
      })}
    </nav>
  );
}
