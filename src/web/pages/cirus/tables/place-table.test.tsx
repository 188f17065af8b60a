import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { address, box, button, openPage, rowNames, table } from "../open-page.fixture.tsx";

describe("the table of all", () => {
  test("sorts by any column, up and down", async () => {
    const { user } = openPage("?list=all");
    const all = await table("All districts");
    expect(rowNames(all)[0]).toBe("Gurugram");
    const rowOf = (name: string) => within(all).getByText(name).closest("tr");
    const gurugram = rowOf("Gurugram");
    const head = within(all).getByRole("columnheader", { name: /^District/ });
    await user.click(within(head).getByRole("button"));
    expect(head).toHaveAttribute("aria-sort", "ascending");
    expect(rowNames(all).slice(0, 2)).toEqual(["Ambala", "Araria"]);
    await user.click(within(head).getByRole("button"));
    expect(head).toHaveAttribute("aria-sort", "descending");
    expect(rowNames(all)[0]).toBe("South Goa");
    // The rows move instead of being made anew, so that none loses the focus.
    expect(rowOf("Gurugram")).toBe(gurugram);

    await user.selectOptions(screen.getByLabelText("Column shown"), "X, per 100 literates");
    expect(within(all).getByRole("columnheader", { name: /^X, per 100 literates/ })).toBeVisible();
    expect(rowNames(all)[0]).toBe("Gurugram");
    expect(within(all).getAllByRole("columnheader", { hidden: true })).toSatisfy(
      (heads: HTMLElement[]) => heads.filter((one) => one.ariaSort !== null).length === 1,
    );
  });

  test("asks what a slip was meant to be, finds old names, and says how many there are", async () => {
    const { user } = openPage();
    await table("Select and compare: states");
    await user.type(screen.getByLabelText("Find a district, old names too"), "gurgoan");
    const meant = await screen.findByRole("button", { name: "Gurgaon, Haryana" });
    expect(screen.getByText(/^0 of 13 districts/)).toHaveTextContent(
      "Nothing is called “gurgoan”. Did you mean Gurgaon, Haryana?",
    );
    await user.click(meant);
    const all = await table("All districts");
    await waitFor(() => expect(rowNames(all)).toEqual(["Gurugram"]));
    expect(within(all).getByText("also Gurgaon · Haryana")).toBeVisible();
    expect(screen.getByText(/^1 of 13 districts/)).toBeVisible();
    const search = screen.getByLabelText("Find a district, old names too");
    await user.clear(search);
    await user.click(search);
    // A whole text would make an address that no server takes.
    await user.paste("z".repeat(9000));
    expect(search).toHaveValue("z".repeat(100));
    expect(await screen.findByText("No rows")).toBeVisible();
  });

  test("tells a screen reader where in it a row is", async () => {
    openPage("?list=all&q=goa");
    const all = await table("All districts");
    expect(all).toHaveAttribute("aria-rowcount", "3");
    const rows = within(all).getAllByRole("row").slice(1);
    expect(rows.map((row) => row.ariaRowIndex)).toEqual(["2", "3"]);
  });

  test("marks the place on the map also in a row that is drawn later", async () => {
    const { user } = openPage("?list=all");
    const all = await table("All districts");
    const nuh = () => within(all).queryByText("Nuh")?.closest("tr");
    await user.hover(nuh()!);
    expect(nuh()).toHaveAttribute("data-on-map");
    const search = screen.getByLabelText("Find a district, old names too");
    await user.type(search, "goa");
    await waitFor(() => expect(nuh()).toBeUndefined());
    await user.clear(search);
    await waitFor(() => expect(nuh()).toHaveAttribute("data-on-map"));
  });

  test("ranks by the index that is chosen", async () => {
    const { user } = openPage("?list=all");
    const all = await table("All districts");
    await user.click(screen.getByRole("radio", { name: "Grouped" }));
    expect(rowNames(all)[0]).toBe("Araria");
  });
});

test("all rows can be shown as plain text, without boxes and marks, and so can be found and copied", async () => {
  const { user } = openPage("?list=all");
  await table("All districts");
  await user.click(button("Show all rows as plain text"));
  const plain = screen.getByRole("table", { name: "Compare 13 districts" });
  expect(within(plain).getAllByRole("row")).toHaveLength(14);
  expect(within(plain).queryByRole("checkbox")).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe("?list=all&plain="));
});

test("a link shows all rows as plain text again", async () => {
  openPage("?list=all&plain=");
  expect(await table("Compare 13 districts")).toBeVisible();
  expect(button("Show all rows as plain text")).toHaveAttribute("aria-pressed", "true");
});

describe("the address", () => {
  test("keeps everything, and opens with it again", async () => {
    const { user } = openPage();
    await table("Select and compare: states");
    await user.click(screen.getByRole("radio", { name: "All districts" }));
    const all = await table("All districts");
    await user.click(box("Compare Nuh, Haryana"));
    await user.click(within(all).getByRole("button", { name: "District, its capital, State/UT" }));
    await user.selectOptions(screen.getByLabelText("State or union territory"), "Haryana");
    await user.click(box("Show selected only"));
    await waitFor(() =>
      expect(address()).toBe("?list=all&sort=name&up=&in=Haryana&only=&place=hr-nuh&map=Haryana"),
    );
    expect(rowNames(all)).toEqual(["Nuh"]);
  });

  test("opens the page as it was left", async () => {
    openPage("?list=all&sort=name&up=&in=Haryana&only=&place=hr-nuh&place=hr-hisar&place=gone");
    expect(rowNames(await table("All districts"))).toEqual(["Hisar", "Nuh"]);
    expect(screen.getByLabelText("State or union territory")).toHaveValue("Haryana");
    expect(button("Remove Nuh, Haryana")).toBeVisible();
    await waitFor(() => expect(address()).not.toContain("gone"));
  });
});
