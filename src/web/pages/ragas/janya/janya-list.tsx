import { useState } from "react";
import { type Janya, type JanyaForm, janyasOf, kindOf } from "#domain/raga/janya.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { SoundBar } from "../play/sound-bar.tsx";
import { RagaLink } from "../raga-link.tsx";

interface JanyaListProps {
  readonly janyas: readonly Janya[];
  /** Whether parents and sources are named. */
  readonly isWhole?: boolean;
}

/** Janya ragas with their scales and kinds; a press on a name plays it. */
export function JanyaList({ janyas, isWhole = false }: JanyaListProps) {
  const [played, setPlayed] = useState<{ readonly janya: Janya; readonly press: number } | null>(
    null,
  );
  return (
    <>
      <div className="frame">
        <table className="ruled folded janya-table">
          <caption className="unseen">Janya ragas</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {isWhole && <th scope="col">Parent</th>}
              <th scope="col">Arohana</th>
              <th scope="col">Avarohana</th>
              <th scope="col">Kind</th>
              {isWhole && <th scope="col">Sources</th>}
            </tr>
          </thead>
          <tbody>
            {janyas.map((janya) => (
              <JanyaLine
                key={janya.slug}
                janya={janya}
                isWhole={isWhole}
                isPlayed={played?.janya === janya}
                onPlay={() => setPlayed((before) => ({ janya, press: (before?.press ?? 0) + 1 }))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {played && (
        <SoundBar
          name={played.janya.name}
          scale={played.janya}
          press={played.press}
          onClose={() => setPlayed(null)}
        />
      )}
    </>
  );
}

interface JanyaLineProps {
  readonly janya: Janya;
  readonly isWhole: boolean;
  readonly isPlayed: boolean;
  readonly onPlay: () => void;
}

function JanyaLine({ janya, isWhole, isPlayed, onPlay }: JanyaLineProps) {
  const { name, mela, arohana, avarohana, isOctave, sources, differing, otherForms } = janya;
  return (
    <tr>
      <th scope="row">
        {isOctave ? (
          <button type="button" className="janya-name" aria-pressed={isPlayed} onClick={onPlay}>
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      {isWhole && (
        <td className="janya-parent">
          <RagaLink number={mela} />
        </td>
      )}
      <td className="janya-scale">{arohana.join(" ")}</td>
      <td className="janya-scale">{avarohana.join(" ")}</td>
      <td className="janya-kind">{kindOf(janya)}</td>
      {isWhole && (
        <td className="janya-from">
          {spaced(sources)}
          {differing !== "" && `, not ${spaced(differing)}`}
          {otherForms.length > 0 && <OtherForms janya={janya} forms={otherForms} />}
        </td>
      )}
    </tr>
  );
}

interface OtherFormsProps {
  readonly janya: Janya;
  readonly forms: readonly JanyaForm[];
}

function OtherForms({ janya: { name, mela }, forms }: OtherFormsProps) {
  const count = forms.length === 1 ? "1 other form" : `${forms.length} other forms`;
  return (
    <details>
      <summary>
        {count}
        <span className="unseen"> of {name}</span>
      </summary>
      <ul className="janya-forms">
        {forms.map((form) => (
          <li key={`${form.mela} ${form.arohana.join(" ")} ${form.avarohana.join(" ")}`}>
            {form.arohana.join(" ")}, {form.avarohana.join(" ")}
            {form.mela !== mela && `, under ${form.mela} ${RAGAS[form.mela - 1]!.name}`} (
            {spaced(form.sources)})
          </li>
        ))}
      </ul>
    </details>
  );
}

const spaced = (letters: string) => [...letters].join(" ");

/** The janya ragas of one melakarta, to hear. */
export function JanyasOfRaga({ number }: { number: number }) {
  return <JanyaList janyas={janyasOf(number)} />;
}
