import { expect, test } from "vitest";
import { romanised } from "./romanised.ts";

test.each([
  ["ख्युघृ = 4320000", "khyughṛ = 4320000"],
  ["ಖ್ಯುಘೃ", "khyughṛ"],
  ["ఖ్యుఘృ", "khyughṛ"],
  ["कमल गज", "kamala gaja"],
  ["रामः अंश", "rāmaḥ aṃśa"],
  ["राम: दु:ख ದು:ಖ గురు:", "rāmaḥ duḥkha duḥkha guruḥ"],
  ["राम:- १:२ वाक्:", "rāma:- १:२ vāk:"],
  ["ज़िला अ॒ग्निमी॑ळे क्‍ष", "jilā agnimīḻe kṣa"],
  ["ಕೋ".normalize("NFD"), "ko"],
  ["12:30, k’a, Ṛta 🙂", "12:30, k’a, Ṛta 🙂"],
])("%s is %s", (text, latin) => {
  expect(romanised(text)).toBe(latin);
});
