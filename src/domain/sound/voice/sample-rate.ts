/** Samples in a second: enough for every noise of speech that matters, and every browser plays it. */
export const SAMPLE_RATE = 16_000;
