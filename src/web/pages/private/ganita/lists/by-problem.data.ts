import type { UsedForm } from "../address.ts";

/** What one can work out, and the calculators that do it. */
interface ProblemKind {
  readonly title: string;
  readonly ways: readonly (UsedForm & {
    /** What is special about the numbers, in words anybody knows. */
    readonly of: string;
  })[];
}

/** All that the calculators do, by the problem; the way that always works comes first. */
export const PROBLEM_KINDS: readonly ProblemKind[] = [
  {
    title: "Multiply",
    ways: [
      { of: "Any two numbers", path: "urdhva-tiryagbhyam" },
      { of: "Numbers near 10, 100, 1000 …", path: "nikhilam-navatashcaramam-dashatah" },
      { of: "Numbers near 50, 200, 3000 …", path: "anurupyena" },
      { of: "Two numbers around a round one", path: "vyashtisamashtih" },
      { of: "By 9, 99, 999 …", path: "ekanyunena-purvena" },
      {
        of: "Alike but for endings that make ten",
        path: "ekadhikena-purvena",
        form: { mode: "product" },
      },
      { of: "By 11 to 19", path: "sopantyadvayamantyam", form: { mode: "multiply" } },
      {
        of: "One number made smaller, the other larger",
        path: "gunakanupatih",
        form: { mode: "proportion" },
      },
      { of: "Polynomials", path: "urdhva-tiryagbhyam", form: { mode: "polynomial" } },
      { of: "Check a product", path: "gunakanupatih", form: { mode: "number" } },
    ],
  },
  {
    title: "Divide",
    ways: [
      { of: "Any two numbers", path: "dhvajanka" },
      { of: "By a number near 10, 100, 1000 …", path: "paravartya-yojayet" },
      { of: "Polynomials", path: "paravartya-yojayet", form: { mode: "polynomial" } },
    ],
  },
  {
    title: "Square and cube",
    ways: [
      { of: "Square any number", path: "dvandva-yoga" },
      { of: "Square a number that ends in 5", path: "ekadhikena-purvena" },
      { of: "Square a number near 10, 100, 1000 …", path: "yavadunam" },
      { of: "Cube a number of two parts", path: "anurupyena", form: { mode: "cube" } },
      { of: "Cube a number near 10, 100, 1000 …", path: "yavadunam", form: { power: 3 } },
    ],
  },
  {
    title: "Roots",
    ways: [
      { of: "Square root", path: "dvandva-yoga", form: { mode: "root" } },
      { of: "Cube root", path: "ghanamula" },
    ],
  },
  {
    title: "Equations",
    ways: [
      { of: "One unknown", path: "paravartya-yojayet", form: { mode: "equation", type: 1 } },
      { of: "Two unknowns", path: "sankalana-vyavakalanabhyam" },
      { of: "Two unknowns, one of them zero", path: "anurupyena", form: { mode: "shunyam-anyat" } },
      { of: "Quadratic", path: "puranapuranabhyam" },
      { of: "Cubic", path: "puranapuranabhyam", form: { mode: "cubic" } },
      { of: "Two products that are equal", path: "shunyam-samyasamuccaye" },
      {
        of: "Two fractions that make zero",
        path: "shunyam-samyasamuccaye",
        form: { mode: "equal-numerators" },
      },
      {
        of: "Two fractions that are equal",
        path: "shunyam-samyasamuccaye",
        form: { mode: "ratio" },
      },
      {
        of: "Two sums of fractions",
        path: "shunyam-samyasamuccaye",
        form: { mode: "reciprocals" },
      },
      { of: "Fractions of products", path: "sopantyadvayamantyam" },
      { of: "Two fourth powers", path: "vyashtisamashtih", form: { mode: "quartic" } },
    ],
  },
  {
    title: "Factor",
    ways: [
      { of: "A polynomial, and its roots", path: "chalana-kalanabhyam" },
      { of: "Check linear factors", path: "gunakasamuccayah" },
      { of: "Check any factors", path: "gunakanupatih" },
    ],
  },
  {
    title: "Fractions and recurring decimals",
    ways: [
      { of: "Any fraction", path: "shesanyankena-charamena" },
      {
        of: "From the last digit to the first",
        path: "ekadhikena-purvena",
        form: { mode: "recurring" },
      },
    ],
  },
  {
    title: "Add and subtract",
    ways: [
      { of: "Add a column of numbers", path: "addition" },
      { of: "Subtract", path: "subtraction" },
      { of: "Add in pairs that make tens", path: "puranapuranabhyam", form: { mode: "sum" } },
    ],
  },
  {
    title: "Divisible?",
    ways: [
      { of: "By a number like 19, 29 or 13", path: "veshtanam" },
      { of: "By a number like 31, 41 or 7", path: "veshtanam", form: { mode: "negative" } },
    ],
  },
];
