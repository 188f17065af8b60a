import { Awaited } from "../../../ui/loading/awaited.tsx";
import type { TriedWord } from "./use-tried-word.ts";

/** Stands where a word will be shown, until what reads words has loaded. */
export function AwaitedReader({ reader }: Pick<TriedWord, "reader">) {
  return (
    <Awaited outcome={reader} what="reader">
      {() => null}
    </Awaited>
  );
}
