import type { Spoken } from "#domain/sound/voice.ts";
import { type PhaseKind, valueAt } from "#domain/sound/voice-score.ts";
import { drawn, element } from "./drawn.ts";

const WIDTH = 1000;
const WAVE_HEIGHT = 120;
const TONES_HEIGHT = 140;
/** The highest tone drawn, in hertz. */
const TOP_HERTZ = 3500;
const COLUMNS = 500;
const STEP_MS = 5;

const PHASES: Readonly<Record<PhaseKind, string>> = {
  touch: "Touch",
  narrow: "Narrow",
  breath: "Breath",
  open: "Vowel",
};

/** The figure of one sound: its wave, and the tones that the mouth lets through. */
export function soundStrip(spoken: Spoken, name: string): HTMLElement {
  const { ms, phases } = spoken;
  const cuts = phases.slice(1).map(({ from }) => from);
  const line = (height: number) =>
    cuts.map((at) => drawn("path", { class: "strip-cut", d: `M${x(at, ms)} 0V${height}` }));
  return element(
    "figure",
    { class: "strip" },
    element(
      "figcaption",
      {},
      element("i", { class: "iast", lang: "sa-Latn" }, name),
      element("span", { class: "tag" }, "modelled voice"),
      element(
        "span",
        { class: "label" },
        `${Math.round(ms)} ms, a voice falling from 124 to 108 Hz`,
      ),
    ),
    phaseNames(spoken),
    drawing(WAVE_HEIGHT, `The wave of ${name}: ${phaseText(spoken)}`, [
      ...line(WAVE_HEIGHT),
      drawn("polyline", { class: "strip-wave", points: wavePoints(spoken) }),
    ]),
    drawing(TONES_HEIGHT, `The tones of ${name}: ${tonesText(spoken)}`, [
      ...line(TONES_HEIGHT),
      ...(["f1", "f2", "f3"] as const).map((tone) =>
        drawn("path", { class: "strip-tone", d: tonePath(spoken, tone) }),
      ),
    ]),
    element(
      "p",
      { class: "label strip-times", "aria-hidden": "true" },
      element("span", {}, "0"),
      element("span", {}, `${Math.round(ms)} ms`),
    ),
    element(
      "p",
      { class: "note" },
      `Above, the air pushed to and fro. Below, the tones that the mouth lets through: ${tonesText(spoken)}.`,
    ),
  );
}

function drawing(height: number, title: string, content: readonly SVGElement[]): SVGElement {
  return drawn(
    "svg",
    {
      role: "img",
      viewBox: `0 0 ${WIDTH} ${height}`,
      preserveAspectRatio: "none",
      "aria-label": title,
    },
    ...content,
  );
}

function phaseNames({ phases, ms }: Spoken): HTMLElement {
  const row = element("div", { class: "strip-phases", "aria-hidden": "true" });
  for (const { kind, from, until } of phases) {
    const name = element("span", {}, PHASES[kind]);
    name.style.flexBasis = `${((until - from) / ms) * 100}%`;
    row.append(name);
  }
  return row;
}

const phaseText = ({ phases }: Spoken) =>
  phases
    .map(({ kind, from, until }) => `${PHASES[kind].toLowerCase()} ${Math.round(until - from)} ms`)
    .join(", ");

function tonesText({ tracks, phases }: Spoken): string {
  const { from, until } = phases.findLast(({ kind }) => kind === "open")!;
  const [f1, f2, f3] = (["f1", "f2", "f3"] as const).map((tone) =>
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
    const piece = samples.subarray(
      Math.floor((column / COLUMNS) * samples.length),
      Math.floor(((column + 1) / COLUMNS) * samples.length),
    );
    const at = ((column / COLUMNS) * WIDTH).toFixed(0);
    return `${at},${y(Math.min(...piece))} ${at},${y(Math.max(...piece))}`;
  }).join(" ");
}

/** A tone is drawn where something lets it sound. */
function tonePath({ tracks, ms }: Spoken, tone: "f1" | "f2" | "f3"): string {
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
