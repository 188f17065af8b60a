import { describe, expect, test } from "vitest";
import { drawingOf, stepsPageOf, workedOf } from "./answer.ts";
import { CROSSWISE, sumAnswer, workingAnswer } from "./answers.fixture.ts";

const judged = (text: string) => ({ text, notation: [text], question: [text], answer: [] });

test("roots that count more than once are copied as they are shown", () => {
  const roots = [
    { root: -1, root_text: "-1", times: 3 },
    { root: 4, root_text: "4", times: 1 },
  ];
  const answer = ["x = −1, 3 times or x = 4"];
  const statement = { text: "", question: [], answer };
  const shown = workingAnswer({ roots, result_text: ["-1", "-1", "-1", "4"], statement });
  expect(workedOf(shown).text).toBe("x = −1, 3 times or x = 4");
});

test.each([
  ["1922", "1922"],
  [["-5", "1"], "-5, 1"],
  [{ quotient: "11", remainder: "2" }, "11, 2"],
  [{ quotient: ["1", "-2"], remainder: ["0"] }, "1, -2, 0"],
])("the result %j as text is %s", (result_text, text) => {
  expect(workedOf(workingAnswer({ result_text })).text).toBe(text);
});

test("where there is no solution the text says so", () => {
  const none = workingAnswer({
    result_text: null,
    statement: judged("x = x + 1 → no solution"),
  });
  expect(workedOf(none).text).toBe("x = x + 1 → no solution");
});

test("a check has a verdict in place of an answer", () => {
  const worked = workedOf(
    workingAnswer({
      result_text: { check_passes: true, exactly_equal: false },
      statement: judged("2 × 3 ≠ 15"),
    }),
  );
  expect(worked.answer).toEqual([]);
  expect(worked.verdicts).toEqual([
    { says: "The check is passed", isYes: true },
    { says: "Multiplied out, they are not equal", isYes: false },
  ]);
});

test("a sum is told by its own name", () => {
  expect(workedOf(sumAnswer("3")).text).toBe("3");
  expect(stepsPageOf(sumAnswer("3")).steps).toMatchObject([{ number: 1, description: "Units:" }]);
});

describe("a product worked crosswise", () => {
  test("has its point put back and its check after the columns", () => {
    const { steps, nextOffset } = stepsPageOf(CROSSWISE);
    expect(steps.map(({ number, description }) => [number, description])).toEqual([
      [1, "Units, vertical:"],
      [2, "Put back the point:"],
      [3, "Check by digit roots:"],
    ]);
    expect(nextOffset).toBeNull();
    expect(workedOf(CROSSWISE).total).toBe(3);
  });

  test("has neither before its last page", () => {
    expect(stepsPageOf({ ...CROSSWISE, next_offset: 1 }).steps).toHaveLength(1);
  });

  test("is drawn from its digits", () => {
    expect(drawingOf(CROSSWISE)).toEqual({ upper: [2], lower: [3], columns: 1 });
    expect(drawingOf(workingAnswer({}))).toBeNull();
  });
});
