import type { Api } from "./api.ts";
import type { RequestOf } from "./endpoint.ts";

/** What a reader should know of a call beside its summary and its schemas. */
interface CallGuide<Request> {
  readonly description: string;
  /** Calls that succeed. */
  readonly examples: readonly [Titled<Request>, ...Titled<Request>[]];
  /** Calls that are refused, by the status they get. */
  readonly refused?: Readonly<Record<number, SentCall>>;
}

type Titled<Request> = Request & Pick<SentCall, "title">;

/** What a call sends, right or wrong. */
export interface SentCall {
  /** What the example shows, where there are several. */
  readonly title?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** In addition to those that every call has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Descriptions of the calls' resources, by the first part of their paths. */
export const RESOURCES = {
  auth: "Logging in and out. A token is what members' calls ask for; it ends after a time, on logout, and when the password changes.",
  account:
    "What members see and change of their own account. For members; a change needs a login that was proven in the last ten minutes.",
  aryabhatta:
    "Words as numbers by Aryabhata's rule, numbers as words, arithmetic on them, and the colours of letters. For members.",
  ganita:
    "Vedic arithmetic with its working: one call for each sutra. Numbers are exact, however long. For members.",
  cirus:
    "The Cyber Intelligence and Risk Unified System: how exposed people are online, by district and by country, each figure with its status and source. Public.",
  melakarta: "The 72 parent scales of Carnatic music. Public.",
} as const;

const PREPARED =
  "The answer is the same for everybody until the data change: send its ETag as If-None-Match and an unchanged list answers 304.";
const WORKING =
  "The answer holds the result, the working line by line and a check. Long workings come in pages: follow next_offset.";

/** The guide to every call. */
export const GUIDE: { readonly [K in keyof Api]: CallGuide<RequestOf<Api[K]>> } = {
  "POST /auth/login": {
    description:
      "Takes the form of an OAuth2 password grant. A wrong password and an unknown email are refused alike, in the same time. After several failures for one account or from one address the answer is 429 for a while.",
    examples: [{ body: { username: "reader@example.org", password: "correct horse battery" } }],
    refused: {
      401: { body: { username: "reader@example.org", password: "wrong horse" } },
      403: {
        body: { username: "reader@example.org", password: "correct horse battery" },
        headers: { "sec-fetch-site": "cross-site" },
      },
      422: { body: { username: "reader@example.org" } },
    },
  },
  "POST /auth/confirm": {
    description:
      "Calls that change the account need a login that was proven in the last ten minutes, and otherwise answer 403 with the code recent_login_required. This call proves the login again, with the same limits against guessing as the login itself.",
    examples: [{ body: { password: "correct horse battery" } }],
    refused: {
      403: { body: { password: "wrong horse" } },
      422: { body: {} },
    },
  },
  "POST /auth/logout": {
    description: "The token is dead from then on, on every server. Other tokens live on.",
    examples: [{}],
  },

  "GET /account/details": {
    description:
      "The email, since when the account exists, and every login that is alive: the browser, the day it began, when it was last used, and which of them makes this call.",
    examples: [{}],
  },
  "POST /account/logins/{id}/end": {
    description:
      "The token of that login is dead from then on, and its next call is told that another login ended it. A login that is over already stays so.",
    examples: [{ params: { id: "bR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0s" } }],
    refused: { 422: { params: { id: "the other one" } } },
  },
  "POST /account/end_other_logins": {
    description:
      "The tokens of all other logins are dead from then on, and their next calls are told why.",
    examples: [{}],
  },

  "GET /aryabhatta/colors": {
    description: "One colour for each letter, however it is written: अ, a, ಅ and అ share theirs.",
    examples: [{}],
  },
  "GET /aryabhatta/color_mappings": {
    description: "One row for each letter in the order of the varnamala.",
    examples: [{}],
  },
  "GET /aryabhatta/get_mappings": {
    description:
      "Consonants and vowels with their numbers, then vowel signs and other marks. A vowel names the place 10^exponent.",
    examples: [{}],
  },
  "POST /aryabhatta/process_sentence": {
    description:
      "Consonants that share a vowel are added and the sum is taken at the vowel's place; the parts of a word are added. The breakdown has one entry for each character, and one for each vowel that is read but not written.",
    examples: [
      {
        title: "The revolutions of the Sun in a yuga",
        body: { word: "ख्युघृ", inputScript: "devanagari" },
      },
      {
        title: "Two words in IAST, a final consonant read with a",
        body: { word: "rāma kṛṣṇam", inputScript: "latin", scheme: "iast", finalConsonant: "a" },
      },
    ],
    refused: { 422: { body: { word: " ", inputScript: "devanagari" } } },
  },
  "POST /aryabhatta/calculate": {
    description:
      "Answers the running results from the second number on; the last one is final. Fractions stay exact in result_text. One result may have 20,000 digits, all together 200,000.",
    examples: [
      { title: "A sum", body: { tokens: [4320000, "57753336"], operation: "addition" } },
      { title: "An exact quotient", body: { tokens: [22, 7], operation: "division_fd" } },
    ],
    refused: { 422: { body: { tokens: [1, 0], operation: "division_fd" } } },
  },
  "POST /aryabhatta/closest_character": {
    description: "Nearest is meant as the eye sees it: by distance in OKLab.",
    examples: [{ body: { r: 153, g: 76, b: 66 } }],
    refused: { 422: { body: { r: 256, g: 0, b: 0 } } },
  },
  "POST /aryabhatta/encode": {
    description: "Known words of the literature come first. Every word reads back to the number.",
    examples: [{ body: { number: 4320000, outputScript: "devanagari" } }],
    refused: { 422: { body: { number: 0, outputScript: "devanagari" } } },
  },

  "GET /cirus/dhq": {
    description: `What each column counts, and in which unit, stands in meta.metrics; status says where each figure comes from. ${PREPARED}`,
    examples: [{}],
  },
  "GET /cirus/dhq/{state}": {
    description: `Ranks stay those among all districts of India. ${PREPARED}`,
    examples: [{ params: { state: "Chandigarh" } }],
    refused: {
      404: { params: { state: "Atlantis" } },
      422: { params: { state: "a".repeat(101) } },
    },
  },
  "GET /cirus/states": {
    description: `In meta.total stands what they come to together. ${PREPARED}`,
    examples: [{}],
  },
  "GET /cirus/countries": {
    description: `What each column counts, and in which unit, stands in meta.metrics; status says where each figure comes from. ${PREPARED}`,
    examples: [{}],
  },
  "GET /cirus/continents": {
    description: `In meta.total stands what they come to together. ${PREPARED}`,
    examples: [{}],
  },
  "GET /cirus/countries/{continent}": {
    description: `Ranks stay those among all countries. ${PREPARED}`,
    examples: [{ params: { continent: "Oceania" } }],
    refused: {
      404: { params: { continent: "Atlantis" } },
      422: { params: { continent: "a".repeat(101) } },
    },
  },

  "POST /ganita/add": {
    description: `Takes 1 to 1,000 numbers of any sign, with decimals. ${WORKING}`,
    examples: [{ body: { nums: ["234", "403", "564", "721"] } }],
    refused: { 422: { body: { nums: ["12", "x"] } } },
  },
  "POST /ganita/subtract": {
    description: `Takes the rest from the first. ${WORKING}`,
    examples: [{ body: { nums: ["723", "246"] } }],
    refused: { 422: { body: { nums: [] } } },
  },
  "POST /ganita/urdhva-tiryagbhyam": {
    description: `Takes any two numbers of at most 1,000 digits. ${WORKING}`,
    examples: [
      { title: "Two numbers", query: { a: "98", b: "87" } },
      { title: "One column of a product alone", query: { a: "98", b: "87", column: 1 } },
    ],
    refused: { 422: { query: { a: "12a", b: "3" } } },
  },
  "POST /ganita/nikhilam-navatashcaramam-dashatah": {
    description: `Right for any two numbers, quick near a power of ten. ${WORKING}`,
    examples: [
      { title: "Near 100", query: { a: "97", b: "96" } },
      { title: "From a base of one's own", query: { a: "107", b: "93", base: "100" } },
    ],
    refused: { 422: { query: { a: "97", b: "96", base: "99" } } },
  },
  "POST /ganita/ekadhikena-purvena": {
    description: `The mode decides which numbers it takes. ${WORKING}`,
    examples: [
      { title: "A square", query: { n: "195" } },
      { title: "A product", query: { mode: "product", a: "44", b: "46" } },
      { title: "A recurring decimal", query: { mode: "recurring", p: "1", q: "19" } },
    ],
    refused: { 422: { query: { n: "24" } } },
  },
  "POST /ganita/paravartya-yojayet": {
    description: `Transposes the divisor's digits, or the terms of an equation. ${WORKING}`,
    examples: [
      { title: "A division", body: { dividend: "1234", divisor: "112" } },
      {
        title: "Polynomials",
        body: { mode: "polynomial", dividend: [1, -4, 5, -2], divisor: [1, -2] },
      },
      {
        title: "2x + 7 = x + 9",
        body: { mode: "equation", type: 1, coefficients: [2, 7, 1, 9] },
      },
    ],
    refused: { 422: { body: { dividend: "1", divisor: "0" } } },
  },
  "POST /ganita/shunyam-samyasamuccaye": {
    description: `Where the sutra does not apply, the equation is solved all the same and a note says so. ${WORKING}`,
    examples: [
      {
        title: "Reciprocals",
        body: { mode: "reciprocals", a: 2, b: 8, c: 1, d: 9 },
      },
      { title: "Products", body: { a: 3, b: 4, c: -2, d: -6 } },
      {
        title: "Equal numerators",
        body: { mode: "equal-numerators", m: 1, first: [3, -2], second: [2, -1] },
      },
      {
        title: "Ratios",
        body: { mode: "ratio", n1: [2, 9], d1: [2, 7], n2: [2, 7], d2: [2, 9] },
      },
    ],
    refused: { 422: { body: { mode: "sum", a: 1 } } },
  },
  "POST /ganita/anurupyena": {
    description: `Multiplies, solves or cubes, in proportion. ${WORKING}`,
    examples: [
      { title: "A product", body: { a: "46", b: "43", base: "50" } },
      {
        title: "Two equations",
        body: {
          mode: "shunyam-anyat",
          equations: [
            [3, 7, 2],
            [4, 21, 6],
          ],
        },
      },
      { title: "A cube", body: { mode: "cube", n: "12" } },
    ],
    refused: { 422: { body: { a: "46", b: "43", base: "55" } } },
  },
  "POST /ganita/sankalana-vyavakalanabhyam": {
    description: `Quick where the coefficients change places, right for any two equations. ${WORKING}`,
    examples: [
      {
        body: {
          equations: [
            [45, -23, 113],
            [23, -45, 91],
          ],
        },
      },
    ],
    refused: { 422: { body: { equations: [[1, 2, 3]] } } },
  },
  "POST /ganita/puranapuranabhyam": {
    description: `Completes what is nearly whole. ${WORKING}`,
    examples: [
      { title: "A quadratic", body: { a: 1, b: 4, c: -5 } },
      { title: "A double root", body: { a: 1, b: -4, c: 4 } },
      { title: "A cubic", body: { mode: "cubic", a: 1, b: 8, c: 17, d: 10 } },
      { title: "A sum", body: { mode: "sum", nums: [24, 38, 26, 12, 7] } },
    ],
    refused: { 422: { body: { a: 0, b: 4, c: -5 } } },
  },
  "POST /ganita/chalana-kalanabhyam": {
    description: `Takes degrees 1 to 8. ${WORKING}`,
    examples: [
      { title: "A quadratic", body: { coefficients: [7, -11, -7] } },
      { title: "A repeated factor", body: { coefficients: [1, 0, 2, 0, 1] } },
    ],
    refused: { 422: { body: { coefficients: [7] } } },
  },
  "POST /ganita/yavadunam": {
    description: `Right for any number, quick near a power of ten. ${WORKING}`,
    examples: [
      { title: "A square", body: { n: "96", power: 2 } },
      { title: "A cube", body: { n: "98", power: 3 } },
    ],
    refused: { 422: { body: { n: "96", power: 4 } } },
  },
  "POST /ganita/vyashtisamashtih": {
    description: `The single and the whole: what numbers have in common, and how far each is from it. ${WORKING}`,
    examples: [
      { title: "A product", body: { a: "58", b: "62" } },
      { title: "A sum of fourth powers", body: { mode: "quartic", a: 7, b: 5, c: 706 } },
    ],
    refused: { 422: { body: { a: "58", b: "sixty" } } },
  },
  "POST /ganita/shesanyankena-charamena": {
    description: `A decimal that repeats for ever is answered with its period, by pages of its own. ${WORKING}`,
    examples: [{ body: { p: "1", q: "7" } }],
    refused: { 422: { body: { p: "1", q: "0" } } },
  },
  "POST /ganita/sopantyadvayamantyam": {
    description: `Factors out of progression are cleared of fractions instead. ${WORKING}`,
    examples: [
      { title: "An equation", body: { p: 1, q: 2, r: 3, s: 4 } },
      { title: "A product", body: { mode: "multiply", n: "132", by: 12 } },
    ],
    refused: { 422: { body: { mode: "multiply", n: "5", by: 23 } } },
  },
  "POST /ganita/ekanyunena-purvena": {
    description: `The nines may be fewer, as many or more than the digits of the number. ${WORKING}`,
    examples: [{ body: { n: "456", nines: "999" } }],
    refused: { 422: { body: { n: "12", nines: "98" } } },
  },
  "POST /ganita/gunakasamuccayah": {
    description: `Takes 2 to 8 linear factors; without an expression, their product. ${WORKING}`,
    examples: [
      {
        body: {
          factors: [
            [1, 1],
            [1, 2],
          ],
          expression: [1, 3, 2],
        },
      },
    ],
    refused: { 422: { body: { factors: [[1, 1]] } } },
  },
  "POST /ganita/gunakanupatih": {
    description: `The check can only refute: whether the product is right stands beside it. ${WORKING}`,
    examples: [
      {
        title: "Polynomials",
        body: {
          factors: [
            [1, 3],
            [1, 2],
          ],
          product: [1, 5, 6],
        },
      },
      { title: "Numbers", body: { mode: "number", a: "123", b: "456", product: "56808" } },
      { title: "In proportion", body: { mode: "proportion", a: "16", b: "25", ratio: "1/4" } },
    ],
    refused: { 422: { body: { mode: "proportion", a: "16", b: "25", ratio: "0" } } },
  },

  "GET /melakarta/melakarta-ragas": {
    description: PREPARED,
    examples: [{}],
  },
};
