import { useMemo, useState } from "react";
import { useTypedAddress } from "../../../ui/address/use-typed-address.ts";
import { type Loaded, useLoaded } from "../../../ui/loading/use-loaded.ts";
import { FIRST_WORD } from "./first-word.ts";
import type { LitText, litText, Unread } from "./lit-text.ts";

const loadReader = async () => (await import("./lit-text.ts")).litText;

/** The word to try: as typed, and as read. */
export interface TriedWord {
  readonly word: string;
  readonly change: (word: string) => void;
  /** Called when somebody is about to type: the reader's code loads. */
  readonly touch: () => void;
  /** The font class for the word: the small font of the page holds the first word only. */
  readonly fontClass: string;
  /** Null until the reader has loaded. */
  readonly lit: LitText | Unread | null;
  readonly reader: Loaded<typeof litText>;
}

/**
 * The word in the page's address. The reader's code loads on demand; the build has read the first
 * word.
 */
export function useTriedWord(first: LitText | Unread): TriedWord {
  const [word, change] = useTypedAddress("word", FIRST_WORD);
  const [isTouched, setTouched] = useState(false);
  const isFirst = word === FIRST_WORD;
  const reader = useLoaded(loadReader, isTouched || !isFirst);
  const read = reader.state === "answered" ? reader.value : null;
  const lit = useMemo(
    () => (isFirst ? first : read === null ? null : read(word)),
    [isFirst, first, read, word],
  );
  const touch = () => setTouched(true);
  return { word, change, touch, fontClass: isFirst ? "first-word" : "serif", lit, reader };
}
