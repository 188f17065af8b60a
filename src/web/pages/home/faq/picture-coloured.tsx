import { CENTRE, pointAt, sectorPath } from "../../../ui/wheel-geometry.ts";
import { WHEEL_LETTERS } from "../wheel/wheel-letters.ts";
import { PICTURE_WIDTH, Picture } from "./picture.tsx";
import { ROW, TILE, Tile } from "./picture-parts.tsx";
import { LETTERS } from "./pictured-word.ts";

/** The radii of the small wheel's rings, in units of the large wheel. */
const RINGS = {
  breath: { inner: 0, outer: 58, middle: 28.5 },
  vowel: { inner: 80, outer: 157, middle: 118.5 },
  varga: { inner: 176, outer: 290, middle: 233 },
  avarga: { inner: 318, outer: 369, middle: 343.5 },
} as const;

const WHEEL_SIDE = 300;
const SCALE = WHEEL_SIDE / 740;

const way = LETTERS.map(({ latin }) => {
  const { ring, direction } = WHEEL_LETTERS.find((letter) => letter.latin === latin)!;
  return pointAt(RINGS[ring].middle, direction);
});

/** The word's colours, and their places on the wheel. */
export function PictureColoured() {
  const lit = new Set(LETTERS.map(({ latin }) => latin));
  return (
    <Picture
      name="Coloured"
      description="Each letter has the hue of its place in the mouth. On the wheel of the varnamala the word is a way from place to place."
      height={412}
    >
      {ROW.flatMap(({ letters }) => letters).map((letter) => (
        <Tile key={letter.latin} {...letter} y={12} />
      ))}
      <g
        transform={`translate(${(PICTURE_WIDTH - WHEEL_SIDE) / 2} ${TILE + 26}) scale(${SCALE}) translate(-30 -30)`}
      >
        {WHEEL_LETTERS.map(({ latin, ring, hex, direction, span }) => (
          <path
            key={latin}
            className={lit.has(latin) ? undefined : "picture-unlit"}
            d={sectorPath(RINGS[ring].inner, RINGS[ring].outer, direction, span)}
            fill={lit.has(latin) ? hex : undefined}
          />
        ))}
        <polyline className="picture-way-edge" points={way.join(" ")} />
        <polyline className="picture-way" points={way.join(" ")} />
        {way.map(([x, y], index) => (
          <circle
            key={LETTERS[index]!.latin}
            className="picture-stop"
            cx={x}
            cy={y}
            r={index === 0 ? 16 : 10}
          />
        ))}
        <circle className="picture-unlit" cx={CENTRE} cy={CENTRE} r="4" />
      </g>
    </Picture>
  );
}
