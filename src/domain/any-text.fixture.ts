import fc from "fast-check";
import { DomainError } from "./domain-error.ts";

const inBlock = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((point) => String.fromCodePoint(point));

/**
 * Any code point except half a surrogate pair: fast-check's unit "binary", which takes most of a
 * second to prepare.
 */
export const codePoint = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

// Devanagari, Kannada, Telugu, Latin with and without marks, joiners and direction controls.
const mixed = fc.oneof(
  inBlock(0x900, 0x97f),
  inBlock(0xc80, 0xcff),
  inBlock(0xc00, 0xc7f),
  inBlock(0x20, 0x7e),
  inBlock(0xc0, 0x17f),
  inBlock(0x300, 0x333),
  inBlock(0x1e00, 0x1eff),
  fc.constantFrom(
    "\u200c",
    "\u200d",
    "\u202e",
    "\u2066",
    "\ufeff",
    "\u0000",
    "\n",
    "़",
    "्",
    "ॐ",
    "ꣳ",
  ),
);

/**
 * Texts that nobody types: any code points, whole graphemes, mixed scripts, half surrogate pairs.
 */
export const anyText = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: codePoint, maxLength }),
    fc.string({ unit: "grapheme", maxLength: Math.ceil(maxLength / 4) }),
    fc.string({ unit: mixed, maxLength }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength })
      .map((units) => String.fromCharCode(...units)),
  );

const OWN_NAMES = Object.getOwnPropertyNames(Object.prototype);

/** Texts of any code points, or a name that each object has. */
export const anyCodePoints = (maxLength: number) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: codePoint, maxLength }) },
    { weight: 1, arbitrary: fc.constantFrom(...OWN_NAMES) },
  );

/** Digits of several scripts, with signs, separators and spaces in any order. */
export const anyNumeral = (maxLength: number) =>
  fc.string({
    unit: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(..."0123456789०१९೦೯౦౯") },
      { weight: 1, arbitrary: fc.constantFrom(..."٣৩௩０𝟗²½Ⅷ") },
      { weight: 3, arbitrary: fc.constantFrom(..."+-−–./,_ \t\u00a0\u2044eExn’") },
    ),
    maxLength,
  });

/** The value read, or null if it is refused with a sentence; no other error may be thrown. */
export function valueOrRefusal<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError) || !/^\P{Ll}.{5,300}\.$/su.test(error.message)) throw error;
    return null;
  }
}
