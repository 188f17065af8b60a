import { useEffect, useState } from "react";

/** A year of the sky takes twelve seconds. */
const DAYS_PER_SECOND = 365.25 / 12;

/** The days that have passed in the sky, and how they pass. */
interface Days {
  readonly days: number;
  readonly isRunning: boolean;
  readonly run: (isRunning: boolean) => void;
  /** Goes so many days on, and stands still. */
  readonly goOn: (days: number) => void;
  readonly goBack: () => void;
}

/** Lets days pass from 0; they stand still at first if the visitor wants less motion. */
export function useDays(): Days {
  const [days, setDays] = useState(0);
  const [isRunning, run] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  useEffect(() => {
    if (!isRunning) return;
    let last: number | null = null;
    const step = (now: number) => {
      const passed = last === null ? 0 : (now - last) / 1000;
      last = now;
      setDays((before) => before + passed * DAYS_PER_SECOND);
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
  return {
    days,
    isRunning,
    run,
    goOn: (more) => {
      run(false);
      setDays((before) => before + more);
    },
    goBack: () => {
      run(false);
      setDays(0);
    },
  };
}
