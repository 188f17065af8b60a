import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";

/** A sum that shows at a glance what a calculator does: one of its own examples, worked. */
export const SIGNATURES: Readonly<Record<CalculatorPath, string>> = {
  addition: "604 + 794 = 1398",
  subtraction: "723 − 246 = 477",
  "urdhva-tiryagbhyam": "14 × 12 = 168",
  "ekadhikena-purvena": "25² = 625",
  "nikhilam-navatashcaramam-dashatah": "97 × 96 = 9312",
  "paravartya-yojayet": "1234 ÷ 112 = 11, remainder 2",
  "shunyam-samyasamuccaye": "(x + 3)(x + 4) = (x − 2)(x − 6) → x = 0",
  anurupyena: "46 × 43 = 1978",
  "sankalana-vyavakalanabhyam": "45x − 23y = 113; 23x − 45y = 91 → x = 2, y = −1",
  puranapuranabhyam: "x² + 4x − 5 = 0 → x = −5 or x = 1",
  "chalana-kalanabhyam": "x³ − 4x² + 5x − 2 = (x − 1)²(x − 2)",
  yavadunam: "96² = 9216",
  vyashtisamashtih: "58 × 62 = 3596",
  "shesanyankena-charamena": "1 ÷ 7 = 0.(142857)",
  sopantyadvayamantyam:
    "1/(x(x + 1)) + 1/(x(x + 2)) = 1/(x(x + 3)) + 1/((x + 1)(x + 2)) → x = −7/3",
  "ekanyunena-purvena": "143 × 999 = 142857",
  gunakasamuccayah: "(x + 1)(x + 2) = x² + 3x + 2",
  gunakanupatih: "(x + 3)(x + 2) = x² + 5x + 6",
  dhvajanka: "7632 ÷ 94 = 81, remainder 18",
  "dvandva-yoga": "43² = 1849",
  ghanamula: "33076161 = 321³",
  veshtanam: "4370 ÷ 19 = 230, remainder 0",
};
