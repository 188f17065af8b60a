import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, table } from "./open-page.fixture.tsx";

const SENTENCE = (names: string) =>
  `The link asks for ${names}, which these figures do not have; everything else is shown.`;

test("a comparison with a place that is gone says so, and compares the others", async () => {
  const { user } = openPage("?place=ap-markapuram&place=br-patna&compare");
  const dialog = await screen.findByRole("dialog", { name: "Compare 1 district" });
  expect(await within(dialog).findByText(SENTENCE("“ap-markapuram”"))).toBeVisible();
  await user.click(within(dialog).getAllByRole("button", { name: "Close" })[0]!);
  expect(screen.getByRole("alert")).toHaveTextContent(SENTENCE("“ap-markapuram”"));
  await waitFor(() => expect(location.search).toBe("?place=br-patna"));

  await user.click(screen.getByRole("radio", { name: "World" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a place whose figures a link shows, a state of its filter and one of its map, too", async () => {
  openPage("?list=all&in=Orissa&map=Orissa&about=or-gone&figure=risk_index");
  expect(await screen.findByRole("alert")).toHaveTextContent(SENTENCE("“or-gone”, “Orissa”"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(await table("All districts")).toBeVisible();
  await waitFor(() => expect(location.search).toBe("?list=all"));
});

test("a link whose places are all there says nothing", async () => {
  openPage("?list=all&in=Goa&map=Goa&place=br-patna&about=GA");
  expect(await screen.findByRole("dialog", { name: "Goa" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
