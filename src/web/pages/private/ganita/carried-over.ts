import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { searchOf } from "./address.ts";
import { coefficientsOf, type Entries } from "./form/entries.ts";
import { type CalculatorForm, formsOf } from "./form/forms.ts";

/**
 * The address of another calculator: with the same numbers if they mean the same there, otherwise
 * empty.
 *
 * @example
 * carriedOver(form, { n: ["24"] }, "urdhva-tiryagbhyam"); // "/private/ganita/urdhva-tiryagbhyam?a=24&b=24"
 */
export function carriedOver(form: CalculatorForm, entries: Entries, to: CalculatorPath): string {
  const forms = formsOf(to);
  for (const other of forms) {
    const carried = carriedEntries(form, entries, other);
    if (carried) {
      return `/private/ganita/${to}${searchOf({ form: other, entries: carried })}`;
    }
  }
  return `/private/ganita/${to}`;
}

function carriedEntries(
  from: CalculatorForm,
  entries: Entries,
  to: CalculatorForm,
): Entries | null {
  if (from.sense === undefined || Object.keys(entries).length === 0) return null;
  if (from.sense === "square" && to.sense === "product") {
    return spread([...numbersOf(from, entries), ...numbersOf(from, entries)], to);
  }
  if (from.sense !== to.sense) return null;
  // Rows of coefficients stay as they are; other numbers fill its fields in order.
  return from.sense === "factorisation" ? entries : spread(numbersOf(from, entries), to);
}

function numbersOf({ fields }: CalculatorForm, entries: Entries): string[] {
  return fields
    .filter(({ isOptional }) => !isOptional)
    .flatMap(({ name, kind }) => {
      const texts = entries[name] ?? [];
      return kind === "coefficients" ? texts.flatMap(coefficientsOf) : texts;
    });
}

function spread(numbers: readonly string[], { fields }: CalculatorForm): Entries | null {
  const needed = fields.filter(({ isOptional }) => !isOptional);
  const [{ name, kind }] = needed as [(typeof needed)[number]];
  if (kind === "coefficients") return { [name]: [numbers.join(", ")] };
  if (kind === "numbers") return { [name]: numbers };
  if (needed.length !== numbers.length) return null;
  return Object.fromEntries(needed.map((field, index) => [field.name, [numbers[index]!]]));
}
