import { expect, test } from "vitest";
import { WAYS_TO_CUT } from "./ways-to-cut.ts";

const piecesOf = (name: string) =>
  WAYS_TO_CUT.find((way) => way.name === name)?.pieces.map(({ text }) => text);

test("cuts नमस्ते into three aksharas, seven sounds, six characters and eighteen bytes", () => {
  expect(piecesOf("aksharas")).toEqual(["न", "म", "स्ते"]);
  expect(piecesOf("sounds")).toEqual(["न", "अ", "म", "अ", "स", "त", "ए"]);
  expect(piecesOf("Unicode characters")).toEqual(["न", "म", "स", "◌्", "त", "◌े"]);
  // U+0928 is E0 A4 A8 in UTF-8, and so on.
  expect(piecesOf("bytes of UTF-8")?.join(" ")).toBe(
    "E0 A4 A8 E0 A4 AE E0 A4 B8 E0 A5 8D E0 A4 A4 E0 A5 87",
  );
});
