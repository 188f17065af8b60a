import { useMemo, useState } from "react";
import { useTextInAddress } from "../../../address/use-text-in-address.ts";
import { FIRST_WORD } from "./first-word.ts";
import { type LitText, litText, type Unread } from "./lit-text.ts";

/** The word to try: as typed, and as read. */
export interface TriedWord {
  readonly word: string;
  readonly change: (word: string) => void;
  readonly lit: LitText | Unread;
  /** The font class for the word: the small font of the page holds the first word only. */
  readonly fontClass: string;
  /** Nobody has asked for a word yet. */
  readonly isAtRest: boolean;
}

/** The word in the page's address. */
export function useTriedWord(): TriedWord {
  const [word, setWord] = useTextInAddress("word", FIRST_WORD);
  const [isUntouched, setUntouched] = useState(true);
  const lit = useMemo(() => litText(word), [word]);
  const isFirst = word === FIRST_WORD;
  return {
    word,
    lit,
    fontClass: isFirst ? "first-word" : "serif",
    isAtRest: isFirst && isUntouched,
    change: (next) => {
      setUntouched(false);
      setWord(next);
    },
  };
}
