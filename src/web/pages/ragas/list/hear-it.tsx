import { useEffect, useRef } from "react";
import { RAGAS } from "#domain/raga/raga.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { RagaInstrument } from "../instrument/raga-instrument.tsx";

/** The chosen raga, with its instrument. */
export function HearIt({ number, onClose }: { number: number; onClose: () => void }) {
  const raga = RAGAS[number - 1]!;
  const ref = useRef<HTMLHeadingElement>(null);
  // A visitor who asked for it continues from here, not from the top of the page.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <>
      <div className="spread below">
        <h3 ref={ref} tabIndex={-1}>
          {raga.number} <a href={`/ragas/${raga.number}`}>{raga.name}</a>{" "}
          <Sanskrit font="ragas">{raga.devanagari}</Sanskrit>
        </h3>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </div>
      <RagaInstrument key={number} number={number} />
    </>
  );
}
