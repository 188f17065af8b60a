import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { StepsPage } from "../answer.ts";
import { type FetchSteps, useSteps } from "./use-steps.ts";

const TOTAL = 2_000;
const LENGTH = 100;

function pageFrom(offset: number): StepsPage {
  const numbers = Array.from({ length: LENGTH }, (_, index) => offset + index + 1);
  const next = offset + LENGTH;
  return {
    steps: numbers.map((number) => ({ number, text: `${number}` })),
    nextOffset: next < TOTAL ? next : null,
  } as unknown as StepsPage;
}

/** The hook at step 1, with calls that are answered when the test says so. */
function open() {
  const calls: { offset: number; answer: () => Promise<void> }[] = [];
  const fetchSteps: FetchSteps = (offset, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      calls.push({ offset, answer: () => act(async () => resolve(pageFrom(offset))) });
    });
  const { result, rerender } = renderHook(({ step }) => useSteps(pageFrom(0), step, fetchSteps), {
    initialProps: { step: 1 },
  });
  const show = (step: number) => rerender({ step });
  const has = (step: number) => result.current.steps.some(({ number }) => number === step);
  return { calls, show, has, state: () => result.current.state };
}

test("a step of the next page is loaded while one far away is still awaited", async () => {
  const { calls, show, has } = open();
  show(1_800);
  show(150);
  await calls.at(-1)!.answer();
  expect(has(150)).toBe(true);
  expect(has(1)).toBe(true);
});

test("a step that is here stays when one far away arrives late", async () => {
  const { calls, show, has, state } = open();
  show(1_800);
  show(50);
  await calls[0]!.answer();
  expect(has(50)).toBe(true);
  expect(state()).toBe("ready");
});

test("the steps of an awaited page do not call for it again", async () => {
  const { calls, show, has } = open();
  for (const step of [101, 102, 103]) show(step);
  expect(calls.map(({ offset }) => offset)).toEqual([100]);
  await calls[0]!.answer();
  expect(has(103)).toBe(true);
});
