import { inkOn } from "#domain/colour/contrast.ts";
import { hexToRgb } from "#domain/colour/oklch.ts";
import { MELAKARTA_NUMBERS, melakartaScale } from "#domain/raga/melakarta.ts";
import { ragaColour } from "#domain/raga/raga-colour.ts";
import { namePath, pointAt, round, sectorPath } from "../../../ui/wheel-geometry.ts";

const SPAN = 30;
const RING = 42;

/** The free space in the middle of the six rings, and their outer edge. */
export const INNER_RADIUS = 100;
export const OUTER_RADIUS = INNER_RADIUS + 6 * RING;

/**
 * The cells of the 72 ragas: chakras clockwise from the top, their ragas from the centre outwards.
 */
export const WHEEL_CELLS = MELAKARTA_NUMBERS.map((number) => {
  const { chakra, place } = melakartaScale(number);
  const { hex } = ragaColour(number);
  const inner = INNER_RADIUS + (place - 1) * RING;
  const [x, y] = pointAt(inner + RING / 2, directionOf(chakra));
  return {
    number,
    chakra,
    place,
    hex,
    ink: inkOn(hexToRgb(hex)!),
    path: sectorPath(inner, inner + RING - 2, directionOf(chakra), SPAN),
    x,
    y: round(y),
  };
});
export type RagaCell = (typeof WHEEL_CELLS)[number];

/** The path along which a chakra's name is written, outside the rings. */
export function chakraNamePath(chakra: number): string {
  const isBelow = chakra > 3 && chakra < 10;
  return namePath(isBelow ? 390 : 369, directionOf(chakra), SPAN / 2);
}

/** The background of a chakra's name, wider than its letters so that it is easy to press. */
export function chakraNameGround(chakra: number): string {
  return sectorPath(355, 402, directionOf(chakra), SPAN);
}

function directionOf(chakra: number): number {
  return SPAN * (chakra - 0.5);
}
