/**
 * Known answers for all 72 melakartas, for tests.
 *
 * Svaras agree with the lists of English Wikipedia (2020 and 2026), ajatix/melakartas,
 * scribbletune/exotic-scale-devices, carnatic-music/ragavardhini and naturalstupid/PyCarnatic, and
 * with librosa 0.11.0. Colours were computed apart from this code and checked with culori 4.0.2.
 * The last column is the result of katapayadi by rule alone: the last consonant of a conjunct
 * counts.
 */
type KnownMelakarta = readonly [
  number: number,
  svaras: string,
  svarasDevanagari: string,
  classification: string,
  vivadi: boolean,
  css: string,
  hex: string,
  valueByRule: number,
];

type Cells = [string, string, string, string, string, string, string, string];

export const KNOWN_MELAKARTAS: readonly KnownMelakarta[] = `
 1 | S R1 G1 M1 P D1 N1 | स रि१ ग१ म१ प ध१ नि१ | Shuddha Madhyama · Indu | vivadi | oklch(0.45 0.140 29) | #932c23 | 1
 2 | S R1 G1 M1 P D1 N2 | स रि१ ग१ म१ प ध१ नि२ | Shuddha Madhyama · Indu | vivadi | oklch(0.53 0.140 29) | #ae4539 | 2
 3 | S R1 G1 M1 P D1 N3 | स रि१ ग१ म१ प ध१ नि३ | Shuddha Madhyama · Indu | vivadi | oklch(0.61 0.140 29) | #c95e50 | 3
 4 | S R1 G1 M1 P D2 N2 | स रि१ ग१ म१ प ध२ नि२ | Shuddha Madhyama · Indu | vivadi | oklch(0.69 0.140 29) | #e57668 | 4
 5 | S R1 G1 M1 P D2 N3 | स रि१ ग१ म१ प ध२ नि३ | Shuddha Madhyama · Indu | vivadi | oklch(0.77 0.129 29) | #fc9384 | 5
 6 | S R1 G1 M1 P D3 N3 | स रि१ ग१ म१ प ध३ नि३ | Shuddha Madhyama · Indu | vivadi | oklch(0.85 0.077 29) | #fcbbb1 | 6
 7 | S R1 G2 M1 P D1 N1 | स रि१ ग२ म१ प ध१ नि१ | Shuddha Madhyama · Netra | vivadi | oklch(0.45 0.101 59) | #7d450b | 7
 8 | S R1 G2 M1 P D1 N2 | स रि१ ग२ म१ प ध१ नि२ | Shuddha Madhyama · Netra | | oklch(0.53 0.119 59) | #9d5811 | 8
 9 | S R1 G2 M1 P D1 N3 | स रि१ ग२ म१ प ध१ नि३ | Shuddha Madhyama · Netra | | oklch(0.61 0.137 59) | #be6b16 | 9
10 | S R1 G2 M1 P D2 N2 | स रि१ ग२ म१ प ध२ नि२ | Shuddha Madhyama · Netra | | oklch(0.69 0.140 59) | #da8334 | 10
11 | S R1 G2 M1 P D2 N3 | स रि१ ग२ म१ प ध२ नि३ | Shuddha Madhyama · Netra | | oklch(0.77 0.140 59) | #f59c50 | 11
12 | S R1 G2 M1 P D3 N3 | स रि१ ग२ म१ प ध३ नि३ | Shuddha Madhyama · Netra | vivadi | oklch(0.85 0.094 59) | #fcbf90 | 12
13 | S R1 G3 M1 P D1 N1 | स रि१ ग३ म१ प ध१ नि१ | Shuddha Madhyama · Agni | vivadi | oklch(0.45 0.087 89) | #69520c | 13
14 | S R1 G3 M1 P D1 N2 | स रि१ ग३ म१ प ध१ नि२ | Shuddha Madhyama · Agni | | oklch(0.53 0.102 89) | #846812 | 14
15 | S R1 G3 M1 P D1 N3 | स रि१ ग३ म१ प ध१ नि३ | Shuddha Madhyama · Agni | | oklch(0.61 0.118 89) | #a07f17 | 15
16 | S R1 G3 M1 P D2 N2 | स रि१ ग३ म१ प ध२ नि२ | Shuddha Madhyama · Agni | | oklch(0.69 0.133 89) | #bc961f | 26
17 | S R1 G3 M1 P D2 N3 | स रि१ ग३ म१ प ध२ नि३ | Shuddha Madhyama · Agni | | oklch(0.77 0.140 89) | #d8af36 | 17
18 | S R1 G3 M1 P D3 N3 | स रि१ ग३ म१ प ध३ नि३ | Shuddha Madhyama · Agni | vivadi | oklch(0.85 0.140 89) | #f3c955 | 18
19 | S R2 G2 M1 P D1 N1 | स रि२ ग२ म१ प ध१ नि१ | Shuddha Madhyama · Veda | vivadi | oklch(0.45 0.100 119) | #505c0c | 19
20 | S R2 G2 M1 P D1 N2 | स रि२ ग२ म१ प ध१ नि२ | Shuddha Madhyama · Veda | | oklch(0.53 0.118 119) | #657511 | 20
21 | S R2 G2 M1 P D1 N3 | स रि२ ग२ म१ प ध१ नि३ | Shuddha Madhyama · Veda | | oklch(0.61 0.136 119) | #7b8e17 | 21
22 | S R2 G2 M1 P D2 N2 | स रि२ ग२ म१ प ध२ नि२ | Shuddha Madhyama · Veda | | oklch(0.69 0.140 119) | #92a734 | 22
23 | S R2 G2 M1 P D2 N3 | स रि२ ग२ म१ प ध२ नि३ | Shuddha Madhyama · Veda | | oklch(0.77 0.140 119) | #abc050 | 23
24 | S R2 G2 M1 P D3 N3 | स रि२ ग२ म१ प ध३ नि३ | Shuddha Madhyama · Veda | vivadi | oklch(0.85 0.140 119) | #c4db6b | 24
25 | S R2 G3 M1 P D1 N1 | स रि२ ग३ म१ प ध१ नि१ | Shuddha Madhyama · Bana | vivadi | oklch(0.45 0.120 149) | #0f672d | 25
26 | S R2 G3 M1 P D1 N2 | स रि२ ग३ म१ प ध१ नि२ | Shuddha Madhyama · Bana | | oklch(0.53 0.140 149) | #18813b | 26
27 | S R2 G3 M1 P D1 N3 | स रि२ ग३ म१ प ध१ नि३ | Shuddha Madhyama · Bana | | oklch(0.61 0.140 149) | #389a52 | 27
28 | S R2 G3 M1 P D2 N2 | स रि२ ग३ म१ प ध२ नि२ | Shuddha Madhyama · Bana | | oklch(0.69 0.140 149) | #54b369 | 28
29 | S R2 G3 M1 P D2 N3 | स रि२ ग३ म१ प ध२ नि३ | Shuddha Madhyama · Bana | | oklch(0.77 0.140 149) | #6ecd82 | 29
30 | S R2 G3 M1 P D3 N3 | स रि२ ग३ म१ प ध३ नि३ | Shuddha Madhyama · Bana | vivadi | oklch(0.85 0.140 149) | #88e79b | 30
31 | S R3 G3 M1 P D1 N1 | स रि३ ग३ म१ प ध१ नि१ | Shuddha Madhyama · Rutu | vivadi | oklch(0.45 0.078 179) | #0e6356 | 31
32 | S R3 G3 M1 P D1 N2 | स रि३ ग३ म१ प ध१ नि२ | Shuddha Madhyama · Rutu | vivadi | oklch(0.53 0.091 179) | #177d6d | 32
33 | S R3 G3 M1 P D1 N3 | स रि३ ग३ म१ प ध१ नि३ | Shuddha Madhyama · Rutu | vivadi | oklch(0.61 0.105 179) | #1d9784 | 33
34 | S R3 G3 M1 P D2 N2 | स रि३ ग३ म१ प ध२ नि२ | Shuddha Madhyama · Rutu | vivadi | oklch(0.69 0.119 179) | #24b39d | 34
35 | S R3 G3 M1 P D2 N3 | स रि३ ग३ म१ प ध२ नि३ | Shuddha Madhyama · Rutu | vivadi | oklch(0.77 0.133 179) | #2acfb6 | 35
36 | S R3 G3 M1 P D3 N3 | स रि३ ग३ म१ प ध३ नि३ | Shuddha Madhyama · Rutu | vivadi | oklch(0.85 0.140 179) | #44ebcf | 36
37 | S R1 G1 M2 P D1 N1 | स रि१ ग१ म२ प ध१ नि१ | Prati Madhyama · Rishi | vivadi | oklch(0.45 0.073 209) | #10606b | 37
38 | S R1 G1 M2 P D1 N2 | स रि१ ग१ म२ प ध१ नि२ | Prati Madhyama · Rishi | vivadi | oklch(0.53 0.086 209) | #167986 | 38
39 | S R1 G1 M2 P D1 N3 | स रि१ ग१ म२ प ध१ नि३ | Prati Madhyama · Rishi | vivadi | oklch(0.61 0.099 209) | #1d93a3 | 39
40 | S R1 G1 M2 P D2 N2 | स रि१ ग१ म२ प ध२ नि२ | Prati Madhyama · Rishi | vivadi | oklch(0.69 0.113 209) | #21aec1 | 40
41 | S R1 G1 M2 P D2 N3 | स रि१ ग१ म२ प ध२ नि३ | Prati Madhyama · Rishi | vivadi | oklch(0.77 0.126 209) | #28cadf | 41
42 | S R1 G1 M2 P D3 N3 | स रि१ ग१ म२ प ध३ नि३ | Prati Madhyama · Rishi | vivadi | oklch(0.85 0.133 209) | #41e5fc | 42
43 | S R1 G2 M2 P D1 N1 | स रि१ ग२ म२ प ध१ नि१ | Prati Madhyama · Vasu | vivadi | oklch(0.45 0.096 239) | #0e5b84 | 43
44 | S R1 G2 M2 P D1 N2 | स रि१ ग२ म२ प ध१ नि२ | Prati Madhyama · Vasu | | oklch(0.53 0.113 239) | #1473a6 | 44
45 | S R1 G2 M2 P D1 N3 | स रि१ ग२ म२ प ध१ नि३ | Prati Madhyama · Vasu | | oklch(0.61 0.130 239) | #1b8cc8 | 45
46 | S R1 G2 M2 P D2 N2 | स रि१ ग२ म२ प ध२ नि२ | Prati Madhyama · Vasu | | oklch(0.69 0.140 239) | #2fa6e8 | 46
47 | S R1 G2 M2 P D2 N3 | स रि१ ग२ म२ प ध२ नि३ | Prati Madhyama · Vasu | | oklch(0.77 0.125 239) | #5fbffb | 47
48 | S R1 G2 M2 P D3 N3 | स रि१ ग२ म२ प ध३ नि३ | Prati Madhyama · Vasu | vivadi | oklch(0.85 0.079 239) | #9ed6fc | 18
49 | S R1 G3 M2 P D1 N1 | स रि१ ग३ म२ प ध१ नि१ | Prati Madhyama · Brahma | vivadi | oklch(0.45 0.140 269) | #364da2 | 49
50 | S R1 G3 M2 P D1 N2 | स रि१ ग३ म२ प ध१ नि२ | Prati Madhyama · Brahma | | oklch(0.53 0.140 269) | #4b65bc | 50
51 | S R1 G3 M2 P D1 N3 | स रि१ ग३ म२ प ध१ नि३ | Prati Madhyama · Brahma | | oklch(0.61 0.140 269) | #617dd7 | 51
52 | S R1 G3 M2 P D2 N2 | स रि१ ग३ म२ प ध२ नि२ | Prati Madhyama · Brahma | | oklch(0.69 0.140 269) | #7896f2 | 52
53 | S R1 G3 M2 P D2 N3 | स रि१ ग३ म२ प ध२ नि३ | Prati Madhyama · Brahma | | oklch(0.77 0.110 269) | #97b1fb | 53
54 | S R1 G3 M2 P D3 N3 | स रि१ ग३ म२ प ध३ नि३ | Prati Madhyama · Brahma | vivadi | oklch(0.85 0.069 269) | #bbcdfc | 44
55 | S R2 G2 M2 P D1 N1 | स रि२ ग२ म२ प ध१ नि१ | Prati Madhyama · Disi | vivadi | oklch(0.45 0.140 299) | #613e97 | 51
56 | S R2 G2 M2 P D1 N2 | स रि२ ग२ म२ प ध१ नि२ | Prati Madhyama · Disi | | oklch(0.53 0.140 299) | #7856b0 | 56
57 | S R2 G2 M2 P D1 N3 | स रि२ ग२ म२ प ध१ नि३ | Prati Madhyama · Disi | | oklch(0.61 0.140 299) | #8f6ecb | 87
58 | S R2 G2 M2 P D2 N2 | स रि२ ग२ म२ प ध२ नि२ | Prati Madhyama · Disi | | oklch(0.69 0.140 299) | #a886e5 | 58
59 | S R2 G2 M2 P D2 N3 | स रि२ ग२ म२ प ध२ नि३ | Prati Madhyama · Disi | | oklch(0.77 0.130 299) | #c0a1fb | 59
60 | S R2 G2 M2 P D3 N3 | स रि२ ग२ म२ प ध३ नि३ | Prati Madhyama · Disi | vivadi | oklch(0.85 0.081 299) | #d5c3fc | 60
61 | S R2 G3 M2 P D1 N1 | स रि२ ग३ म२ प ध१ नि१ | Prati Madhyama · Rudra | vivadi | oklch(0.45 0.140 329) | #7d327b | 61
62 | S R2 G3 M2 P D1 N2 | स रि२ ग३ म२ प ध१ नि२ | Prati Madhyama · Rudra | | oklch(0.53 0.140 329) | #964993 | 60
63 | S R2 G3 M2 P D1 N3 | स रि२ ग३ म२ प ध१ नि३ | Prati Madhyama · Rudra | | oklch(0.61 0.140 329) | #b061ac | 63
64 | S R2 G3 M2 P D2 N2 | स रि२ ग३ म२ प ध२ नि२ | Prati Madhyama · Rudra | | oklch(0.69 0.140 329) | #ca7ac6 | 64
65 | S R2 G3 M2 P D2 N3 | स रि२ ग३ म२ प ध२ नि३ | Prati Madhyama · Rudra | | oklch(0.77 0.140 329) | #e592e0 | 65
66 | S R2 G3 M2 P D3 N3 | स रि२ ग३ म२ प ध३ नि३ | Prati Madhyama · Rudra | vivadi | oklch(0.85 0.129 329) | #fdaff7 | 26
67 | S R3 G3 M2 P D1 N1 | स रि३ ग३ म२ प ध१ नि१ | Prati Madhyama · Aditya | vivadi | oklch(0.45 0.140 359) | #8e2a53 | 67
68 | S R3 G3 M2 P D1 N2 | स रि३ ग३ म२ प ध१ नि२ | Prati Madhyama · Aditya | vivadi | oklch(0.53 0.140 359) | #a9426a | 61
69 | S R3 G3 M2 P D1 N3 | स रि३ ग३ म२ प ध१ नि३ | Prati Madhyama · Aditya | vivadi | oklch(0.61 0.140 359) | #c45b81 | 69
70 | S R3 G3 M2 P D2 N2 | स रि३ ग३ म२ प ध२ नि२ | Prati Madhyama · Aditya | vivadi | oklch(0.69 0.140 359) | #df7399 | 70
71 | S R3 G3 M2 P D2 N3 | स रि३ ग३ म२ प ध२ नि३ | Prati Madhyama · Aditya | vivadi | oklch(0.77 0.140 359) | #fb8cb2 | 71
72 | S R3 G3 M2 P D3 N3 | स रि३ ग३ म२ प ध३ नि३ | Prati Madhyama · Aditya | vivadi | oklch(0.85 0.084 359) | #fcb7cc | 72
`
  .trim()
  .split("\n")
  .map((row) => {
    const [number, svaras, devanagari, classification, vivadi, css, hex, byRule] = row
      .split("|")
      .map((cell) => cell.trim()) as Cells;
    return [+number, svaras, devanagari, classification, vivadi !== "", css, hex, +byRule];
  });
