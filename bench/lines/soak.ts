import { build } from "../../scripts/build.ts";
import { startPostgres } from "../../scripts/postgres-server.ts";
import { type Line, ratio } from "../line.ts";
import { type MeasuredProcess, startOurs } from "../measured-process.ts";
import { inMegabytes, memoryAtRest } from "../memory-at-rest.ts";
import { mixedRequests } from "../mixed-requests.ts";
import { loginPlan, MEMBER_ENV, memberToken } from "../our-server.ts";
import { type Answer, sendMany } from "../send.ts";

const FIRST = 20_000;
const ALL = 200_000;
const LANES = 8;
const LOGIN_EVERY = 1_000;

/** Whether the server leaks memory. On PostgreSQL, where nothing else hides a leak. */
export const soak: Line = {
  number: 12,
  name: "soak",
  what: "Memory after 200,000 mixed requests / after 20,000",
  measure: async () => {
    await build();
    const postgres = await startPostgres();
    if (postgres === null) return [];
    const server = await startOurs({ DATABASE_URL: postgres.url, ...MEMBER_ENV });
    try {
      const [early, late] = await memoryTwice(server);
      return [
        {
          what: "Memory after 200,000 mixed requests / after 20,000",
          figure: late / early,
          unit: "×",
          budget: ratio(1.1),
          peer: `${inMegabytes(late)} and ${inMegabytes(early)} MB`,
        },
      ];
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
};

async function memoryTwice(server: MeasuredProcess): Promise<[early: number, late: number]> {
  const requests = await mixedRequests(server.url, await memberToken(server.url));
  const isLogin = (index: number) => index % LOGIN_EVERY === 0;
  // A member has at most 20 logins, so each login replaces the one before.
  let replaced = {};
  const planOf = (index: number) =>
    isLogin(index) ? loginPlan(server.url, replaced) : requests[index % requests.length]!;
  const look = ({ body }: Answer, index: number) => {
    if (isLogin(index))
      replaced = { authorization: `Bearer ${JSON.parse(`${body}`).access_token}` };
  };
  await sendMany(planOf, FIRST, LANES, look);
  const early = await memoryAtRest(server);
  await sendMany(planOf, ALL - FIRST, LANES, look);
  return [early, await memoryAtRest(server)];
}
