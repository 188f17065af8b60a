/**
 * The most characters of a line. Reading keeps one line in memory, so this is the only limit: a
 * backup has as many lines as the database has rows. The longest line holds a file of a release.
 */
export const MOST_IN_A_LINE = 8 * 1024 ** 2;

/** The first line of a backup: what the file is, and which schema it was taken from. */
export interface BackupHead {
  readonly backupOf: "Shabda Gyan";
  readonly migrations: readonly string[];
  readonly takenAt: string;
}

/** A line of a backup between the first and the last. */
export interface BackupRow {
  readonly table: string;
  readonly row: Record<string, unknown>;
}

/** The last line of a backup: if it is missing or its number is wrong, the file is incomplete. */
export interface BackupTail {
  readonly rows: number;
}
