import { inkOn } from "#domain/colour/contrast.ts";
import { hexToRgb } from "#domain/colour/oklch.ts";
import type { Raga } from "#domain/raga/raga.ts";
import { svaraFacts } from "#domain/raga/svara.ts";
import "./svara-keyboard.css";

/**
 * The positions of the twelve keys and the upper Sa: a white key counts 1, a black one lies on the
 * line between two.
 */
const KEYS = [0, 0.5, 1, 1.5, 2, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7];
const WIDTH = 80;
const HEIGHT = 240;
const BLACK_WIDTH = 50;
const BLACK_HEIGHT = 148;
const DISC = 22;

/** The svaras of a raga on twelve keys, Sa on the first. */
export function SvaraKeyboard({ raga }: { raga: Raga }) {
  const { hex } = raga.colour;
  const ink = inkOn(hexToRgb(hex)!);
  const discs = raga.arohana.map((svara, index) => {
    const key = KEYS[index === 7 ? 12 : svaraFacts(svara).semitones]!;
    const isBlack = !Number.isInteger(key);
    return { label: svara, x: centreOf(key), y: isBlack ? 112 : 204 };
  });
  return (
    <svg className="svara-keyboard" viewBox="0 0 640 242" role="img" aria-labelledby="keys-name">
      <title id="keys-name">
        {`${raga.name} on a keyboard, counted from Sa as key 1: ${keysInWords(raga)}.`}
      </title>
      {KEYS.filter(Number.isInteger).map((key) => (
        <rect
          key={key}
          className="key-white"
          x={key * WIDTH + 1}
          y="1"
          width={WIDTH - 2}
          height={HEIGHT}
        />
      ))}
      {KEYS.filter((key) => !Number.isInteger(key)).map((key) => (
        <rect
          key={key}
          className="key-black"
          x={centreOf(key) - BLACK_WIDTH / 2}
          y="1"
          width={BLACK_WIDTH}
          height={BLACK_HEIGHT}
        />
      ))}
      {discs.map(({ label, x, y }) => (
        <g key={x}>
          <circle className="key-disc" cx={x} cy={y} r={DISC} fill={hex} />
          <text className={`key-svara key-svara-${ink}`} x={x} y={y}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

const centreOf = (key: number) => (key + 0.5) * WIDTH;

const keysInWords = ({ svaras }: Raga) =>
  svaras.map((svara) => `${svara} on key ${svaraFacts(svara).semitones + 1}`).join(", ");
