import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { followArrows } from "../../../ui/follow-arrows.ts";
import { useIsHydrated } from "../../../ui/loading/use-is-hydrated.ts";
import type { Voice } from "../voice.ts";
import { letterNeighbour } from "./letter-neighbour.ts";
import type { WheelLetter } from "./wheel-letters.ts";

type LetterKey = ComponentProps<"g"> & { readonly "data-latin": string };

/**
 * Makes each letter of a wheel a button that sounds it: one Tab stop for all, arrow keys from letter
 * to letter. Null until the page's scripts run.
 *
 * @param onClick Called with the letter that a mouse or a finger presses, in IAST.
 */
export function useLetterKeys(
  { hear, sounding }: Voice,
  onClick: (latin: string) => void,
): ((letter: WheelLetter) => LetterKey) | null {
  const [current, setCurrent] = useState("k");
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;

  function press(event: KeyboardEvent<SVGGElement>, letter: WheelLetter) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      void hear(letter.latin);
    }
    const wheel = event.currentTarget.ownerSVGElement!;
    followArrows(event, (key) => {
      const next = letterNeighbour(letter, key);
      return next && wheel.querySelector<SVGGElement>(`[data-latin="${next.latin}"]`);
    });
  }

  return (letter) => ({
    role: "button",
    tabIndex: letter.latin === current ? 0 : -1,
    "aria-label": `Hear ${letter.letter} ${letter.latin}`,
    "data-latin": letter.latin,
    className: letter.latin === sounding ? "wheel-key is-sounding" : "wheel-key",
    onFocus: () => setCurrent(letter.latin),
    onClick: () => {
      void hear(letter.latin);
      onClick(letter.latin);
    },
    onKeyDown: (event) => press(event, letter),
  });
}
