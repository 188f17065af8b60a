import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cirusFiles, cirusReleases } from "../../db/schema.ts";

/** A file of a release as it is stored. */
export type StoredFile = Omit<typeof cirusFiles.$inferSelect, "releaseId">;

/** The files of a release without their content; none if they have not been made yet. */
export async function filesOfRelease(
  database: Database,
  releaseId: string,
): Promise<Omit<StoredFile, "gzip">[]> {
  const { name, bytes, sha256 } = cirusFiles;
  return database
    .select({ name, bytes, sha256 })
    .from(cirusFiles)
    .where(eq(cirusFiles.releaseId, releaseId));
}

/** One file of a release; null if there is none of this name. */
export async function fileOfRelease(
  database: Database,
  releaseId: string,
  name: string,
): Promise<StoredFile | null> {
  const [file] = await database
    .select()
    .from(cirusFiles)
    .where(and(eq(cirusFiles.releaseId, releaseId), eq(cirusFiles.name, name)));
  return file ?? null;
}

/** Stores the files of a release, unless it has some: what was once handed out never changes. */
export async function keepFiles(
  database: Database,
  releaseId: string,
  files: readonly StoredFile[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Servers that make the same files at once wait here for each other.
    await transaction
      .select({ id: cirusReleases.id })
      .from(cirusReleases)
      .where(eq(cirusReleases.id, releaseId))
      .for("update");
    if ((await filesOfRelease(transaction, releaseId)).length > 0) return;
    await transaction.insert(cirusFiles).values(files.map((file) => ({ releaseId, ...file })));
  });
}
