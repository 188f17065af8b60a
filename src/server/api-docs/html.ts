/** Markup that may stand in a page as it is. Only {@link html} makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may be put into markup; text is escaped, and what is left out is nothing. */
export type Insert = Html | string | number | false | null | undefined | readonly Insert[];

/**
 * Writes markup. What is inserted is text unless it is markup itself, so nothing can be forgotten.
 *
 * @example
 * html`<b>${"a < b"}</b>`.text; // "<b>a &lt; b</b>"
 */
export const html = (strings: TemplateStringsArray, ...inserts: readonly Insert[]): Html =>
  new Html(String.raw({ raw: strings }, ...inserts.map(written)));

function written(insert: Insert): string {
  if (insert instanceof Html) return insert.text;
  if (Array.isArray(insert)) return insert.map(written).join("");
  if (insert === false || insert === null || insert === undefined) return "";
  return `${insert}`.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const SCRIPTS = [
  { lang: "sa-Deva", letters: /[\u0900-\u097f\u1cd0-\u1cff]+/ },
  { lang: "sa-Knda", letters: /[\u0c80-\u0cff]+/ },
  { lang: "sa-Telu", letters: /[\u0c00-\u0c7f]+/ },
];
const INDIC = new RegExp(SCRIPTS.map(({ letters }) => `(${letters.source})`).join("|"));

/** Text whose words in Indic scripts say which language they are in. */
export function spoken(text: string): Insert {
  // Splitting at groups gives each stretch between, then one entry a script, all but one undefined.
  return text.split(INDIC).map((part, index) => {
    const script = SCRIPTS[(index % (SCRIPTS.length + 1)) - 1];
    return script && part ? html`<span lang="${script.lang}">${part}</span>` : part;
  });
}
