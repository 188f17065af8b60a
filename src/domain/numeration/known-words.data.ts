/** A word from the literature and the number it stands for. */
export interface KnownWord {
  readonly devanagari: string;
  readonly latin: string;
  readonly kannada: string;
  readonly telugu: string;
  /** The value of the letters by the rule. */
  readonly value: bigint;
  /** The number in the source, null if none. It is a misprint if it differs from `value`. */
  readonly printed: bigint | null;
  readonly meaning: string;
  readonly source: string;
  readonly note: string | null;
}

type Row = readonly [
  devanagari: string,
  latin: string,
  kannada: string,
  telugu: string,
  value: bigint,
  meaning: string,
  special?: { readonly printed?: bigint | null; readonly note?: string },
];

const ROWS_BY_SOURCE: readonly (readonly [source: string, rows: readonly Row[]])[] = [
  [
    "Āryabhaṭīya, Gītikāpāda 1.2; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["य", "ya", "ಯ", "య", 30n, "rule verse “ṅmau yaḥ”: ya = ṅa 5 + ma 25"],
      ["ङ्म", "ṅma", "ಙ್ಮ", "ఙ్మ", 30n, "the same rule as a conjunct: ṅ 5 + m 25"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.3; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["ख्युघृ", "khyughṛ", "ಖ್ಯುಘೃ", "ఖ్యుఘృ", 4320000n, "revolutions of the Sun (years) in a yuga"],
      [
        "ङिशिबुणॢष्खृ",
        "ṅiśibuṇḷṣkhṛ",
        "ಙಿಶಿಬುಣೢಷ್ಖೃ",
        "ఙిశిబుణౢష్ఖృ",
        1582237500n,
        "eastward rotations of the Earth in a yuga",
      ],
      [
        "चयगियिङुशुछ्लृ",
        "cayagiyiṅuśuchlṛ",
        "ಚಯಗಿಯಿಙುಶುಛ್ಲೃ",
        "చయగియిఙుశుఛ్లృ",
        57753336n,
        "revolutions of the Moon",
      ],
      ["ढुङ्विघ्व", "ḍhuṅvighva", "ಢುಙ್ವಿಘ್ವ", "ఢుఙ్విఘ్వ", 146564n, "revolutions of Saturn"],
      ["ख्रिच्युभ", "khricyubha", "ಖ್ರಿಚ್ಯುಭ", "ఖ్రిచ్యుభ", 364224n, "revolutions of Jupiter"],
      ["भद्लिझ्नुखृ", "bhadlijhnukhṛ", "ಭದ್ಲಿಝ್ನುಖೃ", "భద్లిఝ్నుఖృ", 2296824n, "revolutions of Mars"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.4; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["र्जुष्खिध", "rjuṣkhidha", "ರ್ಜುಷ್ಖಿಧ", "ర్జుష్ఖిధ", 488219n, "revolutions of the Moon's apogee"],
      [
        "सुगुशिथृन",
        "suguśithṛna",
        "ಸುಗುಶಿಥೃನ",
        "సుగుశిథృన",
        17937020n,
        "śīghrocca revolutions of Mercury",
      ],
      ["जषबिखुछृ", "jaṣabikhuchṛ", "ಜಷಬಿಖುಛೃ", "జషబిఖుఛృ", 7022388n, "śīghrocca revolutions of Venus"],
      [
        "बुफिनच",
        "buphinaca",
        "ಬುಫಿನಚ",
        "బుఫినచ",
        232226n,
        "retrograde revolutions of the Moon's node",
      ],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.5; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["ढ", "ḍha", "ಢ", "ఢ", 14n, "manus in a day of Brahmā"],
      ["श्ख", "śkha", "ಶ್ಖ", "శ్ఖ", 72n, "yugas in a manu"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.6; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["य", "ya", "ಯ", "య", 30n, "signs × 30 = degrees"],
      ["व", "va", "ವ", "వ", 60n, "degrees × 60 = minutes"],
      ["व", "va", "ವ", "వ", 60n, "Sun's orbit = 1/60 of the asterisms' orbit"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.7; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["षि", "ṣi", "ಷಿ", "షి", 8000n, "a yojana = 8000 nṛ (heights of a man)"],
      ["ञिला", "ñilā", "ಞಿಲಾ", "ఞిలా", 1050n, "Earth's diameter in yojanas (long ā = a)"],
      ["क", "ka", "ಕ", "క", 1n, "Meru, one yojana"],
      ["ङ", "ṅa", "ಙ", "ఙ", 5n, "Venus = 1/5 of the Moon"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.8; GRETIL e-text (Hayashi, after Shukla 1976)",
    [["क", "ka", "ಕ", "క", 1n, "Jupiter's latitude"]],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.9; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["व", "va", "ವ", "వ", 60n, "node of Venus"],
      ["ञखि", "ñakhi", "ಞಖಿ", "ఞఖి", 210n, "apogee of Mercury"],
      ["ह्दा", "hdā", "ಹ್ದಾ", "హ్దా", 118n, "apogee of Mars"],
      ["ह्ल्य", "hlya", "ಹ್ಲ್ಯ", "హ్ల్య", 180n, "apogee of Jupiter (three consonants on one vowel)"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.10; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["छ", "cha", "ಛ", "ఛ", 7n, "manda epicycle of the Moon"],
      ["छ", "cha", "ಛ", "ఛ", 7n, "manda, Mercury"],
      ["ढ", "ḍha", "ಢ", "ఢ", 14n, "manda, Mars"],
      ["छ", "cha", "ಛ", "ఛ", 7n, "manda, Jupiter"],
      ["ग्ड", "gḍa", "ಗ್ಡ", "గ్డ", 16n, "śīghra, Jupiter"],
      ["र्ध", "rdha", "ರ್ಧ", "ర్ధ", 59n, "śīghra, Venus (r 40 + dh 19)"],
    ],
  ],
  [
    "Parameśvara, Bhaṭadīpikā on Gītikā 8 (Kern, Leiden 1874)",
    [
      [
        "झ्ल",
        "jhla",
        "ಝ್ಲ",
        "ఝ్ల",
        59n,
        "śīghra, Venus, variant reading: jh 9 + l 50",
        { note: "The same number as rdha by other letters." },
      ],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.11; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["ङ", "ṅa", "ಙ", "ఙ", 5n, "manda even quadrants, Mercury"],
      ["क्ल", "kla", "ಕ್ಲ", "క్ల", 51n, "śīghra even, Mars"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.12 (1.10 in Kern and Clark); GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["मखि", "makhi", "ಮಖಿ", "మఖి", 225n, "sine difference no. 1 of 24"],
      ["भखि", "bhakhi", "ಭಖಿ", "భఖి", 224n, "sine difference no. 2 of 24"],
      ["फखि", "phakhi", "ಫಖಿ", "ఫఖి", 222n, "sine difference no. 3 of 24"],
      ["धखि", "dhakhi", "ಧಖಿ", "ధఖి", 219n, "sine difference no. 4 of 24"],
      ["णखि", "ṇakhi", "ಣಖಿ", "ణఖి", 215n, "sine difference no. 5 of 24"],
      ["ञखि", "ñakhi", "ಞಖಿ", "ఞఖి", 210n, "sine difference no. 6 of 24"],
      ["ङखि", "ṅakhi", "ಙಖಿ", "ఙఖి", 205n, "sine difference no. 7 of 24"],
      ["हस्झ", "hasjha", "ಹಸ್ಝ", "హస్ఝ", 199n, "sine difference no. 8 of 24"],
      ["स्ककि", "skaki", "ಸ್ಕಕಿ", "స్కకి", 191n, "sine difference no. 9 of 24"],
      ["किष्ग", "kiṣga", "ಕಿಷ್ಗ", "కిష్గ", 183n, "sine difference no. 10 of 24"],
      ["श्घकि", "śghaki", "ಶ್ಘಕಿ", "శ్ఘకి", 174n, "sine difference no. 11 of 24"],
      ["किघ्व", "kighva", "ಕಿಘ್ವ", "కిఘ్వ", 164n, "sine difference no. 12 of 24"],
      ["घ्लकि", "ghlaki", "ಘ್ಲಕಿ", "ఘ్లకి", 154n, "sine difference no. 13 of 24"],
      ["किग्र", "kigra", "ಕಿಗ್ರ", "కిగ్ర", 143n, "sine difference no. 14 of 24"],
      ["हक्य", "hakya", "ಹಕ್ಯ", "హక్య", 131n, "sine difference no. 15 of 24"],
      ["धकि", "dhaki", "ಧಕಿ", "ధకి", 119n, "sine difference no. 16 of 24"],
      ["किच", "kica", "ಕಿಚ", "కిచ", 106n, "sine difference no. 17 of 24"],
      ["स्ग", "sga", "ಸ್ಗ", "స్గ", 93n, "sine difference no. 18 of 24"],
      ["झश", "jhaśa", "ಝಶ", "ఝశ", 79n, "sine difference no. 19 of 24"],
      ["ङ्व", "ṅva", "ಙ್ವ", "ఙ్వ", 65n, "sine difference no. 20 of 24"],
      ["क्ल", "kla", "ಕ್ಲ", "క్ల", 51n, "sine difference no. 21 of 24"],
      ["प्त", "pta", "ಪ್ತ", "ప్త", 37n, "sine difference no. 22 of 24"],
      ["फ", "pha", "ಫ", "ఫ", 22n, "sine difference no. 23 of 24"],
      ["छ", "cha", "ಛ", "ఛ", 7n, "sine difference no. 24 of 24"],
    ],
  ],
  [
    "Variant of the sine verse, Gītikāpāda 1.12",
    [
      [
        "श्झ",
        "śjha",
        "ಶ್ಝ",
        "శ్ఝ",
        79n,
        "sine difference no. 19, variant written as a conjunct",
        {
          note: "The same number as jhaśa: where the vowel is the same, a cluster and single letters add the same.",
          printed: null,
        },
      ],
    ],
  ],
  [
    "Parameśvara, Bhaṭadīpikā on Gītikā 1-2 (Kern, Leiden 1874)",
    [
      ["यु", "yu", "ಯು", "యు", 300000n, "commentary gloss “lakṣa-trayam”"],
      ["घृ", "ghṛ", "ಘೃ", "ఘృ", 4000000n, "commentary gloss “prayuta-catuṣkam”"],
      ["च", "ca", "ಚ", "చ", 6n, "commentary gloss “ṣaṭ”"],
      ["छृ", "chṛ", "ಛೃ", "ఛృ", 7000000n, "commentary gloss “prayuta-saptakam”"],
      [
        "लृ",
        "lṛ",
        "ಲೃ",
        "లృ",
        50000000n,
        "commentary gloss “koṭi-pañcakam”: the l of chlṛ takes ṛ; lṛ here is l+ṛ, NOT the vowel ḷ",
      ],
      ["णॢ", "ṇḷ", "ಣೢ", "ణౢ", 1500000000n, "commentary gloss “pañcadaśārbudam”"],
      ["षृ", "ṣṛ", "ಷೃ", "షృ", 80000000n, "commentary gloss “koṭy-aṣṭakam”"],
      ["चु", "cu", "ಚು", "చు", 60000n, "commentary gloss “ayuta-ṣaṭkam”"],
      ["थृ", "thṛ", "ಥೃ", "థృ", 17000000n, "commentary gloss “prayuta-saptadaśakam”"],
      ["बु", "bu", "ಬು", "బు", 230000n, "commentary gloss “ayutānāṃ trayoviṃśatiḥ”"],
    ],
  ],
  [
    "Wikipedia, Āryabhaṭa numeration",
    [
      ["जल", "jala", "ಜಲ", "జల", 58n, "part of the speed-of-light example"],
      ["घिनि", "ghini", "ಘಿನಿ", "ఘిని", 2400n, "part of the speed-of-light example"],
      ["झुशु", "jhuśu", "ಝುಶು", "ఝుశు", 790000n, "part of the speed-of-light example"],
      ["झृसृ", "jhṛsṛ", "ಝೃಸೃ", "ఝృసృ", 99000000n, "part of the speed-of-light example"],
      ["खॢ", "khḷ", "ಖೢ", "ఖౢ", 200000000n, "part of the speed-of-light example"],
      [
        "जलघिनिझुशुझृसृखॢ",
        "jalaghinijhuśujhṛsṛkhḷ",
        "ಜಲಘಿನಿಝುಶುಝೃಸೃಖೢ",
        "జలఘినిఝుశుఝృసృఖౢ",
        299792458n,
        "speed of light in m/s, as one word",
      ],
      ["हौ", "hau", "ಹೌ", "హౌ", 1000000000000000000n, "the largest single syllable, 10^18"],
    ],
  ],
  [
    "Wikipedia, Ka (Indic) and Āryabhaṭa numeration",
    [
      ["क", "ka", "ಕ", "క", 1n, "place of the vowel"],
      ["कि", "ki", "ಕಿ", "కి", 100n, "place of the vowel"],
      ["कु", "ku", "ಕು", "కు", 10000n, "place of the vowel"],
      ["कृ", "kṛ", "ಕೃ", "కృ", 1000000n, "place of the vowel"],
      ["कॢ", "kḷ", "ಕೢ", "కౢ", 100000000n, "place of the vowel"],
      ["के", "ke", "ಕೇ", "కే", 10000000000n, "place of the vowel"],
      ["कै", "kai", "ಕೈ", "కై", 1000000000000n, "place of the vowel"],
      ["को", "ko", "ಕೋ", "కో", 100000000000000n, "place of the vowel"],
      ["कौ", "kau", "ಕೌ", "కౌ", 10000000000000000n, "place of the vowel"],
    ],
  ],
  ["Wikipedia, Kha (Indic)", [["खॢ", "khḷ", "ಖೢ", "ఖౢ", 200000000n, "row of kha"]]],
  [
    "Varnam blog",
    [
      ["चु", "cu", "ಚು", "చు", 60000n, "a published example"],
      ["चृ", "cṛ", "ಚೃ", "చృ", 6000000n, "a published example"],
    ],
  ],
  [
    "CBSE class XI Applied Mathematics, unit 1, drill words",
    [
      [
        "गुण",
        "guṇa",
        "ಗುಣ",
        "గుణ",
        30015n,
        "textbook drill word",
        {
          note: "The number follows from the rule; the source prints the word alone.",
          printed: null,
        },
      ],
      [
        "कृष्ण",
        "kṛṣṇa",
        "ಕೃಷ್ಣ",
        "కృష్ణ",
        1000095n,
        "textbook drill word",
        {
          note: "The number follows from the rule; the source prints the word alone.",
          printed: null,
        },
      ],
    ],
  ],
  [
    "Gītikāpāda 1.12 in the GRETIL and TextGrid e-texts",
    [
      [
        "भकि",
        "bhaki",
        "ಭಕಿ",
        "భకి",
        124n,
        "sine difference no. 2 as typed in the GRETIL/TextGrid e-text",
        { note: "A slip of typing for bhakhi.", printed: 224n },
      ],
    ],
  ],
  [
    "Gītikāpāda 1.3 in a web edition and in the e-text of Kern",
    [
      [
        "ङिशिबुण्लृष्खृ",
        "ṅiśibuṇlṛṣkhṛ",
        "ಙಿಶಿಬುಣ್ಲೃಷ್ಖೃ",
        "ఙిశిబుణ్లృష్ఖృ",
        147237500n,
        "Earth word with vocalic ḷ typed as l+ṛ (लृ)",
        { note: "The vowel ḷ (ॢ) is typed as l with ṛ (लृ).", printed: 1582237500n },
      ],
    ],
  ],
  [
    "Gītikāpāda 1.3 in the e-text of Kern (eBharati)",
    [
      [
        "ख्युधृ",
        "khyudhṛ",
        "ಖ್ಯುಧೃ",
        "ఖ్యుధృ",
        19320000n,
        "Sun word with dh for gh",
        { note: "ध is read for घ by the scanner.", printed: 4320000n },
      ],
    ],
  ],
  [
    "Varnam, varnam.substack.com",
    [
      [
        "च्र",
        "cra",
        "ಚ್ರ",
        "చ్ర",
        46n,
        "“च्र = 6,000,000”",
        {
          note: "The conjunct च्र is typed for चृ: one has the consonant r, the other the vowel ṛ.",
          printed: 6000000n,
        },
      ],
    ],
  ],
  [
    "Telugu Wikisource, Vemuri, Rāmānujan nuṇḍi…, p. 36",
    [
      [
        "च",
        "ca",
        "ಚ",
        "చ",
        6n,
        "sine difference no. 24",
        { note: "చ is printed for ఛ.", printed: 7n },
      ],
      ["मखी", "makhī", "ಮಖೀ", "మఖీ", 225n, "sine verse printed with long ī (long = short)"],
      ["भखी", "bhakhī", "ಭಖೀ", "భఖీ", 224n, "sine verse printed with long ī (long = short)"],
      ["फखी", "phakhī", "ಫಖೀ", "ఫఖీ", 222n, "sine verse printed with long ī (long = short)"],
      ["धखी", "dhakhī", "ಧಖೀ", "ధఖీ", 219n, "sine verse printed with long ī (long = short)"],
      ["णखी", "ṇakhī", "ಣಖೀ", "ణఖీ", 215n, "sine verse printed with long ī (long = short)"],
      ["धकी", "dhakī", "ಧಕೀ", "ధకీ", 119n, "sine verse printed with long ī (long = short)"],
    ],
  ],
  [
    "AncIndMatAst, example script",
    [
      [
        "भदिलझुनुखृ",
        "bhadilajhunukhṛ",
        "ಭದಿಲಝುನುಖೃ",
        "భదిలఝునుఖృ",
        2291874n,
        "Mars word with its conjuncts opened with a instead of i/u",
        { note: "A conjunct opens with its own vowel: dli is di li, not dila.", printed: 2296824n },
      ],
    ],
  ],
  [
    "PaniniVM, AryabhatiyaDecoderTest",
    [
      [
        "चयि",
        "cayi",
        "ಚಯಿ",
        "చయి",
        3006n,
        "“chayi = 3600”",
        {
          note: "The inherent a of ca is skipped; with it the letters give 6 + 3000.",
          printed: 3600n,
        },
      ],
    ],
  ],
];

/**
 * The numerals of the Aryabhatiya and its commentary, published examples, and misprints found in
 * circulation, in the order of their sources. A word has one row for each thing it counts.
 */
export const KNOWN_WORDS: readonly KnownWord[] = ROWS_BY_SOURCE.flatMap(([source, rows]) =>
  rows.map(([devanagari, latin, kannada, telugu, value, meaning, special]) => ({
    devanagari,
    latin,
    kannada,
    telugu,
    value,
    printed: special?.printed === undefined ? value : special.printed,
    meaning,
    source,
    note: special?.note ?? null,
  })),
);
