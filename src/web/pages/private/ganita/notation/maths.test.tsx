import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { bars, digitText, type Notation, over, power, write } from "#domain/ganita/notation.ts";
import { Maths } from "./maths.tsx";

function draw(line: Notation) {
  const { container } = render(<Maths of={line} />);
  return container;
}

test("draws numbers, variables, words and signs as such", () => {
  const maths = draw(write`x = ${-3n} or ${5n}`);
  const names = [...maths.querySelectorAll("math > *")].map(({ localName }) => localName);
  expect(names).toEqual(["mi", "mo", "mo", "mn", "mspace", "mtext", "mspace", "mn"]);
  expect(maths.querySelector("mo[form='prefix']")).toHaveTextContent("−");
});

test("draws fractions, powers and roots in their shapes", () => {
  const maths = draw([
    over(1n, 3n),
    " + ",
    power("x", 2),
    " + ",
    { kind: "root", radicand: ["2"] },
  ]);
  expect(maths.querySelector("mfrac")?.children).toHaveLength(2);
  expect(maths.querySelector("msup")).toHaveTextContent("x2");
  expect(maths.querySelector(".maths-under-line")).toHaveTextContent("2");
});

test("says what the marks over digits mean", () => {
  const maths = draw([...write`${723n} − ${246n} = `, bars([5, -2, -3])]);
  expect(maths.querySelectorAll("mover")).toHaveLength(2);
  expect(maths.querySelector("math")?.closest("[aria-hidden]")).toBeInTheDocument();
  expect(maths.querySelector(".unseen")).toHaveTextContent("723 − 246 = 5 bar 2 bar 3");
});

test("draws a line over the digits that repeat, and says so", () => {
  const maths = draw([{ kind: "recurring", before: "0.", period: "142857" }]);
  expect(maths.querySelector("mn.maths-under-line")).toHaveTextContent("142857");
  expect(maths.querySelector(".unseen")).toHaveTextContent("0. recurring 142857");
});

test("lets a long number break, and keeps the signs round it", () => {
  const long = "9".repeat(1000);
  const maths = draw([digitText(`-${long}`), ", ", digitText("5")]);
  expect(maths.querySelector(".maths-digits")).toHaveTextContent(long);
  expect(maths).toHaveTextContent(`−${long}, 5`);
});

test("gives a long line places to break, a short one none", () => {
  expect(draw(write`${98n} × ${87n} = ${8526n}`).querySelector("wbr")).toBeNull();
  const long = draw(write`${123456789n} × ${987654321n} = ${123456789n * 987654321n}`);
  expect(long.querySelectorAll("math").length).toBeGreaterThan(1);
  expect(long.querySelectorAll("wbr").length).toBe(long.querySelectorAll("math").length - 1);
});
