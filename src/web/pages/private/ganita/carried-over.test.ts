import { expect, test } from "vitest";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { readAddress } from "./address.ts";
import { carriedOver } from "./carried-over.ts";

function carried(from: CalculatorPath, search: string, to: CalculatorPath): string {
  const { form, entries } = readAddress(from, new URLSearchParams(search));
  return decodeURIComponent(carriedOver(form, entries, to)).replace("/private/ganita/", "");
}

test.each<[CalculatorPath, string, string]>([
  ["urdhva-tiryagbhyam", "a=98&b=87", "nikhilam-navatashcaramam-dashatah?a=98&b=87"],
  ["ekanyunena-purvena", "n=45&nines=98", "urdhva-tiryagbhyam?a=45&b=98"],
  ["ekadhikena-purvena", "n=24", "urdhva-tiryagbhyam?a=24&b=24"],
  ["ekadhikena-purvena", "n=24", "yavadunam?power=2&n=24"],
  ["yavadunam", "power=3&n=98", "anurupyena?mode=cube&n=98"],
  ["nikhilam-navatashcaramam-dashatah", "a=9&b=8&base=10", "anurupyena?a=9&b=8"],
  ["shesanyankena-charamena", "p=1&q=19", "ekadhikena-purvena?mode=recurring&p=1&q=19"],
  ["shesanyankena-charamena", "p=22&q=7", "paravartya-yojayet?dividend=22&divisor=7"],
  [
    "shunyam-samyasamuccaye",
    "a=1&b=2&c=3&d=4",
    "paravartya-yojayet?mode=equation&type=2&a=1&b=2&c=3&d=4",
  ],
  ["puranapuranabhyam", "a=1&b=4&c=-5", "chalana-kalanabhyam?c=1,+4,+-5"],
  ["chalana-kalanabhyam", "c=1 0 -6 4", "puranapuranabhyam?mode=cubic&a=1&b=0&c=-6&d=4"],
  ["puranapuranabhyam", "mode=sum&n=24&n=38&n=26", "addition?n=24&n=38&n=26"],
  ["gunakasamuccayah", "f=1, 1&f=1, 2&e=1, 3, 2", "gunakanupatih?f=1,+1&f=1,+2&e=1,+3,+2"],
  [
    "sankalana-vyavakalanabhyam",
    "a=1&b=2&p=3&c=4&d=5&q=6",
    "anurupyena?mode=shunyam-anyat&a=1&b=2&p=3&c=4&d=5&q=6",
  ],
])("%s with %s leads to %s", (from, search, address) => {
  expect(carried(from, search, address.split("?")[0] as CalculatorPath)).toBe(address);
});

test.each<[CalculatorPath, string, CalculatorPath]>([
  ["addition", "", "puranapuranabhyam"],
  ["subtraction", "n=5&n=3", "nikhilam-navatashcaramam-dashatah"],
  ["chalana-kalanabhyam", "c=1 2 3 4 5", "puranapuranabhyam"],
])("%s with %j leads to the empty page of %s", (from, search, to) => {
  expect(carried(from, search, to)).toBe(to);
});
