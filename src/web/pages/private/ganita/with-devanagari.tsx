import { SutraWord } from "./sutra-word.tsx";

/** A text in which what is written in Devanagari is marked as Sanskrit. */
export function WithDevanagari({ children }: { children: string }) {
  const parts = children.split(/(\p{Script=Devanagari}+(?:\s\p{Script=Devanagari}+)*)/u);
  return parts.map((part, at) => (at % 2 === 0 ? part : <SutraWord key={part}>{part}</SutraWord>));
}
