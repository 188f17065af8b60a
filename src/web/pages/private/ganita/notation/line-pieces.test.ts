import fc from "fast-check";
import { expect, test } from "vitest";
import { bars, digitText, lineOf, type Notation, write } from "#domain/ganita/notation.ts";
import { lineGroups } from "./line-pieces.ts";
import { LINE, spokenText, tokensOf, widthOf } from "./tokens.tsx";

const groups = (line: Notation) => lineGroups(tokensOf(line));
const texts = (line: Notation) => groups(line).map((pieces) => spokenText(pieces.flat()));

test.each<[Notation, string[]]>([
  [write`${98n} × ${87n} = ${8526n}`, ["98 × 87 = 8526"]],
  [
    write`${45n}x − ${23n}y = ${113n}; ${23n}x − ${45n}y = ${91n}`,
    ["45x − 23y = 113;", "23x − 45y = 91"],
  ],
  [
    lineOf("1 + 0 = 1, 1 + 9 = 10 → dot, keep 0. Write 0"),
    ["1 + 0 = 1, 1 + 9", "= 10 → dot, keep 0.", "Write 0"],
  ],
  [lineOf("(x + 100)(x + 200)(x + 300) = 0"), ["(x + 100)(x + 200)(x + 300)", "= 0"]],
])("divides %j between its parts", (line, expected) => {
  expect(texts(line)).toEqual(expected);
});

test("a product is one group, and where it is longer than a phone has pieces", () => {
  const line = write`${123456789n} × ${-987654321n} + ${1n} = (x + 100)(x + 200)`;
  expect(groups(line).map((pieces) => pieces.map(spokenText))).toEqual([
    ["123456789", "× −987654321"],
    ["+ 1"],
    ["= (x + 100)", "(x + 200)"],
  ]);
});

const part = fc.oneof(
  fc.constantFrom(" = ", " + ", ", ", "; ", " → ", "x", "(", ")", "remainder ", "±"),
  fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }).map((value) => digitText(`${value}`)),
  fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 30 }).map(bars),
);

test("loses nothing and lets no piece pass the width of a phone", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (line) => {
      const tokens = tokensOf(line);
      const divided = lineGroups(tokens).flat();
      expect(divided.flat()).toEqual(tokens);
      // A long run of brackets or signs cannot be separated from what it encloses.
      const isOrdinary = !/[(±]{2}|[),;]{2}/.test(spokenText(tokens).replaceAll(" ", ""));
      if (isOrdinary) for (const piece of divided) expect(widthOf(piece)).toBeLessThanOrEqual(LINE);
    }),
  );
});
