import { useMemo } from "react";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { parametersOf, searchPart, type Written } from "../../../address/search-part.ts";
import { type InAddress, useAddress } from "../../../address/use-address.ts";
import { oneOf } from "../../../ui/controls/one-of.ts";
import { type Entries, entriesOf } from "./form/entries.ts";
import { type CalculatorForm, formsOf } from "./form/forms.ts";

/** How a working is shown: on the page, filling the screen, or as an exercise. */
export type View = (typeof VIEWS)[number] | "page";
const VIEWS = ["board", "turn"] as const;

/** How many problems a sheet can have. */
export const COUNTS = ["5", "10", "20"] as const;
/** How hard the problems of a sheet are. */
export const LEVELS = ["easy", "medium", "hard"] as const;

/** What a sheet of problems is made from: the same makes the same sheet. */
export interface Sheet {
  readonly count: number;
  readonly level: (typeof LEVELS)[number];
  readonly seed: string;
  /** Whether the key is shown, and printed on a page of its own. */
  readonly hasKey: boolean;
}

/** What the page's address stores: enough to show the same working again. */
export interface CalculatorAddress {
  readonly form: CalculatorForm;
  readonly entries: Entries;
  /** The step shown, from 1; 0 if there is none. */
  readonly step: number;
  readonly view: View;
  /** The worksheet; null if none is asked for. */
  readonly sheet: Sheet | null;
}

/** The values of a form. */
export type Draft = Pick<CalculatorAddress, "form" | "entries">;

/** The page's address, and the ways to change it. */
export function useCalculatorAddress(path: CalculatorPath) {
  const kept = useMemo<InAddress<CalculatorAddress>>(
    () => ({ read: (parameters) => readAddress(path, parameters), write: written }),
    [path],
  );
  const { state, questionId, isOnlyHere, change } = useAddress(kept);
  return {
    address: state,
    /** Stays the same while the same calculation is shown. */
    questionId,
    /** Whether the address is too long to share. */
    isOnlyHere,
    /** Starts a calculation. */
    ask: (draft: Draft) => change({ ...draft, ...NOTHING_SHOWN }, "as a question"),
    /** Shows a step of the same working, or shows it in another way. */
    show: (part: Partial<Pick<CalculatorAddress, "step" | "view">>) =>
      change((now) => ({ ...now, ...part }), "in place"),
    /** Shows a sheet; Back leaves it. What is typed beside it stays. */
    showSheet: (form: CalculatorForm, sheet: Sheet) =>
      change(
        (now) =>
          now.form === form ? { ...now, sheet } : { form, entries: {}, ...NOTHING_SHOWN, sheet },
        "as a dialog",
      ),
  };
}

const NOTHING_SHOWN = { step: 0, view: "page", sheet: null } as const;

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
  return {
    form,
    entries: Object.fromEntries(entries),
    step: Math.max(step, 0),
    view: VIEWS.find((name) => parameters.has(name)) ?? "page",
    sheet: parameters.has("sheet")
      ? {
          count: Number(oneOf(COUNTS, parameters.get("sheet")) ?? "10"),
          level: oneOf(LEVELS, parameters.get("level")) ?? "easy",
          seed: parameters.get("seed") ?? "1",
          hasKey: parameters.has("key"),
        }
      : null,
  };
}

/** Whether an address or a form contains any value. */
export function isAsked(entries: Entries): boolean {
  return Object.keys(entries).length > 0;
}

/** Writes the address of a working as the search part of a URL. */
export const searchOf = (address: Draft & Partial<CalculatorAddress>): string =>
  searchPart(written({ ...NOTHING_SHOWN, ...address }));

/**
 * The address that makes a calculator work an input.
 *
 * @example
 * searchOfInput("yavadunam", { n: "96", power: 2 }); // "?power=2&n=96"
 */
export function searchOfInput(path: CalculatorPath, input: object): string {
  const form = formWhere(path, (name) => `${Reflect.get(input, name)}`);
  return searchOf({ form, entries: entriesOf(form, input) });
}

/** A calculator, and what chooses one of its forms unless it is the usual one. */
export interface UsedForm {
  readonly path: CalculatorPath;
  readonly form?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * The address of a calculator's form, without numbers.
 *
 * @example
 * formAddress({ path: "anurupyena", form: { mode: "cube" } }); // "/private/ganita/anurupyena?mode=cube"
 */
export const formAddress = ({ path, form }: UsedForm): string =>
  `/private/ganita/${path}${searchPart({ ...form })}`;

/** What tells a form from the calculator's others, as its address writes it: "mode=negative". */
export const fixedText = ({ fixed }: CalculatorForm): string => `${parametersOf(textsOf(fixed))}`;

function written({ form, entries, step, view, sheet }: CalculatorAddress): Written {
  const typed = form.fields.map(({ name, isOptional }) => {
    const texts = entries[name] ?? [];
    return [name, isOptional ? texts.filter((text) => text.trim() !== "") : texts] as const;
  });
  return {
    ...textsOf(form.fixed),
    ...Object.fromEntries(typed),
    ...(step > 0 && { step }),
    ...(view !== "page" && { [view]: true }),
    ...(sheet && {
      sheet: sheet.count,
      level: sheet.level,
      seed: sheet.seed,
      key: sheet.hasKey,
    }),
  };
}

const textsOf = (fixed: CalculatorForm["fixed"]) =>
  Object.fromEntries(Object.entries(fixed).map(([name, value]) => [name, `${value}`]));

// Take the last match: the usual form comes first and matches anything.
function formWhere(path: CalculatorPath, named: (name: string) => string | null) {
  const forms = formsOf(path);
  const fits = ({ fixed }: CalculatorForm) =>
    Object.entries(fixed).every(([name, value]) => named(name) === `${value}`);
  return forms.findLast(fits) ?? forms[0]!;
}
