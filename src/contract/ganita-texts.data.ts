import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";

/** What the API's documentation says of the call of a calculator; its page needs none of it. */
interface GanitaTexts {
  /** What the call does, in one line. */
  readonly summary: string;
  readonly description: string;
  /** What each mode takes; where a field tells the ways of a mode apart, what each way takes. */
  readonly takes: readonly (string | readonly string[])[];
}

export const GANITA_TEXTS: Readonly<Record<CalculatorPath, GanitaTexts>> = {
  addition: {
    summary: "Add numbers column by column, with a dot for every full ten.",
    description: "Takes 1 to 1,000 numbers of any sign, with decimals.",
    takes: ["The numbers to add."],
  },
  subtraction: {
    summary: "Subtract by columns as bar digits, then clear the bars.",
    description: "Takes the rest from the first.",
    takes: ["The numbers: the first minus the rest."],
  },
  "urdhva-tiryagbhyam": {
    summary: "Multiply vertically and crosswise.",
    description: "Takes any two numbers of at most 1,000 digits, or two polynomials.",
    takes: [
      "Two numbers of at most 1,000 digits.",
      "Two polynomials of degree 8 at most, as coefficients from the highest power down.",
    ],
  },
  "ekadhikena-purvena": {
    summary: "Square n ending in 5, multiply like beginnings a and b, or write p/q as a decimal.",
    description: "The mode decides which numbers it takes.",
    takes: [
      "The square of n, a number that ends in 5.",
      "The product of a and b, which begin alike and end in complements of ten.",
      "The decimal of p/q.",
    ],
  },
  "nikhilam-navatashcaramam-dashatah": {
    summary: "Multiply numbers near a power of ten: all from nine and the last from ten.",
    description: "Right for any two numbers, quick near a power of ten.",
    takes: ["The product of a and b from a base, a power of ten; left out, the closest one."],
  },
  "paravartya-yojayet": {
    summary: "Divide numbers or polynomials, or solve simple equations: transpose and apply.",
    description: "Transposes the divisor's digits, or the terms of an equation.",
    takes: [
      "Divides one whole number by another.",
      "Divides one polynomial by another, coefficients from the highest power down.",
      [
        "ax + b = cx + d, as [a, b, c, d].",
        "(x + a)(x + b) = (x + c)(x + d), as [a, b, c, d].",
        "(ax + b)/(cx + d) = m/n, as [a, b, c, d, m, n].",
        "m/(x + a) + n/(x + b) = 0, as [m, a, n, b].",
      ],
    ],
  },
  "shunyam-samyasamuccaye": {
    summary: "Solve equations in which a total is the same on both sides.",
    description:
      "Where the sutra does not apply, the equation is solved all the same and a note says so.",
    takes: [
      "(x + a)(x + b) = (x + c)(x + d).",
      "m/first + m/second = 0, where [a, b] is ax + b.",
      "n1/d1 = n2/d2, where [a, b] is ax + b.",
      "1/(x + a) + 1/(x + b) = 1/(x + c) + 1/(x + d).",
    ],
  },
  anurupyena: {
    summary: "Multiply from a base such as 50, solve equations in ratio, or cube: proportionately.",
    description: "Multiplies, solves or cubes, in proportion.",
    takes: [
      "The product of a and b from a base, a digit followed by zeros; left out, the closest.",
      "Two equations ax + by = p, as [a, b, p].",
      "The cube of n.",
    ],
  },
  "sankalana-vyavakalanabhyam": {
    summary: "Solve two equations by addition and by subtraction.",
    description: "Quick where the coefficients change places, right for any two equations.",
    takes: ["Two equations ax + by = p, as [a, b, p]."],
  },
  puranapuranabhyam: {
    summary: "Complete the square, the cube, or the tens of a sum.",
    description: "Completes what is nearly whole.",
    takes: [
      "ax² + bx + c = 0.",
      "ax³ + bx² + cx + d = 0.",
      "The sum of numbers, in pairs that complete tens.",
    ],
  },
  "chalana-kalanabhyam": {
    summary: "Find roots and repeated factors of a polynomial by its derivatives.",
    description: "Takes degrees 1 to 8.",
    takes: ["A polynomial = 0, coefficients from the highest power down."],
  },
  yavadunam: {
    summary: "Square or cube a number by what it lacks from a power of ten.",
    description: "Right for any number, quick near a power of ten.",
    takes: ["The square or cube of n from a base, a power of ten; left out, the closest."],
  },
  vyashtisamashtih: {
    summary: "Multiply about the average, or solve a sum of fourth powers by it.",
    description:
      "The single and the whole: what numbers have in common, and how far each is from it.",
    takes: ["The product of a and b.", "(x + a)⁴ + (x + b)⁴ = c."],
  },
  "shesanyankena-charamena": {
    summary: "Write p/q as a decimal: the remainders by the last digit.",
    description:
      "A decimal that repeats for ever is answered with its period, by pages of its own.",
    takes: ["The decimal of p/q."],
  },
  sopantyadvayamantyam: {
    summary: "Solve equations of factors in progression, or multiply by 11 to 19.",
    description: "Factors out of progression are cleared of fractions instead.",
    takes: [
      "1/AB + 1/AC = 1/AD + 1/BC with A = x + p, B = x + q, C = x + r, D = x + s.",
      "The product of n and by, which is 11 to 19.",
    ],
  },
  "ekanyunena-purvena": {
    summary: "Multiply by nines: by one less than the previous one.",
    description: "The nines may be fewer, as many or more than the digits of the number.",
    takes: ["The product of n and a number written with nines alone."],
  },
  gunakasamuccayah: {
    summary: "Hold a factorisation against its first differential.",
    description: "Takes 2 to 8 linear factors; without an expression, their product.",
    takes: [
      "Factors, where [a, b] is ax + b, and what they should multiply to, from the highest power down.",
    ],
  },
  gunakanupatih: {
    summary: "Check a product by sums of coefficients or digit roots, or multiply in proportion.",
    description: "The check can only refute: whether the product is right stands beside it.",
    takes: [
      "Polynomials and what they should multiply to, coefficients from the highest power down.",
      "Two numbers and what they should multiply to.",
      "The product of a and b, a multiplied and b divided by the ratio first.",
    ],
  },
  dhvajanka: {
    summary: "Divide by the first digit alone, with the others on the flag.",
    description: "Takes any two numbers; only the first digit of the divisor divides.",
    takes: ["Divides one number by another, as far as whole numbers go."],
  },
  "dvandva-yoga": {
    summary: "Square a number by its duplexes, or take its square root by them.",
    description: "Takes numbers with decimals; a root that does not come out has a remainder.",
    takes: [
      "The square of n, a number of at most 100 digits.",
      "The square root of n, with so many decimals if it does not come out.",
    ],
  },
  ghanamula: {
    summary: "Take a cube root digit by digit, with one divisor.",
    description: "Takes numbers of any sign; a root that does not come out has a remainder.",
    takes: ["The cube root of n, with so many decimals if it does not come out."],
  },
  veshtanam: {
    summary: "Find out whether one number divides another, by osculating its last digit.",
    description: "Takes divisors that end in 1, 3, 7 or 9.",
    takes: ["Whether divisor divides n, adding.", "Whether divisor divides n, subtracting."],
  },
};
