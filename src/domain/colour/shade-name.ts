import type { Oklch } from "./oklch.ts";

interface HueWords {
  /** The words apply to hues below this, in degrees. */
  readonly below: number;
  readonly dark: string;
  readonly light: string;
  readonly tint: string;
}

const PINK = { dark: "rose", light: "pink", tint: "rosy" };

// Borders are between the hues of named colours in CSS Color 4 and the XKCD survey of 2010.
const HUE_WORDS: readonly HueWords[] = [
  { below: 15, ...PINK },
  { below: 45, dark: "brick", light: "salmon", tint: "reddish" },
  { below: 70, dark: "copper", light: "apricot", tint: "brownish" },
  { below: 105, dark: "bronze", light: "gold", tint: "yellowish" },
  { below: 170, dark: "green", light: "mint", tint: "greenish" },
  { below: 212, dark: "teal", light: "turquoise", tint: "greenish" },
  { below: 262, dark: "ocean blue", light: "sky blue", tint: "bluish" },
  { below: 297, dark: "slate blue", light: "periwinkle", tint: "bluish" },
  { below: 335, dark: "purple", light: "lilac", tint: "purplish" },
  { below: 360, ...PINK },
];

/** From this lightness on, a colour takes the light word of its hue. */
const LIGHT_FROM = 0.66;

/** From this lightness on, a colour is called pale, which already implies low chroma. */
const PALE_FROM = 0.82;

/**
 * Names a muted colour (chroma up to about 0.11, as in letter colours) in plain English.
 *
 * @example
 * shadeName({ l: 0.41, c: 0.085, h: 29 }); // "deep brick"
 */
export function shadeName({ l, c, h }: Oklch): string {
  const { dark, light, tint } = HUE_WORDS.find(({ below }) => h < below)!;
  const isGrey = c < 0.03;
  const hueWord = isGrey ? `${tint} grey` : l < LIGHT_FROM ? dark : light;
  const chromaWord = isGrey || l >= PALE_FROM ? "" : chromaWordOf(c);
  return [chromaWord, lightnessWordOf(l), hueWord].filter(Boolean).join(" ");
}

function lightnessWordOf(l: number): string {
  if (l < 0.46) return "deep";
  if (l < 0.56) return "dark";
  if (l < 0.74) return "";
  if (l < PALE_FROM) return "light";
  return l < 0.9 ? "pale" : "very pale";
}

function chromaWordOf(c: number): string {
  if (c < 0.045) return "greyish";
  if (c < 0.06) return "muted";
  return c < 0.08 ? "soft" : "";
}
