import { describe, expect, test } from "vitest";
import { CONSONANTS, VOWELS } from "../letters/letters.ts";
import { SIGNS } from "../letters/signs.data.ts";
import { ARTICULATIONS, articulationOf } from "./articulation.ts";

const VARGAS = [
  ["guttural", "k kh g gh ṅ"],
  ["palatal", "c ch j jh ñ"],
  ["retroflex", "ṭ ṭh ḍ ḍh ṇ"],
  ["dental", "t th d dh n"],
  ["labial", "p ph b bh m"],
] as const;

function lettersWhere(holds: (articulation: (typeof ARTICULATIONS)[number]) => boolean) {
  return ARTICULATIONS.filter(holds).map(({ latin }) => latin);
}

describe("articulationOf", () => {
  // Āpiśali-śikṣā 2.2 to 2.18, with single letters where a sutra names more than a varga.
  test.each([
    ["guttural", "a ā h ḥ"],
    ["palatal", "i ī y ś"],
    ["retroflex", "ṛ ṝ r ṣ"],
    ["dental", "ḷ ḹ l s"],
    ["labial", "u ū ḫ"],
    ["guttural-palatal", "e ai"],
    ["guttural-labial", "o au"],
    ["labio-dental", "v"],
    ["tongue-root", "ẖ"],
    ["nasal", "ṃ"],
  ])("puts into the place %s: %s", (sthana, letters) => {
    for (const latin of letters.split(" ")) expect(articulationOf(latin)?.sthana).toBe(sthana);
  });

  test.each(VARGAS)("gives the five %s stops %s their efforts in order", (sthana, letters) => {
    const stops = letters.split(" ").map((latin) => articulationOf(latin)!);
    expect(new Set(stops.map((stop) => stop.sthana))).toEqual(new Set([sthana]));
    expect(new Set(stops.map((stop) => stop.manner))).toEqual(new Set(["stop"]));
    expect(stops.map((stop) => stop.voiced)).toEqual([false, false, true, true, true]);
    expect(stops.map((stop) => stop.aspirated)).toEqual([false, true, false, true, false]);
    expect(stops.map((stop) => stop.nasal)).toEqual([false, false, false, false, true]);
  });

  test("knows nothing of what is not a letter", () => {
    expect(articulationOf("x")).toBeUndefined();
    expect(articulationOf("")).toBeUndefined();
  });

  test("describes gh as its documentation says", () => {
    expect(articulationOf("gh")).toMatchObject({
      sthana: "guttural",
      manner: "stop",
      voiced: true,
      aspirated: true,
    });
  });
});

describe("ARTICULATIONS", () => {
  test("hold each letter and sign once, but avagraha, which has no sound", () => {
    const written = [...VOWELS, ...CONSONANTS, ...SIGNS];
    const sounded = written.map(({ latin }) => latin).filter((latin) => latin !== "'");
    expect(ARTICULATIONS.map(({ latin }) => latin).sort()).toEqual(sounded.sort());
  });

  // Kātantra 1.1.11 to 1.1.15.
  test("leave voiceless the first two of a varga, sibilants and visargas", () => {
    const firstTwo = VARGAS.flatMap(([, letters]) => letters.split(" ").slice(0, 2));
    expect(lettersWhere(({ voiced }) => !voiced).sort()).toEqual(
      [...firstTwo, "ś", "ṣ", "s", "ḥ", "ẖ", "ḫ", "ĉ"].sort(),
    );
  });

  test("call y r l v semivowels and ś ṣ s sibilants", () => {
    expect(lettersWhere(({ manner }) => manner === "semivowel").sort()).toEqual(
      ["l", "r", "v", "y", "ṟ"].sort(),
    );
    expect(lettersWhere(({ manner }) => manner === "sibilant").sort()).toEqual(["s", "ś", "ṣ"]);
  });

  test("give a length to vowels and to nothing else", () => {
    expect(lettersWhere(({ length }) => length === "short").sort()).toEqual(
      ["a", "i", "u", "ĕ", "ŏ", "ḷ", "ṛ"].sort(),
    );
    expect(lettersWhere(({ length }) => length !== null).sort()).toEqual(
      VOWELS.map(({ latin }) => latin).sort(),
    );
  });
});
