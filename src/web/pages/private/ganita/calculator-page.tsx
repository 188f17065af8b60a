import { DEFINITION_AT } from "#domain/ganita/calculator-path.ts";
import { PageTitle } from "../../../ui/frame/page-title.tsx";
import { Calculator } from "./calculator.tsx";
import type { KnownSutra } from "./sutras/sutra-texts.ts";
import "./calculator.css";

/** The page of a calculator. */
export function CalculatorPage(known: KnownSutra) {
  return (
    <>
      <PageTitle>{DEFINITION_AT[known.path].name}</PageTitle>
      <Calculator {...known} />
    </>
  );
}
