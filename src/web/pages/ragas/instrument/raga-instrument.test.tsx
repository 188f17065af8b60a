import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { KEY_PLACES, keyAt } from "./key-places.ts";
import { changeInWords, RagaInstrument } from "./raga-instrument.tsx";

const steps = () =>
  within(screen.getByRole("list", { name: /^Swaras of/ }))
    .getAllByRole("listitem")
    .map((step) => step.textContent);
const slider = (name: string) => screen.getByRole("slider", { name });

test("shows the eight svaras with the frequencies of the tonic, octave and tuning chosen", async () => {
  const user = userEvent.setup();
  render(<RagaInstrument number={15} />);
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
  render(<RagaInstrument number={15} />);
  expect(screen.queryByRole("slider", { name: "Drone" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Drone on Sa and Pa" }));
  expect(screen.getByRole("slider", { name: "Drone" })).toHaveAttribute(
    "aria-valuetext",
    "50 % loud",
  );
});

describe("a svara", () => {
  test("is changed by the arrow keys: 29 turns into 65, and says what changed", async () => {
    const user = userEvent.setup();
    render(<RagaInstrument number={29} />);
    expect(slider("Madhyama")).toHaveAttribute("aria-valuetext", "M1, Shuddha Madhyama");
    slider("Madhyama").focus();
    await user.keyboard("{ArrowRight}");

    expect(slider("Madhyama")).toHaveAttribute("aria-valuetext", "M2, Prati Madhyama");
    expect(slider("Madhyama")).toHaveFocus();
    expect(screen.getByText(/^M1 becomes M2/)).toHaveTextContent(
      "M1 becomes M2: 29 Dheerasankarabharanam (Shankarabharanam) turns into 65 Mechakalyani (Kalyani).",
    );
    expect(screen.getByText(/^M1 becomes M2/)).toHaveAttribute("role", "status");
    expect(screen.getByRole("link", { name: /65 Mechakalyani/ })).toHaveAttribute(
      "href",
      "/ragas/65",
    );
    expect(screen.getByRole("table", { name: "Swaras of Mechakalyani" })).toBeVisible();

    // There is no higher madhyama.
    await user.keyboard("{ArrowRight}");
    expect(slider("Madhyama")).toHaveAttribute("aria-valuenow", "2");
    await user.click(screen.getByRole("button", { name: /^Back to 29/ }));
    expect(slider("Madhyama")).toHaveAttribute("aria-valuenow", "1");
    expect(screen.queryByRole("link", { name: /Read about/ })).not.toBeInTheDocument();
  });

  test("Sa and Pa have one form, and only sound", () => {
    render(<RagaInstrument number={29} />);
    expect(screen.getAllByRole("slider").map((one) => one.getAttribute("aria-label"))).toEqual([
      "Rishabha",
      "Gandhara",
      "Madhyama",
      "Dhaivata",
      "Nishada",
      // The tempo, which its label names.
      null,
    ]);
    for (const name of ["S, Shadja", "P, Panchama", "S, upper Shadja"]) {
      expect(screen.getByRole("button", { name })).toBeVisible();
    }
  });
});

// jsdom has no AudioContext.
test("a browser without sound says so, and Play can be pressed again", async () => {
  const user = userEvent.setup();
  render(<RagaInstrument number={15} />);
  await user.click(screen.getByRole("button", { name: "Play" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This browser plays no sound here.");
  expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
});

test("a change that moves two svaras names both", () => {
  const changes = [
    { from: "R2", to: "R1" },
    { from: "G3", to: "G1" },
  ] as const;
  expect(changeInWords({ from: 29, number: 5, changes })).toBe(
    "R2 becomes R1 and G3 becomes G1: 29 Dheerasankarabharanam (Shankarabharanam) turns into 5 Manavati.",
  );
});

test("the button that the build draws is the one that plays, so that an early press counts", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<RagaInstrument number={29} />);
  const built = screen.getByRole("button", { name: "Play" });
  expect(screen.getByRole("group", { name: "What is played" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Save as WAV" })).toBeVisible();
  render(<RagaInstrument number={29} />, { container, hydrate: true });
  expect(screen.getByRole("button", { name: "Play" })).toBe(built);
});

test("every key is found at its own place", () => {
  for (const { semitones, x, y } of KEY_PLACES) expect(keyAt(x, y).semitones).toBe(semitones);
  expect(keyAt(-5, 200).semitones).toBe(0);
  expect(keyAt(700, 20).semitones).toBe(12);
});
