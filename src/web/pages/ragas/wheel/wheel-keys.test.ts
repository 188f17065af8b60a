import { expect, test } from "vitest";
import { wheelNeighbour } from "./wheel-keys.ts";

test.each([
  ["ArrowRight", 12, 3, { chakra: 1, place: 3 }],
  ["ArrowRight", 4, 7, { chakra: 5, place: 7 }],
  ["ArrowLeft", 1, 1, { chakra: 12, place: 1 }],
  ["ArrowLeft", 12, 1, { chakra: 11, place: 1 }],
  ["ArrowUp", 2, 6, { chakra: 2, place: 7 }],
  ["ArrowUp", 2, 7, null],
  ["ArrowDown", 2, 7, { chakra: 2, place: 6 }],
  ["ArrowDown", 2, 1, null],
  ["Enter", 2, 1, null],
])("%s from chakra %i, place %i", (key, chakra, place, neighbour) => {
  expect(wheelNeighbour({ chakra, place }, key)).toEqual(neighbour);
});
