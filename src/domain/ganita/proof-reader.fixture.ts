// The way in to the proof-reader, for the tests of what is written outside the domain.

export type { Bindings } from "./testing/proof-reader/expression.ts";
export { type AnyCalculation, lineFault } from "./testing/proof-reader/proof-reader.ts";
export {
  holdsText,
  isIdentity,
  type Relation,
  relationOf,
  split,
} from "./testing/proof-reader/relation.ts";
export { Subject } from "./testing/proof-reader/subject.ts";
export { fraction, plus } from "./testing/proof-reader/surd.ts";
export { type Token, tokensOf } from "./testing/proof-reader/tokens.ts";
