import { Guard } from "../guard.tsx";
import { Calculator } from "./calculator.tsx";
import type { KnownSutra } from "./sutras/sutra-texts.ts";
import "./calculator.css";

/** The page of a calculator. */
export const CalculatorPage = (known: KnownSutra) => (
  <Guard>
    <Calculator {...known} />
  </Guard>
);
