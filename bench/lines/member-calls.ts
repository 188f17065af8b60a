import { API_BASE } from "#contract/call-request.ts";
import { comparedCpu } from "../cpu.ts";
import { firm, type Line, type Measure } from "../line.ts";
import { type MeasuredProcess, startPeer } from "../measured-process.ts";
import { memberToken, startWithMember, temporaryFolder } from "../our-server.ts";
import { type Plan, sendOnce } from "../send.ts";

const REQUESTS = 1000;
// The Sun's and the Moon's revolutions, and eight words more.
const TEN_WORDS = "ख्युघृ चयगियिङुशुछ्लृ ङिशिबुण्लृष्खृ ढुङ्विघ्व ख्रिच्युभ सुगुशिथृन जषबिखुछृ अकार कमल गगन";

const json = (url: string, body: unknown): Omit<Plan, "headers"> => ({
  url,
  method: "POST",
  body: JSON.stringify(body),
});
const CALLS = {
  "process_sentence of ten words": json("/aryabhatta/process_sentence", {
    word: TEN_WORDS,
    inputScript: "devanagari",
  }),
  "add ten numbers": json("/ganita/add", {
    nums: Array.from({ length: 10 }, (_, index) => `${12345 * (index + 1)}`),
  }),
  "urdhva of ten digits": json("/ganita/urdhva-tiryagbhyam?a=9876543210&b=1234567899", undefined),
  "urdhva of fifty digits": json(
    `/ganita/urdhva-tiryagbhyam?a=${"98765".repeat(10)}&b=${"12345".repeat(10)}`,
    undefined,
  ),
} as const;

// Writing some hundred lines may take a millisecond more than a look-up of the token.
const MOST: Readonly<Partial<Record<keyof typeof CALLS, number>>> = { "urdhva of fifty digits": 4 };

/** What a calculator's call costs compared with only checking the caller's token. */
export const memberCalls: Line = {
  number: 8,
  name: "member-calls",
  measure: async () => {
    await using ours = await startWithMember();
    const { server } = ours;
    await using folder = await temporaryFolder();
    await using peer = await startPeer("token", [folder.path]);
    const headers = { authorization: `Bearer ${await memberToken(server.url)}` };
    const measures: Measure[] = [];
    for (const what of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
      const call = CALLS[what];
      const type = call.body ? { "content-type": "application/json" } : {};
      const plan = { ...call, url: API_BASE + call.url, headers: { ...headers, ...type } };
      measures.push(...(await measureCall(server, peer, what, plan)));
    }
    return measures;
  },
};

async function measureCall(
  server: MeasuredProcess,
  peer: MeasuredProcess,
  what: keyof typeof CALLS,
  plan: Plan,
): Promise<Measure[]> {
  const ours = { ...plan, url: server.url + plan.url };
  const before = await server.usage();
  await sendOnce(ours);
  const after = await server.usage();
  return [
    await comparedCpu(
      what,
      MOST[what] ?? 3,
      { process: server, plan: ours },
      { process: peer, plan: { ...plan, url: peer.url } },
      REQUESTS,
    ),
    {
      what: `${what}, SQL statements`,
      figure: after.statements - before.statements,
      unit: "",
      budget: firm(2),
    },
  ];
}
