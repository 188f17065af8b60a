import { expect, test } from "vitest";
import { relyingPartyOf } from "./passkeys.ts";

test.each<[string | null, string, { id: string; origin: string } | null]>([
  ["https://example.org", "10.0.0.1:3000", { id: "example.org", origin: "https://example.org" }],
  ["https://example.org:8443", "x", { id: "example.org", origin: "https://example.org:8443" }],
  [null, "localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
  [null, "LOCALHOST:80", { id: "localhost", origin: "http://localhost" }],
  [null, "127.0.0.1:3000", null],
  [null, "[::1]:3000", null],
  [null, "example.org", null],
  [null, "localhost.example.org", null],
  [null, "", null],
  ["https://192.0.2.1", "localhost", null],
])("the site %s, asked for as %j, is %j", (siteUrl, host, party) => {
  expect(relyingPartyOf(siteUrl, host)).toEqual(party);
});
