import { expect, test } from "vitest";
import { CUTS } from "./cut.tsx";

test.each([
  ["akshara", "न म स्ते"],
  ["sound", "न अ म अ स त ए"],
  ["character", "न म स ◌् त ◌े"],
  // U+0928 is E0 A4 A8 in UTF-8, and so on.
  ["byte", "E0 A4 A8 E0 A4 AE E0 A4 B8 E0 A5 8D E0 A4 A4 E0 A5 87"],
] as const)("नमस्ते, cut by the %s", (by, pieces) => {
  expect(CUTS[by].map(({ text }) => text).join(" ")).toBe(pieces);
});
