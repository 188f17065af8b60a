import { SPECTRAL_COLOURS } from "#domain/colour/spectrum.ts";
import { WideTable } from "../wide-table.tsx";
import { SpectralSwatch } from "./spectral-swatch.tsx";
import { nmText, thzText } from "./visible-scale.tsx";

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
