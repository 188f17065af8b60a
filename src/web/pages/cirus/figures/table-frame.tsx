import type { ReactNode, Ref } from "react";
import { EmptyPlate } from "../../../ui/empty-plate.tsx";

interface TableFrameProps {
  readonly label: string;
  readonly rowCount: number;
  /** The number of columns of figures to show. */
  readonly columnCount: number;
  /** Shown if there are no rows. */
  readonly noRows?: string;
  /** Whether it also scrolls vertically. */
  readonly isTall?: boolean;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

// The keyboard can only scroll what it can focus.
const WITHIN_REACH = { tabIndex: 0 };

/** A frame in which a wide table scrolls, by keyboard too; a message if there is nothing to show. */
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
