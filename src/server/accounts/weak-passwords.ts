import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordLength,
} from "#contract/password-length.ts";

const SITE = ["shabda", "gyan"];

// Repeating a unit this short or shorter adds no strength.
const SHORT_UNIT_LENGTH = 8;

const JUDGED_CHARACTERS = 60;
/** The package's highest score: 10^10 guesses or more. */
const STRONG = 4;

/**
 * Why a password may not be set, as the end of a sentence; null for a good one. Existing passwords
 * are not checked again: they keep working.
 */
export async function weaknessOf(password: string, email: string): Promise<string | null> {
  const text = password.normalize("NFC").toLowerCase();
  if (passwordLength(text) < MIN_PASSWORD_LENGTH) {
    return `has fewer than ${MIN_PASSWORD_LENGTH} characters`;
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `has more than ${MAX_PASSWORD_LENGTH} characters`;
  }
  if (isAbout(text, email)) return "is only the email or the name of this site";
  if (repeatedUnitOf(text).length <= SHORT_UNIT_LENGTH) return "repeats a few characters";
  const about = [...SITE, ...email.split(/[@.]/)];
  return (await isGuessable(text, about)) ? "is among those that attackers try first" : null;
}

// Whether 10^10 guesses find a password: it is a leaked one, or consists of a few leaked ones, names,
// patterns and what it is about.
async function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  judge ??= loadJudge();
  return (await judge).check(password.slice(0, JUDGED_CHARACTERS), [...about]).score < STRONG;
}

let judge: ReturnType<typeof loadJudge> | undefined;

// Loaded only when a password is set. The package's list has the passwords that occur more than ten
// times among ten million leaked ones (xato.net), except those that its patterns find anyway: keyboard
// rows, dates, sequences, repeats.
async function loadJudge() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  // Hostile texts take 50 ms with these, and half a second without.
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: 20 });
}

/** The shortest text whose repetition makes the whole one. */
function repeatedUnitOf(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

const NO_LETTERS = /[^\p{L}\p{M}]+/gu;

// Digits and signs around such words add almost no strength.
function isAbout(password: string, email: string): boolean {
  const letters = lettersOf(password);
  const left = [...SITE, ...email.split(/[@.]/).map(lettersOf)]
    .filter((word) => word !== "")
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ""), letters);
  return letters !== "" && left === "";
}

const lettersOf = (text: string) => text.toLowerCase().replace(NO_LETTERS, "");
