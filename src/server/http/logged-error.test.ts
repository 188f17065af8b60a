import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { loggedError } from "./logged-error.ts";

test("a failed query is logged without its parameters", () => {
  const cause = Object.assign(new Error("connection lost"), { code: "57P01" });
  const failed = new DrizzleQueryError("select $1", ["asha@example.org"], cause);
  const logged = loggedError(new Error("login failed", { cause: failed }));
  expect(JSON.stringify(logged)).not.toContain("asha");
  expect(logged).toMatchObject({
    message: "login failed",
    cause: { message: "select $1", cause: { message: "connection lost", code: "57P01" } },
  });
});
