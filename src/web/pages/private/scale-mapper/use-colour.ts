import { useEffect } from "react";
import { hexToRgb, type Rgb, rgbToHex } from "#domain/colour/oklch.ts";
import { type InAddress, useAddress } from "../../../address/use-address.ts";
import { storedDraft, useStoredDraft } from "../../../api/draft-storage.ts";
import { type Notation, problemsIn, rgbOf, textsOf, type Writing } from "./notations.ts";

/** Turmeric, the initial colour. */
const FIRST_COLOUR: Rgb = { r: 227, g: 167, b: 47 };

interface State {
  /** The last colour typed without an error. */
  readonly rgb: Rgb;
  /** The last typed texts and their notation; null until the visitor changes the colour. */
  readonly writing: Writing | null;
  /** Whether the address names the colour. */
  readonly isGiven: boolean;
}

const COLOUR: InAddress<State> = {
  names: ["hex"],
  read: (parameters) => {
    const given = parameters.get("hex");
    if (given === null) return { rgb: FIRST_COLOUR, writing: null, isGiven: false };
    const rgb = hexToRgb(given);
    if (rgb !== null) return { rgb, writing: null, isGiven: true };
    const writing = { notation: "hex", texts: [given] } as const;
    return { rgb: FIRST_COLOUR, writing, isGiven: false };
  },
  write: ({ rgb, isGiven }) => ({ hex: isGiven && rgbToHex(rgb).slice(1) }),
};

/** A colour in several notations, kept in step. */
export type Colour = ReturnType<typeof useColour>;

/**
 * The colour on the page, initially the one in the address, which then follows it. What is typed
 * survives the end of a login.
 */
export function useColour() {
  const { state, change } = useAddress(COLOUR);
  const { writing, rgb } = state;
  const write = (written: Writing) =>
    change((now) => {
      const typed = rgbOf(written);
      return { rgb: typed ?? now.rgb, writing: written, isGiven: now.isGiven || typed !== null };
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what a login has interrupted.
  useEffect(() => {
    const kept = storedDraft<Writing>("colour");
    if (kept) write(kept);
  }, []);
  useStoredDraft("colour", writing);
  const problems = writing ? problemsIn(writing) : [];
  return {
    ...state,
    /** Whether what is typed is no colour. */
    isRefused: problems.some((problem) => problem !== null),
    textsIn: (notation: Notation) =>
      writing?.notation === notation ? writing.texts : textsOf(notation, rgb),
    problemsIn: (notation: Notation) => (writing?.notation === notation ? problems : []),
    write: (notation: Notation, texts: readonly string[]) => write({ notation, texts }),
    /** Writes the colour into the address at once, without waiting for a pause. */
    putInAddress: () => change((now) => ({ ...now, isGiven: true }), "in place"),
  };
}
