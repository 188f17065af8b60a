import { expect, test } from "vitest";
import { plainSpelling } from "./plain-spelling.ts";

test.each([
  ["कृष्ण", ["krishna", "Krishna", "kṛṣṇa", "kr̥ṣṇa", "ಕೃಷ್ಣ", "కృష్ణ"]],
  ["विष्णु", ["vishnu", "wishnu"]],
  ["ऋषि", ["rishi", "Rishi"]],
  ["चक्र", ["chakra", "cakra"]],
  ["छन्द", ["chhanda", "chanda", "chaṃda", "chamda"]],
  ["गीता", ["geeta", "gita", "giitaa", "Gītā"]],
  ["पूजा", ["pooja", "puja", "puujaa"]],
  ["ज्ञान", ["jnana", "gyana", "jñāna", "dnyana"]],
  ["सङ्ख्या", ["sankhya", "samkhya", "saṃkhyā", "संख्या"]],
  ["लक्ष्मी", ["lakshmi", "laxmi", "laxmee"]],
  ["फल", ["phala", "fala"]],
  ["१२", ["१२"]],
])("%s is written like %j", (text, typed) => {
  for (const spelling of typed) expect(plainSpelling(spelling)).toBe(plainSpelling(text));
});

test.each([
  ["काम", "खाम"],
  ["गज", "गजा 1"],
  ["11", "1"],
  ["तट", "दण्ड"],
])("%s is not written like %s", (one, other) => {
  expect(plainSpelling(one)).not.toBe(plainSpelling(other));
});

test("a number and a sum stay", () => {
  expect(plainSpelling("100 × 11 = 1,100; 2²")).toBe("100 × 11 = 1,100; 22");
});
