import { beforeEach, expect, test, vi } from "vitest";
import { loadPackagedReleases } from "../cirus/packaged-releases.ts";
import { prepareAnswer, prepareBytes } from "../prepared-answer.ts";
import { openTestApp } from "../testing/test-app.ts";

// What is made once can fail once: memory or file handles ran out just then.
vi.mock("../prepared-answer.ts", { spy: true });

const { app, database } = await openTestApp();
await loadPackagedReleases(database);
const statusOf = async (path: string) => (await app.inject(`/api/v1${path}`)).statusCode;

beforeEach(() => {
  const fail = async () => {
    throw new Error("compression failed");
  };
  vi.mocked(prepareAnswer).mockReset().mockImplementationOnce(fail);
  vi.mocked(prepareBytes).mockReset().mockImplementationOnce(fail);
});

test.each(["/docs", "/openapi.json", "/cirus/dhq", "/cirus/states", "/cirus/countries/Asia"])(
  "%s is made again after its making failed",
  async (path) => {
    expect(await statusOf(path)).toBe(500);
    expect(await statusOf(path)).toBe(200);
  },
);
