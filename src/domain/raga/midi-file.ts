/** A quarter note; every note of a scale lasts one. */
const TICKS = 480;

const VELOCITY = 96;

/** A pitch wheel reaches this far to either side, in 8192 steps each. */
const BEND_SEMITONES = 2;
const BEND_CENTRE = 8192;

// Registered parameter 0 is the reach of the pitch wheel; 127 127 closes it again.
const SET_BEND_RANGE = [
  ...[0, 0xb0, 101, 0, 0, 0xb0, 100, 0, 0, 0xb0, 6, BEND_SEMITONES, 0, 0xb0, 38, 0],
  ...[0, 0xb0, 101, 127, 0, 0xb0, 100, 127],
];

/**
 * Writes notes of equal length as a standard MIDI file of one track. Each sounds as the nearest key
 * of the keyboard with A at 440 Hz, and the pitch wheel bends it to its exact frequency.
 *
 * @param title The track's name, in ASCII letters.
 * @param secondsEach At most 16.7, the slowest tempo that MIDI knows.
 * @see The MIDI Association, Standard MIDI Files 1.0, for the format.
 */
export function midiFile(
  title: string,
  hz: readonly number[],
  secondsEach: number,
): Uint8Array<ArrayBuffer> {
  const name = letters(title);
  const track = [
    ...[0, 0xff, 0x03, ...lengthOf(name.length), ...name],
    ...[0, 0xff, 0x51, 3, ...bigEndian(Math.round(secondsEach * 1e6), 3)],
    ...SET_BEND_RANGE,
    ...hz.flatMap(noteEvents),
    ...[0, 0xff, 0x2f, 0],
  ];
  return Uint8Array.from([
    ...letters("MThd"),
    ...bigEndian(6, 4),
    ...bigEndian(0, 2),
    ...bigEndian(1, 2),
    ...bigEndian(TICKS, 2),
    ...letters("MTrk"),
    ...bigEndian(track.length, 4),
    ...track,
  ]);
}

function noteEvents(hz: number): readonly number[] {
  const pitch = 69 + 12 * Math.log2(hz / 440);
  const key = Math.round(pitch);
  const bend = BEND_CENTRE + Math.round(((pitch - key) / BEND_SEMITONES) * BEND_CENTRE);
  return [
    ...[0, 0xe0, bend & 0x7f, bend >> 7],
    ...[0, 0x90, key, VELOCITY],
    ...[...lengthOf(TICKS), 0x80, key, 0],
  ];
}

// Seven bits a byte; all but the last have their highest bit set.
function lengthOf(value: number): readonly number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

function bigEndian(value: number, bytes: number): readonly number[] {
  return Array.from({ length: bytes }, (_, index) => (value >> (8 * (bytes - 1 - index))) & 0xff);
}

function letters(text: string): readonly number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}
