import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useState } from "react";

// As in the style sheet. All rows are of one height, so that the far end lies where one expects it.
const ROW_HEIGHT_REM = 4.25;
const ROWS_BEYOND = 3;

/** Rows to draw and, before each and at the end, how much empty room the rows left out take. */
export interface RowWindow {
  readonly rows: readonly { readonly index: number; readonly roomBefore: number }[];
  readonly roomAfter: number;
  readonly scrollToStart: () => void;
  /** Keeps a row drawn wherever one scrolls, because the focus is in it; null lets it go. */
  readonly hold: (index: number | null) => void;
}

/**
 * Which of many rows to draw in a frame that scrolls: those in sight, some around and the one held.
 * All rows are laid out anew when `keyOf` is another.
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
