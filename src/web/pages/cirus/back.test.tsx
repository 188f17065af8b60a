import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { box, button, openPage, table } from "./open-page.fixture.tsx";

const TOP_TEN = "Top 10 high-risk State/District Capitals";
const search = () => decodeURIComponent(location.search);

describe("Back", () => {
  test("closes the figures of a place, keeps what was ticked in them, and Forward opens them", async () => {
    const { user } = openPage();
    const entries = history.length;
    await user.click(within(await table(TOP_TEN)).getByRole("button", { name: "Hisar" }));
    const dialog = await screen.findByRole("dialog", { name: "Hisar" });
    expect(search()).toBe("?about=hr-hisar");
    expect(history.length).toBe(entries + 1);
    await user.click(await within(dialog).findByRole("checkbox"));
    await waitFor(() => expect(search()).toBe("?place=hr-hisar&about=hr-hisar"));

    history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(search()).toBe("?place=hr-hisar"));
    expect(button("Remove Hisar, Haryana")).toBeVisible();

    history.forward();
    expect(await screen.findByRole("dialog", { name: "Hisar" })).toBeVisible();
  });

  test("leaves no empty step behind where the dialog's own button closed it", async () => {
    const { user } = openPage("?list=all");
    await table("All districts");
    await user.click(box("Compare Patna, Bihar"));
    await waitFor(() => expect(search()).toBe("?list=all&place=br-patna"));
    await user.click(button("Next"));
    const dialog = await screen.findByRole("dialog");
    const entries = history.length;
    await user.click((await within(dialog).findAllByRole("button", { name: "Reset" })).at(-1)!);
    await waitFor(() => expect(search()).toBe("?list=all"));
    // A new entry would now be in the place of the dialog's.
    history.pushState(null, "", "/cirus");
    expect(history.length).toBe(entries);
  });

  test("a shared link of a dialog closes in place", async () => {
    const { user } = openPage("?about=hr-hisar");
    const entries = history.length;
    const dialog = await screen.findByRole("dialog", { name: "Hisar" });
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(search()).toBe(""));
    expect(history.length).toBe(entries);
  });
});
