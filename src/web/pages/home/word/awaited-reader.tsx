import { Awaited } from "../../../ui/awaited.tsx";
import type { TriedWord } from "./use-tried-word.ts";

/** Stands where a word will be shown, until what reads words has loaded. */
export function AwaitedReader({ reader, retry }: Pick<TriedWord, "reader" | "retry">) {
  return (
    <Awaited outcome={reader} what="reader" onRetry={retry}>
      {() => null}
    </Awaited>
  );
}
