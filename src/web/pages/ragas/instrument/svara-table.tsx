import { fractionText } from "#domain/exact/rational.ts";
import type { Raga } from "#domain/raga/raga.ts";
import type { Note } from "#domain/raga/scale.ts";
import { svaraFacts } from "#domain/raga/svara.ts";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";

interface SvaraTableProps {
  readonly raga: Raga;
  /** The note that sounds. */
  readonly sounding: Note | null;
  readonly onSound: (note: Note) => void;
}

/** The seven svaras of a raga, each with its svarasthana. A press on its name sounds it. */
export function SvaraTable({ raga, sounding, onSound }: SvaraTableProps) {
  return (
    <div className="frame above">
      <table className="ruled">
        <caption className="unseen">Swaras of {raga.name}</caption>
        <thead>
          <tr>
            <th scope="col">Swara</th>
            <th scope="col">Svarasthana</th>
            <th scope="col" className="end">
              Key
            </th>
            <th scope="col" className="end">
              Just ratio to Sa
            </th>
          </tr>
        </thead>
        <tbody>
          {raga.svaras.map((svara) => {
            const { devanagari, name, sanskrit, semitones, just } = svaraFacts(svara);
            return (
              <tr key={svara} aria-current={sounding?.svara === svara ? "true" : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="svara-name"
                    onClick={() => onSound({ svara, isUpper: false })}
                  >
                    {svara} <Sanskrit font="ragas">{devanagari}</Sanskrit>
                  </button>
                </th>
                <td>
                  <span className="svara-label">{name}</span>{" "}
                  <Sanskrit font="ragas" className="svara-sanskrit">
                    {sanskrit}
                  </Sanskrit>
                </td>
                <td className="end">{semitones + 1}</td>
                <td className="end">{fractionText(just)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
