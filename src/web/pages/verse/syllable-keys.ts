import type { KeyboardEvent } from "react";

/**
 * Makes the arrow keys press syllable after syllable, as they stand on the screen: left and right
 * to the one before and after, up and down to the nearest of the next row, Home and End to the ends.
 */
export function walkSyllables(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target, ctrlKey, metaKey, altKey } = event;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(".verse-akshara")];
  const at = all.indexOf(target as HTMLElement);
  if (at < 0 || ctrlKey || metaKey || altKey) return;
  const next = neighbourOf(all, at, key);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}

function neighbourOf(all: readonly HTMLElement[], at: number, key: string) {
  switch (key) {
    case "ArrowRight":
      return all[at + 1];
    case "ArrowLeft":
      return all[at - 1];
    case "ArrowDown":
      return nearestInRow(all[at]!, all.slice(at + 1));
    case "ArrowUp":
      return nearestInRow(all[at]!, all.slice(0, at).reverse());
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    default:
      return undefined;
  }
}

/** Of the others, nearest first, the one in the first other row that lies nearest. */
function nearestInRow(from: HTMLElement, others: readonly HTMLElement[]) {
  const { top, left } = from.getBoundingClientRect();
  const boxes = others.map((other) => ({ other, box: other.getBoundingClientRect() }));
  const row = boxes.find(({ box }) => box.top !== top)?.box.top;
  const [nearest] = boxes
    .filter(({ box }) => box.top === row)
    .sort((one, two) => Math.abs(one.box.left - left) - Math.abs(two.box.left - left));
  return nearest?.other;
}
