import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useState } from "react";

// The same as in the style sheet. All rows have one height, so that the scroll position is exact.
const ROW_HEIGHT_REM = 4.25;
const ROWS_BEYOND = 3;

/** The rows to draw, and the empty height of the rows left out before each and at the end. */
export interface RowWindow {
  readonly rows: readonly { readonly index: number; readonly roomBefore: number }[];
  readonly roomAfter: number;
  readonly scrollToStart: () => void;
  /** Keeps a row drawn wherever the visitor scrolls, because it has the focus; null releases it. */
  readonly hold: (index: number | null) => void;
}

/**
 * Which of many rows to draw in a scrolling frame: those in sight, some around them, and the one
 * kept. A new `keyOf` lays out all rows again.
 */
export function useRowWindow(
  frame: RefObject<HTMLElement | null>,
  count: number,
  keyOf: (index: number) => string,
): RowWindow {
  const [held, hold] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range);
      if (held === null || held >= range.count || inSight.includes(held)) return inSight;
      return [...inSight, held].sort((one, other) => one - other);
    },
    [held],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: rowHeightPx,
    overscan: ROWS_BEYOND,
    getItemKey: keyOf,
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.map(({ index, start }, place) => ({
      index,
      roomBefore: start - (items[place - 1]?.end ?? 0),
    })),
    roomAfter: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    scrollToStart: useCallback(() => virtualizer.scrollToOffset(0), [virtualizer]),
    hold,
  };
}

function rowHeightPx(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return ROW_HEIGHT_REM * (Number.parseFloat(fontSize) || 16);
}
