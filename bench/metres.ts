import { readFileSync } from "node:fs";
import { readWord } from "../src/domain/numeration/read-word.ts";
import { FIXED_METRES } from "../src/domain/prosody/metres.ts";
import { readVerses, type VerseReading } from "../src/domain/prosody/read-verse.ts";

// npm run bench:metres -- FILE…
//
// How often the reader of verses agrees with the labels of others. A file has a line for each verse: an
// id, the text with \n for a line's end, and the name of its metre in Devanagari or IAST, with tabs
// between them. Prints how many verses agree, have no metre here, and have another, with the first
// fifty of each.

const SHOWN = Number(process.env.SHOWN ?? 50);

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Give a file of verses: npm run bench:metres -- verses.tsv");
  process.exit(1);
}

/** Names of one metre that lists use for each other. */
const aliases = new Map(
  FIXED_METRES.flatMap(({ name, otherNames }) =>
    otherNames.map((other) => [folded(other), folded(name)] as const),
  ),
);

for (const file of files) measure(file);

function measure(file: string) {
  const found = { agree: [] as string[], silent: [] as string[], different: [] as string[] };
  const rows = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const start = performance.now();
  for (const row of rows) {
    const [id = "", text = "", label = ""] = row.split("\t");
    const verses = readVerses(text.replaceAll("\\n", "\n"));
    const names = verses.map(nameOf);
    const line = `${id}\t${label}\t${names.map((name) => name ?? "none").join(", ")}\t${text}`;
    if (names.length !== 1 || names[0] === null) found.silent.push(line);
    else if (namesAgree(label, verses[0]!)) found.agree.push(line);
    else found.different.push(line);
  }
  const each = (performance.now() - start) / rows.length;
  console.log(`${file}: ${rows.length} verses, ${each.toFixed(2)} ms each`);
  for (const [kind, lines] of Object.entries(found)) {
    const share = ((lines.length / rows.length) * 100).toFixed(2);
    console.log(`\n${kind}: ${lines.length} (${share} %)`);
    for (const line of lines.slice(0, SHOWN)) console.log(`  ${line}`);
  }
}

function nameOf({ metre }: VerseReading): string | null {
  if (metre === null || metre.name === null) return null;
  return metre.fit === "exact" ? metre.name : `${metre.name}, ${metre.fit}`;
}

function namesAgree(label: string, { metre }: VerseReading): boolean {
  const own = [metre!.name!, ...metre!.otherNames].map(canonical);
  const [name = ""] = label.split(/\s*[=([]/);
  return own.includes(canonical(name));
}

function canonical(name: string): string {
  const key = folded(name);
  return aliases.get(key) ?? key;
}

// In plain letters, without the endings of the nominative.
function folded(name: string): string {
  const iast = readWord(name.trim(), "iast").spellings.latin;
  const plain = iast
    .normalize("NFD")
    .replaceAll(/[^a-z]/gi, "")
    .toLowerCase();
  return plain.replace(/(?:m|h|bh|p)$/, "").replace(/[ai]$/, "");
}
