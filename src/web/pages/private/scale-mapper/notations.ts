import {
  hexToRgb,
  isInGamut,
  oklabToOklch,
  oklchToRgb,
  type Rgb,
  rgbToHex,
  rgbToOklab,
} from "#domain/colour/oklch.ts";

/** The ways to write a colour. */
export type Notation = "hex" | "rgb" | "oklch";

/** The texts that the visitor typed, by field, valid or not. */
export interface Writing {
  readonly notation: Notation;
  readonly texts: readonly string[];
}

/** One field of a notation. */
interface Part {
  readonly label: string;
  readonly hint?: string;
  /** The error message for a text it refuses. */
  readonly problem: string;
  readonly accepts: (text: string) => boolean;
}

const byte = (name: string): Part => ({
  label: `${name} (0-255)`,
  problem: `${name} is a whole number from 0 to 255.`,
  accepts: (text) => /^\d{1,3}$/.test(text) && Number(text) <= 255,
});

const measure = (name: string, most: number): Part => ({
  label: name,
  hint: `0 to ${most}`,
  problem: `${name} is a number from 0 to ${most}.`,
  accepts: (text) => /^(\d+(\.\d+)?|\.\d+)$/.test(text) && Number(text) <= most,
});

/** The fields of each notation. */
export const PARTS: Readonly<Record<Notation, readonly Part[]>> = {
  rgb: [byte("Red"), byte("Green"), byte("Blue")],
  hex: [
    {
      label: "Hex code",
      hint: "Six digits, as in #994c42",
      problem: "Invalid hex code",
      accepts: (text) => hexToRgb(text) !== null,
    },
  ],
  oklch: [measure("Lightness", 1), measure("Chroma", 0.4), measure("Hue", 360)],
};

/** Writes a colour in a notation; reading the result gives the same colour. */
export function textsOf(notation: Notation, rgb: Rgb): readonly string[] {
  if (notation === "hex") return [rgbToHex(rgb)];
  if (notation === "rgb") return [rgb.r, rgb.g, rgb.b].map(String);
  const { l, c, h } = oklabToOklch(rgbToOklab(rgb));
  return [l.toFixed(5), c.toFixed(5), h.toFixed(2)];
}

/** The error of each field; null if there is none. */
export function problemsIn({ notation, texts }: Writing): readonly (string | null)[] {
  return PARTS[notation].map((part, index) =>
    part.accepts(texts[index]?.trim() ?? "") ? null : part.problem,
  );
}

/** The typed colour, or the nearest that screens can show; null if a field has an error. */
export function rgbOf(writing: Writing): Rgb | null {
  if (problemsIn(writing).some((problem) => problem !== null)) return null;
  const texts = writing.texts.map((text) => text.trim());
  if (writing.notation === "hex") return hexToRgb(texts[0]!);
  const [first, second, third] = texts.map(Number) as [number, number, number];
  return writing.notation === "rgb"
    ? { r: first, g: second, b: third }
    : oklchToRgb({ l: first, c: second, h: third });
}

/** Whether the typed colour is outside sRGB, so that the nearest one replaces it. */
export function isBeyondScreens(writing: Writing | null): boolean {
  if (writing?.notation !== "oklch" || rgbOf(writing) === null) return false;
  const [l, c, h] = writing.texts.map(Number) as [number, number, number];
  return !isInGamut({ l, c, h });
}
