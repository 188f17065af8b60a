import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SisterSite } from "./public-head.tsx";

afterEach(() => vi.unstubAllEnvs());

test("leads to the address the site was built with", () => {
  vi.stubEnv("PUBLIC_SISTER_SITE_URL", "https://sister.example/");
  render(<SisterSite />);
  expect(screen.getByRole("link", { name: "Sister site (opens another site)" })).toHaveAttribute(
    "href",
    "https://sister.example/",
  );
});

test("without one it says so, and nothing can be pressed", () => {
  vi.stubEnv("PUBLIC_SISTER_SITE_URL", "");
  const { container } = render(<SisterSite />);
  expect(container.querySelector("a, button")).toBeNull();
  expect(container).toHaveTextContent("Sister site (not open yet)");
});
