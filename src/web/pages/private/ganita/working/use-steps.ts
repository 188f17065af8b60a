import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StepsPage } from "../answer.ts";

/** Loads the steps from an offset on. */
export type FetchSteps = (offset: number, signal: AbortSignal) => Promise<StepsPage>;

interface Call {
  readonly offset: number;
  /** The pages that stay, before the one called for. */
  readonly before: readonly StepsPage[];
  readonly controller: AbortController;
}

/**
 * The steps of a working that have loaded, which are consecutive, and functions to load more. If
 * the step shown is not among them, it is loaded.
 */
export function useSteps(first: StepsPage, step: number, fetchSteps: FetchSteps) {
  const [pages, setPages] = useState<readonly StepsPage[]>([first]);
  const [state, setState] = useState<"ready" | "awaited" | "failed">("ready");
  const lastCall = useRef<Call>(null);
  useEffect(() => () => lastCall.current?.controller.abort(), []);

  const steps = pages.flatMap((page) => page.steps);
  const passed = (steps[0]?.number ?? 1) - 1;
  const nextOffset = pages.at(-1)!.nextOffset;

  async function fetchPage(offset: number, before: readonly StepsPage[]) {
    lastCall.current?.controller.abort();
    const controller = new AbortController();
    lastCall.current = { offset, before, controller };
    setState("awaited");
    try {
      const page = await fetchSteps(offset, controller.signal);
      setPages([...before, page]);
      setState("ready");
    } catch {
      if (!controller.signal.aborted) setState("failed");
    }
  }
  async function fetchMore() {
    if (state !== "awaited" && nextOffset !== null) await fetchPage(nextOffset, pages);
  }
  const fetchFirst = () => fetchPage(0, []);

  function fetchStep() {
    const awaited = state === "awaited" ? lastCall.current : null;
    const pageLength = first.steps.length;
    const last = passed + steps.length;
    const isAmong = (from: number, to: number) => from < step && step <= to;
    if (awaited && isAmong(awaited.offset, awaited.offset + pageLength)) return;
    if (isAmong(passed, last)) {
      // The page awaited would take the place of this step.
      if (awaited?.before.length === 0) {
        awaited.controller.abort();
        setState("ready");
      }
    } else if (isAmong(last, last + pageLength)) fetchPage(last, pages);
    else if (step <= pageLength) fetchFirst();
    else fetchPage(step - 1, []);
  }
  const onStep = useEffectEvent(fetchStep);
  useEffect(() => {
    if (step > 0) onStep();
  }, [step]);

  return {
    steps,
    /** The number of steps before the first of them. */
    passed,
    state,
    hasMore: nextOffset !== null,
    fetchMore,
    fetchFirst,
    retry: () => lastCall.current && fetchPage(lastCall.current.offset, lastCall.current.before),
  };
}
