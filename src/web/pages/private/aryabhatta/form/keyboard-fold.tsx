import { type ComponentProps, useState } from "react";
import { Awaited } from "../../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../../ui/loading/use-loaded.ts";
import { Fold } from "../fold.tsx";
import type { OnScreenKeyboard } from "./on-screen-keyboard.tsx";

const loadKeyboard = async () => (await import("./on-screen-keyboard.tsx")).OnScreenKeyboard;

/** The on-screen keyboard, collapsed; it loads when the visitor turns to it. */
export function KeyboardFold(props: ComponentProps<typeof OnScreenKeyboard>) {
  const [isNear, setNear] = useState(false);
  const keyboard = useLoaded(loadKeyboard, isNear);
  return (
    <Fold title="On-screen keyboard" onApproach={() => setNear(true)}>
      <Awaited outcome={keyboard} what="keyboard">
        {(Keyboard) => <Keyboard key={props.script} {...props} />}
      </Awaited>
    </Fold>
  );
}
