import { AFTER_VOWEL_ROWS, DIACRITIC_ROWS, type LatinRow, SCHEME_ROWS } from "./latin.data.ts";
import { CONSONANTS, VOWELS } from "./letters.data.ts";
import type { LatinScheme } from "./reading.ts";
import { SIGNS } from "./signs.data.ts";
import { consonantUnit, signUnit, type Token, type Unit, vowelUnit } from "./units.ts";

// Spellings by their characters, one level for each.
interface Branch {
  unit?: Unit;
  readonly next: Map<number, Branch>;
}

const VOWEL_IDS = new Set(VOWELS.map(({ latin }) => latin));
const SIGN_BY_ID = new Map(SIGNS.map((sign) => [sign.latin, sign]));

function unitOf([, ids, told]: LatinRow): Unit {
  const hint = told ?? null;
  if (VOWEL_IDS.has(ids)) return vowelUnit(ids, "latin", false, hint);
  const sign = SIGN_BY_ID.get(ids);
  return sign ? signUnit(sign, "latin") : consonantUnit(ids.split(" "), "latin", hint);
}

function branchesOf(rows: readonly LatinRow[]): Branch {
  const root: Branch = { next: new Map() };
  for (const row of rows) {
    let branch = root;
    for (let at = 0; at < row[0].length; at++) {
      const code = row[0].charCodeAt(at);
      const next = branch.next.get(code) ?? { next: new Map() };
      branch.next.set(code, next);
      branch = next;
    }
    branch.unit = unitOf(row);
  }
  return root;
}

const ID_ROWS = [...CONSONANTS, ...VOWELS, ...SIGNS].map(({ latin }): LatinRow => [latin, latin]);

const branchesFor = (scheme: LatinScheme) =>
  branchesOf([...ID_ROWS, ...DIACRITIC_ROWS, ...SCHEME_ROWS[scheme]]);

const BRANCHES: Readonly<Record<LatinScheme, Branch>> = {
  iast: branchesFor("iast"),
  ascii: branchesFor("ascii"),
  hk: branchesFor("hk"),
  itrans: branchesFor("itrans"),
};
const AFTER_VOWEL = branchesOf(AFTER_VOWEL_ROWS);

// Any letter of Latin script that is not ASCII, or a mark that combines with one.
const DIACRITIC = /[\u0300-\u036FÀ-ÖØ-öø-ɏḀ-ỿ]/;

/** Decides how the Latin of a whole text is read; null where it has none. */
export function schemeOf(text: string, chosen: LatinScheme | "auto"): LatinScheme | null {
  const hasDiacritic = DIACRITIC.test(text);
  if (!hasDiacritic && !/[A-Za-z]/.test(text)) return null;
  if (chosen !== "auto") return chosen;
  return hasDiacritic ? "iast" : "ascii";
}

/** Reads the longest letter spelled at a position of a folded word. */
export function latinTokenAt(
  folded: string,
  start: number,
  scheme: LatinScheme,
  afterVowel: boolean,
): Token | undefined {
  return (
    (afterVowel ? longestAt(folded, start, AFTER_VOWEL) : undefined) ??
    longestAt(folded, start, BRANCHES[scheme])
  );
}

function longestAt(folded: string, start: number, root: Branch): Token | undefined {
  let unit: Unit | undefined;
  let end = start;
  let branch = root.next.get(folded.charCodeAt(start));
  for (let at = start + 1; branch; at++) {
    if (branch.unit) {
      unit = branch.unit;
      end = at;
    }
    branch = branch.next.get(folded.charCodeAt(at));
  }
  return unit && { unit, start, end };
}

// Capitals that mean no more than small letters; inside a word, ASCII ones may be other letters.
const IDLE_CAPITALS: Readonly<Record<LatinScheme, RegExp>> = {
  iast: /[A-ZÀ-ỿ]/g,
  ascii: /[À-ỿ]|(?<![A-Za-zÀ-ỿ])[A-Z]/g,
  hk: /[À-ỿ]/g,
  itrans: /[À-ỿ]/g,
};

/** True for two or more letters, all of them capitals. */
export function isAllCapitals(word: string): boolean {
  return /[A-Z].*[A-Z]/s.test(word) && !/[a-z]/.test(word);
}

/** Lower-cases a word as far as the scheme gives capitals no meaning; the length stays. */
export function fold(word: string, scheme: LatinScheme): string {
  if (word.toLowerCase() === word) return word;
  const capitals =
    scheme === "ascii" && isAllCapitals(word) ? IDLE_CAPITALS.iast : IDLE_CAPITALS[scheme];
  return word.replace(capitals, (capital) => {
    const small = capital.toLowerCase();
    return small.length === 1 ? small : capital;
  });
}
