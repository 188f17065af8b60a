import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

// The same as in the style sheet. All rows have one height, so that the scroll position is exact.
const ROW_HEIGHT_REM = 5;
const ROWS_BEYOND = 3;

/** The rows to draw, and the empty height of the rows left out before each and at the end. */
interface RowWindow {
  readonly rows: readonly { readonly index: number; readonly roomBefore: number }[];
  readonly roomAfter: number;
  readonly scrollToStart: () => void;
  /** Keeps a row drawn wherever the visitor scrolls, because it has the focus; null releases it. */
  readonly hold: (index: number | null) => void;
}

/**
 * Which of many rows of a table to draw as the page scrolls: those in sight, some around them, and
 * the one kept. `table` is the element that begins with the table; a new `keyOf` lays out all rows
 * again.
 */
export function useRowWindow(
  table: RefObject<HTMLElement | null>,
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
  const [top, setTop] = useState(0);
  // What stands above the table grows and shrinks as the visitor opens and closes it.
  useLayoutEffect(() => {
    const measure = () => setTop((table.current?.getBoundingClientRect().top ?? 0) + scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [table]);
  const virtualizer = useWindowVirtualizer({
    count,
    scrollMargin: top,
    estimateSize: rowHeightPx,
    overscan: ROWS_BEYOND,
    getItemKey: keyOf,
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.map(({ index, start }, place) => ({
      index,
      roomBefore: start - (items[place - 1]?.end ?? top),
    })),
    roomAfter: virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top),
    scrollToStart: () => {
      // Measured now: the room above may have changed since the last drawing.
      const above = table.current?.getBoundingClientRect().top ?? 0;
      if (above < 0) scrollTo({ top: scrollY + above });
    },
    hold,
  };
}

function rowHeightPx(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return ROW_HEIGHT_REM * (Number.parseFloat(fontSize) || 16);
}
