import { HUE_BY_STHANA } from "#domain/colour/letter-colours.data.ts";
import { lightOfHue } from "#domain/colour/light-of-hue.ts";
import {
  ELECTROMAGNETIC_BANDS,
  LIGHT_METRES_PER_SECOND,
  lightThz,
  SPECTRAL_COLOURS,
  spectralColourAt,
} from "#domain/colour/spectrum.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { displayNumber } from "#domain/exact/power-of-ten-display.ts";
import { SVARAS } from "#domain/raga/svara.ts";
import { svaraLight } from "#domain/raga/svara-light.ts";
import { articulationOf } from "#domain/sound/articulation.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { NumberText } from "../../../ui/text/number-text.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { LIGHT } from "../scale-drawing.tsx";
import { VARGA_LETTERS, VARGA_ROWS } from "../varga-letters.ts";
import { WideTable } from "../wide-table.tsx";
import { toFigures } from "./quantity.ts";
import { visibleShare } from "./scales.ts";
import { nmText, thzText } from "./visible-scale.tsx";
import { hertzText, metresText } from "./wave-ruler.tsx";

/** The light of a green laser pointer, in nanometres. */
const POINTER_NM = 532;

export const PointerColour = () => spectralColourAt(POINTER_NM)!.name;
export const PointerNm = () => POINTER_NM;
export const PointerThz = () => lightThz(POINTER_NM).toFixed(1);
export const LightSpeed = () => LIGHT_METRES_PER_SECOND.toLocaleString("en");
/** Light in nanometres times terahertz: either figure of a light gives the other. */
export const LightNmThz = () => (LIGHT_METRES_PER_SECOND / 1000).toLocaleString("en");

/** The seven colours of the scale, as a table. */
export function ColourTable() {
  return (
    <WideTable caption="Colours of light" heads={["Colour", "Hindi", "Wavelength", "Frequency"]}>
      {SPECTRAL_COLOURS.map(({ name, hindi, nm, thz }) => (
        <tr key={name}>
          <th scope="row" className="nowrap">
            <SpectralSwatch nm={nm} />
            {name}
          </th>
          <td lang="hi" className="font-granth">
            {hindi}
          </td>
          <td>{nmText(nm)}</td>
          <td>{thzText(thz)}</td>
        </tr>
      ))}
    </WideTable>
  );
}

const NM_PER_METRE = 1e9;
const THZ_PER_HERTZ = 1e-12;

/** All bands of electromagnetic waves of the ruler, longest first. */
export function WaveTable() {
  return (
    <WideTable
      caption="Bands of electromagnetic waves"
      heads={["Band", "Wavelength", "in nm", "Frequency", "in THz"]}
      folds
    >
      {ELECTROMAGNETIC_BANDS.map(({ name, hindi, metres, hz }) => (
        <tr key={name} className="nowrap">
          <th scope="row">
            {name}{" "}
            <span lang="hi" className="font-granth soft">
              {hindi}
            </span>
          </th>
          <td>{metresText(metres)}</td>
          <td data-unit="nm">
            <Edges range={metres} factor={NM_PER_METRE} />
          </td>
          <td>{hertzText(hz)}</td>
          <td data-unit="THz">
            <Edges range={hz} factor={THZ_PER_HERTZ} />
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

interface EdgesProps {
  readonly range: readonly [number, number];
  readonly factor: number;
}

function Edges({ range: [lowest, highest], factor }: EdgesProps) {
  if (lowest === 0)
    return (
      <>
        under <Figure value={highest * factor} />
      </>
    );
  if (highest === Number.POSITIVE_INFINITY)
    return (
      <>
        over <Figure value={lowest * factor} />
      </>
    );
  return (
    <>
      <Figure value={lowest * factor} /> to <Figure value={highest * factor} />
    </>
  );
}

function Figure({ value }: { value: number }) {
  const shown = displayNumber(parseRational(`${toFigures(value)}`));
  // A bare power of ten needs no 1 before it.
  return shown.form === "power" && shown.mantissa === "1" ? (
    <PowerOfTen exponent={shown.exponent} />
  ) : (
    <NumberText value={shown} />
  );
}

/** The five rows of letters with their hues, and the light of the same hue. */
export function LetterLight() {
  return (
    <WideTable
      caption="Hues of the letters"
      heads={["Place", "Letters", "Hue", "Light of that hue"]}
      folds
    >
      {VARGA_ROWS.map((name, row) => {
        const letters = VARGA_LETTERS.filter((letter) => letter.row === row);
        const hue = HUE_BY_STHANA[articulationOf(letters[0]!.latin)!.sthana];
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {letters.map(({ latin, devanagari, hex }) => (
                <LetterChip key={latin} hex={hex} lang="sa-Deva" className="font-varnamala">
                  {devanagari}
                </LetterChip>
              ))}
            </td>
            <td>{hue}°</td>
            <td>
              <Light hue={hue} />
            </td>
          </tr>
        );
      })}
    </WideTable>
  );
}

function Light({ hue }: { hue: number }) {
  const nm = lightOfHue(hue);
  if (nm === null) return <>none: purple is red and violet light together</>;
  return (
    <>
      {spectralColourAt(nm)!.name}, about{" "}
      <Computed>
        {nm} nm, {Math.round(lightThz(nm))} THz
      </Computed>
    </>
  );
}

/** The names of each place of the octave, ascending; four pairs of names share a place. */
const places = Array.from({ length: 12 }, (_, place) =>
  SVARAS.filter(({ semitones }) => semitones === place),
);

/** The twelve places of an octave as light, with Sa at the red end. */
export function SvaraLights() {
  return (
    <WideTable caption="The svaras as light" heads={["Svara", "Colour", "To Sa", "THz", "nm"]}>
      {places.map((names) => {
        const { svara, just } = names[0]!;
        const { thz, nm } = svaraLight(svara);
        return (
          <tr key={svara}>
            <th scope="row">{names.map((name) => name.svara).join(", ")}</th>
            <td>
              <SpectralSwatch nm={[nm - 1, nm]} />
              {spectralColourAt(nm)?.name}
            </td>
            <td>
              {just.numerator}/{just.denominator}
            </td>
            <td className="num">{thz.toFixed(1)}</td>
            <td className="num">{nm.toFixed(1)}</td>
          </tr>
        );
      })}
    </WideTable>
  );
}

/** A piece of the visible scale, from one wavelength to another. */
function SpectralSwatch({ nm: [from, to] }: { nm: readonly [number, number] }) {
  const start = visibleShare(from);
  const width = visibleShare(to) - start;
  return (
    <svg
      className="spectral-swatch"
      viewBox={`${start.toFixed(4)} 0 ${width.toFixed(4)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="1" height="1" fill={LIGHT} />
    </svg>
  );
}
