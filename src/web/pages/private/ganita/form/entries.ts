import { unlessRefused } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import type { CalculatorForm, FormField } from "./forms.ts";

/** The values typed into a form, by field name: a text for each row. */
export type Entries = Readonly<Record<string, readonly string[]>>;

/** The input sent to a calculator. */
export type Input = Readonly<Record<string, unknown>>;

/** The minimum number of rows in a list. */
export const LEAST_ROWS = 2;

/** The texts of a field: one, or one for each row. */
export function rowsOf({ name, kind }: FormField, entries: Entries): readonly string[] {
  const texts = entries[name] ?? [];
  const least = kind === "numbers" || kind === "factors" ? LEAST_ROWS : 1;
  return [...texts, ...Array<string>(Math.max(0, least - texts.length)).fill("")];
}

/**
 * The input that a form sends for its entries. Empty rows and empty optional fields are left out,
 * and so are rows that addition and subtraction leave out.
 *
 * @example
 * inputOf(formsOf("chalana-kalanabhyam")[0], { c: ["1, -5, 6"] }); // { coefficients: ["1", "-5", "6"] }
 */
export function inputOf({ fixed, fields }: CalculatorForm, entries: Entries): Input {
  const input: Record<string, unknown> = { ...fixed };
  for (const field of fields) {
    const value = sentBy(field, rowsOf(field, entries));
    if (!field.isOptional || value.length > 0) place(input, field.at.split("."), value);
  }
  return input;
}

/** The entries that make a form send this input: the reverse of {@link inputOf}. */
export function entriesOf({ fields }: CalculatorForm, input: object): Entries {
  return Object.fromEntries(
    fields.map(({ name, at, kind }) => {
      const value = at
        .split(".")
        .reduce<unknown>((part, key) => Reflect.get(part as object, key), input);
      return [name, textsOf(kind, value)];
    }),
  );
}

/** Coefficients typed on one line, separated by commas or spaces. */
export function coefficientsOf(line: string): string[] {
  return line.split(/[\s,;]+/).filter(Boolean);
}

/**
 * Whether addition and subtraction leave an entry out: words, and numbers that are not whole. What
 * has a digit and cannot be read is sent, to be refused at its field: no number is passed over.
 */
export function isLeftOut(text: string): boolean {
  const value = unlessRefused(() => parseRational(text));
  if (value === null) return !/\p{N}/u.test(text);
  // A fraction is not read there, even if it comes to a whole number.
  return text.includes("/") || value.denominator !== 1n;
}

/** The fields that still need a value. */
export function missingFields({ fields }: CalculatorForm, entries: Entries): FormField[] {
  return fields.filter(
    (field) => !field.isOptional && sentBy(field, rowsOf(field, entries)).length === 0,
  );
}

/** Whether a row of a field would be sent and is not made of numbers. */
export function isUnreadable(field: FormField, row: string): boolean {
  return textsIn(field, row).some((text) => text !== "" && !isNumber(text));
}

/** What a row of a field would send: one text, or each of its coefficients. */
export function textsIn(field: FormField, row: string): string[] {
  return [sentBy(field, [row])].flat(2);
}

/** Whether a text is a number that the calculators read. */
export function isNumber(text: string): boolean {
  return unlessRefused(() => parseRational(text)) !== null;
}

function sentBy({ kind, isWholeOnly }: FormField, rows: readonly string[]) {
  const [first = ""] = rows;
  switch (kind) {
    case "number":
      return first.trim();
    case "coefficients":
      return coefficientsOf(first);
    case "numbers":
      return rows.filter((row) => (isWholeOnly ? !isLeftOut(row) : row.trim() !== ""));
    case "factors":
      return rows.map(coefficientsOf).filter(({ length }) => length > 0);
  }
}

function textsOf(kind: FormField["kind"], value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (kind === "number") return [`${value}`];
  if (kind === "numbers") return value as readonly string[];
  const lines = (kind === "factors" ? value : [value]) as readonly (readonly string[])[];
  return lines.map((line) => line.join(", "));
}

function place(target: object, [key, ...rest]: readonly string[], value: unknown) {
  if (rest.length === 0) {
    Reflect.set(target, key!, value);
    return;
  }
  if (!Reflect.has(target, key!)) Reflect.set(target, key!, []);
  place(Reflect.get(target, key!) as object, rest, value);
}
