import type { Spoken } from "#domain/sound/voice.ts";
import { type PhaseKind, valueAt } from "#domain/sound/voice-score.ts";
import type { Piece } from "./piece.ts";

const WIDTH = 1000;
const WAVE_HEIGHT = 120;
const TONES_HEIGHT = 140;
/** The highest tone drawn, in hertz. */
const TOP_HERTZ = 3500;
const COLUMNS = 500;
const STEP_MS = 5;

const TONES = ["f1", "f2", "f3"] as const;
const PHASES: Readonly<Record<PhaseKind, string>> = {
  touch: "Touch",
  narrow: "Narrow",
  breath: "Breath",
  open: "Vowel",
};

/** The figure of one sound: its wave, and the tones that the mouth lets through. */
export function SoundStrip({ piece: { letter, spoken } }: { readonly piece: Piece }) {
  const name = letter.forms.latin;
  const { ms, phases } = spoken;
  const cuts = (height: number) =>
    phases
      .slice(1)
      .map(({ from }) => `M${x(from, ms)} 0V${height}`)
      .join("");
  const tones = tonesText(spoken);
  return (
    <figure className="strip above-s">
      <figcaption className="row">
        <i className="iast" lang="sa-Latn">
          {name}
        </i>
        <span className="tag">modelled voice</span>
        <span className="label">{Math.round(ms)} ms, a voice falling from 124 to 108 Hz</span>
      </figcaption>
      <div className="strip-phases" aria-hidden="true">
        {phases.map(({ kind, from, until }) => (
          <span key={from} style={{ flexBasis: `${((until - from) / ms) * 100}%` }}>
            {PHASES[kind]}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={`The wave of ${name}: ${phaseText(spoken)}`}
        viewBox={`0 0 ${WIDTH} ${WAVE_HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className="strip-cut" d={cuts(WAVE_HEIGHT)} />
        <polyline className="strip-wave" points={wavePoints(spoken)} />
      </svg>
      <svg
        role="img"
        aria-label={`The tones of ${name}: ${tones}`}
        viewBox={`0 0 ${WIDTH} ${TONES_HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className="strip-cut" d={cuts(TONES_HEIGHT)} />
        {TONES.map((tone) => (
          <path key={tone} className="strip-tone" d={tonePath(spoken, tone)} />
        ))}
      </svg>
      <p className="label spread" aria-hidden="true">
        <span>0</span>
        <span>{Math.round(ms)} ms</span>
      </p>
      <p className="note">
        Above, the movement of the air. Below, the tones that the mouth lets through: {tones}.
      </p>
    </figure>
  );
}

const phaseText = ({ phases }: Spoken) =>
  phases
    .map(({ kind, from, until }) => `${PHASES[kind].toLowerCase()} ${Math.round(until - from)} ms`)
    .join(", ");

function tonesText({ tracks, phases }: Spoken): string {
  const { from, until } = phases.findLast(({ kind }) => kind === "open")!;
  const [f1, f2, f3] = TONES.map((tone) =>
    Math.round(valueAt(tracks[tone], (from + until) / 2)).toLocaleString("en-IN"),
  );
  return `in the vowel F1 ${f1}, F2 ${f2}, F3 ${f3} Hz`;
}

const x = (ms: number, whole: number) => ((ms / whole) * WIDTH).toFixed(1);

/** For each column the lowest and the highest sample. */
function wavePoints({ samples }: Spoken): string {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const y = (sample: number) =>
    (WAVE_HEIGHT / 2 - (sample / peak) * (WAVE_HEIGHT / 2 - 2)).toFixed(1);
  return Array.from({ length: COLUMNS }, (_, column) => {
    const part = samples.subarray(
      Math.floor((column / COLUMNS) * samples.length),
      Math.floor(((column + 1) / COLUMNS) * samples.length),
    );
    const at = ((column / COLUMNS) * WIDTH).toFixed(0);
    return `${at},${y(Math.min(...part))} ${at},${y(Math.max(...part))}`;
  }).join(" ");
}

/** A tone is drawn where something lets it sound. */
function tonePath({ tracks, ms }: Spoken, tone: (typeof TONES)[number]): string {
  let path = "";
  let wasHeard = false;
  for (let at = 0; at < ms; at += STEP_MS) {
    const isHeard = valueAt(tracks.voice, at) > 0.05 || valueAt(tracks.breath, at) > 0.2;
    const y = TONES_HEIGHT * (1 - valueAt(tracks[tone], at) / TOP_HERTZ);
    if (isHeard) path += `${wasHeard ? "L" : "M"}${x(at, ms)} ${y.toFixed(1)}`;
    wasHeard = isHeard;
  }
  return path;
}
