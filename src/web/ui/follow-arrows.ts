import type { KeyboardEvent } from "react";

/** The parts that share one Tab stop, and how many stand in a row; without a number, as they lie. */
interface Parts<Part> {
  readonly all: Iterable<Part>;
  readonly columns?: number;
}

/**
 * Moves the focus where an arrow key, Home or End leads, and returns what has it now; null where the
 * key leads nowhere. `to` are parts in rows, or a function that knows where a key leads.
 */
export function followArrows<Part extends HTMLElement | SVGElement>(
  event: KeyboardEvent<Element>,
  to: Parts<Part> | ((key: string) => Part | null | undefined),
): Part | null {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return null;
  const next = typeof to === "function" ? to(key) : neighbourOf(target as Part, key, to);
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return next;
}

function neighbourOf<Part extends Element>(from: Part, key: string, { all, columns }: Parts<Part>) {
  const parts = [...all];
  const at = parts.indexOf(from);
  if (at < 0) return null;
  switch (key) {
    case "ArrowRight":
      return parts[at + 1];
    case "ArrowLeft":
      return parts[at - 1];
    case "ArrowDown":
      return columns ? parts[at + columns] : nearestInRow(from, parts.slice(at + 1));
    case "ArrowUp":
      return columns ? parts[at - columns] : nearestInRow(from, parts.slice(0, at).reverse());
    case "Home":
      return parts[0];
    case "End":
      return parts.at(-1);
    default:
      return null;
  }
}

/** Of the others, nearest first, the one in the first other row that lies nearest. */
function nearestInRow<Part extends Element>(from: Part, others: readonly Part[]) {
  const { top, left } = from.getBoundingClientRect();
  const boxes = others.map((other) => ({ other, box: other.getBoundingClientRect() }));
  const row = boxes.find(({ box }) => box.top !== top)?.box.top;
  const [nearest] = boxes
    .filter(({ box }) => box.top === row)
    .sort((one, two) => Math.abs(one.box.left - left) - Math.abs(two.box.left - left));
  return nearest?.other;
}
