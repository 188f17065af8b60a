import { phonesOf } from "../word-numerals.ts";

/** An ending of a compound: phones that replace its last `drop` ones. */
interface Ending {
  readonly drop: number;
  readonly phones: readonly string[];
}

// The endings of the cases, in all genders, by the last letter of the stem, which they replace. They
// stand here as before a pause. Some cases of words in -in are also those of words in -i, as they
// lack the n in a compound; numbers such as pañca decline with a short a. Dictionaries name the words by
// stems that a compound changes: aśvin, diś, pañcan.
const CASES: Readonly<Record<string, string>> = {
  a: "a an aḥ am ena āya āt asya e ā au ābhyām ayoḥ āḥ ān aiḥ ebhyaḥ ānām eṣu āni ām ayā āyai āyāḥ āyām ābhiḥ ābhyaḥ āsu abhiḥ abhyaḥ asu",
  ā: "ā a am ām ayā āyai āyāḥ āyām e ābhyām ayoḥ āḥ ābhiḥ ābhyaḥ ānām āsu āni",
  i: "i in iḥ im inā aye eḥ e au ī ibhyām yoḥ ayaḥ īn ibhiḥ ibhyaḥ īnām iṣu īni inī yā yai yāḥ yām īḥ inam ine inaḥ ini inau inoḥ inām",
  ī: "ī i īḥ īm yā yai yāḥ yām yau ībhyām yoḥ yaḥ iyaḥ ībhiḥ ībhyaḥ īnām īṣu",
  u: "u uḥ um unā ave oḥ o au ū ubhyām voḥ avaḥ ūn ubhiḥ ubhyaḥ ūnām uṣu ūni unī vā vai vāḥ vām ūḥ une unaḥ uni unoḥ",
  ū: "ū ūḥ uvam uvā uve uvaḥ uvi uvau ūbhyām uvoḥ ūbhiḥ ūbhyaḥ uvām ūnām ūṣu",
  ṛ: "ṛ ā āram rā re uḥ ari ārau ṛbhyām roḥ āraḥ ṝn ṛbhiḥ ṛbhyaḥ ṝṇām ṛṣu",
  e: "e",
  o: "o auḥ ām avā ave oḥ avi āvau obhyām avoḥ āvaḥ āḥ obhiḥ obhyaḥ avām oṣu",
  k: "k ś śaḥ śam śā śe śi śau śām gbhiḥ kṣu",
  ṭ: "ṭ ḍbhiḥ ṭsu",
  t: "t taḥ tam tā te ti tī tau toḥ tām dbhiḥ tsu",
  bh: "bh p bhaḥ bham bhā bhe bhi bhau bhām",
  r: "ḥ r raḥ rā rām rbhiḥ rṇām rṣu",
  s: "s ḥ sā se saḥ si sī sau sām",
};
// nabhas is nabho before a voiced sound.
const AS_BEFORE_VOICED: Ending = { drop: 2, phones: ["o"] };

// The sounds of a final before another word. Devanagari writes ca, "and", and tu, "but", on to the
// word that they follow.
const BEFORE_A_WORD: readonly (readonly [final: RegExp, sounds: string])[] = [
  [/aḥ$/u, "aḥ as aś astu aśca o a"],
  [/āḥ$/u, "āḥ ās āś āstu āśca ā"],
  [/iḥ$/u, "iḥ is iś istu iśca ir ī"],
  [/uḥ$/u, "uḥ us uś ustu uśca ur ū"],
  [/ḥ$/u, "ḥ s ś stu śca r"],
  [/m$/u, "m ṃ"],
  [/n$/u, "n ṃs ṃś ṃstu ṃśca"],
  [/t$/u, "t d"],
  [/k$/u, "k g"],
  [/ṭ$/u, "ṭ ḍ"],
  [/p$/u, "p b"],
];

function soundsOf(ending: string): string[] {
  const row = BEFORE_A_WORD.find(([final]) => final.test(ending));
  return row ? row[1].split(" ").map((sounds) => ending.replace(row[0], sounds)) : [ending];
}

// After an r or a ṣ anywhere in the stem, the n of an ending is ṇ: the stem need not be searched for
// it, since a wrong ṇ makes no other word.
const withRetroflex = (ending: string): string[] => [ending, ending.replace(/n(?=.)/u, "ṇ")];

const inAllSounds = (cases: string): string[] => [
  ...new Set(cases.split(" ").flatMap(withRetroflex).flatMap(soundsOf)),
];

const toEndings = (cases: string, drop: number): Ending[] =>
  inAllSounds(cases).map((ending) => ({ drop, phones: phonesOf(ending) }));

const known = new Map<string, readonly Ending[]>();

/**
 * The endings that a stem with this last phone may have, that of a bare stem among them.
 *
 * @param takesKa Also those with the suffix -ka, which makes a group of a number's own name.
 */
export function endingsOf(last: string, takesKa: boolean): readonly Ending[] {
  const key = `${last} ${takesKa}`;
  const endings = known.get(key) ?? made(last, takesKa);
  known.set(key, endings);
  return endings;
}

function made(last: string, takesKa: boolean): readonly Ending[] {
  const cases = CASES[last];
  if (cases === undefined) return [];
  return [
    ...toEndings(cases, 1),
    ...(last === "s" ? [AS_BEFORE_VOICED] : []),
    // The last word of a compound may take -ka, which adds nothing to it: dasraka for dasra
    // (Ashtadhyayi 5.4.154).
    ...(takesKa ? toEndings(CASES.a!, 1).map(withKa) : []),
  ];
}

const withKa = ({ phones }: Ending): Ending => ({ drop: 0, phones: ["k", ...phones] });
