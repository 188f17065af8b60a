import { useEffect, useState } from "react";

/** How long nothing changes before a screen reader says what came of it. */
const SETTLED_AFTER_MS = 800;

/** A text that follows after a pause: for what is said while somebody types, once and not per key. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
