import { digitText, write } from "#domain/ganita/notation.ts";
import { found, given, grid, label, mark, rule, START, sign } from "../drawing.ts";
import { ringOfDigits } from "../shared/ring-of-digits.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("ekadhikena-purvena");

export const layouts = [
  // A square ending in 5, or two numbers that begin alike: the left and the right part.
  drawn(["previous", "oneMore", "left", "right"], ({ previous, oneMore, left, right }) => {
    const endings = "endings" in previous ? previous.endings : ["5", "5"];
    const places = right.right.length / 2;
    const [first, second] = endings.map((ending) => ending.padStart(places, "0")) as [
      string,
      string,
    ];
    return grid([
      given(previous, [1, 2], previous.previous),
      given(previous, [1, 4], first),
      given(previous, [2, 2], previous.previous),
      given(previous, [2, 4], second),
      sign(START, [2, 1], "×"),
      label(oneMore, [3, 2], "and one more:"),
      found(oneMore, [4, 2], oneMore.one_more),
      rule(START, 5, 4),
      found(left, [6, 2], left.left),
      found(right, [6, 4], right.right),
      label(left, [7, 2], write`${BigInt(previous.previous)} × ${BigInt(oneMore.one_more)}`),
      label(right, [7, 4], write`${digitText(first)} × ${digitText(second)}`),
      mark("divider", previous, [1, 3, 7]),
    ]);
  }),
  drawn(["over", "ekadhika"], ({ over, ekadhika }, working) =>
    ringOfDigits(working, ekadhika, over.as, {
      // Inside stands the number of which the digit is the last.
      digits: working.rows("digit").map(({ step, digit, carry }) => ({
        step,
        digit,
        inside: carry === "0" ? digit : `${carry}${digit}`,
      })),
      isBackwards: true,
    }),
  ),
];
