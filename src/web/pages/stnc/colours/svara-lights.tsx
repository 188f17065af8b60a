import { spectralColourAt } from "#domain/colour/spectrum.ts";
import { SVARAS } from "#domain/raga/svara.ts";
import { svaraLight } from "#domain/raga/svara-light.ts";
import { WideTable } from "../wide-table.tsx";
import { SpectralSwatch } from "./spectral-swatch.tsx";

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
