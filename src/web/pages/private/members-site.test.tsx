import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { storeToken } from "../../api/token.ts";
import { openAddress } from "../../testing/shown-address.tsx";
import { MembersSite } from "./members-site.tsx";

const leaveFor = vi.fn<(address: string) => void>();
afterEach(() => leaveFor.mockReset());

function openPage(address: string) {
  // jsdom has no layout, and nothing to scroll.
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
