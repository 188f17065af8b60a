import { useState } from "react";
import { type ChangedRaga, withSvara } from "#domain/raga/changed-svara.ts";
import { RAGAS, type Raga } from "#domain/raga/raga.ts";
import type { Note } from "#domain/raga/scale.ts";
import type { Svara } from "#domain/raga/svara.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { HearScale } from "../play/hear-scale.tsx";
import { useRememberedSettings } from "../play/play-settings.ts";
import { notePerformance } from "../play/scale-performance.ts";
import { useScalePlayer } from "../play/use-scale-player.ts";
import { SvaraKeys } from "./svara-keys.tsx";
import { SvaraTable } from "./svara-table.tsx";

interface RagaInstrumentProps {
  /** The melakarta that it starts with. */
  readonly number: number;
}

/**
 * A melakarta to play: its svaras sound on keys and in the table, and each can be changed, which
 * leads to another melakarta. The build draws the keys and the table; the rest needs scripts.
 */
export function RagaInstrument({ number }: RagaInstrumentProps) {
  const [played, setPlayed] = useState<StepOfRaga>({ number, from: number, changes: [] });
  const [settings, changeSettings] = useRememberedSettings();
  const player = useScalePlayer();
  const raga = RAGAS[played.number - 1]!;

  const { performance, sounding } = player;
  const ring = (note: Note) => player.play(notePerformance(note, settings));

  function change(svara: Svara) {
    const changed = withSvara(played.number, svara);
    setPlayed({ ...changed, from: played.number });
    // A scale that is playing goes on with the new svara.
    if (performance === null || performance.course === "note") ring({ svara, isUpper: false });
  }

  return (
    <div className="raga-instrument">
      <SvaraKeys raga={raga} sounding={sounding} onSound={ring} onChange={change} />
      <p className="svara-changed no-print" role="status">
        {played.changes.length === 0
          ? "Press a svara to hear it. Drag it, or move it with the arrow keys, to turn the raga into another."
          : changeInWords(played)}
      </p>
      {played.number !== number && (
        <Elsewhere
          raga={raga}
          onBack={() => setPlayed({ number, from: number, changes: [] })}
          back={number}
        />
      )}
      <HearScale
        name={`${raga.number} ${raga.name}`}
        fileName={`raga-${raga.number}-${raga.name.toLowerCase()}`}
        scale={raga}
        settings={settings}
        onSettings={changeSettings}
        player={player}
      />
      <SvaraTable raga={raga} sounding={sounding} onSound={ring} />
    </div>
  );
}

function Elsewhere({ raga, back, onBack }: { raga: Raga; back: number; onBack: () => void }) {
  return (
    <p className="raga-elsewhere row tall-links no-print">
      <a href={`/ragas/${raga.number}`}>
        Read about {raga.number} {raga.name}
      </a>
      <Button variant="text" onClick={onBack}>
        Back to {back} {RAGAS[back - 1]!.name}
      </Button>
    </p>
  );
}

/** A raga that came from another one by changing a svara. */
interface StepOfRaga extends ChangedRaga {
  readonly from: number;
}

/**
 * Says what changed.
 *
 * @example
 * changeInWords({ from: 29, number: 65, changes: [{ from: "M1", to: "M2" }] });
 * // "M1 becomes M2: 29 Dheerasankarabharanam turns into 65 Mechakalyani (Kalyani)."
 */
export function changeInWords({ from, number, changes }: StepOfRaga): string {
  const moves = changes.map((change) => `${change.from} becomes ${change.to}`).join(" and ");
  return `${moves}: ${nameOf(from)} turns into ${nameOf(number)}.`;
}

function nameOf(number: number): string {
  const { name, aliases } = RAGAS[number - 1]!;
  const popular = aliases[0] === undefined ? "" : ` (${aliases[0]})`;
  return `${number} ${name}${popular}`;
}
