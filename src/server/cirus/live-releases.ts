import type { FastifyBaseLogger } from "fastify";
import type { ViewName } from "#domain/risk/view-name.ts";
import type { Database } from "../db/database.ts";
import type { PreparedBytes } from "../http/prepared-answer.ts";
import { indiaAnswers, worldAnswers } from "./answers.ts";
import { NoReleaseError } from "./release.ts";
import { factsOfRelease, liveReleaseIds, readLiveRelease } from "./stored-releases.ts";

/** How long another server's import may go unnoticed. */
const LOOK_EVERY_MS = 2_000;
/** Until then only what is asked for is made: all lists and files take 2 s of processor time. */
const PREBUILD_AFTER_MS = 15_000;

/** The answers of the live releases, kept in memory and replaced when another becomes live. */
export class LiveReleases {
  readonly #database: Database;
  readonly #archive: Refreshable | null;
  readonly #india: HeldAnswers<ReturnType<typeof indiaAnswers>>;
  readonly #world: HeldAnswers<ReturnType<typeof worldAnswers>>;
  #looking = Promise.resolve();
  #nextLook: NodeJS.Timeout | undefined;
  #prebuildTimer: NodeJS.Timeout | undefined;
  #prebuilds = false;

  /** @param archive Refreshed whenever this is. */
  constructor(database: Database, archive: Refreshable | null = null) {
    this.#database = database;
    this.#archive = archive;
    this.#india = new HeldAnswers(async () => {
      const release = await this.#read("india");
      return release && indiaAnswers(release, () => factsOfRelease(database, release.id));
    });
    this.#world = new HeldAnswers(async () => {
      const release = await this.#read("world");
      return release && worldAnswers(release, () => factsOfRelease(database, release.id));
    });
  }

  /**
   * The answers about India. Once in memory they need no query.
   *
   * @throws {NoReleaseError} if there is no release yet.
   */
  india() {
    return this.#india.current();
  }

  /** The answers about the world, in the same way. */
  world() {
    return this.#world.current();
  }

  /** Checks which releases are live, and replaces the answers of those that no longer are. */
  refresh(): Promise<void> {
    // A check that is already running may miss what the caller just changed, so run another after it.
    this.#looking = this.#looking.catch(() => {}).then(() => this.#look());
    return this.#looking;
  }

  /**
   * Soon prepares the long lists, so that no request has to. With `isShared`, other servers may
   * change the database: then also checks every few seconds, one check at a time. After a failure it
   * tries again, and the current answers stay in use until then.
   */
  follow(log: FastifyBaseLogger, { isShared }: { isShared: boolean }) {
    let hasFailed = false;
    const look = async () => {
      try {
        await this.refresh();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) log.warn(error, "the live releases cannot be read; trying again");
        hasFailed = true;
      }
    };
    const lookAgain = async () => {
      await look();
      this.#nextLook?.refresh();
    };
    if (isShared) this.#nextLook = setTimeout(lookAgain, LOOK_EVERY_MS).unref();
    this.#prebuildTimer = setTimeout(() => {
      this.#prebuilds = true;
      look();
    }, PREBUILD_AFTER_MS).unref();
  }

  /** Stops checking, once a running check is done. */
  async close() {
    clearTimeout(this.#nextLook);
    this.#nextLook = undefined;
    clearTimeout(this.#prebuildTimer);
    await this.#looking.catch(() => {});
  }

  // The archive must know each release from which lists are sent.
  async #read<View extends ViewName>(view: View) {
    const release = await readLiveRelease(this.#database, view);
    await this.#archive?.refresh(false);
    return release;
  }

  async #look() {
    const live = await liveReleaseIds(this.#database);
    await this.#india.follow(live.get("india"), this.#prebuilds);
    await this.#world.follow(live.get("world"), this.#prebuilds);
    await this.#archive?.refresh(this.#prebuilds);
  }
}

interface Refreshable {
  refresh(prebuild: boolean): Promise<void>;
}

interface Preparable {
  readonly release: string;
  places(): Promise<PreparedBytes>;
  groups(): Promise<PreparedBytes>;
}

class HeldAnswers<Answers extends Preparable> {
  #answers: Answers | null = null;
  #reading: Promise<void> | null = null;
  readonly #read: () => Promise<Answers | null>;

  constructor(read: () => Promise<Answers | null>) {
    this.#read = read;
  }

  /** The answers; the first to ask for them has them read. */
  async current(): Promise<Answers> {
    if (this.#answers === null) {
      this.#reading ??= this.#readFirst();
      await this.#reading;
    }
    if (this.#answers !== null) return this.#answers;
    throw new NoReleaseError();
  }

  async #readFirst() {
    try {
      const first = await this.#read();
      this.#answers ??= first;
    } finally {
      this.#reading = null;
    }
  }

  /**
   * Takes the answers of the release that is live now.
   *
   * @param prebuild Whether to make the long lists, so that no request has to.
   */
  async follow(release: string | undefined, prebuild: boolean) {
    if (release === undefined || (this.#answers === null && !prebuild)) return;
    if (release !== this.#answers?.release) {
      const next = await this.#read();
      if (next === null) return;
      // Keep sending the former answers until the new lists are ready.
      if (this.#answers !== null && prebuild) await makeLists(next);
      this.#answers = next;
    }
    // A list that could not be made is made when it is requested.
    if (prebuild) makeLists(this.#answers).catch(() => {});
  }
}

// In the encoding that every browser accepts.
async function makeLists({ places, groups }: Preparable) {
  for (const list of [places, groups]) await (await list()).encoded.br?.();
}
