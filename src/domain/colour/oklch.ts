/** A screen colour: red, green and blue, whole numbers from 0 to 255. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** The linear amount of light in each channel, 0 to 1. */
export interface LinearRgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** A colour in the space where equal distances look equal. */
export interface Oklab {
  /** Lightness, 0 black to 1 white. */
  readonly l: number;
  /** Green (below 0) to red. */
  readonly a: number;
  /** Blue (below 0) to yellow. */
  readonly b: number;
}

/** The same space in polar coordinates around the grey axis: CSS `oklch(l c h)`. */
export interface Oklch {
  readonly l: number;
  /** Chroma, 0 for a grey; screen colours reach about 0.32. */
  readonly c: number;
  /** Hue in degrees, 0 to 360. */
  readonly h: number;
}

/** Below this chroma a hue is only rounding noise. */
const LEAST_CHROMA = 1e-6;

/** Tolerance for rounding noise of the matrices: white and the pure colours must stay in gamut. */
const GAMUT_TOLERANCE = 1e-6;

/** The colour in rectangular coordinates. */
export function oklchToOklab({ l, c, h }: Oklch): Oklab {
  const angle = (h * Math.PI) / 180;
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
}

/** The colour by chroma and hue; a grey has hue 0. */
export function oklabToOklch({ l, a, b }: Oklab): Oklch {
  const c = Math.hypot(a, b);
  if (c < LEAST_CHROMA) return { l, c: 0, h: 0 };
  return { l, c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The linear light of the colour. A channel outside 0 to 1 means that no sRGB screen shows it. */
export function oklabToLinearRgb({ l, a, b }: Oklab): LinearRgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    g: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    b: -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  };
}

/**
 * Converts linear light to OKLab.
 *
 * @see Björn Ottosson, A perceptual color space for image processing (2020), for the matrices.
 */
export function linearRgbToOklab({ r, g, b }: LinearRgb): Oklab {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** Converts screen values to linear light. @see IEC 61966-2-1 (sRGB), for the curve. */
export function rgbToLinearRgb({ r, g, b }: Rgb): LinearRgb {
  return { r: decoded(r), g: decoded(g), b: decoded(b) };
}

/** The nearest screen colour; each channel is clamped to its range. */
export function linearRgbToRgb({ r, g, b }: LinearRgb): Rgb {
  return { r: encoded(r), g: encoded(g), b: encoded(b) };
}

/** How bright the light is: 0 black, 1 white. @see WCAG 2.2, relative luminance. */
export function luminance({ r, g, b }: LinearRgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A screen colour in OKLab. */
export function rgbToOklab(rgb: Rgb): Oklab {
  return linearRgbToOklab(rgbToLinearRgb(rgb));
}

/**
 * The nearest screen colour, each channel clamped to its range; see {@link isInGamut}.
 *
 * @example
 * oklchToRgb({ l: 0.51, c: 0.105, h: 29 }); // { r: 153, g: 76, b: 66 }
 */
export function oklchToRgb(oklch: Oklch): Rgb {
  return linearRgbToRgb(oklabToLinearRgb(oklchToOklab(oklch)));
}

/** Whether an sRGB screen can show the colour. */
export function isInGamut(oklch: Oklch): boolean {
  const { r, g, b } = oklabToLinearRgb(oklchToOklab(oklch));
  return [r, g, b].every((part) => part >= -GAMUT_TOLERANCE && part <= 1 + GAMUT_TOLERANCE);
}

/** How different two colours look (ΔE_OK): 0 for the same colour, about 0.02 just visible. */
export function deltaE(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}

/** The colour as `#rrggbb`, in small letters. */
export function rgbToHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Reads six hex digits, with or without `#`; null for anything else. */
export function hexToRgb(text: string): Rgb | null {
  if (!/^#?[0-9a-f]{6}$/i.test(text)) return null;
  const digits = Number.parseInt(text.slice(-6), 16);
  return { r: digits >> 16, g: (digits >> 8) & 255, b: digits & 255 };
}

function decoded(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  const inside = Math.min(Math.max(light, 0), 1);
  const share = inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
  return Math.round(share * 255);
}
