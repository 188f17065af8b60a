import { useEffect, useState } from "react";
import { SERVER_IS_BUSY } from "../../api/client.ts";
import { Strokes } from "./strokes.tsx";

/** Shown while something is loading; the text says what. */
export function LoadingPlate({ children }: { children: string }) {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const tell = () => setIsBusy(true);
    addEventListener(SERVER_IS_BUSY, tell);
    return () => removeEventListener(SERVER_IS_BUSY, tell);
  }, []);
  return (
    <div className="plate" role="status">
      <Strokes />
      {isBusy ? "The server is busy. Asking again in a few seconds..." : children}
    </div>
  );
}
