import type { PitchFrame } from "./pitch-frame.ts";

export interface Note {
  readonly start: number;
  readonly seconds: number;
  readonly hz: number;
}
export const P = {
  MIN_CLARITY: 0.6,
  LOW: 60,
  HIGH: 1400,
  GAP: 0.06,
  WIDTH: 40,
  STEADY: 35,
  SHARE: 0.5,
  MIN: 0.09,
};

export function steadyNotes(frames: readonly PitchFrame[]): readonly Note[] {
  const notes: Note[] = [];
  let group: PitchFrame[] = [];
  let mean = 0;
  const close = () => {
    const n = noteOf(group);
    if (n) notes.push(n);
    group = [];
  };
  for (const f of frames) {
    if (f.clarity < P.MIN_CLARITY || f.hz < P.LOW || f.hz > P.HIGH) continue;
    const c = 1200 * Math.log2(f.hz);
    const last = group.at(-1);
    if (last && (f.seconds - last.seconds > P.GAP || Math.abs(c - mean) > P.WIDTH)) close();
    mean = group.length === 0 ? c : mean + (c - mean) / (group.length + 1);
    group.push(f);
  }
  close();
  return notes;
}
function noteOf(group: readonly PitchFrame[]): Note | null {
  if (group.length < 2) return null;
  const hz = median(group.map((f) => f.hz));
  const steady = group.filter((f) => Math.abs(1200 * Math.log2(f.hz / hz)) <= P.STEADY);
  if (steady.length < P.SHARE * group.length) return null;
  const seconds = steady.at(-1)!.seconds - steady[0]!.seconds;
  return seconds < P.MIN ? null : { start: steady[0]!.seconds, seconds, hz };
}
function median(v: readonly number[]): number {
  return v.toSorted((a, b) => a - b)[Math.floor(v.length / 2)]!;
}
