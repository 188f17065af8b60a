import type { Spoken } from "#domain/sound/voice.ts";
import { heardSeconds, openSound, sourceOf } from "./one-sound.ts";

/** Something that sounds. */
export interface Saying {
  /** How much was heard, in milliseconds of what is spoken; below 0 before it starts. */
  position(): number;
  /** Settles when it ends; true if it was heard completely. */
  readonly ended: Promise<boolean>;
}

/** Time for the browser to get ready. */
const LEAD_SECONDS = 0.03;

/**
 * Plays what `speak` has made, in place of what sounded before; something newer ends it too. Call it
 * when somebody presses something: browsers keep a page silent until then.
 *
 * @example
 * await say(speak("gha")!);
 * @throws {NoSoundError} with a sentence for the visitor, where the browser plays no sound.
 */
export async function say({ samples, sampleRate }: Spoken): Promise<Saying> {
  const { promise: ended, resolve: end } = Promise.withResolvers<boolean>();
  const sound = await openSound(() => end(false));
  if (sound === null) return { position: () => -1, ended };
  const source = sourceOf(sound, samples, sampleRate);
  const start = sound.context.currentTime + LEAD_SECONDS;
  source.start(start);
  source.addEventListener("ended", () => {
    end(true);
    sound.close();
  });
  return { position: () => (heardSeconds(sound) - start) * 1000, ended };
}
