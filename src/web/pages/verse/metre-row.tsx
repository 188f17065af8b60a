import { LeafRow } from "../../ui/leaf-row.tsx";
import type { VerseView } from "./verse-view.ts";
import { WeightMarks } from "./weight-marks.tsx";

interface MetreRowProps {
  readonly verse: VerseView;
  /** The font class for Devanagari. */
  readonly fontClass: string;
}

/** The metre of a verse by name, and the gaṇas of its quarters. */
export function MetreRow({ verse: { metre, quarters }, fontClass }: MetreRowProps) {
  return (
    <LeafRow
      number={3}
      title="The metre"
      note="Found by its fixed syllables; the last of a quarter may have either weight."
    >
      {metre === null ? (
        <p className="max-w-measure">
          No metre known here fits these weights. A verse is named from one, two or four of its
          quarters: put each half or each quarter on a line of its own, and write every long vowel
          as long.
        </p>
      ) : (
        <>
          <p className="verse-metre">
            <span className={`computed ${fontClass}`} lang="sa-Deva">
              {metre.devanagari}
            </span>{" "}
            <span className="iast" lang="sa-Latn">
              {metre.iast}
            </span>
          </p>
          <p className="max-w-measure">{capital(metre.about)}</p>
        </>
      )}
      <table className="ruled verse-ganas">
        <caption className="label">Gaṇas, in threes from the first syllable</caption>
        <tbody>
          {quarters.map(({ name, ganas }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {ganas.map(({ at, name, weights }) => (
                  <span className="verse-gana" key={at}>
                    <i lang="sa-Latn">{name}</i>
                    <WeightMarks weights={weights} />
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {metre && <p className="ref mt-6">Defined in {metre.sources.join("; ")}.</p>}
    </LeafRow>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
