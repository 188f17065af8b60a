import type { MainSthana } from "#domain/sound/articulation.data.ts";
import type { Point } from "./curve.ts";

/**
 * A head in midsagittal section, facing left: the usual section of phonetics books, redrawn and
 * simplified. Fixed parts come first.
 */

/** From the brow down to the base of the nose. */
export const NOSE: readonly Point[] = [
  [104, 40],
  [96, 62],
  [80, 92],
  [52, 126],
  [40, 143],
  [46, 157],
  [66, 163],
  [74, 171],
];

/** Inside the nose, from the nostril over the top and down the back of the throat. */
export const NASAL_ROOF: readonly Point[] = [
  [60, 158],
  [72, 142],
  [86, 118],
  [112, 92],
  [160, 76],
  [230, 74],
  [296, 82],
  [338, 106],
  [354, 146],
];
export const THROAT_BACK: readonly Point[] = [
  [354, 146],
  [357, 200],
  [355, 280],
  [347, 340],
  [331, 384],
  [327, 410],
  [327, 460],
];
export const THROAT_FRONT: readonly Point[] = [
  [277, 460],
  [277, 412],
  [272, 384],
  [262, 366],
];

/** The three folds on the side of the nose. */
export const CONCHAE: readonly (readonly Point[])[] = [
  [
    [150, 96],
    [200, 92],
    [252, 98],
    [270, 104],
  ],
  [
    [122, 112],
    [180, 110],
    [240, 116],
    [262, 122],
  ],
];

/** The hard palate: its underside is the roof of the mouth, its top the floor of the nose. */
export const PALATE_BELOW: readonly Point[] = [
  [84, 212],
  [100, 204],
  [112, 199],
  [125, 186],
  [148, 168],
  [182, 155],
  [218, 151],
  [258, 157],
];
export const PALATE_ABOVE: readonly Point[] = [
  [258, 137],
  [204, 133],
  [156, 138],
  [116, 148],
  [84, 158],
  [60, 158],
];

/** The soft palate in its position when it closes the nose. */
export const VELUM: readonly Point[] = [
  [256, 138],
  [292, 135],
  [330, 141],
  [355, 157],
  [350, 172],
  [341, 192],
  [334, 200],
  [326, 194],
  [318, 178],
  [294, 163],
  [256, 156],
];

export const UPPER_TOOTH: readonly Point[] = [
  [87, 206],
  [84, 228],
  [88, 246],
  [95, 238],
  [102, 203],
];
export const LOWER_TOOTH: readonly Point[] = [
  [92, 284],
  [89, 264],
  [92, 250],
  [99, 262],
  [107, 290],
];

export const EPIGLOTTIS: readonly Point[] = [
  [258, 370],
  [276, 350],
  [294, 328],
  [306, 312],
  [309, 320],
  [302, 342],
  [288, 364],
  [274, 386],
];

/** The lips and chin at rest; the lower lip, the chin and the lower teeth move with the jaw. */
export const UPPER_LIP: readonly Point[] = [
  [66, 196],
  [57, 208],
  [51, 221],
  [57, 231],
  [70, 230],
  [84, 226],
];
export const LOWER_LIP: readonly Point[] = [
  [84, 244],
  [70, 244],
  [58, 247],
  [53, 257],
  [58, 269],
  [70, 281],
];
export const CHIN: readonly Point[] = [
  [73, 292],
  [66, 312],
  [68, 336],
  [86, 355],
  [132, 368],
  [184, 385],
  [204, 410],
  [209, 460],
];

/** How far the lips protrude, and how far each moves towards the other. */
export interface Lips {
  readonly forward: number;
  readonly upperDown: number;
  readonly lowerUp: number;
}
export const LIPS = {
  parted: { forward: 0, upperDown: 0, lowerUp: 0 },
  closed: { forward: 1, upperDown: 6, lowerUp: 8 },
  rounded: { forward: 12, upperDown: 3, lowerUp: 5 },
} as const satisfies Record<string, Lips>;

/**
 * The tongue's surface as twelve points: over root, back, middle and tip, then under the tip to the
 * floor.
 */
export const TONGUE_AT_REST: readonly Point[] = [
  [262, 366],
  [284, 334],
  [296, 300],
  [297, 264],
  [280, 234],
  [242, 217],
  [198, 212],
  [156, 217],
  [124, 230],
  [108, 244],
  [116, 262],
  [122, 290],
];

/** The tongue in contact, place by place; for the lips it stays at rest. */
export const TONGUE_TOUCHING: Readonly<Record<MainSthana, readonly Point[]>> = {
  guttural: [
    [262, 366],
    [286, 336],
    [303, 298],
    [313, 252],
    [309, 202],
    [290, 167],
    [262, 164],
    [224, 194],
    [176, 226],
    [130, 250],
    [113, 268],
    [122, 292],
  ],
  palatal: [
    [262, 366],
    [280, 332],
    [286, 296],
    [286, 254],
    [272, 208],
    [242, 170],
    [204, 152],
    [168, 162],
    [138, 204],
    [116, 246],
    [108, 268],
    [120, 292],
  ],
  retroflex: [
    [262, 366],
    [284, 334],
    [295, 298],
    [293, 262],
    [272, 236],
    [240, 230],
    [212, 222],
    [196, 200],
    [182, 174],
    [155, 167],
    [134, 208],
    [122, 290],
  ],
  dental: [
    [262, 366],
    [284, 334],
    [296, 298],
    [295, 262],
    [274, 234],
    [238, 222],
    [192, 219],
    [148, 217],
    [116, 211],
    [99, 222],
    [110, 248],
    [120, 290],
  ],
  labial: TONGUE_AT_REST,
};
