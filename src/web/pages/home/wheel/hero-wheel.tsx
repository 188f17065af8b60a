import { useState } from "react";
import { Awaited } from "../../../ui/awaited.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { VarnamalaWheel } from "./varnamala-wheel.tsx";
import type { Wheel } from "./wheel-letters.ts";
import type { WordFigure } from "./word-figure.ts";
import "./varnamala-wheel.css";
import "./hero-wheel.css";

const loadStage = async () => (await import("./wheel-stage.tsx")).WheelStage;

interface HeroWheelProps {
  readonly wheel: Wheel;
  /** The figure of the word in the field. */
  readonly figure: WordFigure | null;
}

/** The wheel of the first page, with the figure of the word; pressing it opens it full screen. */
export function HeroWheel({ wheel, figure }: HeroWheelProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const { outcome, retry } = useLoaded(loadStage, isOpen);
  return (
    <figure className="hero-figure">
      <VarnamalaWheel wheel={wheel} figure={figure} />
      <figcaption className="hero-caption">
        <span className="label">
          The varnamala. Hue is the place in the mouth, lightness the effort; figures are
          Aryabhata’s.
        </span>
        <Button variant="text" className="hero-open" aria-haspopup="dialog" onClick={open}>
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3.5 8V3.5H8M12 3.5h4.5V8M16.5 12v4.5H12M8 16.5H3.5V12" />
          </svg>
          Full screen
        </Button>
      </figcaption>
      <Dialog title="The wheel of the varnamala" open={isOpen} onClose={() => setOpen(false)}>
        <div className="wheel-screen">
          <Awaited
            outcome={outcome}
            loading="Loading the wheel..."
            failed="The full screen could not be loaded."
            onRetry={retry}
          >
            {(WheelStage) => <WheelStage wheel={wheel} figure={figure} Drawing={VarnamalaWheel} />}
          </Awaited>
        </div>
      </Dialog>
    </figure>
  );
}
