import { languageOf } from "./script-names.ts";

/**
 * What a visitor wrote, in a box of its own: its marks of writing direction turn round none of what
 * stands beside it. An element that isolates, as `bdi`, is left by a U+2069 in the text.
 */
export const AsWritten = ({ text }: { text: string }) => (
  <span className="inline-block" lang={languageOf(text)}>
    {text}
  </span>
);
