import { digitText, write } from "#domain/ganita/notation.ts";
import { down, found, given, grid, label, mark, RULE } from "../drawing.ts";
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
    const beginning = given(previous.previous, previous);
    return grid([
      [null, beginning, down(mark("divider", previous)), given(first, previous)],
      ["×", beginning, null, given(second, previous)],
      [null, label("and one more:", oneMore)],
      [null, found(oneMore.one_more, oneMore)],
      RULE,
      [null, found(left.left, left), null, found(right.right, right)],
      [
        null,
        label(write`${BigInt(previous.previous)} × ${BigInt(oneMore.one_more)}`, left),
        null,
        label(write`${digitText(first)} × ${digitText(second)}`, right),
      ],
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
