import type { FastifyBaseLogger } from "fastify";
import { factsOfRelease, liveReleaseIds, readLiveRelease } from "../db/cirus-releases.ts";
import type { Database } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";
import { indiaAnswers, worldAnswers } from "./answers.ts";

/** How long another server's import may go unnoticed. */
const LOOK_EVERY_MS = 2_000;
/** The first pages after a start do not wait for the long lists; only requests for them do. */
const FIRST_LOOK_AFTER_MS = 5_000;

/** The answers of the live releases, kept in memory and replaced when another becomes live. */
export class LiveReleases {
  readonly #database: Database;
  readonly #archive: Refreshable | null;
  readonly #india: HeldAnswers<ReturnType<typeof indiaAnswers>>;
  readonly #world: HeldAnswers<ReturnType<typeof worldAnswers>>;
  #looking: Promise<void> | null = null;
  #isFollowing = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param archive Refreshed whenever this is. */
  constructor(database: Database, archive: Refreshable | null = null) {
    this.#database = database;
    this.#archive = archive;
    this.#india = new HeldAnswers(async () => {
      const release = await readLiveRelease(database, "india");
      return release && indiaAnswers(release, ({ id }) => factsOfRelease(database, id));
    });
    this.#world = new HeldAnswers(async () => {
      const release = await readLiveRelease(database, "world");
      return release && worldAnswers(release, ({ id }) => factsOfRelease(database, id));
    });
  }

  /**
   * The answers about India. Once in memory they need no query.
   *
   * @throws {ApiError} 503 `no_release` if there is no release yet.
   */
  india = () => this.#answers(this.#india);

  /** The answers about the world, in the same way. */
  world = () => this.#answers(this.#world);

  /** Checks which releases are live, and keeps their answers from then on. */
  refresh(): Promise<void> {
    // A check that is already running may miss what the caller just changed, so run another.
    const before = this.#looking?.catch(() => {}) ?? Promise.resolve();
    const looking = before
      .then(() => this.#look())
      .finally(() => {
        if (this.#looking === looking) this.#looking = null;
      });
    this.#looking = looking;
    return looking;
  }

  /**
   * Checks after a moment and then every few seconds, and prepares the long lists in advance. After
   * a failure it tries again, and the current answers stay in use until then.
   */
  follow(log: FastifyBaseLogger) {
    this.#isFollowing = true;
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
    this.#timer = setTimeout(() => {
      this.#timer = setInterval(look, LOOK_EVERY_MS).unref();
      void look();
    }, FIRST_LOOK_AFTER_MS).unref();
  }

  /** Stops checking, once a running check is done. */
  async close() {
    clearInterval(this.#timer);
    await this.#looking?.catch(() => {});
  }

  async #look() {
    const live = await liveReleaseIds(this.#database);
    await this.#india.hold(live.get("india"), this.#isFollowing);
    await this.#world.hold(live.get("world"), this.#isFollowing);
    await this.#archive?.refresh(this.#isFollowing);
  }

  async #answers<Answers extends Preparable>(held: HeldAnswers<Answers>): Promise<Answers> {
    if (held.answers === null) await (this.#looking ?? this.refresh());
    if (held.answers !== null) return held.answers;
    throw new ApiError(503, "no_release", "The figures are not loaded yet. Try again in a while.", {
      retryAfterSeconds: 5,
    });
  }
}

interface Refreshable {
  refresh(isAhead: boolean): Promise<void>;
}

interface Preparable {
  readonly release: string;
  places(): Promise<unknown>;
  groups(): Promise<unknown>;
}

class HeldAnswers<Answers extends Preparable> {
  answers: Answers | null = null;
  readonly #read: () => Promise<Answers | null>;

  constructor(read: () => Promise<Answers | null>) {
    this.#read = read;
  }

  async hold(release: string | undefined, isAhead: boolean) {
    if (release === undefined || release === this.answers?.release) return;
    const next = await this.#read();
    if (next === null) return;
    const prepared = isAhead ? next.places().then(next.groups) : null;
    // While there are former answers, keep sending those until the new lists are ready. Otherwise
    // use the new answers now; a list that could not be made is made when it is requested.
    if (this.answers !== null) await prepared;
    else prepared?.catch(() => {});
    this.answers = next;
  }
}
