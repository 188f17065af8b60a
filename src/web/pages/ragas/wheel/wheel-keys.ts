import { CHAKRA_COUNT } from "#domain/raga/melakarta.ts";

/** A cell of the wheel: a raga at 1 to 6, from the centre outwards, or the chakra's name at 7. */
export interface WheelStop {
  readonly chakra: number;
  readonly place: number;
}

/** The place of a chakra's name, outside its six ragas. */
export const NAME_PLACE = 7;

/**
 * The cell that an arrow key moves to: left and right go round the wheel, up outwards and down
 * inwards. Null for a key that goes nowhere.
 *
 * @example
 * wheelNeighbour({ chakra: 12, place: 1 }, "ArrowRight"); // { chakra: 1, place: 1 }
 */
export function wheelNeighbour({ chakra, place }: WheelStop, key: string): WheelStop | null {
  switch (key) {
    case "ArrowRight":
      return { chakra: (chakra % CHAKRA_COUNT) + 1, place };
    case "ArrowLeft":
      return { chakra: ((chakra + CHAKRA_COUNT - 2) % CHAKRA_COUNT) + 1, place };
    case "ArrowUp":
      return place < NAME_PLACE ? { chakra, place: place + 1 } : null;
    case "ArrowDown":
      return place > 1 ? { chakra, place: place - 1 } : null;
    default:
      return null;
  }
}
