import { goTo, useEntryState, useSearch } from "../../../ui/address/address.ts";
import {
  type NewReading,
  newReading,
  type ReadingAddress,
  readAddress,
  searchOf,
} from "./reading-address.ts";

/** What a history entry of this page stores beside its address. */
export interface ReadingState {
  /** The visitor followed a link on the page, so the reading gets the focus. */
  readonly toReading: string;
}

/** The page's address, and the two ways to change it. */
export function useReadingAddress() {
  const [parameters] = useSearch();
  const { questionId } = useEntryState();
  const address = readAddress(parameters);

  return {
    address,
    /** Stays the same while the same conversion is shown. */
    questionId,
    /** Starts a new conversion. */
    read(changes: NewReading) {
      goTo(searchOf(newReading(address, changes)));
    },
    /** Changes what is shown beside the same conversion. */
    show(changes: Partial<Pick<ReadingAddress, "wordNumber" | "operation" | "number">>) {
      goTo(searchOf({ ...address, ...changes }), { replace: true, state: { questionId } });
    },
  };
}
