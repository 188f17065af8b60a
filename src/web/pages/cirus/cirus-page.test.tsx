import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { expectConsoleErrors } from "../../testing/console-errors.ts";
import { DISTRICTS, INDIA_META } from "./cirus.fixture.ts";
import { button, openPage, rowNames, table } from "./open-page.fixture.tsx";

const TOP_TEN = "Top 10 high-risk State/District Capitals";

describe("the views", () => {
  test("India opens with its ten highest ranks, its states and its date", async () => {
    const { calls } = openPage();
    expect(
      screen.getByRole("heading", { level: 1, name: "Cyber Intelligence and Risk Unified System" }),
    ).toBeVisible();
    expect(rowNames(await table(TOP_TEN))).toEqual([
      "Gurugram",
      "Sonipat",
      "Ambala",
      "Karnal",
      "Hisar",
      "Nuh",
      "South Goa",
      "North Goa",
      "Banka",
      "Gaya",
    ]);
    expect(rowNames(await table("Select and compare: states"))).toEqual([
      "Goa",
      "Haryana",
      "Bihar",
    ]);
    expect(screen.getByText(/^Last updated on/)).toHaveTextContent("Last updated on 30/09/2025");
    expect(screen.getByText(/^Figures are of that day/)).toHaveTextContent(
      /They rest on data of \d{4} to \d{4}, released here on 01\/10\/2025\.$/,
    );
    expect(calls()).toEqual(["/dhq", "/states"]);
  });

  test("the world has its own lists, loaded once when first shown", async () => {
    const { calls, user } = openPage();
    await table(TOP_TEN);
    await user.click(screen.getByRole("radio", { name: "World" }));
    expect(rowNames(await table("Top 5 high-risk countries"))).toEqual([
      "United Arab Emirates",
      "Türkiye",
      "Monaco",
      "France",
      "Japan",
    ]);
    expect(screen.getByText(/^Last updated on/)).toHaveTextContent("Last updated on 25/09/2025");

    await user.click(screen.getByRole("radio", { name: "India" }));
    await table(TOP_TEN);
    expect(calls()).toEqual(["/dhq", "/states", "/countries", "/continents"]);
  });

  test("every figure says where it comes from, a rough one in plain sight", async () => {
    openPage("?view=world");
    const top = await table("Top 5 high-risk countries");
    const monaco = within(top).getByRole("row", { name: /^Monaco/ });
    const cells = within(monaco)
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
    expect(cells.slice(2)).toEqual([
      "50.0 published",
      "51.0 published",
      "52.0 published",
      "53.0 published",
      "54.0 published",
      "55.0 published",
      "56 modelled",
      "57 modelled",
    ]);
    expect(within(monaco).getAllByText("modelled")).toHaveLength(2);
  });

  test("a place shows all its figures with status, source, year and how they were made", async () => {
    const crime = { what: "Rate of Haryana", value: 12.5, decimals: 2, year: "2023" };
    const index = { what: "Risk index", value: 3.2, decimals: 3, source: "", year: "" };
    const steps = {
      cyber_crime_rate_per_1000: [{ ...crime, working: "", source: "NCRB" }],
      risk_index: [{ ...index, working: "10 × (250 − 1) ÷ (779 − 1)" }],
    };
    const { user, calls } = openPage("", {
      "/workings/india/hr-hisar": () =>
        Response.json({ data: { id: "hr-hisar", steps }, meta: {} }),
    });
    await user.click(within(await table(TOP_TEN)).getByRole("button", { name: "Hisar" }));
    const dialog = await screen.findByRole("dialog", { name: "Hisar" });
    const metric = await within(dialog).findByText("Registered cyber crime per 1,000 people");
    expect(metric.parentElement).toHaveTextContent(
      "909.000 figure of the state · June 2025 · TRAI",
    );
    await user.click(metric);
    expect(within(dialog).getByText("the state’s cases per 100,000 ÷ 100")).toBeVisible();
    const [numbers] = await within(dialog).findAllByRole("list", {
      name: "Steps to the figure of Hisar",
    });
    expect(numbers).toHaveTextContent("Rate of Haryana12.502023 · NCRB");
    await user.click(within(dialog).getByText("Internet users per 100 literates"));
    // Nine other metrics and two other indices.
    expect(within(dialog).getAllByText(/was imported as it is/)).toHaveLength(11);
    expect(calls().filter((path) => path.startsWith("/workings"))).toHaveLength(1);

    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    const row = within(await table(TOP_TEN)).getByRole("row", { name: /^Hisar/ });
    await user.click(row.querySelector(".index-cell .figure-way")!);
    const again = await screen.findByRole("dialog", { name: "Hisar" });
    expect(await within(again).findByText("10 × (250 − 1) ÷ (779 − 1)")).toBeVisible();
  });

  test("the figures of a place have an address, and a box that compares it", async () => {
    const { user } = openPage("?about=hr-hisar&figure=risk_index", {
      "/workings/india/hr-hisar": () =>
        Response.json({ data: { id: "hr-hisar", steps: {} }, meta: {} }),
    });
    const dialog = await screen.findByRole("dialog", { name: "Hisar" });
    const asked = await within(dialog).findByText("Risk index, plain");
    expect(asked.closest("details")).toHaveAttribute("open");
    await user.click(within(dialog).getByRole("checkbox"));
    await waitFor(() => expect(location.search).toContain("place=hr-hisar"));
    expect(location.search).toContain("about=hr-hisar&figure=risk_index");

    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(location.search).toBe("?place=hr-hisar"));
    await user.click(within(await table(TOP_TEN)).getByRole("button", { name: "Gurugram" }));
    await waitFor(() => expect(location.search).toContain("about="));
    expect(location.search).not.toContain("figure");
  });

  test("the figures of a state are not compared with those of districts", async () => {
    openPage("?about=GA");
    const dialog = await screen.findByRole("dialog", { name: "Goa" });
    await within(dialog).findByText(
      "Open a figure to see its rule and the numbers it was made from.",
    );
    expect(within(dialog).queryByRole("checkbox")).not.toBeInTheDocument();
  });
});

describe("what does not come", () => {
  const unavailable = () => new Response("", { status: 503 });

  test("is as an empty list, and can be asked for again", async () => {
    expectConsoleErrors(/GET \/cirus\/dhq failed/, /GET \/cirus\/states failed/);
    let works = false;
    const { user } = openPage("", {
      "/dhq": () => (works ? Response.json({ data: DISTRICTS, meta: INDIA_META }) : unavailable()),
      "/states": unavailable,
    });
    expect(await screen.findAllByText("No rows")).toHaveLength(2);
    expect(screen.getByText(/^Last updated on/)).toHaveTextContent("30/09/2025");
    const told = () => screen.getAllByRole("alert").map(({ textContent }) => textContent);
    const states = "The states could not be loaded.Try again";
    expect(told()).toEqual(["The districts could not be loaded.Try again", states]);
    works = true;
    await user.click(screen.getAllByRole("button", { name: "Try again" })[0]!);
    expect(rowNames(await table(TOP_TEN))[0]).toBe("Gurugram");
    expect(document.activeElement).toContainElement(await table(TOP_TEN));
    await waitFor(() => expect(told()).toEqual([states]));
  });

  test("is not counted: a state has more than no districts", async () => {
    expectConsoleErrors(/GET \/cirus\/dhq failed/);
    openPage("", { "/dhq": unavailable });
    expect(await screen.findByRole("row", { name: /^Goa/ })).toHaveTextContent("GoaAll districts");
  });

  test("leaves no continents and no schema", async () => {
    openPage("?view=world", {
      "/continents": () => Response.json([]),
      "/countries": () => Response.json([{ country: "India" }]),
    });
    expect(await screen.findByText("No continents available")).toBeVisible();
    expect(await screen.findByText("No schema")).toBeVisible();
  });

  test.each([
    ["India", "", "Goa", "/dhq/Goa", "No districts"],
    ["the world", "?view=world", "Europe", "/countries/Europe", "No countries"],
  ])(
    "leaves a group of %s empty, says so, and is asked for again when that is opened again or wanted",
    async (_, search, group, path, words) => {
      expectConsoleErrors(/GET \/cirus\/.* failed/);
      const { calls, user } = openPage(search, { [path]: unavailable });
      const timesAsked = () => calls().filter((called) => called === path).length;
      await user.click(await screen.findByRole("button", { name: group }));
      expect(await screen.findByText(words)).toBeVisible();
      await user.click(button(group));
      expect(timesAsked()).toBe(1);
      await user.click(button(group));
      expect(await screen.findByText(words)).toBeVisible();
      expect(timesAsked()).toBe(2);
      const again = within(screen.getByRole("alert")).getByRole("button", { name: "Try again" });
      await user.click(again);
      expect(timesAsked()).toBe(3);
      expect(await screen.findByText(words)).toBeVisible();
      expect(document.activeElement).toContainElement(screen.getByText(words));
    },
  );
});
