import { useMemo } from "react";
import type { Raga } from "#domain/raga/raga.ts";
import { svaraFacts } from "#domain/raga/svara.ts";
import { arohanaHz } from "#domain/raga/tuning.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import "./hear-raga.css";
import "./listen.css";
import type { Course } from "./note-schedule.ts";
import { PitchLadder } from "./pitch-ladder.tsx";
import { tonicHz } from "./play-settings.ts";
import { PlaySettingsForm } from "./play-settings-form.tsx";
import { useRememberedSettings } from "./remembered-settings.ts";
import { useScalePlayer } from "./use-scale-player.ts";

const COURSE_CHOICES = [
  { value: "both", label: "Both" },
  { value: "arohana", label: "Arohana" },
  { value: "avarohana", label: "Avarohana" },
] as const satisfies readonly { value: Course; label: string }[];

/** Plays a raga's scale in the browser, and shows which svara is sounding. */
export function HearRaga({ raga }: { raga: Raga }) {
  const [settings, change] = useRememberedSettings();
  const { course, tuning, notesPerMinute, repeats, drone, droneLoudness } = settings;
  const saHz = tonicHz(settings);
  const performance = useMemo(
    () => ({
      number: raga.number,
      course,
      tonicHz: saHz,
      tuning,
      secondsEach: 60 / notesPerMinute,
      repeats,
      droneGain: drone ? droneLoudness / 100 : 0,
    }),
    [raga, course, saHz, tuning, notesPerMinute, repeats, drone, droneLoudness],
  );
  const { isPlaying, place, problem, play, stop } = useScalePlayer(performance);
  const frequencies = arohanaHz(raga.number, saHz, tuning);
  return (
    <div className="hear-raga">
      <div className="play-bar no-print">
        <Button
          variant={isPlaying ? "outlined" : "filled"}
          className="play-button"
          onClick={isPlaying ? stop : play}
        >
          {isPlaying ? "Stop" : "Play"}
        </Button>
        <Segmented
          legend="What is played"
          legendUnseen
          options={COURSE_CHOICES}
          value={course}
          onChange={(chosen) => change({ course: chosen })}
        />
        <p className="unseen" role="status">
          {isPlaying && `Playing ${raga.name}. Escape stops.`}
        </p>
      </div>
      {problem && <Alert>{problem}</Alert>}
      <p className="sounding">
        {place === null ? (
          <span className="text-ink-3">
            Sa at {saHz.toFixed(1)} Hz, upper Sa at {(2 * saHz).toFixed(1)} Hz
          </span>
        ) : (
          <Sounding raga={raga} place={place} hz={frequencies[place]!} />
        )}
      </p>
      <PitchLadder raga={raga} frequencies={frequencies} place={place} />
      <PlaySettingsForm settings={settings} onChange={change} />
      <p className="note">
        Just tuning takes ratios of small whole numbers, equal tuning the twelve like steps of a
        keyboard. Twelve fixed notes are a form for teaching: in performance a raga chooses finer
        shrutis, and its svaras move.
      </p>
    </div>
  );
}

function Sounding({ raga, place, hz }: { raga: Raga; place: number; hz: number }) {
  const { svara, name } = svaraFacts(raga.arohana[place]!);
  return (
    <>
      <b>{svara}</b> {place === 7 ? `Upper ${name}` : name}, {hz.toFixed(1)} Hz
    </>
  );
}
