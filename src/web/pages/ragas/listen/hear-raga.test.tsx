import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { RAGAS } from "#domain/raga/raga.ts";
import { HearRaga } from "./hear-raga.tsx";

const steps = () =>
  within(screen.getByRole("list", { name: /^Svaras of/ }))
    .getAllByRole("listitem")
    .map((step) => step.textContent);

test("shows the eight svaras with the frequencies of the tonic, octave and tuning chosen", async () => {
  const user = userEvent.setup();
  render(<HearRaga raga={RAGAS[14]!} />);
  expect(steps()).toHaveLength(8);
  expect(steps()[0]).toBe("Sस261.6 Hz");

  await user.selectOptions(
    screen.getByRole("combobox", { name: "Tonic, Sa" }),
    "6 kattai, A, 440.0 Hz",
  );
  await user.click(screen.getByRole("radio", { name: "Lower" }));
  expect(steps()[2]).toBe("G3ग३275.0 Hz");
  await user.click(screen.getByRole("radio", { name: "Equal" }));
  expect(steps()[2]).toBe("G3ग३277.2 Hz");
});

test("asks for the loudness of a drone only where there is one", async () => {
  const user = userEvent.setup();
  render(<HearRaga raga={RAGAS[14]!} />);
  expect(screen.queryByRole("slider", { name: "Drone" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Drone on Sa and Pa" }));
  expect(screen.getByRole("slider", { name: "Drone" })).toHaveAttribute(
    "aria-valuetext",
    "50 % loud",
  );
});
