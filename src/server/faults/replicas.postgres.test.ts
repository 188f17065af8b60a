import { createServer, request as httpRequest } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { LOGIN_LIMITS } from "../accounts/login-limits.ts";
import { keysAsText, newKey } from "../accounts/secret-keys.ts";
import { totpCode } from "../accounts/totp.ts";
import { runCommand } from "../commands/run-command.ts";
import { readEnvironment } from "../config.ts";
import { logIn, logOut, sendLogIn, tokenWorks } from "../testing/member-calls.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { softAuthenticator } from "../testing/soft-authenticator.ts";
import { FIRST_MEMBER, freshStore } from "../testing/stores.ts";

const RAGAS = "/api/v1/melakarta/melakarta-ragas";

const SECOND = { email: "second@example.org", password: "second's long password" };

// Two servers on one database, and a proxy before them that takes turns.
const store = await freshStore();
const env = {
  ...store,
  ...FIRST_MEMBER,
  TRUST_PROXY: "1",
  SECRET_KEY: keysAsText([newKey()]),
};
const servers = [await startServer(env), await startServer(env)] as [ServerProcess, ServerProcess];
afterAll(() => Promise.all(servers.map((server) => server.stop("SIGKILL"))));
const proxy = await startProxy();

// Retries a GET on another server until one answers it completely.
async function startProxy(): Promise<{ url: string }> {
  let turn = 0;
  const proxy = createServer((request, response) => {
    const { method, headers, url } = request;
    // Each request goes round by itself: beside others it could meet a dead server every time.
    const ask = (at: number, triesLeft: number) => {
      const tryElsewhere = () => {
        if (method === "GET" && triesLeft > 0) ask(at + 1, triesLeft - 1);
        else response.destroy();
      };
      const target = new URL(url!, servers[at % servers.length]!.url);
      const call = httpRequest(target, { method: method!, headers, agent: false }, (answer) => {
        answer.toArray().then((chunks: Buffer[]) => {
          response.writeHead(answer.statusCode!, answer.headers).end(Buffer.concat(chunks));
        }, tryElsewhere);
      });
      call.on("error", tryElsewhere);
      if (method === "GET") call.end();
      else request.pipe(call);
    };
    turn += 1;
    ask(turn, 2 * servers.length);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(proxy.address() as { port: number }).port}` };
}

test("a login here opens there, a logout here closes there, and the limits are shared", async () => {
  const [here, there] = servers;
  const token = (await logIn(here))!;
  expect(await tokenWorks(there, token)).toBe(true);
  expect(await logOut(there, token)).toBe(true);
  expect(await tokenWorks(here, token)).toBe(false);

  const guess = async (server: ServerProcess) => {
    const answer = await fetch(`${server.url}/api/v1/auth/login`, {
      method: "POST",
      headers: { "x-forwarded-for": "203.0.113.7" },
      body: new URLSearchParams({ username: "nobody@example.org", password: "a guess" }),
    });
    return answer.status;
  };
  for (let tries = 0; tries < LOGIN_LIMITS.place; tries += 1) {
    expect(await guess(tries % 2 ? here : there)).toBe(401);
  }
  expect([await guess(here), await guess(there)]).toEqual([429, 429]);
});

test("a second factor begun on one server is finished on the other, and works once on both", async () => {
  const adding = ["add", SECOND.email, "--password"];
  await runCommand("member", adding, readEnvironment(store), async () => SECOND.password);
  // Each call goes to the server that did not answer the one before.
  const origin = proxy.url.replace("127.0.0.1", "localhost");
  const call = async (path: string, body: object, token = "") => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`${origin}/api/v1/${path}`, init);
    const text = await answer.text();
    return { status: answer.status, ...(text !== "" && JSON.parse(text)) };
  };
  const both = async (path: string, one: object, two: object) =>
    (await Promise.all([call(path, one), call(path, two)])).map(({ status }) => status).sort();
  const member = [{ url: origin }, SECOND.email, SECOND.password] as const;
  const ticketOf = async () =>
    ((await (await sendLogIn(...member)).json()) as { ticket: string }).ticket;
  const token = (await logIn(...member))!;

  const phone = softAuthenticator();
  const made = await call("account/new_passkey_options", {}, token);
  const credential = phone.create({ ...made, origin });
  const name = "Phone";
  expect((await call("account/passkeys", { name, credential }, token)).status).toBe(200);
  const { secret, setup } = await call("account/totp", {}, token);
  const confirming = { setup, code: totpCode(secret, Date.now()) };
  expect((await call("account/totp/confirm", confirming, token)).status).toBe(204);
  const { codes } = await call("account/recovery_codes", {}, token);

  const { challenge } = await call("auth/passkey_options", {});
  const answer = { credential: phone.get({ challenge, origin }) };
  expect(await both("auth/passkey", answer, answer)).toEqual([200, 403]);

  const code = totpCode(secret, Date.now() + 30_000);
  const [one, two] = [await ticketOf(), await ticketOf()];
  const withCode = await both("auth/second-factor", { ticket: two, code }, { ticket: one, code });
  expect(withCode).toEqual([200, 403]);

  const ticket = await ticketOf();
  const withTicket = await both(
    "auth/second-factor",
    { ticket, recovery_code: codes[0] },
    { ticket, recovery_code: codes[1] },
  );
  expect(withTicket).toEqual([200, 403]);
});

test("a killed replica costs no GET, and a rolling restart costs nothing", async () => {
  const token = (await logIn(proxy))!;
  let answered = 0;
  const wrong: unknown[] = [];
  /** Does something to the servers in the middle of many GETs. */
  const whileRead = async (work: () => Promise<unknown>) => {
    let isOver = false;
    const read = async () => {
      while (!isOver) {
        const answer = await fetch(proxy.url + RAGAS).catch((error: Error) => error);
        const isWhole = answer instanceof Response && answer.ok;
        if (!isWhole || ((await answer.json()) as unknown[]).length !== 72) wrong.push(answer);
        answered += 1;
      }
    };
    const load = Promise.all([read(), read(), read()]);
    const more = async (count: number) => {
      const goal = answered + count;
      while (answered < goal) await pause(2);
    };
    try {
      await more(10);
      await work();
      await more(10);
    } finally {
      isOver = true;
      await load;
    }
  };

  await whileRead(() => servers[0].stop("SIGKILL"));
  servers[0] = await startServer(env);
  for (const index of [0, 1] as const) {
    await whileRead(async () => expect(await servers[index].stop("SIGTERM")).toBe(0));
    servers[index] = await startServer(env);
  }
  await whileRead(async () => {});
  expect(wrong).toEqual([]);
  expect(await tokenWorks(proxy, token)).toBe(true);
});
