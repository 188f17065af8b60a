import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { UrdhvaInput } from "#domain/ganita/ganita.ts";
import { Crosswise } from "./crosswise.tsx";
import { rowsOf, stepsOf } from "./urdhva.fixture.ts";

interface ProductProps {
  readonly input: UrdhvaInput;
  readonly first: number;
  /** The last column worked: all, unless only the present one is. */
  readonly isStepped?: boolean;
}

function Product({ input, first, isStepped = false }: ProductProps) {
  const [present, setPresent] = useState(first);
  const [steps] = useState(() => stepsOf(input));
  return (
    <Crosswise
      {...rowsOf(input)}
      steps={steps}
      columns={steps.length}
      present={present}
      upTo={isStepped ? present : steps.length}
      onStep={setPresent}
    />
  );
}

function open(a: string, b: string, first = 1) {
  const { container } = render(<Product input={{ a, b }} first={first} />);
  return { container, user: userEvent.setup() };
}
const drawing = () => screen.getByRole("img");

test("draws the column's lines and says them in one sentence", () => {
  const { container } = open("98", "87", 2);
  expect(drawing()).toHaveAccessibleName(
    "Column 2 of 4, crosswise: 9×7 + 8×8 = 127, plus 5 carried, 132: write 2, carry 13",
  );
  expect(container.querySelectorAll(".crosswise-line")).toHaveLength(2);
  expect(container.querySelectorAll(".crosswise-joined")).toHaveLength(4);
});

test("the boxes are the index, and read from left to right as the answer", async () => {
  const { user } = open("98", "87");
  const boxes = within(screen.getByRole("list", { name: "Columns, from the units on" }));
  const digits = boxes.getAllByRole("button").map((box) => box.querySelector("b")?.textContent);
  expect(digits.reverse().join("")).toBe("8526");

  await user.click(
    boxes.getByRole("button", {
      name: /^Hundreds: sum ?72 ?, carried in ?13 ?, written ?5 ?, carried on ?8$/,
    }),
  );
  expect(drawing()).toHaveAccessibleName(/^Column 3 of 4/);
  expect(boxes.getByRole("button", { current: "step" })).toHaveAccessibleName(/^Hundreds/);
});

test("step by step, a column shows its figures only once it is worked", async () => {
  const user = userEvent.setup();
  const { container } = render(<Product input={{ a: "98", b: "87" }} first={1} isStepped />);
  const strip = screen.getByRole("list", { name: "Columns, from the units on" });
  const names = () =>
    within(strip)
      .getAllByRole("button")
      .map((box) => box.textContent);
  expect(names()).toEqual([
    "Units: sum 56, carried in 0, written 6, carried on 5",
    "Tens: still to come, carried in 5",
    "Hundreds: still to come",
    "Thousands: still to come",
  ]);
  await user.click(within(strip).getByRole("button", { name: /^Thousands/ }));
  expect(names()[3]).toMatch(/written 8/);
  expect(container.querySelectorAll(".crosswise-late")).toHaveLength(0);
});

test("walks by the arrow keys, and stops at both ends", async () => {
  const { user } = open("98", "87");
  await user.click(screen.getByRole("button", { current: "step" }));
  await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(drawing()).toHaveAccessibleName(/^Column 4 of 4, carry/);
  expect(screen.getByRole("button", { current: "step" })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(drawing()).toHaveAccessibleName(/^Column 3 of 4/);
});

test("draws bar digits with their bar", () => {
  render(<Product input={{ a: "68", b: "29", vinculum: true }} first={2} />);
  expect(drawing().querySelectorAll(".crosswise-bar")).toHaveLength(3);
});

test("long numbers are a table of columns, and move by a slider", () => {
  open("1".repeat(60), "2".repeat(60), 60);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  const current = () => screen.getByRole("button", { current: "step" });
  expect(screen.getAllByRole("button")).toHaveLength(7);
  expect(current()).toHaveTextContent(/^10⁵⁹ place: sum 120/);
  const slider = screen.getByRole("slider", { name: /^Column/ });
  expect(slider).toHaveAttribute("aria-valuetext", expect.stringContaining("54 more"));
  fireEvent.change(slider, { target: { value: "1" } });
  expect(current()).toHaveTextContent(/^Units: sum 2/);
});

test("a thousand digits cost no more than sixty", () => {
  const nodes = (digits: number) => {
    const { container, unmount } = render(
      <Product input={{ a: "7".repeat(digits), b: "8".repeat(digits) }} first={digits} />,
    );
    const count = container.querySelectorAll("*").length;
    unmount();
    return count;
  };
  // The exponents of its places have more digits.
  expect(nodes(1000)).toBeLessThan(nodes(60) + 20);
});
