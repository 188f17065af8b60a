import type { MainSthana } from "#domain/sound/articulation.data.ts";
import { type Point, points } from "./curve.ts";

/**
 * A head in midsagittal section, facing left: the usual section of phonetics books, redrawn and
 * simplified. Fixed parts come first.
 */

/** From the brow down to the base of the nose. */
export const NOSE = points("104,40 96,62 80,92 52,126 40,143 46,157 66,163 74,171");

/** Inside the nose, from the nostril over the top and down the back of the throat. */
export const NASAL_ROOF = points(
  "60,158 72,142 86,118 112,92 160,76 230,74 296,82 338,106 354,146",
);
export const THROAT_BACK = points("354,146 357,200 355,280 347,340 331,384 327,410 327,460");
export const THROAT_FRONT = points("277,460 277,412 272,384 262,366");

/** The folds on the side of the nose. */
export const CONCHAE: readonly (readonly Point[])[] = [
  points("150,96 200,92 252,98 270,104"),
  points("122,112 180,110 240,116 262,122"),
];

/** The hard palate: its underside is the roof of the mouth, its top the floor of the nose. */
export const PALATE_BELOW = points(
  "84,212 100,204 112,199 125,186 148,168 182,155 218,151 258,157",
);
export const PALATE_ABOVE = points("258,137 204,133 156,138 116,148 84,158 60,158");

/** The soft palate in its position when it closes the nose. */
export const VELUM = points(
  "256,138 292,135 330,141 355,157 350,172 341,192 334,200 326,194 318,178 294,163 256,156",
);

export const UPPER_TOOTH = points("87,206 84,228 88,246 95,238 102,203");
export const LOWER_TOOTH = points("92,284 89,264 92,250 99,262 107,290");

export const EPIGLOTTIS = points("258,370 276,350 294,328 306,312 309,320 302,342 288,364 274,386");

/** The lips and chin at rest; the lower lip, the chin and the lower teeth move with the jaw. */
export const UPPER_LIP = points("66,196 57,208 51,221 57,231 70,230 84,226");
export const LOWER_LIP = points("84,244 70,244 58,247 53,257 58,269 70,281");
export const CHIN = points("73,292 66,312 68,336 86,355 132,368 184,385 204,410 209,460");

/** How far the lips protrude, how far the upper one moves down, and the lower one up. */
export type Lips = readonly [forward: number, upperDown: number, lowerUp: number];
export const LIPS = {
  parted: [0, 0, 0],
  closed: [1, 6, 8],
  rounded: [12, 3, 5],
} as const satisfies Record<string, Lips>;

/**
 * The tongue's surface as twelve points: over root, back, middle and tip, then under the tip to the
 * floor.
 */
export const TONGUE_AT_REST = points(
  "262,366 284,334 296,300 297,264 280,234 242,217 198,212 156,217 124,230 108,244 116,262 122,290",
);

/** The tongue in contact, place by place; for the lips it stays at rest. */
export const TONGUE_TOUCHING: Readonly<Record<MainSthana, readonly Point[]>> = {
  guttural: points(
    "262,366 286,336 303,298 313,252 309,202 290,167 262,164 224,194 176,226 130,250 113,268 122,292",
  ),
  palatal: points(
    "262,366 280,332 286,296 286,254 272,208 242,170 204,152 168,162 138,204 116,246 108,268 120,292",
  ),
  retroflex: points(
    "262,366 284,334 295,298 293,262 272,236 240,230 212,222 196,200 182,174 155,167 134,208 122,290",
  ),
  dental: points(
    "262,366 284,334 296,298 295,262 274,234 238,222 192,219 148,217 116,211 99,222 110,248 120,290",
  ),
  labial: TONGUE_AT_REST,
};
