import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { storeToken } from "../../../api/token.ts";
import { openAddress } from "../../../testing/shown-address.tsx";
import { ScriptToNumberPage } from "./page.tsx";

/** Opens the page at an address, with a user for mouse and keyboard. */
export function openPage(search = "") {
  storeToken("abc");
  openAddress(`/private/aryabhatta${search}`);
  const { unmount } = render(<ScriptToNumberPage />);
  const user = userEvent.setup();
  return {
    user,
    unmount,
    /** The search part of the address, decoded. */
    search: () => decodeURIComponent(location.search.replaceAll("+", " ")),
    back: () => act(() => history.back()),
    field: () => screen.getByRole<HTMLInputElement>("textbox", { name: /^(Word|Sentence) in / }),
    convert: () => user.click(screen.getByRole("button", { name: "Convert" })),
  };
}
