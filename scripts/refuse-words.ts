import { takeNoWords } from "../src/server/commands/no-words.ts";
import { stopWithSentence } from "../src/server/commands/stop-with-sentence.ts";

/** Ends a script that has no settings with a sentence, if it is given words. */
export function refuseWords(command: string): void {
  try {
    takeNoWords(command, { hasSettings: false });
  } catch (error) {
    stopWithSentence(error);
  }
}
