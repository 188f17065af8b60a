import { type ReactNode, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import "./fold.css";

interface FoldProps {
  readonly title: string;
  readonly startsOpen?: boolean;
  /** Called on hover, on focus and when open: a good time to load the content. */
  readonly onApproach?: () => void;
  /** Rendered only while open. */
  readonly children: ReactNode;
}

/** A collapsible part of the page. */
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
