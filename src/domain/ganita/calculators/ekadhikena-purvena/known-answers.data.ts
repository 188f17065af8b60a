import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { n: "25" },
    result: "625",
    intermediates: { previous: "2", one_more: "3", left: "6", right: "25" },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: { n: "105" },
    result: "11025",
    intermediates: { previous: "10", one_more: "11", left: "110", right: "25" },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: { n: "195" },
    result: "38025",
    intermediates: { previous: "19", one_more: "20", left: "380", right: "25" },
    source: "vedicmath.50webs.com tutorial11 (VMM)",
  },
  {
    input: { n: "-35" },
    result: "1225",
    intermediates: { previous: "3", one_more: "4", left: "12", right: "25" },
    source: "computed and checked",
  },
  {
    input: { n: "3.5" },
    result: "12.25",
    intermediates: { previous: "3", one_more: "4", left: "12", right: "25" },
    source: "computed and checked",
  },
  {
    input: { n: "12345678901234567895" },
    result: "152415787532388367625361988887364731025",
    intermediates: {
      previous: "1234567890123456789",
      one_more: "1234567890123456790",
      left: "1524157875323883676253619888873647310",
      right: "25",
    },
    source: "computed and checked",
  },
  {
    input: { mode: "product", a: "44", b: "46" },
    result: "2024",
    intermediates: { previous: "4", one_more: "5", left: "20", endings: ["4", "6"], right: "24" },
    source: "sanalnair.org/articles/vedmath example1",
  },
  {
    input: { mode: "product", a: "11", b: "19" },
    result: "209",
    intermediates: { previous: "1", one_more: "2", left: "2", endings: ["1", "9"], right: "09" },
    source: "sanalnair.org/articles/vedmath example1",
  },
  {
    input: { mode: "product", a: "291", b: "209" },
    result: "60819",
    intermediates: {
      previous: "2",
      one_more: "3",
      left: "6",
      endings: ["91", "9"],
      right: "0819",
    },
    source: "computed and checked",
  },
  {
    input: { mode: "recurring", p: 1, q: 19 },
    result: "0.(052631578947368421)",
    intermediates: { as: "1/19", ekadhika: "2", digits_right_to_left: "124863749875136250" },
    source:
      "Tirthaji, Vedic Mathematics (1965), as in Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org), sanalnair.org/articles/vedmath, vedicmaths.org",
  },
  {
    input: { mode: "recurring", p: 1, q: 7 },
    result: "0.(142857)",
    intermediates: { as: "7/49", ekadhika: "5", digits_right_to_left: "758241" },
    source: "sanalnair.org/articles/vedmath example1 (7/49, ×5)",
  },
];

export const refusals: readonly KnownRefusal[] = [
  { input: { n: "24" }, error: "outside_domain", suggest: ["yavadunam", "urdhva-tiryagbhyam"] },
];
