import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { letterColours } from "#domain/colour/letter-colours.ts";
import letters from "../../../styles/fonts/scale-letters.txt?raw";
import { distanceWords } from "./nearest-letter.tsx";
import { isBeyondScreens, type Notation, problemsIn, rgbOf, textsOf } from "./notations.ts";

const NOTATIONS = ["hex", "rgb", "oklch"] as const satisfies readonly Notation[];
const byte = fc.nat({ max: 255 });
const rgbs = fc.record({ r: byte, g: byte, b: byte });

// The colour of kh; the domain's tests cover how its OKLCH is computed.
const KH = { r: 153, g: 76, b: 66 };

test("writes one colour in each notation", () => {
  expect(textsOf("hex", KH)).toEqual(["#994c42"]);
  expect(textsOf("rgb", KH)).toEqual(["153", "76", "66"]);
  expect(textsOf("oklch", KH).map(Number)).toEqual([
    expect.closeTo(0.51, 2),
    expect.closeTo(0.105, 2),
    expect.closeTo(29, 0),
  ]);
});

test.each(NOTATIONS)("reads back in %s what it wrote", (notation) => {
  fc.assert(
    fc.property(rgbs, (rgb) => {
      expect(rgbOf({ notation, texts: textsOf(notation, rgb) })).toEqual(rgb);
    }),
  );
});

describe("hex", () => {
  test.each(["994c42", "#994C42", " #994c42 "])("%j is a colour", (text) => {
    expect(rgbOf({ notation: "hex", texts: [text] })).toEqual(KH);
  });

  test.each(["", "#", "#92c2", "##994c42", "994c42f", "99 4c42", "gggggg", "९९४c42"])(
    "%j is none",
    (text) => {
      const writing = { notation: "hex", texts: [text] } as const;
      expect(problemsIn(writing)).toEqual(["Invalid hex code"]);
      expect(rgbOf(writing)).toBeNull();
    },
  );
});

test.each(["", "256", "-1", "1.5", "1e2", "0x9", "९", "1000"])(
  "%j is no byte, and the field that holds it says so",
  (text) => {
    const writing = { notation: "rgb", texts: ["0", text, "255"] } as const;
    expect(problemsIn(writing)).toEqual([null, "Green is a whole number from 0 to 255.", null]);
    expect(rgbOf(writing)).toBeNull();
  },
);

describe("oklch", () => {
  test("each field has its own range", () => {
    expect(problemsIn({ notation: "oklch", texts: ["1.01", "0.41", "361"] })).toEqual([
      "Lightness is a number from 0 to 1.",
      "Chroma is a number from 0 to 0.4.",
      "Hue is a number from 0 to 360.",
    ]);
  });

  test("a colour no screen shows becomes the nearest one that it does show", () => {
    const vivid = { notation: "oklch", texts: ["0.7", "0.4", "150"] } as const;
    expect(isBeyondScreens(vivid)).toBe(true);
    expect(rgbOf(vivid)).toMatchObject({ r: 0, b: 0 });
    expect(isBeyondScreens({ notation: "oklch", texts: [".51", ".105", "29"] })).toBe(false);
    expect(isBeyondScreens({ notation: "hex", texts: ["#00ff00"] })).toBe(false);
    expect(isBeyondScreens(null)).toBe(false);
  });
});

test.each([
  [0, "the very same colour"],
  [0.0199, "most eyes cannot tell them apart"],
  [0.03, "they differ only side by side"],
  [0.099, "related, but plainly another colour"],
  [1, "far away: no letter has a similar colour"],
])("ΔE %d: %s", (deltaE, words) => {
  expect(distanceWords(deltaE)).toBe(words);
});

test("the font of the scale holds every letter that has a colour, and no others", () => {
  const told = letterColours.map(({ devanagari }) => devanagari);
  expect(letters.split(/\s+/).filter(Boolean).toSorted()).toEqual(told.toSorted());
});
