import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { RequiredField } from "./required-field.tsx";

test("tells at each empty field what to do, in its own sentence, until it is written in", async () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <RequiredField
        label="Name"
        missing="Please give it a name."
        pattern=".*\S.*"
        error="Too long."
      />
      <RequiredField label="Code" missing="Please enter the code." />
      <button type="submit">Save</button>
    </form>,
  );
  const [name, code] = [screen.getByLabelText("Name"), screen.getByLabelText("Code")];
  const user = userEvent.setup();
  await user.click(screen.getByRole("button"));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription("Please give it a name.");
  expect(code).toHaveAccessibleDescription("Please enter the code.");
  expect(send).not.toHaveBeenCalled();

  await user.type(name, "  {Enter}");
  expect(name).toHaveAccessibleDescription("Please give it a name.");
  await user.type(name, "Yuga");
  expect(name).toHaveAccessibleDescription("Too long.");
  await user.click(screen.getByRole("button"));
  expect(code).toHaveFocus();
  await user.type(code, "1{Enter}");
  expect(code).toBeValid();
  expect(send).toHaveBeenCalledOnce();
});
