import path from "node:path";
import { readEnvironment } from "../environment.ts";
import { carryOut } from "../operator/carry-out.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

// npm run cirus -- import FILE…, export [india|world] [--out DIRECTORY], rollback [india|world],
// packaged [india|world]
try {
  const given = process.argv.slice(2);
  if (given[0] === "export" && !given.includes("--out")) given.push("--out", ".");
  const isPath = (word: string, at: number) =>
    given[at - 1] === "--out" ||
    (given[0] === "import" && at > 0 && !word.startsWith("--") && given[at - 1] !== "--as-of");
  // The server that carries this out may have been started in another directory.
  const words = given.map((word, at) => (isPath(word, at) ? path.resolve(word) : word));
  console.log(await carryOut(readEnvironment(process.env), { command: "cirus", words }));
} catch (error) {
  stopWithSentence(error);
}
