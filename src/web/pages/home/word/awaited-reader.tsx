import { Awaited } from "../../../ui/awaited.tsx";
import type { TriedWord } from "./use-tried-word.ts";

/** Stands where a word will be shown, until what reads words has loaded. */
export function AwaitedReader({ reader, retry }: Pick<TriedWord, "reader" | "retry">) {
  return (
    <Awaited
      outcome={reader}
      loading="Loading the reader..."
      failed="The reader of words could not be loaded."
      onRetry={retry}
    >
      {() => null}
    </Awaited>
  );
}
