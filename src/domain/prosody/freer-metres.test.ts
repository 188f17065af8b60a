import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { METRE_EXAMPLES } from "./metre-examples.data.ts";
import type { Syllables } from "./metre-reading.ts";
import { FIXED_METRES } from "./metres.ts";
import { metreOf } from "./naming/metre-of.ts";
import { readVerses } from "./read-verse.ts";
import type { Syllable } from "./weigh.ts";

const metreIn = (text: string) => readVerses(text)[0]!.metre;

// A line of invented syllables with these weights.
const lineOf = (weights: string): Syllables =>
  [...weights].map(
    (weight, at): Syllable => ({
      akshara: weight === "G" ? "ता" : "त",
      letters: ["t", weight === "G" ? "ā" : "a"],
      spoken: weight === "G" ? "tā" : "ta",
      vowel: weight === "G" ? "ā" : "a",
      weight: weight === "G" ? "G" : "L",
      rule: weight === "G" ? "long_vowel" : "short",
      following: "t",
      startsWord: at === 0,
    }),
  );

describe("the metres of the epics", () => {
  // Bhagavadgita 2.20, 11.22 and 11.32.
  it.each([
    "न जायते म्रियते वा कदाचिन्नायं भूत्वा भविता वा न भूयः ।\nअजो नित्यः शाश्वतोऽयं पुराणो न हन्यते हन्यमाने शरीरे ॥",
    "रुद्रादित्या वसवो ये च साध्या विश्वेऽश्विनौ मरुतश्चोष्मपाश्च ।\nगन्धर्वयक्षासुरसिद्धसङ्घा वीक्षन्ते त्वां विस्मिताश्चैव सर्वे ॥",
    "कालोऽस्मि लोकक्षयकृत्प्रवृद्धो लोकान्समाहर्तुमिह प्रवृत्तः ।\nऋतेऽपि त्वां न भविष्यन्ति सर्वे येऽवस्थिताः प्रत्यनीकेषु योधाः ॥",
  ])("are triṣṭubhs of which only the ends are set: %s", (verse) => {
    expect(metreIn(verse)).toMatchObject({ name: "triṣṭubh", kind: "epic", fit: "exact" });
    expect(metreIn(verse)!.quarters.map(({ pattern }) => pattern)).toEqual(
      Array(4).fill(".......GLG."),
    );
  });

  // Bhagavadgita 15.3; Katha Upanishad 1.2.20.
  it.each([
    [
      "न रूपमस्येह तथोपलभ्यते नान्तो न चादिर्न च संप्रतिष्ठा ।\nअश्वत्थमेनं सुविरूढमूलमसङ्गशस्त्रेण दृढेन छित्त्वा ॥",
      ["vaṃśasthavila", "indravajrā", "indravajrā", "upendravajrā"],
    ],
    [
      "अणोरणीयान्महतो महीयानात्मास्य जन्तोर्निहितो गुहायाम् ।\nतमक्रतुः पश्यति वीतशोको धातुः प्रसादान्महिमानमात्मनः ॥",
      ["upendravajrā", "indravajrā", "upendravajrā", "indravaṃśā"],
    ],
  ])("mix quarters of eleven and twelve: %s", (verse, metres) => {
    expect(metreIn(verse)).toMatchObject({ name: "upajāti", fit: "exact" });
    expect(metreIn(verse)!.quarters.map(({ metre }) => metre)).toEqual(metres);
  });

  // Bhagavadgita 2.46, 7.19, 11.1 and 12.20; a śloka whose last word has a vowel too many.
  it.each([
    [
      "यावानर्थ उदपाने सर्वतः संप्लुतोदके । तावान्सर्वेषु वेदेषु ब्राह्मणस्य विजानतः ॥",
      "the first quarter has an ending that is neither pathyā nor a vipulā",
      [[4, 5, 6], [], [], []],
    ],
    [
      "बहूनां जन्मनामन्ते ज्ञानवान्मां प्रपद्यते । वासुदेवः सर्वमिति स महात्मा सुदुर्लभः ॥",
      "the third quarter is a bha-vipulā with another opening than a heavy second and fourth syllable",
      [[], [], [1], []],
    ],
    [
      "मदनुग्रहाय परमं गुह्यमध्यात्मसंज्ञितम् । यत्त्वयोक्तं वचस्तेन मोहोऽयं विगतो मम ॥",
      "the first quarter has nine syllables, one too many",
      [[], [], [], []],
    ],
    [
      "ये तु धर्म्यामृतमिदं यथोक्तं पर्युपासते । श्रद्दधाना मत्परमा भक्तास्तेऽतीव मे प्रियाः ॥",
      "the third quarter is a bha-vipulā with another opening than a heavy second and fourth syllable",
      [[], [], [1], []],
    ],
    [
      "वागर्थाविव संपृक्तौ वागर्थप्रतिपत्तयए । जगतः पितरौ वन्दे पार्वतीपरमेश्वरौ ॥",
      "the second quarter has nine syllables, one too many",
      [[], [], [], []],
    ],
    [
      "वागर्थाविव संपृक्तौ वागर्थप्रतिपत्ये । जगतः पितरौ वन्दे पार्वतीपरमेश्वरौ ॥",
      "the second quarter has seven syllables, one too few",
      [[], [], [], []],
    ],
  ])("say which rule an irregular anuṣṭubh breaks: %s", (verse, breach, faults) => {
    const metre = metreIn(verse);
    expect(metre).toMatchObject({ name: "anuṣṭubh", fit: "irregular" });
    expect(metre!.remark).toBe(`The śloka of the epics, but ${breach}.`);
    expect(metre!.quarters.map((quarter) => quarter.faults)).toEqual(faults);
  });

  it("have ślokas of three halves", () => {
    const half = "धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः";
    const metre = metreIn(`${half} ।\n${half} ।\n${half} ॥`);
    expect(metre).toMatchObject({ name: "anuṣṭubh", fit: "exact", quarters: { length: 6 } });
  });
});

describe("a verse with a slip", () => {
  // Shorter quarters with a slip may be as near to a mixture.
  const longMetres = METRE_EXAMPLES.flatMap(([name, verse]) => {
    const metre = FIXED_METRES.find((one) => one.name === name);
    return metre?.kind === "samavritta" && metre.quarters[0]!.length >= 13
      ? [[name, verse] as const]
      : [];
  });
  const example = fc
    .constantFrom(...longMetres)
    .filter(([, verse]) => readVerses(verse)[0]!.metre!.quarters.length === 4);

  const verseWith = (change: (quarter: Syllables, at: number) => Syllables) =>
    fc.tuple(example, fc.nat(3), fc.nat()).map(([[name, verse], which, place]) => {
      const quarters = readVerses(verse)[0]!.metre!.quarters.map(({ syllables }) => syllables);
      const quarter = quarters[which]!;
      const at = place % (quarter.length - 1);
      return { name, which, at, lines: quarters.with(which, change(quarter, at)) };
    });

  it("is near its metre where a syllable has another weight, which is marked", () => {
    const flipped = verseWith((quarter, at) => {
      const syllable = quarter[at]!;
      return quarter.with(at, {
        ...syllable,
        weight: syllable.weight === "G" ? "L" : "G",
        rule: "short",
      });
    });
    fc.assert(
      fc.property(flipped, ({ lines, which, at }) => {
        const metre = metreOf(lines);
        // By chance the other weight may give the quarters of another metre.
        if (metre!.fit === "exact") return;
        expect(metre!.remark).toContain("Nearly: one syllable has another weight");
        expect(metre!.quarters[which]!.faults).toEqual([at]);
      }),
    );
  });

  it("is near its metre where a quarter has a syllable too many or too few", () => {
    const changed = fc.oneof(
      verseWith((quarter, at) => quarter.toSpliced(at, 0, ...lineOf("L"))),
      verseWith((quarter, at) => quarter.toSpliced(at, 1)),
    );
    fc.assert(
      fc.property(changed, ({ name, lines, which }) => {
        const metre = metreOf(lines);
        if (metre!.fit === "exact") return;
        expect(metre!.fit).toBe("near");
        expect(metre!.name).toBe(name);
        const ordinals = ["first", "second", "third", "fourth"];
        expect(metre!.remark).toContain(`the ${ordinals[which]} quarter has one syllable too`);
      }),
    );
  });

  // Kumarasambhava 1.1 with a long vowel too many; Bhagavadgita 11.24.
  it.each([
    [
      "अस्त्युत्तरस्यां दिशि देवतात्मा हिमालयो नाम नागाधिराजः ।\nपूर्वापरौ तोयनिधी वगाह्य स्थितः पृथिव्या इव मानदण्डः ॥",
      [[], [6], [], []],
    ],
    [
      "नभःस्पृशं दीप्तमनेकवर्णं व्यात्ताननं दीप्तविशालनेत्रम् ।\nदृष्ट्वा हि त्वां प्रव्यथितान्तरात्मा धृतिं न विन्दामि शमं च विष्णो ॥",
      [[], [], [2], []],
    ],
  ])("is near the upajāti, and right quarters have no marks: %s", (verse, faults) => {
    expect(metreIn(verse)).toMatchObject({ name: "upajāti", fit: "near" });
    expect(metreIn(verse)!.quarters.map((quarter) => quarter.faults)).toEqual(faults);
  });

  it("is near the āryā where a half has a mātrā too many", () => {
    const arya = METRE_EXAMPLES.find(([name]) => name === "āryā")![1];
    const halves = readVerses(arya)[0]!.lines.map(({ syllables }) => syllables);
    const [first, second] =
      halves.length === 4
        ? [
            [...halves[0]!, ...halves[1]!],
            [...halves[2]!, ...halves[3]!],
          ]
        : halves;
    const metre = metreOf([first!, [...lineOf("L"), ...second!]]);
    expect(metre).toMatchObject({ name: "āryā", fit: "near" });
    expect(metre!.remark).toContain("Nearly: the second half has 28 mātrās, one too many.");
  });
});

describe("what has no name here", () => {
  it("says its gaṇas and its class where all quarters are alike", () => {
    const quarter = lineOf("GGLGGGGLLGLGG");
    const metre = metreOf([quarter, quarter, quarter, quarter]);
    expect(metre).toMatchObject({ name: null, kind: "unnamed", fit: "exact" });
    expect(metre!.remark).toContain("ta ma bha ra ga");
    expect(metre!.remark).toContain("atijagatī");
    expect(metre!.remark).toContain("No name for this order is known here.");
  });

  it("is never silence for four like quarters of any weights", () => {
    const weights = fc.string({ unit: fc.constantFrom("L", "G"), minLength: 5, maxLength: 50 });
    fc.assert(
      fc.property(weights, (quarter) => {
        const line = lineOf(quarter);
        const metre = metreOf([line, line, line, line]);
        expect(metre?.name ?? metre?.remark).toMatch(/./);
      }),
    );
  });

  it("says the class where only the number of syllables is alike", () => {
    const metre = metreOf(
      ["GGGGGGGGGGGGGG", "LLLLLLLLLLLLLL", "GGGLLLGGGLLLGG", "LGLGLGLGLGLGLG"].map(lineOf),
    );
    expect(metre).toMatchObject({ name: null });
    expect(metre!.remark).toContain("Every quarter has 14 syllables, the class śakvarī");
  });
});

describe("metres that few books list", () => {
  // The hymn to the slayer of Mahisha; Kalidasa's Ashvadhati; Potana's Bhagavatamu 8.73; a verse in the
  // campakamālā's weights.
  it.each([
    [
      "śravaṇābharaṇa",
      "अयि गिरिनन्दिनि नन्दितमेदिनि विश्वविनोदिनि नन्दिनुते\nगिरिवरविन्ध्यशिरोऽधिनिवासिनि विष्णुविलासिनि जिष्णुनुते ।\nभगवति हे शितिकण्ठकुटुम्बिनि भूरिकुटुम्बिनि भूरिकृते\nजय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते ॥",
    ],
    [
      "utpalamālā",
      "ఎవ్వనిచే జనించు జగ మెవ్వని లోపల నుండు లీనమై\nయెవ్వని యందు డిందు పరమేశ్వరుఁ డెవ్వఁడు మూలకారణం\nబెవ్వఁ డనాది మధ్య లయుఁ డెవ్వఁడు సర్వముఁ దానయైన వాఁ\nడెవ్వఁడు వాని నాత్మభవు నీశ్వరు నే శరణంబు వేఁడెదన్",
    ],
  ])("are named: %s", (name, verse) => {
    expect(metreIn(verse)).toMatchObject({ name, fit: "exact" });
  });

  it("tell the rhymes of Telugu verse", () => {
    const { remark } = metreIn(
      "ఎవ్వనిచే జనించు జగ మెవ్వని లోపల నుండు లీనమై\nయెవ్వని యందు డిందు పరమేశ్వరుఁ డెవ్వఁడు మూలకారణం\nబెవ్వఁ డనాది మధ్య లయుఁ డెవ్వఁడు సర్వముఁ దానయైన వాఁ\nడెవ్వఁడు వాని నాత్మభవు నీశ్వరు నే శరణంబు వేఁడెదన్",
    )!;
    expect(remark).toContain("Prāsa: all quarters have vv between their first two vowels.");
    expect(remark).toContain("Yati: the first syllable of a quarter rhymes with the 10th");
  });

  it("are known by the weights of every list", () => {
    for (const { quarters, kind } of FIXED_METRES) {
      if (kind !== "samavritta") continue;
      expect(metreOf(quarters.map(lineOf))?.name).not.toBeNull();
    }
  });
});

describe("the metres of the Vedas", () => {
  // Rigveda 3.62.10, 1.1.1, 10.90.1 and 10.129.1, with and without accents.
  it.each([
    ["gāyatrī", "तत्सवितुर्वरेण्यं\nभर्गो देवस्य धीमहि\nधियो यो नः प्रचोदयात्", "vareṇiyaṃ"],
    ["gāyatrī", "अग्निमीळे पुरोहितं यज्ञस्य देवमृत्विजम् । होतारं रत्नधातमम् ॥", null],
    ["gāyatrī", "अ॒ग्निमी॑ळे पु॒रोहि॑तं य॒ज्ञस्य॑ दे॒वमृ॒त्विज॑म् । होता॑रं रत्न॒धात॑मम् ॥", null],
    [
      "triṣṭubh",
      "नास॑दासी॒न्नो सदा॑सीत्त॒दानीं॒ नासी॒द्रजो॒ नो व्यो॑मा प॒रो यत् ।\nकिमाव॑रीवः॒ कुह॒ कस्य॒ शर्म॒न्नम्भः॒ किमा॑सी॒द्गह॑नं गभी॒रम् ॥",
      "viyomā",
    ],
  ])("are %s by count: %s", (name, verse, restored) => {
    const metre = metreIn(verse);
    expect(metre).toMatchObject({ name, kind: "vedic" });
    if (restored) expect(metre!.remark).toContain(restored);
    else expect(metre!.remark).not.toContain("restores");
  });
});
