import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { ProcessSentenceResponse } from "#contract/aryabhatta-answers.ts";
import { goTo, useEntryState } from "../../../../ui/address/address.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { LeafRow } from "../../../../ui/frame/leaf-row.tsx";
import { LoadingPlate } from "../../../../ui/loading/loading-plate.tsx";
import type { Loaded } from "../../../../ui/loading/use-loaded.ts";
import { AsWritten } from "../as-written.tsx";
import { Failure } from "../failure.tsx";
import { conversionFailure } from "../failure-sentences.ts";
import type { Draft } from "../form/use-reading-form.ts";
import { Grouped } from "../grouped.tsx";
import type { ReadingAddress } from "../reading-address.ts";
import type { ReadingState } from "../use-reading-address.ts";
import { NothingRead } from "./nothing-read.tsx";

/**
 * Whether the visitor who pressed Convert has stayed there; null once the reading is shown, or if
 * nobody pressed it.
 */
export type Waiting = (() => boolean) | null;

interface ReadingRowProps {
  readonly address: ReadingAddress;
  readonly settled: Draft;
  readonly conversion: Loaded<ProcessSentenceResponse>;
  readonly waiting: RefObject<Waiting>;
  /** The content to show once there is a reading. */
  readonly children: ReactNode;
}

/** The reading of the text, or its state. Links to a reading move the focus here. */
export function ReadingRow(props: ReadingRowProps) {
  const { address, settled, conversion, waiting, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const { toReading, questionId } = useEntryState<ReadingState>();
  useEffect(() => {
    if (toReading === undefined) return;
    place.current?.focus();
    // Only now, and not when the visitor returns to this entry.
    goTo(location.search, { replace: true, state: { questionId } });
  }, [toReading, questionId]);
  useEffect(() => {
    if (conversion.state !== "answered" && conversion.state !== "failed") return;
    const hasStayed = waiting.current?.();
    waiting.current = null;
    if (!hasStayed) return;
    const row = place.current!.closest("section")!;
    // Below the window, a reading would come without being seen.
    if (row.getBoundingClientRect().top > innerHeight / 2) row.scrollIntoView({ block: "start" });
  }, [conversion.state, waiting]);

  return (
    <LeafRow number={2} title="The reading" note="The same word, the same value, in four scripts.">
      <div ref={place} tabIndex={-1}>
        {conversion.state === "idle" && (
          <>
            {address.operation && <Alert>Please convert characters to numbers first.</Alert>}
            <NothingRead address={address} script={settled.script} />
          </>
        )}
        {conversion.state === "awaited" && <LoadingPlate>Converting...</LoadingPlate>}
        <Failure retry={conversion.retry}>
          {conversion.state === "failed" ? conversionFailure(conversion.error, settled.text) : null}
        </Failure>
        {children}
      </div>
      <p role="status" className="unseen">
        {conversion.state === "answered" && (
          <>
            <AsWritten text={settled.text} /> is <Grouped value={conversion.value.total_text} />
          </>
        )}
      </p>
    </LeafRow>
  );
}
