import type { KnownAnswer } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { n: "96", power: 2 },
    result: "9216",
    intermediates: {
      base: "100",
      deviation: "-4",
      left: "92",
      square: "16",
      carry: "0",
      parts: ["92", "16"],
    },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: { n: "88", power: 2 },
    result: "7744",
    intermediates: {
      base: "100",
      deviation: "-12",
      left: "76",
      square: "144",
      carry: "1",
      parts: ["77", "44"],
    },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: { n: "102", power: 2 },
    result: "10404",
    intermediates: {
      base: "100",
      deviation: "2",
      left: "104",
      square: "4",
      carry: "0",
      parts: ["104", "04"],
    },
    source: "vedmaths.tripod.com",
  },
  {
    input: { n: "10025", power: 2 },
    result: "100500625",
    intermediates: {
      base: "10000",
      deviation: "25",
      left: "10050",
      square: "625",
      carry: "0",
      parts: ["10050", "0625"],
    },
    source: "everything2.com, LudditeAndroid write-ups",
  },
  {
    input: { n: "9.6", power: 2 },
    result: "92.16",
    intermediates: {
      base: "100",
      deviation: "-4",
      left: "92",
      square: "16",
      carry: "0",
      parts: ["92", "16"],
    },
    source: "computed and checked",
  },
  {
    input: { n: "99999999999999999997", power: 2 },
    result: "9999999999999999999400000000000000000009",
    intermediates: {
      base: "100000000000000000000",
      deviation: "-3",
      left: "99999999999999999994",
      square: "9",
      carry: "0",
      parts: ["99999999999999999994", "00000000000000000009"],
    },
    source: "computed and checked",
  },
  {
    input: { n: "12", power: 3 },
    result: "1728",
    intermediates: {
      base: "10",
      deviation: "2",
      raw: ["16", "12", "8"],
      parts: ["17", "2", "8"],
    },
    source: "everything2.com, LudditeAndroid write-ups",
  },
  {
    input: { n: "98", power: 3 },
    result: "941192",
    intermediates: {
      base: "100",
      deviation: "-2",
      raw: ["94", "12", "-8"],
      parts: ["94", "11", "92"],
    },
    source:
      "attributed to Tirthaji, Vedic Mathematics (1965); not verified against the book; arithmetic checked",
  },
  {
    input: { n: "-98", power: 3 },
    result: "-941192",
    intermediates: {
      base: "100",
      deviation: "-2",
      raw: ["94", "12", "-8"],
      parts: ["94", "11", "92"],
    },
    source: "computed and checked",
  },
];
