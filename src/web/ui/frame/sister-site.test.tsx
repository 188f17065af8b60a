import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SisterSite } from "./sister-site.tsx";

afterEach(() => vi.unstubAllEnvs());

test("leads to the address the site was built with", () => {
  vi.stubEnv("PUBLIC_SISTER_SITE_URL", "https://sister.example/");
  render(<SisterSite />);
  expect(screen.getByRole("link", { name: "Sister site (opens another site)" })).toHaveAttribute(
    "href",
    "https://sister.example/",
  );
});

test("without one it is no link, and its button opens the reason", () => {
  vi.stubEnv("PUBLIC_SISTER_SITE_URL", "");
  render(<SisterSite />);
  expect(screen.queryByRole("link")).toBeNull();
  const note = document.getElementById(
    screen.getByRole("button", { name: "Sister site" }).getAttribute("popovertarget")!,
  );
  expect(note).toHaveAttribute("popover", "auto");
  expect(note).toHaveTextContent(/^Not open yet$/);
});
