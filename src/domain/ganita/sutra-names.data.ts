import type { CalculatorPath } from "./calculator-path.ts";
import type { SutraCard, SutraName } from "./sutra.ts";

/** The origin of the sutras, in one honest sentence. */
export const ABOUT_THE_SUTRAS =
  "The sutras are Bharati Krishna Tirtha's, published in 1965. They have not been found in the Vedic texts that are known (N. M. Kansara, Sambodhi XXIII, 2000; S. G. Dani); the book's own editor raises the question in his foreword. The mathematics stands by itself, and every working here is checked by plain arithmetic.";

/** The Ganita page: sixteen sutras, four to a row, and one card for addition and subtraction. */
export const SUTRA_CARDS: readonly SutraCard[] = [
  { title: "Addition & Subtraction", paths: ["addition", "subtraction"] },
  { title: "Urdhva-tiryagbhyam", paths: ["urdhva-tiryagbhyam"] },
  { title: "Ekadhikena purvena", paths: ["ekadhikena-purvena"] },
  { title: "Nikhilam navatashcaramam dashatah", paths: ["nikhilam-navatashcaramam-dashatah"] },
  { title: "Paravartya yojayet", paths: ["paravartya-yojayet"] },
  { title: "Shunyam samyasamuccaye", paths: ["shunyam-samyasamuccaye"] },
  { title: "Anurupyena", paths: ["anurupyena"] },
  { title: "Sankalana-vyavakalanabhyam", paths: ["sankalana-vyavakalanabhyam"] },
  { title: "Puranapuranabhyam", paths: ["puranapuranabhyam"] },
  { title: "Chalana-kalanabhyam", paths: ["chalana-kalanabhyam"] },
  { title: "Yavadunam", paths: ["yavadunam"] },
  { title: "Vyashtisamashtih", paths: ["vyashtisamashtih"] },
  { title: "Shesanyankena charamena", paths: ["shesanyankena-charamena"] },
  { title: "Sopantyadvayamantyam", paths: ["sopantyadvayamantyam"] },
  { title: "Ekanyunena purvena", paths: ["ekanyunena-purvena"] },
  { title: "Gunakasamuccayah", paths: ["gunakasamuccayah"] },
  { title: "Gunitasamuccayah", paths: ["gunakanupatih"] },
];

/** The name of each calculator, for lists and links. */
export const SUTRA_NAMES: Readonly<Record<CalculatorPath, SutraName>> = {
  addition: {
    name: "Addition",
    devanagari: "संकलनम्",
    iast: "saṅkalanam",
    meaning: "putting together",
  },
  subtraction: {
    name: "Subtraction",
    devanagari: "व्यवकलनम्",
    iast: "vyavakalanam",
    meaning: "taking apart",
  },
  "urdhva-tiryagbhyam": {
    name: "Urdhva-tiryagbhyam",
    devanagari: "ऊर्ध्वतिर्यग्भ्याम्",
    iast: "ūrdhva-tiryagbhyām",
    meaning: "vertically and crosswise",
  },
  "ekadhikena-purvena": {
    name: "Ekadhikena purvena",
    devanagari: "एकाधिकेन पूर्वेण",
    iast: "ekādhikena pūrveṇa",
    meaning: "by one more than the previous one",
  },
  "nikhilam-navatashcaramam-dashatah": {
    name: "Nikhilam navatashcaramam dashatah",
    devanagari: "निखिलं नवतश्चरमं दशतः",
    iast: "nikhilaṃ navataś caramaṃ daśataḥ",
    meaning: "all from nine and the last from ten",
  },
  "paravartya-yojayet": {
    name: "Paravartya yojayet",
    devanagari: "परावर्त्य योजयेत्",
    iast: "parāvartya yojayet",
    meaning: "transpose and apply",
  },
  "shunyam-samyasamuccaye": {
    name: "Shunyam samyasamuccaye",
    devanagari: "शून्यं साम्यसमुच्चये",
    iast: "śūnyaṃ sāmyasamuccaye",
    meaning: "when the samuccaya is the same, that samuccaya is zero",
  },
  anurupyena: {
    name: "Anurupyena",
    devanagari: "आनुरूप्येण",
    iast: "ānurūpyeṇa",
    meaning: "proportionately",
  },
  "sankalana-vyavakalanabhyam": {
    name: "Sankalana-vyavakalanabhyam",
    devanagari: "संकलनव्यवकलनाभ्याम्",
    iast: "saṅkalana-vyavakalanābhyām",
    meaning: "by addition and by subtraction",
  },
  puranapuranabhyam: {
    name: "Puranapuranabhyam",
    devanagari: "पूरणापूरणाभ्याम्",
    iast: "pūraṇāpūraṇābhyām",
    meaning: "by the completion or non-completion",
  },
  "chalana-kalanabhyam": {
    name: "Chalana-kalanabhyam",
    devanagari: "चलनकलनाभ्याम्",
    iast: "calana-kalanābhyām",
    meaning: "by calculus, literally by sequential motion",
  },
  yavadunam: {
    name: "Yavadunam",
    devanagari: "यावदूनम्",
    iast: "yāvadūnam",
    meaning: "whatever the deficiency",
  },
  vyashtisamashtih: {
    name: "Vyashtisamashtih",
    devanagari: "व्यष्टिसमष्टिः",
    iast: "vyaṣṭi-samaṣṭiḥ",
    meaning: "individuality and totality",
  },
  "shesanyankena-charamena": {
    name: "Shesanyankena charamena",
    devanagari: "शेषाण्यङ्केन चरमेण",
    iast: "śeṣāṇy aṅkena carameṇa",
    meaning: "the remainders by the last digit",
  },
  sopantyadvayamantyam: {
    name: "Sopantyadvayamantyam",
    devanagari: "सोपान्त्यद्वयमन्त्यम्",
    iast: "sopāntya-dvayam antyam",
    meaning: "the ultimate and twice the penultimate",
  },
  "ekanyunena-purvena": {
    name: "Ekanyunena purvena",
    devanagari: "एकन्यूनेन पूर्वेण",
    iast: "ekanyūnena pūrveṇa",
    meaning: "by one less than the previous one",
  },
  gunakasamuccayah: {
    name: "Gunakasamuccayah",
    devanagari: "गुणकसमुच्चयः",
    iast: "guṇaka-samuccayaḥ",
    meaning: "the multipliers together",
  },
  gunakanupatih: {
    name: "Guṇitasamuccayaḥ (listed as gunakanupatih)",
    devanagari: "गुणितसमुच्चयः समुच्चयगुणितः",
    iast: "guṇita-samuccayaḥ samuccaya-guṇitaḥ",
    meaning:
      "the product of the sums of the coefficients is the sum of the coefficients of the product",
  },
};
