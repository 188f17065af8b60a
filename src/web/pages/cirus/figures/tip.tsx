import { type ToggleEvent, useId, useRef, useState } from "react";
import type { MetricNote } from "../lists/place.ts";
import { PerLiterateNote } from "./per-literate.tsx";

/** What a note tells; one of the page's own needs no source. */
export type TipNote = Pick<MetricNote, "label" | "explanation"> &
  Partial<MetricNote> & {
    /** The key of the metric that it is about. */
    readonly metric?: string;
  };

/**
 * What a metric counts and where its figures come from, in a note that opens on hover, on click and
 * by keyboard; Escape or a click elsewhere closes it.
 */
export function Tip({ note }: { note: TipNote | undefined }) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (note === undefined) return null;
  const { label, explanation, direction, metric, source, year } = note;
  return (
    <span className="tip" onPointerLeave={() => ref.current?.hidePopover()}>
      <button
        type="button"
        className="tip-button"
        aria-label={`About: ${label}`}
        popoverTarget={id}
        popoverTargetAction="show"
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === "mouse") ref.current?.showPopover({ source: currentTarget });
        }}
      />
      <div
        ref={ref}
        id={id}
        popover="auto"
        className="tip-note"
        onBeforeToggle={({ newState }: ToggleEvent) => setOpen(newState === "open")}
      >
        {isOpen && (
          <>
            <b>{label}</b>
            <p>
              {explanation} {direction}
            </p>
            {metric && <PerLiterateNote metric={metric} />}
            <p className="tip-source">{[source, year].filter(Boolean).join(", ")}</p>
          </>
        )}
      </div>
    </span>
  );
}
