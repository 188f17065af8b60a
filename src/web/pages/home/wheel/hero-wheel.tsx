import { useRef, useState } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Voice } from "../voice.ts";
import { useLetterKeys } from "./use-letter-keys.ts";
import { VarnamalaWheel } from "./varnamala-wheel.tsx";
import { WheelStage } from "./wheel-stage.tsx";
import type { WordFigure } from "./word-figure.ts";
import "./varnamala-wheel.css";
import "./hero-wheel.css";

interface HeroWheelProps {
  /** The figure of the word in the field. */
  readonly figure: WordFigure | null;
  readonly voice: Voice;
}

/**
 * The wheel of the first page, with the figure of the word. A pressed letter is heard; pressing it
 * again, or beside the letters, opens the wheel full screen.
 */
export function HeroWheel({ figure, voice }: HeroWheelProps) {
  const [isOpen, setOpen] = useState(false);
  const lastPressed = useRef<string | null>(null);
  const keyOf = useLetterKeys(voice, (latin) => {
    if (latin === lastPressed.current) setOpen(true);
    lastPressed.current = latin;
  });

  function close() {
    lastPressed.current = null;
    setOpen(false);
  }

  return (
    <figure className="hero-figure">
      <VarnamalaWheel figure={figure} keyOf={keyOf} />
      <figcaption className="hero-caption">
        <span className="label">
          <span className="needs-scripts">
            Press a letter to hear it in a modelled voice; press it again, or beside it, to see the
            wheel full screen.{" "}
          </span>
          Hue shows the place in the mouth, lightness the effort
          <span className="hero-figures">; the numbers are Aryabhata’s</span>.
        </span>
        <Button
          variant="text"
          className="hero-open"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3.5 8V3.5H8M12 3.5h4.5V8M16.5 12v4.5H12M8 16.5H3.5V12" />
          </svg>
          Full screen
        </Button>
      </figcaption>
      {voice.problem !== null && <Alert>{voice.problem}</Alert>}
      <Dialog title="The wheel of the varnamala" open={isOpen} onClose={close}>
        <div className="wheel-screen">
          <WheelStage figure={figure} keyOf={keyOf} />
        </div>
      </Dialog>
    </figure>
  );
}
