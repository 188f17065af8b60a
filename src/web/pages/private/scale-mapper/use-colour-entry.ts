import { useCallback, useEffect, useState } from "react";
import { hexToRgb, type Rgb, rgbToHex } from "#domain/colour/oklch.ts";
import { keptWork, useKeptWork } from "../../../api/kept-work.ts";
import { useSearch } from "../../../ui/address/address.ts";
import { ADDRESS_PAUSE_MS } from "../../../ui/address/address-pause.ts";
import { type Notation, problemsIn, rgbOf, textsOf, type Writing } from "./notations.ts";

/** Turmeric, the initial colour. */
const FIRST_COLOUR: Rgb = { r: 227, g: 167, b: 47 };

/** A colour in several notations, kept in step. */
export interface ColourEntry {
  /** The last colour typed without an error. */
  readonly rgb: Rgb;
  /** The last typed texts and their notation; null until the visitor changes the colour. */
  readonly writing: Writing | null;
  readonly textsIn: (notation: Notation) => readonly string[];
  readonly problemsIn: (notation: Notation) => readonly (string | null)[];
  /** Writes the colour into the address at once, without waiting for a pause. */
  readonly keepInAddress: () => void;
  readonly write: (notation: Notation, texts: readonly string[]) => void;
}

/**
 * The colour on the page, initially the one in the address, which then follows it. What is typed
 * survives the end of a login.
 */
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
  const keepInAddress = useCallback(() => {
    const next = new URLSearchParams(address);
    next.set("hex", hex.slice(1));
    setAddress(next);
  }, [address, hex, setAddress]);
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
