import type { Api } from "#contract/api.ts";
import type { SentCall } from "#contract/endpoint.ts";

// Digits without a pattern, the same in every run.
function digits(count: number, seed: number): string {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(state / 2 ** 16) % 10;
  };
  return `1${Array.from({ length: count - 1 }, next).join("")}`;
}

const numbers = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => digits(length, index + 1));
const fractions = (count: number, length: number) =>
  numbers(count, length).map((above, index) => `${above}/${digits(length, count + index + 1)}`);
const alternating = (texts: readonly string[]) =>
  texts.map((text, index) => (index % 2 === 0 ? text : `-${text}`));

const [long, other] = numbers(2, 1_000) as [string, string];
const [a, b, c, d] = fractions(4, 30) as [string, string, string, string];
const nines = "9".repeat(1_000);
const twos = `${2n ** 3_300n}`;
const fives = `${5n ** 1_400n}`;
// One number determines the decimal places of all.
const scattered = [`0.${"0".repeat(998)}1`, ...numbers(96, 1_000), ...numbers(900, 3)];

const sums = [
  { body: { nums: alternating(numbers(50, 1_000)) } },
  { body: { nums: numbers(1_000, 100) } },
  { body: { nums: scattered } },
  { body: { nums: alternating(scattered) } },
];
const division = (length: number) => ({
  mode: "polynomial",
  dividend: fractions(21, 30),
  divisor: fractions(length, 30),
});
const polynomials = [2, 5, 8, 10, 12, 15].map((length) => ({ body: division(length) }));
const longestPeriod = [
  { body: { p: "1", q: "999983" } },
  { body: { p: digits(100, 1), q: "999983" }, query: { steps_offset: 900_000 } },
];
const longInput = (word: string) => [...word.repeat(100)].slice(0, 100).join("");

/**
 * The largest known requests that calls still answer: close to every limit, and in the shapes that
 * cost the most to work out or to write.
 */
export const LARGEST_REQUESTS: { readonly [K in keyof Api]?: readonly SentCall[] } = {
  "POST /aryabhatta/process_sentence": ["𝅘𝅥𝅮", "क ", "k", "au "].map((word) => ({
    body: { word: longInput(word), inputScript: "devanagari" },
  })),
  "POST /aryabhatta/calculate": [
    { body: { tokens: numbers(11, 19_900), operation: "addition" } },
    { body: { tokens: [digits(19_900, 1), ...Array(9).fill("7")], operation: "division_fd" } },
    {
      body: {
        tokens: [digits(20_000, 1), digits(19_900, 2), "3", "7", "11"],
        operation: "division_fd",
      },
    },
    { body: { tokens: numbers(100, 36), operation: "multiplication" } },
  ],
  "POST /aryabhatta/encode": [
    { body: { number: "999999999999999999", outputScript: "devanagari" } },
  ],
  "POST /ganita/add": sums,
  "POST /ganita/subtract": sums,
  "POST /ganita/urdhva-tiryagbhyam": [
    { query: { a: long, b: other } },
    { query: { a: "6".repeat(1_000), b: "6".repeat(1_000), vinculum: "true" } },
    { query: { a: long, b: other, column: 999 } },
    {
      query: {
        mode: "polynomial",
        first: fractions(9, 30).join(","),
        second: fractions(9, 30).join(","),
      },
    },
  ],
  "POST /ganita/nikhilam-navatashcaramam-dashatah": [
    { query: { a: long, b: other } },
    { query: { a: nines, b: other, base: "10" } },
  ],
  "POST /ganita/ekadhikena-purvena": [
    { query: { n: `${digits(999, 1)}5` } },
    { query: { mode: "recurring", p: digits(100, 1), q: "98689", steps_offset: 90_000 } },
  ],
  "POST /ganita/paravartya-yojayet": [
    ...polynomials,
    { body: { dividend: digits(60, 1), divisor: digits(30, 2) } },
  ],
  "POST /ganita/shunyam-samyasamuccaye": [
    { body: { mode: "reciprocals", a, b, c, d } },
    { body: { mode: "ratio", n1: [a, b], d1: [c, d], n2: [b, c], d2: [d, a] } },
  ],
  "POST /ganita/anurupyena": [{ body: { a: long, b: other } }, { body: { mode: "cube", n: long } }],
  "POST /ganita/sankalana-vyavakalanabhyam": [
    {
      body: {
        equations: [
          [a, b, c],
          [b, d, a],
        ],
      },
    },
  ],
  "POST /ganita/puranapuranabhyam": [
    { body: { a, b, c } },
    { body: { mode: "sum", nums: numbers(100, 1_000) } },
    { body: { mode: "sum", nums: numbers(1_000, 99).map((number) => `${number}3`) } },
  ],
  "POST /ganita/chalana-kalanabhyam": [
    { body: { coefficients: ["963761198400", ...alternating(numbers(7, 30)), "-999999999989"] } },
  ],
  "POST /ganita/yavadunam": [{ body: { n: long, power: 3 } }],
  "POST /ganita/vyashtisamashtih": [
    { body: { a: `1/${twos}`, b: `1/${fives}` } },
    { body: { a: `${long}/${twos}`, b: `${other}/${fives}` } },
    { body: { mode: "quartic", a, b, c } },
  ],
  "POST /ganita/shesanyankena-charamena": longestPeriod,
  "POST /ganita/sopantyadvayamantyam": [
    { body: { p: a, q: b, r: c, s: d } },
    { body: { mode: "multiply", n: long, by: 19 } },
  ],
  "POST /ganita/ekanyunena-purvena": [{ body: { n: long, nines } }],
  "POST /ganita/dhvajanka": [{ body: { dividend: digits(60, 1), divisor: digits(30, 2) } }],
  "POST /ganita/dvandva-yoga": [
    { body: { n: digits(100, 1) } },
    { body: { mode: "root", n: digits(60, 1), places: "30" } },
  ],
  "POST /ganita/ghanamula": [{ body: { n: digits(60, 1), places: "30" } }],
  "POST /ganita/veshtanam": [{ body: { n: digits(100, 1), divisor: `${digits(29, 2)}9` } }],
  "POST /ganita/gunakasamuccayah": [
    { body: { factors: fractions(8, 30).map((one) => [one, one]), expression: fractions(9, 30) } },
  ],
  "POST /ganita/gunakanupatih": [
    {
      body: { factors: [fractions(7, 30), fractions(7, 30)], product: fractions(13, 30) },
    },
    {
      body: { mode: "proportion", a: `1/${twos}`, b: `1/${fives}`, ratio: `${long}/${other}` },
    },
  ],
};
