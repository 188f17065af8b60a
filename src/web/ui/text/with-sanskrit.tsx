import type { ComponentType } from "react";
import { languageOf } from "./scripts.ts";

interface SanskritWordProps {
  readonly children: string;
}

interface WithSanskritProps {
  /** How a word is shown, marked as Sanskrit; by default in the font around it. */
  readonly word?: ComponentType<SanskritWordProps>;
  readonly children: string;
}

// With the joiners and accents inside words, at which their letters would come apart. A word does not
// begin with a joiner: that stands in an emoji.
const INDIC =
  /((?!\p{Join_Control})[\p{scx=Devanagari}\p{scx=Kannada}\p{scx=Telugu}\p{Join_Control}]+)/u;

/** A text with its words in Indic scripts marked, for screen readers and their own font. */
export function WithSanskrit({ word: Word = SanskritWord, children }: WithSanskritProps) {
  const parts = children.split(INDIC);
  return parts.map((part, at) =>
    at % 2 === 0 ? part : <Word key={parts.slice(0, at).join("")}>{part}</Word>,
  );
}

const SanskritWord = ({ children }: SanskritWordProps) => (
  <span lang={languageOf(children)}>{children}</span>
);
