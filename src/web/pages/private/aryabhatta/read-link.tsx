import type { ReactNode } from "react";
import { Link } from "../../../ui/link.tsx";
import { type NewReading, newReading, type ReadingAddress, searchOf } from "./reading-address.ts";
import type { ReadingState } from "./use-reading-address.ts";

interface ReadLinkProps {
  readonly address: ReadingAddress;
  /** What is read when it is pressed. */
  readonly reading: NewReading;
  readonly className?: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** Leads to another reading on this page. */
export function ReadLink({ address, reading, className, lang, children }: ReadLinkProps) {
  return (
    <Link
      to={{ search: searchOf(newReading(address, reading)) }}
      state={{ toReading: true } satisfies ReadingState}
      preventScrollReset
      className={className}
      lang={lang}
    >
      {children}
    </Link>
  );
}
