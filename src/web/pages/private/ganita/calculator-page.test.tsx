import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { CALCULATOR_AT, CALCULATOR_PATHS, type CalculatorPath } from "#domain/ganita/ganita.ts";
import { storeToken } from "../../../api/token.ts";
import { expectConsoleErrors } from "../../../testing/console-errors.ts";
import { openAddress } from "../../../testing/shown-address.tsx";
import { type GanitaAnswer, workedOf } from "./answer.ts";
import { pageOfSteps, sumAnswer, workingAnswer } from "./answers.fixture.ts";
import { CalculatorPage } from "./calculator-page.tsx";
import FIRST_ANSWERS from "./first-answers.fixture.json" with { type: "json" };
import { SUTRAS } from "./sutras/sutras.fixture.ts";

type Answer = (url: URL, body: unknown) => unknown;

/** Opens a calculator whose calls a function answers; returns the requests made. */
async function open(path: CalculatorPath, search = "", answer: Answer = () => workingAnswer({})) {
  const calls: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const url = new URL(String(address), "http://site");
    calls.push(
      `${url.pathname.replace("/api/v1/ganita/", "")}${url.search} ${init?.body ?? ""}`.trim(),
    );
    const answered = await answer(url, init?.body && JSON.parse(String(init.body)));
    return answered instanceof Response ? answered : Response.json(answered);
  });
  vi.spyOn(window, "scrollTo").mockReturnValue();
  storeToken("abc");
  openAddress(`/private/ganita/${path}${search}`);
  render(<CalculatorPage path={path} sutra={SUTRAS[path]} />);
  return {
    calls,
    user: userEvent.setup({ delay: null }),
    search: () => decodeURIComponent(location.search.replaceAll("+", " ")),
    back: () => act(() => history.back()),
  };
}

const refusal = (detail: string, suggest: string[] = []) =>
  Response.json({ detail, error: detail, code: "outside_domain", suggest }, { status: 422 });
const calculate = () => screen.getByRole("button", { name: "Calculate" });
const result = () => screen.findByRole("heading", { name: "The working" });
const noResult = () =>
  expect(screen.queryByRole("heading", { name: "The result" })).not.toBeInTheDocument();

describe("a calculator", () => {
  test("tells its name in three ways, when to use it, and one example step by step", async () => {
    await open("yavadunam");
    const title = screen.getByRole("heading", { level: 1 });
    expect(title).toHaveTextContent("यावदूनम् Yavadunam");
    expect(screen.getByText("yāvadūnam")).toHaveAttribute("lang", "sa-Latn");
    const example = screen.getByRole("region", { name: "One example 96²" });
    expect(within(example).getAllByRole("listitem")).toHaveLength(4);
  });

  test("calculates in one call, and its address opens the same working", async () => {
    const { calls, user, search } = await open("ekadhikena-purvena");
    await user.type(screen.getByLabelText("Number ending in 5"), "35");
    await user.click(calculate());
    await result();
    expect(calls).toEqual(["ekadhikena-purvena?n=35"]);
    expect(search()).toBe("?n=35");
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/=\s*1,225/);
  });

  test("the worked example makes room for the result, and can be opened again", async () => {
    const { user } = await open("yavadunam");
    const example = () =>
      screen.getByRole("link", { name: "Show this working" }).closest("details");
    expect(example()).toHaveAttribute("open");
    await user.type(screen.getByLabelText("Number to square"), "96");
    await user.click(calculate());
    await result();
    expect(example()).not.toHaveAttribute("open");
    await user.click(screen.getByRole("heading", { name: /One example/ }));
    expect(example()).toHaveAttribute("open");
  });

  test("groups digits as the visitor chose, on every visit", async () => {
    const answer = workingAnswer({
      statement: {
        text: "1050² = 1102500",
        question: ["1050² ="],
        answer: [{ kind: "number", text: "1102500" }],
      },
    });
    const { user } = await open("yavadunam", "?power=2&n=1050", () => answer);
    await result();
    const shown = () => document.querySelector("output")!;
    expect(shown()).toHaveTextContent("1,102,500");
    await user.click(screen.getByRole("radio", { name: "12,34,567 lakh" }));
    expect(shown()).toHaveTextContent("11,02,500");
    await user.click(screen.getByRole("radio", { name: "1234567" }));
    expect(shown()).toHaveTextContent("1102500");
    expect(localStorage.getItem("digit-grouping")).toBe("none");
  });

  test("an example fills the form and calculates", async () => {
    const { calls, user } = await open("yavadunam");
    await user.click(screen.getByRole("link", { name: "98³" }));
    await result();
    expect(screen.getByLabelText("Number to cube")).toHaveValue("98");
    expect(calls).toEqual(['yavadunam {"power":3,"n":"98"}']);
    expect(screen.getByRole("link", { name: "98³" })).toHaveAttribute("aria-current", "true");
  });

  test("shows coefficients as the polynomial they make", async () => {
    const { user } = await open("chalana-kalanabhyam");
    await user.type(screen.getByLabelText("Coefficients of the polynomial"), "1, 0, -6, 4");
    await waitFor(() => expect(document.querySelector("form math")).toHaveTextContent("x3−6x+4"));
  });

  test("editing a number clears the result", async () => {
    const { user, back } = await open("yavadunam", "?power=2&n=96");
    await result();
    await user.type(screen.getByLabelText("Number to square"), "1");
    noResult();
    await user.click(calculate());
    await result();
    await back();
    expect(await screen.findByDisplayValue("96")).toBeVisible();
  });
});

test.each(CALCULATOR_PATHS)("%s works its first example step by step", async (path) => {
  const { name, devanagari, iast } = CALCULATOR_AT[path];
  const answer = FIRST_ANSWERS[path] as unknown as GanitaAnswer;
  const { text, total } = workedOf(answer);
  let sent: unknown;
  const { user, search } = await open(path, "", (url, body) => {
    sent = body ?? Object.fromEntries(url.searchParams);
    return answer;
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`${devanagari} ${name}`);
  expect(screen.getByText(iast)).toHaveAttribute("lang", "sa-Latn");

  await user.click(screen.getByText("Show this working"));
  expect(await screen.findByText(`${total} steps`)).toBeVisible();
  expect(sent).toEqual(SUTRAS[path].example.input);
  expect(document.querySelector("output data")).toHaveAttribute("value", text);
  const lines = Array.from(document.querySelectorAll<HTMLLIElement>(".working-steps > li"));
  expect(lines).toHaveLength(total);
  expect(lines.at(-1)).toHaveTextContent(/Check/);
  for (const line of lines) {
    await user.keyboard("{ArrowRight}");
    expect(line).toHaveAttribute("aria-current", "step");
  }
  expect(search()).toMatch(RegExp(`[?&]step=${total}$`));
});

describe("what is missing is asked for without a call", () => {
  test.each<[CalculatorPath, string, string]>([
    ["urdhva-tiryagbhyam", "", "Please enter both numbers"],
    ["urdhva-tiryagbhyam", "?a=98&b=", "Please enter both numbers"],
    ["ekadhikena-purvena", "", "Please enter a number"],
    ["addition", "", "Please enter a whole number in at least one row"],
    ["puranapuranabhyam", "?a=1&b=&c=2", "Please enter every number"],
    ["chalana-kalanabhyam", "", "Please fill this in"],
    ["gunakasamuccayah", "?f=1,1&f=2", "Write each factor as two numbers, such as 1, 2."],
  ])("%s%s: %s", async (path, search, sentence) => {
    const { calls, user } = await open(path, search);
    if (search === "") await user.click(calculate());
    expect(screen.getByRole("alert")).toHaveTextContent(sentence);
    expect(calls).toEqual([]);
  });

  test.each<[CalculatorPath, string, number[]]>([
    ["urdhva-tiryagbhyam", "", [0, 1]],
    ["urdhva-tiryagbhyam", "?a=98&b=", [1]],
    ["addition", "?n=x&n=y&n=", [0, 1, 2]],
    ["puranapuranabhyam", "?a=1&b=&c=", [1, 2]],
    ["gunakasamuccayah", "?f=1,1&f=2&f=1,2,3", [1, 2]],
  ])("%s%s: each row to be mended is marked, the first has the focus", async (path, search, at) => {
    const { user } = await open(path, search);
    await user.click(calculate());
    const fields = screen.getAllByRole("textbox");
    expect(fields.flatMap((field, index) => (field.ariaInvalid ? index : []))).toEqual(at);
    expect(fields[at[0]!]).toHaveFocus();
    const { textContent } = screen.getByRole("alert");
    for (const index of at) expect(fields[index]).toHaveAccessibleDescription(RegExp(textContent));
  });
});

const LETTERS = "Write numbers in digits, such as 42 or -3.";

test.each<[CalculatorPath, string, (string | null)[]]>([
  ["urdhva-tiryagbhyam", "?a=9x&b=", [LETTERS, "Please enter both numbers"]],
  [
    "gunakasamuccayah",
    "?f=1,1&f=2&e=x",
    [null, "Write each factor as two numbers, such as 1, 2.", LETTERS],
  ],
])("%s%s: each fault is said, and tied to its own field", async (path, search, faults) => {
  await open(path, search);
  const said = faults.filter((fault) => fault !== null);
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(said);
  for (const [index, field] of screen.getAllByRole("textbox").entries()) {
    const fault = faults[index]!;
    expect(field.ariaInvalid).toBe(fault === null ? null : "true");
    if (fault)
      expect(field).toHaveAccessibleDescription(expect.stringMatching(RegExp(`${fault}$`)));
  }
});

describe("a refusal", () => {
  test.each([
    ["by a proxy", () => new Response("<h1>", { status: 413 }), "An unknown error occurred"],
    ["of a call too many", () => Response.json({ error: "Wait." }, { status: 429 }), "Wait."],
  ])("%s is not one of the numbers, and can be tried again", async (_, answer, sentence) => {
    expectConsoleErrors(/POST .* failed/);
    const { user } = await open("ekadhikena-purvena", "?n=25", answer);
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(screen.getByLabelText("Number ending in 5")).toBeValid();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  test("of numbers too long for an address says so without speaking of addresses", async () => {
    expectConsoleErrors(/POST .* failed/);
    const body = { detail: "The address and the headers may have 16 KiB together." };
    await open("ekadhikena-purvena", "?n=25", () => Response.json(body, { status: 431 }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^This is too long to send/);
  });

  test("is said at the field, with the way to a calculator that takes the number", async () => {
    expectConsoleErrors(/POST .* failed/);
    await open("ekadhikena-purvena", "?n=24", () =>
      refusal("This sutra squares numbers that end in 5.", ["yavadunam", "urdhva-tiryagbhyam"]),
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("numbers that end in 5");
    expect(screen.getByLabelText("Number ending in 5")).toBeInvalid();
    const links = screen.getAllByRole("link", { name: "Urdhva-tiryagbhyam" });
    expect(links[0]).toHaveAttribute("href", "/private/ganita/urdhva-tiryagbhyam?a=24&b=24");
    noResult();
  });

  test("is said at the entry that cannot be read", async () => {
    expectConsoleErrors(/POST .* failed/);
    const { user } = await open("vyashtisamashtih", "", () => refusal("Write a number in digits."));
    await user.type(screen.getByLabelText("First number"), "12");
    await user.type(screen.getByLabelText("Second number"), "1x");
    await user.click(calculate());
    await screen.findByRole("alert");
    expect(screen.getByLabelText("Second number")).toBeInvalid();
    expect(screen.getByLabelText("Second number")).toHaveFocus();
    expect(screen.getByLabelText("Second number")).toHaveAccessibleDescription(
      "Write a number in digits.",
    );
    expect(screen.getByLabelText("First number")).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText("First number")).toBeValid();
  });

  test.each<[CalculatorPath, string, string, string, string]>([
    ["veshtanam", "?n=437&divisor=10", "outside_domain", "10", "Divisor"],
    ["paravartya-yojayet", "?dividend=0&divisor=0", "zero_divisor", "0", "Divisor"],
    ["shesanyankena-charamena", "?p=0&q=0", "zero_denominator", "0", "Denominator q"],
    ["gunakasamuccayah", "?f=1,2&f=1,2/0", "zero_denominator", "2/0", "Factor 2"],
  ])("of one of several entries is said at its field: %s%s", async (...row) => {
    const [path, search, code, entry, label] = row;
    expectConsoleErrors(/POST .* failed/);
    const body = { detail: "Give another number.", error: "", code, entry };
    await open(path, search, () => Response.json(body, { status: 422 }));
    await screen.findByText("Give another number.");
    const marked = screen.getAllByRole("textbox").filter((field) => field.ariaInvalid);
    expect(marked).toEqual([screen.getByLabelText(label)]);
  });

  test("is said at every entry that cannot be read", async () => {
    expectConsoleErrors(/POST .* failed/);
    await open("urdhva-tiryagbhyam", "?a=1x&b=2y", () => refusal("Write a number in digits."));
    await screen.findByText("Write a number in digits.");
    for (const field of screen.getAllByRole("textbox")) expect(field).toBeInvalid();
  });

  test("that comes late leaves the focus where the member has gone meanwhile", async () => {
    expectConsoleErrors(/POST .* failed/);
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user } = await open("vyashtisamashtih", "", () => promise);
    await user.type(screen.getByLabelText("First number"), "12");
    await user.type(screen.getByLabelText("Second number"), "1x");
    await user.click(calculate());
    const elsewhere = screen.getAllByRole("link").at(-1)!;
    elsewhere.focus();
    await act(async () => resolve(refusal("Write a number in digits.")));
    await screen.findByRole("alert");
    expect(elsewhere).toHaveFocus();
  });

  test("of a product worked crosswise says also that calculating failed", async () => {
    expectConsoleErrors(/POST .* failed/);
    await open("urdhva-tiryagbhyam", "?a=12a&b=3", () => refusal("Write a number in digits."));
    const alerts = await screen.findAllByRole("alert");
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      "Write a number in digits.",
      "Error while calculating!",
    ]);
  });
});

describe("a failure", () => {
  test("comes after the button said 'Calculating...' and asked nothing more at another press", async () => {
    expectConsoleErrors(/POST .* failed/);
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { calls, user } = await open("urdhva-tiryagbhyam", "", () => promise);
    await user.type(screen.getByLabelText("First number"), "98");
    await user.type(screen.getByLabelText("Second number"), "87");
    await user.click(calculate());
    const busy = screen.getByRole("button", { name: "Calculating..." });
    expect(busy).toHaveAttribute("aria-disabled", "true");
    await user.click(busy);
    expect(calls).toHaveLength(1);
    await act(async () => resolve(Response.json({}, { status: 500 })));
    expect(await screen.findByRole("alert")).toHaveTextContent("Error while calculating!");
    expect(calculate()).not.toHaveAttribute("aria-disabled", "true");
  });

  test.each<[CalculatorPath, string, string]>([
    ["urdhva-tiryagbhyam", "?a=1&b=2", "Error while calculating!"],
    ["yavadunam", "?power=2&n=96", "Failed to connect to the server for calculation."],
  ])("of %s can be tried again", async (path, search, sentence) => {
    expectConsoleErrors(/POST .* failed/);
    let isDown = true;
    const { user } = await open(path, search, () => {
      if (isDown) throw new TypeError("Failed to fetch");
      return workingAnswer({});
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await result();
    expect(document.body).not.toHaveFocus();
  });

  test.each([
    ["whose error is a text", { error: "Too dear." }, "Too dear."],
    ["that is none", null, "An unknown error occurred during calculation."],
    ["that cannot be drawn", { steps: [{}] }, "An unknown error occurred during calculation."],
  ])("of an answer %s can be tried again", async (_, odd, sentence) => {
    expectConsoleErrors(/./);
    let isOdd = true;
    const search = "?a=97&b=96";
    const { user } = await open("nikhilam-navatashcaramam-dashatah", search, () =>
      isOdd ? odd : workingAnswer({}),
    );
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    isOdd = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await result();
  });
});

describe("what is pasted from a table", () => {
  test("fills a row of the addition each", async () => {
    const { user } = await open("addition");
    const fields = () => screen.getAllByRole("textbox", { name: /^Number \d/ });
    await user.type(fields()[1]!, "40");
    await user.click(fields()[0]!);
    await user.paste("7\r\n-8\n\n9\t10\n");
    expect(fields().map((field) => (field as HTMLInputElement).value)).toEqual([
      "7",
      "-8",
      "9",
      "10",
      "40",
    ]);
    await waitFor(() => expect(fields()[3]).toHaveFocus());
    await user.clear(fields()[0]!);
    await user.paste("1 000");
    expect(fields()[0]).toHaveValue("1 000");
  });

  test("does not become one number in a field for one", async () => {
    const { user } = await open("ekadhikena-purvena");
    const field = screen.getByLabelText("Number ending in 5");
    await user.click(field);
    await user.paste("98\n85");
    expect(field).toHaveValue("98 | 85");
  });
});

describe("the rows of the addition", () => {
  test("are two at least, and can be removed only when there are more", async () => {
    const { user } = await open("addition");
    expect(screen.getAllByRole("textbox")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Add a number" }));
    await waitFor(() => expect(screen.getByLabelText("Number 3")).toHaveFocus());
    await user.type(screen.getByLabelText("Number 3"), "7");
    await user.click(screen.getByRole("button", { name: "Remove number 1" }));
    expect(screen.getAllByRole("textbox")).toHaveLength(2);
    expect(screen.getByLabelText("Number 2")).toHaveValue("7");
    expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
  });

  test("leave out what is no whole number, and say so", async () => {
    const { calls } = await open("addition", "?n=1&n=two&n=2.5&n=2", () => sumAnswer("3"));
    await result();
    expect(calls).toEqual(['add {"nums":["1","2"]}']);
    expect(screen.getAllByText("Left out: not a whole number")).toHaveLength(2);
    expect(screen.getByLabelText("Number 2")).toHaveAccessibleDescription(/Left out/);
    expect(screen.getByLabelText("Number 4")).not.toHaveAccessibleDescription(/Left out/);
  });
});

describe("the working", () => {
  const long: Answer = (url) => pageOfSteps(130, Number(url.searchParams.get("steps_offset") ?? 0));
  const longer: Answer = (url) =>
    pageOfSteps(400, Number(url.searchParams.get("steps_offset") ?? 0));
  const current = () => document.querySelector(".working-steps > [aria-current='step']");
  const lines = () => document.querySelectorAll(".working-steps > li");

  test("is stepped through with buttons and arrow keys, and the step is in the address", async () => {
    const { user, search } = await open("yavadunam", "?power=2&n=96", () => pageOfSteps(3, 0));
    await result();
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(current()).toHaveTextContent("Line 1:");
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(current()).toHaveTextContent("Line 3:");
    expect(search()).toBe("?power=2&n=96&step=3");
    await user.keyboard("{ArrowLeft}");
    expect(search()).toBe("?power=2&n=96&step=2");
    await user.click(screen.getByLabelText("Number to square"));
    await user.keyboard("{ArrowRight}");
    expect(search()).toBe("?power=2&n=96&step=2");
  });

  test("shows 25 steps, then 50 more, and fetches the next page when those here are shown", async () => {
    const { calls, user } = await open("yavadunam", "?power=2&n=96", long);
    await result();
    expect(lines()).toHaveLength(25);
    await user.click(screen.getByRole("button", { name: "Show 50 more" }));
    expect(lines()).toHaveLength(75);
    await user.click(screen.getByRole("button", { name: "Show 100" }));
    expect(lines()).toHaveLength(100);
    await user.click(screen.getByRole("button", { name: "Show 30 more" }));
    await waitFor(() => expect(lines()).toHaveLength(130));
    expect(calls).toHaveLength(2);
    expect(calls[1]).toContain("steps_offset=100");
  });

  test("is searched", async () => {
    const { user } = await open("yavadunam", "?power=2&n=96", long);
    await result();
    await user.type(screen.getByLabelText("Find in the working"), "LINE 9");
    expect(lines()).toHaveLength(11); // 9 and 90 to 99
    expect(screen.getByText("Found in 11 of the 100 steps loaded.")).toBeVisible();
  });

  test("opens at a step of a later page", async () => {
    const { user } = await open("yavadunam", "?power=2&n=96&step=330", longer);
    await waitFor(() => expect(current()).toHaveTextContent("Line 330:"));
    await user.click(screen.getByRole("button", { name: "Show from the first step" }));
    await waitFor(() => expect(lines()[0]).toHaveTextContent("Line 1:"));
  });

  test("says when the next steps do not come, and fetches them again", async () => {
    expectConsoleErrors(/POST .* failed/);
    let isDown = true;
    const { user } = await open("yavadunam", "?power=2&n=96", (url, body) =>
      isDown && url.searchParams.has("steps_offset")
        ? new Response(null, { status: 502 })
        : long(url, body),
    );
    await result();
    await user.click(screen.getByRole("button", { name: "Show 100" }));
    await user.click(screen.getByRole("button", { name: "Show 30 more" }));
    const sentence = "The next steps could not be loaded.";
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(lines()).toHaveLength(130));
  });

  test("is saved page by page, says how far it is, and can be stopped", async () => {
    let stopped: AbortSignal | undefined;
    const { user } = await open("yavadunam", "?power=2&n=96", long);
    await result();
    vi.mocked(globalThis.fetch).mockImplementation((_, init) => {
      stopped = init?.signal ?? undefined;
      return new Promise(() => {});
    });
    await user.click(screen.getByRole("button", { name: "Download the working (text)" }));
    expect(screen.getByRole("progressbar")).toHaveAttribute("max", "130");
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(stopped?.aborted).toBe(true);
    expect(screen.getByRole("button", { name: "Download the working (text)" })).toBeVisible();
  });
});
