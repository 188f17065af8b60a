/**
 * How sound is prepared before its pitch is read. The constants of the recogniser were measured
 * with these settings. The filters are second order and maximally flat (Q = √½).
 */
export const LISTENING = {
  /** Removes rumble, mains hum and most room noise; the overtones of a low voice remain. */
  highpassHz: 200,
  /** Removes vowel resonances, where an overtone can be louder than the note. */
  lowpassHz: 900,
  /** Length of a frame; use the nearest power of two in samples. */
  frameSeconds: 0.093,
  /** Time from one frame to the next. */
  hopSeconds: 0.023,
} as const;

/** The range of notes to detect: from the lowest Pa of a bass to the upper Ga of a child. */
export const LOWEST_HZ = 60;
export const HIGHEST_HZ = 1400;
