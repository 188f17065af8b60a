import { expect, test } from "vitest";
import { once } from "./once.ts";

test("work is done once for each argument, however many ask at the same time", async () => {
  const done: string[] = [];
  const remembered = once(async (name: string) => {
    done.push(name);
    return `${name}!`;
  });
  expect(await Promise.all(["a", "b", "a"].map((name) => remembered(name)))).toEqual([
    "a!",
    "b!",
    "a!",
  ]);
  expect(await remembered("b")).toBe("b!");
  expect(done).toEqual(["a", "b"]);
});

test("work that failed is done again, and everybody who waited for it is told", async () => {
  let tries = 0;
  const remembered = once(async () => {
    tries += 1;
    if (tries === 1) throw new Error("out of memory");
    return tries;
  });
  const waiting = [remembered(), remembered()];
  for (const one of waiting) await expect(one).rejects.toThrow("out of memory");
  expect(await remembered()).toBe(2);
});
