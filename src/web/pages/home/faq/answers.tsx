import type { ComponentType } from "react";
import { AksharaAsToken } from "./akshara-as-token.tsx";
import { AlternativeNumeration } from "./alternative-numeration.tsx";
import { ApparentKnowledge } from "./apparent-knowledge.tsx";
import type { QuestionKey } from "./questions.ts";
import { VarnamalaCalculator } from "./varnamala-calculator.tsx";
import { Whitepaper } from "./whitepaper.tsx";

/** The answer to each question, loaded together and apart from the page. */
export const ANSWERS: Readonly<Record<QuestionKey, ComponentType>> = {
  apparent: ApparentKnowledge,
  numeration: AlternativeNumeration,
  token: AksharaAsToken,
  whitepaper: Whitepaper,
  calculator: VarnamalaCalculator,
};
