import { describe, expect, test } from "vitest";
import { type CheckedFigure, checkFigures } from "./check-figures.ts";

// A column of forty places, with figures exact to the unit and unchanged from the former release.
const column = (): CheckedFigure[] =>
  Array.from({ length: 40 }, (_, at) => ({
    row: at + 2,
    value: 100_003 + 7919 * at,
    former: 100_003 + 7919 * at,
    limit: { most: 1_000_000, what: "its people" },
    base: 500_000,
    peers: at < 20 ? "poor" : "rich",
    area: at >= 30 ? "the Union" : null,
    family: `place ${at}`,
  }));

type Change = Partial<CheckedFigure> | ((figure: CheckedFigure) => Partial<CheckedFigure>);
function told(change: Change, isMeant: (at: number) => boolean) {
  const figures = column().map((figure, at) => {
    if (!isMeant(at)) return figure;
    return { ...figure, ...(typeof change === "function" ? change(figure) : change) };
  });
  return checkFigures(figures).map(({ figures, why }) => `${figures.map(({ row }) => row)} ${why}`);
}
const times = (factor: number) => (figure: CheckedFigure) => ({ value: figure.value * factor });
const alone = (figure: CheckedFigure) => ({ ...figure, former: null });
const every = () => true;

describe("checkFigures", () => {
  test("has nothing to say of a column that is as before", () => {
    expect(told({}, every)).toEqual([]);
  });

  test("tells a figure above the most there can be", () => {
    expect(told({ value: 1_000_001, former: 990_001 }, (at) => at === 3)).toEqual([
      "5 is above its people, 1,000,000",
    ]);
  });

  test("tells exact figures of two places that are equal, but not round ones or those of one family", () => {
    const isPair = (at: number) => at === 3 || at === 30;
    expect(told({ value: 187_654, former: 187_654 }, isPair)).toEqual([
      "5,32 is the figure of 2 different places",
    ]);
    expect(told({ value: 187_654, former: 187_654, family: "one" }, isPair)).toEqual([]);
    const rounded = ({ value }: CheckedFigure) => ({ value: Math.round(value / 5e4) * 5e4 });
    expect(told((figure) => ({ ...rounded(figure), former: null }), every)).toEqual([]);
  });

  test("tells zeros that are new, all of a column at once", () => {
    const isZero = (at: number) => at === 3 || at === 7;
    expect(told({ value: 0 }, isZero)).toEqual(["5,9 was not 0 before: is a figure missing?"]);
    expect(told({ value: 0, former: 0 }, isZero)).toEqual([]);
  });

  test.each([
    [3, "is 3 times the former figure, 124,000"],
    [0.3, "is 0.3 times the former figure, 124,000"],
    [0.001, "is 0.001 times the former figure, 124,000: is the unit wrong by 1000?"],
    [0.01, "is 0.01 times the former figure, 124,000: is the unit wrong by 100?"],
  ])("tells a figure that is %d times the former one", (factor, why) => {
    const change = { value: 124_000 * factor, former: 124_000 };
    expect(told(change, (at) => at === 3)).toEqual([`5 ${why}`]);
    expect(told({ value: 240_001, former: 124_000 }, (at) => at === 3)).toEqual([]);
  });

  test("tells of a column in another unit once", () => {
    const [only, ...others] = told(times(0.001), every);
    expect(only).toMatch(/is 0\.001 times the former one: is the unit wrong by 1000\?$/);
    expect(others).toEqual([]);
  });

  test("tells an area that departs from the others as one, not each of its places", () => {
    const isMember = (at: number) => at >= 30;
    const [only, ...others] = told(times(0.25), isMember);
    expect(only).toMatch(/^32,33,.*41 is of the Union, whose figures are 0\.25 times the former/);
    expect(others).toEqual([]);
  });

  test("without a former release holds an area against places like it, and a figure against its peers", () => {
    const [area] = told(
      (figure) => ({ ...alone(figure), value: figure.area ? figure.value / 8 : figure.value }),
      every,
    );
    expect(area).toMatch(/^32,.* is of the Union, whose figures are 0\.\d+ times those of places/);
    expect(
      told((figure) => ({ ...alone(figure), ...(figure.row === 5 && { value: 99 }) }), every),
    ).toContainEqual(expect.stringMatching(/^5 is 0\.0\d+ times what places like it have/));
  });
});
