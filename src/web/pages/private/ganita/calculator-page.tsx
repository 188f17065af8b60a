import { SUTRA_NAMES } from "#domain/ganita/sutra-names.data.ts";
import { PageTitle } from "../../../ui/page-title.tsx";
import { Calculator } from "./calculator.tsx";
import type { KnownSutra } from "./sutra-texts.ts";
import "./calculator.css";

/** The page of one of the eighteen calculators. */
export function CalculatorPage(known: KnownSutra) {
  return (
    <>
      <PageTitle>{SUTRA_NAMES[known.path].name}</PageTitle>
      <Calculator {...known} />
    </>
  );
}
