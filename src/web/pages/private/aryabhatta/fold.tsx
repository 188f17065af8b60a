import { type ReactNode, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import "./fold.css";

interface FoldProps {
  readonly title: string;
  readonly startsOpen?: boolean;
  /** Drawn while it is open. */
  readonly children: ReactNode;
}

/** A part of the page that opens at a press. */
export function Fold({ title, startsOpen = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      className="fold"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevron" /> {title}
      </summary>
      {isOpen && children}
    </details>
  );
}
