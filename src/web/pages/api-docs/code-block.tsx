import { Fragment } from "react";
import { jsonText } from "./json-text.ts";

/** Shell commands; one click selects them all. */
export const ShellLines = ({ lines }: { lines: string }) => (
  <pre className="shell">
    <code>
      <Spoken text={lines} />
    </code>
  </pre>
);

// The keyboard can only scroll what it can focus.
const withinReach = (label: string) => ({ tabIndex: 0, role: "group", "aria-label": label });

/** A value as JSON. A long one scrolls by itself, by keyboard too. */
export const JsonBlock = ({ value, label }: { value: unknown; label: string }) => (
  <pre {...withinReach(label)}>
    <code>
      <Spoken text={jsonText(value)} />
    </code>
  </pre>
);

const LANGUAGES = ["sa-Deva", "sa-Knda", "sa-Telu"];
const INDIC = /([\u0900-\u097f\u1cd0-\u1cff]+)|([\u0c80-\u0cff]+)|([\u0c00-\u0c7f]+)/;

/** Text whose words in Indic scripts are marked with their language. */
export function Spoken({ text }: { text: string }) {
  // Splitting at groups gives the text between, then one entry for each script, all but one
  // undefined.
  const parts = text.split(INDIC);
  return parts.map((part, index) => {
    const lang = LANGUAGES[(index % (LANGUAGES.length + 1)) - 1];
    const key = index;
    return <Fragment key={key}>{lang && part ? <span lang={lang}>{part}</span> : part}</Fragment>;
  });
}
