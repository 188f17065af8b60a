import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import { openTestApp } from "../testing/test-app.ts";

const { app, database } = await openTestApp();
await loadPackagedReleases(database);
const headers = { "accept-encoding": "br" };
const statusOf = async (path: string) =>
  (await app.inject({ url: `/api/v1${path}`, headers })).statusCode;

/** Makes the next compression fail, as if memory ran out. */
function failToCompress() {
  const spy = vi
    .spyOn(zlib, "brotliCompress")
    .mockImplementationOnce(((_: Buffer, __: object, done: (error: Error) => void) =>
      done(new Error("compression failed"))) as typeof zlib.brotliCompress);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test.each(["/openapi.json", "/cirus/dhq", "/cirus/states", "/cirus/countries/Asia"])(
  "%s is made again after its making failed",
  async (path) => {
    failToCompress();
    expect(await statusOf(path)).toBe(500);
    expect(await statusOf(path)).toBe(200);
  },
);
