import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { takeTurn } from "../http/turns.ts";
import { memberToken, openTestApp } from "../testing/test-app.ts";

const { app } = await openTestApp();
const headers = { authorization: `Bearer ${await memberToken(app)}` };
const url = "/api/v1/ganita/urdhva-tiryagbhyam?a=98&b=87";

// The requests before may have taken this turn.
beforeEach(() => nextTurn());

test("a turn of the event loop does one piece of work, the rest in their order", async () => {
  const done: string[] = [];
  for (const work of ["first", "second", "third"]) takeTurn(() => done.push(work));
  expect(done).toEqual(["first"]);
  await nextTurn();
  expect(done).toEqual(["first", "second"]);
  await nextTurn();
  expect(done).toEqual(["first", "second", "third"]);
  await nextTurn();
  takeTurn(() => done.push("fourth"));
  expect(done).toHaveLength(4);
});

test("while 200 pieces of work wait, a calculation is asked back later", async () => {
  let isCrowded = true;
  const waitAgain = () => {
    if (isCrowded) takeTurn(waitAgain);
  };
  for (let piece = 0; piece < 200; piece += 1) takeTurn(waitAgain);
  const refused = await app.inject({ method: "POST", url, headers });
  expect([refused.statusCode, refused.json().code]).toEqual([503, "overloaded"]);
  expect(refused.headers["retry-after"]).toBe("3");
  isCrowded = false;
  // One of them is done.
  await nextTurn();
  await nextTurn();
  expect((await app.inject({ method: "POST", url, headers })).statusCode).toBe(200);
});
