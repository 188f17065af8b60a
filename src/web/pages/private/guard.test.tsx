import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetMember, lastMember, rememberMember } from "../../api/last-member.ts";
import { storeToken } from "../../api/token.ts";
import { openAddress } from "../../testing/shown-address.tsx";
// biome-ignore lint/style/noRestrictedImports: what a logout leaves behind is seen on the pages of members.
import { LogoutPage } from "../login/logout-page.tsx";
import { ScriptToNumberPage } from "./aryabhatta/page.tsx";
import { CalculatorPage } from "./ganita/calculator-page.tsx";
import { SUTRAS } from "./ganita/sutras/sutras.fixture.ts";
import { Guard } from "./guard.tsx";
import { ScaleMapperPage } from "./scale-mapper/page.tsx";

const leaveFor = vi.fn<(address: string) => void>();
afterEach(() => leaveFor.mockReset());

const path = "nikhilam-navatashcaramam-dashatah";
const PAGES: Readonly<Record<string, ReactElement>> = {
  "/private": <h1>Projects</h1>,
  "/private/aryabhatta": <ScriptToNumberPage />,
  "/private/aryabhattasm": <ScaleMapperPage />,
  [`/private/ganita/${path}`]: <CalculatorPage path={path} sutra={SUTRAS[path]} />,
};

function openPage(address: string) {
  openAddress(address);
  render(<Guard leaveFor={leaveFor}>{PAGES[location.pathname]}</Guard>);
  return userEvent.setup();
}

test("a visitor is led to the login and will be led back", () => {
  openPage("/private?word=a");
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login?next=%2Fprivate%3Fword%3Da");
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Loading the page...");
});

test("a member whose token ends is led to the login", () => {
  storeToken("abc");
  openPage("/private");
  expect(screen.getByRole("heading", { name: "Projects" })).toBeVisible();
  act(() => storeToken(null));
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login?next=%2Fprivate");
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

test("what is built opens no door before React is there", () => {
  storeToken("abc");
  expect(renderToString(<Guard>{PAGES["/private"]}</Guard>)).not.toContain("Projects");
});

describe("a member whose token ends in mid-work finds again", () => {
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
    const state = {
      questionId: "1",
      parameters: [
        ["a", digits],
        ["b", "7"],
      ],
    };
    act(() => {
      history.replaceState(state, "");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(await screen.findByDisplayValue(digits)).toBeVisible();
    loginEndsAndBegins();
    expect(await screen.findByDisplayValue(digits)).toBeVisible();
  });
});

/** Leaves every call pending. */
function answerNothing() {
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
}
