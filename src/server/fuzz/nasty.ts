import fc, { type Arbitrary } from "fast-check";
import { anyText } from "#domain/any-text.fixture.ts";

const NASTY_TEXTS = [
  ...["'; drop table members; --", "<script>alert(1)</script>", "=cmd|' /C calc'!A0", "#{7*7}"],
  ...["../../../../etc/passwd", "..\\..\\windows", "%00", "\u0000", "\u202e\u2066x", "\ufeff"],
  ...["\ud800", "\udc00\ud800", "\uffff", "1e999999999", "1_000", "٣", "NaN", "Infinity"],
  ...["a\u0301", "\u200d", "𑀅", "9", "१", "-", " "].flatMap((piece) =>
    [60, 1_000, 1_001, 30_000].map((times) => piece.repeat(times)),
  ),
  ...[`1/${"0".repeat(999)}1`, `0.${"3".repeat(900)}`],
];

/** Texts that an attacker would try. */
export const nastyText = fc.oneof(fc.constantFrom(...NASTY_TEXTS), anyText(120));

/** Values of any kind that an attacker would try. */
export const nastyValue: Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(-0, 5e-324, 1.7976931348623157e308, 2 ** 64, -(2 ** 53)),
  fc.array(nastyText, { maxLength: 3 }),
  fc.jsonValue(),
);

const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth);
const NASTY_BODIES = [
  ...["", " ", "{", "}", "[", '"', "nul", "{}{}", '{"a":1,}', "{'a':1}", "\ufeff{}", "// x\n{}"],
  ...['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"a":{"__proto__":[]}}'],
  ...['{"word":"a","word":"b"}', '{"nums":[1e400]}', '{"a":-0,"b":1E+2}', '{"n":"\\ud800"}', "01"],
  ...[nested(20_000, "[", "]"), nested(5_000, '{"a":', "}"), `{"nums":${nested(9_000, "[", "]")}}`],
  ...[`{"nums":[${"1,".repeat(60_000)}1]}`, `{"tokens":["${"9".repeat(200_000)}"]}`],
  ...[`{"${"k".repeat(100_000)}":1}`, `{${'"a":1,'.repeat(20_000)}"b":2}`],
];
/** Bytes that are not a valid body of any call, or only nearly. */
export const nastyBody: Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(...NASTY_BODIES).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  // Valid JSON except for bytes that are not UTF-8.
  fc.constant(Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0xff, 0x22, 0x7d])),
);

/** Headers that a call should ignore. */
export const nastyHeaders = fc.record(
  {
    accept: fc.constantFrom("", "*/*", "text/html", "application/xml;q=x", ",,,", "\u00ff"),
    "accept-encoding": fc.constantFrom("", "br;q=0", "*;q=0", "identity;q=0, *;q=0", "zstd, x;q=9"),
    "if-none-match": fc.constantFrom('"', "W/", '"a", "b"', "\u00e9", "x".repeat(4_000)),
    range: fc.constantFrom("bytes=0-1", "bytes=-1", "lines=1"),
    host: fc.constantFrom("evil.example", "[::1]:80"),
    origin: fc.constantFrom("null", "https://evil.example"),
    "x-forwarded-for": fc.constantFrom("1.1.1.1, ::1", "' or 1=1", "x".repeat(3_000)),
    "x-http-method-override": fc.constantFrom("DELETE", "POST"),
    cookie: fc.constant("token=x; __proto__=y"),
    connection: fc.constantFrom("close", "upgrade"),
  },
  { requiredKeys: [], noNullPrototype: true },
);
