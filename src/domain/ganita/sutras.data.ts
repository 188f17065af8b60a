import type { CalculatorPath } from "./calculator-path.ts";
import { power, write } from "./notation.ts";
import type { Sutra, SutraCard } from "./sutra.ts";

const TIRTHAJI = "Bharati Krishna Tirtha, Vedic Mathematics (1965)";
const METHODS = "Vedic Mathematics – Methods (Sri Sathya Sai Veda Pratishtan)";
const BOTH = `${TIRTHAJI}; the steps follow ${METHODS}.`;

/** Where the sutras come from, in one honest sentence. */
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

/** What is told about each calculator. */
export const SUTRAS: { readonly [P in CalculatorPath]: Sutra<P> } = {
  addition: {
    name: "Addition",
    devanagari: "संकलनम्",
    iast: "saṅkalanam",
    meaning: "putting together",
    whenToUse:
      "For long columns. Each full ten is marked with a dot and let go, so you never count past nineteen and have nothing to remember.",
    worked: {
      question: "234 + 403 + 564 + 721",
      lines: [
        "Units, going up: 1 + 4 = 5, 5 + 3 = 8, 8 + 4 = 12. Put a dot for the ten, keep 2, write 2.",
        "Tens, starting from that one dot: 1 + 2 = 3, 3 + 6 = 9, 9 + 0 = 9, 9 + 3 = 12. A dot, write 2.",
        "Hundreds, from one dot: 1 + 7 = 8, 8 + 5 = 13. A dot, keep 3; 3 + 4 = 7, 7 + 2 = 9. Write 9.",
        "The last dot goes in front: 1922.",
      ],
      input: { nums: ["234", "403", "564", "721"] },
      answer: "1922",
    },
    modes: [
      {
        mode: undefined,
        label: "Add numbers",
        examples: [
          { label: "604 + 794", input: { nums: ["604", "794"] } },
          { label: "232 + 4151 − 2889 + 1371", input: { nums: ["232", "4151", "-2889", "1371"] } },
          { label: "99999999999999999999 + 1", input: { nums: ["99999999999999999999", "1"] } },
        ],
      },
    ],
    why: "A dot stands for ten of its own column, and ten of one column are one of the next. So a ten may be dropped as soon as it is full, if its dot is counted in the next column.",
    formula: write`8 + 4 = 12 = 1 × 10 + 2`,
    fitsBetter: [{ when: "The last digits make tens with each other.", path: "puranapuranabhyam" }],
    note: "Not one of the sixteen sutras. The dot is called śuddha, “pure”: the number is purified of its ten.",
    source: `${METHODS}, Addition and Subtraction.`,
  },
  subtraction: {
    name: "Subtraction",
    devanagari: "व्यवकलनम्",
    iast: "vyavakalanam",
    meaning: "taking apart",
    whenToUse:
      "Whenever you would have to borrow. Subtract every column by itself, let the result be negative where it must, and clear the negative digits afterwards.",
    worked: {
      question: "723 − 246",
      lines: [
        "Column by column: 7 − 2 = 5, 2 − 4 = −2, 3 − 6 = −3. With a bar for minus: 5 2̄ 3̄.",
        "Clear the bars: the last from 10, the others from 9. 10 − 3 = 7, 9 − 2 = 7.",
        "The digit before them loses 1: 5 − 1 = 4.",
        "The difference is 477.",
      ],
      input: { nums: ["723", "246"] },
      answer: "477",
    },
    modes: [
      {
        mode: undefined,
        label: "Subtract numbers",
        examples: [
          { label: "3726 − 1987", input: { nums: ["3726", "1987"] } },
          { label: "1000 − 873", input: { nums: ["1000", "873"] } },
          { label: "246 − 723", input: { nums: ["246", "723"] } },
        ],
      },
    ],
    why: "5 2̄ 3̄ means 500 − 23. Take the 23 from one of the hundreds: what is left of it is the complement, found with all digits from nine and the last from ten, and the hundreds are one fewer.",
    formula: write`500 − 23 = 400 + (100 − 23)`,
    fitsBetter: [
      { when: "You only take from 10, 100, 1000 …", path: "nikhilam-navatashcaramam-dashatah" },
    ],
    note: "Not one of the sixteen sutras; the bars are cleared by one of them, Nikhilam.",
    source: `${METHODS}, Addition and Subtraction.`,
  },
  "urdhva-tiryagbhyam": {
    name: "Urdhva-tiryagbhyam",
    devanagari: "ऊर्ध्वतिर्यग्भ्याम्",
    iast: "ūrdhva-tiryagbhyām",
    meaning: "vertically and crosswise",
    whenToUse:
      "To multiply any two numbers in one line, with no partial products to write down. It works for polynomials too.",
    worked: {
      question: "98 × 87",
      lines: [
        "Units, straight down: 8 × 7 = 56. Write 6, carry 5.",
        "Tens, crosswise: 9 × 7 + 8 × 8 = 127, with the 5 it is 132. Write 2, carry 13.",
        "Hundreds, straight down: 9 × 8 = 72, with the 13 it is 85. Write 5, carry 8.",
        "Write the 8: 8526.",
      ],
      input: { a: "98", b: "87" },
      answer: "8526",
    },
    modes: [
      {
        mode: undefined,
        label: "Multiply two numbers",
        examples: [
          { label: "14 × 12", input: { a: "14", b: "12" } },
          { label: "98 × 87", input: { a: "98", b: "87" } },
          { label: "234 × 316", input: { a: "234", b: "316" } },
          { label: "8.4 × 2.8", input: { a: "8.4", b: "2.8" } },
          { label: "68 × 29 with bar digits", input: { a: "68", b: "29", vinculum: true } },
        ],
      },
    ],
    why: "A number is a sum of digits times powers of ten. Multiplying out and collecting the same powers gives one column for each: the products of all digits whose places add up to that column, which are the ones the lines join.",
    formula: write`(10a + b)(10c + d) = 100ac + 10(ad + bc) + bd`,
    fitsBetter: [
      { when: "Both numbers lie near a power of ten.", path: "nikhilam-navatashcaramam-dashatah" },
      { when: "One of them is all nines.", path: "ekanyunena-purvena" },
    ],
    source: BOTH,
  },
  "ekadhikena-purvena": {
    name: "Ekadhikena purvena",
    devanagari: "एकाधिकेन पूर्वेण",
    iast: "ekādhikena pūrveṇa",
    meaning: "by one more than the previous one",
    whenToUse:
      "To square a number that ends in 5, to multiply numbers that begin alike and whose endings make ten, and to write 1/19, 1/29 or 1/7 as a decimal digit by digit.",
    worked: {
      question: "35²",
      lines: [
        "The previous one, before the 5, is 3; one more than it is 4.",
        "3 × 4 = 12: the left part.",
        "5 × 5 = 25: the right part.",
        "Side by side: 1225.",
      ],
      input: { n: "35" },
      answer: "1225",
    },
    modes: [
      {
        mode: "square",
        label: "Square a number ending in 5",
        examples: [
          { label: "25²", input: { n: "25" } },
          { label: "195²", input: { n: "195" } },
          { label: "3.5²", input: { n: "3.5" } },
        ],
      },
      {
        mode: "product",
        label: "Like beginnings, endings that make ten",
        examples: [
          { label: "44 × 46", input: { mode: "product", a: "44", b: "46" } },
          { label: "291 × 209", input: { mode: "product", a: "291", b: "209" } },
        ],
      },
      {
        mode: "recurring",
        label: "Recurring decimals from the right",
        examples: [
          { label: "1/19", input: { mode: "recurring", p: "1", q: "19" } },
          { label: "1/7", input: { mode: "recurring", p: "1", q: "7" } },
        ],
      },
    ],
    why: "A number ending in 5 is 10p + 5. Its square holds 100p² + 100p, which is 100 times p(p + 1), and 25. For decimals: with a denominator 10m − 1, adding the denominator as often as the last digit of a remainder says makes it end in 0; the tenth of it is the remainder one place further left, and that is m times the digit plus what was carried.",
    formula: write`${power(["10p + 5"], 2)} = 100p(p + 1) + 25`,
    fitsBetter: [
      { when: "The number ends in another digit.", path: "yavadunam" },
      { when: "The denominator is even or a multiple of 5.", path: "shesanyankena-charamena" },
    ],
    source: BOTH,
  },
  "nikhilam-navatashcaramam-dashatah": {
    name: "Nikhilam navatashcaramam dashatah",
    devanagari: "निखिलं नवतश्चरमं दशतः",
    iast: "nikhilaṃ navataś caramaṃ daśataḥ",
    meaning: "all from nine and the last from ten",
    whenToUse:
      "To multiply numbers near 10, 100, 1000 and so on, above or below. Large digits turn into small ones.",
    worked: {
      question: "91 × 93",
      lines: [
        "Both are near 100. What they lack, all from nine and the last from ten: 09 and 07.",
        "Crosswise: 91 − 7 = 84, and 93 − 9 = 84 as well. That is the left part.",
        "9 × 7 = 63. That is the right part.",
        "Side by side: 8463.",
      ],
      input: { a: "91", b: "93" },
      answer: "8463",
    },
    modes: [
      {
        mode: undefined,
        label: "Multiply near a power of ten",
        examples: [
          { label: "88 × 88", input: { a: "88", b: "88" } },
          { label: "107 × 93", input: { a: "107", b: "93" } },
          { label: "1023 × 1049", input: { a: "1023", b: "1049" } },
          { label: "9998 × 94", input: { a: "9998", b: "94" } },
        ],
      },
    ],
    why: "Write both numbers as the base B with a little more or less, x and y. Their product is B times the cross sum B + x + y, and x times y. Since B is a power of ten, multiplying by it only moves the cross sum to the left.",
    formula: write`(B + x)(B + y) = B(B + x + y) + xy`,
    fitsBetter: [
      { when: "Both lie near 50, 200, 3000 …", path: "anurupyena" },
      { when: "They lie far from any round number.", path: "urdhva-tiryagbhyam" },
    ],
    source: BOTH,
  },
  "paravartya-yojayet": {
    name: "Paravartya yojayet",
    devanagari: "परावर्त्य योजयेत्",
    iast: "parāvartya yojayet",
    meaning: "transpose and apply",
    whenToUse:
      "To divide by a number that begins with 1, to divide polynomials, and to solve simple equations by moving terms across.",
    worked: {
      question: "1234 ÷ 112",
      lines: [
        "Leave the leading 1 of 112 and change the signs of the rest: −1, −2.",
        "Part off two digits of 1234 for the remainder: 1 2 | 3 4.",
        "Bring down 1; it sends −1, −2 under the next two columns. The second column is 2 − 1 = 1; it sends −1, −2 on.",
        "The columns are 1 1 | 0 2: quotient 11, remainder 2.",
      ],
      input: { dividend: "1234", divisor: "112" },
      answer: "11, 2",
    },
    modes: [
      {
        mode: "divide",
        label: "Divide numbers",
        examples: [
          { label: "1235 ÷ 89", input: { dividend: "1235", divisor: "89" } },
          { label: "97 ÷ 12", input: { dividend: "97", divisor: "12" } },
          { label: "7777 ÷ 19", input: { dividend: "7777", divisor: "19" } },
        ],
      },
      {
        mode: "polynomial",
        label: "Divide polynomials",
        examples: [
          {
            label: "(x³ − 4x² + 5x − 2) ÷ (x − 2)",
            input: { mode: "polynomial", dividend: ["1", "-4", "5", "-2"], divisor: ["1", "-2"] },
          },
          {
            label: "(5x² − 5x − 7) ÷ (2x + 8)",
            input: { mode: "polynomial", dividend: ["5", "-5", "-7"], divisor: ["2", "8"] },
          },
        ],
      },
      {
        mode: "equation",
        label: "Simple equations",
        examples: [
          {
            label: "2x + 7 = x + 9",
            input: { mode: "equation", type: 1, coefficients: ["2", "7", "1", "9"] },
          },
          {
            label: "(x + 1)(x + 2) = (x + 3)(x + 4)",
            input: { mode: "equation", type: 2, coefficients: ["1", "2", "3", "4"] },
          },
          {
            label: "(2x + 1)/(x + 3) = 3/4",
            input: { mode: "equation", type: 3, coefficients: ["2", "1", "1", "3", "3", "4"] },
          },
          {
            label: "3/(x + 1) + 4/(x + 2) = 0",
            input: { mode: "equation", type: 4, coefficients: ["3", "1", "4", "2"] },
          },
        ],
      },
    ],
    why: "A divisor such as 112 is a hundred, with 12 more. Each hundred taken out of the dividend takes 12 too much along, so −1 ten and −2 units are put back into the columns that follow. Adding transposed digits is the long subtraction, done as you go. A polynomial is the same with x in the place of ten, and nothing to carry.",
    formula: write`N = Dq + r, D = ${power("x", 2)} + bx + c: q sends −bq, −cq`,
    fitsBetter: [
      {
        when: "The equation has the same sum or product on both sides.",
        path: "shunyam-samyasamuccaye",
      },
      { when: "You want the decimals of a fraction.", path: "shesanyankena-charamena" },
    ],
    source: BOTH,
  },
  "shunyam-samyasamuccaye": {
    name: "Shunyam samyasamuccaye",
    devanagari: "शून्यं साम्यसमुच्चये",
    iast: "śūnyaṃ sāmyasamuccaye",
    meaning: "when the samuccaya is the same, that samuccaya is zero",
    whenToUse:
      "When an equation shows the same thing on both sides: the same product of constants, the same sum of denominators, totals in one ratio. That thing is then zero, and the root can be read off. A factor common to both sides, as in 9(x + 1) = 7(x + 1), is the plainest case.",
    worked: {
      question: "1/(x − 7) + 1/(x − 9) = 1/(x − 6) + 1/(x − 10)",
      lines: [
        "Add the denominators on the left: 2x − 16.",
        "Add them on the right: 2x − 16, the same.",
        "So 2x − 16 is zero.",
        "x = 8.",
      ],
      input: { mode: "reciprocals", a: "-7", b: "-9", c: "-6", d: "-10" },
      answer: "8",
    },
    modes: [
      {
        mode: "products",
        label: "(x + a)(x + b) = (x + c)(x + d)",
        examples: [
          {
            label: "(x + 3)(x + 4) = (x − 2)(x − 6)",
            input: { mode: "products", a: "3", b: "4", c: "-2", d: "-6" },
          },
          {
            label: "(x + 1)(x + 2) = (x + 3)(x + 4)",
            input: { mode: "products", a: "1", b: "2", c: "3", d: "4" },
          },
        ],
      },
      {
        mode: "equal-numerators",
        label: "m/(ax + b) + m/(cx + d) = 0",
        examples: [
          {
            label: "1/(3x − 2) + 1/(2x − 1) = 0",
            input: { mode: "equal-numerators", m: "1", first: ["3", "-2"], second: ["2", "-1"] },
          },
        ],
      },
      {
        mode: "ratio",
        label: "N₁/D₁ = N₂/D₂",
        examples: [
          {
            label: "(2x + 9)/(2x + 7) = (2x + 7)/(2x + 9)",
            input: {
              mode: "ratio",
              n1: ["2", "9"],
              d1: ["2", "7"],
              n2: ["2", "7"],
              d2: ["2", "9"],
            },
          },
          {
            label: "(3x + 4)/(6x + 7) = (5x + 6)/(2x + 3)",
            input: {
              mode: "ratio",
              n1: ["3", "4"],
              d1: ["6", "7"],
              n2: ["5", "6"],
              d2: ["2", "3"],
            },
          },
        ],
      },
      {
        mode: "reciprocals",
        label: "1/(x + a) + 1/(x + b) = 1/(x + c) + 1/(x + d)",
        examples: [
          {
            label: "1/(x + 2) + 1/(x + 8) = 1/(x + 1) + 1/(x + 9)",
            input: { mode: "reciprocals", a: "2", b: "8", c: "1", d: "9" },
          },
        ],
      },
    ],
    why: "Two reciprocals add up to a fraction with the sum of their denominators above the line. If that sum is the same on both sides while the products below differ, the sides can only be equal where it is zero. In (x + a)(x + b) = (x + c)(x + d) the squares cancel, and with ab = cd every term left holds x. In a ratio, where both totals vanish the second fraction is the first with both signs changed; where both differences vanish, both fractions are 1.",
    formula: write`1/(x + a) + 1/(x + b) = (2x + a + b) ÷ ((x + a)(x + b))`,
    fitsBetter: [
      { when: "Nothing is the same on both sides.", path: "paravartya-yojayet" },
      { when: "There are two unknowns.", path: "sankalana-vyavakalanabhyam" },
    ],
    note: "Samuccaya has several meanings: a common factor, a product of constants, a sum of denominators, a total. Each has its own kind of equation here.",
    source: BOTH,
  },
  anurupyena: {
    name: "Anurupyena",
    devanagari: "आनुरूप्येण",
    iast: "ānurūpyeṇa",
    meaning: "proportionately",
    whenToUse:
      "To multiply numbers near 50, 200 or 3000, where Nikhilam's base is too far away; to solve a pair of equations in which one unknown stands in the ratio of the constants; to cube a number of two parts.",
    worked: {
      question: "46 × 43",
      lines: [
        "Take 50 as the working base: 5 times 10. The numbers lack 4 and 7.",
        "Crosswise: 46 − 7 = 39. In proportion: 39 × 5 = 195.",
        "4 × 7 = 28. One place for the right part: write 8, carry 2.",
        "195 + 2 = 197, and 8 beside it: 1978.",
      ],
      input: { a: "46", b: "43", base: "50" },
      answer: "1978",
    },
    modes: [
      {
        mode: "product",
        label: "Product from a working base",
        examples: [
          { label: "46 × 43, base 50", input: { a: "46", b: "43", base: "50" } },
          { label: "24 × 23, base 20", input: { a: "24", b: "23", base: "20" } },
          { label: "3998 × 4998, base 5000", input: { a: "3998", b: "4998", base: "5000" } },
        ],
      },
      {
        mode: "shunyam-anyat",
        label: "Shunyam anyat: if one is in ratio, the other is zero",
        examples: [
          {
            label: "3x + 7y = 2, 4x + 21y = 6",
            input: {
              mode: "shunyam-anyat",
              equations: [
                ["3", "7", "2"],
                ["4", "21", "6"],
              ],
            },
          },
          {
            label: "323x + 147y = 1615, 969x + 321y = 4845",
            input: {
              mode: "shunyam-anyat",
              equations: [
                ["323", "147", "1615"],
                ["969", "321", "4845"],
              ],
            },
          },
        ],
      },
      {
        mode: "cube",
        label: "Cube of a number in two parts",
        examples: [
          { label: "12³", input: { mode: "cube", n: "12" } },
          { label: "98³", input: { mode: "cube", n: "98" } },
        ],
      },
    ],
    why: "The identity is Nikhilam's. With a working base of 5 × 10 the cross sum counts fifties; times five, it counts tens, and the right part needs one place. In the equations: if the coefficients of y are in the ratio of the constants, x = 0 leaves both equations saying the same of y, and where there is one solution only, that is it. The four terms of a cube each stand to the one before as the second part to the first.",
    formula: write`(W + x)(W + y) = W(W + x + y) + xy, W = 5 × 10`,
    fitsBetter: [
      { when: "The base is 10, 100, 1000 …", path: "nikhilam-navatashcaramam-dashatah" },
      {
        when: "The coefficients of the equations change places.",
        path: "sankalana-vyavakalanabhyam",
      },
    ],
    note: "Two sutras share this screen: the sub-sutra Ānurūpyeṇa and the sixth sutra, (ānurūpye) śūnyam anyat, (आनुरूप्ये) शून्यमन्यत्, “if one is in ratio, the other one is zero”.",
    source: BOTH,
  },
  "sankalana-vyavakalanabhyam": {
    name: "Sankalana-vyavakalanabhyam",
    devanagari: "संकलनव्यवकलनाभ्याम्",
    iast: "saṅkalana-vyavakalanābhyām",
    meaning: "by addition and by subtraction",
    whenToUse:
      "For two equations in which the coefficients of x and y change places. One addition and one subtraction do it.",
    worked: {
      question: "45x − 23y = 113, 23x − 45y = 91",
      lines: [
        "Add: 68x − 68y = 204, so x − y = 3.",
        "Subtract: 22x + 22y = 22, so x + y = 1.",
        "Add these two and halve: x = 2.",
        "Subtract and halve: y = −1.",
      ],
      input: {
        equations: [
          ["45", "-23", "113"],
          ["23", "-45", "91"],
        ],
      },
      answer: "2, -1",
    },
    modes: [
      {
        mode: undefined,
        label: "Two equations in x and y",
        examples: [
          {
            label: "5x − 21y = 26, 21x − 5y = 26",
            input: {
              equations: [
                ["5", "-21", "26"],
                ["21", "-5", "26"],
              ],
            },
          },
          {
            label: "69x − 5y = 42, 5x − 69y = 32",
            input: {
              equations: [
                ["69", "-5", "42"],
                ["5", "-69", "32"],
              ],
            },
          },
          {
            label: "2x + 3y = 8, 3x − y = 1",
            input: {
              equations: [
                ["2", "3", "8"],
                ["3", "-1", "1"],
              ],
            },
          },
        ],
      },
    ],
    why: "Adding ax + by = p and bx + ay = q gives both unknowns the coefficient a + b; subtracting gives them a − b with opposite signs. Divide, and what is left is x + y and x − y, whose sum and difference are 2x and 2y.",
    formula: write`(a + b)(x + y) = p + q, (a − b)(x − y) = p − q`,
    fitsBetter: [{ when: "One unknown stands in the ratio of the constants.", path: "anurupyena" }],
    source: BOTH,
  },
  puranapuranabhyam: {
    name: "Puranapuranabhyam",
    devanagari: "पूरणापूरणाभ्याम्",
    iast: "pūraṇāpūraṇābhyām",
    meaning: "by the completion or non-completion",
    whenToUse:
      "When something is nearly whole: a quadratic that lacks a term to be a square, a cubic that lacks two to be a cube, a sum whose numbers make tens in pairs.",
    worked: {
      question: "x² + 4x − 5 = 0",
      lines: [
        "Move the constant: x² + 4x = 5.",
        "Half of 4 is 2; its square, 4, completes the left side: x² + 4x + 4 = 9.",
        "(x + 2)² = 9, so x + 2 is 3 or −3.",
        "x = −5 or x = 1.",
      ],
      input: { a: "1", b: "4", c: "-5" },
      answer: "-5, 1",
    },
    modes: [
      {
        mode: "quadratic",
        label: "Quadratic: complete the square",
        examples: [
          { label: "2x² + 3x − 4 = 0", input: { a: "2", b: "3", c: "-4" } },
          { label: "x² + 2x + 5 = 0", input: { a: "1", b: "2", c: "5" } },
        ],
      },
      {
        mode: "cubic",
        label: "Cubic: complete the cube",
        examples: [
          {
            label: "x³ + 8x² + 17x + 10 = 0",
            input: { mode: "cubic", a: "1", b: "8", c: "17", d: "10" },
          },
          { label: "x³ − 6x + 4 = 0", input: { mode: "cubic", a: "1", b: "0", c: "-6", d: "4" } },
          { label: "x³ − 2 = 0", input: { mode: "cubic", a: "1", b: "0", c: "0", d: "-2" } },
        ],
      },
      {
        mode: "sum",
        label: "Sum: complete the tens",
        examples: [
          {
            label: "24 + 38 + 26 + 12 + 7",
            input: { mode: "sum", nums: ["24", "38", "26", "12", "7"] },
          },
        ],
      },
    ],
    why: "x² + 2hx is the square of x + h but for h². Adding h² on both sides leaves a square equal to a number, and roots can be taken. A cubic is completed in the same way by a third of its second coefficient: the square of the unknown disappears, and a simpler cubic is left.",
    formula: write`${power("x", 2)} + 2hx + ${power("h", 2)} = ${power(["x + h"], 2)}`,
    fitsBetter: [
      { when: "You look for repeated roots.", path: "chalana-kalanabhyam" },
      { when: "The numbers of a sum do not make tens.", path: "addition" },
    ],
    note: "Completing tens is a later use in teaching.",
    source: BOTH,
  },
  "chalana-kalanabhyam": {
    name: "Chalana-kalanabhyam",
    devanagari: "चलनकलनाभ्याम्",
    iast: "calana-kalanābhyām",
    meaning: "by calculus, literally by sequential motion",
    whenToUse:
      "To solve a quadratic from its first differential, and to find the repeated factors of a longer polynomial.",
    worked: {
      question: "x² − 5x + 6 = 0",
      lines: [
        "The first differential: 2x − 5.",
        "The discriminant: 25 − 24 = 1.",
        "The first differential is the root of the discriminant: 2x − 5 = ±1.",
        "x = 2 or x = 3.",
      ],
      input: { coefficients: ["1", "-5", "6"] },
      answer: "2, 3",
    },
    modes: [
      {
        mode: undefined,
        label: "A polynomial of degree 1 to 8",
        examples: [
          { label: "7x² − 11x − 7", input: { coefficients: ["7", "-11", "-7"] } },
          { label: "x³ − 4x² + 5x − 2", input: { coefficients: ["1", "-4", "5", "-2"] } },
          {
            label: "x⁵ − 15x³ + 10x² + 60x − 72",
            input: { coefficients: ["1", "0", "-15", "10", "60", "-72"] },
          },
        ],
      },
    ],
    why: "Multiply ax² + bx + c by 4a and it becomes the square of 2ax + b less the discriminant; so at a root the first differential is the square root of the discriminant. If x − r divides a polynomial m times, it divides every term of its differential m − 1 times: what the two have in common shows the repeated factors.",
    formula: write`4a(a${power("x", 2)} + bx + c) = ${power(["2ax + b"], 2)} − (${power("b", 2)} − 4ac)`,
    fitsBetter: [{ when: "You want to see the square completed.", path: "puranapuranabhyam" }],
    source: BOTH,
  },
  yavadunam: {
    name: "Yavadunam",
    devanagari: "यावदूनम्",
    iast: "yāvadūnam",
    meaning: "whatever the deficiency",
    whenToUse: "To square or cube a number near 10, 100, 1000 and so on.",
    worked: {
      question: "96²",
      lines: [
        "96 lacks 4 from 100.",
        "Lessen it by 4 once more: 92. That is the left part.",
        "Set up the square of the lack, 4 × 4 = 16, in two places.",
        "Side by side: 9216.",
      ],
      input: { n: "96", power: 2 },
      answer: "9216",
    },
    modes: [
      {
        mode: undefined,
        label: "Square or cube",
        examples: [
          { label: "88²", input: { n: "88", power: 2 } },
          { label: "10025²", input: { n: "10025", power: 2 } },
          { label: "98³", input: { n: "98", power: 3 } },
        ],
      },
    ],
    why: "A number is its base B with a little more or less, e. In its square, B² + 2eB can be written as B times B + 2e, and B + 2e is the number with e added once more; e² is left for the right part. The cube has three such parts.",
    formula: write`${power(["B + e"], 2)} = B(B + 2e) + ${power("e", 2)}`,
    fitsBetter: [
      { when: "The number ends in 5.", path: "ekadhikena-purvena" },
      { when: "It lies near 50, 200, 3000 …", path: "anurupyena" },
    ],
    note: "The whole sub-sutra is यावदूनं तावदूनीकृत्य वर्गं च योजयेत्, yāvadūnaṃ tāvadūnīkṛtya vargaṃ ca yojayet: lessen it by its deficiency and set up the square of that.",
    source: BOTH,
  },
  vyashtisamashtih: {
    name: "Vyashtisamashtih",
    devanagari: "व्यष्टिसमष्टिः",
    iast: "vyaṣṭi-samaṣṭiḥ",
    meaning: "individuality and totality",
    whenToUse:
      "To multiply two numbers whose average is easy to square, and to solve equations that look the same around an average.",
    worked: {
      question: "58 × 62",
      lines: [
        "The whole: their average is 60.",
        "The single: each lies 2 away from it.",
        "60² = 3600 and 2² = 4.",
        "3600 − 4 = 3596.",
      ],
      input: { a: "58", b: "62" },
      answer: "3596",
    },
    modes: [
      {
        mode: "product",
        label: "Product about the average",
        examples: [
          { label: "46 × 55", input: { a: "46", b: "55" } },
          { label: "−12 × 18", input: { a: "-12", b: "18" } },
        ],
      },
      {
        mode: "quartic",
        label: "(x + a)⁴ + (x + b)⁴ = c",
        examples: [
          {
            label: "(x + 7)⁴ + (x + 5)⁴ = 706",
            input: { mode: "quartic", a: "7", b: "5", c: "706" },
          },
          {
            label: "(x + 1)⁴ + (x + 2)⁴ = 1000",
            input: { mode: "quartic", a: "1", b: "2", c: "1000" },
          },
        ],
      },
    ],
    why: "Two numbers are their average m with the same distance d taken off and put on, and the product of m − d and m + d is m² − d². In the same way the fourth powers of y + h and y − h add up to a sum in which every odd power of y cancels: a quadratic in y².",
    formula: write`(m − d)(m + d) = ${power("m", 2)} − ${power("d", 2)}`,
    fitsBetter: [
      { when: "Both lie near a power of ten.", path: "nikhilam-navatashcaramam-dashatah" },
      { when: "The average is no easier to square.", path: "urdhva-tiryagbhyam" },
    ],
    source: `${TIRTHAJI}, as the equation is told by others; the product about the average is the common teaching.`,
  },
  "shesanyankena-charamena": {
    name: "Shesanyankena charamena",
    devanagari: "शेषाण्यङ्केन चरमेण",
    iast: "śeṣāṇy aṅkena carameṇa",
    meaning: "the remainders by the last digit",
    whenToUse: "To write any fraction as a decimal, with the part that repeats for ever.",
    worked: {
      question: "1/7",
      lines: [
        "Divide and keep the remainders only: 3, 2, 6, 4, 5, 1, and then 3 again.",
        "The last digit is 7, for 7 × 7 = 49 ends in 9.",
        "The remainders times 7: 21, 14, 42, 28, 35, 7.",
        "Their last digits are the decimals: 0.142857 142857 …",
      ],
      input: { p: "1", q: "7" },
      answer: "0.(142857)",
    },
    modes: [
      {
        mode: undefined,
        label: "A fraction p/q",
        examples: [
          { label: "1/19", input: { p: "1", q: "19" } },
          { label: "5/21", input: { p: "5", q: "21" } },
          { label: "1/28", input: { p: "1", q: "28" } },
          { label: "7/8", input: { p: "7", q: "8" } },
        ],
      },
    ],
    why: "One step of long division says: ten times a remainder is q times a digit plus the next remainder. Look at last digits only. If ℓ is the digit for which ℓ × q ends in 9, then multiplying by ℓ turns q into −1 as far as last digits go, and the digit is the last digit of ℓ times the next remainder.",
    formula: write`10r = qd + s → d = the last digit of ℓs`,
    fitsBetter: [
      {
        when: "The denominator ends in 9 and you want to write from the right.",
        path: "ekadhikena-purvena",
      },
      { when: "You want quotient and remainder.", path: "paravartya-yojayet" },
    ],
    note: "The popular “multiply by the denominator” is right only for denominators that end in 3 or 7.",
    source: `${TIRTHAJI}, for 1/7 and 1/19, as told by LudditeAndroid at everything2.com.`,
  },
  sopantyadvayamantyam: {
    name: "Sopantyadvayamantyam",
    devanagari: "सोपान्त्यद्वयमन्त्यम्",
    iast: "sopāntya-dvayam antyam",
    meaning: "the ultimate and twice the penultimate",
    whenToUse:
      "For equations of four fractions whose factors follow each other by equal steps; and, in later teaching, to multiply by 12 and its neighbours.",
    worked: {
      question: "1/((x + 3)(x + 4)) + 1/((x + 3)(x + 5)) = 1/((x + 3)(x + 6)) + 1/((x + 4)(x + 5))",
      lines: [
        "The factors x + 3, x + 4, x + 5, x + 6 grow by equal steps.",
        "The ultimate is x + 6, the penultimate x + 5.",
        "(x + 6) + 2(x + 5) = 0.",
        "3x + 16 = 0, so x = −16/3.",
      ],
      input: { p: "3", q: "4", r: "5", s: "6" },
      answer: "-16/3",
    },
    modes: [
      {
        mode: "equation",
        label: "1/AB + 1/AC = 1/AD + 1/BC",
        examples: [
          { label: "factors x, x + 1, x + 2, x + 3", input: { p: "0", q: "1", r: "2", s: "3" } },
          {
            label: "factors x + 1, x + 2, x + 4, x + 7",
            input: { p: "1", q: "2", r: "4", s: "7" },
          },
        ],
      },
      {
        mode: "multiply",
        label: "Multiply by 11 to 19 (later teaching)",
        examples: [
          { label: "132 × 12", input: { mode: "multiply", n: "132", by: "12" } },
          { label: "99 × 19", input: { mode: "multiply", n: "99", by: "19" } },
        ],
      },
    ],
    why: "Multiplied by all four factors, the equation is CD + BD = BC + AD. With B, C and D one, two and three steps beyond A the squares cancel, and what is left is one step times 3A and seven steps, which is D + 2C. Multiplying by 12: ten times a number moves each digit one place left, so in every place twice the digit meets its right neighbour.",
    formula: write`CD + BD − BC − AD = e(D + 2C), e the step`,
    fitsBetter: [
      { when: "The factors do not follow by equal steps.", path: "paravartya-yojayet" },
      { when: "You multiply by another number.", path: "urdhva-tiryagbhyam" },
    ],
    source: `${TIRTHAJI}, for the equation, as told at gummystuff.org; multiplying by 12 is a later use in teaching.`,
  },
  "ekanyunena-purvena": {
    name: "Ekanyunena purvena",
    devanagari: "एकन्यूनेन पूर्वेण",
    iast: "ekanyūnena pūrveṇa",
    meaning: "by one less than the previous one",
    whenToUse: "To multiply by 9, 99, 999 and so on.",
    worked: {
      question: "456 × 999",
      lines: [
        "One less than 456 is 455: the left part.",
        "All from nine and the last from ten, 456 gives 544: the right part.",
        "Side by side: 455544.",
      ],
      input: { n: "456", nines: "999" },
      answer: "455544",
    },
    modes: [
      {
        mode: undefined,
        label: "Multiply by nines",
        examples: [
          { label: "143 × 999", input: { n: "143", nines: "999" } },
          { label: "45 × 999", input: { n: "45", nines: "999" } },
          { label: "1432 × 99", input: { n: "1432", nines: "99" } },
        ],
      },
    ],
    why: "999 times a number is a thousand times it, less the number once. Take that once out of the last of those thousands: there is one thousand fewer, and beside it stands what the number leaves of a thousand, its complement.",
    formula: write`999n = 1000(n − 1) + (1000 − n)`,
    fitsBetter: [
      {
        when: "The multiplier is near nines, but not all nines.",
        path: "nikhilam-navatashcaramam-dashatah",
      },
    ],
    source: `${TIRTHAJI}, for the three cases of fewer, as many and more digits than nines.`,
  },
  gunakasamuccayah: {
    name: "Gunakasamuccayah",
    devanagari: "गुणकसमुच्चयः",
    iast: "guṇaka-samuccayaḥ",
    meaning: "the multipliers together",
    whenToUse:
      "To test whether factors really make a given polynomial, without multiplying everything out.",
    worked: {
      question: "Is (x + 1)(x + 2) = x² + 3x + 2?",
      lines: [
        "The first differential of the right side: 2x + 3.",
        "Leave out each factor in turn: x + 2 and x + 1.",
        "Their sum is 2x + 3, the same.",
        "The constants agree too, 2 and 2: it holds.",
      ],
      input: {
        factors: [
          ["1", "1"],
          ["1", "2"],
        ],
        expression: ["1", "3", "2"],
      },
      answer: "true, 1, 3, 2",
    },
    modes: [
      {
        mode: undefined,
        label: "Linear factors and their product",
        examples: [
          {
            label: "(x − 2)(x − 3) = x² − 5x + 7?",
            input: {
              factors: [
                ["1", "-2"],
                ["1", "-3"],
              ],
              expression: ["1", "-5", "7"],
            },
          },
          {
            label: "(3x − 4)(4x + 1) = 12x² + 13x − 4?",
            input: {
              factors: [
                ["3", "-4"],
                ["4", "1"],
              ],
              expression: ["12", "13", "-4"],
            },
          },
        ],
      },
    ],
    why: "A product grows as each factor grows while the others stand still. So its first differential is a sum with one term for each factor: the factor's own growth, times all the others. A differential does not see the constant, so the constants are compared apart.",
    formula: write`D(ABC) = BC·D(A) + AC·D(B) + AB·D(C)`,
    fitsBetter: [{ when: "A quick check is enough.", path: "gunakanupatih" }],
    source: `${TIRTHAJI}, as told at gummystuff.org.`,
  },
  gunakanupatih: {
    name: "Guṇitasamuccayaḥ (listed as gunakanupatih)",
    devanagari: "गुणितसमुच्चयः समुच्चयगुणितः",
    iast: "guṇita-samuccayaḥ samuccaya-guṇitaḥ",
    meaning:
      "the product of the sums of the coefficients is the sum of the coefficients of the product",
    whenToUse:
      "To catch a wrong product in a moment: add coefficients, or cast out nines. It can show that a product is false, never that it is true.",
    worked: {
      question: "Is (x + 3)(x + 2) = x² + 5x + 6?",
      lines: [
        "The coefficients of the factors add up to 4 and to 3.",
        "4 × 3 = 12.",
        "The coefficients of the product: 1 + 5 + 6 = 12.",
        "They agree, and multiplied out in full it is right.",
      ],
      input: {
        factors: [
          ["1", "3"],
          ["1", "2"],
        ],
        product: ["1", "5", "6"],
      },
      answer: "true, true",
    },
    modes: [
      {
        mode: "polynomial",
        label: "Polynomials: sums of coefficients",
        examples: [
          {
            label: "(x + 2)(x + 3) = x² + 6x + 5?",
            input: {
              factors: [
                ["1", "2"],
                ["1", "3"],
              ],
              product: ["1", "6", "5"],
            },
          },
          {
            label: "(x + 2)(x + 3)(x + 8) = x³ + 13x² + 44x + 48?",
            input: {
              factors: [
                ["1", "2"],
                ["1", "3"],
                ["1", "8"],
              ],
              product: ["1", "13", "44", "48"],
            },
          },
        ],
      },
      {
        mode: "number",
        label: "Numbers: digit roots",
        examples: [
          {
            label: "123 × 456 = 56808?",
            input: { mode: "number", a: "123", b: "456", product: "56808" },
          },
        ],
      },
      {
        mode: "proportion",
        label: "Multipliers in proportion",
        examples: [
          {
            label: "16 × 25, by 1/4",
            input: { mode: "proportion", a: "16", b: "25", ratio: "1/4" },
          },
        ],
      },
    ],
    why: "The sum of the coefficients is the value at x = 1, and the value of a product is the product of the values. With numbers, the digit root is what is left after taking out nines; ten leaves one, so adding digits keeps it, and multiplying roots gives the root of the product. Equal values at one point do not make two polynomials equal, so the check can be passed by mistake.",
    formula: write`P(1) = A(1) × B(1)`,
    fitsBetter: [{ when: "You need certainty about linear factors.", path: "gunakasamuccayah" }],
    note: "The list this screen belongs to calls it gunakanupatih, a name found among neither the sixteen sutras nor the sub-sutras. The one missing from that list is Guṇitasamuccayaḥ. Read word for word, guṇaka-anupāta means multipliers in proportion: that is the third mode.",
    source: BOTH,
  },
};
