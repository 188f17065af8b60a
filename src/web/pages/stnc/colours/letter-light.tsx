import { HUE_BY_STHANA } from "#domain/colour/letter-colours.data.ts";
import { lightOfHue } from "#domain/colour/light-of-hue.ts";
import { lightThz, spectralColourAt } from "#domain/colour/spectrum.ts";
import { articulationOf } from "#domain/sound/articulation.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { VARGA_LETTERS, VARGA_ROWS } from "../varga-letters.ts";
import { WideTable } from "../wide-table.tsx";

/** The five rows of letters with their hues, and the light of the same hue. */
export function LetterLight() {
  return (
    <WideTable
      caption="Hues of the letters"
      heads={["Place", "Letters", "Hue", "Light of that hue"]}
    >
      {VARGA_ROWS.map((name, row) => {
        const letters = VARGA_LETTERS.filter((letter) => letter.row === row);
        const hue = HUE_BY_STHANA[articulationOf(letters[0]!.latin)!.sthana];
        return (
          <tr key={name} className="folding-row">
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
