import { isVowel } from "../../letters/letters.ts";

/**
 * How a stem joins the next: how much its end loses, what comes between, how much the next loses.
 */
interface Joint {
  readonly drop: number;
  readonly between: readonly string[];
  readonly take: number;
}

const joint = (drop: number, between: string, take: number): Joint => ({
  drop,
  between: between === "" ? [] : between.split(" "),
  take,
});
const PLAIN = joint(0, "", 0);
const HYPHEN = joint(0, "-", 0);

// As dictionaries name the words aśvi, pañca and dik, with a hyphen after each.
const DICTIONARY_STEMS: Readonly<Record<string, readonly Joint[]>> = {
  i: [joint(0, "n -", 0)],
  a: [joint(0, "n -", 0)],
  k: [joint(1, "ś -", 0)],
};

const LONG: Readonly<Record<string, string>> = { a: "ā", i: "ī", u: "ū", ṛ: "ṝ" };
const SHORT = new Map(Object.entries(LONG).map(([short, long]) => [long, short]));
const GUNA: Readonly<Record<string, string>> = { i: "e", u: "o", ṛ: "a r" };
const VRIDDHI: Readonly<Record<string, string>> = { e: "ai", ai: "ai", o: "au", au: "au" };
const SEMIVOWEL: Readonly<Record<string, string>> = { i: "y", u: "v", ṛ: "r" };
const DIPHTHONG: Readonly<Record<string, string>> = { e: "a y", ai: "ā y", o: "a v", au: "ā v" };
const VOICED_STOP: Readonly<Record<string, string>> = { k: "g", ṭ: "ḍ", t: "d", p: "b", bh: "b" };
const NASAL: Readonly<Record<string, string>> = { k: "ṅ", ṭ: "ṇ", t: "n", p: "m", bh: "m" };
// What a final t becomes before these sounds.
const LIKENED_T: Readonly<Record<string, string>> = { c: "c", ch: "c", j: "j", jh: "j", l: "l" };
const SIBILANT: Readonly<Record<string, string>> = {
  c: "ś",
  ch: "ś",
  ś: "ś",
  ṭ: "ṣ",
  ṭh: "ṣ",
  ṣ: "ṣ",
  t: "s",
  th: "s",
  s: "s",
};
const NASALS = new Set(["ṅ", "ñ", "ṇ", "n", "m"]);
const VOICELESS = new Set("k kh c ch ṭ ṭh t th p ph ś ṣ s".split(" "));

const shortOf = (vowel: string) => SHORT.get(vowel) ?? vowel;

/**
 * The ways in which a stem that ends in `last` joins a stem that begins with `first` in a compound.
 * Both are IAST. A hyphen may be at any joint.
 *
 * @see Panini, Ashtadhyayi 6.1.77 to 109 and 8.2 to 8.4, for the sandhi of vowels and of finals.
 *
 * @example
 * jointsOf("a", "a"); // nanda + agni: the a goes, ā comes, agni loses its a
 */
export function jointsOf(last: string, first: string): readonly Joint[] {
  const joints = isVowel(last) ? vowelJoints(last, first) : finalJoints(last, first);
  return [...joints, HYPHEN, ...(DICTIONARY_STEMS[last] ?? [])];
}

function vowelJoints(last: string, first: string): Joint[] {
  if (!isVowel(first)) return first === "ch" ? [PLAIN, joint(0, "c", 0)] : [PLAIN];
  const [left, right] = [shortOf(last), shortOf(first)];
  if (left === right && LONG[left] !== undefined) return [joint(1, LONG[left], 1)];
  if (left === "a") {
    const joined = GUNA[right] ?? VRIDDHI[right];
    return joined === undefined ? [] : [joint(1, joined, 1)];
  }
  const semivowel = SEMIVOWEL[left];
  if (semivowel !== undefined) return [joint(1, semivowel, 0)];
  // go + aga is go'ga or, written without the sign, goga.
  if (first === "a") return [joint(0, "'", 1), joint(0, "", 1), joint(1, DIPHTHONG[left]!, 0)];
  return [joint(1, DIPHTHONG[left]!, 0)];
}

function finalJoints(last: string, first: string): Joint[] {
  if (last === "s") return finalSJoints(first);
  if (last === "r") {
    return VOICELESS.has(first)
      ? [joint(1, "ḥ", 0), joint(1, "ṣ", 0), ...likenedSibilant(first)]
      : [PLAIN];
  }
  if (last === "t" && LIKENED_T[first] !== undefined) return [joint(1, LIKENED_T[first], 0)];
  // viyat + śaśi is viyacchaśi.
  if (last === "t" && first === "ś") return [joint(1, "c ch", 1), joint(1, "c", 0)];
  if (VOICELESS.has(first)) return last === "bh" ? [joint(1, "p", 0)] : [PLAIN];
  const voiced = joint(1, VOICED_STOP[last] ?? last, 0);
  return NASALS.has(first) ? [voiced, joint(1, NASAL[last] ?? last, 0)] : [voiced];
}

// A final s or r is the sibilant of the sound after it: nabhaścandra, catustri.
function likenedSibilant(first: string): Joint[] {
  const sibilant = SIBILANT[first];
  return sibilant === undefined ? [] : [joint(1, sibilant, 0)];
}

// nabhas + agni is nabho'gni, cakṣus + agni cakṣuragni; the vowel before s is in the stem.
function finalSJoints(first: string): Joint[] {
  if (VOICELESS.has(first)) return [joint(1, "ḥ", 0), PLAIN, ...likenedSibilant(first)];
  const asO = first === "a" ? [joint(2, "o '", 1)] : [];
  return isVowel(first)
    ? [...asO, joint(1, "r", 0), joint(1, "", 0)]
    : [joint(2, "o", 0), joint(1, "r", 0)];
}
