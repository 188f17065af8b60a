import type { Random } from "#domain/seeded-random.ts";
import type { PlannedNote } from "./phrase.ts";
import { faded, mixInto, SAMPLE_RATE, type Sound, silentSound } from "./sound.ts";
import type { Voice } from "./voices.ts";

/** How long a note continues into the next. */
const RELEASE_SECONDS = 0.15;

/** A plucked string. @see Karplus and Strong (1983), for the model. */
export const pluckedString: Voice = (random, phrase) => {
  const sound = silentSound(phrase.reduce((sum, { seconds }) => sum + seconds, RELEASE_SECONDS));
  const dullness = random.between(0.3, 0.5);
  const halfLife = random.between(0.25, 0.6);
  let start = 0;
  for (const note of phrase) {
    mixInto(sound, pluck(random, note, dullness, halfLife), start);
    start += note.seconds;
  }
  return sound;
};

function pluck(random: Random, note: PlannedNote, dullness: number, halfLife: number): Sound {
  // Blending two samples of the loop delays by `dullness` of one, reading between two by the rest.
  const period = SAMPLE_RATE / note.hz - dullness;
  const length = Math.floor(period);
  const loop = Float32Array.from({ length: length + 1 }, () => random.between(-1, 1));
  const loss = 0.5 ** (1 / (note.hz * halfLife));
  let last = 0;
  const ringing = silentSound(note.seconds + RELEASE_SECONDS).map((_, index) => {
    const here = index % loop.length;
    const older = loop[here]!;
    const newer = loop[(index + 1) % loop.length]!;
    const sample = older * (period - length) + newer * (1 - period + length);
    loop[here] = loss * ((1 - dullness) * sample + dullness * last);
    last = sample;
    return sample;
  });
  return faded(ringing, 0.004);
}
