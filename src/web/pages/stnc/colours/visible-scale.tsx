import { rgbToHex } from "#domain/colour/oklch.ts";
import { seenSpectralRgb } from "#domain/colour/spectral-rgb.ts";
import { lightThz, SPECTRAL_COLOURS } from "#domain/colour/spectrum.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { BAND, LIGHT, LIGHT_ID, ScaleDrawing, type Tick } from "../scale-drawing.tsx";
import { PointedScale } from "./pointed-scale.tsx";
import { rangeText } from "./quantity.ts";
import { ticksBetween, visibleShare } from "./scales.ts";

const STOP_NM = 10;
/**
 * The steps of the marks above and below, in terahertz and nanometres; a phone shows half of them.
 */
const TICK = 50;
const tick = (figure: number, nm: number, text: string): Tick => ({
  at: visibleShare(nm),
  text,
  isMain: figure % (2 * TICK) === 0,
});

const [first, last] = [SPECTRAL_COLOURS[0]!, SPECTRAL_COLOURS.at(-1)!];

/** Rounded to whole terahertz, finer than the edges of a colour. */
export const thzText = (range: readonly [number, number]) =>
  `${rangeText(range, (edge) => `${Math.round(edge)}`)}\u00a0THz`;
export const nmText = (range: readonly [number, number]) =>
  `${rangeText(range, (edge) => `${edge}`)}\u00a0nm`;

/** The visible light, to point at. */
export function VisibleScale() {
  return (
    <PointedScale
      label="Colours of light"
      hint="Point at a colour, or press its name."
      of="light"
      parts={SPECTRAL_COLOURS.map(({ name, nm, thz }) => ({
        id: name,
        name,
        start: visibleShare(nm[0]),
        end: visibleShare(nm[1]),
        reading: (
          <>
            {nmText(nm)}, <Computed>{thzText(thz)}</Computed>
          </>
        ),
      }))}
    >
      <ScaleDrawing
        title="The visible spectrum"
        description={`All colours of light side by side, from violet at ${first.nm[0]} nanometres on the left to red at ${last.nm[1]} on the right, with the wavelength below and the frequency above.`}
        above={ticksBetween(first.thz[1], last.thz[0] + 1, TICK).map((thz) =>
          tick(thz, lightThz(thz), thz === 700 ? "700 THz" : `${thz}`),
        )}
        below={ticksBetween(first.nm[0], last.nm[1] - 1, TICK).map((nm) =>
          tick(nm, nm, nm === 400 ? "400 nm" : `${nm}`),
        )}
      >
        <linearGradient id={LIGHT_ID}>
          {ticksBetween(first.nm[0], last.nm[1], STOP_NM).map((nm) => (
            <stop
              key={nm}
              offset={visibleShare(nm).toFixed(3)}
              stopColor={rgbToHex(seenSpectralRgb(nm))}
            />
          ))}
        </linearGradient>
        <rect {...BAND} width="100%" fill={LIGHT} />
      </ScaleDrawing>
    </PointedScale>
  );
}
