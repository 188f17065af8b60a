import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { box, button, openPage, rowNames, table } from "./open-page.fixture.tsx";

const STATES = "All states and union territories";

test("with published figures only, India is its states with what TRAI and NCRB print, and nothing modelled", async () => {
  const { calls, user } = openPage("?index=published");
  const states = await table(STATES);
  expect(rowNames(states)).toEqual(["Goa", "Haryana", "Bihar"]);
  const goa = within(states).getByRole("row", { name: /^Compare Goa/ });
  expect(goa).toHaveTextContent("151.25 published");
  expect(goa).toHaveTextContent("0.030 published");
  expect(goa).toHaveTextContent("2=");
  expect(screen.queryByRole("table", { name: /^Top 10/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("row", { name: /^All of India/ })).not.toBeInTheDocument();
  expect(within(states).queryByText(/modelled|no published figure/)).not.toBeInTheDocument();
  expect(calls()).toContain("/states/published");

  await user.click(box("Compare Goa"));
  await user.click(box("Compare Bihar"));
  await user.click(button("Next"));
  const dialog = await screen.findByRole("dialog", {
    name: "Compare 2 states and union territories",
  });
  expect(within(dialog).getAllByRole("table")).toHaveLength(5);
  await waitFor(() => expect(location.search).toBe("?index=published&place=GA&place=BR&compare="));
});

test("what is ticked among the districts waits for them while the states are shown", async () => {
  const { user } = openPage("?list=all&place=br-patna");
  await table("All districts");
  await user.click(screen.getByRole("radio", { name: "Published figures only" }));
  await table(STATES);
  expect(screen.getByText("Tick a state to compare it.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Plain" }));
  expect(button("Remove Patna, Bihar")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a metric that the published figures do not have is not drawn", async () => {
  openPage("?index=published&chart=spread&x=internet_penetration");
  const picture = await screen.findByRole("figure");
  expect(picture).toHaveTextContent("Risk index: how 3 states and union territories are spread");
  expect(picture.innerHTML).not.toContain("NaN");
});

test("the world's published view has no total that is partly modelled", async () => {
  openPage("?view=world&index=published");
  await table("Select and compare: continents");
  expect(screen.queryByText("The whole world")).not.toBeInTheDocument();
});
