import { goTo, useEntryState, useSearch } from "../../../ui/address.ts";
import {
  type NewReading,
  newReading,
  type ReadingAddress,
  readAddress,
  searchOf,
} from "./reading-address.ts";

/** What a history entry of this page keeps beside its address. */
export interface ReadingState {
  /** The visitor came by a link on the page and wants to be brought to the reading. */
  readonly toReading: string;
}

/** The page's address, and the two ways to another one. */
export function useReadingAddress() {
  const [parameters] = useSearch();
  const { occasion } = useEntryState();
  const address = readAddress(parameters);

  return {
    address,
    /** Stays the same while the same conversion is looked at. */
    occasion,
    /** Converts anew. */
    read(changes: NewReading) {
      goTo(searchOf(newReading(address, changes)));
    },
    /** Shows something else beside the same conversion. */
    show(changes: Partial<Pick<ReadingAddress, "wordNumber" | "operation" | "number">>) {
      goTo(searchOf({ ...address, ...changes }), { replace: true, state: { occasion } });
    },
  };
}
