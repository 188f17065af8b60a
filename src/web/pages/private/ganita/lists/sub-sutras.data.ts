import type { UsedForm } from "../address.ts";

/** A sub-sutra, and where a calculator uses it. */
interface SubSutra {
  readonly devanagari: string;
  readonly iast: string;
  readonly meaning: string;
  /** What it does, or why no calculator has it. */
  readonly use: string;
  readonly usedBy: readonly UsedForm[];
}

/** The thirteen sub-sutras, in the order of the book's list. */
export const SUB_SUTRAS: readonly SubSutra[] = [
  {
    devanagari: "आनुरूप्येण",
    iast: "ānurūpyeṇa",
    meaning: "proportionately",
    use: "A working base such as 50, and a cube whose terms are in proportion.",
    usedBy: [{ path: "anurupyena" }, { path: "anurupyena", form: { mode: "cube" } }],
  },
  {
    devanagari: "शिष्यते शेषसंज्ञः",
    iast: "śiṣyate śeṣasaṃjñaḥ",
    meaning: "the remainder remains constant",
    use: "Divided by x − p, a polynomial leaves one number, its value at p.",
    usedBy: [{ path: "paravartya-yojayet", form: { mode: "polynomial" } }],
  },
  {
    devanagari: "आद्यमाद्येनान्त्यमन्त्येन",
    iast: "ādyam ādyenāntyam antyena",
    meaning: "the first by the first, and the last by the last",
    use: "The two vertical columns at the ends of a product.",
    usedBy: [{ path: "urdhva-tiryagbhyam" }],
  },
  {
    devanagari: "केवलैः सप्तकं गुण्यात्",
    iast: "kevalaiḥ saptakaṃ guṇyāt",
    meaning: "for seven, multiply by 143",
    use: "The letters k, v, l count 1, 4, 3, and 143 × 999 = 142,857 is the period of 1/7.",
    usedBy: [{ path: "ekanyunena-purvena" }, { path: "shesanyankena-charamena" }],
  },
  {
    devanagari: "वेष्टनम्",
    iast: "veṣṭanam",
    meaning: "by osculation",
    use: "The last digit is folded onto the rest, to see whether one number divides another.",
    usedBy: [{ path: "veshtanam" }, { path: "veshtanam", form: { mode: "negative" } }],
  },
  {
    devanagari: "यावदूनं तावदूनम्",
    iast: "yāvadūnaṃ tāvadūnam",
    meaning: "lessen by the deficiency",
    use: "Cubes near a power of ten.",
    usedBy: [{ path: "yavadunam", form: { power: 3 } }],
  },
  {
    devanagari: "यावदूनं तावदूनीकृत्य वर्गं च योजयेत्",
    iast: "yāvadūnaṃ tāvadūnīkṛtya vargaṃ ca yojayet",
    meaning: "lessen by the deficiency, and set up its square",
    use: "Squares near a power of ten.",
    usedBy: [{ path: "yavadunam", form: { power: 2 } }],
  },
  {
    devanagari: "अन्त्ययोर्दशकेऽपि",
    iast: "antyayor daśake'pi",
    meaning: "also where the last ones add up to ten",
    use: "Numbers that begin alike and whose endings make a power of ten.",
    usedBy: [{ path: "ekadhikena-purvena", form: { mode: "product" } }],
  },
  {
    devanagari: "अन्त्ययोरेव",
    iast: "antyayor eva",
    meaning: "only the last terms",
    use: "For fractions of which the constants alone decide. No calculator has it for its own; such equations are solved here:",
    usedBy: [{ path: "shunyam-samyasamuccaye", form: { mode: "ratio" } }],
  },
  {
    devanagari: "समुच्चयगुणितः",
    iast: "samuccaya-guṇitaḥ",
    meaning: "the product of the sums",
    use: "The sums of the factors' coefficients, multiplied: one side of a check whose other side is गुणितसमुच्चयः, the sum of the product's.",
    usedBy: [{ path: "gunakanupatih" }],
  },
  {
    devanagari: "लोपनस्थापनाभ्याम्",
    iast: "lopana-sthāpanābhyām",
    meaning: "by leaving out and keeping, in turn",
    use: "A quadratic in several letters, such as 2x² + 7xy + 6y² + 11xz + 18yz + 12z², is factored with one letter left out at a time; so is a common factor found. No calculator has it.",
    usedBy: [],
  },
  {
    devanagari: "विलोकनम्",
    iast: "vilokanam",
    meaning: "by mere observation",
    use: "What is seen at once needs no calculator.",
    usedBy: [],
  },
  {
    devanagari: "गुणितसमुच्चयः समुच्चयगुणितः",
    iast: "guṇita-samuccayaḥ samuccaya-guṇitaḥ",
    meaning: "the sum of the product is the product of the sums",
    use: "The check itself: both sides of it are compared.",
    usedBy: [{ path: "gunakanupatih" }, { path: "gunakanupatih", form: { mode: "number" } }],
  },
];

/** Where the list is from. */
export const SUB_SUTRAS_SOURCE =
  "The thirteen of Bharati Krishna Tirtha, Vedic Mathematics (1965), as listed at learnreligions.com and, in Devanagari, in the game Ankh: The Sutra Saga, on GitHub; the book itself was not consulted. Some lists add ध्वजाङ्क and द्वन्द्वयोगः, which have calculators above.";
