import { useEffect, useRef } from "react";
import { RAGAS } from "#domain/raga/raga.ts";
import { Button } from "../../ui/button.tsx";
import { HearRaga } from "./listen/hear-raga.tsx";
import { RagaWord } from "./raga-word.tsx";

/** The chosen raga, with a player for it. */
export function HearIt({ number, onClose }: { number: number; onClose: () => void }) {
  const raga = RAGAS[number - 1]!;
  const ref = useRef<HTMLHeadingElement>(null);
  // A visitor who asked for it continues from here, not from the top of the page.
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h3 ref={ref} tabIndex={-1}>
          {raga.number} {raga.name} <RagaWord>{raga.devanagari}</RagaWord>
        </h3>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </div>
      <HearRaga key={number} raga={raga} />
    </>
  );
}
