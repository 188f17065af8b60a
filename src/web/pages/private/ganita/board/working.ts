import type { Figure, FiguresOnWire, FoundOnWire } from "#contract/ganita-answers.ts";
import type { WireName } from "#contract/wire-name.ts";
import type { CalculatorPath, FoundOf } from "#domain/ganita/ganita.ts";
import type { WorkedStep } from "../answer.ts";
import type { Entries } from "../form/entries.ts";
import type { Drawing } from "./drawing.ts";

/** What a drawing is made from: the question, and the steps of the answer that have loaded. */
export interface Working {
  readonly path: CalculatorPath;
  /** What tells the form from the calculator's others. */
  readonly fixed: Readonly<Record<string, string | number | boolean>>;
  readonly entries: Entries;
  /** In order, not always from the first. */
  readonly steps: readonly WorkedStep[];
  /** The steps that the answer came with, which begin with the first. */
  readonly opening: readonly WorkedStep[];
  /** The number of steps, of which the last is the check. */
  readonly total: number;
  /** Every number of the result, as exact text. */
  readonly results: readonly string[];
  /** The digits of the period of a recurring decimal. */
  readonly period: number | null;
  /** The step to draw round where not all fits, from 1. */
  readonly present: number;
}

type KeyOf<P extends CalculatorPath> = keyof FoundOf<P> & string;

/** A line of a working: its number, what it says, and what it finds, every number as exact text. */
export type LineOf<P extends CalculatorPath, Key extends string> = {
  readonly step: number;
  readonly notation: WorkedStep["notation"];
} & (FoundOnWire<P> extends { readonly [Name in WireName<Key>]: infer Found } ? Found : never);

/** The lines of a working by their keys; a row shares its key with others, of which this is the first. */
type LinesOf<P extends CalculatorPath, Needed extends KeyOf<P>> = {
  readonly [Key in Needed]: LineOf<P, Key>;
} & { readonly [Key in Exclude<KeyOf<P>, Needed>]?: LineOf<P, Key> };

/** A working whose rows can be asked for. */
interface WithRows<P extends CalculatorPath> extends Working {
  /** The lines of this key that have loaded. */
  readonly rows: <Key extends KeyOf<P>>(key: Key) => readonly LineOf<P, Key>[];
}

/** Draws a working; null where it has not the lines for it. */
export type Layout = (working: Working) => Drawing | null;

/**
 * Makes layouts for a calculator: each is a function of the lines it needs, typed by the calculator's
 * own figures, and draws only the workings that have these lines.
 *
 * @example
 * const drawn = layoutsFor("yavadunam");
 * export const layouts = [drawn(["base", "deviation"], ({ base, deviation }) => grid([…]))];
 */
export const layoutsFor =
  <P extends CalculatorPath>(_path: P) =>
  <const Needed extends KeyOf<P>>(
    needed: readonly Needed[],
    draw: (lines: LinesOf<P, Needed>, working: WithRows<P>) => Drawing | null,
  ): Layout =>
  (working) => {
    const lines: Record<string, unknown> = {};
    for (const step of [...working.opening, ...working.steps]) lines[keyOf(step)] ??= lineOf(step);
    if (!needed.every((key) => key in lines)) return null;
    const rows = (key: string) => working.steps.filter((step) => keyOf(step) === key).map(lineOf);
    // The API's answers have the figures that the calculator's types say.
    return draw(lines as never, { ...working, rows: rows as never });
  };

// The API writes a key as it writes every name: devA is dev_a.
const keyOf = ({ key = "" }: WorkedStep) =>
  key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const lineOf = ({ number, notation, data = {} }: WorkedStep) => ({
  ...figuresAsText(data),
  step: number,
  notation,
});

// Whole numbers stand beside their exact text.
const figuresAsText = (data: FiguresOnWire) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, figure]) =>
      name.endsWith("_text")
        ? []
        : [[name, asText(data[`${name}_text` as keyof FiguresOnWire] ?? figure)]],
    ),
  );

function asText(figure: Figure | undefined): unknown {
  if (typeof figure === "number") return `${figure}`;
  if (Array.isArray(figure)) return figure.map(asText);
  if (typeof figure !== "object" || figure === null) return figure;
  return Object.fromEntries(Object.entries(figure).map(([name, each]) => [name, asText(each)]));
}

/** What was typed into a field; empty if nothing was. */
export const typedIn = ({ entries }: Working, name: string): string =>
  entries[name]?.[0]?.trim() ?? "";
