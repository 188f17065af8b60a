import { expect, test } from "vitest";
import { element } from "./element.ts";

test("takes strings as text and nothing else", () => {
  const hostile = "<img src=x onerror=alert(1)>";
  const made = element(document)("p", { className: "note" }, hostile);
  expect(made.children).toHaveLength(0);
  expect(made.textContent).toBe(hostile);
});
