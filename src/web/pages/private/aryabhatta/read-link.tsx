import type { ReactNode } from "react";
import { type NewReading, newReading, type ReadingAddress, searchOf } from "./reading-address.ts";

interface ReadLinkProps {
  readonly address: ReadingAddress;
  /** What the link reads. */
  readonly reading: NewReading;
  readonly className?: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** A link to another reading on this page. */
export function ReadLink({ address, reading, className, lang, children }: ReadLinkProps) {
  return (
    <a
      href={searchOf(newReading(address, reading))}
      // Goes into the new history entry: see ReadingState.
      data-to-reading=""
      className={className}
      lang={lang}
    >
      {children}
    </a>
  );
}
