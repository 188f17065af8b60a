import { describe, expect, test } from "vitest";
import { letterColours } from "./letter-colours.ts";
import { hexToRgb, oklabToOklch, rgbToOklab } from "./oklch.ts";
import { shadeName } from "./shade-name.ts";

function chromaOf(hex: string): number {
  return oklabToOklch(rgbToOklab(hexToRgb(hex)!)).c;
}

function lightnessesOf(word: RegExp): number[] {
  return letterColours.filter(({ shade }) => word.test(shade)).map(({ oklch }) => oklch.l);
}

describe("shadeName", () => {
  // What other sources call these colours: CSS Color 4 and the XKCD colour survey (2010).
  test.each([
    ["rose", "#cf6275"], // XKCD rose
    ["pink", "#ffc0cb"], // CSS pink
    ["pink", "#ff69b4"], // CSS hotpink
    ["brick", "#b22222"], // CSS firebrick
    ["salmon", "#fa8072"], // CSS salmon
    ["copper", "#b66325"], // XKCD copper
    ["apricot", "#ffb16d"], // XKCD apricot
    ["bronze", "#a87900"], // XKCD bronze
    ["gold", "#dbb40c"], // XKCD gold
    ["green", "#008000"], // CSS green
    ["green", "#2e8b57"], // CSS seagreen
    ["mint", "#9ffeb0"], // XKCD mint
    ["teal", "#008080"], // CSS teal
    ["turquoise", "#40e0d0"], // CSS turquoise
    ["ocean blue", "#03719c"], // XKCD ocean blue
    ["sky blue", "#87ceeb"], // CSS skyblue
    ["slate blue", "#6a5acd"], // CSS slateblue
    ["periwinkle", "#8e82fe"], // XKCD periwinkle
    ["purple", "#800080"], // CSS purple
    ["lilac", "#cea2fd"], // XKCD lilac
  ])("calls by the word %s what others call so: %s", (word, hex) => {
    const name = shadeName(oklabToOklch(rgbToOklab(hexToRgb(hex)!)));
    expect(name).toMatch(new RegExp(`(^| )${word}$`));
  });

  test("answers as documented", () => {
    expect(shadeName({ l: 0.41, c: 0.085, h: 29 })).toBe("deep brick");
  });
});

describe("the shades of the letters", () => {
  test("are all different", () => {
    expect(new Set(letterColours.map(({ shade }) => shade)).size).toBe(letterColours.length);
  });

  test("grow lighter from deep through dark, plain and light to pale and very pale", () => {
    const steps = [
      lightnessesOf(/\bdeep\b/),
      lightnessesOf(/\bdark\b/),
      lightnessesOf(/^((?!deep|dark|light|pale).)*$/),
      lightnessesOf(/\blight\b/),
      lightnessesOf(/(?<!very )\bpale\b/),
      lightnessesOf(/\bvery pale\b/),
    ];
    expect(steps.flat()).toHaveLength(letterColours.length);
    for (const [index, lighter] of steps.slice(1).entries()) {
      expect(Math.max(...steps[index]!)).toBeLessThan(Math.min(...lighter));
    }
  });

  test("grow stronger from grey through greyish, muted and soft to plain", () => {
    const quiet = letterColours.filter(({ shade }) => !shade.includes("pale"));
    const chromas = (word: RegExp) =>
      quiet.filter(({ shade }) => word.test(shade)).map(({ hex }) => chromaOf(hex));
    const steps = [
      chromas(/\bgrey\b/),
      chromas(/\bgreyish\b/),
      chromas(/\bmuted\b/),
      chromas(/\bsoft\b/),
      chromas(/^((?!grey|muted|soft).)*$/),
    ];
    expect(steps.flat()).toHaveLength(quiet.length);
    for (const [index, stronger] of steps.slice(1).entries()) {
      expect(Math.max(...steps[index]!)).toBeLessThan(Math.min(...stronger));
    }
  });
});
