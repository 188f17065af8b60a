import { useCallback, useEffect, useState } from "react";
import { hexToRgb, type Rgb, rgbToHex } from "#domain/colour/oklch.ts";
import { useSearch } from "../../../ui/address.ts";
import { ADDRESS_PAUSE_MS } from "../../../ui/address-pause.ts";
import { keptWork, useKeptWork } from "../kept-work.ts";
import { type Notation, problemsIn, rgbOf, textsOf, type Writing } from "./notations.ts";

/** Turmeric, until another colour is chosen. */
const FIRST_COLOUR: Rgb = { r: 227, g: 167, b: 47 };

/** A colour that can be written in several notations, kept in step with each other. */
export interface ColourEntry {
  /** The colour last written without a mistake. */
  readonly rgb: Rgb;
  /** What was last written and where; null while the colour is as it was opened. */
  readonly writing: Writing | null;
  readonly textsIn: (notation: Notation) => readonly string[];
  readonly problemsIn: (notation: Notation) => readonly (string | null)[];
  /** Puts the colour into the address at once, not only when it has rested. */
  readonly keepInAddress: () => void;
  readonly write: (notation: Notation, texts: readonly string[]) => void;
}

/** The colour on the page, which opens with the one in the address and keeps it there. What is written outlives a login that ends. */
export function useColourEntry(): ColourEntry {
  const [address, setAddress] = useSearch();
  const given = address.get("hex");
  const [{ rgb, writing }, setEntry] = useState(() => {
    const kept = keptWork<Writing>("colour");
    const opened = openedWith(given);
    return kept ? { rgb: rgbOf(kept) ?? opened.rgb, writing: kept } : opened;
  });
  useKeptWork("colour", writing);

  const hex = rgbToHex(rgb);
  const keepInAddress = useCallback(
    () => setAddress(new URLSearchParams({ hex: hex.slice(1) })),
    [hex, setAddress],
  );
  useEffect(() => {
    if (rgbToHex(openedWith(given).rgb) === hex) return;
    const timer = setTimeout(keepInAddress, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [given, hex, keepInAddress]);

  return {
    rgb,
    keepInAddress,
    writing,
    textsIn: (notation) =>
      writing?.notation === notation ? writing.texts : textsOf(notation, rgb),
    problemsIn: (notation) => (writing?.notation === notation ? problemsIn(writing) : []),
    write: (notation, texts) => {
      const written = { notation, texts };
      setEntry({ rgb: rgbOf(written) ?? rgb, writing: written });
    },
  };
}

function openedWith(given: string | null): { rgb: Rgb; writing: Writing | null } {
  const rgb = given === null ? FIRST_COLOUR : hexToRgb(given);
  if (rgb !== null) return { rgb, writing: null };
  return { rgb: FIRST_COLOUR, writing: { notation: "hex", texts: [given ?? ""] } };
}
