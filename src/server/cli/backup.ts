import path from "node:path";
import { readEnvironment } from "../environment.ts";
import { carryOut } from "../operator/carry-out.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

// npm run backup -- FILE, npm run restore -- FILE [--replace]
try {
  const [command, ...given] = process.argv.slice(2) as [string, ...string[]];
  const words = given.map((word) => (word.startsWith("--") ? word : path.resolve(word)));
  console.log(await carryOut(readEnvironment(process.env), { command, words }));
} catch (error) {
  stopWithSentence(error);
}
