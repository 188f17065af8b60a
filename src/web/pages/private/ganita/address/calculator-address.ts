import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { type CalculatorForm, formsOf } from "../form/calculator-form-of.ts";
import { type Entries, entriesOf } from "../form/entries.ts";

/** How a working is shown: on the page, filling the screen, or as an exercise. */
export type View = (typeof VIEWS)[number] | "page";
const VIEWS = ["board", "turn"] as const;

/** What the page's address stores: enough to show the same working again. */
export interface CalculatorAddress {
  readonly form: CalculatorForm;
  readonly entries: Entries;
  /** The step shown, from 1; 0 if there is none. */
  readonly step: number;
  readonly view: View;
}

/** The values of a form. */
export type Draft = Pick<CalculatorAddress, "form" | "entries">;

/**
 * Reads the address of a working; missing or invalid parts get their defaults.
 *
 * @example
 * readAddress("urdhva-tiryagbhyam", new URLSearchParams("a=98&b=87")).entries; // { a: ["98"], b: ["87"] }
 */
export function readAddress(path: CalculatorPath, parameters: URLSearchParams): CalculatorAddress {
  const form = formWhere(path, (name) => parameters.get(name));
  const entries = form.fields.flatMap(({ name }) =>
    parameters.has(name) ? [[name, parameters.getAll(name)]] : [],
  );
  const step = Number.parseInt(parameters.get("step") ?? "0", 10) || 0;
  const view = VIEWS.find((name) => parameters.has(name)) ?? "page";
  return { form, entries: Object.fromEntries(entries), step: Math.max(step, 0), view };
}

/** Whether an address or a form contains any value. */
export function isAsked(entries: Entries): boolean {
  return Object.keys(entries).length > 0;
}

/** Writes the address of a working as the search part of a URL. */
export function searchOf({ form, entries, step, view }: CalculatorAddress): string {
  const parameters = new URLSearchParams(
    Object.entries(form.fixed).map(([name, value]) => [name, `${value}`]),
  );
  for (const { name, isOptional } of form.fields) {
    for (const text of entries[name] ?? []) {
      if (!isOptional || text.trim() !== "") parameters.append(name, text);
    }
  }
  if (step > 0) parameters.set("step", `${step}`);
  return view === "page" ? `?${parameters}` : `?${parameters}&${view}`;
}

/**
 * The address that makes a calculator work an input.
 *
 * @example
 * searchOfInput("yavadunam", { n: "96", power: 2 }); // "?power=2&n=96"
 */
export function searchOfInput(path: CalculatorPath, input: object): string {
  const form = formWhere(path, (name) => `${Reflect.get(input, name)}`);
  return searchOf({ form, entries: entriesOf(form, input), step: 0, view: "page" });
}

// Take the last match: the usual form comes first and matches anything.
function formWhere(path: CalculatorPath, named: (name: string) => string | null) {
  const forms = formsOf(path);
  const fits = ({ fixed }: CalculatorForm) =>
    Object.entries(fixed).every(([name, value]) => named(name) === `${value}`);
  return forms.findLast(fits) ?? forms[0]!;
}
