import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";

// Each try comes closer; text that may not shrink any more and lines that break anew take more of them.
const MOST_TRIES = 24;

interface FittedProps {
  readonly className?: string;
  /** Sized in em. */
  readonly children: ReactNode;
}

/**
 * Shows what is sized in em as large as its space allows: from the box's own letters (the largest)
 * down to `--least` of its style. What does not fit even so scrolls. Print uses `--wide`, the
 * content's width in em.
 */
export function Fitted({ className = "", children }: FittedProps) {
  const box = useRef<HTMLDivElement>(null);
  // After every change of what is shown, before it is painted.
  useLayoutEffect(() => fitContent(box.current!));
  useEffect(() => {
    const refit = () => box.current && fitContent(box.current);
    document.fonts?.ready.then(refit);
    addEventListener("resize", refit);
    return () => removeEventListener("resize", refit);
  }, []);
  return (
    <div className="fitted" ref={box}>
      <div className={`fitted-content ${className}`}>{children}</div>
    </div>
  );
}

function fitContent(box: HTMLElement) {
  const content = box.firstElementChild as HTMLElement;
  const style = getComputedStyle(box);
  const least = Number.parseFloat(style.getPropertyValue("--least")) || 0;
  let size = Number.parseFloat(style.fontSize);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    content.style.setProperty("--size", `${size}px`);
    const { scrollWidth, scrollHeight } = content;
    content.style.setProperty("--wide", `${scrollWidth / size}`);
    const share = Math.min(box.clientWidth / scrollWidth, box.clientHeight / scrollHeight);
    if (!(share < 1) || size <= least) return;
    size = Math.max(least, size * share * 0.99);
  }
}
