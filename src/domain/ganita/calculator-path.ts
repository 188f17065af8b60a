/** The eighteen calculators by the last part of their address: addition, subtraction, 16 sutras. */
export const CALCULATOR_PATHS = [
  "addition",
  "subtraction",
  "urdhva-tiryagbhyam",
  "ekadhikena-purvena",
  "nikhilam-navatashcaramam-dashatah",
  "paravartya-yojayet",
  "shunyam-samyasamuccaye",
  "anurupyena",
  "sankalana-vyavakalanabhyam",
  "puranapuranabhyam",
  "chalana-kalanabhyam",
  "yavadunam",
  "vyashtisamashtih",
  "shesanyankena-charamena",
  "sopantyadvayamantyam",
  "ekanyunena-purvena",
  "gunakasamuccayah",
  "gunakanupatih",
] as const;
export type CalculatorPath = (typeof CALCULATOR_PATHS)[number];
