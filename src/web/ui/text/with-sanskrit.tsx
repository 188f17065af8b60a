import { Sanskrit } from "./sanskrit.tsx";
import { languageOf } from "./scripts.ts";

interface WithSanskritProps {
  /** A small font that has the words; without it they are in the font around them. */
  readonly font?: "granth" | "ragas" | "sutras";
  readonly children: string;
}

// With the joiners and accents inside words, at which their letters would come apart. A word does not
// begin with a joiner: that stands in an emoji.
const INDIC =
  /((?!\p{Join_Control})[\p{scx=Devanagari}\p{scx=Kannada}\p{scx=Telugu}\p{Join_Control}]+)/u;

/** A text with its words in Indic scripts marked, for screen readers and their own font. */
export function WithSanskrit({ font, children }: WithSanskritProps) {
  const parts = children.split(INDIC);
  return parts.map((part, at) => {
    if (at % 2 === 0) return part;
    const key = parts.slice(0, at).join("");
    return font ? (
      <Sanskrit key={key} font={font}>
        {part}
      </Sanskrit>
    ) : (
      <span key={key} lang={languageOf(part)}>
        {part}
      </span>
    );
  });
}
