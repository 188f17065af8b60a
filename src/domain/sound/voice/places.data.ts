import type { MainSthana } from "../articulation.data.ts";

/** Noise around one frequency. */
export interface Band {
  readonly hertz: number;
  readonly bandwidth: number;
}

/** The cues by which the ear recognises a place. Times are in milliseconds. */
export interface PlaceCues {
  /** Where the second and third resonance seem to start, and the vowel's share in that, 0 to 1. */
  readonly locus: readonly [f2: number, f3: number];
  readonly vowelShare: readonly [f2: number, f3: number];
  /** How long the resonances take to reach the vowel. */
  readonly glideMs: number;
  readonly burst: Band;
  readonly burstMs: number;
  /** The burst's strength; that of a vowel is 1. */
  readonly burstLevel: number;
  /** From the release to the voice, without and with aspiration. */
  readonly onsetMs: readonly [plain: number, aspirated: number];
}

/**
 * The five places.
 *
 * Bursts: Zue 1976 for k, t and the 12 dB by which p is weaker; t̪ and ṭ divide what English has in
 * one t. c: Stevens 1998, 8.7. Loci: near 1800 Hz behind the teeth, below 600 for the lips, above
 * 3000 for the velum, of which the vowel keeps a part. At the velum the second and third resonance meet (Stevens
 * 1998, 7.10). A retroflex lowers the third, so that it nears the second (Agrawal, Bansal and Sinha
 * 2019, on Hindi, Nepali and Punjabi). Onsets: the voice comes up to 25 ms after a plain stop and
 * later the further back the place is (Abramson and Whalen 2017); the velum's is the longest, with and
 * without aspiration, in Gujarati (Rami et al. 1999).
 */
export const PLACE_CUES: Readonly<Record<MainSthana, PlaceCues>> = {
  guttural: {
    locus: [3000, 2900],
    vowelShare: [0.8, 0.72],
    glideMs: 55,
    burst: { hertz: 1770, bandwidth: 400 },
    burstMs: 14,
    burstLevel: 0.9,
    onsetMs: [24, 94],
  },
  palatal: {
    locus: [2250, 2850],
    vowelShare: [0.4, 0.3],
    glideMs: 60,
    burst: { hertz: 3500, bandwidth: 1300 },
    burstMs: 26,
    burstLevel: 0.55,
    onsetMs: [28, 90],
  },
  retroflex: {
    locus: [1800, 2050],
    vowelShare: [0.4, 0.15],
    glideMs: 55,
    burst: { hertz: 2500, bandwidth: 600 },
    burstMs: 7,
    burstLevel: 1,
    onsetMs: [12, 66],
  },
  dental: {
    locus: [1700, 2750],
    vowelShare: [0.4, 0.3],
    glideMs: 45,
    burst: { hertz: 3900, bandwidth: 1400 },
    burstMs: 9,
    burstLevel: 0.8,
    onsetMs: [15, 72],
  },
  labial: {
    locus: [600, 2100],
    vowelShare: [0.68, 0.5],
    glideMs: 40,
    burst: { hertz: 700, bandwidth: 1000 },
    burstMs: 7,
    burstLevel: 0.25,
    onsetMs: [12, 70],
  },
};

/**
 * The noise of a sibilant, whose peak sinks as the place goes back.
 *
 * @see Jongman et al. 2000 for s and ś and for their strength; Stevens 1998, 8.5, for the prominence
 * near 2500 Hz behind them, where ṣ is put.
 */
export const SIBILANTS: Readonly<Record<string, Band>> = {
  ś: { hertz: 3820, bandwidth: 1100 },
  ṣ: { hertz: 2700, bandwidth: 800 },
  s: { hertz: 6600, bandwidth: 1600 },
};
