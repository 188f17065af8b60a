import { type ReactNode, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import "./fold.css";

interface FoldProps {
  readonly title: string;
  readonly startsOpen?: boolean;
  /** The pointer or the focus is on it, or it is open: reason enough to fetch what is in it. */
  readonly onApproach?: () => void;
  /** Drawn while it is open. */
  readonly children: ReactNode;
}

/** A part of the page that opens at a press. */
export function Fold({ title, startsOpen = false, onApproach, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      className="fold"
      open={isOpen}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onToggle={(event) => {
        onApproach?.();
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <Icon name="chevron" /> {title}
      </summary>
      {isOpen && children}
    </details>
  );
}
