import { useLocation, useNavigate } from "react-router";
import { useSearch } from "../../../ui/use-search.ts";
import {
  type NewReading,
  newReading,
  type ReadingAddress,
  readAddress,
  searchOf,
} from "./reading-address.ts";

/** What a history entry of this page keeps beside its address. */
export interface ReadingState {
  /** The conversion this entry goes on with; an entry without it is a conversion of its own. */
  readonly occasion?: string;
  /** The visitor came by a link on the page and wants to be brought to the reading. */
  readonly toReading?: boolean;
}

/** The page's address, and the two ways to another one. */
export function useReadingAddress() {
  const [parameters] = useSearch();
  const location = useLocation();
  const navigate = useNavigate();
  const address = readAddress(parameters);
  const state = location.state as ReadingState | null;
  const occasion = state?.occasion ?? location.key;

  return {
    address,
    /** Stays the same while the same conversion is looked at. */
    occasion,
    /** Converts anew. */
    read(changes: NewReading) {
      navigate({ search: searchOf(newReading(address, changes)) }, { preventScrollReset: true });
    },
    /** Shows something else beside the same conversion. */
    show(changes: Partial<Pick<ReadingAddress, "wordNumber" | "operation" | "number">>) {
      navigate(
        { search: searchOf({ ...address, ...changes }) },
        { replace: true, preventScrollReset: true, state: { occasion } satisfies ReadingState },
      );
    },
  };
}
