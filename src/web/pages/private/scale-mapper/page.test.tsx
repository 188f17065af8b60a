import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type {
  ClosestCharacterResponse,
  ColourMappingsResponse,
} from "#contract/aryabhatta-answers.ts";
import type { ApiErrorBody } from "#contract/error.ts";
import { storeToken } from "../../../api/token.ts";
import { expectConsoleErrors } from "../../../testing/console-errors.ts";
import { openAddress, ShownAddress } from "../../../testing/shown-address.tsx";
import { ScaleMapperPage } from "./page.tsx";

const KH: ClosestCharacterResponse = {
  closest_character: "ख",
  colour_shade: "dark brick",
  sthana: "Guttural",
  color_hex: "#994c42",
  delta_e: 0.0031,
};
const MAPPINGS: ColourMappingsResponse = {
  success: true,
  data: [
    row(22, "क", "#71362f", [113, 54, 47], "deep brick"),
    row(23, "ख", "#994c42", [153, 76, 66], "dark brick"),
    row(17, "ं", "#cac3b6", [202, 195, 182], "pale yellowish grey"),
  ],
};

function row(
  id: number,
  devanagari_char: string,
  color_hex: string,
  [color_r, color_g, color_b]: readonly [number, number, number],
  colour_shade: string,
): ColourMappingsResponse["data"][number] {
  const sthana = "Guttural";
  return { id, devanagari_char, color_hex, color_r, color_g, color_b, colour_shade, sthana };
}

function refusal(detail: string, status = 422) {
  const body: ApiErrorBody = { detail, error: detail, code: "invalid_request" };
  return Response.json(body, { status });
}

interface Answers {
  readonly closest?: () => Response | Promise<Response>;
  readonly list?: () => Response | Promise<Response>;
}

function openPage(search = "", answers: Answers = {}) {
  const { closest = () => Response.json(KH), list = () => Response.json(MAPPINGS) } = answers;
  const fetchSpy = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (url) =>
      String(url).endsWith("/closest_character") ? closest() : list(),
    );
  storeToken("abc");
  openAddress(`/private/aryabhattasm${search}`);
  render(
    <>
      <ShownAddress />
      <ScaleMapperPage />
    </>,
  );
  return { fetchSpy, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const find = () => screen.getByRole("button", { name: "Find the nearest letter" });
const values = (...labels: string[]) => labels.map((label) => field(label).value);
const asked = ({ mock }: ReturnType<typeof openPage>["fetchSpy"]) =>
  mock.calls
    .filter(([url]) => String(url).endsWith("/closest_character"))
    .map(([, init]) => JSON.parse(String(init?.body)));

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  // jsdom has no layout, so nothing can scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for the list, so that no request is pending when a test ends. */
const settled = () => screen.findByRole("table", { name: "Colours of the letters" });

async function write(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.tripleClick(field(label));
  await user.paste(text);
}

describe("the colour", () => {
  test("written as RGB stands in hex, OKLCH and the picker", async () => {
    const { user } = openPage();
    await settled();
    await write(user, "Red (0-255)", "153");
    await write(user, "Green (0-255)", "76");
    await write(user, "Blue (0-255)", "66");

    expect(values("Hex code", "Pick a colour")).toEqual(["#994c42", "#994c42"]);
    expect(Number(field("Hue").value)).toBeCloseTo(29, 0);
  });

  test.each(["#994c42", "994C42"])("written as the hex code %s stands in RGB", async (hex) => {
    const { user } = openPage();
    await settled();
    await write(user, "Hex code", hex);

    expect(values("Red (0-255)", "Green (0-255)", "Blue (0-255)")).toEqual(["153", "76", "66"]);
    expect(values("Hex code", "Pick a colour")).toEqual([hex, "#994c42"]);
  });

  test("picked or written as OKLCH stands everywhere", async () => {
    const { user } = openPage("?hex=ffffff");
    await settled();
    fireEvent.input(field("Pick a colour"), { target: { value: "#994c42" } });
    expect(values("Red (0-255)", "Hex code")).toEqual(["153", "#994c42"]);

    await write(user, "Lightness", "0");
    await write(user, "Chroma", "0");
    expect(values("Red (0-255)", "Hex code")).toEqual(["0", "#000000"]);
  });

  test("stays as it was while a hex code is not one, which is said at the field", async () => {
    const { user, fetchSpy } = openPage("?hex=994c42");
    await settled();
    await screen.findByText(/The nearest letter to/);
    await write(user, "Hex code", "#92c2");

    expect(field("Hex code")).toBeInvalid();
    expect(field("Hex code")).toHaveAccessibleDescription(/^Six digits.* Invalid hex code$/);
    expect(screen.getByRole("alert")).toHaveTextContent("Invalid hex code");
    expect(field("Red (0-255)")).toHaveValue("153");
    // The letter that was found is not the answer to this.
    expect(screen.queryByText(/The nearest letter to/)).not.toBeInTheDocument();

    await user.click(find());
    expect(field("Hex code")).toHaveFocus();
    expect(asked(fetchSpy)).toHaveLength(1);
  });

  test.each(["256", "-1", "1.5", "many"])("refuses the red %s at its field", async (text) => {
    const { user } = openPage("?hex=994c42");
    await settled();
    await write(user, "Red (0-255)", text);

    expect(field("Red (0-255)")).toHaveAccessibleDescription(
      "Red is a whole number from 0 to 255.",
    );
    expect(field("Hex code")).toHaveValue("#994c42");
  });

  test("says when no screen shows what was written", async () => {
    const { user } = openPage();
    await settled();
    await write(user, "Chroma", "0.4");
    expect(screen.getByText(/No screen shows exactly this colour/)).toBeVisible();
  });

  test("lives in the address", async () => {
    const { user } = openPage();
    await settled();
    expect(screen.getByLabelText("Address")).toHaveValue("");
    await write(user, "Hex code", "#994C42");
    await waitFor(() => expect(screen.getByLabelText("Address")).toHaveValue("?hex=994c42"));
  });

  test("in an address that holds none is shown as a mistake", async () => {
    const { fetchSpy } = openPage("?hex=geru");
    await settled();
    expect(field("Hex code")).toHaveValue("geru");
    expect(field("Hex code")).toHaveAccessibleDescription(/^Six digits.* Invalid hex code$/);
    expect(asked(fetchSpy)).toEqual([]);
  });
});

describe("the nearest letter", () => {
  test("is asked for once and told with its shade, place and distance in words", async () => {
    const { user, fetchSpy } = openPage();
    await settled();
    await write(user, "Hex code", "994c40");
    expect(asked(fetchSpy)).toEqual([]);
    await user.click(find());

    expect(await screen.findByText(/The nearest letter to/)).toHaveTextContent(
      "The nearest letter to #994c40 is ख: most eyes cannot tell them apart.",
    );
    expect(asked(fetchSpy)).toEqual([{ r: 153, g: 76, b: 64 }]);
    const facts = screen.getAllByRole("definition").map((fact) => fact.textContent);
    expect(facts).toEqual(["dark brick", "Guttural", "#994c42", "0.003"]);
  });

  test("of a colour in the address is there at once", async () => {
    const { fetchSpy } = openPage("?hex=994c40");
    await settled();
    expect(await screen.findByText(/The nearest letter to #994c40 is/)).toBeVisible();
    expect(asked(fetchSpy)).toEqual([{ r: 153, g: 76, b: 64 }]);
  });

  test("is awaited in sight, and goes when the colour changes", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user, fetchSpy } = openPage("?hex=994c40", { closest: () => promise });
    expect(await screen.findByText("Finding the nearest letter...")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Finding..." }));
    expect(asked(fetchSpy)).toHaveLength(1);
    resolve(Response.json(KH));
    expect(await screen.findByText(/The nearest letter to/)).toBeVisible();
    await settled();

    await write(user, "Blue (0-255)", "0");
    expect(screen.queryByText(/The nearest letter to/)).not.toBeInTheDocument();
  });

  test.each([
    ["the API's reason", () => refusal("r is a whole number."), "Error: r is a whole number."],
    ["no reason", () => new Response("", { status: 502 }), "Error finding closest character"],
    ["no answer", () => Promise.reject(new TypeError()), "Error finding closest character"],
  ])("failing with %s says so, and a second press asks again", async (_, fail, sentence) => {
    expectConsoleErrors(/closest_character failed/);
    const closest = vi.fn<() => Response | Promise<Response>>(fail);
    const { user } = openPage("", { closest });
    await settled();
    await user.click(find());
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);

    closest.mockImplementation(() => Response.json(KH));
    await user.click(find());
    expect(await screen.findByText(/The nearest letter to/)).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("the table", () => {
  test("shows every letter with its colour, shade and place", async () => {
    openPage();
    const [, , second] = within(await settled()).getAllByRole("row");
    const cells = within(second!).getAllByRole("cell");
    expect(within(second!).getByRole("rowheader")).toHaveTextContent("ख");
    expect(cells.map((cell) => cell.textContent)).toEqual([
      "23",
      "#994c42",
      "153, 76, 66",
      "dark brick",
      "Guttural",
    ]);
  });

  test("copies a colour at a press and says so for a second, in the swatch and once aloud", async () => {
    openPage();
    const swatch = within(await settled()).getByRole("button", { name: "ख: copy #994c42" });
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    vi.useFakeTimers();
    fireEvent.click(swatch);
    await pass(0);
    await pass(999);
    expect(writeText).toHaveBeenCalledExactlyOnceWith("#994c42");
    expect(swatch).toHaveAccessibleName("Copied!");
    expect(screen.getAllByText("Copied colour #994c42")).toHaveLength(1);

    await pass(1);
    expect(swatch).toHaveAccessibleName("ख: copy #994c42");
  });

  test("says when the browser does not let it copy", async () => {
    const { user } = openPage();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
    const swatch = within(await settled()).getByRole("button", { name: "ख: copy #994c42" });
    await user.click(swatch);
    expect(swatch).toHaveAccessibleName("Not copied");
  });

  test("says when it has nothing to show", async () => {
    openPage("", { list: () => Response.json({ success: true, data: [] }) });
    expect(await screen.findByText("No color mappings available")).toBeVisible();
  });

  test("says that it is loading, then that this failed, and tries again", async () => {
    expectConsoleErrors(/color_mappings failed/);
    const list = vi.fn<() => Response>(() => refusal("Overloaded.", 503));
    const { user } = openPage("", { list });
    expect(screen.getByText("Loading color mappings...")).toBeVisible();
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load color mappings");

    list.mockImplementation(() => Response.json(MAPPINGS));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await settled()).toBeVisible();
    expect(list).toHaveBeenCalledTimes(2);
  });
});

test("shows the letters as large swatches for a wall; the address keeps both colour and view", async () => {
  const { user } = openPage("?hex=994c42");
  await settled();
  await user.click(screen.getByRole("radio", { name: "For a wall" }));
  const wall = within(screen.getByRole("list", { name: "Colours of the letters" }));
  expect(wall.getAllByRole("listitem")).toHaveLength(MAPPINGS.data.length);
  expect(wall.getByRole("button", { name: "ख: copy #994c42" })).toBeVisible();
  // A sign stands on a dotted circle.
  expect(wall.getByText("◌ं")).toBeVisible();
  expect(screen.queryByRole("table", { name: "Colours of the letters" })).not.toBeInTheDocument();
  expect(screen.getByLabelText("Address")).toHaveValue("?hex=994c42&view=wall");
});
