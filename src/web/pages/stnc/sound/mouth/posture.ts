import type { MainSthana } from "#domain/sound/articulation.data.ts";
import {
  CHIN,
  LIPS,
  type Lips,
  LOWER_LIP,
  LOWER_TOOTH,
  NASAL_ROOF,
  NOSE,
  THROAT_BACK,
  THROAT_FRONT,
  TONGUE_AT_REST,
  TONGUE_TOUCHING,
  UPPER_LIP,
} from "./anatomy.data.ts";
import { between, outline, type Point, points } from "./curve.ts";

/** What to show for a place: its stops, with contact, or its vowels, without. */
export type Gesture = "touch" | "vowel";

/** Where everything that can move stands. */
export interface Posture {
  readonly tongue: readonly Point[];
  readonly lips: Lips;
  /** How far the jaw hangs below the position where the teeth meet. */
  readonly jaw: number;
}

const TOUCHING_JAW = 3;

const VOWEL_POSTURES: Readonly<Record<MainSthana, Posture>> = {
  guttural: { tongue: TONGUE_AT_REST, lips: LIPS.parted, jaw: 18 },
  palatal: vowelTongue("palatal", 0.16, 4),
  retroflex: vowelTongue("retroflex", 0.2, 8),
  dental: vowelTongue("dental", 0.12, 6),
  // The lips make u. The back of the tongue rises as well, but the tradition does not count that.
  labial: {
    tongue: between(TONGUE_TOUCHING.guttural, TONGUE_AT_REST, 0.5),
    lips: LIPS.rounded,
    jaw: 5,
  },
};

function vowelTongue(place: MainSthana, lowered: number, jaw: number): Posture {
  const tongue = between(TONGUE_TOUCHING[place], TONGUE_AT_REST, lowered);
  return { tongue, lips: LIPS.parted, jaw };
}

/** The posture for the stops or the vowels of a place. */
export function postureOf(place: MainSthana, gesture: Gesture): Posture {
  if (gesture === "vowel") return VOWEL_POSTURES[place];
  const isLabial = place === "labial";
  return {
    tongue: TONGUE_TOUCHING[place],
    lips: isLabial ? LIPS.closed : LIPS.parted,
    jaw: isLabial ? 0 : TOUCHING_JAW,
  };
}

/** The middle of the contact area of each place's stops. */
export const CONTACTS: Readonly<Record<MainSthana, Point>> = {
  guttural: [282, 166],
  palatal: [205, 152],
  retroflex: [156, 166],
  dental: [98, 221],
  labial: [55, 240],
};

/** The front end of the cavity, hidden inside the hard palate. */
const BEHIND_THE_LIP = points("98,212 108,180 100,154");

/** A posture on the way from one to another: the first for 0, the other for 1. */
export function blend(from: Posture, to: Posture, share: number): Posture {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const [forward, upperDown, lowerUp] = from.lips;
  return {
    tongue: between(from.tongue, to.tongue, share),
    lips: [mix(forward, to.lips[0]), mix(upperDown, to.lips[1]), mix(lowerUp, to.lips[2])],
    jaw: mix(from.jaw, to.jaw),
  };
}

/** The outlines of the parts that move, in a posture, as SVG paths. */
export function mouthShapes({ tongue, lips: [forward, upperDown, lowerUp], jaw }: Posture) {
  const upperLip = moved(UPPER_LIP, ([x, y], share) => [
    x - forward * share,
    y + upperDown * share,
  ]);
  const lowerLip = moved(LOWER_LIP, ([x, y], share) => [
    x - forward * (1 - share),
    y - lowerUp * (1 - share) + jaw,
  ]);
  const chin = moved(CHIN, ([x, y], share) => [x, y + jaw * (1 - share)]);
  const face = [...NOSE, ...upperLip];
  const jawLine = [...lowerLip, ...chin];
  const surface = moved(tongue, ([x, y], share) => [x, y + jaw * share]);
  const floor: readonly Point[] = [
    [262, 366],
    [206, 356],
    [152, 334 + jaw / 2],
    [116, 303 + jaw],
    [104, 293 + jaw],
  ];
  const line = [...surface, ...floor.slice(-2)];
  return {
    // The whole head; only the line of the skin lies within the drawing.
    head: `${outline(face, jawLine).slice(0, -1)}V480H400V0H104Z`,
    // All cavities: nose, mouth, throat.
    air: outline(
      NASAL_ROOF,
      THROAT_BACK,
      THROAT_FRONT,
      floor,
      [lowerLip[0]!],
      [upperLip.at(-1)!, ...BEHIND_THE_LIP],
    ),
    tongue: outline(line, floor.toReversed()),
    lowerTooth: outline(LOWER_TOOTH.map(([x, y]) => [x, y + jaw])),
  };
}

/** Moves each point by its position along the shape, 0 at the first and 1 at the last. */
function moved(
  shape: readonly Point[],
  place: (point: Point, share: number) => Point,
): readonly Point[] {
  return shape.map((point, index) => place(point, index / (shape.length - 1)));
}
