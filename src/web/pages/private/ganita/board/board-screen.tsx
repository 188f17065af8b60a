import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { Notation } from "#domain/ganita/working/notation.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { useModal } from "../../../../ui/use-modal.ts";
import { ShownMaths, ShownWords } from "../digits/digits-shown.tsx";
import type { WorkedStep } from "../result/worked.ts";
import "./board-screen.css";

interface BoardScreenProps {
  readonly asked: Notation;
  /** The step shown, from 1; 0 before the first. */
  readonly step: number;
  readonly total: number;
  /** The step shown; undefined until it has loaded. */
  readonly current: WorkedStep | undefined;
  readonly onStep: (step: number) => void;
  /** Called by the close button, by Escape and by the browser. */
  readonly onClose: () => void;
  /** The drawing. */
  readonly children: ReactNode;
}

// A clicker for slides sends the page keys. The page below the screen takes the arrow keys.
const CLICKER: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** One step of a working on the whole screen, for a class. */
export function BoardScreen(props: BoardScreenProps) {
  const { asked, step, total, current, onStep, onClose, children } = props;
  const modal = useModal(true, onClose);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current!.focus(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has another mark.
  useEffect(() => {
    modal.ref.current!.querySelector("[data-present]")?.scrollIntoView?.({ block: "nearest" });
  }, [step]);

  const move = (by: number) => {
    const wanted = Math.min(total, Math.max(1, step + by));
    if (wanted !== step) onStep(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With these, keys are the browser's own: Ctrl+D keeps the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in CLICKER) {
      event.preventDefault();
      move(CLICKER[event.key]!);
    }
    if (event.key === "d" || event.key === "D") toggleTheme();
  };
  return (
    <dialog {...modal} className="board-screen" aria-label="The board" onKeyDown={onKeyDown}>
      <header className="board-screen-head">
        <p className="board-screen-asked">
          <ShownMaths of={asked} />
        </p>
        <progress max={total} value={step} aria-hidden="true" />
        <p role="status" className="num">
          Step <b>{step}</b> of {total}
        </p>
      </header>
      <div className="board-screen-main">
        <div className="board-screen-drawing">{children}</div>
        {current && (
          <p className="board-screen-words">
            <ShownWords of={current.description} />
            <span className="board-screen-line">
              <ShownMaths of={current.notation} />
            </span>
          </p>
        )}
      </div>
      <footer className="board-screen-foot">
        <Button aria-disabled={step <= 1} onClick={() => move(-1)}>
          <span className="board-key" aria-hidden="true">
            ←
          </span>{" "}
          Back
        </Button>
        <Button ref={next} aria-disabled={step >= total} onClick={() => move(1)}>
          Next{" "}
          <span className="board-key" aria-hidden="true">
            →
          </span>
        </Button>
        <Button className="board-screen-dark" onClick={toggleTheme}>
          <span className="board-key" aria-hidden="true">
            D
          </span>{" "}
          Dark or light
        </Button>
        <Button onClick={onClose}>
          <span className="board-key" aria-hidden="true">
            Esc
          </span>{" "}
          Close
        </Button>
      </footer>
    </dialog>
  );
}

// The head's buttons set the theme for every page; the screen presses the other one.
function toggleTheme() {
  const { theme } = document.documentElement.dataset;
  const other = theme === "dark" ? "light" : "dark";
  document.querySelector<HTMLElement>(`[data-theme-choice="${other}"]`)?.click();
}
