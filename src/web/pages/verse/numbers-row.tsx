import { useRef, useState } from "react";
import { Awaited } from "../../ui/awaited.tsx";
import { Button } from "../../ui/button.tsx";
import { LeafRow } from "../../ui/leaf-row.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";

interface NumbersRowProps {
  readonly text: string;
  readonly lang: string;
  /** The visitor has chosen or typed this verse, so that its numbers are read at once. */
  readonly isChosen: boolean;
}

const loadNumbers = async () => (await import("./numbers.tsx")).Numbers;

/** The numbers in a verse, whose code loads when they are asked for. */
export function NumbersRow({ text, lang, isChosen }: NumbersRowProps) {
  const [isAsked, ask] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isShown = isAsked || isChosen;
  const { outcome, retry } = useLoaded(loadNumbers, isShown);

  // The pressed button disappears, so its place keeps the focus.
  function show() {
    place.current?.focus();
    ask(true);
  }

  return (
    <LeafRow number={4} title="Verse as number" note="Words and letters can stand for numbers.">
      <div ref={place} tabIndex={-1}>
        {isShown ? (
          <Awaited
            outcome={outcome}
            loading="Loading the numbers..."
            failed="The reader of numbers could not be loaded."
            onRetry={retry}
          >
            {(Numbers) => <Numbers text={text} lang={lang} />}
          </Awaited>
        ) : (
          <Button variant="outlined" onClick={show}>
            Read it as a number
          </Button>
        )}
      </div>
    </LeafRow>
  );
}
