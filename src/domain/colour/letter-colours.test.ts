import { differenceEuclidean, parse } from "culori";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSONANTS, VOWELS } from "../letters/letters.ts";
import { SIGNS } from "../letters/signs.data.ts";
import { STHANAS, type Sthana } from "../sound/articulation.data.ts";
import { articulationOf } from "../sound/articulation.ts";
import { contrastRatio, inkOn, SWATCH_INKS } from "./contrast.ts";
import { HUE_BY_STHANA } from "./letter-colours.data.ts";
import { closestLetter, colourByLetter, colourOf, letterColours } from "./letter-colours.ts";
import { deltaE, isInGamut, rgbToOklab } from "./oklch.ts";

const byte = fc.integer({ min: 0, max: 255 });
const anyRgb = fc.record({ r: byte, g: byte, b: byte });

const sounded = [...VOWELS, ...SIGNS, ...CONSONANTS].filter(({ latin }) => latin !== "'");
const pairs = letterColours.flatMap((one, index) =>
  letterColours.slice(index + 1).map((other) => [one, other] as const),
);

describe("letterColours", () => {
  test("cover every letter and sign with a sound once, numbered from 1", () => {
    expect(letterColours.map(({ latin }) => latin)).toEqual(sounded.map(({ latin }) => latin));
    expect(letterColours.map(({ id }) => id)).toEqual(letterColours.map((_, index) => index + 1));
  });

  // Ids that other tables may rely on.
  test.each([
    ["a", 1, "#f9c4bb", "pale salmon", "Guttural"],
    ["ai", 13, "#d4a181", "soft light apricot", "Guttural-palatal"],
    ["ṃ", 17, "#cac3b6", "pale yellowish grey", "Nasal"],
    ["k", 22, "#71362f", "deep brick", "Guttural"],
    ["kh", 23, "#994c42", "dark brick", "Guttural"],
    ["v", 50, "#5a6181", "muted dark slate blue", "Labio-dental"],
    ["h", 54, "#a87f79", "muted brick", "Guttural"],
    ["ẑ", 60, "#51908d", "soft teal", "Alveolar"],
  ])("%s is number %i, %s, %s, %s", (latin, id, hex, shade, sthana) => {
    expect(colourOf(latin)).toMatchObject({ id, hex, shade, sthana });
  });

  test("lie inside sRGB", () => {
    for (const { oklch, latin } of letterColours) expect(isInGamut(oklch), latin).toBe(true);
  });

  test("stay apart by more than just visible, as rounded to the screen", () => {
    const measure = differenceEuclidean("oklab");
    const distances = pairs.map(([one, other]) => measure(parse(one.hex)!, parse(other.hex)!));
    expect(Math.min(...distances)).toBeGreaterThan(0.025);
  });

  test("carry readable text in the better ink", () => {
    for (const { rgb, latin } of letterColours) {
      expect(contrastRatio(rgb, SWATCH_INKS[inkOn(rgb)]), latin).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("share the hue where they share the place, lightness and chroma where the effort", () => {
    for (const [one, other] of pairs) {
      const [here, there] = [articulationOf(one.latin)!, articulationOf(other.latin)!];
      if (here.sthana === there.sthana) expect(one.oklch.h).toBe(other.oklch.h);
      if (here.prayatna === there.prayatna) {
        expect([one.oklch.l, one.oklch.c]).toEqual([other.oklch.l, other.oklch.c]);
      }
    }
  });

  test("grow lighter through each varga", () => {
    for (const varga of [
      "k kh g gh ṅ",
      "c ch j jh ñ",
      "ṭ ṭh ḍ ḍh ṇ",
      "t th d dh n",
      "p ph b bh m",
    ]) {
      const lightnesses = varga.split(" ").map((latin) => rgbToOklab(colourOf(latin)!.rgb).l);
      expect(lightnesses).toEqual(lightnesses.toSorted((one, other) => one - other));
    }
  });
});

test("a place between two others has the hue halfway", () => {
  const between = Object.entries(STHANAS).filter(([, { parts }]) => parts.length === 2);
  expect(between).toHaveLength(4);
  for (const [sthana, { parts }] of between) {
    const hue = HUE_BY_STHANA[sthana as Sthana];
    const turns = parts.map((part) => ((HUE_BY_STHANA[part] - hue + 540) % 360) - 180);
    expect(turns[0]! + turns[1]!, sthana).toBe(0);
    expect(Math.abs(turns[0]!), sthana).toBeLessThan(90);
  }
});

test("colourOf knows nothing of what is not a letter", () => {
  expect(colourOf("x")).toBeUndefined();
  expect(colourOf("")).toBeUndefined();
});

describe("colourByLetter", () => {
  const hexByLetter = colourByLetter();

  test.each([
    ["kh ख ಖ ఖ", "kh"],
    ["ā आ ಆ ఆ ा ಾ ా", "ā"],
    ["ṃ ं ಂ ం", "ṃ"],
    ["ẖ ᳵ ೱ", "ẖ"],
    ["ḥ ः ಃ ః", "ḥ"],
    ["ऎ ऍ ॲ ॅ", "ĕ"],
    ["ŏ ऒ ಒ ఒ ॊ ೊ ొ", "ŏ"],
    ["ḻ ळ ಳ ళ", "ḻ"],
  ])("gives %s one colour", (letters, latin) => {
    for (const letter of letters.split(" ")) {
      expect(hexByLetter[letter], letter).toBe(colourOf(latin)?.hex);
    }
  });

  test("has every spelling there is", () => {
    const spellings = sounded.flatMap((letter) => [
      letter.latin,
      letter.devanagari,
      letter.kannada,
      letter.telugu,
    ]);
    const matras = VOWELS.flatMap(({ matra }) => Object.values(matra));
    expect(Object.keys(hexByLetter)).toEqual(
      expect.arrayContaining([...spellings, ...matras].filter(Boolean)),
    );
  });

  test("names its letters as normalised text has them, and nothing without a sound", () => {
    const letters = Object.keys(hexByLetter);
    expect(letters).toEqual(letters.map((letter) => letter.normalize("NFC")));
    for (const silent of ["", "'", "ऽ", "्"]) expect(letters).not.toContain(silent);
  });
});

describe("closestLetter", () => {
  test("leads each letter's own colour back to it", () => {
    for (const letter of letterColours) {
      expect(closestLetter(letter.rgb)).toEqual({ letter, deltaE: 0 });
    }
  });

  test("finds no letter nearer than the one it names, and the first of equals", () => {
    fc.assert(
      fc.property(anyRgb, (rgb) => {
        const { letter, deltaE: least } = closestLetter(rgb);
        const distances = letterColours.map((other) =>
          deltaE(rgbToOklab(rgb), rgbToOklab(other.rgb)),
        );
        expect(least).toBe(Math.min(...distances));
        expect(letter.id).toBe(distances.indexOf(least) + 1);
      }),
    );
  });

  test("finds kh for its own brick and, a little further, for one step beside it", () => {
    expect(closestLetter({ r: 153, g: 76, b: 66 })).toMatchObject({
      letter: { latin: "kh" },
      deltaE: 0,
    });
    const { letter, deltaE: distance } = closestLetter({ r: 154, g: 76, b: 66 });
    expect(letter.latin).toBe("kh");
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(0.02);
  });

  test.each([-1, 256, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    "refuses the component %d",
    (bad) => {
      for (const rgb of [
        { r: bad, g: 0, b: 0 },
        { r: 0, g: bad, b: 0 },
        { r: 0, g: 0, b: bad },
      ]) {
        expect(() => closestLetter(rgb)).toThrow(
          expect.objectContaining({ code: "number_out_of_range" }),
        );
      }
    },
  );
});
