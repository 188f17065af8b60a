import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SavedWork } from "#contract/saved-work.ts";
import { writeEntry } from "../../../address/history-entry.ts";
import { rememberMember } from "../../../api/last-member.ts";
import { storeToken } from "../../../api/token.ts";
import { KeepButton } from "../../../keeping/keep-button.tsx";
import { expectConsoleErrors } from "../../../testing/console-errors.ts";
import { openAddress } from "../../../testing/shown-address.tsx";
import { SavedWorkRow } from "./saved-work-row.tsx";

const work = (name: string, note = ""): SavedWork => ({
  id: name,
  name,
  note,
  address: `/private/aryabhatta?t=${name}`,
  saved_at: "2026-11-22T08:40:00.000Z",
});

type Answer = object | Error;
const ENDED = { detail: "Log in.", error: "Log in.", code: "login_required" };

/** Answers each call with the first of these that is left; a removal answers nothing. */
function answerWith(...answers: Answer[]) {
  const calls: [path: string, body: unknown][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const path = String(address).split("/api/v1/")[1]!;
    calls.push([path, init?.body ? JSON.parse(String(init.body)) : null]);
    if (path.endsWith("/remove")) return new Response(null, { status: 204 });
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    const status = answer === ENDED ? 401 : "code" in answer ? 422 : 200;
    return Response.json(answer, { status });
  });
  vi.spyOn(console, "error").mockReturnValue();
  return calls;
}

const listOf = (...items: SavedWork[]) => ({ items, found: items.length, total: items.length });
/** The page shows other work, and says so in its address. */
const showWork = (search: string) => writeEntry(new URLSearchParams(search), "in place");
const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => storeToken("abc"));

describe("keeping", () => {
  test("asks for name and note first, and keeps the address that the page has then", async () => {
    const calls = answerWith(new Error("away"), work("Yuga"));
    openAddress("/private/aryabhatta?t=kha");
    render(<KeepButton name="ख = 2" />);
    const user = userEvent.setup();
    await user.click(button("Keep"));
    const name = await screen.findByLabelText("Name");
    expect(name).toHaveValue("ख = 2");
    await user.clear(name);
    await user.type(name, "Yuga");
    await user.type(screen.getByLabelText(/^Note/), "A note");
    await user.click(button("Save"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Try again");
    expect(
      [name, screen.getByLabelText(/^Note/)].map((one) => (one as HTMLInputElement).value),
    ).toEqual(["Yuga", "A note"]);
    await user.click(button("Save"));
    expect(await screen.findByText(/^Kept\./)).toBeVisible();
    expect(screen.queryByLabelText("Name")).not.toBeInTheDocument();
    const body = { name: "Yuga", note: "A note", address: "/private/aryabhatta?t=kha" };
    expect(calls).toEqual(Array(2).fill(["saved/keep", body]));
  });

  test("finds what was written again after the login that ended", async () => {
    rememberMember("reader@example.org");
    const calls = answerWith(ENDED, work("ख = 2"));
    openAddress("/private/aryabhatta?t=kha");
    const { unmount } = render(<KeepButton name="ख = 2" />);
    const user = userEvent.setup();
    await user.click(button("Keep"));
    await user.type(await screen.findByLabelText(/^Note/), "A note");
    await user.click(button("Save"));
    expect(await screen.findByRole("alert")).toBeVisible();
    unmount();
    storeToken("def");
    render(<KeepButton name="ख = 2" />);
    expect(await screen.findByLabelText(/^Note/)).toHaveValue("A note");
    await user.click(button("Save"));
    expect(await screen.findByText(/^Kept\./)).toBeVisible();
    expect(calls[1]).toEqual(calls[0]);
    expect(sessionStorage).toHaveLength(0);
  });

  test("finds what was written again after the login has ended and begun again, once", async () => {
    rememberMember("reader@example.org");
    openAddress("/private/aryabhatta?t=ga");
    const { unmount } = render(<KeepButton name="ग = 3" />);
    const user = userEvent.setup();
    await user.click(button("Keep"));
    await user.type(await screen.findByLabelText(/^Note/), "A note");
    act(() => storeToken(null));
    unmount();
    storeToken("def");
    const { unmount: close } = render(<KeepButton name="ग = 3" />);
    expect(await screen.findByLabelText(/^Note/)).toHaveValue("A note");
    close();
    render(<KeepButton name="ग = 3" />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("finds what was written again after going back and forward, but nobody else does", async () => {
    rememberMember("reader@example.org");
    openAddress("/private/aryabhatta?t=gha");
    const user = userEvent.setup();
    const note = async () => {
      const { unmount } = render(<KeepButton name="घ = 4" />);
      await user.click(button("Keep"));
      return { field: await screen.findByLabelText(/^Note/), unmount };
    };
    const first = await note();
    await user.type(first.field, "A note");
    first.unmount();
    const again = await note();
    expect(again.field).toHaveValue("A note");
    again.unmount();
    rememberMember("asha@example.org");
    expect((await note()).field).toHaveValue("");
  });

  test("finds again what was written before Escape, until it is saved or the page shows other work", async () => {
    answerWith(work("Yuga"));
    openAddress("/private/aryabhatta?t=kha");
    render(<KeepButton name="ख = 2" />);
    const user = userEvent.setup();
    const written = async () => [
      (await screen.findByLabelText<HTMLInputElement>("Name")).value,
      screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value,
    ];
    const leave = () => {
      fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
      expect(screen.queryByLabelText("Name")).not.toBeInTheDocument();
    };
    await user.click(button("Keep"));
    await user.clear(await screen.findByLabelText("Name"));
    await user.type(screen.getByLabelText("Name"), "Yuga");
    await user.type(screen.getByLabelText(/^Note/), "A note");
    leave();
    await user.click(button("Keep"));
    expect(await written()).toEqual(["Yuga", "A note"]);
    await user.click(button("Close"));

    act(() => showWork("t=kha&op=addition"));
    await user.click(button("Keep"));
    expect(await written()).toEqual(["ख = 2", ""]);
    leave();

    act(() => showWork("t=kha"));
    await user.click(button("Keep"));
    await user.click(button("Save"));
    await screen.findByText(/^Kept\./);
    await user.click(button("Keep"));
    expect(await written()).toEqual(["ख = 2", ""]);
  });

  test("says that it could not be kept to who has closed the form meanwhile", async () => {
    expectConsoleErrors(/POST \/saved\/keep failed/);
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.spyOn(globalThis, "fetch").mockReturnValue(promise);
    openAddress("/private/aryabhatta?t=kha");
    render(<KeepButton name="ख = 2" />);
    const user = userEvent.setup();
    await user.click(button("Keep"));
    await screen.findByLabelText("Name");
    await user.click(button("Save"));
    await user.click(button("Close"));
    expect(screen.queryByText(/^Not kept/)).not.toBeInTheDocument();
    await act(async () => resolve(Response.json({ detail: "Busy." }, { status: 500 })));
    expect(await screen.findByText("Not kept. Press Keep to try again.")).toBeVisible();
  });

  test("says that the work is kept only while the page shows the work that is", async () => {
    answerWith(work("ख = 2"));
    openAddress("/private/aryabhatta?t=kha");
    render(<KeepButton name="ख = 2" />);
    const user = userEvent.setup();
    await user.click(button("Keep"));
    await screen.findByLabelText("Name");
    await user.click(button("Save"));
    expect(await screen.findByText(/^Kept\./)).toBeVisible();
    act(() => showWork("t=kha&op=addition"));
    expect(screen.queryByText(/^Kept\./)).not.toBeInTheDocument();
    act(() => showWork("t=kha"));
    expect(screen.getByText(/^Kept\./)).toBeVisible();
  });

  test("offers a long name shortened, and is not there for visitors", async () => {
    answerWith();
    const { rerender } = render(<KeepButton name={"9".repeat(101)} />);
    await userEvent.click(button("Keep"));
    expect(await screen.findByLabelText("Name")).toHaveValue(`${"9".repeat(99)}…`);
    storeToken(null);
    rerender(<KeepButton key="visitor" name="9" />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("the list", () => {
  const open = async (...answers: Answer[]) => {
    const calls = answerWith(...answers);
    openAddress("/private");
    render(<SavedWorkRow />);
    const user = userEvent.setup();
    await user.click(button("Show saved work"));
    await waitFor(() => expect(screen.queryByText("Loading your work...")).toBeNull());
    return { calls, user };
  };
  const names = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

  test("says how to keep something where nothing is kept", async () => {
    await open(listOf());
    expect(screen.getByText(/^No saved work yet\./)).toBeVisible();
    expect(screen.queryByRole("search")).not.toBeInTheDocument();
  });

  test("says of each from which page it is and when it was kept", async () => {
    const sum = { ...work("12 + 30"), address: "/private/ganita/addition?n=12&n=30" };
    await open(listOf(sum, { ...work("Two countries"), address: "/cirus?view=world" }));
    expect(screen.getByText("Addition · kept 22 November 2026")).toBeVisible();
    expect(screen.getByText("CIRUS · kept 22 November 2026")).toBeVisible();
  });

  test("searches, shows more, and tells when nothing is found", async () => {
    const { calls, user } = await open(
      { items: [work("One")], found: 2, total: 2 },
      listOf(work("One"), work("Two")),
      { items: [], found: 0, total: 2 },
    );
    await user.click(button("Show more (1 left)"));
    expect(names()).toEqual(["One", "Two"]);
    await waitFor(() => expect(screen.getByRole("link", { name: "Two" })).toHaveFocus());
    expect(screen.queryByRole("button", { name: /^Show more/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole("searchbox"), "three{Enter}");
    expect(await screen.findByText("No saved work matches “three”.")).toBeVisible();
    expect(calls.map(([path]) => path)).toEqual([
      "saved/work",
      "saved/work?offset=0",
      "saved/work?search=three",
    ]);
  });

  test("a search is under way until it is answered, and no other list is shown for its answer", async () => {
    const { user } = await open(
      listOf(work("One"), work("Two")),
      new Error("away"),
      listOf(work("Two")),
    );
    const search = button("Search");
    await user.type(screen.getByRole("searchbox"), "two");
    fireEvent.click(search);
    expect(search).toHaveTextContent("Searching...");
    const failure = await screen.findByRole("alert");
    expect(search).toHaveTextContent("Search");
    expect(names()).toEqual([]);
    await user.click(within(failure).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(names()).toEqual(["Two"]));
    expect(document.body).not.toHaveFocus();
  });

  test("shows everything again when the search is emptied", async () => {
    const { calls, user } = await open(
      listOf(work("One"), work("Two")),
      { items: [], found: 0, total: 2 },
      listOf(work("One"), work("Two")),
    );
    await user.type(screen.getByRole("searchbox"), "zzz{Enter}");
    const nothing = await screen.findByText("No saved work matches “zzz”.");
    // What is told stays true until the answer comes.
    await user.clear(screen.getByRole("searchbox"));
    expect(nothing).not.toHaveTextContent("“”");
    await waitFor(() => expect(names()).toEqual(["One", "Two"]));
    expect(nothing).not.toBeInTheDocument();
    expect(calls.map(([path]) => path)).toEqual([
      "saved/work",
      "saved/work?search=zzz",
      "saved/work",
    ]);
  });

  test("shows each once and leaves none out when another device keeps or removes some", async () => {
    const { calls, user } = await open(
      { items: ["C", "B", "A"].map((name) => work(name)), found: 6, total: 6 },
      // B and C are gone, so the rest has moved up.
      { items: [work("2"), work("1")], found: 4, total: 4 },
      { items: [work("A"), work("3")], found: 4, total: 4 },
      // D and E have come, so the rest has moved down.
      { items: [work("A"), work("3"), work("2"), work("1")], found: 6, total: 6 },
    );
    await user.click(button("Show more (3 left)"));
    expect(names()).toEqual(["C", "B", "A", "3"]);
    await user.click(button("Show more (2 left)"));
    expect(names()).toEqual(["C", "B", "A", "3", "2", "1"]);
    expect(screen.queryByRole("button", { name: /^Show more/ })).not.toBeInTheDocument();
    expect(calls.slice(1).map(([path]) => path)).toEqual([
      "saved/work?offset=2",
      "saved/work?offset=0",
      "saved/work?offset=3",
    ]);
  });

  test("changes one, removes another, and brings it back", async () => {
    const { calls, user } = await open(
      listOf(work("One", "Note"), work("Two")),
      work("One", "Other"),
      work("Two"),
      listOf(work("Two"), work("One", "Other")),
    );
    await user.click(button("Change One"));
    const note = await screen.findByLabelText(/^Note/);
    expect(note).toHaveValue("Note");
    await user.clear(note);
    await user.type(note, "Other");
    await user.click(button("Save"));
    expect(await screen.findByText("Other")).toBeVisible();
    await user.click(button("Remove Two"));
    const told = await screen.findByText("Removed Two.");
    expect(told.parentElement).toHaveFocus();
    expect(names()).toEqual(["One"]);
    await user.click(button("Undo"));
    await waitFor(() => expect(names()).toEqual(["Two", "One"]));
    expect(calls.slice(1, 4)).toEqual([
      ["saved/work/One/change", { name: "One", note: "Other" }],
      ["saved/work/Two/remove", null],
      ["saved/keep", { name: "Two", note: "", address: "/private/aryabhatta?t=Two" }],
    ]);
  });

  test("finds again what was written about one of them before the dialog was closed", async () => {
    const { user } = await open(listOf(work("One", "Note"), work("Two")));
    const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
    await user.click(button("Change One"));
    await user.clear(await note());
    await user.type(await note(), "Other");
    await user.click(button("Close"));
    await user.click(button("Change Two"));
    expect(await note()).toHaveValue("");
    await user.click(button("Close"));
    await user.click(button("Change One"));
    expect(await note()).toHaveValue("Other");
  });

  test("takes a second press on a slow line for the first, and offers Undo until it is done", async () => {
    const { calls, user } = await open(
      listOf(work("One"), work("Two")),
      new Error("away"),
      work("Two"),
      listOf(work("Two"), work("One")),
    );
    const pressTwice = (name: string, meanwhile: string) => {
      const pressed = button(name);
      for (const _ of "12") fireEvent.click(pressed);
      expect(pressed).toHaveTextContent(meanwhile);
    };
    pressTwice("Remove Two", "Removing...");
    await screen.findByText("Removed Two.");
    pressTwice("Undo", "Bringing it back...");
    expect(await screen.findByRole("alert")).toHaveTextContent("Try again");
    await user.click(button("Undo"));
    await waitFor(() => expect(names()).toEqual(["Two", "One"]));
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    expect(calls.map(([path]) => path)).toEqual([
      "saved/work",
      "saved/work/Two/remove",
      "saved/keep",
      "saved/keep",
      "saved/work",
    ]);
  });

  test("a late answer leaves the focus where the member has gone meanwhile", async () => {
    const { user } = await open(listOf(work("One"), work("Two")), listOf(work("Two"), work("One")));
    const { promise, resolve: answerKeep } = Promise.withResolvers<Response>();
    await user.click(button("Remove Two"));
    await screen.findByText("Removed Two.");
    vi.mocked(fetch).mockReturnValueOnce(promise);
    await user.click(button("Undo"));
    button("Export (CSV)").focus();
    await act(async () => answerKeep(Response.json(work("Two"))));
    await waitFor(() => expect(screen.queryByText("Removed Two.")).not.toBeInTheDocument());
    expect(button("Export (CSV)")).toHaveFocus();
  });

  test("what comes too late does not take the place of another search", async () => {
    const { promise, resolve: letMoreCome } = Promise.withResolvers<Response>();
    const { user } = await open({ items: [work("One")], found: 2, total: 2 }, listOf(work("Two")));
    const answer = vi.mocked(fetch).getMockImplementation()!;
    vi.mocked(fetch).mockImplementation((address, init) =>
      String(address).includes("offset") ? promise : answer(address, init),
    );
    await user.click(button("Show more (1 left)"));
    await user.type(screen.getByRole("searchbox"), "two{Enter}");
    await waitFor(() => expect(names()).toEqual(["Two"]));
    await act(async () => letMoreCome(Response.json(listOf(work("One"), work("Three")))));
    expect(names()).toEqual(["Two"]);
  });

  test("removes all after a question, and keeps them where the server refuses", async () => {
    const refusal = { detail: "Busy.", error: "Busy.", code: "busy" };
    const { user } = await open(listOf(work("One"), work("Two")), refusal, { removed: 2 });
    const removeAll = async () => {
      await user.click(button("Remove all"));
      expect(screen.getByText(/^All 2 saved pages/)).toBeVisible();
      await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
    };
    await removeAll();
    expect(await screen.findByRole("alert")).toHaveTextContent("Busy.");
    expect(names()).toEqual(["One", "Two"]);
    await removeAll();
    expect(await screen.findByText(/^No saved work yet\./)).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });
});
