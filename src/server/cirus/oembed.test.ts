import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { openTestApp } from "../testing/test-app.ts";
import { oembedLink } from "./oembed.ts";

const { app } = await openTestApp({ siteUrl: "https://www.example.org" });
const ask = (query: Record<string, string>) => app.inject({ url: "/api/v1/cirus/oembed", query });

test.each([
  ["https://www.example.org/cirus?view=world&place=IN&compare", "view=world&amp;place=IN"],
  [
    "https://www.example.org/embed/cirus?view=india&metric=internet_penetration",
    "view=india&amp;metric=internet_penetration",
  ],
  ["https://www.example.org/cirus/", "view=india"],
  ["https://www.example.org/cirus?place=up-न", "view=india&amp;place=up-%E0%A4%A8"],
])("%s is framed as it is", async (url, query) => {
  const answer = await ask({ url, maxwidth: "400", maxheight: "9000" });
  const { html, width, height } = api["GET /cirus/oembed"].response.parse(answer.json());
  expect([width, height]).toEqual([400, 520]);
  expect(html).toContain(`src="https://www.example.org/embed/cirus?${query}" width="400"`);
});

test.each([
  [{ url: "https://elsewhere.example/cirus" }, 404, "not_embeddable"],
  [{ url: "https://www.example.org/private" }, 404, "not_embeddable"],
  [{ url: "javascript:alert(1)" }, 404, "not_embeddable"],
  [{ url: "no address" }, 404, "not_embeddable"],
  [{ url: "https://www.example.org/cirus", format: "xml" }, 501, "json_only"],
  [{ url: "https://www.example.org/cirus", maxwidth: "0" }, 422, "invalid_request"],
] as const)("%j is refused", async (query, status, code) => {
  const answer = await ask(query);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test("a page tells other sites of its oEmbed, in plain letters and unless the header grew long", () => {
  const linkOf = (ids: readonly string[]) => {
    const url = `/cirus?${ids.map((id) => `place=${encodeURIComponent(id)}`).join("&")}`;
    return oembedLink({ url } as FastifyRequest, "https://www.example.org");
  };
  expect(linkOf(["up-न"])).toMatch(/place%3Dup-%25E0%25A4%25A8>; rel="alternate"/);
  expect(linkOf(Array.from({ length: 10 }, (_, at) => `dn-dadra-and-nagar-haveli-${at}`))).toMatch(
    /^<\/api/,
  );
  expect(linkOf(Array.from({ length: 10 }, (_, at) => `up-${"न".repeat(40)}${at}`))).toBeNull();
});
