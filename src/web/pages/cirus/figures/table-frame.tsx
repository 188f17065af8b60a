import type { ReactNode, Ref } from "react";
import { EmptyPlate } from "../../../ui/empty-plate.tsx";

interface TableFrameProps {
  readonly label: string;
  readonly rowCount: number;
  /** How many columns of figures there are to show. */
  readonly columnCount: number;
  /** What stands here when there are no rows. */
  readonly noRows?: string;
  /** Scrolls up and down within itself too. */
  readonly isTall?: boolean;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

// The keyboard scrolls what it can come to.
const WITHIN_REACH = { tabIndex: 0 };

/** The frame a wide table scrolls in, by keyboard too, or the words for a table of nothing. */
export function TableFrame(props: TableFrameProps) {
  const { label, rowCount, columnCount, noRows = "No rows", isTall, ref, children } = props;
  if (rowCount === 0) return <EmptyPlate>{noRows}</EmptyPlate>;
  if (columnCount === 0) return <EmptyPlate>No schema</EmptyPlate>;
  return (
    <section
      ref={ref}
      className={isTall ? "frame frame-tall" : "frame"}
      aria-label={label}
      {...WITHIN_REACH}
    >
      {children}
    </section>
  );
}
