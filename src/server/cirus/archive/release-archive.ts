import { gunzipSync } from "node:zlib";
import { API_BASE } from "#contract/call-request.ts";
import type { ReleaseDescription, ReleaseFile, ReleaseSummary } from "#contract/cirus-releases.ts";
import { citationOf } from "#domain/risk/citation.ts";
import type { Database } from "../../db/database.ts";
import { once } from "../../http/once.ts";
import { PreparedAnswer, prepareAnswer, weakTag } from "../../http/prepared-answer.ts";
import { writeDay } from "../day.ts";
import { type ArchivedRelease, NoReleaseError } from "../release.ts";
import { archivedReleases, factsOfRelease, readRelease } from "../stored-releases.ts";
import { fileKind } from "./file-kinds.ts";
import type { ReleaseJson } from "./release-files.ts";
import { fileOfRelease, filesOfRelease, keepFiles, type StoredFile } from "./stored-files.ts";

type ReleaseList = { data: ReleaseSummary[] };

/** All releases so far, with the files of each. */
export class ReleaseArchive {
  readonly #database: Database;
  readonly #siteUrl: string | null;
  #releases: readonly ArchivedRelease[] = [];
  #haveFiles = false;
  #list: PreparedAnswer<ReleaseList> | null = null;
  #described = this.#describeOnce();
  readonly #making = new Map<string, Promise<void>>();

  constructor(database: Database, siteUrl: string | null) {
    this.#database = database;
    this.#siteUrl = siteUrl;
  }

  /**
   * Reads which releases there are.
   *
   * @param prebuild Whether to make the files of all releases now, so that no request has to.
   */
  async refresh(prebuild = false): Promise<void> {
    const releases = await archivedReleases(this.#database);
    if (JSON.stringify(releases) !== JSON.stringify(this.#releases)) {
      this.#list = prepareAnswer({ data: releases.map(summaryOf) });
      this.#releases = releases;
      this.#described = this.#describeOnce();
      this.#haveFiles = false;
    }
    if (!prebuild || this.#haveFiles) return;
    for (const release of releases.toReversed()) await this.#makeFiles(release);
    this.#haveFiles = true;
  }

  /**
   * All releases, the newest first. Once they are in memory this needs no query.
   *
   * @throws {NoReleaseError} if there is none yet.
   */
  async releases(): Promise<readonly ArchivedRelease[]> {
    if (this.#list === null) await this.refresh();
    if (this.#list === null) throw new NoReleaseError();
    return this.#releases;
  }

  /**
   * The list of releases.
   *
   * @throws {NoReleaseError} if there is none yet.
   */
  async list(): Promise<PreparedAnswer<ReleaseList>> {
    await this.releases();
    return this.#list!;
  }

  /** Describes a release, with its files. */
  describe({ id }: ArchivedRelease): Promise<PreparedAnswer<ReleaseDescription>> {
    return this.#described(id);
  }

  #describeOnce() {
    return once((id: string) => this.#describe(this.#releases.find((one) => one.id === id)!));
  }

  async #describe(release: ArchivedRelease): Promise<PreparedAnswer<ReleaseDescription>> {
    const { id, releasedOn } = release;
    await this.#makeFiles(release);
    const stored = await filesOfRelease(this.#database, id);
    const json = await fileOfRelease(this.#database, id, "release.json");
    const content: ReleaseJson = JSON.parse(unzipped(json!).toString());
    const { places: _, figure_sources: __, groups: ___, ...head } = content;
    const files = stored.map(({ name, bytes, sha256 }): ReleaseFile => {
      const { title, type } = fileKind(name)!;
      return { name, title, url: `${addressOf(id)}/${name}`, media_type: type, bytes, sha256 };
    });
    const address = this.#siteUrl && `${this.#siteUrl}/cirus/releases?release=${id}`;
    return prepareAnswer<ReleaseDescription>({
      ...head,
      citation: citationOf({ id, title: head.title, releasedOn, address }),
      files: files.sort((one, other) => (one.name < other.name ? -1 : 1)),
    });
  }

  /**
   * A file of a release; null if it has no file of this name.
   *
   * @param mayBeKept Whether caches may keep the answer for ever.
   */
  async file(
    release: ArchivedRelease,
    name: string,
    mayBeKept: boolean,
  ): Promise<PreparedAnswer<undefined> | null> {
    const kind = fileKind(name);
    if (kind === null) return null;
    await this.#makeFiles(release);
    const file = await fileOfRelease(this.#database, release.id, name);
    if (file === null) return null;
    return new PreparedAnswer({
      headers: {
        "content-type": kind.type,
        "cache-control": mayBeKept ? "public, max-age=31536000, immutable" : "public, no-cache",
        vary: "accept-encoding",
        etag: weakTag(file.sha256),
        ...kind.headers(release.id),
      },
      plain: () => unzipped(file),
      encoded: { gzip: () => zipped(file) },
    });
  }

  // Files are made once, even if several requests need them at the same time.
  #makeFiles(release: ArchivedRelease): Promise<void> {
    const { id } = release;
    const making =
      this.#making.get(id) ?? this.#make(release).finally(() => this.#making.delete(id));
    this.#making.set(id, making);
    return making;
  }

  async #make(release: ArchivedRelease): Promise<void> {
    const { id, formerId } = release;
    if ((await filesOfRelease(this.#database, id)).length > 0) return;
    const places = await readRelease(this.#database, id);
    const former = formerId === null ? null : await readRelease(this.#database, formerId);
    // Loaded late: only a new release needs the writers of all formats.
    const { releaseFiles } = await import("./release-files.ts");
    const own = await factsOfRelease(this.#database, id);
    await keepFiles(this.#database, id, await releaseFiles(release, places!, former, own));
  }
}

const summaryOf = (release: ArchivedRelease): ReleaseSummary => ({
  id: release.id,
  view: release.view,
  last_updated: writeDay(release.asOf),
  released: writeDay(release.releasedOn),
  former: release.formerId,
  live: release.isLive,
});

/** The address of a release, below which its files are. */
export const addressOf = (id: string): string => `${API_BASE}/cirus/releases/${id}`;

const zipped = ({ gzip }: StoredFile) => Buffer.from(gzip, "base64");
const unzipped = (file: StoredFile) => gunzipSync(zipped(file));
