/**
 * How sound is prepared before its pitch is read: what the figures of the recogniser were measured
 * with. The filters are second order and as flat as can be (Q = √½).
 */
export const LISTENING = {
  /** Rumble, mains hum and most of the noise of a room lie below; a low voice is known by its overtones. */
  highpassHz: 200,
  /** Vowels lie above, where an overtone can outshout the note. */
  lowpassHz: 900,
  /** One frame; the nearest power of two in samples will do. */
  frameSeconds: 0.093,
  /** From one frame to the next. */
  hopSeconds: 0.023,
} as const;

/** The notes that are listened for: from the lowest Pa of a bass to the upper Ga of a child. */
export const LOWEST_HZ = 60;
export const HIGHEST_HZ = 1400;
