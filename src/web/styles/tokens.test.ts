import { describe, expect, test } from "vitest";
import { contrastRatio } from "#domain/colour/contrast.ts";
import { oklchToRgb } from "#domain/colour/oklch.ts";
import css from "./tokens.css?raw";

const OKLCH = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
const rgbByToken = new Map(
  [
    ...css.matchAll(new RegExp(`--color-([a-z0-9-]+): light-dark\\(${OKLCH}, ${OKLCH}\\)`, "g")),
  ].map(([, name, ...numbers]) => {
    const [l1, c1, h1, l2, c2, h2] = numbers.map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const light = oklchToRgb({ l: l1, c: c1, h: h1 });
    return [name!, { light, dark: oklchToRgb({ l: l2, c: c2, h: h2 }) }] as const;
  }),
);
const LEAVES = ["leaf", "leaf-raised", "leaf-sunk"];
const pairs = (tokens: readonly string[], grounds: readonly string[]) =>
  tokens.flatMap((token) => grounds.map((ground) => [token, ground] as const));

const TEXT = [
  ...pairs(["ink", "ink-2", "ink-3", "geru", "haldi-ink", "nila", "lac"], LEAVES),
  ...pairs(["ink", "ink-2", "haldi-ink"], ["haldi-wash"]),
  ...pairs(["geru", "geru-deep", "ink", "ink-2"], ["geru-wash"]),
  ...pairs(["on-geru"], ["geru", "geru-deep"]),
  ...pairs(["nila"], ["nila-wash"]),
  ...pairs(["lac", "geru"], ["lac-wash"]),
];
const LINES = pairs(["rule-strong", "haldi-line", "nila-line", "lac", "geru"], ["leaf"]);

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const ratio = (one: string, other: string) =>
    contrastRatio(rgbByToken.get(one)![theme], rgbByToken.get(other)![theme]);

  test.each(TEXT)("%s can be read on %s", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(LINES)("%s can be made out on %s", (line, ground) => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
