import { WHEEL_LETTERS, type WheelLetter } from "./wheel-letters.ts";

/** The rings from the middle outwards. */
const OUTWARDS: readonly WheelLetter["ring"][] = ["breath", "vowel", "varga", "avarga"];

/**
 * The letter that an arrow key moves to: left and right go round a ring, up and down to the nearest
 * letter of the ring outside or inside. Null for a key that goes nowhere.
 */
export function letterNeighbour(from: WheelLetter, key: string): WheelLetter | null {
  const ring = (name: WheelLetter["ring"] | undefined) =>
    WHEEL_LETTERS.filter((letter) => letter.ring === name);
  const round = (step: number) => {
    const around = ring(from.ring).sort((a, b) => clockwise(a) - clockwise(b));
    return around.at((around.indexOf(from) + step) % around.length)!;
  };
  const across = (step: number) => {
    const apart = (to: WheelLetter) =>
      Math.abs(((to.direction - from.direction + 540) % 360) - 180);
    const beside = ring(OUTWARDS[OUTWARDS.indexOf(from.ring) + step]);
    return beside.sort((a, b) => apart(a) - apart(b))[0] ?? null;
  };
  switch (key) {
    case "ArrowRight":
      return round(1);
    case "ArrowLeft":
      return round(-1);
    case "ArrowUp":
      return across(1);
    case "ArrowDown":
      return across(-1);
    default:
      return null;
  }
}

const clockwise = ({ direction }: WheelLetter) => (direction + 360) % 360;
