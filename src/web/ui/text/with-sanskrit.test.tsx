import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { WithSanskrit } from "./with-sanskrit.tsx";

/** Each marked word of a text, with its language. */
function marked(text: string) {
  const { container, unmount } = render(<WithSanskrit>{text}</WithSanskrit>);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  const words = [...container.querySelectorAll("[lang]")].map((word) => [
    word.getAttribute("lang"),
    word.textContent,
  ]);
  unmount();
  return words;
}

test("words in Indic scripts are marked whole, with the joiners in them", () => {
  expect(marked("Read मखि as ಮಖಿ, not క్\u200dష.")).toEqual([
    ["sa-Deva", "मखि"],
    ["sa-Knda", "ಮಖಿ"],
    ["sa-Telu", "క్\u200dష"],
  ]);
});

// A farmer: a woman, a joiner and an ear of rice.
test("an emoji that a joiner holds together is not taken apart", () => {
  expect(marked("Field notes 👩\u200d🌾")).toEqual([]);
});
