/** A tonic as Carnatic musicians name it. */
interface Kattai {
  readonly kattai: string;
  readonly note: string;
  /** In the octave from middle C, with A at 440. */
  readonly hz: number;
}

/**
 * The twelve kattais. White keys are counted from C as 1; a black key is a half more than the white
 * key before it, so there is no 3½.
 *
 * @see http://carnatic2000.tripod.com/JSA/intro5.htm, for the numbering.
 */
export const KATTAIS: readonly Kattai[] = [
  ["1", "C"],
  ["1½", "C♯"],
  ["2", "D"],
  ["2½", "D♯"],
  ["3", "E"],
  ["4", "F"],
  ["4½", "F♯"],
  ["5", "G"],
  ["5½", "G♯"],
  ["6", "A"],
  ["6½", "A♯"],
  ["7", "B"],
].map(([kattai, note], index) => ({
  kattai: kattai!,
  note: note!,
  hz: 440 * 2 ** ((index - 9) / 12),
}));
