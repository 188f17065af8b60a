import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../any-text.fixture.ts";
import { METRE_EXAMPLES } from "../prosody/metre-examples.data.ts";
import { WORD_NUMERAL_ROWS } from "./bhutasankhya/word-numerals.data.ts";
import { readBhutasankhya } from "./bhutasankhya.ts";
import { KNOWN_WORDS } from "./known-words.ts";
import { STEMS } from "./word-numerals.ts";

const values = (word: string, fewest?: number) =>
  readBhutasankhya(word, fewest).map(({ value }) => value);
const words = (word: string, fewest?: number) =>
  readBhutasankhya(word, fewest).map(({ numerals }) =>
    numerals.map(({ word, value }) => `${word} ${value}`).join(", "),
  );

describe("published numbers", () => {
  test.each([
    ["Bhāskara, Līlāvatī, the circle: its measure for a diameter of 1,250", "भनन्दाग्नि", 3927n],
    ["the diameter, as it stands in the verse", "खबाणसूर्यैः", 1250n],
    [
      "Mādhava: the circle of diameter 9 × 10^11 (V. N. Krishnachandran, arXiv 2405.11144, and the verse)",
      "विबुधनेत्रगजाहिहुताशनत्रिगुणवेदभवारणबाहवः",
      2_827_433_388_233n,
    ],
    ["Śaka 867, Smith and Karpinski (1911), p. 39", "giri-rasa-vasu", 867n],
    ["Śaka 1705, Wikipedia, Bhutasamkhya system", "बाणव्योमधराधरेन्दु", 1705n],
    [
      "Pañcasiddhāntikā 1.14: intercalated months in 180,000 years, 1,593,336 in 4,320,000 (Indian Antiquary 19, pp. 47, 49)",
      "नववसुगुणरसरसाः",
      66_389n,
    ],
    ["Collegehive, Bhūta-saṅkhyā system", "rāma-candra-guṇa-nanda-ṛtu-pāda", 269_313n],
    ["the same", "गुणवर्णभूतयुगनेत्रधातु", 724_543n],
  ])("%s: %s", (_source, word, value) => {
    expect(values(word)[0]).toBe(value);
  });

  // Surya Siddhanta, ed. F. E. Hall (1854), as typed by M. Yano (2002); the numbers are those of
  // E. Burgess's translation (1860).
  test.each([
    ["1.29, the Sun", "khacatuṣkaradārṇavāḥ", 4_320_000n],
    ["1.32, Venus’s conjunction", "ṣaṭsaptatriyamāśvikhabhūdharāḥ", 7_022_376n],
    ["1.32, Saturn", "bhujaṅgaṣaṭpañcarasavedaniśākarāḥ", 146_568n],
    ["1.33, the Moon’s node", "vasvagniyamāśviśikhidasrakāḥ", 232_238n],
    ["1.34, the risings of the stars", "aṣṭākṣivasvadritridvidvyaṣṭaśarendavaḥ", 1_582_237_828n],
    ["1.37, civil days", "vasudvyaṣṭādrirūpāṅkasaptādritithayo", 1_577_917_828n],
    ["1.37, lunar days", "khāṣṭakhakhavyomakhāgnikhartuniśākarāḥ", 1_603_000_080n],
    ["1.38, intercalary months", "ṣaḍvahnitrihutāśāṅkatithayaś", 1_593_336n],
    ["1.38, the same, with ca written on", "षड्वह्नित्रिहुताशाङ्कतिथयश्च", 1_593_336n],
    ["1.38, omitted lunar days", "yamārthāśvidvyaṣṭavyomaśarāśvinaḥ", 25_082_252n],
    ["1.39, solar months", "khacatuṣkasamudrāṣṭakupañca", 51_840_000n],
    ["1.42, Jupiter’s apsis in an age", "khakharandhrāṇi", 900n],
    ["2.17, the third sine", "rūpabhūmidharartavaḥ", 671n],
    ["2.18, the ninth sine", "viyaccandrātidhṛtayo", 1_910n],
    ["2.19, the twelfth sine", "candrāgnikṛtadasrakāḥ", 2_431n],
    ["2.25, the sixteenth versed sine", "navarūpamahīdhraikā", 1_719n],
    [
      "12.90, the orbit of the sky",
      "khavyomakhatrayakhasāgaraṣaṭkanāgavyomāṣṭaśūnyayamarūpanagāṣṭacandrāḥ",
      18_712_080_864_000_000n,
    ],
  ])("Sūryasiddhānta %s: %s", (_place, word, value) => {
    expect(values(word)[0]).toBe(value);
  });

  // The same edition, 2.17 to 27: the sines are the sums of the differences that Āryabhaṭa gives, and
  // a versed sine is what the sine of the rest of the quadrant lacks of the radius.
  test("Sūryasiddhānta 2.17–27: the sines and the versed sines", () => {
    const difference = (place: number) =>
      KNOWN_WORDS.find(({ meaning }) => meaning === `sine difference no. ${place} of 24`)!.value;
    const sines: bigint[] = [];
    for (let place = 1; place <= 24; place++) sines.push((sines.at(-1) ?? 0n) + difference(place));
    const radius = sines.at(-1)!;
    const inWords =
      "tattvāśvino aṅkābdhikṛtā rūpabhūmidharartavaḥ khāṅkāṣṭau pañcaśūnyeśā bāṇarūpaguṇendavaḥ śūnyalocanapañcaikāś chidrarūpamunīndavaḥ viyaccandrātidhṛtayo guṇarandhrāmbarāśvinaḥ muniṣaḍyamanetrāṇi candrāgnikṛtadasrakāḥ pañcāṣṭaviṣayākṣīṇi kuñjarāśvinagāśvinaḥ randhrapañcāṣṭakayamā vasvadryaṅkayamās kṛtāṣṭaśūnyajvalanā nagādriśaśivahnayaḥ ṣaṭpañcalocanaguṇāś candranetrāgnivahnayaḥ yamādrivahnijvalanā randhraśūnyārṇavāgnayaḥ rūpāgnisāgaraguṇā vasutrikṛtavahnayaḥ";
    const versed =
      "munayo randhrayamalā rasaṣaṭkā munīśvarāḥ dvyaṣṭaikā rūpaṣaḍdasrāḥ sāgarārthahutāśanāḥ khartuvedā navādryarthā diṅnagās tryarthakuñjarāḥ nagāmbaraviyaccandrā rūpabhūdharaśaṅkarāḥ śarārṇavahutāśaikā bhujaṅgākṣiśarendavaḥ navarūpamahīdhraikā gajaikāṅkaniśākarāḥ guṇāśvirūpanetrāṇi pāvakāgniguṇāśvinaḥ vasvarṇavārthayamalās turaṅgartunagāśvinaḥ navāṣṭanavanetrāṇi pāvakaikayamāgnayaḥ gajāgnisāgaraguṇā";
    const first = (word: string) => values(word, 1)[0];
    expect(inWords.split(" ").map(first)).toEqual(sines);
    expect(versed.split(" ").map(first)).toEqual(
      sines.map((_, at) => radius - (sines[22 - at] ?? 0n)),
    );
  });

  test("Sūryasiddhānta 2.36, Saturn’s epicycle of the conjunction: 39; go may be 1 as well", () => {
    expect(values("go'gnayaḥ", 2)).toEqual([39n, 31n]);
  });

  test.each([
    ["diggaja, an elephant of the quarters", "दिग्गजवेद", "diggaja 8, veda 4"],
    ["bhūdhara, a mountain that bears the earth", "khabhūdharāḥ", "kha 0, bhūdhara 7"],
    ["dinakara, the sun that makes the day", "vedadinakarāḥ", "veda 4, dinakara 12"],
  ])("%s, is one word rather than two", (_word, compound, expected) => {
    expect(words(compound, 2)[0]).toBe(expected);
  });

  test("the likeliest reading is found among more than are shown", () => {
    expect(values("दिग्गज".repeat(8))[0]).toBe(88_888_888n);
  });
});

describe("the splitter", () => {
  test("shows each word with its value, in the order of the compound", () => {
    expect(words("भनन्दाग्नि")).toEqual(["bha 27, nanda 9, agni 3"]);
    expect(words("खबाणसूर्य")).toEqual(["kha 0, bāṇa 5, sūrya 12"]);
    expect(readBhutasankhya("खबाणसूर्य")[0]!.numerals[2]).toMatchObject({
      things: "suns",
      sources: expect.arrayContaining([expect.objectContaining({ name: "Al-Bīrūnī" })]),
    });
    expect(readBhutasankhya("रामविश्वेन्दु")[0]!.numerals[1]).toMatchObject({
      value: 13,
      sources: expect.arrayContaining([expect.objectContaining({ name: "Al-Bīrūnī" })]),
    });
  });

  // Ashtadhyayi 6.1.77, 87, 88, 101, 109; 8.2.39, 8.3; 8.4.40, 60 and 63 for t.
  test.each([
    ["वसूदधि", "vasu 8, udadhi 4"],
    ["रसर्तु", "rasa 6, ṛtu 6"],
    ["खेन्दु", "kha 0, indu 1"],
    ["अग्न्यङ्ग", "agni 3, aṅga 6"],
    ["वस्वग्नि", "vasu 8, agni 3"],
    ["गोऽग", "go 1, aga 7"],
    ["गविन्दु", "go 1, indu 1"],
    ["वियदग्नि", "viyat 0, agni 3"],
    ["वियन्नन्द", "viyat 0, nanda 9"],
    ["वियच्चन्द्र", "viyat 0, candra 1"],
    ["वियच्छशि", "viyat 0, śaśi 1"],
    ["वियज्जलधि", "viyat 0, jaladhi 4"],
    ["वियल्लोक", "viyat 0, loka 3"],
    ["नभोऽग्नि", "nabhas 0, agni 3"],
    ["नभोवेद", "nabhas 0, veda 4"],
    ["नभःखेन्दु", "nabhas 0, kha 0, indu 1"],
    ["दिग्वेद", "dik 4, veda 4"],
    ["षडग्नि", "ṣaṭ 6, agni 3"],
    ["चतुरग्नि", "catur 4, agni 3"],
    ["चतुस्त्रिवेद", "catur 4, tri 3, veda 4"],
    ["चतुश्चन्द्र", "catur 4, candra 1"],
    ["नभश्चन्द्र", "nabhas 0, candra 1"],
    ["नभश्शशि", "nabhas 0, śaśi 1"],
    ["चक्षुस्तर्क", "cakṣus 2, tarka 6"],
    ["वेदच्छिद्र", "veda 4, chidra 0"],
  ])("undoes the sandhi of %s", (word, expected) => {
    expect(words(word, 2)).toContain(expected);
  });

  test("reads the same in every script, and anusvāra for a nasal", () => {
    for (const word of ["bhanandāgni", "भनंदाग्नि", "ಭನಂದಾಗ್ನಿ", "భనందాగ్ని"])
      expect(values(word)).toEqual([3927n]);
  });

  test("takes an ending, or a word that says what is done with the number", () => {
    expect(values("खबाणसूर्यः")).toEqual([1250n]);
    expect(values("भनन्दाग्निहते")).toEqual([3927n]);
    expect(values("भनन्दाग्निनृपेण")).toEqual([163_927n]);
  });

  // Ashtadhyayi 6.1.113 and 114 (aḥ is o), 8.3.15 to 19 (visarga, or nothing), 8.3.34 (s, ś), 8.2.66
  // and 6.3.111 (r, or a long vowel before r), 8.3.23 (ṃ), 8.3.7 (ān is āṃś), 8.2.39 (d for t).
  test.each([
    [
      "khamunayaḥ khamunayo khamunayas khamunayaś khamunaya khamunayaśca khamunayastu",
      "kha 0, muni 7",
    ],
    ["khavasavaḥ khavasavo khavasavas khavasavaś khavasava", "kha 0, vasu 8"],
    ["khabāṇāḥ khabāṇā khabāṇās khabāṇāś khabāṇo khabāṇau khabāṇāḥ khabāṇān", "kha 0, bāṇa 5"],
    ["khabāṇāṃś khabāṇāṃs khabāṇāṃśca khabāṇaiś khabāṇair khabāṇād khabāṇayor", "kha 0, bāṇa 5"],
    ["khamunir khamuniś khamunibhir khamunibhī khamunibhiś khamunīṃś", "kha 0, muni 7"],
    ["khasūryāṇām khasūryāṇi khasūryeṇa khasūryebhyo", "kha 0, sūrya 12"],
    ["khagiriṇā khagirīṇām khagiryoḥ khagirī khagirayo", "kha 0, giri 7"],
    ["khabhuvaḥ khabhuvo khabhūs", "kha 0, bhū 1"],
    ["khagāvaḥ khagāvo khagauḥ", "kha 0, go 1"],
    ["khadiśaḥ khadiśo khadig", "kha 0, dik 4"],
    ["vedanabhaḥ vedanabho vedanabhasā", "veda 4, nabhas 0"],
    ["khacakṣuḥ khacakṣur", "kha 0, cakṣus 2"],
    ["khabhūbhṛtaḥ khabhūbhṛd", "kha 0, bhūbhṛt 7"],
  ])("takes the endings of %s", (compounds, expected) => {
    for (const compound of compounds.split(" "))
      expect(words(compound, 2), compound).toContain(expected);
  });

  // As dictionaries name the words.
  test.each([
    ["अश्विन्", [2n]],
    ["शिखिन्", [3n]],
    ["वाजिन्", [7n]],
    ["करिन्", [8n]],
    ["ದಂತಿನ್", [8n]],
    ["śaśin", [1n]],
    ["diś", [10n, 4n]],
    ["saptan", [7n]],
    ["veda-diś", [104n, 44n]],
    ["rasa-śikhin-kha-vājin", [7036n]],
    ["diś-aśvin-navan", [9_210n, 924n]],
  ])("takes the dictionary's stem %s", (word, expected) => {
    expect(values(word, 1)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ["ekādaśa", 11n],
    ["dvādaśa", 12n],
    ["ṣoḍaśa", 16n],
    ["viṃśatiḥ", 20n],
    ["pañcaviṃśati", 25n],
    ["triṃśat", 30n],
    ["khaviṃśati", 200n],
    ["vedaikādaśa", 114n],
    ["rasadvādaśakha", 126n],
    ["navatyagni", 390n],
    ["trayastriṃśaccandra", 133n],
    ["चतुस्त्रिंशत्", 34n],
    ["aṣṭacatvāriṃśat", 48n],
    ["catuḥṣaṣṭi", 64n],
    ["dvāsaptatiḥ", 72n],
    ["ṣaḍaśīti", 86n],
    ["khaṣaṇṇavati", 960n],
    ["navonaśata", 91n],
    ["अष्टयुक्तशतम्", 108n],
  ])("takes the number’s own name %s", (word, value) => {
    expect(values(word, 1)).toContain(value);
  });

  test.each([
    ["rūponaveda", 3n],
    ["ekonaviṃśati", 19n],
    ["agnihīnakhacandra", 7n],
    ["vedayutakhacandra", 14n],
    ["रसयुक्तखबाण", 56n],
    ["dvyūnakhabāṇa", 48n],
    ["khabāṇayutaḥ", 50n],
    ["khacandrona", 10n],
  ])("adds or subtracts in %s", (word, value) => {
    expect(values(word, 2)[0]).toBe(value);
  });

  test("says what is added or subtracted, and gives no number below 0", () => {
    expect(readBhutasankhya("rūponakhaveda", 2)[0]).toMatchObject({
      text: "39",
      terms: [
        { operation: null, places: [1] },
        { operation: "minus", places: [0, 4] },
      ],
    });
    expect(values("khavedonarūpa", 2)).toEqual([]);
    expect(values("yutakhaveda", 2)).toEqual([]);
    expect(values("khayutayutaveda", 2)).toEqual([]);
  });

  test("repeats the word before a group word, or reads it as the number", () => {
    const [first, ...others] = readBhutasankhya("khacatuṣkarada", 2);
    expect(first).toMatchObject({ text: "320000", places: [0, 0, 0, 0, 32] });
    expect(first!.numerals[1]).toMatchObject({ word: "catuṣka", value: 4, isRepeat: true });
    expect(others.map(({ text }) => text)).toEqual(["3240"]);
    expect(values("rasaṣaṭkāḥ", 2)).toEqual([66n, 666_666n]); // Surya Siddhanta 2.23: 66
    expect(values("khadvayaradatraya", 2)).toContain(32_323_200n);
  });

  test("does not begin a number with 0 where another reading does not", () => {
    expect(readBhutasankhya("vedakhadvaya", 2)[0]!.text).toBe("204");
    expect(readBhutasankhya("rasakhacatuṣka", 2)[0]!.text).toBe("406");
    expect(readBhutasankhya("khadaśaka", 2)[0]!.text).toBe("100");
  });

  test("repeats nothing where no word, or a repetition, stands before", () => {
    expect(values("catuṣkarada", 2)).toEqual([324n]);
    expect(values("khadvayatrayarada", 2)).not.toContain(32_000_000n);
    for (const { numerals } of readBhutasankhya("khadvayatrayarada", 2))
      expect(numerals.filter(({ isRepeat }) => isRepeat).length).toBeLessThan(2);
  });

  test("takes -ka at the end of a compound, where it adds nothing", () => {
    expect(words("rasadasrakāḥ", 2)).toEqual(["rasa 6, dasra 2"]);
    expect(words("dasrakarasa", 2)).toEqual([]);
  });

  test("gives more than one reading where there is one", () => {
    expect(values("गोऽगेन्दुखेश")).toEqual(expect.arrayContaining([110_179n, 110_171n]));
    expect(words("त्रिगुणवेद", 2)).toEqual(
      expect.arrayContaining(["triguṇa 3, veda 4", "tri 3, guṇa 3, veda 4"]),
    );
  });

  test("claims nothing for other words, nor for one word alone", () => {
    for (const word of ["राम", "अग्नि", "पार्वती", "नमस्ते", "वागर्थाविव", "भनन्दाग्नक", ""])
      expect(values(word, 2), word).toEqual([]);
  });

  test("reads a hundred words in a row, and nothing longer than a number can be", () => {
    expect(values("ख".repeat(100))).toEqual([0n]);
    expect(values("ख".repeat(4000))).toEqual([]);
  });

  // The two are compounds of "sense of hearing" and "like a treasure of water": of such words, but
  // no numbers. Two words meet by chance more often: देवेश, lord of gods, would be 1133.
  test("claims next to nothing in the verses that teach the metres", () => {
    const claimed = METRE_EXAMPLES.flatMap(([, verse]) => verse.split(/[\s।॥]+/)).filter(
      (word) => values(word).length > 0,
    );
    expect(claimed).toEqual(["जलनिधिमनुरूपं", "श्रुतिविषयगुणा"]);
    expect(values("देवेश")).toEqual([]);
  });

  test.each([
    ["ekanavati", "ekanavati 91", "eka 1, navati 90"],
    ["pañcāśīti", "pañcāśīti 85", "pañca 5, aśīti 80"],
    ["caturviṃśati", "caturviṃśati 24", "catur 4, viṃśati 20"],
    ["kha-ekanavati", "kha 0, ekanavati 91", "kha 0, eka 1, navati 90"],
  ])("gives the whole name of a number in %s before its parts", (word, whole, parted) => {
    const readings = words(word, 1);
    expect(readings[0]).toBe(whole);
    expect(readings).toContain(parted);
  });

  test("reads any text, in bounded time, and gives back what was put together", () => {
    fc.assert(
      fc.property(anyText(60), (text) => {
        for (const { numerals, value } of readBhutasankhya(text)) {
          const places = numerals.flatMap(({ value, isRepeat }, at) =>
            isRepeat ? Array<number>(value - 1).fill(numerals[at - 1]!.value) : [value],
          );
          expect(value).toBe(BigInt(places.reverse().join("")));
        }
      }),
    );
    // Each name of a number doubles the readings: ekanavati is 91, and eka 1 before navati 90.
    const things = STEMS.filter(({ isNumberName }) => !isNumberName);
    const stem = fc.constantFrom(...things.map(({ numerals }) => numerals[0]!));
    fc.assert(
      fc.property(fc.array(stem, { minLength: 2, maxLength: 6 }), (numerals) => {
        const compound = numerals.map(({ word }) => word).join("-");
        expect(words(compound, 2)).toContain(
          numerals.map(({ word, value }) => `${word} ${value}`).join(", "),
        );
      }),
      { numRuns: 50 },
    );
  });
});

test("every word has its sources, and none is given one value twice", () => {
  for (const { numerals } of STEMS) {
    expect(numerals.every(({ sources }) => sources.length > 0 && sources.every(Boolean))).toBe(
      true,
    );
    const meanings = numerals.map(({ value, isRepeat }) => `${value} ${isRepeat}`);
    expect(new Set(meanings).size).toBe(numerals.length);
  }
  expect(STEMS.length).toBeGreaterThan(300);
  expect(WORD_NUMERAL_ROWS.every(([value]) => Number.isInteger(value))).toBe(true);
});
