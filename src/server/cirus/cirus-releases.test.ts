import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { ReleaseDescription } from "#contract/cirus-releases.ts";
import { apiErrorBody } from "#contract/error.ts";
import { buildTestApp, openTestApp } from "../testing/test-app.ts";
import { ReleaseArchive } from "./archive/release-archive.ts";
import { releaseFiles } from "./archive/release-files.ts";
import { keepFiles, type StoredFile } from "./archive/stored-files.ts";
import { loadPackagedReleases } from "./packaged/packaged-releases.ts";
import { worldRelease } from "./packaged/world-release.ts";
import { type Release, releaseId } from "./release.ts";
import { archivedReleases, exchangeReleases, makeLive, readRelease } from "./stored-releases.ts";

const { app, database } = await openTestApp({ siteUrl: "https://cirus.example.org" });
const ask = (path: string, headers = {}) =>
  app.inject({ url: `/api/v1/cirus/releases${path}`, headers });

const early = await ask("");
await loadPackagedReleases(database);

// The operator's own: one country's figures changed, another country gone.
const first = worldRelease();
const second: Release<"world"> = {
  ...first,
  asOf: "2025-10-01",
  places: first.places
    .filter(({ id }) => id !== "VA")
    .map((place) =>
      place.id === "IN" ? { ...place, values: { ...place.values, facebook_literate: 40 } } : place,
    ),
};
await makeLive(database, second, { packaged: null, facts: null });
const [firstId, secondId] = [releaseId(first), releaseId(second)];

const list = api["GET /cirus/releases"].response.parse((await ask("")).json()).data;
const describeRelease = async (id: string): Promise<ReleaseDescription> =>
  api["GET /cirus/releases/{release}"].response.parse((await ask(`/${id}`)).json());
const [packaged, own] = [await describeRelease(firstId), await describeRelease(secondId)];

test("before there is a release, the answer says so", () => {
  expect([early.statusCode, early.json().code]).toEqual([503, "no_release"]);
});

test("every release is listed, with the one it replaced, and whether it is live", () => {
  expect(list.map(({ id, former, live }) => [id, former, live])).toEqual([
    [secondId, firstId, true],
    [expect.stringMatching(/^(india|world)-/), null, expect.any(Boolean)],
    [expect.stringMatching(/^(india|world)-/), null, expect.any(Boolean)],
  ]);
  expect(list.find(({ id }) => id === firstId)).toMatchObject({ live: false, view: "world" });
});

describe("a release", () => {
  test("says what it changes against the former one", () => {
    expect(packaged.changes).toBeNull();
    expect(own.changes).toEqual({
      former: firstId,
      places_added: [],
      places_removed: ["VA"],
      figures: 9,
      figures_by_metric: expect.objectContaining({ facebook_literate: 2, twitter_internet: 1 }),
    });
  });

  test("is cited with its id, its day and its address", () => {
    const { text, bibtex, csl } = packaged.citation;
    const address = `https://cirus.example.org/cirus/releases?release=${firstId}`;
    expect(text).toMatch(
      /^Shabda Gyan \(\d{4}\)\. .+ \[Data set\]\. Released \d+ \w+ \d{4}\. https/,
    );
    for (const citation of [text, bibtex, JSON.stringify(csl)]) {
      expect(citation).toContain(firstId);
      expect(citation).toContain(address);
    }
    // BibTeX styles make capitals small where a title has no braces of its own.
    expect(bibtex).toContain("title = {{CIRUS: cyber exposure of ");
  });

  test("says on which terms, and claims none of what an operator imported", () => {
    expect(packaged.terms.licence).toBe("CC-BY-4.0");
    expect(packaged.terms.text).toContain("Published figures stay under the terms");
    expect(packaged.terms.sources.map(({ name }) => name)).toContain("Our World in Data");
    expect(own.terms).toMatchObject({ text: expect.stringContaining("not known"), sources: [] });
  });

  test("goes by the name of its view while it is live, and is then asked about each time", async () => {
    const alias = await ask("/world/places.csv");
    const file = await ask(`/${secondId}/places.csv`);
    expect(alias.body).toBe(file.body);
    expect(alias.headers["cache-control"]).toBe("public, no-cache");
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
});

describe.each([
  ["packaged", packaged],
  ["imported", own],
])("the files of a release that was %s", (_, release) => {
  test.each(release.files.map(({ name }) => name))("%s is what the release says", async (name) => {
    const file = release.files.find((one) => one.name === name)!;
    const answer = await app.inject({ url: file.url, headers: { "accept-encoding": "gzip" } });
    const bytes = gunzipSync(answer.rawPayload);
    expect(answer.headers["content-type"]).toBe(file.media_type);
    expect([bytes.length, createHash("sha256").update(bytes).digest("hex")]).toEqual([
      file.bytes,
      file.sha256,
    ]);
    expect(file.bytes).toBeLessThanOrEqual(1024 * 1024);
    const plain = await app.inject({ url: file.url });
    expect(plain.rawPayload.equals(bytes)).toBe(true);
    const headers = { "if-none-match": answer.headers.etag };
    expect((await app.inject({ url: file.url, headers })).statusCode).toBe(304);
  });

  test("have a status, a year and a source for each figure", async () => {
    const json = (await ask(`/${release.id}/release.json`)).json();
    expect(json.places).toHaveLength(release.count);
    for (const { figures } of json.places) {
      expect(figures).toHaveLength(release.metrics.length);
      for (const [value, status, year, source] of figures) {
        expect([typeof value, typeof status, year !== ""]).toEqual(["number", "string", true]);
        expect(json.figure_sources[source]).toMatch(/\S/);
      }
    }
  });
});

test("files are the same from every server, and after a rollback", async () => {
  const before = (await ask(`/${secondId}`)).json().files;
  await exchangeReleases(database, "world");
  const other = new ReleaseArchive(database, null);
  await other.refresh(true);
  const release = (await other.releases()).find(({ id }) => id === secondId)!;
  const { files } = JSON.parse((await other.describe(release)).plain().toString());
  expect(files).toEqual(before);
});

test.each([
  ["/world-2001-01-01-000000000000", "unknown_release", secondId],
  ["/__proto__", "unknown_release", "/api/v1/cirus/releases"],
  ["/%00", "unknown_release", "/api/v1/cirus/releases"],
  [`/${firstId}/nothing.csv`, "unknown_file", `/api/v1/cirus/releases/${firstId}`],
  [`/${firstId}/changes.csv`, "unknown_file", `/api/v1/cirus/releases/${firstId}`],
])("%s is refused with where to look", async (path, code, where) => {
  const answer = await ask(path);
  const body = apiErrorBody.parse(answer.json());
  expect([answer.statusCode, body.code]).toEqual([404, code]);
  expect(body.detail).toContain(where);
});

test("a release of an older version keeps its files, also those that are no longer made", async () => {
  const third = { ...second, asOf: "2025-10-02" };
  await makeLive(database, third, { packaged: null, facts: null });
  const archived = (await archivedReleases(database)).find(({ id }) => id === releaseId(third))!;
  const made = await releaseFiles(archived, (await readRelease(database, archived.id))!, null, {});
  const older = [
    ...made.filter(({ name }) => name !== "metrics.csv"),
    storedFile("metrics.csv", "key,label\ninternet,Internet\n"),
    storedFile("csv-metadata.json", '{"tables":[]}\n'),
  ];
  await keepFiles(database, archived.id, older);

  const later = await buildTestApp({ database });
  const answer = await later.inject({ url: `/api/v1/cirus/releases/${archived.id}` });
  const { files }: ReleaseDescription = answer.json();
  expect(files.map(({ name, sha256 }) => [name, sha256])).toEqual(
    older.map(({ name, sha256 }) => [name, sha256]).sort(),
  );
  for (const { url, sha256, media_type } of files) {
    const answer = await later.inject({ url });
    expect(createHash("sha256").update(answer.rawPayload).digest("hex")).toBe(sha256);
    expect(answer.headers["content-type"]).toBe(media_type);
  }
  await later.close();
});

function storedFile(name: string, text: string): StoredFile {
  const sha256 = createHash("sha256").update(text).digest("hex");
  return { name, bytes: text.length, sha256, gzip: gzipSync(text).toString("base64") };
}
