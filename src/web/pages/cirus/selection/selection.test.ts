import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createSelection, MAX_SELECTED } from "./selection.ts";

const TEN = Array.from({ length: MAX_SELECTED }, (_, index) => `place-${index}`);

test("holds at most ten, in the order they were chosen", () => {
  const selection = createSelection();
  for (const id of TEN) selection.toggle(id);
  selection.toggle("one-too-many");
  expect(selection.ids()).toEqual(TEN);

  selection.toggle("place-3");
  selection.toggle("one-too-many");
  expect(selection.ids()).toEqual([...TEN.filter((id) => id !== "place-3"), "one-too-many"]);
});

test("takes the first ten different ids of a longer list", () => {
  const selection = createSelection();
  selection.replace(["place-0", ...TEN, "eleven"]);
  expect(selection.ids()).toEqual(TEN);
});

test("tells of changes, and of nothing else", () => {
  const selection = createSelection();
  const onChange = vi.fn();
  const stop = selection.subscribe(onChange);
  selection.toggle("a");
  selection.replace(["a"]);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  selection.replace([]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("a place ticked twice is as before, while there is room", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 9 }), fc.string(), (ids, id) => {
      fc.pre(!ids.includes(id));
      const selection = createSelection();
      selection.replace(ids);
      selection.toggle(id);
      selection.toggle(id);
      expect(selection.ids()).toEqual(ids);
    }),
  );
});
