import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

// Longer texts take long to judge and are strong.
const JUDGED_CHARACTERS = 60;

const WORDS = ["very weak", "weak", "fair", "good", "strong"] as const;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password of this email's account is to guess, and what to do if it is too easy. */
export function strengthOf(password: string, email: string): string {
  // What a guesser would try first.
  const about = [email, ...email.split(/[@.]/), "shabda", "gyan"];
  const { score } = judge.check(password.slice(0, JUDGED_CHARACTERS), about);
  // The server takes none but strong ones.
  return `${WORDS[score]} against guessing${score < 4 ? "; add a few words" : ""}`;
}
