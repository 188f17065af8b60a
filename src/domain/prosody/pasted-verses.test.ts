import { describe, expect, it } from "vitest";
import { readVerses } from "./read-verse.ts";

const SHLOKA = ["धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः", "मामकाः पाण्डवाश्चैव किमकुर्वत सञ्जय"] as const;
// Bhagavadgita 2.22.
const QUARTERS = [
  "वासांसि जीर्णानि यथा विहाय",
  "नवानि गृह्णाति नरोऽपराणि",
  "तथा शरीराणि विहाय जीर्णा",
  "न्यन्यानि संयाति नवानि देही",
] as const;

const namesIn = (text: string) => readVerses(text).map(({ metre }) => metre?.name);

describe("verses as they are pasted", () => {
  it.each([
    ["a number between double dandas", `${SHLOKA[0]} ।\n${SHLOKA[1]} ॥ १-१ ॥`],
    ["two dandas for one double danda", `${SHLOKA[0]}।\n\n${SHLOKA[1]}।।1.1।।`],
    ["bars", `${SHLOKA[0]} |\n${SHLOKA[1]} || 1.1 ||`],
    ["slashes and an abbreviation", `${SHLOKA[0]} /\n${SHLOKA[1]} // BhG_1.1 //`],
    [
      "brackets around a number and a letter",
      `${SHLOKA[0]} ।\n${SHLOKA[1].replace("कि", "[कि]")} ॥ (१) ॥`,
    ],
    ["an editor's heading in brackets", `(अनुष्टुप्)\n${SHLOKA[0]} ।\n${SHLOKA[1]} ॥`],
    [
      "a line broken within a quarter",
      `${SHLOKA[0].replace(" समवेता", "\nसमवेता")} ।\n${SHLOKA[1]} ॥`,
    ],
    ["lines of any length", `${[...SHLOKA].join(" ").replaceAll(" ", "\n")}\n`],
    ["colons for visargas", `${SHLOKA[0].replace("ः", ":")}।\n${SHLOKA[1].replace("ः", ":")}॥`],
    ["a colon behind the speaker", `धृतराष्ट्र उवाच:\n${SHLOKA[0]}।\n${SHLOKA[1]}॥`],
    ["a word broken at a hyphen", `धर्मक्षेत्रे कुरु-\nक्षेत्रे समवेता युयुत्सवः ।\n${SHLOKA[1]} ॥`],
    ["line ends of another system", `${SHLOKA[0]} ।\r\n\r\n${SHLOKA[1]} ॥ १ ॥\r\n`],
  ])("may have %s", (_, text) => {
    expect(namesIn(text)).toEqual(["anuṣṭubh"]);
  });

  it("may have an empty line after each quarter, where a sign ends the verse", () => {
    expect(namesIn(`${QUARTERS.join("\n\n")}।।2.22।।`)).toEqual(["upajāti"]);
  });

  it("may have an empty line after each half of several verses", () => {
    const verse = `${SHLOKA[0]}।\n\n${SHLOKA[1]}।।1.1।।\n\n`;
    expect(namesIn(verse.repeat(3))).toEqual(Array(3).fill("anuṣṭubh"));
  });

  it("keep what stands before an empty line apart where it is no part of the verse", () => {
    const [heading, verse] = readVerses(`अथ प्रथमोऽध्यायः\n\n${SHLOKA.join(" ।\n")} ॥ १ ॥`);
    expect(heading!.text).toBe("अथ प्रथमोऽध्यायः");
    expect(verse!.metre?.name).toBe("anuṣṭubh");
  });

  it.each([
    ["-", "अर्जुन उवाच - "],
    [":", "अर्जुन उवाच : "],
    ["a danda", "अर्जुन उवाच । "],
    ["nothing", "श्रीभगवानुवाच "],
    ["an empty line", "सञ्जय उवाच\n\n"],
  ])("may have the speaker before the verse, parted by %s", (_, speaker) => {
    const [verse, ...others] = readVerses(`${speaker}${SHLOKA.join(" ।\n")} ॥`);
    expect(others).toEqual([]);
    expect(verse!.metre).toMatchObject({ name: "anuṣṭubh", fit: "exact" });
    expect(verse!.lines[0]!.passedOver.join(" ")).toMatch(/[उु]वाच/);
  });

  it("may be of several metres without any sign, in lines that are halves or quarters", () => {
    const text = [...SHLOKA, ...QUARTERS, ...SHLOKA].join("\n");
    expect(namesIn(text)).toEqual(["anuṣṭubh", "upajāti", "anuṣṭubh"]);
  });

  it("are quoted as typed", () => {
    const [verse] = readVerses(`${SHLOKA[0]} ।\n${SHLOKA[1]} ॥`);
    expect(verse!.text).toBe(SHLOKA.join("\n"));
  });
});
