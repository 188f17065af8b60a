import { expect, test } from "vitest";
import { indiaRelease } from "./packaged/india-release.ts";
import { packagedRecords } from "./packaged/packaged-facts.ts";
import { worldRelease } from "./packaged/world-release.ts";

const { places } = indiaRelease();

test.each([
  ["Calcutta", ["wb-kolkata"]],
  ["Bombay", ["mh-mumbai"]],
  ["Mumbai City", ["mh-mumbai"]],
  ["Madras", ["tn-chennai"]],
  ["Trivandrum", ["kl-thiruvananthapuram"]],
  ["Cochin", ["kl-ernakulam"]],
  ["Calicut", ["kl-kozhikode"]],
  ["Palghat", ["kl-palakkad"]],
  ["Baroda", ["gj-vadodara"]],
  ["Poona", ["mh-pune"]],
  ["Hubli", ["ka-dharwad"]],
  ["Banaras", ["up-varanasi"]],
  ["Vizag", ["ap-visakhapatnam"]],
  ["Trichy", ["tn-tiruchirappalli"]],
  ["Burdwan", ["wb-paschim-bardhaman", "wb-purba-bardhaman"]],
  ["Balasore", ["or-baleshwar"]],
  ["Keonjhar", ["or-kendujhar"]],
  ["Khurda", ["or-khordha"]],
  ["Panjim", ["ga-north-goa"]],
  ["Mehsana", ["gj-mahesana"]],
  ["Lakhimpur Kheri", ["up-kheri"]],
  ["Anantapuramu", ["ap-anantapur"]],
  ["SBS Nagar", ["pb-shahid-bhagat-singh-nagar"]],
  ["Baloda Bazar-Bhatapara", ["cg-baloda-bazar"]],
  ["Coorg", ["ka-kodagu"]],
  ["Gauhati", ["as-kamrup-metropolitan"]],
  ["Nowgong", ["as-nagaon"]],
  ["Secunderabad", ["tg-hyderabad"]],
  ["Navi Mumbai", ["mh-thane"]],
  ["Siliguri", ["wb-darjeeling"]],
  ["Kushavati", ["ga-south-goa"]],
  ["Old Delhi", ["dl-central-delhi"]],
  ["Central North Delhi", ["dl-north-delhi", "dl-north-west-delhi"]],
])("%s is a name of %j", (name, ids) => {
  const named = places.filter(({ aliases }) => aliases.includes(name));
  expect(named.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ["Republic of India", "IN"],
  ["Kingdom of Spain", "ES"],
  ["Republic of Korea", "KR"],
  ["USA", "US"],
  ["आस्ट्रेलिया", "AU"],
  ["रशिया", "RU"],
  ["భారతదేశం", "IN"],
])("%s is a name of the country %s", (name, id) => {
  const named = worldRelease().places.filter(({ aliases }) => aliases.includes(name));
  expect(named.map((country) => country.id)).toEqual([id]);
});

test("a district made after the cut-off is named by two sources, or says what is not verified", () => {
  const later = packagedRecords("india-districts-former.csv").filter(
    ({ kind }) => kind === "created after the cut-off",
  );
  expect(later).toHaveLength(8);
  for (const { name, note, source } of later) {
    const isSure = source!.split("; ").length > 1 || note!.includes("not verified");
    expect(isSure, name).toBe(true);
  }
});

test("every other name is of a district, has a source, and is there once", () => {
  const ids = new Set(places.map(({ id }) => id));
  for (const { id, name, kind, source } of packagedRecords("india-district-names.csv")) {
    expect(ids).toContain(id);
    expect(kind).not.toBe("");
    expect(source).not.toBe("");
    expect(places.find((place) => place.id === id)!.aliases.filter((one) => one === name)).toEqual([
      name,
    ]);
  }
});

test("says where the point on the map is not at the headquarters", () => {
  const far = places.filter(({ note }) => note.includes("up to 24 km from its headquarters"));
  expect(far.map(({ id }) => id)).toEqual([
    "dl-north-delhi",
    "tg-rangareddy",
    "up-gautam-buddha-nagar",
  ]);
});
