import { parseRational } from "#domain/exact/parse-rational.ts";
import { polynomial } from "#domain/ganita/polynomial.ts";
import { polynomialNotation } from "#domain/ganita/polynomial-notation.ts";
import { coefficientsOf } from "../../form/entries.ts";
import type { Working } from "../working.ts";

/** The polynomial with these coefficients, as exact texts. */
export const polynomialOf = (texts: readonly string[]) =>
  polynomialNotation(polynomial(texts.map(parseRational)));

/** The coefficients of each factor typed. */
export const factorsOf = ({ entries }: Working) =>
  (entries.f ?? []).map(coefficientsOf).filter(({ length }) => length > 0);

/** What a check shows. */
export const judged = (isSame: boolean) => (isSame ? "the same" : "not the same");
