import { createElement, type ReactNode, useContext, useState } from "react";
import { colourOf } from "#domain/colour/letter-colours.ts";
import { groupedText } from "#domain/exact/digit-grouping.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { displayNumber } from "#domain/exact/power-of-ten-display.ts";
import type { Script } from "#domain/letters/letters.ts";
import { DEFAULT_RULES } from "#domain/numeration/reading.ts";
import { followHere } from "../../../address/history-entry.ts";
import { ApiFailure } from "../../../api/client.ts";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import type { Retry } from "../../../ui/loading/retry-button.tsx";
import { standingAlone } from "../../../ui/standing-alone.ts";
import { GroupingContext } from "../../../ui/text/digit-grouping.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { NumberText } from "../../../ui/text/number-text.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { languageOf, SCRIPT_LANGUAGES } from "../../../ui/text/scripts.ts";
import { type NewReading, newReading, type ReadingAddress, searchOf } from "./reading-address.ts";
import { addendsOf, type Term } from "./terms.ts";
import "./parts.css";

/**
 * Text as the visitor typed it, in a box of its own, so that its direction marks do not affect the
 * text beside it. An isolating element such as `bdi` would not do: a U+2069 in the text ends it.
 */
export const AsWritten = ({ text }: { text: string }) => (
  <span className="as-written" lang={languageOf(text)}>
    {text}
  </span>
);

/** A whole number with all its digits, grouped as the visitor chose. */
export function Grouped({ value }: { value: string }) {
  return <span className="num">{groupedText(value, useContext(GroupingContext))}</span>;
}

/** A letter or sign on the colour of its letter. */
export const ColouredLetter = ({ text, latin }: { text: string; latin: string | null }) => (
  <LetterChip hex={(latin && colourOf(latin)?.hex) || null} lang={languageOf(text)}>
    {standingAlone(text)}
  </LetterChip>
);

/** The sum of a cluster at its place: (2 + 30) × 10⁴. */
export function SumAtPlace({ term }: { term: Term }) {
  const addends = addendsOf(term);
  const sum = addends.join(" + ");
  return (
    <>
      {addends.length > 1 ? `(${sum})` : sum} × <PowerOfTen exponent={term.vowel?.exponent ?? 0} />
    </>
  );
}

// React renders MathML but has no JSX types for its elements.
const element = (name: string, ...children: ReactNode[]) => createElement(name, null, ...children);

/** A fraction with a horizontal line. */
function Fraction({ numerator, denominator }: { numerator: string; denominator: string }) {
  const [isNegative, size] = numerator.startsWith("−")
    ? [true, numerator.slice(1)]
    : [false, numerator];
  return element(
    "math",
    element(
      "mrow",
      isNegative ? element("mo", "−") : null,
      element("mfrac", element("mn", size), element("mn", denominator)),
    ),
  );
}

// A longer fraction is hard to read on one line: show its decimal, with the exact value on request.
const LONGEST_FRACTION = 24;

interface ResultNumberProps {
  readonly text: string;
  /** Its part in an equation, if it is not shown alone: what the next operation takes, or gives. */
  readonly part?: "operand" | "result";
}

/**
 * An exact result for people: a fraction with a horizontal line, and its decimal beside it. In an
 * equation nothing is rounded but what follows ≈.
 */
export function ResultNumber({ text, part }: ResultNumberProps) {
  const grouping = useContext(GroupingContext);
  const value = parseRational(text);
  const display = displayNumber(value, grouping);
  const isFraction = value.denominator !== 1n && text.length <= LONGEST_FRACTION;
  const isExact = isFraction || display.exact;
  // The steps of a calculation have all digits, as its numbers have.
  if (part !== undefined && value.denominator === 1n) {
    return (
      <>
        {part === "result" && "= "}
        <Grouped value={text} />
      </>
    );
  }
  if (part === "operand" && !isExact) return "the last result";
  return (
    <>
      {part === "result" && isExact && "= "}
      {isFraction && (
        <Fraction
          numerator={groupedText(`${value.numerator}`, grouping)}
          denominator={groupedText(`${value.denominator}`, grouping)}
        />
      )}
      {!(isFraction && part === "operand") && (
        <>
          {/* A rounded decimal already includes ≈. */}
          {isFraction && (display.exact ? " = " : " ")}
          <NumberText value={display} />
        </>
      )}
    </>
  );
}

interface FailureProps {
  /** The failure; null if there is none. */
  readonly children: string | null;
  /** Null where another try would fail in the same way. */
  readonly retry: Retry | null;
}

/** Shows what failed, and keeps the focus in place while it is tried again. */
export const Failure = ({ children, retry }: FailureProps) => (
  <FocusPlace>
    {children !== null && <FailedPlate retry={retry}>{children}</FailedPlate>}
  </FocusPlace>
);

/** The message for a text that could not be converted. */
export function conversionFailure(failure: unknown, text: string): string {
  if (!(failure instanceof ApiFailure)) {
    return "Failed to connect to the server or an unexpected error occurred during processing.";
  }
  // Direction marks would reverse the text after them.
  const quoted = text.replace(/\p{Bidi_Control}/gu, "");
  return `Error processing "${quoted}": ${failure.message || "An unknown error occurred."}`;
}

/** The message for a calculation that failed. */
export function calculationFailure(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return "Failed to connect to the server for calculation.";
  return failure.message || "An unknown error occurred during calculation.";
}

/** The message for a number that could not be written in words. */
export function encodingFailure(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return "Failed to connect to the server.";
  return failure.message || "An unknown error occurred.";
}

interface FoldProps {
  readonly title: string;
  readonly startsOpen?: boolean;
  /** Rendered only while open. */
  readonly children: ReactNode;
}

/** A collapsible part of the page. */
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

interface ReadLinkProps {
  readonly address: ReadingAddress;
  /** What the link reads. */
  readonly reading: NewReading;
  readonly className?: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** The element that shows the reading. */
export const READING_ID = "reading";

/** A link to another reading on this page, which moves the focus to it. */
export function ReadLink({ address, reading, className, lang, children }: ReadLinkProps) {
  return (
    <a
      href={searchOf(newReading(address, reading))}
      onClick={(event) => {
        followHere(event);
        if (event.defaultPrevented) document.getElementById(READING_ID)?.focus();
      }}
      className={className}
      lang={lang}
    >
      {children}
    </a>
  );
}

interface WordLinkProps {
  readonly address: ReadingAddress;
  readonly word: Readonly<Record<Script, string>>;
  /** The script in which the word is shown and read. */
  readonly script: Script;
}

/** A link that reads a word of known spelling. */
export const WordLink = ({ address, word, script }: WordLinkProps) => (
  <ReadLink
    address={address}
    reading={{
      text: word[script],
      script,
      inputType: "word",
      // Latin is IAST here, whatever it looks like.
      rules: { scheme: script === "latin" ? "iast" : DEFAULT_RULES.scheme },
    }}
    className="numeral-word"
    lang={SCRIPT_LANGUAGES[script]}
  >
    {word[script]}
  </ReadLink>
);

/** The same, followed by IAST unless the word is shown in it. */
export const WordLinkWithIast = (props: WordLinkProps) => (
  <>
    <WordLink {...props} />{" "}
    {props.script !== "latin" && (
      <span className="iast" lang="sa-Latn">
        {props.word.latin}
      </span>
    )}
  </>
);
