import type { ComponentType } from "react";

interface WithDevanagariProps {
  /** How a word is shown: in the font of its page, marked as Sanskrit. */
  readonly word: ComponentType<{ readonly children: string }>;
  readonly children: string;
}

/** A text with its Devanagari words marked, for screen readers and their own font. */
export function WithDevanagari({ word: Word, children }: WithDevanagariProps) {
  const parts = children.split(/(\p{Script=Devanagari}+(?:\s\p{Script=Devanagari}+)*)/u);
  return parts.map((part, at) => (at % 2 === 0 ? part : <Word key={part}>{part}</Word>));
}
