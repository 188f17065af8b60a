import { expect, test } from "vitest";
import { arohanaHz } from "./arohana-hz.fixture.ts";
import { midiFile } from "./midi-file.ts";

/** Reads what `midiFile` may write, byte by byte as the standard says. */
function read(file: Uint8Array) {
  const view = new DataView(file.buffer);
  const letters = (at: number) => String.fromCharCode(...file.slice(at, at + 4));
  const header = [letters(0), view.getUint32(4), view.getUint16(8), view.getUint16(10)];
  const division = view.getUint16(12);
  expect([letters(14), view.getUint32(18)]).toEqual(["MTrk", file.length - 22]);
  const found = { header, division, title: "", tempo: 0, ended: false };
  const notes: { hz: number; ticks: number }[] = [];
  let at = 22;
  let bend = 0;
  const variable = () => {
    let value = 0;
    for (;;) {
      const byte = file[at++]!;
      value = value * 128 + (byte & 0x7f);
      if (byte < 128) return value;
    }
  };
  while (at < file.length) {
    const wait = variable();
    const status = file[at++]!;
    if (status === 0xff) {
      const type = file[at++]!;
      const data = file.slice(at + 1, at + 1 + file[at]!);
      at += 1 + data.length;
      if (type === 0x03) found.title = new TextDecoder().decode(data);
      if (type === 0x51) found.tempo = data[0]! * 65536 + data[1]! * 256 + data[2]!;
      if (type === 0x2f) found.ended = at === file.length;
      continue;
    }
    const [one, two] = [file[at]!, file[at + 1]!];
    at += 2;
    if (status === 0xe0) bend = ((two * 128 + one - 8192) / 8192) * 2;
    if (status === 0x90) notes.push({ hz: 440 * 2 ** ((one + bend - 69) / 12), ticks: 0 });
    if (status === 0x80) notes.at(-1)!.ticks = wait;
  }
  return { ...found, notes };
}

test("a scale opens with its header, its title, its tempo and its end", () => {
  const { header, division, title, tempo, ended } = read(
    midiFile("15 Mayamalavagowla", arohanaHz(15, 240, "just"), 0.5),
  );
  expect(header).toEqual(["MThd", 6, 0, 1]);
  expect([division, title, tempo, ended]).toEqual([480, "15 Mayamalavagowla", 500_000, true]);
});

test.each(["just", "equal"] as const)("every note is bent to its %s frequency", (tuning) => {
  for (const tonic of [130.81, 240, 261.63, 493.88]) {
    const hz = arohanaHz(57, tonic, tuning);
    const { notes } = read(midiFile("57", [...hz, ...hz.toReversed()], 60 / 180));
    expect(notes).toHaveLength(16);
    notes.forEach((note, index) => {
      const wanted = [...hz, ...hz.toReversed()][index]!;
      // A step of the pitch wheel is 0.024 cents.
      expect(Math.abs(1200 * Math.log2(note.hz / wanted))).toBeLessThan(0.025);
      expect(note.ticks).toBe(480);
    });
  }
});

test("the bytes of a single A at 440 Hz are these", () => {
  const bytes = midiFile("A", [440], 1);
  expect(Array.from(bytes.slice(-12))).toEqual([
    0x90, 69, 96, 0x83, 0x60, 0x80, 69, 0, 0, 0xff, 0x2f, 0,
  ]);
});
