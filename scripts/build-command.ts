import { stopWithSentence } from "../src/server/commands/stop-with-sentence.ts";
import { OperatorError } from "../src/server/operator-error.ts";
import { stopSignal } from "../src/server/stop-signal.ts";
import { build } from "./build.ts";
import { PARTS, type Part } from "./build-state.js";

// npm run build [-- site|server|database]
try {
  const words = process.argv.slice(2);
  const unknown = words.find((word) => !Object.hasOwn(PARTS, word));
  if (unknown !== undefined) {
    const parts = Object.keys(PARTS).join(", ");
    throw new OperatorError(`There is no part ${unknown} to build. There are: ${parts}.`);
  }
  await build(words.length > 0 ? (words as Part[]) : undefined, stopSignal);
} catch (error) {
  if (stopSignal.aborted) process.exit(1);
  stopWithSentence(error);
}
