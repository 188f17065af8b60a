import { render } from "@testing-library/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/any-text.fixture.ts";
import { Spoken } from "./code-block.tsx";

test("Indic words say their language", () => {
  const { container } = render(<Spoken text={'{"char":"ख्यु","telugu":"క"}'} />);
  expect(container.innerHTML).toBe(
    '{"char":"<span lang="sa-Deva">ख्यु</span>","telugu":"<span lang="sa-Telu">క</span>"}',
  );
});

test("nothing is lost", () => {
  fc.assert(
    fc.property(anyText(40), (text) => {
      const { container, unmount } = render(<Spoken text={text} />);
      expect(container.textContent).toBe(text);
      unmount();
    }),
  );
});
