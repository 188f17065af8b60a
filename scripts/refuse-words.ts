import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { takeNoWords } from "../src/server/process/no-words.ts";

/** Ends a script that has no settings with a sentence, if it is given words. */
export function refuseWords(command: string): void {
  try {
    takeNoWords(command, { hasSettings: false });
  } catch (error) {
    stopWithSentence(error);
  }
}
