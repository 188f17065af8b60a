import type { FastifyInstance } from "fastify";
import { MAX_SAVED_WORK, SAVED_WORK_PAGE, type SavedWork } from "#contract/saved-work.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import {
  describeWork,
  keepWork,
  listSavedWork,
  removeAllWork,
  removeWork,
  type SavedRow,
  SavedWorkFullError,
} from "./saved-work-rows.ts";

/** The pages that members keep. */
export function savedWorkRoutes(app: FastifyInstance, database: Database) {
  mount(app, "GET /saved/work", async ({ query: { search = "", offset }, login }) => {
    const page = { search, offset, limit: SAVED_WORK_PAGE };
    const listed = await retried(() => listSavedWork(database, login.memberId, page));
    return { ...listed, items: listed.items.map(onWire) };
  });

  mount(app, "POST /saved/keep", async ({ body, login: { memberId } }) => {
    const work = { ...body, memberId };
    const keeping = retried(() => keepWork(database, work, MAX_SAVED_WORK));
    return onWire(await keeping.catch(refuseWhenFull));
  });

  mount(app, "POST /saved/work/{id}/change", async ({ params, body, login: { memberId } }) => {
    const work = { ...params, ...body, memberId };
    const changed = await retried(() => describeWork(database, work));
    if (changed) return onWire(changed);
    throw new ApiError(404, "no_such_work", "This work is no longer saved. Load the list again.");
  });

  mount(app, "POST /saved/work/{id}/remove", async ({ params: { id }, login }) => {
    await retried(() => removeWork(database, login.memberId, id));
    return undefined;
  });

  mount(app, "POST /saved/remove_all", async ({ login }) => ({
    removed: await retried(() => removeAllWork(database, login.memberId)),
  }));
}

function refuseWhenFull(error: unknown): never {
  if (!(error instanceof SavedWorkFullError)) throw error;
  const most = MAX_SAVED_WORK.toLocaleString("en");
  throw new ApiError(
    422,
    "too_much_work",
    `You keep ${most} pieces of work already, which is the maximum. Remove one first.`,
  );
}

const onWire = ({ id, name, address, note, savedAt }: SavedRow): SavedWork => ({
  id,
  name,
  address,
  note,
  saved_at: savedAt.toISOString(),
});
