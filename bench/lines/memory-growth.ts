import { startPostgres } from "../../scripts/postgres-server.ts";
import { type Line, ratio } from "../line.ts";
import { inMegabytes, memoryAtRest } from "../measured-process.ts";
import { mixedRequests } from "../mixed-requests.ts";
import { loginPlan, memberToken, startWithMember } from "../our-server.ts";
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
    await using postgres = await startPostgres();
    if (postgres === null) return [];
    await using ours = await startWithMember({ DATABASE_URL: postgres.url });
    const { server } = ours;
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
    return [
      {
        what: "Memory after 200,000 mixed requests / after 20,000",
        figure: held.at(-1)! / held[0]!,
        unit: "×",
        budget: ratio(1.2),
        note: `${megabytes(held)} MB round by round; with its garbage ${megabytes(resting)}`,
      },
    ];
  },
};

const megabytes = (bytes: readonly number[]) => bytes.map(inMegabytes).join(", ");
