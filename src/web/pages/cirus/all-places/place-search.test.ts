import { expect, test } from "vitest";
import { placeSearch } from "./place-search.ts";

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
];
const DELHI = { id: "dl-west", name: "West Delhi", seat: "Rajouri Garden", within: "Delhi" };
const search = placeSearch(
  [...PLACES, { ...DELHI, aliases: [] }],
  [{ name: "Uttar Pradesh", aliases: ["United Provinces"] }],
);
const idsFor = (query: string) => [...search(query).nameById.keys()];

test.each([
  ["gurugram", ["hr-gurugram"]],
  ["  GURU ", ["hr-gurugram"]],
  ["bilaspur", ["hp-bilaspur", "cg-bilaspur"]], // one name, two states
  ["pradesh", ["up-prayagraj", "hp-bilaspur"]], // by the state
  ["united prov", ["up-prayagraj"]], // by an old name of the state
  ["sambhaji", ["mh-chhatrapati-sambhajinagar"]], // the second word
  ["aurangabad", ["br-aurangabad", "mh-chhatrapati-sambhajinagar"]], // a present and a former one
  ["rajouri", ["dl-west"]], // by its capital
  ["zzz", []],
])("%s finds %j", (query, ids) => {
  expect(idsFor(query)).toEqual(ids);
});

test("tells by which old name a place was found", () => {
  const { nameById, isGuess } = search("Aurangabad");
  expect(nameById.get("br-aurangabad")).toBeNull();
  expect(nameById.get("mh-chhatrapati-sambhajinagar")).toBe("Aurangabad");
  expect(isGuess).toBe(false);
});

test.each([
  ["gurgoan", "hr-gurugram", "Gurgaon"],
  ["Allahbad", "up-prayagraj", "Allahabad"],
  ["Gurugrm", "hr-gurugram", null],
])("guesses what %s was meant to be", (query, id, name) => {
  const { nameById, isGuess } = search(query);
  expect([...nameById]).toEqual([[id, name]]);
  expect(isGuess).toBe(true);
});

test("guesses nothing where a name fits", () => {
  expect(search("bilaspur").isGuess).toBe(false);
});
