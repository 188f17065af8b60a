import fc from "fast-check";
import { expect, test } from "vitest";
import { NEEDS_GUARD, withoutGuard } from "./formula-guard.ts";

const guarded = (text: string) => (NEEDS_GUARD.test(text) ? `'${text}` : text);

// https://owasp.org/www-community/attacks/CSV_Injection lists the signs, with tab and line ends.
test.each([
  ...[..."=+-@＝＋－＠﹦﹢﹣﹫"].map((sign) => `${sign}1+1`),
  ..."\t\r\n".split("").map((control) => `${control}1+1`),
  ...[" ", "\t", "\u{a0}", "\u{3000}", "\u{feff}", "\u{200b}", "\u{2060}", "\u{ad}", "\u{1}"].map(
    (unseen) => `${unseen}=1+1`,
  ),
  " \u{200b}\u{feff}@SUM(A1)",
  "'=1+1",
  "''\u{feff}＝1+1",
])("%j is marked as text", (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(withoutGuard(guarded(text))).toBe(text);
});

test.each(["", "Pune", "a=b", "'Ayn Dara", "'", "Saint-Denis", "5 - 3", "हिन्दी = 1"])(
  "%j stays as it is",
  (text) => {
    expect(guarded(text)).toBe(text);
    expect(withoutGuard(text)).toBe(text);
  },
);

test("every text is the same when its mark is taken off", () => {
  const unit = fc.constantFrom(..."'=＝-＠ \t\r\u{feff}\u{200b}a1अ");
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit, maxLength: 6 }), fc.string()), (text) => {
      expect(withoutGuard(guarded(text))).toBe(text);
    }),
  );
});
