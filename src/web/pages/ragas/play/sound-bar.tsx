import { useEffect, useState } from "react";
import { type Note, notesOf, type Scale } from "#domain/raga/scale.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useRememberedSettings } from "./play-settings.ts";
import { notePerformance, scalePerformance } from "./scale-performance.ts";
import { useScalePlayer } from "./use-scale-player.ts";
import "./sound-bar.css";

interface SoundBarProps {
  readonly name: string;
  /** The page of the raga, if it has one. */
  readonly href?: string;
  readonly scale: Scale;
  /** Counts the presses on the raga: each new one plays it from the beginning. */
  readonly press: number;
  readonly onClose: () => void;
}

/**
 * Plays a raga at the foot of the window, where it moves nothing on the page: its svaras light up in
 * turn, and each sounds at a press.
 */
export function SoundBar({ name, href, scale, press, onClose }: SoundBarProps) {
  const [settings] = useRememberedSettings();
  const { performance, step, problem, play, stop } = useScalePlayer();
  const [rung, setRung] = useState<number | null>(null);
  const isScale = performance !== null && rung === null;
  const lit = performance === null || step === null ? null : (rung ?? step);
  const both = notesOf(scale, "both");

  function playAll() {
    setRung(null);
    play(scalePerformance(scale, { ...settings, course: "both", repeats: false }));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press plays, nothing else does
  useEffect(playAll, [press]);

  function ring(note: Note, index: number) {
    setRung(index);
    play(notePerformance(note, settings));
  }

  const line = (label: string, notes: readonly Note[], first: number) => (
    <ol className="bar-notes" aria-label={label}>
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a svara may come twice
        <li key={index} aria-current={lit === first + index ? "true" : undefined}>
          <button type="button" onClick={() => ring(note, first + index)}>
            {note.svara}
            {note.isUpper && <span className="unseen"> upper</span>}
          </button>
        </li>
      ))}
    </ol>
  );
  const rising = scale.arohana.length;
  return (
    <section className="sound-bar no-print" aria-label="Sounding raga">
      <p className="sound-bar-name">
        {href === undefined ? name : <a href={href}>{name}</a>}
        <span className="unseen" role="status">
          {isScale && `Playing ${name}. Escape stops.`}
        </span>
      </p>
      <div className="sound-bar-notes">
        {line("Arohana", both.slice(0, rising), 0)}
        {line("Avarohana", both.slice(rising), rising)}
      </div>
      <div className="sound-bar-buttons">
        <Button variant="filled" onClick={isScale ? stop : playAll}>
          {isScale ? "Stop" : "Play"}
        </Button>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
