import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

// The package's list has the passwords that occur more than ten times among ten million leaked ones
// (xato.net), except those that its patterns find anyway: keyboard rows, dates, sequences, repeats.
const judge = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // Hostile texts take 50 ms with these, and half a second without.
  l33tMaxSubstitutions: 20,
});
const JUDGED_CHARACTERS = 60;

/** The package's highest score: 10^10 guesses or more. */
const STRONG = 4;

/**
 * Whether 10^10 guesses find a password: it is a leaked one, or consists of a few leaked ones,
 * names and patterns.
 *
 * @param about What else a guesser would try first, such as the email.
 */
export const isGuessable = (password: string, about: readonly string[]): boolean =>
  judge.check(password.slice(0, JUDGED_CHARACTERS), [...about]).score < STRONG;
