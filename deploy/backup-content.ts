import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/** What a backup holds, in whatever order: two with the same rows are equal. */
interface BackupContent {
  readonly rows: number;
  /** The sum of the hashes of all rows. */
  readonly sum: bigint;
}

/**
 * Reads what a backup holds, apart from its first line, with the time, and its last, with the
 * count. Keeps no row, because a whole backup may not fit into memory.
 */
export async function backupContent(file: string): Promise<BackupContent> {
  let lines = 0;
  let sum = 0n;
  let former = 0n;
  for await (const hash of lineHashes(file)) {
    lines += 1;
    // Only the next line shows that the former one was not the last.
    if (lines > 2) sum += former;
    former = hash;
  }
  return { rows: Math.max(lines - 2, 0), sum };
}

const LINE_END = 0x0a;
/** Node's default of 16 KiB takes twice as long. */
const CHUNK_BYTES = 256 * 1024;

async function* lineHashes(file: string): AsyncGenerator<bigint, void> {
  const content = createGunzip({ chunkSize: CHUNK_BYTES });
  // The loop below gets every error; this only closes the file then.
  pipeline(createReadStream(file), content, () => {});
  let line = createHash("sha256");
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, from)) {
      yield BigInt(`0x${line.update(chunk.subarray(from, end)).digest("hex")}`);
      line = createHash("sha256");
      from = end + 1;
    }
    line.update(chunk.subarray(from));
  }
}
