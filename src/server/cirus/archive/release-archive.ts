import { gunzipSync } from "node:zlib";
import { API_BASE } from "#contract/call-request.ts";
import type { ReleaseDescription, ReleaseFile, ReleaseSummary } from "#contract/cirus-releases.ts";
import { citationOf } from "#domain/risk/citation.ts";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { once } from "../../http/once.ts";
import { PreparedAnswer, prepareAnswer, weakTag } from "../../http/prepared-answer.ts";
import { writeDay } from "../day.ts";
import { noRelease } from "../no-release.ts";
import type { ArchivedRelease } from "../release.ts";
import { archivedReleases, readRelease } from "../stored-releases.ts";
import { fileKind } from "./file-kinds.ts";
import type { ReleaseJson } from "./release-json.ts";
import { fileOfRelease, filesOfRelease, keepFiles, type StoredFile } from "./stored-files.ts";

type ReleaseList = { data: ReleaseSummary[] };

/** All releases so far, with the files of each. */
export class ReleaseArchive {
  readonly #database: Database;
  readonly #siteUrl: string | null;
  #kept: readonly ArchivedRelease[] = [];
  #isComplete = false;
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
   * @param isAhead Whether to make the files of all now, so that no request has to.
   */
  async refresh(isAhead = false): Promise<void> {
    const kept = await archivedReleases(this.#database);
    if (JSON.stringify(kept) !== JSON.stringify(this.#kept)) {
      this.#list = prepareAnswer({ data: kept.map(summaryOf) });
      this.#kept = kept;
      this.#described = this.#describeOnce();
      this.#isComplete = false;
    }
    if (!isAhead || this.#isComplete) return;
    for (const one of kept.toReversed()) await this.#complete(one);
    this.#isComplete = true;
  }

  /**
   * The list of releases.
   *
   * @throws {ApiError} 503 `no_release` if there is none yet.
   */
  async list(): Promise<PreparedAnswer<ReleaseList>> {
    if (this.#list === null) await this.refresh();
    if (this.#list !== null) return this.#list;
    throw noRelease();
  }

  /**
   * Describes a release. The name of a view means its live release.
   *
   * @throws {ApiError} 404 `unknown_release`.
   */
  async describe(id: string): Promise<PreparedAnswer<ReleaseDescription>> {
    const kept = await this.#find(id);
    return this.#described(kept.id);
  }

  #describeOnce() {
    return once(async (id: string) => this.#describe(await this.#find(id)));
  }

  async #describe(kept: ArchivedRelease): Promise<PreparedAnswer<ReleaseDescription>> {
    const { id } = kept;
    await this.#complete(kept);
    const stored = await filesOfRelease(this.#database, id);
    const json = await fileOfRelease(this.#database, id, "release.json");
    const content: ReleaseJson = JSON.parse(unzipped(json!).toString());
    const { places: _, figure_sources: __, ...head } = content;
    const address = addressOf(id);
    const files = stored.map(
      ({ name, bytes, sha256 }): ReleaseFile => ({
        name,
        title: fileKind(name)!.title,
        url: `${address}/${name}`,
        media_type: fileKind(name)!.type,
        bytes,
        sha256,
      }),
    );
    return prepareAnswer<ReleaseDescription>({
      ...head,
      citation: citationOf({
        id,
        title: head.title,
        releasedOn: kept.releasedOn,
        address: this.#siteUrl && `${this.#siteUrl}/cirus/releases?release=${id}`,
      }),
      files: files.sort((one, other) => (one.name < other.name ? -1 : 1)),
    });
  }

  /**
   * A file of a release. At the address with the release's id its bytes never change, so caches may
   * keep it for ever.
   *
   * @throws {ApiError} 404 `unknown_release` or `unknown_file`.
   */
  async file(id: string, name: string): Promise<PreparedAnswer<undefined>> {
    const kept = await this.#find(id);
    const kind = fileKind(name);
    if (kind !== null) await this.#complete(kept);
    const file = kind && (await fileOfRelease(this.#database, kept.id, name));
    if (!file) {
      throw new ApiError(
        404,
        "unknown_file",
        `The release has no file ${JSON.stringify(name)}. Its files are in GET ${addressOf(kept.id)}.`,
      );
    }
    return new PreparedAnswer({
      headers: {
        "content-type": kind!.type,
        "cache-control":
          kept.id === id ? "public, max-age=31536000, immutable" : "public, no-cache",
        vary: "accept-encoding",
        etag: weakTag(file.sha256),
        ...kind!.headers(kept.id),
      },
      plain: () => unzipped(file),
      encoded: { gzip: () => zipped(file) },
    });
  }

  async #find(id: string): Promise<ArchivedRelease> {
    await this.list();
    const kept = this.#kept.find((one) => one.id === id || (one.isLive && one.view === id));
    if (kept) return kept;
    const some = this.#kept.slice(0, NAMED).map((one) => one.id);
    throw new ApiError(
      404,
      "unknown_release",
      `There is no release ${JSON.stringify(id)}. There are ${some.join(", ")}; all are in GET ${API_BASE}/cirus/releases.`,
    );
  }

  // Files are made once, even if several requests need them at the same time.
  #complete(kept: ArchivedRelease): Promise<void> {
    const { id } = kept;
    const making = this.#making.get(id) ?? this.#make(kept).finally(() => this.#making.delete(id));
    this.#making.set(id, making);
    return making;
  }

  async #make(kept: ArchivedRelease): Promise<void> {
    const database = this.#database;
    if ((await filesOfRelease(database, kept.id)).length > 0) return;
    const release = await readRelease(database, kept.id);
    const former = kept.formerId === null ? null : await readRelease(database, kept.formerId);
    // Only a new release needs the writers of all formats.
    const { releaseFiles } = await import("./release-files.ts");
    await keepFiles(database, kept.id, await releaseFiles(kept, release!, former));
  }
}

/** The maximum number of releases that a refusal names. */
const NAMED = 6;

const summaryOf = ({
  id,
  view,
  asOf,
  releasedOn,
  formerId,
  isLive,
}: ArchivedRelease): ReleaseSummary => ({
  id,
  view,
  last_updated: writeDay(asOf),
  released: writeDay(releasedOn),
  former: formerId,
  live: isLive,
});

const addressOf = (id: string) => `${API_BASE}/cirus/releases/${id}`;

const zipped = ({ gzip }: StoredFile) => Buffer.from(gzip, "base64");
const unzipped = (file: StoredFile) => gunzipSync(zipped(file));
