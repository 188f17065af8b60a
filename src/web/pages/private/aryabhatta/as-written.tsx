import { languageOf } from "../../../ui/text/scripts.ts";

/**
 * Text as the visitor typed it, in a box of its own, so that its direction marks do not affect the
 * text beside it. An isolating element such as `bdi` would not do: a U+2069 in the text ends it.
 */
export const AsWritten = ({ text }: { text: string }) => (
  <span className="inline-block" lang={languageOf(text)}>
    {text}
  </span>
);
