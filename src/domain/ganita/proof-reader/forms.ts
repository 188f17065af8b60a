import { DIGIT_FORMS } from "./digit-forms.ts";
import type { Form } from "./form.ts";
import { LETTER_FORMS, WORD_FORMS } from "./letter-forms.ts";

export { LINE_FORMS } from "./digit-forms.ts";

/** Every way of writing that is no plain equation, in the order in which they are tried. */
export const FORMS: readonly Form[] = [
  ...WORD_FORMS,
  ...DIGIT_FORMS.slice(0, -1),
  ...LETTER_FORMS,
  DIGIT_FORMS.at(-1)!,
];
