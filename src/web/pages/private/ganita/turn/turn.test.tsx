import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { workingOf } from "../board/working-of.fixture.ts";
import { rowsOf } from "../crosswise/urdhva.fixture.ts";
import { Turn } from "./turn.tsx";

/** "Your turn" of a working that is not worked crosswise. */
function PlainExercise({ path, input }: { path: CalculatorPath; input: object }) {
  const [present, setPresent] = useState(0);
  return (
    <Turn
      working={workingOf(path, input, present)}
      crosswise={null}
      onStep={setPresent}
      onEnd={vi.fn()}
    />
  );
}

test("the size of a deviation answers for it, and a bar is typed in three ways", async () => {
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(<PlainExercise path="yavadunam" input={{ n: "96", power: 2 }} />);
  await user.type(screen.getByRole("textbox"), "4{Enter}");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText(/The deficiency from the base:/)).toBeVisible();
  unmount();
  for (const entry of ["3\u0304", "bar 3", "-3"]) {
    const { unmount } = render(
      <PlainExercise path="subtraction" input={{ nums: ["723", "246"] }} />,
    );
    expect(screen.getByText("Type a digit with a bar as −3, as 3̄ or as bar 3.")).toBeVisible();
    await user.type(screen.getByRole("textbox"), `${entry}{Enter}`);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    unmount();
  }
});

test("two blanks have their names beside them", async () => {
  const input = { dividend: "38982", divisor: "73" };
  render(<PlainExercise path="dhvajanka" input={input} />);
  expect(screen.getByText("flag")).toBeVisible();
  expect(screen.getByText("divides")).toBeVisible();
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole("textbox", { name: "the flag: Blank 2 of 2" }), "3");
  await user.type(screen.getByRole("textbox", { name: "the divisor: Blank 1 of 2" }), "7{Enter}");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

const INPUT = { a: "98", b: "87" };

function Exercise() {
  const [present, setPresent] = useState(0);
  return (
    <Turn
      working={workingOf("urdhva-tiryagbhyam", INPUT, present)}
      crosswise={{ ...rowsOf(INPUT), columns: 4 }}
      onStep={setPresent}
      onEnd={vi.fn()}
    />
  );
}

test("a crosswise product keeps its digits, and the lines of the column that is asked for", async () => {
  const { container } = render(<Exercise />);
  const user = userEvent.setup({ delay: null });
  const drawing = () => screen.getByRole("img");
  // It says what is multiplied, not what that comes to.
  expect(drawing()).toHaveAccessibleName("Column 1 of 4, vertical: 8×7");
  expect(drawing()).toHaveTextContent(/8978$/);
  await user.type(screen.getByRole("textbox", { name: "sum: Blank 1 of 2" }), "56");
  await user.type(screen.getByRole("textbox", { name: "written: Blank 2 of 2" }), "6");
  await user.click(screen.getByRole("button", { name: "Check" }));
  expect(drawing()).toHaveAccessibleName("Column 2 of 4, crosswise: 9×7 + 8×8");
  expect(container.querySelectorAll(".crosswise-line")).toHaveLength(2);
});
