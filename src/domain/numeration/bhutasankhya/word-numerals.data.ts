/**
 * Where a word was found with its value, by the letter that the rows use. The scans of B, O and G
 * are poor: words that could not be read with certainty are left out.
 */
export const WORD_NUMERAL_SOURCES = {
  B: {
    name: "Bühler",
    full: "Indian Palaeography § 35 (Indian Antiquary 33, 1904, appendix, p. 84)",
  },
  H: {
    name: "Bühler in Hindi",
    full: "Indian Palaeography § 35 in Hindi, p. 175 (jainqq.org 020122)",
  },
  O: { name: "Ojha", full: "Bhāratīya Prācīna Lipimālā (1918), p. 120" },
  P: {
    name: "Pāṇḍulipivijñāna",
    full: "Sāmānya Pāṇḍulipivijñāna, list of words (jainqq.org 002693)",
  },
  J: { name: "Jain list", full: "list of words with those of the Jains (jainqq.org 012041)" },
  K: {
    name: "Kāvyakalpalatāvṛtti",
    full: "as listed in Sāmānya Pāṇḍulipivijñāna (jainqq.org 002693)",
  },
  G: { name: "Gaṇitasārasaṅgraha", full: "ed. Raṅgācārya (1912), appendix 1, pp. 287–288" },
  R: {
    name: "Al-Bīrūnī",
    full: "India, trans. Sachau (1910) 1, p. 177, after Brahmagupta: twelve by the names of the sun; p. 179, his own list",
  },
  L: {
    name: "Shukla’s list",
    full: "K. P. Shukla, Bhūtasaṅkhyāḥ, as typed for the dictionaries of indic-dict (stardict-sanskrit)",
  },
  S: { name: "Smith and Karpinski", full: "The Hindu-Arabic Numerals (1911), pp. 38–39" },
  M: {
    name: "Mādhava",
    full: "his verse on the circle, word by word (vishal12.wordpress.com, 2011)",
    isVerse: true,
  },
  T: { name: "Thakur", full: "Bhūta saṅkhyā (mathinhindibyrkthakur.blogspot.com, 2023)" },
  A: { name: "Prabhakaran", full: "on numbers in words (sanjayprabhakaran.blogspot.com, 2017)" },
  C: { name: "Collegehive", full: "Bhuta Sankhya system (notes.collegehive.in)" },
  W: { name: "Wikipedia", full: "Bhutasamkhya system" },
  D: {
    name: "Sūryasiddhānta",
    full: "with the numbers of Burgess’s translation (1860): khacatuṣka is four zeros (1.29), khatraya three (12.90), rasaṣaṭka 66 (2.23), aṣṭaka 8 in 2859 (2.20); the mountains bhūmidhara (2.17) and mahīdhra (2.25) are 7; chidra (2.18), randhra (2.19) and go (2.36) are 9, sāgara 4 (2.22), dik 10 (2.24), tattva 25 (2.17)",
    isVerse: true,
  },
  V: {
    name: "Pāṇini",
    full: "Aṣṭādhyāyī 5.1.22 and 5.1.58 (catuṣka, a group of four), 5.2.42 and 43 (catuṣṭaya; dvaya, traya)",
  },
  N: {
    name: "Number word",
    full: "the word is the number’s own name (Wikipedia, Indian numerals)",
  },
} as const;

export type SourceKey = keyof typeof WORD_NUMERAL_SOURCES;

/**
 * A value, the things that exist in that number, and their names: compound stems with source
 * letters.
 */
type WordNumeralRow = readonly [value: number, things: string, words: string];

/** The word numerals, by value. A word of several values has a row for each. */
export const WORD_NUMERAL_ROWS: readonly WordNumeralRow[] = [
  [0, "the void", "śūnya:BOPTL pūrṇa:OPTL randhra:OPTL bindu:PTL chidra:PL ananta:BGL"],
  [
    0,
    "the sky",
    "kha:OPAL gagana:OPL ākāśa:BOPGTSL ambara:BOPGTSAL abhra:OPTL viyat:OPTL vyoma:OPTL antarikṣa:OPGL nabhas:OPTL",
  ],
  [
    1,
    "what is single",
    "ādi:BOPTL rūpa:BPTSAL tanu:BPL nāyaka:BPL pitāmaha:BPL mukha:TL vadana:TL kali:PTL",
  ],
  [
    1,
    "the Moon",
    "śaśi:BOPSL indu:BOPGTSAL vidhu:OPL candra:OPTL śītāṃśu:OPL śītaraśmi:BOPL soma:OPL śaśāṅka:OPL sudhāṃśu:OPL abja:OPL niśeśa:PL niśākara:PL kṣapākara:PL jaivātṛka:PL himāṃśu:L mṛgāṅka:L śaśadhara:L",
  ],
  [
    1,
    "the Earth",
    "bhū:OPTSL bhūmi:OPTAL dharā:OPL kṣiti:PL urvarā:OPL go:OPL vasundharā:OPL pṛthvī:OPL dharaṇī:OPL vasudhā:OPL ilā:PL ku:PTL mahī:BPL avani:L medinī:L pṛthivī:L urvī:L kṣoṇī:L",
  ],
  [1, "the number", "eka:NL"],
  [
    2,
    "twins",
    "yama:BPTSL yamala:BL aśvi:BPTAL nāsatya:PL dasra:BPL yugma:TL yugala:TL kuṭumba:BL ravicandra:BL",
  ],
  [
    2,
    "eyes",
    "locana:PL netra:PTML akṣi:PGTAL dṛṣṭi:PKL cakṣus:PTL nayana:BPSL īkṣaṇa:PGL ambaka:GL",
  ],
  [
    2,
    "what the body has two of",
    "bāhu:BPML bhuja:KL kara:BPGSL karṇa:BPKL kuca:PL stana:KL oṣṭha:PL gulpha:PL jānu:PL hasta:TL pāṇi:TL pāda:KC",
  ],
  [2, "wings; halves of a month or a year", "pakṣa:BPTKAL ayana:TL"],
  [2, "the number", "dvi:NL"],
  [
    3,
    "fires",
    "agni:BGTCAL anala:GL hutāśana:ML vahni:TKL hotṛ:BL dahana:AL pāvaka:L kṛśānu:L jvalana:L śikhi:L hutāśa:L",
  ],
  [3, "qualities of nature", "guṇa:BTMCAL triguṇa:BL"],
  [3, "Rāmas", "rāma:BTCAL"],
  [3, "worlds; cities", "loka:BTL trijagat:BL bhuvana:KL pura:TL"],
  [3, "times; powers", "kāla:TKL trikāla:BL śakti:TL"],
  [3, "eyes of Śiva", "trinetra:BL śambhunetra:K"],
  [3, "the number", "tri:NM"],
  [4, "Vedas", "veda:BTMKAL śruti:BL āmnāya:TL"],
  [
    4,
    "oceans",
    "abdhi:BGTL jaladhi:BTL jala:BL dadhi:B ambudhi:GL ambhodhi:GL udadhi:GL samudra:TL arṇava:L payodhi:L payonidhi:L vāridhi:L jalanidhi:L sāgara:LD",
  ],
  [4, "ages; dice", "yuga:TCAL kṛta:BTAL aya:BL"],
  [4, "directions", "dik:BL"],
  [4, "classes; stages of life; means", "varṇa:TKCL āśrama:TL upāya:TL"],
  [4, "the number", "catur:N"],
  [
    5,
    "arrows of Kāma",
    "bāṇa:TAWL śara:AL iṣu:AL nārāca:TL mārgaṇa:TL sāyaka:L viśikha:L śilīmukha:L",
  ],
  [5, "elements", "bhūta:TCAL mahābhūta:TL tanmātra:TL tattva:TL"],
  [5, "senses; their objects", "indriya:GTAL viṣaya:SL artha:TL akṣa:L"],
  [5, "breaths; winds", "prāṇa:TL vāyu:TL pavana:TL marut:TL anila:L vāta:L asu:L"],
  [5, "sons of Pāṇḍu; jewels", "pāṇḍava:TL ratna:TL"],
  [5, "the number", "pañca:NL"],
  [6, "flavours", "rasa:TASL"],
  [6, "seasons", "ṛtu:GTCAL"],
  [6, "limbs of the Veda; systems", "aṅga:GTL darśana:TL tarka:TL śāstra:TL"],
  [6, "inner enemies", "ari:TL ripu:TL"],
  [6, "faces of Skanda", "guhavaktra:TL ṣaṇmukha:TL"],
  [6, "the number", "ṣaṭ:NL"],
  [
    7,
    "mountains",
    "naga:JL aga:JSL bhūbhṛt:JL parvata:JTL śaila:JTL adri:JGTL giri:JSL acala:GTL dharādhara:WL bhūdhara:L kulācala:L bhūmidhara:D mahīdhra:D",
  ],
  [7, "seers", "ṛṣi:JL muni:JTL atri:J"],
  [7, "horses of the Sun", "aśva:JGTL turaga:JTL vāha:J haya:JL vāji:JL turaṅga:L"],
  [7, "days of the week", "vāra:JL vāsara:TL"],
  [7, "notes; metres", "svara:JTL chandas:JL"],
  [7, "seas; islands; worlds", "sāgara:J jaladhi:J dvīpa:TL loka:JL"],
  [7, "tissues of the body", "dhātu:JCL"],
  [7, "dangers; wits", "bhaya:JL dhī:JL kalatra:JL"],
  [7, "the number", "sapta:NL"],
  [8, "the Vasus", "vasu:JTSL"],
  [
    8,
    "serpents",
    "ahi:JML sarpa:JTL nāga:JTL nāgendra:JL bhujaga:TL bhujaṅga:TL pannaga:L bhujaṅgama:L",
  ],
  [
    8,
    "elephants of the directions",
    "gaja:JTML danti:JL diggaja:JTL hasti:JL mātaṅga:JL kari:JL kuñjara:JL dvipa:JL karaṭi:JL ibha:GL vāraṇa:ML dvirada:L",
  ],
  [8, "powers; blessings", "siddhi:JTL bhūti:JL maṅgala:JL mada:JL bhadra:TL"],
  [8, "syllables of a quarter; armies", "anuṣṭubh:JL anīka:GL"],
  [8, "the number", "aṣṭa:N"],
  [9, "figures", "aṅka:JGL"],
  [9, "the Nandas", "nanda:JCL"],
  [9, "treasures", "nidhi:JL"],
  [9, "planets", "graha:JL khaga:JL"],
  [9, "openings of the body", "randhra:JLD chidra:JLD"],
  [9, "forms of Viṣṇu", "hari:JL upendra:GL nārada:J"],
  [9, "cows", "go:JLD"],
  [9, "the number", "nava:NL"],
  [10, "directions", "dik:JLRD diśā:JL āśā:JL kakubh:JL"],
  [
    10,
    "fingers; heads of Rāvaṇa; descents of Viṣṇu",
    "aṅguli:JL rāvaṇaśiras:JLR avatāra:JL paṅkti:JL",
  ],
  [10, "the number", "daśa:N"],
  [
    11,
    "Rudras",
    "rudra:JLR īśvara:JL hara:JL īśa:JL bhava:JL bharga:JL śūli:JL mahādeva:JLR paśupati:JL śiva:JL śambhu:L śaṅkara:L śarva:L īśāna:L maheśvara:L",
  ],
  [11, "armies of the great war", "akṣauhiṇī:JLR"],
  [
    12,
    "suns",
    "ravi:JRL sūrya:JRL arka:JRL ina:GL āditya:L bhānu:RL bhāskara:L divākara:L dinakara:L mārtaṇḍa:L mihira:L",
  ],
  [12, "months; signs of the zodiac", "māsa:RL rāśi:L"],
  [13, "gods called Viśvedevas", "viśva:RL viśve:L viśvedeva:L"],
  [13, "Kāma, the god of love", "kāma:L anaṅga:L"],
  [13, "letters without voice", "aghoṣa:L"],
  [13, "syllables of a quarter", "atijagatī:L"],
  [14, "Indras; Manus", "indra:GL manu:CLR"],
  [14, "worlds", "bhuvana:L loka:L"],
  [14, "branches of knowledge", "vidyā:L"],
  [14, "syllables of a quarter", "śakvarī:L"],
  [15, "days of a half month", "tithi:PLR dina:PL pakṣa:PL divasa:L vāsara:L"],
  [15, "syllables of a quarter", "atiśakvarī:L"],
  [16, "kings", "nṛpa:PLR bhūpa:PHLR bhūpati:PL nṛpati:L"],
  [16, "digits of the Moon", "kalā:PHL indukalā:PL śaśikalā:PL"],
  [16, "syllables of a quarter", "aṣṭi:PHLR"],
  [17, "syllables of a quarter", "atyaṣṭi:PHLR"],
  [18, "syllables of a quarter", "dhṛti:PHLR"],
  [18, "Purāṇas", "purāṇa:L"],
  [19, "syllables of a quarter", "atidhṛti:PHLR"],
  [20, "nails", "nakha:PHLR"],
  [20, "syllables of a quarter", "kṛti:PHLR"],
  [21, "heavens", "svarga:PHL"],
  [21, "syllables of a quarter", "prakṛti:PL utkṛti:PHR"],
  [22, "kinds", "jāti:PHL"],
  [22, "syllables of a quarter", "ākṛti:L"],
  [23, "syllables of a quarter", "vikṛti:PHL"],
  [24, "Jinas", "jina:PHL arhat:PL siddha:PL"],
  [24, "syllables of the metre", "gāyatrī:PL"],
  [25, "principles of Sāṅkhya", "tattva:PHLRD"],
  [26, "syllables of a quarter", "utkṛti:HL"],
  [27, "lunar mansions", "bha:PML nakṣatra:PHL uḍu:PL ṛkṣa:L tārā:L"],
  [32, "teeth", "danta:PHL rada:PL radana:PL daśana:L"],
  [33, "gods", "deva:PL sura:PHL vibudha:M amara:L tridaśa:L"],
  [40, "hells", "naraka:PH"],
  [48, "syllables of the metre", "jagatī:PL"],
  [49, "tones; winds", "tāna:PHL pavana:PL"],
];

/**
 * Words for a group of so many. After another word they say how often that word stands: khacatuṣka is
 * four zeros. They may also be just the number: rasaṣaṭka is 66.
 */
export const GROUP_ROWS: readonly (readonly [value: number, words: string])[] = [
  [2, "dvaya:V dvitaya:V dvika:V"],
  [3, "traya:VD tritaya:V trika:V"],
  [4, "catuṣka:VD catuṣṭaya:V"],
  [5, "pañcaka:V"],
  [6, "ṣaṭka:VD"],
  [7, "saptaka:V"],
  [8, "aṣṭaka:VD"],
  [9, "navaka:V"],
  [10, "daśaka:V"],
];
