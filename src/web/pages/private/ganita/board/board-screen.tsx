import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Notation } from "#domain/ganita/notation.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { useModal } from "../../../../ui/use-modal.ts";
import type { WorkedStep } from "../answer.ts";
import { ShownMaths, ShownWords } from "../digits.tsx";
import { Fitted } from "./fitted.tsx";
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

// Where the drawing stands: beside the words; if it does not fit, with less room for them; or, if it
// or the words are still too wide, above them.
const PLACES = ["beside", "broad", "above"] as const;
const [BROAD, ABOVE] = [1, 2];

/** One step of a working on the whole screen, for a class. */
export function BoardScreen(props: BoardScreenProps) {
  const { asked, step, total, current, onStep, onClose, children } = props;
  const modal = useModal(true, onClose);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current!.focus(), []);

  const drawing = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  useLayoutEffect(() => {
    if (isCut(words.current!, "Width")) setPlace(ABOVE);
    else if (isCut(drawing.current!, "Width")) setPlace((now) => Math.min(now + 1, ABOVE));
    else if (isCut(drawing.current!, "Height")) setPlace((now) => Math.max(now, BROAD));
  });
  useEffect(() => {
    const placeAnew = () => setPlace(0);
    addEventListener("resize", placeAnew);
    return () => removeEventListener("resize", placeAnew);
  }, []);

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
      {/* Made anew, and fitted anew, where its place changes. */}
      <div key={place} className={`board-screen-main board-screen-${PLACES[place]}`}>
        <div className="board-screen-drawing" ref={drawing}>
          {children}
        </div>
        <div className="board-screen-words" ref={words}>
          {current && (
            <Fitted>
              <p>
                <ShownWords of={current.description} />
              </p>
              <p className="board-screen-line">
                <ShownMaths of={current.notation} />
              </p>
            </Fitted>
          )}
        </div>
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

const isCut = (part: HTMLElement, size: "Width" | "Height"): boolean =>
  [part, ...part.querySelectorAll(".board-frame, .fitted")].some(
    (frame) => frame[`scroll${size}`] > frame[`client${size}`],
  );

// The head's buttons set the theme for every page; the screen presses the other one.
function toggleTheme() {
  const { theme } = document.documentElement.dataset;
  const other = theme === "dark" ? "light" : "dark";
  document.querySelector<HTMLElement>(`[data-theme-choice="${other}"]`)?.click();
}
