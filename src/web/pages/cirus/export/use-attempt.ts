import { useState } from "react";

const NOT_LOADED =
  "The export could not be loaded. Check the connection and press the button again.";

/** Does work whose code is loaded first, and tells in a sentence if it could not be. */
export function useAttempt() {
  const [failure, setFailure] = useState("");
  return {
    failure,
    setFailure,
    async attempt(work: () => void | Promise<void>) {
      setFailure("");
      try {
        await work();
      } catch {
        setFailure(NOT_LOADED);
      }
    },
  };
}
