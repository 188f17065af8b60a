import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DISTRICTS } from "./cirus.fixture.ts";
import { box, button, openPage, table } from "./open-page.fixture.tsx";

describe("choosing", () => {
  test("a state opens to its districts with their count, loaded the first time", async () => {
    const { calls, user } = openPage();
    await table("Select and compare: states");
    await user.click(button("Goa"));
    expect(await screen.findByRole("group", { name: /^2 districts of Goa/ })).toBeVisible();
    expect(button("Goa")).toHaveAttribute("aria-expanded", "true");
    await user.click(button("Goa"));
    expect(screen.queryByRole("group", { name: /of Goa/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole("row", { name: /^Goa/ }));
    expect(screen.getByRole("group", { name: /^2 districts of Goa/ })).toBeVisible();
    expect(calls().filter((path) => path === "/dhq/Goa")).toHaveLength(1);
  });

  test("Next compares what is chosen, and nothing where nothing is", async () => {
    const { user } = openPage();
    await table("Select and compare: states");
    expect(button("Next")).toHaveAccessibleDescription(/Tick a district to compare it/);
    await user.click(button("Next"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await user.click(button("Goa"));
    await user.click(await screen.findByRole("checkbox", { name: /^North Goa/ }));
    await user.click(box(/^South Goa/));
    expect(screen.getByRole("row", { name: /^Goa/ })).toHaveTextContent("2 districts · 2 ticked");
    await user.click(button("Next"));
    const dialog = await screen.findByRole("dialog", { name: "Compare 2 districts" });
    const index = await within(dialog).findByRole("table", { name: /^Risk index/ });
    const rows = within(index).getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      "South Goa rank 75.00+0.83",
      "North Goa rank 64.17lowest",
    ]);
  });

  test("an address that compares what is gone does not open at the first tick", async () => {
    const { user } = openPage("?place=gone&compare=");
    await table("Select and compare: states");
    await user.click(button("Goa"));
    await user.click(await screen.findByRole("checkbox", { name: /^North Goa/ }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(location.search).not.toContain("compare"));
  });

  test("ten are the most: the other boxes say why they are shut", async () => {
    const { user } = openPage("?list=all");
    await table("All districts");
    for (const { district, state_ut } of DISTRICTS.slice(0, 10)) {
      await user.click(box(`Compare ${district}, ${state_ut}`));
    }
    expect(box("Compare Gurugram, Haryana")).toBeDisabled();
    expect(box("Compare Gurugram, Haryana")).toHaveAccessibleDescription(/Take one out/);
    expect(box("Compare Patna, Bihar")).toBeEnabled();

    await user.click(button("Remove Patna, Bihar"));
    expect(document.body).not.toHaveFocus();
    expect(box("Compare Gurugram, Haryana")).toBeEnabled();
  });

  test("Reset forgets what was chosen, opened and loaded", async () => {
    const { calls, user } = openPage("?place=br-patna&compare=");
    await screen.findByRole("dialog", { name: "Compare 1 district" });
    await user.click(button("Goa"));
    await screen.findByRole("group", { name: /of Goa/ });
    await user.click(
      (await within(screen.getByRole("dialog")).findAllByRole("button", { name: "Reset" }))[0]!,
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByText("Tick a district to compare it.")).toBeVisible();
    expect(button("Goa")).toHaveAttribute("aria-expanded", "false");

    await user.click(button("Goa"));
    await screen.findByRole("group", { name: /of Goa/ });
    expect(calls().filter((path) => path === "/dhq/Goa")).toHaveLength(2);
  });

  test("another view closes the comparison; Close does, too", async () => {
    const { user } = openPage("?place=br-patna&compare=");
    const dialog = await screen.findByRole("dialog");
    await user.click((await within(dialog).findAllByRole("button", { name: "Close" })).at(-1)!);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await user.click(button("Next"));
    expect(await screen.findByRole("dialog")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "World" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
