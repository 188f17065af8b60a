import { describe, expect, test } from "vitest";
import { CALCULATOR_PATHS, type CalculatorPath, gunakasamuccayah } from "#domain/ganita/ganita.ts";
import { notationText } from "#domain/ganita/notation.ts";
import { LEVELS } from "../address.ts";
import { formsOf } from "../form/forms.ts";
import { exampleOf, type Problem, problemsOf, seededDraw } from "./problems.ts";

const FORMS = CALCULATOR_PATHS.flatMap((path) =>
  formsOf(path).map((form) => [path, JSON.stringify(form.fixed), form] as const),
);
const questions = (problems: readonly Problem[]) =>
  problems.map(({ question }) => notationText(question));

describe.each(FORMS)("%s %s", (path, _, form) => {
  test.each(LEVELS)("%s: twenty different problems, each with its working", (level) => {
    const problems = problemsOf(path, form, { count: 20, level, seed: "chalk" });
    expect(new Set(questions(problems)).size).toBe(20);
    for (const { drawing, columns } of problems) {
      const isDrawn = drawing?.marks.some(({ look }) => look !== "line");
      expect(isDrawn ?? columns!.steps.length > 0).toBe(true);
    }
  });
});

test("a seed makes the same sheet again, and another seed another", () => {
  const [form] = formsOf("yavadunam");
  const sheet = (seed: string) =>
    questions(problemsOf("yavadunam", form!, { count: 10, level: "hard", seed }));
  expect(sheet("k3f9")).toEqual(sheet("k3f9"));
  expect(sheet("k3f9")).not.toEqual(sheet("k3f8"));
});

test.each([
  ["addition", "found"],
  ["nikhilam-navatashcaramam-dashatah", "cross"],
  ["shesanyankena-charamena", "small"],
] as const)("the key to %s draws the working", (path, look) => {
  const [form] = formsOf(path);
  for (const { drawing } of problemsOf(path, form!, { count: 5, level: "easy", seed: "chalk" })) {
    expect(drawing!.marks.map((mark) => mark.look)).toContain(look);
  }
});

test("the key to a product worked crosswise has the lines of every column", () => {
  const [form] = formsOf("urdhva-tiryagbhyam");
  const sheet = { count: 5, level: "easy", seed: "chalk" } as const;
  for (const { columns } of problemsOf("urdhva-tiryagbhyam", form!, sheet)) {
    expect(columns!.digits).toBe(2);
    expect(columns!.steps.slice(0, 3).map(({ pairs }) => pairs.length)).toEqual([1, 2, 1]);
  }
});

test("every form has an example, solved on its sheets", () => {
  for (const [path, name, form] of FORMS) {
    expect(exampleOf(path, form), `${path} ${name}`).not.toBeNull();
  }
});

test("easy products near a base have both numbers below it", () => {
  const [form] = formsOf("nikhilam-navatashcaramam-dashatah");
  const sheet = { count: 20, level: "easy", seed: "chalk" } as const;
  const asked = questions(problemsOf("nikhilam-navatashcaramam-dashatah", form!, sheet));
  for (const question of asked) {
    for (const number of question.match(/\d+/g)!) expect(Number(number)).toBeLessThan(100);
  }
});

describe("osculation", () => {
  const [adding, taking] = formsOf("veshtanam");

  test.each([
    ["adding", adding!],
    ["taking away", taking!],
  ])("%s asks whether one number divides another, and answers that", (_, form) => {
    const problems = problemsOf("veshtanam", form, { count: 20, level: "medium", seed: "chalk" });
    const remainders = problems.map(({ question, answer }) => {
      const [, divisor, n] = /^Does (\d+) divide (\d+)\?$/
        .exec(notationText(question))!
        .map(Number);
      expect(notationText(answer)).toBe(n! % divisor! === 0 ? "yes" : "no");
      return n! % divisor!;
    });
    expect(remainders).toContain(0);
    expect(Math.max(...remainders)).toBeGreaterThan(1);
  });

  test("takes divisors whose osculator of that kind is the smaller one", () => {
    const endings = (form: typeof adding) =>
      questions(problemsOf("veshtanam", form!, { count: 20, level: "easy", seed: "chalk" })).map(
        (question) => /(\d) divide/.exec(question)![1],
      );
    expect(new Set(endings(adding))).toEqual(new Set(["3", "9"]));
    expect(new Set(endings(taking))).toEqual(new Set(["1", "7"]));
  });
});

test.each(LEVELS)("%s: every sum to complete has a ten to complete", (level) => {
  const form = formsOf("puranapuranabhyam").find(({ mode }) => mode === "sum")!;
  const sheet = { count: 20, level, seed: "chalk" } as const;
  for (const question of questions(problemsOf("puranapuranabhyam", form, sheet))) {
    const endings = question.match(/\d+/g)!.map((number) => Number(number.at(-1)));
    const completes = (ending: number, index: number) =>
      endings.indexOf(10 - ending, index + 1) > index;
    expect(endings.some(completes), question).toBe(true);
  }
});

test.each<[CalculatorPath, string, RegExp[]]>([
  ["shunyam-samyasamuccaye", "products", [/^x = 0$/, /^x = −?[1-9]/]],
  ["anurupyena", "shunyam-anyat", [/x = 0/, /y = 0/]],
])("%s, %s: the answer is not known beforehand", (path, mode, kinds) => {
  const form = formsOf(path).find((each) => each.mode === mode)!;
  for (const level of LEVELS) {
    const answers = problemsOf(path, form, { count: 20, level, seed: "chalk" }).map(({ answer }) =>
      notationText(answer),
    );
    for (const kind of kinds)
      expect(answers.filter((answer) => kind.test(answer)).length).toBeGreaterThan(2);
  }
});

test("a false factorisation is wrong in its constant or before it", () => {
  const draw = seededDraw("chalk");
  const endings = Array.from({ length: 40 }, () => {
    const input = formsOf("gunakasamuccayah")[0]!.draws!(draw, 0) as Parameters<
      typeof gunakasamuccayah.answer
    >[0];
    const { result, steps } = gunakasamuccayah.answer(input);
    const agree = steps
      .page(0, steps.total)
      .some(({ description }) => description === "The sum is the first differential:");
    return `${result!.holds ? "right" : "wrong"}, differentials ${agree ? "agree" : "differ"}`;
  });
  expect(new Set(endings)).toEqual(
    new Set([
      "right, differentials agree",
      "wrong, differentials agree",
      "wrong, differentials differ",
    ]),
  );
});

test("each level of cube roots has larger ones", () => {
  const [form] = formsOf("ghanamula");
  const roots = LEVELS.map((level) =>
    problemsOf("ghanamula", form!, { count: 20, level, seed: "chalk" }).map(({ answer }) =>
      Number(notationText(answer)),
    ),
  );
  const [easy, medium, hard] = roots as [number[], number[], number[]];
  expect(Math.max(...easy)).toBeLessThan(Math.min(...medium));
  expect(Math.max(...medium)).toBeLessThan(Math.min(...hard));
});

test("averages are round, then of two digits, then of three", () => {
  const means = LEVELS.map((_, hard) => {
    const draw = seededDraw("chalk");
    return Array.from({ length: 40 }, () => {
      const { a, b } = formsOf("vyashtisamashtih")[0]!.draws!(draw, hard as 0 | 1 | 2) as {
        a: string;
        b: string;
      };
      return (Number(a) + Number(b)) / 2;
    });
  });
  const [easy, medium, hard] = means as [number[], number[], number[]];
  expect(easy.every((mean) => mean % 10 === 0)).toBe(true);
  expect(medium.some((mean) => mean % 10 !== 0)).toBe(true);
  expect(Math.max(...medium)).toBeLessThan(100);
  expect(Math.min(...hard)).toBeGreaterThanOrEqual(100);
});

test("a form without problems of its own gets numbers of the sheet's size", () => {
  const [, , form] = FORMS.find(([path]) => path === "urdhva-tiryagbhyam")!;
  const { draws, ...unknown } = form;
  const sheet = { count: 5, level: "medium", seed: "chalk" } as const;
  const asked = questions(problemsOf("urdhva-tiryagbhyam", unknown, sheet));
  expect(asked).toHaveLength(5);
  for (const question of asked) expect(question).toMatch(/^\d{3} × \d{3} =$/);
});
