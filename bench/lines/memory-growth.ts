import { startPostgres } from "../../scripts/postgres-server.ts";
import { type Line, ratio } from "../line.ts";
import { inMegabytes, memoryAtRest } from "../memory-at-rest.ts";
import { mixedRequests } from "../mixed-requests.ts";
import { loginPlan, memberToken, withOurServer } from "../our-server.ts";
import { sendMany } from "../send.ts";

const ROUNDS = 10;
const REQUESTS_A_ROUND = 20_000;
const LOGINS_A_ROUND = 10;
const CONNECTIONS = 8;

/**
 * Whether the server leaks memory: what it holds once its garbage is collected, since when that
 * happens by itself varies by 80 MB from run to run. On PostgreSQL, where nothing else hides a leak.
 */
export const memoryGrowth: Line = {
  number: 12,
  name: "memory-growth",
  measure: async () => {
    const postgres = await startPostgres();
    if (postgres === null) return [];
    try {
      return await withOurServer(
        async (server) => {
          const held: number[] = [];
          const resting: number[] = [];
          while (held.length < ROUNDS) {
            // The logins of a round end those of the rounds before, so each has a token of its own.
            await sendMany([loginPlan(server.url)], LOGINS_A_ROUND, 1);
            const requests = await mixedRequests(server.url, await memberToken(server.url));
            await sendMany(requests, REQUESTS_A_ROUND, CONNECTIONS);
            resting.push(await memoryAtRest(server));
            held.push((await server.usageWithoutGarbage()).memoryBytes);
          }
          const [early, late] = [held[0]!, held.at(-1)!];
          return [
            {
              what: "Memory after 200,000 mixed requests / after 20,000",
              figure: late / early,
              unit: "×",
              budget: ratio(1.2),
              note: `${megabytes(held)} MB round by round; with its garbage ${megabytes(resting)}`,
            },
          ];
        },
        { DATABASE_URL: postgres.url },
      );
    } finally {
      await postgres.stop();
    }
  },
};

const megabytes = (bytes: readonly number[]) => bytes.map(inMegabytes).join(", ");
