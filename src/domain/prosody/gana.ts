/** L for laghu, a light syllable of one mātrā; G for guru, a heavy one of two. */
export type Weight = "L" | "G";

/** The eight feet of three syllables, and the two letters for one syllable, of Piṅgala. */
const FEET: Readonly<Record<string, string>> = {
  ma: "GGG",
  ya: "LGG",
  ra: "GLG",
  sa: "LLG",
  ta: "GGL",
  ja: "LGL",
  bha: "GLL",
  na: "LLL",
  la: "L",
  ga: "G",
};

const NAME_OF = new Map(Object.entries(FEET).map(([name, weights]) => [weights, name]));

/**
 * The weights that gaṇas stand for.
 *
 * @example
 * weightsOf("ta ta ja ga ga"); // "GGLGGLLGLGG", the indravajrā
 */
export function weightsOf(ganas: string): string {
  return ganas
    .split(" ")
    .map((name) => FEET[name]!)
    .join("");
}

/**
 * Weights as gaṇas, in threes from the left, with la and ga for the one or two that remain.
 *
 * @example
 * ganasOf("GGLGGLLGLGG"); // ["ta", "ta", "ja", "ga", "ga"]
 */
export function ganasOf(weights: string): string[] {
  const whole = weights.length - (weights.length % 3);
  const threes = weights.slice(0, whole).match(/.../g) ?? [];
  return [...threes, ...weights.slice(whole)].map((foot) => NAME_OF.get(foot)!);
}

/** The time of the weights in mātrās. */
export function matrasOf(weights: string): number {
  return [...weights].reduce((sum, weight) => sum + (weight === "G" ? 2 : 1), 0);
}

const CLASSES = [
  "uktā atyuktā madhyā pratiṣṭhā supratiṣṭhā gāyatrī uṣṇih anuṣṭubh bṛhatī paṅkti triṣṭubh jagatī",
  "atijagatī śakvarī atiśakvarī aṣṭi atyaṣṭi dhṛti atidhṛti kṛti prakṛti ākṛti vikṛti saṃkṛti",
  "atikṛti utkṛti",
]
  .join(" ")
  .split(" ");

/**
 * The class of a quarter by its number of syllables, in IAST: from uktā, of one, to utkṛti, of 26;
 * daṇḍaka beyond.
 *
 * @see Kedarabhatta, Vrittaratnakara 1.16 to 1.19.
 *
 * @example
 * syllableClass(13); // "atijagatī"
 */
export function syllableClass(syllables: number): string {
  return CLASSES[syllables - 1] ?? "daṇḍaka";
}
