import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { apiErrorBody } from "./error.ts";
import { REFUSAL_CODES } from "./refusal-codes.data.ts";

const SOURCE = path.join(import.meta.dirname, "..");
const givers = ["contract", "domain", "server"]
  .flatMap((layer) =>
    readdirSync(path.join(SOURCE, layer), { recursive: true, encoding: "utf8" }).map((file) =>
      path.join(SOURCE, layer, file),
    ),
  )
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|refusal-codes\.data\.ts$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test.each(Object.entries(REFUSAL_CODES))("%s: %s", (code, says) => {
  expect(says).toMatch(/^[A-Z].*[A-Za-z]\.$/);
  expect(apiErrorBody.shape.code.safeParse(code).success).toBe(true);
  // None is left from a refusal that no longer exists.
  expect(givers).toContain(`"${code}"`);
});
