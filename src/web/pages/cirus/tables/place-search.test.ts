import { describe, expect, test } from "vitest";
import { nearNames } from "./near-names.ts";
import { foldName, placeSearch } from "./place-search.ts";

const PLACES = [
  { id: "hr-gurugram", name: "Gurugram", seat: "", within: "Haryana", aliases: ["Gurgaon"] },
  {
    id: "up-prayagraj",
    name: "Prayagraj",
    seat: "",
    within: "Uttar Pradesh",
    aliases: ["Allahabad"],
  },
  { id: "hp-bilaspur", name: "Bilaspur", seat: "", within: "Himachal Pradesh", aliases: [] },
  { id: "cg-bilaspur", name: "Bilaspur", seat: "", within: "Chhattisgarh", aliases: [] },
  { id: "br-aurangabad", name: "Aurangabad", seat: "", within: "Bihar", aliases: [] },
  {
    id: "mh-chhatrapati-sambhajinagar",
    name: "Chhatrapati Sambhajinagar",
    seat: "",
    within: "Maharashtra",
    aliases: ["Aurangabad"],
  },
  { id: "tn-chennai", name: "Chennai", seat: "", within: "Tamil Nadu", aliases: ["Madras"] },
  { id: "tn-salem", name: "Salem", seat: "", within: "Tamil Nadu", aliases: [] },
];
const DELHI = { id: "dl-west", name: "West Delhi", seat: "Rajouri Garden", within: "Delhi" };
const NEW_DELHI = { id: "dl-new", name: "New Delhi", seat: "", within: "Delhi" };
const search = placeSearch(
  [...PLACES, { ...DELHI, aliases: [] }, { ...NEW_DELHI, aliases: ["नई दिल्ली"] }],
  [
    { id: "UP", name: "Uttar Pradesh", aliases: ["उत्तर प्रदेश", "United Provinces"] },
    { id: "TN", name: "Tamil Nadu", aliases: ["Madras", "Madras State"] },
    { id: "DL", name: "Delhi", aliases: ["दिल्ली"] },
  ],
);
const idsFor = (query: string) => [...search(query).keys()];

test.each([
  ["gurugram", ["hr-gurugram"]],
  ["  GURU ", ["hr-gurugram"]],
  ["bilaspur", ["hp-bilaspur", "cg-bilaspur"]], // one name, two states
  ["pradesh", ["up-prayagraj", "hp-bilaspur"]], // by the state
  ["united prov", ["up-prayagraj"]], // by an old name of the state
  ["sambhaji", ["mh-chhatrapati-sambhajinagar"]], // the second word
  ["aurangabad", ["br-aurangabad", "mh-chhatrapati-sambhajinagar"]], // a present and a former name
  ["rajouri", ["dl-west"]], // by its capital
  ["madras", ["tn-chennai"]], // the district, not the whole state that once had this name
  ["madras state", ["tn-chennai", "tn-salem"]],
  ["Gurugram, Haryana", ["hr-gurugram"]], // as the page writes it
  ["bihar aurangabad", ["br-aurangabad"]],
  ["allahabad uttar", ["up-prayagraj"]],
  ["UP", ["up-prayagraj"]], // by the code of the state
  ["u", ["up-prayagraj"]], // as the first letter of Uttar
  ["tn", ["tn-chennai", "tn-salem"]],
  ["दिल्ली", ["dl-new", "dl-west"]], // the state in Hindi, as its districts are found by "delhi"
  ["zzz", []],
  ["gurgoan", []],
])("%s finds %j", (query, ids) => {
  expect(idsFor(query)).toEqual(ids);
});

test("tells by which old name a place was found", () => {
  const found = search("Aurangabad");
  expect(found.get("br-aurangabad")).toBeNull();
  expect(found.get("mh-chhatrapati-sambhajinagar")).toBe("Aurangabad");
});

const near = nearNames(PLACES);

test.each([
  ["gurgoan", ["Gurgaon"]],
  ["Allahbad", ["Allahabad"]],
  ["Gurugrm", ["Gurugram"]],
  ["Bilaaspoor", ["Bilaspur", "Bilaspur"]], // by sound, in two states
  ["zzz", []],
])("%s finds nothing, and asks for %j", (query, names) => {
  const { found, names: offered } = near(query);
  expect([...found]).toEqual([]);
  expect(offered.map(({ name }) => name)).toEqual(names);
});

test("a name found by its sound in another script is offered in Latin letters", () => {
  const hyderabad = { id: "tg-hyderabad", name: "Hyderabad", seat: "", within: "Telangana" };
  const both = nearNames([{ ...hyderabad, aliases: ["हैदराबाद"] }]);
  expect(both("hydrabad").names.map(({ name }) => name)).toEqual(["Hyderabad"]);
});

test("a name that two districts of a state share is offered once", () => {
  const district = { seat: "Bengaluru", within: "Karnataka", aliases: [] };
  const both = nearNames([
    { ...district, id: "ka-bengaluru-urban", name: "Bengaluru Urban" },
    { ...district, id: "ka-bengaluru-rural", name: "Bengaluru Rural" },
  ]);
  expect(both("Bengalooru").names.map(({ name }) => name)).toEqual(["Bengaluru"]);
});

test("a name is found with its flap heard as r or as d", () => {
  const flaps = nearNames(
    ["Hapur", "Gadwal"].map((name) => ({ id: name, name, seat: "", within: "", aliases: [] })),
  );
  expect([...flaps("हापुड़").found.keys()]).toEqual(["Hapur"]);
  expect([...flaps("गड़वाल").found.keys()]).toEqual(["Gadwal"]);
});

test.each([
  ["गुरुग्राम", "hr-gurugram"],
  ["ಗುರುಗ್ರಾಮ", "hr-gurugram"],
  ["అలహాబాద్", "up-prayagraj"],
])("%s is found as it sounds, or not at all", (query, id) => {
  expect([...near(query).found.keys()]).toEqual([id]);
  expect(near(`${query}क`)).toEqual({ found: new Map(), names: [] });
});

describe("names as people write them", () => {
  const places = [
    {
      id: "US",
      name: "United States",
      seat: "",
      within: "North America",
      aliases: ["USA", "United States of America"],
    },
    { id: "NL", name: "Netherlands", seat: "", within: "Europe", aliases: [] },
    { id: "KR", name: "South Korea", seat: "", within: "Asia", aliases: ["Republic of Korea"] },
    { id: "gj-kachchh", name: "Kachchh", seat: "Bhuj", within: "Gujarat", aliases: ["Kutch"] },
  ];
  const search = placeSearch(places, []);
  test.each([
    ["U.S.A.", "US"],
    ["U. S. A.", "US"],
    ["The Netherlands", "NL"],
    ["Korea, Republic of", "KR"],
    ["Bhuj Kachchh", "gj-kachchh"],
    ["Kachchh Bhuj", "gj-kachchh"],
    ["Bhuj Kutch", "gj-kachchh"],
  ])("%s finds %s", (query, id) => {
    expect([...search(query).keys()]).toEqual([id]);
  });
});

test.each([
  [" Côte-d’Ivoire ", "cote d ivoire"],
  ["Dadra & Nagar Haveli", "dadra and nagar haveli"],
  ["TÜRKIYE", "turkiye"],
  ["Curaçao", "curacao"],
  ["प्रयागराज", "प्रयागराज"],
])("%s is compared as %s", (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
