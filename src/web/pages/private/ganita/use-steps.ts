import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StepsPage } from "./worked.ts";

/** Fetches the steps from an offset on. */
export type FetchSteps = (offset: number, signal: AbortSignal) => Promise<StepsPage>;

/**
 * The steps of a working as far as they are here, one after the other, and the ways to have more of
 * them. The step looked at is fetched where it is not among them.
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
    /** How many steps come before the first of them. */
    passed,
    state,
    hasMore: nextOffset !== null,
    fetchMore,
    fetchFirst,
    retry: () => retry.current?.(),
  };
}
