import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { openAddress } from "../testing/shown-address.tsx";
import { followHere } from "./history-entry.ts";
import { searchPart } from "./search-part.ts";
import { ADDRESS_PAUSE_MS, type InAddress, useAddress } from "./use-address.ts";
import { useTextInAddress } from "./use-text-in-address.ts";

interface List {
  readonly query: string;
  readonly ticked: readonly string[];
  readonly isComparing: boolean;
}
const LIST: InAddress<List> = {
  read: (parameters) => ({
    query: parameters.get("q") ?? "",
    ticked: parameters.getAll("place"),
    isComparing: parameters.has("compare"),
  }),
  write: ({ query, ticked, isComparing }) => ({ q: query, place: ticked, compare: isComparing }),
  closed: (list) => ({ ...list, isComparing: false }),
};
const SORT: InAddress<string> = {
  names: ["sort"],
  read: (parameters) => parameters.get("sort") ?? "rank",
  write: (sort) => ({ sort: sort === "rank" ? null : sort }),
};

function open<State>(address: string, kept: InAddress<State>) {
  openAddress(address);
  const { result } = renderHook(() => useAddress(kept));
  return {
    now: () => result.current,
    change: (...changes: Parameters<typeof result.current.change>) =>
      act(() => result.current.change(...changes)),
  };
}
const pause = () => act(() => vi.advanceTimersByTime(ADDRESS_PAUSE_MS));
const goBack = async (search: string) => {
  act(() => history.back());
  await waitFor(() => expect(decodeURIComponent(location.search)).toBe(search));
  await act(async () => {});
};

test("the state opens as the address says, and the address follows after a pause", () => {
  vi.useFakeTimers();
  const { now, change } = open("/x?q=goa&place=IN&place=JP#part", LIST);
  expect(now()).toMatchObject({
    state: { query: "goa", ticked: ["IN", "JP"], isComparing: false },
    isOpened: true,
  });
  const before = history.length;
  change((list) => ({ ...list, query: "delhi" }));
  change((list) => ({ ...list, ticked: [] }));
  expect(now().state).toEqual({ query: "delhi", ticked: [], isComparing: false });
  expect(location.search).toBe("?q=goa&place=IN&place=JP");
  pause();
  expect(location.href).toMatch(/\/x\?q=delhi#part$/);
  expect(history.length).toBe(before);
});

test("an address that leaves out or misspells a part is not rewritten", () => {
  vi.useFakeTimers();
  open("/x?place=IN&q=&other=1", LIST);
  pause();
  expect(location.search).toBe("?place=IN&q=&other=1");
});

test("two parts of a page share an address", () => {
  vi.useFakeTimers();
  const list = open("/x?q=goa&sort=name", { ...LIST, names: ["q", "place", "compare"] });
  const { result: sort } = renderHook(() => useAddress(SORT));
  act(() => {
    list.now().change((now) => ({ ...now, query: "delhi" }));
    sort.current.change("rank", "in place");
  });
  expect(location.search).toBe("?q=goa");
  pause();
  expect([list.now().state.query, sort.current.state]).toEqual(["delhi", "rank"]);
  expect(location.search).toBe("?q=delhi");
});

test("a question is an entry of its own, and the same question asked again is another", async () => {
  const { now, change } = open("/x?q=goa", LIST);
  const asked = { query: "delhi", ticked: [], isComparing: false };
  expect(now().questionId).toBe("");
  change(asked, "as a question");
  const { questionId } = now();
  expect([location.search, questionId]).toEqual(["?q=delhi", expect.stringMatching(/./)]);
  change({ ...asked, ticked: ["IN"] }, "in place");
  expect(now().questionId).toBe(questionId);
  change({ ...asked, ticked: ["IN"] }, "as a question");
  expect(now().questionId).not.toBe(questionId);

  await goBack("?q=delhi&place=IN");
  expect(now().questionId).toBe(questionId);
  await goBack("?q=goa");
  expect(now()).toMatchObject({ state: { query: "goa" }, questionId: "" });
});

test("Back closes a dialog, and what was ticked in it stays", async () => {
  const { now, change } = open("/x?q=goa", LIST);
  change((list) => ({ ...list, isComparing: true }), "as a dialog");
  expect(location.search).toBe("?q=goa&compare=");
  change((list) => ({ ...list, ticked: ["IN"] }), "in place");
  await goBack("?q=goa");
  expect(now().state).toEqual({ query: "goa", ticked: ["IN"], isComparing: false });
  await waitFor(() => expect(location.search).toBe("?q=goa&place=IN"));
});

test("closing a dialog goes back, or changes the address if the page was opened with it", async () => {
  const { now, change } = open("/x", LIST);
  change((list) => ({ ...list, isComparing: true }), "as a dialog");
  const before = history.length;
  act(() => now().close());
  await waitFor(() => expect(now().state.isComparing).toBe(false));
  expect([location.search, history.length]).toEqual(["", before]);

  act(() => openAddress("/x?compare="));
  expect(now().state.isComparing).toBe(true);
  act(() => now().close());
  expect([location.search, now().state.isComparing]).toEqual(["", false]);
});

test("what is too long for an address stays in its entry, and the rest is in the address", async () => {
  const { now, change } = open("/x", LIST);
  const long = { query: "k".repeat(9001), ticked: ["IN"], isComparing: false };
  change(long, "as a question");
  expect([location.search, now().isOnlyHere]).toEqual(["?place=IN", true]);
  change({ ...long, query: "short" }, "as a question");
  expect([location.search, now().isOnlyHere]).toEqual(["?q=short&place=IN", false]);
  await goBack("?place=IN");
  expect(now()).toMatchObject({ state: long, isOnlyHere: true });
});

test("a link to a part of the page changes nothing", () => {
  vi.useFakeTimers();
  const { now, change } = open("/x?q=goa", LIST);
  change((list) => ({ ...list, query: "delhi" }));
  act(() => openAddress("/x?q=goa#part"));
  expect(now().state.query).toBe("delhi");
  pause();
  expect(location.href).toMatch(/\?q=delhi#part$/);
});

function Sorted() {
  const { state, isOpened } = useAddress(SORT);
  return `${state} ${isOpened}`;
}

test("a link to another address of the page opens it as a new question, and Back leaves it", async () => {
  const { now } = open("/x?q=goa", LIST);
  render(
    <a href="?q=delhi" onClick={followHere}>
      Delhi
    </a>,
  );
  await userEvent.click(screen.getByRole("link"));
  expect(now()).toMatchObject({
    state: { query: "delhi" },
    questionId: expect.stringMatching(/./),
  });
  await goBack("?q=goa");
  expect(now().state.query).toBe("goa");
});

test("a page built without an address hydrates as built, then opens as the address says", async () => {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Sorted />);
  expect(place.textContent).toBe("rank false");
  openAddress("/x?sort=name");
  // A text that differs from the built one would be an error in the console.
  const root = await act(async () => hydrateRoot(place, <Sorted />));
  expect(place.textContent).toBe("name true");
  act(() => root.unmount());
});

test("after a text that the address leaves out, Back brings the former text", () => {
  vi.useFakeTimers();
  openAddress("/ragas/janya?q=moh");
  const { result } = renderHook(() => useTextInAddress("q"));
  const type = (text: string) => {
    act(() => result.current[1](text));
    pause();
  };
  for (const _ of ["once", "again"]) {
    type("");
    expect(location.search).toBe("");
    act(() => openAddress("/ragas/janya?q=moh"));
    expect(result.current[0]).toBe("moh");
    pause();
    expect(location.search).toBe("?q=moh");
  }
  type("");
  type("kal");
  type("");
  expect([result.current[0], location.search]).toEqual(["", ""]);
});

test("a text that begins otherwise may be emptied, and stands in the address if it is another", () => {
  vi.useFakeTimers();
  openAddress("/verse?metre=any");
  const { result } = renderHook(() => useTextInAddress("verse", "first"));
  expect(result.current[0]).toBe("first");
  for (const [text, search] of [
    ["ka", "?metre=any&verse=ka"],
    ["", "?metre=any"],
    ["k".repeat(9000), "?metre=any"],
    ["first", "?metre=any"],
  ] as const) {
    act(() => result.current[1](text));
    pause();
    expect([result.current[0], location.search]).toEqual([text, search]);
  }
});

test("the search part of a link leaves out what is empty", () => {
  const written = { view: "world", only: true, sort: null, up: false, place: ["IN", "JP"], q: "" };
  expect(searchPart({ ...written, step: 0 })).toBe("?view=world&only=&place=IN&place=JP&step=0");
  expect(searchPart({ q: "" })).toBe("");
});
