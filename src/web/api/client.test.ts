import { describe, expect, test, vi } from "vitest";
import { expectConsoleErrors } from "../testing/console-errors.ts";
import { ApiFailure, callApi, NetworkFailure } from "./client.ts";
import { storedToken, storeToken } from "./token.ts";

const answering = (answer: Response | Error) => {
  const fetchSpy = vi.spyOn(globalThis, "fetch");
  return answer instanceof Error
    ? fetchSpy.mockRejectedValue(answer)
    : fetchSpy.mockResolvedValue(answer);
};
const refusal = (status: number, code: string) =>
  Response.json({ detail: "No.", error: "No.", code }, { status });

const calculate = (signal?: AbortSignal) =>
  callApi(
    "POST /aryabhatta/calculate",
    { body: { tokens: ["9007199254740993", 1], operation: "addition" } },
    signal,
  );

describe("a call", () => {
  test("carries the token and JSON, and gives the answer", async () => {
    storeToken("abc");
    const answer = { operation: "addition", result: ["9007199254740994"], result_text: ["…"] };
    const fetchSpy = answering(Response.json(answer));

    expect(await calculate()).toEqual(answer);
    const [address, options] = fetchSpy.mock.calls[0]!;
    expect(address).toBe("/api/v1/aryabhatta/calculate");
    expect(options).toMatchObject({
      method: "POST",
      headers: { authorization: "Bearer abc", "content-type": "application/json" },
      body: '{"tokens":["9007199254740993",1],"operation":"addition"}',
    });
  });

  test("sends the login as a form, without a token when there is none", async () => {
    const fetchSpy = answering(Response.json({ access_token: "t" }));
    await callApi("POST /auth/login", { body: { username: "a b@example.org", password: "&" } });

    const { headers, body } = fetchSpy.mock.calls[0]![1]!;
    expect(body).toBe("username=a+b%40example.org&password=%26");
    expect(headers).toEqual({ "content-type": "application/x-www-form-urlencoded" });
  });

  test("gives nothing when the answer is 204", async () => {
    answering(new Response(null, { status: 204 }));
    expect(await callApi("POST /auth/logout", {})).toBeUndefined();
  });
});

describe("a failed call", () => {
  test("tells the API's own sentence and code", async () => {
    expectConsoleErrors(/POST \/aryabhatta\/calculate failed/);
    answering(refusal(422, "division_by_zero"));
    const failure = await calculate().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status: 422, code: "division_by_zero", message: "No." });
  });

  test.each([
    ["error alone", Response.json({ error: "No." }, { status: 422 }), "No."],
    ["an empty detail", Response.json({ detail: "", error: "No." }, { status: 422 }), "No."],
    [
      "a detail that is a list",
      Response.json({ detail: [1], error: "No." }, { status: 422 }),
      "No.",
    ],
    [
      "a detail that is a list alone",
      Response.json({ detail: [{ loc: [] }] }, { status: 422 }),
      "",
    ],
    ["an error with another status", Response.json({ error: "No." }, { status: 503 }), "No."],
    ["an error in an answer of 200", Response.json({ error: "No." }), "No."],
    ["an error that is no text", Response.json({ error: { message: "No." } }), ""],
    ["nothing", Response.json(null, { status: 422 }), ""],
    ["an answer of null", Response.json(null), ""],
    ["an answer that is a list", Response.json([]), ""],
    ["an answer without what is drawn", Response.json({ operation: "addition" }), ""],
    ["an answer of other types", Response.json({ operation: "addition", result_text: [1] }), ""],
  ])("tells what stands in %s", async (_, answer, sentence) => {
    expectConsoleErrors(/POST \/aryabhatta\/calculate failed/);
    answering(answer);
    const failure = await calculate().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ message: sentence });
  });

  test("tells which calculators take what this one refuses", async () => {
    expectConsoleErrors(/POST \/ganita\/yavadunam failed/);
    const body = { detail: "No.", error: "No.", code: "outside_domain", suggest: ["anurupyena"] };
    answering(Response.json(body, { status: 422 }));
    const call = callApi("POST /ganita/yavadunam", { body: { n: "0", power: 2 } });
    await expect(call).rejects.toMatchObject({ body: { suggest: ["anurupyena"] } });
  });

  test("has no sentence when something else than the API answered", async () => {
    expectConsoleErrors(/failed/);
    answering(new Response("<h1>Not allowed</h1>", { status: 403 }));
    await expect(calculate()).rejects.toMatchObject({ status: 403, message: "" });
  });

  test.each([
    ["nobody answers", new TypeError("Failed to fetch")],
    ["the answer is not JSON", new Response("<!doctype html>")],
    ["a gateway answers for the server", new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ])("is a network failure when %s", async (_, answer) => {
    expectConsoleErrors(/failed/);
    answering(answer);
    await expect(calculate()).rejects.toBeInstanceOf(NetworkFailure);
  });

  test("is a network failure when no answer comes for a minute", async () => {
    expectConsoleErrors(/failed/);
    const minute = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(minute.signal);
    vi.spyOn(globalThis, "fetch").mockImplementation((_, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason));
      return promise;
    });
    const failed = expect(calculate()).rejects.toBeInstanceOf(NetworkFailure);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
    minute.abort();
    await failed;
  });

  test("forgets the token that was refused", async () => {
    expectConsoleErrors(/failed/);
    storeToken("dead");
    answering(refusal(401, "login_required"));
    await expect(calculate()).rejects.toMatchObject({ status: 401 });
    expect(storedToken()).toBeNull();
  });

  test("keeps a token that came meanwhile", async () => {
    expectConsoleErrors(/failed/);
    storeToken("dead");
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      storeToken("fresh");
      return refusal(401, "login_required");
    });
    await expect(calculate()).rejects.toMatchObject({ status: 401 });
    expect(storedToken()).toBe("fresh");
  });

  test("is silent when it was called off", async () => {
    const stop = new AbortController();
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      stop.abort();
      throw stop.signal.reason;
    });
    await expect(calculate(stop.signal)).rejects.toMatchObject({ name: "AbortError" });
  });
});
