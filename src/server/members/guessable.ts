import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

// The package's list has the passwords that stand more than ten times among ten million leaked ones
// (xato.net), but for those that its patterns find anyway: keyboard rows, dates, sequences, repeats.
const judge = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // Hostile texts take 50 ms with these, and half a second without.
  l33tMaxSubstitutions: 20,
});
const JUDGED_CHARACTERS = 60;

/** The best of the package's scores: 10^10 guesses or more. */
const STRONG = 4;

/**
 * Whether a password is a leaked one, or so few parts of leaked ones, names and patterns that ten
 * thousand million guesses find it.
 *
 * @param about What else a guesser would try first, such as the email.
 */
export const isGuessable = (password: string, about: readonly string[]): boolean =>
  judge.check(password.slice(0, JUDGED_CHARACTERS), [...about]).score < STRONG;
