import { type ReactNode, useState } from "react";
import { followArrows } from "../../../../ui/follow-arrows.ts";
import type { Key } from "./keyboard-keys.ts";

interface KeyGroupProps {
  readonly label: string;
  readonly columns: number;
  readonly keys: readonly Key[];
  readonly lang: string;
  readonly onPress: (text: string) => void;
  /** Further keys at the end, which are buttons of their own. */
  readonly children?: ReactNode;
}

/** Rows of keys with a single Tab stop; arrow keys move between them. */
export function KeyGroup({ label, columns, keys, lang, onPress, children }: KeyGroupProps) {
  const [reached, setReached] = useState(0);

  return (
    <div>
      <p className="label mb-1.5" aria-hidden="true">
        {label}
      </p>
      <div
        role="toolbar"
        aria-label={label}
        className="key-grid"
        style={{ "--columns": columns } as object}
        onKeyDown={(event) =>
          followArrows(event, { all: event.currentTarget.querySelectorAll("button"), columns })
        }
      >
        {keys.map(({ text, shown, name, hex }, index) => (
          <button
            key={name}
            type="button"
            className="key"
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => setReached(index)}
            onClick={() => onPress(text)}
          >
            <span lang={lang}>{shown}</span> <span className="unseen">{name}</span>
            <svg className="key-colour" aria-hidden="true">
              <rect width="100%" height="100%" fill={hex ?? "currentcolor"} />
            </svg>
          </button>
        ))}
        {children}
      </div>
    </div>
  );
}
