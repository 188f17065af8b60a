import { useEffect, useEffectEvent } from "react";
import { type Course, type Note, noteHz, type Scale } from "#domain/raga/scale.ts";
import { SVARAS, svaraFacts } from "#domain/raga/svara.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";
import { useIsHydrated } from "../../../ui/loading/use-is-hydrated.ts";
import { PitchLadder } from "./pitch-ladder.tsx";
import { type PlaySettings, tonicHz } from "./play-settings.ts";
import { PlaySettingsForm } from "./play-settings-form.tsx";
import { SaveScale } from "./save-scale.tsx";
import { scalePerformance } from "./scale-performance.ts";
import type { ScalePlayer } from "./use-scale-player.ts";
import "./hear-scale.css";
import "./play.css";

const COURSE_CHOICES = [
  { value: "both", label: "Both" },
  { value: "arohana", label: "Arohana" },
  { value: "avarohana", label: "Avarohana" },
] as const satisfies readonly { value: Course; label: string }[];

interface HearScaleProps {
  readonly name: string;
  /** For the files that are saved: lower case, without spaces. */
  readonly fileName: string;
  readonly scale: Scale;
  readonly settings: PlaySettings;
  readonly onSettings: (part: Partial<PlaySettings>) => void;
  readonly player: ScalePlayer;
}

/**
 * Plays a scale in the browser, shows which svara is sounding, and saves it. The build draws all
 * but the ladder, whose steps take their heights by script; room is kept for it.
 */
export function HearScale(props: HearScaleProps) {
  const { name, fileName, scale, settings, onSettings, player } = props;
  const { performance, problem, play, change, stop } = player;
  const isHydrated = useIsHydrated();
  const isPlaying = performance !== null && performance.course !== "note";
  const follow = useEffectEvent((...wanted: Parameters<typeof scalePerformance>) => {
    if (isPlaying) change(scalePerformance(...wanted));
  });
  useEffect(() => follow(scale, settings), [scale, settings]);

  const saHz = tonicHz(settings);
  const { tuning } = settings;
  const sounding = isPlaying ? player.sounding : null;
  return (
    <div className="hear-scale">
      <div className="play-bar row short-choices no-print">
        <Button
          variant={isPlaying ? "outlined" : "filled"}
          className="play-button"
          onClick={isPlaying ? stop : () => play(scalePerformance(scale, settings))}
        >
          {isPlaying ? "Stop" : "Play"}
        </Button>
        <Segmented
          legend="What is played"
          legendUnseen
          options={COURSE_CHOICES}
          value={settings.course}
          onChange={(course) => onSettings({ course })}
        />
      </div>
      <p className="unseen" role="status">
        {isPlaying && `Playing ${name}. Escape stops.`}
      </p>
      {problem && <Alert>{problem}</Alert>}
      <p className="sounding">
        {sounding === null ? (
          <span className="faint">
            Sa at {saHz.toFixed(1)} Hz, upper Sa at {(2 * saHz).toFixed(1)} Hz
          </span>
        ) : (
          <Sounding note={sounding} hz={noteHz(sounding, saHz, tuning)} />
        )}
      </p>
      <div className="pitch-room">
        {isHydrated && (
          <PitchLadder
            name={name}
            rungs={rungsOf(scale).map((note) => ({ ...note, hz: noteHz(note, saHz, tuning) }))}
            sounding={sounding}
          />
        )}
      </div>
      <PlaySettingsForm settings={settings} onChange={onSettings} />
      <SaveScale name={name} fileName={fileName} scale={scale} settings={settings} />
      <p className="note">
        Just tuning uses ratios of small whole numbers, equal tuning the twelve equal steps of a
        keyboard. Twelve fixed notes are for learning: in performance a raga uses finer shrutis, and
        its svaras move.
      </p>
    </div>
  );
}

function Sounding({ note, hz }: { note: Note; hz: number }) {
  const { svara, name } = svaraFacts(note.svara);
  return (
    <>
      <b>{svara}</b> {note.isUpper ? `Upper ${name}` : name}, {hz.toFixed(1)} Hz
    </>
  );
}

// Each svara of the scale once, rising, and the upper Sa.
function rungsOf({ arohana, avarohana }: Scale): readonly Note[] {
  const used = new Set([...arohana, ...avarohana]);
  const rising = SVARAS.map(({ svara }) => svara)
    .filter((svara) => used.has(svara))
    .sort((one, other) => svaraFacts(one).semitones - svaraFacts(other).semitones);
  return [...rising.map((svara) => ({ svara, isUpper: false })), { svara: "S", isUpper: true }];
}
