import { describe, expect, test } from "vitest";
import { ARTICULATIONS } from "./articulation.ts";
import {
  around,
  bandPower,
  centroid,
  periodicity,
  resonancesAt,
  rootMeanSquare,
} from "./voice/acoustics.fixture.ts";
import { type Spoken, speak, speakBetween } from "./voice.ts";
import type { PhaseKind } from "./voice-score.ts";

const VARGAS = ["k kh g gh ṅ", "c ch j jh ñ", "ṭ ṭh ḍ ḍh ṇ", "t th d dh n", "p ph b bh m"].map(
  (letters) => letters.split(" "),
);

const said = (text: string) => speak(text)!;

const phase = ({ phases }: Spoken, kind: PhaseKind) => phases.find((one) => one.kind === kind)!;

const piece = ({ samples, sampleRate }: Spoken, ms: number, windowMs: number) =>
  around(samples, sampleRate, ms, windowMs);

const middle = ({ from, until }: { from: number; until: number }) => (from + until) / 2;

describe("vowels", () => {
  // Men's vowels in Peterson and Barney 1952, Hillenbrand et al. 1995 and Klatt 1980, Table II.
  test.each([
    ["a", [640, 623, 620], [1190, 1200, 1220]],
    ["ā", [730, 768, 700], [1090, 1333, 1220]],
    ["i", [390, 427, 400], [1990, 2034, 1800]],
    ["ī", [270, 342, 310], [2290, 2322, 2020]],
    ["u", [440, 469], [1020, 1122]],
    ["ū", [300, 378, 320], [870, 997, 900]],
    ["e", [476, 480, 330], [2089, 1720, 2020]],
    ["o", [497, 540, 450], [910, 1100, 900]],
    ["ṛ", [490, 474, 470], [1350, 1379, 1270]],
  ])("the resonances of %s lie within what was measured", (vowel, first, second) => {
    const spoken = said(vowel);
    const [f1, f2] = resonancesAt(spoken.samples, spoken.sampleRate, middle(phase(spoken, "open")));
    expect(f1).toBeGreaterThanOrEqual(Math.min(...first) - 10);
    expect(f1).toBeLessThanOrEqual(Math.max(...first) + 10);
    expect(f2).toBeGreaterThanOrEqual(Math.min(...second) - 15);
    expect(f2).toBeLessThanOrEqual(Math.max(...second) + 15);
  });

  test("ai glides from a to i, and au from a to u", () => {
    for (const [vowel, end] of [
      ["ai", "i"],
      ["au", "u"],
    ] as const) {
      const { samples, sampleRate, ms } = said(vowel);
      expect(resonancesAt(samples, sampleRate, 60)[1]).toBeCloseTo(1210, -2);
      const goal = said(end);
      const goalF2 = resonancesAt(goal.samples, goal.sampleRate, 100)[1]!;
      expect(Math.abs(resonancesAt(samples, sampleRate, ms - 90)[1]! - goalF2)).toBeLessThan(60);
    }
  });

  // "Acoustical measurements of distinctive vowel quantity in Malayalam": always about 2 to 1.
  test.each([
    ["a", "ā"],
    ["i", "ī"],
    ["u", "ū"],
    ["ṛ", "ṝ"],
    ["ḷ", "ḹ"],
    ["ĕ", "e"],
    ["ŏ", "o"],
  ])("%s lasts half as long as %s", (short, long) => {
    const ratio = soundingMs(said(long)) / soundingMs(said(short));
    expect(ratio).toBeGreaterThan(1.85);
    expect(ratio).toBeLessThan(2.15);
  });
});

describe("stops", () => {
  test.each(VARGAS)("the onset of the voice tells %s, %s, %s and %s apart", (...row) => {
    const [plain, aspirated, voiced, voicedAspirated] = row.map((stop) =>
      voiceOnsetTime(said(stop)),
    );
    expect(plain).toBeGreaterThan(0);
    expect(plain).toBeLessThan(30);
    expect(aspirated).toBeGreaterThanOrEqual(60);
    expect(aspirated).toBeLessThanOrEqual(110);
    expect(voiced).toBeLessThan(-50);
    expect(voicedAspirated).toBeLessThan(-50);
  });

  test.each(VARGAS)("%s and %s, %s and %s differ by their breath", (...row) => {
    const [plain, aspirated, voiced, voicedAspirated] = row.map(said);
    const afterRelease = (spoken: Spoken, ms = 45) =>
      piece(spoken, phase(spoken, "touch").until + ms, 40);
    const breath = afterRelease(aspirated!);
    expect(rootMeanSquare(breath)).toBeGreaterThan(0.01);
    expect(periodicity(breath, aspirated!.sampleRate)).toBeLessThan(0.6);
    expect(periodicity(afterRelease(plain!, 60), plain!.sampleRate)).toBeGreaterThan(0.8);
    const breathy = periodicity(afterRelease(voicedAspirated!), voicedAspirated!.sampleRate);
    expect(breathy).toBeLessThan(periodicity(afterRelease(voiced!), voiced!.sampleRate) - 0.05);
  });

  test("the burst tells p, k and ṭ from c and t, and its length c from t", () => {
    const burst = (stop: string) => {
      const spoken = said(stop);
      return centroid(piece(spoken, phase(spoken, "touch").until + 5, 8), spoken.sampleRate);
    };
    const [k, c, ṭ, t, p] = ["k", "c", "ṭ", "t", "p"].map(burst) as [
      number,
      number,
      number,
      number,
      number,
    ];
    expect(p).toBeLessThan(k);
    expect(k).toBeLessThan(ṭ);
    expect(ṭ).toBeLessThan(Math.min(c, t));
    const rest = (stop: string) => {
      const spoken = said(stop);
      return rootMeanSquare(piece(spoken, phase(spoken, "touch").until + 17, 8));
    };
    expect(rest("ch")).toBeGreaterThan(1.5 * rest("th"));
  });

  test("the resonances at the release tell the five places apart", () => {
    const onsets = ["g", "j", "ḍ", "d", "b"].map((stop) => {
      const spoken = said(stop);
      const release = phase(spoken, "touch").until;
      const [, f2, f3] = resonancesAt(spoken.samples, spoken.sampleRate, release + 14, 24);
      return [f2!, f3!] as const;
    });
    const [g, j, ḍ, d, b] = onsets as [Pair, Pair, Pair, Pair, Pair];
    // From the lips back the second rises, up to the palate.
    expect(b[0]).toBeLessThan(d[0]);
    expect(d[0]).toBeLessThan(ḍ[0]);
    expect(ḍ[0]).toBeLessThan(j[0]);
    // The retroflex lowers the third; at the velum it meets the second.
    expect(ḍ[1]).toBeLessThan(d[1] - 200);
    const gap = ([f2, f3]: Pair) => f3 - f2;
    expect(gap(g)).toBeLessThan(Math.min(gap(j), gap(ḍ), gap(d), gap(b)));
  });

  test("the walk from ka to pa passes the five letters", () => {
    for (const [walk, [plain, , , breathy]] of VARGAS.entries()) {
      const effort = { latin: plain!, voiced: false, aspirated: false };
      expect(speakBetween(walk, effort)).toEqual(said(plain!));
      const full = { latin: breathy!, voiced: true, aspirated: true };
      expect(speakBetween(walk, full)).toEqual(said(breathy!));
    }
    const between = speakBetween(2.5, { latin: "ṭ", voiced: false, aspirated: false });
    const burst = centroid(piece(between, 100, 8), between.sampleRate);
    expect(burst).toBeGreaterThan(2700);
    expect(burst).toBeLessThan(3500);
  });
});

describe("the other letters", () => {
  test.each(["ṅ", "ñ", "ṇ", "n", "m", "ṃ"])("%s murmurs through the nose", (nasal) => {
    const spoken = said(nasal);
    const murmur = piece(spoken, middle(phase(spoken, "touch")), 50);
    expect(periodicity(murmur, spoken.sampleRate)).toBeGreaterThan(0.9);
    const low = bandPower(murmur, spoken.sampleRate, 100, 400);
    expect(low).toBeGreaterThan(30 * bandPower(murmur, spoken.sampleRate, 600, 3000));
  });

  test("the noise sinks from s over ś to ṣ", () => {
    const [s, ś, ṣ] = ["s", "ś", "ṣ"].map((sibilant) => {
      const spoken = said(sibilant);
      return centroid(piece(spoken, middle(phase(spoken, "narrow")), 60), spoken.sampleRate);
    }) as [number, number, number];
    expect(s).toBeGreaterThan(5500);
    expect(ś).toBeLessThan(s - 1500);
    expect(ṣ).toBeLessThan(ś - 500);
  });

  test("h is a voiced breath, and visarga a voiceless one after its vowel", () => {
    const [h, visarga] = [said("h"), said("ḥ")];
    const [hPiece, visargaPiece] = [h, visarga].map((spoken) =>
      piece(spoken, middle(phase(spoken, "breath")), 50),
    ) as [Float32Array, Float32Array];
    expect(periodicity(hPiece, h.sampleRate)).toBeGreaterThan(0.5);
    expect(periodicity(visargaPiece, h.sampleRate)).toBeLessThan(0.5);
    expect(visarga.phases.map(({ letter }) => letter)).toEqual(["a", "ḥ"]);
  });

  test("r has the lowest third resonance of the semivowels", () => {
    const third = (letter: string) => {
      const spoken = said(letter);
      return resonancesAt(spoken.samples, spoken.sampleRate, 55, 40)[2]!;
    };
    expect(third("r")).toBeLessThan(Math.min(third("y"), third("l"), third("v")) - 300);
  });
});

describe("every letter", () => {
  test.each(ARTICULATIONS.map(({ latin }) => latin))(
    "%s is as loud as the others, without clipping or a click at its ends",
    (latin) => {
      const spoken = said(latin);
      const { samples, sampleRate } = spoken;
      const levels = Array.from({ length: Math.floor(spoken.ms / 20) }, (_, index) =>
        rootMeanSquare(piece(spoken, 20 * index + 20, 40)),
      );
      expect(Math.max(...levels)).toBeGreaterThan(0.125);
      expect(Math.max(...levels)).toBeLessThan(0.16);
      expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.9);
      expect(Math.abs(samples[0]!) + Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
      expect(rootMeanSquare(samples.slice(-sampleRate / 500))).toBeLessThan(0.01);
      expect(samples.every(Number.isFinite)).toBe(true);
    },
  );

  test("has its breath, murmur and noise within hearing, below its vowel", () => {
    const below = (letter: string, kind: PhaseKind) => {
      const spoken = said(letter);
      const [part, vowel] = [kind, "open" as const].map((one) => {
        const { from, until } = phase(spoken, one);
        return rootMeanSquare(piece(spoken, (from + until) / 2, until - from - 10));
      });
      return 20 * Math.log10(part! / vowel!);
    };
    const parts = [
      ...["kh", "ch", "ṭh", "th", "ph", "gh", "jh", "ḍh", "dh", "bh", "h", "ḥ"].map(
        (letter) => [letter, "breath"] as const,
      ),
      ...["ṅ", "ñ", "ṇ", "n", "m", "ṃ"].map((letter) => [letter, "touch"] as const),
      ...["y", "r", "l", "v", "ś", "ṣ", "s"].map((letter) => [letter, "narrow"] as const),
    ];
    for (const [letter, kind] of parts) {
      expect([letter, below(letter, kind)]).toEqual([letter, expect.closeTo(-10, -1)]);
    }
  });

  test.each(["a", "ā", "i", "ī", "u", "ū", "e", "o", "ai", "au", "y", "v", "l", "m", "n"])(
    "%s goes on without a click",
    (latin) => {
      const { samples } = said(latin);
      const jumps = samples.map((x, index) => Math.abs(x - (samples[index - 1] ?? 0)));
      // The folds shut abruptly, once a period; a click would stand out among them.
      expect(Math.max(...jumps)).toBeLessThan(0.2);
    },
  );

  test("is the same every time", () => {
    expect(said("gha").samples).toEqual(said("gh").samples);
  });

  test("may stand in a syllable or a word", () => {
    const letters = (text: string) => [...new Set(said(text).phases.map(({ letter }) => letter))];
    expect(letters("ṣkhṛ")).toEqual(["ṣ", "kh", "ṛ"]);
    expect(letters("namaste")).toEqual(["n", "a", "m", "s", "t", "e"]);
  });

  test("spoken slowly, holds its vowel and keeps its breath", () => {
    const [natural, slow] = [said("kha"), speak("kha", 2)!];
    expect(phase(slow, "open").until - phase(slow, "open").from).toBe(320);
    expect(voiceOnsetTime(slow)).toBeCloseTo(voiceOnsetTime(natural), -1);
  });

  // As रामोऽपि, वाग्हरि and देव-नागरी are spelled in Latin.
  test.each([
    ["rāmo'pi", "r ā m o p i"],
    ["vāg:hari", "v ā g h a r i"],
    ["deva-nāgarī", "d e v a n ā g a r ī"],
  ])("%s is spoken without its silent signs", (text, letters) => {
    const spoken = said(text).phases.map(({ letter }) => letter);
    const heard = spoken.filter((letter, at) => letter !== spoken[at - 1]);
    expect(heard.join(" ")).toBe(letters);
  });

  test("what is no letter is not spoken", () => {
    expect(speak("x")).toBeNull();
    expect(speak("ka5")).toBeNull();
    expect(speak("'")).toBeNull();
    expect(speak("")).toBeNull();
    expect(speak("क")).toBeNull();
  });
});

type Pair = readonly [number, number];

/** How long the voice is at least half as strong as at its strongest. */
function soundingMs(spoken: Spoken): number {
  const levels = Array.from({ length: Math.floor(spoken.ms / 5) }, (_, index) =>
    rootMeanSquare(piece(spoken, 5 * index + 5, 20)),
  );
  const half = Math.max(...levels) / 2;
  return 5 * levels.filter((level) => level > half).length;
}

/** From the burst to the voice in milliseconds, measured on the samples. */
function voiceOnsetTime({ samples, sampleRate }: Spoken): number {
  const perMs = sampleRate / 1000;
  const jump = samples.findIndex(
    (x, index) => Math.abs(x - 1.9 * samples[index - 1]! + 0.95 * samples[index - 2]!) > 0.012,
  );
  const voice = Array.from({ length: Math.floor(samples.length / perMs / 2) - 10 }, (_, index) =>
    bandPower(around(samples, sampleRate, 2 * index, 20), sampleRate, 90, 160),
  );
  const full = Math.max(...voice);
  const first = voice.findIndex((power) => power > full / 12);
  return 2 * first - jump / perMs;
}
