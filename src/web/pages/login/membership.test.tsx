import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Membership } from "./membership.tsx";

afterEach(() => vi.unstubAllEnvs());

test("without a contact, members are invited by the person who runs the site", () => {
  vi.stubEnv("PUBLIC_MEMBERSHIP_CONTACT", "");
  const { container } = render(<Membership />);
  expect(container).toHaveTextContent("Members are invited by the person who runs this site.");
});

test.each([
  ["you@example.org", "mailto:you@example.org", "write to you@example.org for an invitation."],
  ["https://example.org/join", "https://example.org/join", "ask at https://example.org/join for"],
])("the contact %s is a link to %s", (contact, address, words) => {
  vi.stubEnv("PUBLIC_MEMBERSHIP_CONTACT", contact);
  const { container } = render(<Membership />);
  expect(screen.getByRole("link")).toHaveAttribute("href", address);
  expect(container).toHaveTextContent(words);
});
