import type { ComponentProps } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { RetryButton } from "../../../ui/loading/retry-button.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import type { SoundBar } from "./sound-bar.tsx";

// Sound code loads only when a visitor wants sound.
const loadBar = async () => (await import("./sound-bar.tsx")).SoundBar;

type SoundBarProps = ComponentProps<typeof SoundBar>;

interface PressedBarProps {
  /** The raga that was pressed; null before, and when it was closed. */
  readonly pressed: Omit<SoundBarProps, "onClose"> | null;
  readonly onClose: () => void;
}

/** Plays the raga that was pressed, or says at the same place why it does not sound yet. */
export function PressedBar({ pressed, onClose }: PressedBarProps) {
  const bar = useLoaded(loadBar, pressed !== null);
  if (pressed === null) return null;
  const hasFailed = bar.state === "failed";
  return (
    <FocusPlace>
      {bar.state === "answered" ? (
        <bar.value {...pressed} onClose={onClose} />
      ) : (
        <section className="sound-bar no-print" aria-label="Sounding raga">
          <p role={hasFailed ? "alert" : "status"}>
            {hasFailed ? "The sound could not be loaded." : "Loading the sound..."}
          </p>
          <div className="sound-bar-buttons">
            {hasFailed && <RetryButton retry={bar.retry} />}
            <Button variant="text" onClick={onClose}>
              Close
            </Button>
          </div>
        </section>
      )}
    </FocusPlace>
  );
}
