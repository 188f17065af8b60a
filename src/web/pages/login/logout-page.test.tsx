import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { storedToken, storeToken } from "../../api/token.ts";
import { expectConsoleErrors } from "../../testing/console-errors.ts";
import { openAddress } from "../../testing/shown-address.tsx";
import { LogoutPage } from "./logout-page.tsx";

const leaveFor = vi.fn<(address: string) => void>();
afterEach(() => leaveFor.mockReset());

const HERE = `${location.origin}/private`;

function openPage(referrer = HERE, address = "/logout") {
  openAddress(address);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  render(<LogoutPage leaveFor={leaveFor} />);
  return userEvent.setup();
}

test("revokes the token, forgets it and goes to the login", async () => {
  storeToken("abc");
  const fetchSpy = vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(null, { status: 204 }));
  openPage();

  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login"));
  expect(storedToken()).toBeNull();
  expect(fetchSpy).toHaveBeenCalledExactlyOnceWith(
    "/api/v1/auth/logout",
    expect.objectContaining({ headers: { authorization: "Bearer abc" } }),
  );
});

test("forgets the token even when the server is away", async () => {
  expectConsoleErrors(/POST \/auth\/logout failed/);
  storeToken("abc");
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  openPage();
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login"));
  expect(storedToken()).toBeNull();
});

test("has nobody to tell when there is no token", async () => {
  const fetchSpy = vi.spyOn(globalThis, "fetch");
  openPage();
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login"));
  expect(fetchSpy).not.toHaveBeenCalled();
});

const nothingToTell = () =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    return new Response(null, { status: 204 });
  });

test.each([
  ["/logout", "https://evil.example/"],
  ["/logout", `${location.origin}.evil.example/`],
  // The server has seen that another site led here.
  ["/logout?confirm", ""],
])("at %s, opened from %j, it asks first", async (address, referrer) => {
  const fetchSpy = nothingToTell();
  storeToken("abc");
  const user = openPage(referrer, address);
  const button = await screen.findByRole("button", { name: "Log out" });
  expect(storedToken()).toBe("abc");
  expect(fetchSpy).not.toHaveBeenCalled();
  await user.click(button);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login"));
  expect(storedToken()).toBeNull();
  expect(fetchSpy).toHaveBeenCalledOnce();
});

test("a typed address logs out at once, but not before it is seen", async () => {
  nothingToTell();
  storeToken("abc");
  Object.assign(document, { prerendering: true });
  openPage("");
  expect(storedToken()).toBe("abc");
  Reflect.deleteProperty(document, "prerendering");
  act(() => void document.dispatchEvent(new Event("prerenderingchange")));
  expect(storedToken()).toBeNull();
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login");
});

test("whoever wants to stay stays logged in", async () => {
  storeToken("abc");
  openPage("", "/logout?confirm");
  const stay = await screen.findByRole("link", { name: "Stay logged in" });
  expect(stay).toHaveAttribute("href", "/private");
  expect(storedToken()).toBe("abc");
});

test("opened from elsewhere by a visitor it leads to the login", async () => {
  openPage("", "/logout?confirm");
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login"));
});
