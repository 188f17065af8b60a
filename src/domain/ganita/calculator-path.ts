import type { Definition, InputOf as InputOfDefinition } from "./definition.ts";
import { DEFINITIONS } from "./definitions.ts";

type Known = (typeof DEFINITIONS)[number];

/** A calculator by the last part of its address. */
export type CalculatorPath = Known["path"];

/** The definition of the calculator at a path, with its literal types. */
export type DefinitionAt<P extends CalculatorPath> = Extract<Known, { readonly path: P }>;

/** The input of the calculator at a path. */
export type InputOf<P extends CalculatorPath> = P extends unknown
  ? InputOfDefinition<DefinitionAt<P>>
  : never;

/** Every calculator's path. */
export const CALCULATOR_PATHS = DEFINITIONS.map(({ path }) => path) as readonly CalculatorPath[];

/** The definition of each calculator, by its path. */
export const DEFINITION_AT = Object.fromEntries(
  DEFINITIONS.map((definition) => [definition.path, definition]),
) as unknown as Readonly<Record<CalculatorPath, Definition>>;

/** A card of the Ganita page, with one calculator or several. */
export interface Card {
  readonly title: string;
  readonly calculators: readonly [Definition, ...Definition[]];
}

const cardsOf = (definitions: readonly Definition[]): Card[] =>
  [...Map.groupBy(definitions, ({ card, name }) => card ?? name)].map(([title, calculators]) => ({
    title,
    calculators: calculators as [Definition, ...Definition[]],
  }));
const inGroup = (group: Definition["group"]) =>
  DEFINITIONS.filter((definition: Definition) => definition.group === group);

/** The cards of the sutras' grid. */
export const CARDS: readonly Card[] = cardsOf(inGroup(undefined));

/** The cards under it, of methods that are no sutras by themselves. */
export const FURTHER_CARDS: readonly Card[] = cardsOf(inGroup("further"));
