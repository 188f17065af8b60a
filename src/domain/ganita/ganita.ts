import type { AnyCalculation, Definition, InputOf as InputOfDefinition } from "./calculator.ts";
import { sankalanam } from "./calculators/addition.ts";
import { anurupyena } from "./calculators/anurupyena.ts";
import { chalanaKalanabhyam } from "./calculators/chalana-kalanabhyam.ts";
import { dhvajanka } from "./calculators/dhvajanka.ts";
import { dvandvaYoga } from "./calculators/dvandva-yoga.ts";
import { ekadhikenaPurvena } from "./calculators/ekadhikena-purvena.ts";
import { ekanyunenaPurvena } from "./calculators/ekanyunena-purvena.ts";
import { ghanamula } from "./calculators/ghanamula.ts";
import { gunakanupatih } from "./calculators/gunakanupatih.ts";
import { gunakasamuccayah } from "./calculators/gunakasamuccayah.ts";
import { nikhilam } from "./calculators/nikhilam-navatashcaramam-dashatah.ts";
import { paravartyaYojayet } from "./calculators/paravartya-yojayet.ts";
import { puranapuranabhyam } from "./calculators/puranapuranabhyam.ts";
import { sankalanaVyavakalanabhyam } from "./calculators/sankalana-vyavakalanabhyam.ts";
import { shesanyankenaCharamena } from "./calculators/shesanyankena-charamena.ts";
import { shunyamSamyasamuccaye } from "./calculators/shunyam-samyasamuccaye.ts";
import { sopantyadvayamantyam } from "./calculators/sopantyadvayamantyam.ts";
import { vyavakalanam } from "./calculators/subtraction.ts";
import { urdhvaTiryagbhyam } from "./calculators/urdhva-tiryagbhyam.ts";
import { veshtanam } from "./calculators/veshtanam.ts";
import { vyashtisamashtih } from "./calculators/vyashtisamashtih.ts";
import { yavadunam } from "./calculators/yavadunam.ts";
import type { Line } from "./working/line.ts";
import type { Steps } from "./working/working.ts";

/** Every calculator, in the order of the cards. */
export const CALCULATORS = [
  sankalanam,
  vyavakalanam,
  urdhvaTiryagbhyam,
  ekadhikenaPurvena,
  nikhilam,
  paravartyaYojayet,
  shunyamSamyasamuccaye,
  anurupyena,
  sankalanaVyavakalanabhyam,
  puranapuranabhyam,
  chalanaKalanabhyam,
  yavadunam,
  vyashtisamashtih,
  shesanyankenaCharamena,
  sopantyadvayamantyam,
  ekanyunenaPurvena,
  gunakasamuccayah,
  gunakanupatih,
  dhvajanka,
  dvandvaYoga,
  ghanamula,
  veshtanam,
] as const;

type Known = (typeof CALCULATORS)[number];

/** A calculator by the last part of its address. */
export type CalculatorPath = Known["path"];

/** The calculator at a path, with its literal types. */
export type CalculatorAt<P extends CalculatorPath> = Extract<Known, { readonly path: P }>;

/** The input of the calculator at a path. */
export type InputOf<P extends CalculatorPath> = P extends unknown
  ? InputOfDefinition<CalculatorAt<P>>
  : never;

type LineIn<Answer> = Answer extends { readonly steps: Steps<infer Of> }
  ? Extract<Of, Line<string, object>>
  : never;

type ModeAt<P extends CalculatorPath> = CalculatorAt<P>["modes"][number];

/** The modes of the calculator at a path; undefined for an only one. */
export type ModeOf<P extends CalculatorPath> =
  ModeAt<P> extends infer M ? (M extends { readonly mode: infer Name } ? Name : undefined) : never;

/** Every line that a working of a mode can have. */
type LineAt<P extends CalculatorPath, M> = LineIn<
  ReturnType<(M extends string ? Extract<ModeAt<P>, { readonly mode: M }> : ModeAt<P>)["work"]>
>;

/** What the lines of a calculator find, by their keys; of one mode, or of any. */
export type FoundOf<P extends CalculatorPath, M extends ModeOf<P> = ModeOf<P>> = {
  readonly [Key in LineAt<P, M>["key"]]: Extract<LineAt<P, M>, { readonly key: Key }>["figures"];
};

/** Every calculator's path. */
export const CALCULATOR_PATHS = CALCULATORS.map(({ path }) => path) as readonly CalculatorPath[];

/** A calculator whose input is read when it answers. */
export type AnyCalculator = Definition & { readonly answer: (input: unknown) => AnyCalculation };

/** Each calculator, by its path. */
export const CALCULATOR_AT = Object.fromEntries(
  CALCULATORS.map((calculator) => [calculator.path, calculator]),
) as unknown as Readonly<Record<CalculatorPath, AnyCalculator>>;

export type {
  AnyCalculation,
  Calculator,
  Definition,
  Form,
  Mode,
} from "./calculator.ts";
export { examplesOf, fixedOf, formsOf } from "./calculator.ts";
export {
  productOfNumbers,
  type UrdhvaCalculation,
  type UrdhvaInput,
  type UrdhvaStep,
} from "./calculators/urdhva-tiryagbhyam.ts";
export type { Period } from "./digits/fraction.ts";
export { MAX_NUMBERS } from "./digits/number-list.ts";
export type { Draw } from "./input/draws.ts";
export type { Input, ListInput, NumberInput } from "./input/inputs.ts";
export type { Exact, Value } from "./working/exact-value.ts";
export { FIGURES, type FigureName } from "./working/figures.ts";
export type { Line } from "./working/line.ts";
export {
  type Calculation,
  type Check,
  CODE_BY_OUTCOME,
  OUTCOMES,
  type Step,
  type Steps,
} from "./working/working.ts";
export {
  chalanaKalanabhyam,
  ekadhikenaPurvena,
  gunakasamuccayah,
  nikhilam,
  sankalanam,
  urdhvaTiryagbhyam,
  vyavakalanam,
};
