import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StepsPage } from "./worked.ts";

/** Loads the steps from an offset on. */
export type FetchSteps = (offset: number, signal: AbortSignal) => Promise<StepsPage>;

/**
 * The steps of a working that have loaded, which are consecutive, and functions to load more. If
 * the step shown is not among them, it is loaded.
 */
export function useSteps(first: StepsPage, step: number, fetchSteps: FetchSteps) {
  const [pages, setPages] = useState<readonly StepsPage[]>([first]);
  const [state, setState] = useState<"ready" | "awaited" | "failed">("ready");
  const calling = useRef<AbortController>(null);
  const retry = useRef<() => void>(null);
  useEffect(() => () => calling.current?.abort(), []);

  const steps = pages.flatMap((page) => page.steps);
  const passed = (steps[0]?.number ?? 1) - 1;
  const nextOffset = pages.at(-1)!.nextOffset;

  async function fetchPage(offset: number, before: readonly StepsPage[]) {
    calling.current?.abort();
    const controller = new AbortController();
    calling.current = controller;
    retry.current = () => fetchPage(offset, before);
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
    const last = passed + steps.length;
    if (step > passed && step <= last) return;
    if (step > last && step <= last + first.steps.length) fetchMore();
    else if (step <= first.steps.length) fetchFirst();
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
    retry: () => retry.current?.(),
  };
}
