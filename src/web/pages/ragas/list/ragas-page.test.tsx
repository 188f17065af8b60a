import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ragaOnWire } from "#contract/raga-on-wire.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { expectConsoleErrors } from "../../../testing/console-errors.ts";
import { openAddress, ShownAddress } from "../../../testing/shown-address.tsx";
import { RagasPage } from "./ragas-page.tsx";

/** The API's answer. */
const RAGA_ROWS = RAGAS.map(ragaOnWire);

function openPage(search = "", answer = () => Response.json(RAGA_ROWS)) {
  const fetchSpy = vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
  openAddress(`/ragas${search}`);
  render(
    <>
      <ShownAddress />
      <RagasPage />
    </>,
  );
  return { fetchSpy, user: userEvent.setup() };
}

// Found by its caption: in so large a table, queries by role are slow.
const table = async () => (await screen.findByText("Melakarta ragas")).closest("table")!;
const address = () => screen.getByLabelText("Address");
const nameField = () => screen.getByLabelText("Name in any script, or swaras");

/** The numbers in the table, from top to bottom. */
async function numbers(): Promise<number[]> {
  const ragas = Array.from((await table()).rows).filter(({ cells }) => cells[0]?.tagName === "TD");
  return ragas.map(({ cells }) => Number(cells[0]?.textContent));
}

afterEach(() => {
  vi.useRealTimers();
});

describe("the table", () => {
  test("is loaded in sight, and shows the 72 under their chakras", async () => {
    openPage();
    expect(screen.getByText("Loading ragas...")).toBeVisible();
    expect(await numbers()).toEqual(RAGA_ROWS.map(({ raga_number }) => raga_number));
    expect(screen.getAllByText(/; every raga here has R1 G3$/)).toHaveLength(2);
    expect(screen.queryByText("Loading ragas...")).not.toBeInTheDocument();
  });

  test("shows of a raga what the specification names, and leads to its page", async () => {
    openPage("?q=15");
    const row = within(await table()).getByRole("row", { name: /Mayamalavagowla/ });
    expect(within(row).getByRole("rowheader")).toHaveTextContent("Mayamalavagowla");
    // Its name in the asampurna scheme is the same.
    expect(within(row).getByRole("rowheader")).toHaveTextContent(
      /^Mayamalavagowla ?Bhairav thaat$/,
    );
    expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual([
      "15",
      "मायामालवगौल",
      "Shuddha Madhyama · Agni",
      "S R1 G3 M1 P D1 N3",
      "स रि१ ग३ म१ प ध१ नि३",
      "#a07f17",
    ]);
    expect(within(row).getByRole("link")).toHaveAttribute("href", "/ragas/15");
  });

  test("says when there is nothing in it", async () => {
    openPage("", () => Response.json([]));
    expect(await screen.findByText("No ragas available")).toBeVisible();
  });

  test("says when it cannot be loaded, and tries again", async () => {
    expectConsoleErrors(/melakarta-ragas failed/);
    const answer = vi.fn<() => Response>(() => new Response("", { status: 503 }));
    const { user } = openPage("", answer);
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load ragas");

    answer.mockImplementation(() => Response.json(RAGA_ROWS));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await numbers()).toHaveLength(72);
  });

  test("is sorted by name or number at a press", async () => {
    const { user } = openPage("?chakra=1");
    await table();
    await user.click(screen.getByText("Name"));
    expect(await numbers()).toEqual([3, 1, 5, 2, 6, 4]);
    expect(screen.getByText("Name").closest("th")).toHaveAttribute("aria-sort", "ascending");
    await user.click(screen.getByText("No."));
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6]);
    await waitFor(() => expect(address()).toHaveValue("?chakra=1&order=number"));
  });
});

describe("a colour", () => {
  test("is copied at a press, which says so for two seconds", async () => {
    openPage("?chakra=3");
    const swatch = await screen.findByRole("button", { name: /^#a07f17/ });
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    vi.useFakeTimers();
    fireEvent.click(swatch);
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(writeText).toHaveBeenCalledExactlyOnceWith("#a07f17");
    expect(swatch).toHaveAccessibleName("Copied!");
    expect(screen.getByText("Copied colour #a07f17")).toHaveAttribute("role", "status");

    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(swatch).toHaveAccessibleName("#a07f17, the colour of Mayamalavagowla: copy");
  });

  test("that the browser does not let be copied says that", async () => {
    const { user } = openPage("?chakra=3");
    const swatch = await screen.findByRole("button", { name: /^#a07f17/ });
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
    await user.click(swatch);
    expect(swatch).toHaveAccessibleName("Not copied");
  });
});

describe("the search", () => {
  test("finds a name in any spelling, the best fit first", async () => {
    const { user } = openPage("?madhyama=M2");
    await table();
    await user.click(nameField());
    await user.paste("Panthuvarali");
    await waitFor(async () => expect(await numbers()).toEqual([51, 45]));
    expect(screen.getByText(/of 72 ragas/)).toHaveTextContent("2 of 72 ragas, Prati Madhyama");
  });

  test.each([
    ["mohanam", "fits some", /^\d+ of 72 ragas/],
    ["hindolam", "fits none", /No raga fits\. Search the janya ragas for “hindolam”, try fewer/],
  ])("leads on to the janyas: %s %s", async (name, _, beside) => {
    openPage(`?q=${name}`);
    const link = await screen.findByRole("link", {
      name: `Search the janya ragas for “${name}”`,
    });
    expect(link).toHaveAttribute("href", `/ragas/janya?q=${name}`);
    expect(link.closest(".raga-found, .plate")).toHaveTextContent(beside);
  });

  test.each(["", "?q=29", "?chakra=3", "?chakra=3&madhyama=M2"])(
    "leads nowhere else without a name: /ragas%s",
    async (search) => {
      openPage(search);
      await screen.findByText(/of 72 ragas/);
      expect(screen.queryByRole("link", { name: /^Search the janya/ })).not.toBeInTheDocument();
    },
  );

  test("says when nothing fits, and all is back when it is cleared", async () => {
    const { user } = openPage("?q=symphony");
    expect(await screen.findByText(/No raga fits/)).toBeVisible();
    expect(nameField()).toHaveValue("symphony");

    await user.click(screen.getByText("Clear filters"));
    expect(await numbers()).toHaveLength(72);
    expect(nameField()).toHaveValue("");
    expect(document.body).not.toHaveFocus();
    await waitFor(() => expect(address()).toHaveValue(""));
  });
});

describe("the filters", () => {
  test("narrow the table, say how many are left, and live in the address", async () => {
    const { user } = openPage();
    await table();
    await user.click(screen.getByLabelText("Prati"));
    await user.selectOptions(screen.getByLabelText("Swara"), "G3");
    await user.click(screen.getByLabelText("Without"));

    expect(await numbers()).toEqual([50, 51, 52, 53, 62, 63, 64, 65]);
    expect(screen.getByText(/of 72 ragas/)).toHaveTextContent(
      "8 of 72 ragas, Prati Madhyama, with G3, without vivadi",
    );
    await waitFor(() => expect(address()).toHaveValue("?madhyama=M2&swara=G3&vivadi=without"));
  });

  test("open as the address says", async () => {
    openPage("?chakra=5&madhyama=M1");
    expect(await numbers()).toEqual([25, 26, 27, 28, 29, 30]);
    expect(screen.getByLabelText("Chakra")).toHaveDisplayValue("5 Bana");
    expect(screen.getByLabelText("Shuddha")).toBeChecked();
  });

  test("are unfolded at a press where there is little room", async () => {
    const { user } = openPage("?chakra=5");
    await table();
    const fold = screen.getByText("More filters (1 in use)");
    expect(fold).toHaveAttribute("aria-expanded", "false");
    await user.click(fold);
    expect(fold).toHaveAttribute("aria-expanded", "true");
  });
});

describe("the wheel", () => {
  const wheel = () => within(screen.getByLabelText("Wheel of the 72 ragas"));
  const chakra = (name: string) => wheel().getByText(name).closest("a")!;

  test("leaves a chakra alone in the table, and gives the others back", async () => {
    const { user } = openPage();
    await table();
    await user.click(chakra("Agni"));
    expect(await numbers()).toEqual([13, 14, 15, 16, 17, 18]);
    expect(chakra("Agni")).toHaveAttribute("aria-current", "true");
    expect(screen.getByLabelText("Chakra")).toHaveDisplayValue("3 Agni");
    expect(wheel().getByLabelText("19 Jhankaradhwani")).toHaveClass("wheel-cell-out");

    await user.click(chakra("Agni"));
    expect(await numbers()).toHaveLength(72);
  });

  test("is one stop for the Tab key; arrow keys walk in it, from link to link", async () => {
    const { user } = openPage();
    await table();
    act(() => wheel().getByLabelText("1 Kanakangi").focus());
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowLeft}");
    expect(wheel().getByLabelText("69 Dhatuvardhani")).toHaveFocus();
    expect(screen.getByText("69 Dhatuvardhani")).toBeVisible();
    expect(
      wheel()
        .getAllByRole("link")
        .filter((link) => link.tabIndex === 0),
    ).toHaveLength(1);

    expect(wheel().getByLabelText("69 Dhatuvardhani")).toHaveAttribute("href", "/ragas/69");
  });
});
