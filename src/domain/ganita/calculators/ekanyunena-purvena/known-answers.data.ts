import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { n: "456", nines: "999" },
    result: "455544",
    intermediates: { case: "equal", excess: "0", one_less: "1", left: "455", right: "544" },
    source: "hiox.org 36967",
  },
  {
    input: { n: "45", nines: "999" },
    result: "44955",
    intermediates: { case: "fewer", excess: "0", one_less: "1", left: "44", right: "955" },
    source: "hiox.org 36967",
  },
  {
    input: { n: "53", nines: "99" },
    result: "5247",
    intermediates: { case: "equal", excess: "0", one_less: "1", left: "52", right: "47" },
    source: "gr8ambitionz.com 2014-03",
  },
  {
    input: { n: "143", nines: "999" },
    result: "142857",
    intermediates: { case: "equal", excess: "0", one_less: "1", left: "142", right: "857" },
    source: "momscribe.com; Kevalaiḥ saptakaṃ guṇyāt",
  },
  {
    input: { n: "1432", nines: "99" },
    result: "141768",
    intermediates: { case: "more", excess: "14", one_less: "15", left: "1417", right: "68" },
    source: "computed and checked; more digits than nines",
  },
  {
    input: { n: "100", nines: "99" },
    result: "9900",
    intermediates: { case: "more", excess: "1", one_less: "2", left: "98", right: "100" },
    source: "computed and checked; right part 00 carries",
  },
  {
    input: { n: "7.8", nines: "9.9" },
    result: "77.22",
    intermediates: { case: "equal", excess: "0", one_less: "1", left: "77", right: "22" },
    source: "computed and checked",
  },
  {
    input: { n: "12345678901234567890", nines: "99999999999999999999" },
    result: "1234567890123456788987654321098765432110",
    intermediates: {
      case: "equal",
      excess: "0",
      one_less: "1",
      left: "12345678901234567889",
      right: "87654321098765432110",
    },
    source: "computed and checked",
  },
];

export const refusals: readonly KnownRefusal[] = [
  {
    input: { n: "12", nines: "98" },
    error: "outside_domain",
    suggest: ["nikhilam-navatashcaramam-dashatah"],
  },
];
