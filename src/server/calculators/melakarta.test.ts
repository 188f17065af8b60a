import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { KNOWN_MELAKARTAS } from "#domain/raga/known-melakartas.data.ts";
import { openTestApp } from "../testing/test-app.ts";

const { app } = await openTestApp();
const URL = "/api/v1/melakarta/melakarta-ragas";
const ask = (headers = {}) => app.inject({ url: URL, headers });
const ragas = api["GET /melakarta/melakarta-ragas"].response.parse((await ask()).json());

describe("melakarta-ragas", () => {
  test("is a plain array of the 72 in order, for anybody", () => {
    expect(ragas.map(({ raga_number }) => raga_number)).toEqual(
      KNOWN_MELAKARTAS.map(([number]) => number),
    );
  });

  test.each(KNOWN_MELAKARTAS)(
    "tells number %i as the sources do",
    (number, swaras_latin, swaras_devanagari, classification, _, __, colour_rgb) => {
      expect(ragas[number - 1]).toMatchObject({
        swaras_latin,
        swaras_devanagari,
        classification,
        colour_rgb,
        chakra: Math.ceil(number / 6),
      });
    },
  );

  test("has a name in two scripts, other names, and the number in the name", () => {
    expect(ragas[64]).toEqual({
      raga_number: 65,
      raga_name_latin: "Mechakalyani",
      raga_name_devanagari: "मेचकल्याणी",
      classification: "Prati Madhyama · Rudra",
      swaras_latin: "S R2 G3 M2 P D2 N3",
      swaras_devanagari: "स रि२ ग३ म२ प ध२ नि३",
      colour_rgb: "#e592e0",
      chakra: 11,
      aliases: ["Kalyani"],
      katapayadi: {
        syllables: [
          { text: "me", letter: "m", digit: 5 },
          { text: "ca", letter: "c", digit: 6 },
        ],
        note: null,
      },
    });
    for (const { raga_number, katapayadi } of ragas) {
      const digits = katapayadi.syllables.map(({ digit }) => digit);
      expect(Number(digits.reverse().join(""))).toBe(raga_number);
    }
  });
});

describe("on the wire it", () => {
  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("is compressed for a client that takes %s", async (accepted, encoding, unpack) => {
    const answer = await ask({ "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("accept-encoding");
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(ragas);
  });

  test("is no larger than the best compression of its JSON", async () => {
    const { rawPayload } = await ask({ "accept-encoding": "br" });
    expect(rawPayload.length).toBeLessThanOrEqual(
      1.02 * brotliCompressSync(JSON.stringify(ragas)).length,
    );
  });

  test("is not sent again to a client that has it", async () => {
    const { headers } = await ask();
    expect(headers["cache-control"]).toBe("public, no-cache");
    const again = await ask({ "if-none-match": `"other", ${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await ask({ "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test("answers HEAD with the headers alone", async () => {
    const answer = await app.inject({ method: "HEAD", url: URL });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
    expect(answer.headers.etag).toBe((await ask()).headers.etag);
  });
});
