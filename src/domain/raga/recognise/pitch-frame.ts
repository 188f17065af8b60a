/** What a pitch detector says of one moment. */
export interface PitchFrame {
  readonly seconds: number;
  readonly hz: number;
  /** 0 for no pitch at all, 1 for a perfectly periodic sound. */
  readonly clarity: number;
}

export const LISTENING = {
  highpassHz: 100,
  lowpassHz: 900,
  frameSeconds: 0.093,
  hopSeconds: 0.0232,
  peakShare: 0.75,
  leastVolume: 0.0005,
} as const;
