import { expect, test } from "vitest";
import { siteOrigin } from "./site-origin.ts";

test.each([
  ["https://example.org", "127.0.0.1", "https://example.org"],
  [null, "127.0.0.1", "http://localhost:3000"],
  [null, "::1", "http://localhost:3000"],
  [null, "0.0.0.0", "http://localhost:3000"],
  [null, "localhost", "http://localhost:3000"],
  [null, "127.0.0.2", "http://127.0.0.2:3000"],
  [null, "192.0.2.7", "http://192.0.2.7:3000"],
  [null, "2001:db8::7", "http://[2001:db8::7]:3000"],
])("with SITE_URL %s and HOST %s people open %s", (siteUrl, host, origin) => {
  expect(siteOrigin({ siteUrl, host, port: 3000 })).toBe(origin);
});

test("a port that the server chose itself counts", () => {
  expect(siteOrigin({ siteUrl: null, host: "127.0.0.1", port: 0 }, 4321)).toBe(
    "http://localhost:4321",
  );
});
