import { ELECTROMAGNETIC_BANDS } from "#domain/colour/spectrum.ts";
import { displayNumber } from "#domain/exact/number-display.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { NumberText } from "../../../ui/text/number-text.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { WideTable } from "../wide-table.tsx";
import { toFigures } from "./quantity.ts";
import { hertzText, metresText } from "./wave-ruler.tsx";

const NM_PER_METRE = 1e9;
const THZ_PER_HERTZ = 1e-12;

/** All bands of electromagnetic waves of the ruler, longest first. */
export function WaveTable() {
  return (
    <WideTable
      caption="Bands of electromagnetic waves"
      heads={["Band", "Wavelength", "in nm", "Frequency", "in THz"]}
    >
      {ELECTROMAGNETIC_BANDS.map(({ name, hindi, metres, hz }) => (
        <tr key={name} className="folding-row nowrap">
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
