import { melakartaScale } from "./melakarta.ts";
import { noteHz, notesOf } from "./scale.ts";
import type { Tuning } from "./tuning.ts";

/** The eight frequencies of a melakarta rising from Sa to the upper Sa; reversed, its avarohana. */
export const arohanaHz = (number: number, tonicHz: number, tuning: Tuning): number[] =>
  notesOf(melakartaScale(number), "arohana").map((note) => noteHz(note, tonicHz, tuning));
