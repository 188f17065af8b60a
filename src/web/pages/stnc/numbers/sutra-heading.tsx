import { CALCULATOR_AT, type CalculatorPath } from "#domain/ganita/ganita.ts";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";

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
