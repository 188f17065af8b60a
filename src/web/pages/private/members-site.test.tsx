import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetMember, lastMember, rememberMember } from "../../api/last-member.ts";
import { storeToken } from "../../api/token.ts";
import { openAddress } from "../../testing/shown-address.tsx";
// biome-ignore lint/style/noRestrictedImports: what a logout leaves behind is seen on the pages of members.
import { LogoutPage } from "../login/logout-page.tsx";
import { MembersSite } from "./members-site.tsx";

const leaveFor = vi.fn<(address: string) => void>();
afterEach(() => leaveFor.mockReset());

function openPage(address: string) {
  // jsdom has no layout, so nothing can scroll.
  vi.spyOn(window, "scrollTo").mockReturnValue();
  openAddress(address);
  render(<MembersSite leaveFor={leaveFor} />);
  return userEvent.setup();
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("a visitor is led to the login and will be led back", async () => {
  openPage("/private/ganita?word=a");
  await waitFor(() =>
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login?next=%2Fprivate%2Fganita%3Fword%3Da"),
  );
  expect(screen.queryByRole("main")).not.toBeInTheDocument();
});

test("a member finds the page, the way home and the way out", async () => {
  storeToken("abc");
  openPage("/private/");
  expect(await heading("Projects")).toBeVisible();
  expect(document.title).toBe("Projects. Shabda Gyan");
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/private");
  expect(screen.getByRole("link", { name: "logout" })).toHaveAttribute("href", "/logout");
});

test("a link to another page of the members leads there in the same document", async () => {
  storeToken("abc");
  const user = openPage("/private");
  await heading("Projects");
  await user.click(screen.getByRole("link", { name: /^Ganita/ }));
  expect(await heading("गणित Ganita")).toBeVisible();
  expect([location.pathname, document.title]).toEqual(["/private/ganita", "Ganita. Shabda Gyan"]);
  expect(screen.getByRole("main")).toHaveFocus();
  act(() => history.back());
  expect(await heading("Projects")).toBeVisible();
});

test("a page whose code does not come says that the server was not reached, and can be tried again", async () => {
  vi.doMock("./mappings/mappings-page.tsx", () => {
    throw new Error("no line");
  });
  storeToken("abc");
  const user = openPage("/private/aryabhattacm");
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to connect to the server.");
  vi.doUnmock("./mappings/mappings-page.tsx");
  answerNothing();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Loading mappings...")).toBeVisible();
  expect(screen.getByRole("main")).toHaveFocus();
});

test.each([
  ["line", () => Promise.reject(new TypeError("no line"))],
  ["server behind its proxy", async () => new Response(null, { status: 502 })],
])(
  "a link without a %s leads to the page, which says that the server was not reached",
  async (_, answer) => {
    vi.doMock("./scale-mapper/scale-mapper-page.tsx", () => {
      throw new Error("no line");
    });
    storeToken("abc");
    const user = openPage("/private");
    await heading("Projects");
    vi.spyOn(globalThis, "fetch").mockImplementation(answer);
    await user.click(screen.getByRole("link", { name: /Scale Mapper/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to connect to the server.");
    expect(location.pathname).toBe("/private/aryabhattasm");
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    vi.doUnmock("./scale-mapper/scale-mapper-page.tsx");
  },
);

test("what was told of a calculator is not fetched, and an address without a page says so", async () => {
  storeToken("abc");
  openPage("/private/ganita/valueOf");
  expect(await heading("Page Not Found")).toBeVisible();
});

test("a member whose token ends is led to the login", async () => {
  storeToken("abc");
  openPage("/private/ganita");
  await heading("गणित Ganita");
  act(() => storeToken(null));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/login?next=%2Fprivate%2Fganita"));
});

describe("a member whose token ends in mid-work, or whose page is loaded again, finds again", () => {
  beforeEach(() => rememberMember("reader@example.org"));

  function loginEndsAndBegins(again = "reader@example.org") {
    act(() => storeToken(null));
    cleanup();
    rememberMember(again);
    storeToken("def");
    // The login is a separate document, so the way back is a new history entry.
    openPage(location.pathname + location.search);
  }

  async function typeAt(address: string, label: string) {
    storeToken("abc");
    answerNothing();
    const user = openPage(address);
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, "1234");
  }

  test.each([
    ["/private/ganita/nikhilam-navatashcaramam-dashatah?a=98&b=97", "First number"],
    ["/private/aryabhatta", "Word in Devanagari"],
    ["/private/aryabhatta?n=7", "Number"],
    ["/private/aryabhattasm?hex=994c42", "Hex code"],
  ])("what was typed at %s into %s, once", async (address, label) => {
    await typeAt(address, label);
    loginEndsAndBegins("Reader@example.org ");
    expect(await screen.findByLabelText(label)).toHaveValue("1234");
    cleanup();
    openPage(address);
    expect(await screen.findByLabelText(label)).not.toHaveValue("1234");
  });

  test("what was typed before the tab was hidden and its page loaded again", async () => {
    await typeAt("/private/aryabhatta?n=7", "Number");
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    cleanup();
    hidden.mockReturnValue(false);
    openPage("/private/aryabhatta?n=7");
    expect(await screen.findByLabelText("Number")).toHaveValue("1234");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sessionStorage).toHaveLength(0);
  });

  test("nothing that another member typed", async () => {
    await typeAt("/private/aryabhatta?n=7", "Number");
    loginEndsAndBegins("asha@example.org");
    expect(await screen.findByLabelText("Number")).toHaveValue("7");
  });

  test("nothing of what was shown when another member logged in, here or in another tab", async () => {
    await typeAt("/private/aryabhatta?n=7", "Number");
    rememberMember("asha@example.org");
    act(() => storeToken("def"));
    expect(screen.getByLabelText("Number")).toHaveValue("7");
  });

  test("nothing from before a logout", async () => {
    await typeAt("/private/aryabhatta?n=7", "Number");
    act(() => storeToken(null));
    cleanup();
    expect(sessionStorage).toHaveLength(1);
    render(<LogoutPage leaveFor={leaveFor} />);
    cleanup();
    expect(sessionStorage).toHaveLength(0);
    expect(lastMember()).toBeNull();
  });

  test("nothing that was typed in another tab while this one logged out", async () => {
    await typeAt("/private/aryabhatta?n=7", "Number");
    forgetMember();
    loginEndsAndBegins();
    expect(await screen.findByLabelText("Number")).toHaveValue("7");
  });

  test("numbers that are too long for an address", async () => {
    storeToken("abc");
    answerNothing();
    openPage("/private/ganita/nikhilam-navatashcaramam-dashatah");
    const digits = "9".repeat(6500);
    const state = { questionId: "1", search: `?a=${digits}&b=7` };
    act(() => history.replaceState(state, ""));
    expect(await screen.findByDisplayValue(digits)).toBeVisible();
    loginEndsAndBegins();
    expect(await screen.findByDisplayValue(digits)).toBeVisible();
  });
});

/** Leaves every call pending. */
function answerNothing() {
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
}
