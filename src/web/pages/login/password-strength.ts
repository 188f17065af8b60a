import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

// Longer texts take long to judge and are strong.
const JUDGED_CHARACTERS = 60;

const WORDS = ["very weak", "weak", "fair", "good", "strong"] as const;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * How hard a password is to guess, in a word.
 *
 * @param about What a guesser would try first, such as the email.
 */
export const strengthOf = (password: string, about: readonly string[]): string =>
  WORDS[judge.check(password.slice(0, JUDGED_CHARACTERS), [...about]).score];
