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
  ["ज्ञान", ["jnana", "gyana", "gnana", "jñāna", "dnyana"]],
  ["यज्ञ", ["yajna", "yagya", "yagna", "yadnya"]],
  ["सङ्ख्या", ["sankhya", "samkhya", "saṃkhyā", "संख्या"]],
  ["लक्ष्मी", ["lakshmi", "laxmi", "laxmee"]],
  ["फल", ["phala", "fala"]],
  ["ज़िला", ["zila", "jila", "ज़िला"]],
  ["अ॒ग्निमी॑ळे", ["agnimīḻe", "a̱gnimī̍ḻe", "अग्निमीळे"]],
  ["క్‌ష", ["క్ష", "xa"]],
  ["रामः", ["राम:", "rama:", "rāma:", "rāmaḥ", "ramah", "రామ:", "ರಾಮಃ"]],
  ["दुःख", ["दु:ख", "du:kha", "duhkha"]],
  ["१२", ["१२"]],
])("%s is written like %j", (text, typed) => {
  for (const spelling of typed) expect(plainSpelling(spelling)).toBe(plainSpelling(text));
});

test.each([
  ["काम", "खाम"],
  ["गज", "गजा 1"],
  ["11", "1"],
  ["तट", "दण्ड"],
  ["ज्योति", "ज्ञोति"],
  ["x", "ks"],
  ["z", "j"],
  ["a:i", "ahi"],
  ["प:२", "पः२"],
  ["q", "k"],
])("%s is not written like %s", (one, other) => {
  expect(plainSpelling(one)).not.toBe(plainSpelling(other));
});

test.each([
  ["100 × 11 = 1,100; 2²", "100 × 11 = 1,100; 22"],
  ["5x + z = 2xy", "5x + z = 2ksy"],
])("of the sum %s stays %s", (sum, spelling) => {
  expect(plainSpelling(sum)).toBe(spelling);
});
