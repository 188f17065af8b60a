import { expect, test } from "vitest";
import { z } from "zod";
import { oneLine, severalLines } from "./storable-text.ts";

const refusal = "No such characters.";
const texts = {
  oneLine: oneLine(z.string(), refusal),
  severalLines: severalLines(z.string(), refusal),
};

test.each([
  ["oneLine", ""],
  ["severalLines", "\t\n"],
] as const)("%s refuses Unicode's control characters, except %j", (name, allowed) => {
  const characters = Array.from({ length: 0x3000 }, (_, at) => String.fromCodePoint(at));
  const refused = characters.filter((one) => !texts[name].safeParse(`a${one}b`).success);
  expect(refused).toEqual(
    characters.filter((one) => /\p{Cc}/u.test(one) && !allowed.includes(one)),
  );
});

test.each(["oneLine", "severalLines"] as const)(
  "%s refuses half a pair, not a whole one",
  (name) => {
    expect(texts[name].safeParse("a\u{1f600}b").success).toBe(true);
    for (const half of ["a\ud83db", "a\ude00b", "\ud83d"]) {
      const { error } = texts[name].safeParse(half);
      expect(error?.issues.map(({ message }) => message)).toEqual([refusal]);
    }
  },
);
