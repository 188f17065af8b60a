import { type ReactNode, useEffect, useRef } from "react";

interface FigureEntryProps {
  readonly label: string;
  /** The figure as it is shown. */
  readonly value: ReactNode;
  /** What stands under it in small print. */
  readonly origin: ReactNode;
  /** Whether the visitor asked about this figure: it opens, and comes into sight. */
  readonly isAsked?: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A figure of a place that opens to how it was made. */
export function FigureEntry(props: FigureEntryProps) {
  const { label, value, origin, isAsked = false, onOpen, children } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isAsked) ref.current?.scrollIntoView?.({ block: "start" });
  }, [isAsked]);
  return (
    <details
      ref={ref}
      open={isAsked}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary>
        <span>{label}</span>
        <span className="num">{value}</span>
        <span className="label">{origin}</span>
      </summary>
      {children}
    </details>
  );
}
