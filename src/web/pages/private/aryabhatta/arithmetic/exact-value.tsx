import { useId, useState } from "react";
import { type Grouping, groupedText } from "#domain/exact/digit-grouping.ts";
import { displayNumber } from "#domain/exact/number-display.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { Button } from "../../../../ui/controls/button.tsx";

/** Opens the exact value, if the number shown is in powers of ten or rounded. */
export function ExactValue({ value }: { value: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const display = displayNumber(parseRational(value));
  if (display.form === "plain" && display.exact) return null;
  const written = new Set([groupedFraction(value, "lakh"), groupedFraction(value, "western")]);
  return (
    <>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Exact value
      </Button>
      <p id={id} className="calculation-exact num" hidden={!isOpen}>
        {[...written].join(" · ")}
      </p>
    </>
  );
}

function groupedFraction(text: string, grouping: Grouping): string {
  return text
    .split("/")
    .map((part) => groupedText(part, grouping))
    .join(" / ");
}
