import { expect, test } from "vitest";
import { soundKey, soundKeys } from "./sound-key.ts";

test.each([
  ["Kolkata", ["कोलकाता", "ಕೋಲ್ಕತ್ತಾ", "కోల్‌కతా", "Kolkatta", "kōlkātā"]],
  ["Bengaluru", ["बेंगलुरु", "ಬೆಂಗಳೂರು", "బెంగళూరు", "Bengalūru"]],
  ["Mumbai", ["मुंबई", "ಮುಂಬೈ", "ముంబై", "Mumbaī"]],
  ["Chennai", ["चेन्नई", "ಚೆನ್ನೈ", "చెన్నై"]],
  ["Pune", ["पुणे", "ಪುಣೆ"]],
  ["Varanasi", ["वाराणसी", "Vārāṇasī", "Varaanasee"]],
  ["Visakhapatnam", ["విశాఖపట్నం", "Vishakhapatnam"]],
  ["Khammam", ["ఖమ్మం"]],
  ["Guntur", ["గుంటూరు", "गुंटूर"]],
  ["Bhubaneswar", ["భువనేశ్వర్", "भुवनेश्वर"]],
  ["Amritsar", ["अमृतसर"]],
  ["Thiruvananthapuram", ["तिरुवनंतपुरम", "Tiruvanantapuram"]],
  ["Mumbai Suburban", ["मुंबई Suburban"]],
  ["Rampur", ["रामपुर", "ರಾಂಪುರ", "Raampur"]],
  ["Kaushambi", ["कौशाम्बी", "कौशांबी"]],
  ["Kolhapur", ["कोल्हापुर", "ಕೊಲ್ಹಾಪುರ"]],
])("%s sounds like %j", (name, spellings) => {
  for (const spelling of spellings) expect(soundKey(spelling)).toBe(soundKey(name));
});

test.each([
  ["अलीगढ़", "Aligarh"],
  ["हापुड़", "Hapur"],
  ["छिंदवाड़ा", "Chhindwara"],
  ["झारसुगुड़ा", "Jharsuguda"],
  ["रायगढ़", "Raigarh"],
])("the flaps of %s may sound as in %s", (flapped, name) => {
  expect(soundKeys(flapped)).toContain(soundKey(name));
});

test.each([
  ["Kolkata", "Kolhapur"],
  ["Pune", "Una"],
  ["Madurai", "Mandi"],
  ["Goa", "Gaya"],
])("%s does not sound like %s", (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});

test("tells nothing of letters of other scripts", () => {
  expect(soundKey("கோயம்புத்தூர்")).toBeNull();
  expect(soundKey("Пуна")).toBeNull();
});
