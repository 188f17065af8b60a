type Row = readonly [
  latin: string,
  value: bigint,
  meaning: string,
  special?: { readonly misprint?: bigint; readonly isPrinted?: false; readonly note?: string },
];

/**
 * The numerals of the Aryabhatiya and its commentary, published examples, and misprints found in
 * circulation, by their sources: the word in IAST, the value of its letters, and what it counts.
 */
export const ROWS_BY_SOURCE: readonly (readonly [source: string, rows: readonly Row[]])[] = [
  [
    "Āryabhaṭīya, Gītikāpāda 1.2; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["ya", 30n, "rule verse “ṅmau yaḥ”: ya = ṅa 5 + ma 25"],
      ["ṅma", 30n, "the same rule as a conjunct: ṅ 5 + m 25"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.3; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["khyughṛ", 4320000n, "revolutions of the Sun (years) in a yuga"],
      ["ṅiśibuṇḷṣkhṛ", 1582237500n, "eastward rotations of the Earth in a yuga"],
      ["cayagiyiṅuśuchlṛ", 57753336n, "revolutions of the Moon"],
      ["ḍhuṅvighva", 146564n, "revolutions of Saturn"],
      ["khricyubha", 364224n, "revolutions of Jupiter"],
      ["bhadlijhnukhṛ", 2296824n, "revolutions of Mars"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.4; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["rjuṣkhidha", 488219n, "revolutions of the Moon's apogee"],
      ["suguśithṛna", 17937020n, "śīghrocca revolutions of Mercury"],
      ["jaṣabikhuchṛ", 7022388n, "śīghrocca revolutions of Venus"],
      ["buphinaca", 232226n, "retrograde revolutions of the Moon's node"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.5; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["ḍha", 14n, "manus in a day of Brahmā"],
      ["śkha", 72n, "yugas in a manu"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.6; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["ya", 30n, "signs × 30 = degrees"],
      ["va", 60n, "degrees × 60 = minutes"],
      ["va", 60n, "Sun's orbit = 1/60 of the asterisms' orbit"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.7; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["ṣi", 8000n, "a yojana = 8000 nṛ (heights of a man)"],
      ["ñilā", 1050n, "Earth's diameter in yojanas (long ā = a)"],
      ["ka", 1n, "Meru, one yojana"],
      ["ṅa", 5n, "Venus = 1/5 of the Moon"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.8; GRETIL e-text (Hayashi, after Shukla 1976)",
    [["ka", 1n, "Jupiter's latitude"]],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.9; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["va", 60n, "node of Venus"],
      ["ñakhi", 210n, "apogee of Mercury"],
      ["hdā", 118n, "apogee of Mars"],
      ["hlya", 180n, "apogee of Jupiter (three consonants on one vowel)"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.10; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["cha", 7n, "manda epicycle of the Moon"],
      ["cha", 7n, "manda, Mercury"],
      ["ḍha", 14n, "manda, Mars"],
      ["cha", 7n, "manda, Jupiter"],
      ["gḍa", 16n, "śīghra, Jupiter"],
      ["rdha", 59n, "śīghra, Venus (r 40 + dh 19)"],
    ],
  ],
  [
    "Parameśvara, Bhaṭadīpikā on Gītikā 8 (Kern, Leiden 1874)",
    [
      [
        "jhla",
        59n,
        "śīghra, Venus, variant reading: jh 9 + l 50",
        { note: "The same number as rdha by other letters." },
      ],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.11; GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["ṅa", 5n, "manda even quadrants, Mercury"],
      ["kla", 51n, "śīghra even, Mars"],
    ],
  ],
  [
    "Āryabhaṭīya, Gītikāpāda 1.12 (1.10 in Kern and Clark); GRETIL e-text (Hayashi, after Shukla 1976)",
    [
      ["makhi", 225n, "sine difference no. 1 of 24"],
      ["bhakhi", 224n, "sine difference no. 2 of 24"],
      ["phakhi", 222n, "sine difference no. 3 of 24"],
      ["dhakhi", 219n, "sine difference no. 4 of 24"],
      ["ṇakhi", 215n, "sine difference no. 5 of 24"],
      ["ñakhi", 210n, "sine difference no. 6 of 24"],
      ["ṅakhi", 205n, "sine difference no. 7 of 24"],
      ["hasjha", 199n, "sine difference no. 8 of 24"],
      ["skaki", 191n, "sine difference no. 9 of 24"],
      ["kiṣga", 183n, "sine difference no. 10 of 24"],
      ["śghaki", 174n, "sine difference no. 11 of 24"],
      ["kighva", 164n, "sine difference no. 12 of 24"],
      ["ghlaki", 154n, "sine difference no. 13 of 24"],
      ["kigra", 143n, "sine difference no. 14 of 24"],
      ["hakya", 131n, "sine difference no. 15 of 24"],
      ["dhaki", 119n, "sine difference no. 16 of 24"],
      ["kica", 106n, "sine difference no. 17 of 24"],
      ["sga", 93n, "sine difference no. 18 of 24"],
      ["jhaśa", 79n, "sine difference no. 19 of 24"],
      ["ṅva", 65n, "sine difference no. 20 of 24"],
      ["kla", 51n, "sine difference no. 21 of 24"],
      ["pta", 37n, "sine difference no. 22 of 24"],
      ["pha", 22n, "sine difference no. 23 of 24"],
      ["cha", 7n, "sine difference no. 24 of 24"],
    ],
  ],
  [
    "Variant of the sine verse, Gītikāpāda 1.12",
    [
      [
        "śjha",
        79n,
        "sine difference no. 19, variant written as a conjunct",
        {
          note: "The same number as jhaśa: where the vowel is the same, a cluster and single letters add the same.",
          isPrinted: false,
        },
      ],
    ],
  ],
  [
    "Parameśvara, Bhaṭadīpikā on Gītikā 1-2 (Kern, Leiden 1874)",
    [
      ["yu", 300000n, "commentary gloss “lakṣa-trayam”"],
      ["ghṛ", 4000000n, "commentary gloss “prayuta-catuṣkam”"],
      ["ca", 6n, "commentary gloss “ṣaṭ”"],
      ["chṛ", 7000000n, "commentary gloss “prayuta-saptakam”"],
      [
        "lṛ",
        50000000n,
        "commentary gloss “koṭi-pañcakam”: the l of chlṛ takes ṛ; lṛ here is l+ṛ, NOT the vowel ḷ",
      ],
      ["ṇḷ", 1500000000n, "commentary gloss “pañcadaśārbudam”"],
      ["ṣṛ", 80000000n, "commentary gloss “koṭy-aṣṭakam”"],
      ["cu", 60000n, "commentary gloss “ayuta-ṣaṭkam”"],
      ["thṛ", 17000000n, "commentary gloss “prayuta-saptadaśakam”"],
      ["bu", 230000n, "commentary gloss “ayutānāṃ trayoviṃśatiḥ”"],
    ],
  ],
  [
    "Wikipedia, Āryabhaṭa numeration",
    [
      ["jala", 58n, "part of the speed-of-light example"],
      ["ghini", 2400n, "part of the speed-of-light example"],
      ["jhuśu", 790000n, "part of the speed-of-light example"],
      ["jhṛsṛ", 99000000n, "part of the speed-of-light example"],
      ["khḷ", 200000000n, "part of the speed-of-light example"],
      ["jalaghinijhuśujhṛsṛkhḷ", 299792458n, "speed of light in m/s, as one word"],
      ["hau", 1000000000000000000n, "the largest single syllable, 10^18"],
    ],
  ],
  [
    "Wikipedia, Ka (Indic) and Āryabhaṭa numeration",
    [
      ["ka", 1n, "place of the vowel"],
      ["ki", 100n, "place of the vowel"],
      ["ku", 10000n, "place of the vowel"],
      ["kṛ", 1000000n, "place of the vowel"],
      ["kḷ", 100000000n, "place of the vowel"],
      ["ke", 10000000000n, "place of the vowel"],
      ["kai", 1000000000000n, "place of the vowel"],
      ["ko", 100000000000000n, "place of the vowel"],
      ["kau", 10000000000000000n, "place of the vowel"],
    ],
  ],
  ["Wikipedia, Kha (Indic)", [["khḷ", 200000000n, "row of kha"]]],
  [
    "Varnam blog",
    [
      ["cu", 60000n, "a published example"],
      ["cṛ", 6000000n, "a published example"],
    ],
  ],
  [
    "CBSE class XI Applied Mathematics, unit 1, drill words",
    [
      [
        "guṇa",
        30015n,
        "textbook drill word",
        {
          note: "The number follows from the rule; the source prints the word alone.",
          isPrinted: false,
        },
      ],
      [
        "kṛṣṇa",
        1000095n,
        "textbook drill word",
        {
          note: "The number follows from the rule; the source prints the word alone.",
          isPrinted: false,
        },
      ],
    ],
  ],
  [
    "Gītikāpāda 1.12 in the GRETIL and TextGrid e-texts",
    [
      [
        "bhaki",
        124n,
        "sine difference no. 2 as typed in the GRETIL/TextGrid e-text",
        { note: "A slip of typing for bhakhi.", misprint: 224n },
      ],
    ],
  ],
  [
    "Gītikāpāda 1.3 in a web edition and in the e-text of Kern",
    [
      [
        "ṅiśibuṇlṛṣkhṛ",
        147237500n,
        "Earth word with vocalic ḷ typed as l+ṛ (लृ)",
        { note: "The vowel ḷ (ॢ) is typed as l with ṛ (लृ).", misprint: 1582237500n },
      ],
    ],
  ],
  [
    "Gītikāpāda 1.3 in the e-text of Kern (eBharati)",
    [
      [
        "khyudhṛ",
        19320000n,
        "Sun word with dh for gh",
        { note: "ध is read for घ by the scanner.", misprint: 4320000n },
      ],
    ],
  ],
  [
    "Varnam, varnam.substack.com",
    [
      [
        "cra",
        46n,
        "“च्र = 6,000,000”",
        {
          note: "The conjunct च्र is typed for चृ: one has the consonant r, the other the vowel ṛ.",
          misprint: 6000000n,
        },
      ],
    ],
  ],
  [
    "Telugu Wikisource, Vemuri, Rāmānujan nuṇḍi…, p. 36",
    [
      ["ca", 6n, "sine difference no. 24", { note: "చ is printed for ఛ.", misprint: 7n }],
      ["makhī", 225n, "sine verse printed with long ī (long = short)"],
      ["bhakhī", 224n, "sine verse printed with long ī (long = short)"],
      ["phakhī", 222n, "sine verse printed with long ī (long = short)"],
      ["dhakhī", 219n, "sine verse printed with long ī (long = short)"],
      ["ṇakhī", 215n, "sine verse printed with long ī (long = short)"],
      ["dhakī", 119n, "sine verse printed with long ī (long = short)"],
    ],
  ],
  [
    "AncIndMatAst, example script",
    [
      [
        "bhadilajhunukhṛ",
        2291874n,
        "Mars word with its conjuncts opened with a instead of i/u",
        {
          note: "A conjunct opens with its own vowel: dli is di li, not dila.",
          misprint: 2296824n,
        },
      ],
    ],
  ],
  [
    "PaniniVM, AryabhatiyaDecoderTest",
    [
      [
        "cayi",
        3006n,
        "“chayi = 3600”",
        {
          note: "The inherent a of ca is skipped; with it the letters give 6 + 3000.",
          misprint: 3600n,
        },
      ],
    ],
  ],
];
