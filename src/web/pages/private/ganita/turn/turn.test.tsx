import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { workingOf } from "../board/working-of.fixture.ts";
import { rowsOf } from "../crosswise/urdhva.fixture.ts";
import { Turn } from "./turn.tsx";

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
  await user.type(screen.getByRole("textbox", { name: "Blank 1 of 2" }), "56");
  await user.type(screen.getByRole("textbox", { name: "Blank 2 of 2" }), "6");
  await user.click(screen.getByRole("button", { name: "Check" }));
  expect(drawing()).toHaveAccessibleName("Column 2 of 4, crosswise: 9×7 + 8×8");
  expect(container.querySelectorAll(".crosswise-line")).toHaveLength(2);
});
