import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyText } from "../any-text.fixture.ts";
import { ganasOf, matrasOf, weightsOf } from "./gana.ts";
import { METRE_EXAMPLES } from "./metre-examples.data.ts";
import { FIXED_METRES } from "./metres.ts";
import { LISTED_ROWS } from "./naming/listed-metres.data.ts";
import { MAX_VERSE_LENGTH, readVerses } from "./read-verse.ts";

const RAGHUVAMSHA = "वागर्थाविव संपृक्तौ वागर्थप्रतिपत्तये । जगतः पितरौ वन्दे पार्वतीपरमेश्वरौ ॥";

function weightsOfLines(text: string): string[] {
  return readVerses(text).flatMap(({ lines }) =>
    lines.map(({ syllables }) => syllables.map(({ weight }) => weight).join("")),
  );
}

function spoken(text: string): string {
  return readVerses(text)[0]!
    .lines[0]!.syllables.map((syllable) => syllable.spoken)
    .join("-");
}

describe("Vedic texts", () => {
  it("have accents that weigh nothing", () => {
    const [plain, ...accented] = [
      "agnim īḷe purohitaṃ",
      "agním īḷe puróhitaṃ",
      "agnim īḷé purohitáṃ",
    ].map((text) => readVerses(text)[0]!.lines[0]!);
    for (const { syllables, passedOver } of accented) {
      expect(passedOver).toEqual([]);
      expect(syllables.map(({ weight }) => weight)).toEqual(
        plain!.syllables.map(({ weight }) => weight),
      );
    }
  });

  // Vṛttaratnākara 1.9: visarga and anusvāra make a syllable heavy.
  it.each(["कः करोति", "कᳲ करोति", "कᳳ करोति", "कᳵ करोति", "कं करोति", "कᳩ करोति", "कꣳ रमेत"])(
    "%s begins heavy",
    (text) => {
      expect(weightsOfLines(text)).toEqual(["GLGL"]);
    },
  );
});

describe("the scheme of Latin letters", () => {
  // Bhagavadgita 1.1, as it is typed in each.
  it.each([
    ["iast", "dharmakṣetre kurukṣetre samavetā yuyutsavaḥ"],
    ["hk", "dharmakSetre kurukSetre samavetA yuyutsavaH"],
    ["itrans", "dharmakShetre kurukShetre samavetA yuyutsavaH"],
    ["itrans", "dharmakShetre kurukShetre samavetaa yuyutsavaH"],
    ["slp1", "Darmakzetre kurukzetre samavetA yuyutsavaH"],
    ["velthuis", "dharmak.setre kuruk.setre samavetaa yuyutsava.h"],
    ["mixed", "dharmakṣhetre kurukṣhetre samavetā yuyutsavaḥ"],
    ["iast", "dharmakṣetre kurukṣetre samavetā yuyutsava:"],
  ])("is told by the text: %s, %s", (scheme, text) => {
    const [verse] = readVerses(text);
    expect(verse!.scheme).toBe(scheme);
    expect(verse!.lines[0]!.passedOver).toEqual([]);
    expect(weightsOfLines(text)).toEqual(weightsOfLines("धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः"));
  });

  // Raghuvaṃśa 1.1 and Durgāsaptaśatī, Argalā.
  it.each([
    ["slp1", "vAgarTAviva saMpfktO vAgarTapratipattaye", "वागर्थाविव संपृक्तौ वागर्थप्रतिपत्तये"],
    ["slp1", "jayantI maNgalA kAlI BadrakAlI kapAlinI", "जयन्ती मङ्गला काली भद्रकाली कपालिनी"],
    ["hk", "dRSTvA tu pANDavAnIkaM vyUDhaM duryodhanas tadA", "दृष्ट्वा तु पाण्डवानीकं व्यूढं दुर्योधनस्तदा"],
    ["hk", "kRSNaM vande jagadguruM", "कृष्णं वन्दे जगद्गुरुं"],
    ["velthuis", 'ya.h "sivo naamaruupaabhyaa.m', "यः शिवो नामरूपाभ्यां"],
  ])("is told by the text: %s, %s", (scheme, text, devanagari) => {
    expect(readVerses(text)[0]!.scheme).toBe(scheme);
    expect(weightsOfLines(text)).toEqual(weightsOfLines(devanagari));
  });

  it.each([
    ["ascii", "Dharmakshetre Kurukshetre"],
    ["ascii", 'he said "namaste" and left. thus'],
    ["ascii", "DHARMA"],
    ["ascii", "iPhone quErty"],
    [null, "धर्मक्षेत्रे"],
  ])("is %s for %s", (scheme, text) => {
    expect(readVerses(text)[0]!.scheme).toBe(scheme);
  });
});

describe("the metre", () => {
  test.each(METRE_EXAMPLES)("%s", (metre, verse) => {
    const [reading, ...others] = readVerses(verse.replace(/॥$/, ""));
    expect(others).toEqual([]);
    expect(reading?.metre).toMatchObject({ name: metre });
    expect(reading!.metre!.quarters.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it("knows more than three hundred samavṛttas", () => {
    const names = new Set([
      ...FIXED_METRES.map(({ name }) => name),
      ...LISTED_ROWS.map(([names]) => names),
    ]);
    expect(names.size).toBeGreaterThan(900);
  });

  it("has quarters as long as its pauses say", () => {
    for (const { name, pauses, quarters } of FIXED_METRES) {
      const sum = pauses.reduce((total, pause) => total + pause, 0);
      if (pauses.length > 0) expect(sum, name).toBe(quarters[0]!.length);
    }
  });

  // From the number words of the definitions: bhūta 5, muni 7, ina 12 (Vṛttaratnākara 3, tanvī, as
  // Apte prints it); aṣṭabhiś caturbhiś ca, saptamāt param (its commentary in
  // samskritifoundation/srutabodha); turaga 7, rasa 6 (kṣamā, as Apte prints it). For toṭaka Apte is
  // typed with 4, 4 and 3, one less than its twelve syllables.
  it.each([
    ["tanvī", [5, 7, 12]],
    ["puṭa", [8, 4]],
    ["navamālinī", [8, 4]],
    ["ṛṣabhagajavilasita", [7, 9]],
    ["kṣamā", [7, 6]],
    ["toṭaka", [4, 4, 4]],
  ])("%s has the pauses of its definition", (metre, pauses) => {
    expect(FIXED_METRES.find(({ name }) => name === metre)?.pauses).toEqual(pauses);
  });

  it("has a name in IAST alone", () => {
    expect(FIXED_METRES.filter(({ name }) => !/^\p{Script=Latin}+$/u.test(name))).toEqual([]);
  });

  // Apte (1890), appendix 1, gives these numbers in the definitions.
  it.each([
    ["āryā", "30 in the first half, 27 in the second"],
    ["gīti", "30 in each half"],
    ["upagīti", "27 in each half"],
    ["udgīti", "27 in the first half, 30 in the second"],
  ])("%s tells its mātrās", (metre, share) => {
    const [, verse] = METRE_EXAMPLES.find(([name]) => name === metre)!;
    expect(readVerses(verse)[0]?.metre?.remark).toMatch(
      new RegExp(
        `^It counts mātrās, not the order of light and heavy: ${share}. The last syllable of each half counts two, even if it is light. Its feet have four mātrās`,
      ),
    );
  });

  it("is the same in every script", () => {
    const texts = [
      RAGHUVAMSHA,
      "vāgarthāviva saṃpṛktau vāgarthapratipattaye | jagataḥ pitarau vande pārvatīparameśvarau ||",
      "ವಾಗರ್ಥಾವಿವ ಸಂಪೃಕ್ತೌ ವಾಗರ್ಥಪ್ರತಿಪತ್ತಯೇ । ಜಗತಃ ಪಿತರೌ ವಂದೇ ಪಾರ್ವತೀಪರಮೇಶ್ವರೌ ॥",
      "వాగర్థావివ సంపృక్తౌ వాగర్థప్రతిపత్తయే । జగతః పితరౌ వందే పార్వతీపరమేశ్వరౌ ॥",
    ];
    const readings = texts.map((text) => readVerses(text)[0]!.metre);
    expect(readings.map((metre) => metre?.name)).toEqual(Array(4).fill("anuṣṭubh"));
    expect(readings[0]?.remark).toContain("odd quarters are pathyā");
    const patterns = readings[0]?.quarters.map(({ pattern }) => pattern);
    expect(patterns).toEqual(["....LGG.", "....LGL.", "....LGG.", "....LGL."]);
  });

  it("is named from a half or a quarter alone", () => {
    const meghaduta = "कश्चित्कान्ताविरहगुरुणा स्वाधिकारात्प्रमत्तः";
    expect(readVerses(meghaduta)[0]?.metre?.name).toBe("mandākrāntā");
    expect(readVerses(`${meghaduta}\n${meghaduta}`)[0]?.metre?.quarters).toHaveLength(2);
  });

  // The first line of Rāvaṇa's hymn to Śiva, and one with the same feet as two quarters of bhujaṅgaprayāta.
  it.each([
    [
      "जटाटवीगलज्जलप्रवाहपावितस्थले गलेऽवलम्ब्य लम्बितां भुजङ्गतुङ्गमालिकाम्",
      "pramāṇikā",
      "It is also half a verse of pañcacāmara, whose quarters are longer.",
    ],
    [
      "नमस्ते सदा वत्सले मातृभूमे त्वया हिन्दुभूमे सुखं वर्धितोऽहम्",
      "somarājī",
      "It is also half a verse of bhujaṅgaprayāta, whose quarters are longer.",
    ],
  ])("is told with another whose quarter has two of its own: %s", (line, name, remark) => {
    expect(readVerses(line)[0]?.metre).toMatchObject({ name, remark });
  });

  // Quarters as long as its own are no part of a longer one: a first quarter of drutamadhyā has the
  // weights of dodhaka, and two of udgatā are those of its other form.
  it.each([
    ["तातत तातत तातत ताता", "dodhaka"],
    ["ततता ततात ततता त ततत ततता ततात ता", "udgatā"],
  ])("is told without another of the same length: %s", (line, name) => {
    expect(readVerses(line)[0]?.metre).toMatchObject({ name, remark: null });
  });

  it("is mixed where quarters of eleven are of two kinds", () => {
    const gita =
      "वासांसि जीर्णानि यथा विहाय\nनवानि गृह्णाति नरोऽपराणि।\nतथा शरीराणि विहाय जीर्णान्य्\nअन्यानि संयाति नवानि देही॥";
    const metre = readVerses(gita)[0]?.metre;
    expect(metre?.name).toBe("upajāti");
    expect(metre?.quarters.map((quarter) => quarter.metre)).toEqual([
      "indravajrā",
      "upendravajrā",
      "upendravajrā",
      "indravajrā",
    ]);
  });

  it("is told with the syllable that does not fit it", () => {
    const line = "कश्चित्कान्ताविरहगुरुणा स्वधिकारात्प्रमत्तः";
    const metre = readVerses(line)[0]?.metre;
    expect(metre?.name).toBe("mandākrāntā");
    expect(metre?.quarters[0]?.faults).toEqual([10]);
    expect(metre?.remark).toContain("Nearly: one syllable");
  });

  // Apte (1890), appendix 1, names these two; in editions the first may read patyudgamanīya.
  it.each([
    [
      "upajāti",
      "सा मङ्गलस्नानविशुद्धगात्री\nगृहीतप्रत्युद्गमनीयवस्त्रा ।\nनिर्वृत्तपर्जन्यजलाभिषेका\nप्रफुल्लकाशा वसुधेव रेजे ॥",
    ],
    ["svāgatā", "प्राप्तनाभिह्रदमज्जनमाशु\nप्रस्थितं निवसनग्रहणाय ।"],
  ])("is %s where a heavy syllable before pr or hr stands for a light one", (name, verse) => {
    const metre = readVerses(verse)[0]?.metre;
    expect(metre?.name).toBe(name);
    expect(metre?.remark).toContain("Before pr, hr, br or kr a heavy syllable stands for a light");
  });

  // Bhagavadgita 1.1, 4.5 and 4.8, and the names of speakers as the epics and Puranas have them.
  it.each([
    ["धृतराष्ट्र उवाच ।\n", "धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः ।\nमामकाः पाण्डवाश्चैव किमकुर्वत सञ्जय ॥"],
    ["ಶ್ರೀಭಗವಾನುವಾಚ\n", "ಬಹೂನಿ ಮೇ ವ್ಯತೀತಾನಿ ಜನ್ಮಾನಿ ತವ ಚಾರ್ಜುನ।\nತಾನ್ಯಹಂ ವೇದ ಸರ್ವಾಣಿ ನ ತ್ವಂ ವೇತ್ಥ ಪರಂತಪ॥"],
    [
      "śrī-bhagavān uvāca\n",
      "paritrāṇāya sādhūnāṃ vināśāya ca duṣkṛtām\ndharmasaṃsthāpanārthāya sambhavāmi yuge yuge",
    ],
    [
      "brahmovAca |\n",
      "paritrANAya sAdhUnAM vinAzAya ca duSkRtAm\ndharmasaMsthApanArthAya sambhavAmi yuge yuge",
    ],
    ["सञ्जय उवाच ॥\n", "धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः ।\nमामकाः पाण्डवाश्चैव किमकुर्वत सञ्जय ॥"],
    [
      "arjuna uvāca\n\n",
      "paritrāṇāya sādhūnāṃ vināśāya ca duṣkṛtām\ndharmasaṃsthāpanārthāya sambhavāmi yuge yuge",
    ],
    ["ऋषय ऊचुः ।", "परित्राणाय साधूनां विनाशाय च दुष्कृताम्।धर्मसंस्थापनार्थाय सम्भवामि युगे युगे॥"],
  ])("does not count a line that names the speaker: %s", (speaker, verse) => {
    const [reading, ...others] = readVerses(speaker + verse);
    expect(others).toEqual([]);
    expect(reading!.metre!.name).toBe("anuṣṭubh");
    expect(reading!.lines.flatMap(({ text }) => text)).toEqual(
      readVerses(verse)[0]!.lines.map(({ text }) => text),
    );
    expect(reading!.lines[0]!.passedOver[0]).toBe(speaker.replace(/[।॥|\n ]+$/, ""));
  });

  it("does not take a quarter of eleven syllables for a line that names the speaker", () => {
    const verse =
      "वासांसि जीर्णानि यथा विहाय\nनवानि गृह्णाति नरोऽपराणि\nतथा शरीराणि विहाय जीर्णान्य्\nस च नृप मुनिमिति उवाच";
    expect(readVerses(verse)).toMatchObject([{ lines: { length: 4 }, metre: { name: null } }]);
  });

  it("is that of every verse of a dialogue, and none of a speaker alone", () => {
    const half = "मामकाः पाण्डवाश्चैव किमकुर्वत सञ्जय।";
    const dialogue = `सञ्जय उवाच।${half.repeat(4)}अर्जुन उवाच।${half.repeat(2)}सञ्जय उवाच।`;
    const verses = readVerses(dialogue);
    expect(verses.map(({ metre }) => metre?.name)).toEqual(Array(3).fill("anuṣṭubh"));
    expect(verses.map(({ lines }) => lines.flatMap(({ passedOver }) => passedOver))).toEqual([
      ["सञ्जय उवाच"],
      [],
      ["अर्जुन उवाच", "सञ्जय उवाच"],
    ]);
    expect(readVerses("सञ्जय उवाच")).toMatchObject([{ lines: [{ passedOver: [] }], metre: null }]);
  });

  // Bhagavadgita 1.1 and 1.2. The epics also have verses of three halves.
  it.each([
    [4, ["anuṣṭubh", "anuṣṭubh"]],
    [3, ["anuṣṭubh", "anuṣṭubh"]],
    [2, ["anuṣṭubh"]],
  ])("is that of each of %i halves without a sign where verses end", (halves, metres) => {
    const gita = [
      "धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः",
      "मामकाः पाण्डवाश्चैव किमकुर्वत सञ्जय",
      "दृष्ट्वा तु पाण्डवानीकं व्यूढं दुर्योधनस्तदा",
      "आचार्यमुपसंगम्य राजा वचनमब्रवीत्",
    ];
    const verses = readVerses(gita.slice(0, halves).join("\n"));
    expect(verses.map(({ metre }) => metre?.name)).toEqual(metres);
  });

  it("is none for prose", () => {
    expect(readVerses("अथ शब्दानुशासनम्")[0]?.metre).toBeNull();
  });
});

describe("the weights", () => {
  it("say why a syllable is heavy", () => {
    const { syllables } = readVerses("दुःखं संपत् गतिः कृष्ण न")[0]!.lines[0]!;
    expect(syllables.map(({ rule }) => rule)).toEqual([
      "visarga",
      "anusvara",
      "anusvara",
      "conjunct",
      "short",
      "visarga",
      "conjunct",
      "short",
      "short",
    ]);
  });

  it("tell the akshara of writing from the syllable of speech", () => {
    expect(spoken("नमस्ते")).toBe("na-mas-te");
    const { syllables } = readVerses("नमस्ते")[0]!.lines[0]!;
    expect(syllables.map(({ akshara }) => akshara)).toEqual(["न", "म", "स्ते"]);
    expect(syllables.map(({ letters }) => letters.join(" "))).toEqual(["n a", "m a", "s t e"]);
    expect(spoken("वाक् च")).toBe("vāk-ca");
    expect(spoken("सोऽहं")).toBe("so-haṃ");
  });

  it("part lines at dandas, bars and line ends, and pass over numbers", () => {
    expect(weightsOfLines("राम । सीता || १ ||\r\nगौः")).toEqual(["GL", "GG", "G"]);
    expect(readVerses("राम, १")[0]!.lines[0]!.passedOver).toEqual([",", "१"]);
    expect(readVerses(" । ॥ 12 ")).toEqual([]);
    expect(readVerses("राम سلام ம 🙂")[0]!.lines[0]!.passedOver).toEqual([..."سلامம🙂"]);
    expect(readVerses("सोऽहं अ॒ग्निमी॑ळे क्‍ष")[0]!.lines[0]!.passedOver).toEqual([]);
  });

  it("are gaṇas and mātrās", () => {
    expect(ganasOf("GGLGGLLGLGG")).toEqual(["ta", "ta", "ja", "ga", "ga"]);
    expect(weightsOf("ta ta ja ga ga")).toBe("GGLGGLLGLGG");
    expect(matrasOf("GGLGGLLGLGG")).toBe(18);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("L", "G") }), (weights) => {
        expect(weightsOf(ganasOf(weights).join(" ") || "la").replace(/^L$/, weights || "L")).toBe(
          weights || "L",
        );
      }),
    );
  });

  it("are found in any text, each vowel once", () => {
    fc.assert(
      fc.property(anyText(200), (text) => {
        for (const { lines, metre } of readVerses(text)) {
          const syllables = lines.flatMap((line) => line.syllables);
          expect(syllables.every(({ akshara }) => akshara !== "")).toBe(true);
          if (metre)
            expect(metre.quarters.flatMap((quarter) => quarter.syllables)).toEqual(syllables);
        }
      }),
    );
  });

  it("are refused for a text beyond the limit", () => {
    expect(() => readVerses("क".repeat(MAX_VERSE_LENGTH + 1))).toThrow(
      `${MAX_VERSE_LENGTH} character limit`,
    );
  });

  it("are found for a chapter of two thousand lines, with or without its dandas", () => {
    const [odd, even] = ["वागर्थाविव संपृक्तौ वागर्थप्रतिपत्तये", "जगतः पितरौ वन्दे पार्वतीपरमेश्वरौ"];
    for (const verse of [`${odd} ।\r\n${even} ॥ १ ॥\r\n`, `${odd}\n${even}\n`]) {
      const verses = readVerses(verse.repeat(1000));
      expect(verses).toHaveLength(1000);
      expect(new Set(verses.map(({ metre }) => metre?.name))).toEqual(new Set(["anuṣṭubh"]));
    }
    const [prose] = readVerses("tapaḥ svādhyāya niratam tapasvī ".repeat(1000));
    expect(prose).toMatchObject({ metre: null, lines: [{ syllables: { length: 11_000 } }] });
  });
});
