import { Fragment } from "react";
import type { Candidate, ScaleHeard } from "#domain/raga/heard-scale.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { relativesOf } from "#domain/raga/relatives.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { RagaLink } from "../raga-link.tsx";
import { keyOf, namesOfPlace } from "./pitch-name.ts";

interface ScaleAnswerProps extends Omit<ScaleHeard, "kind"> {
  readonly saHz: number;
}

/** The likeliest scales, with the evidence for and against each. */
export function ScaleAnswer({ candidates, fitting, saHz }: ScaleAnswerProps) {
  const [best] = candidates;
  return (
    <div className="stack">
      <p>
        From Sa at {saHz.toFixed(1)} Hz ({keyOf(saHz)}), {best!.heard.length} of 7 svaras heard.{" "}
        {fitting.length > 1 && (
          <>
            {fitting.length} scales have these: <RagaLinks numbers={fitting} />. Or it is a raga of
            fewer svaras:{" "}
            <a href={`/ragas/janya?${new URLSearchParams({ q: best!.heard.join(" ") })}`}>
              janya ragas with {best!.heard.join(" ")}
            </a>
            .
          </>
        )}
      </p>
      <ol aria-label="Likeliest scales">
        {candidates.map((candidate) => (
          <CandidateRow key={candidate.number} candidate={candidate} />
        ))}
      </ol>
      <Relatives number={best!.number} />
    </div>
  );
}

function CandidateRow({ candidate }: { candidate: Candidate }) {
  const { number, devanagari, svaras, colour } = RAGAS[candidate.number - 1]!;
  return (
    <li className="scale-candidate">
      <LetterChip hex={colour.hex}>{number}</LetterChip>
      <div>
        <h3 className="tall-links">
          <RagaLink number={number} /> <Sanskrit font="ragas">{devanagari}</Sanskrit>
        </h3>
        <p className="candidate-svaras row">
          {svaras.map((svara) => (
            <span
              key={svara}
              className={candidate.heard.includes(svara) ? "tag tag-heard" : "tag tag-unheard"}
            >
              {svara}
            </span>
          ))}
        </p>
        <p className="note">{candidateInWords(candidate)}</p>
      </div>
    </li>
  );
}

/**
 * Writes what supports a scale as the one heard, and what contradicts it.
 *
 * @example
 * candidateInWords({ number: 29, heard: ["S", "R2"], unheard: ["G3"], foreign: [6] });
 * // "Heard: S R2. Not heard: G3. Against it: M2 was heard, which is not in this scale."
 */
export function candidateInWords({ heard, unheard, foreign }: Candidate): string {
  const against = foreign.map((place) => namesOfPlace(place).join(" or "));
  return [
    unheard.length === 0 ? "All seven svaras heard." : `Heard: ${heard.join(" ")}.`,
    unheard.length > 0 && `Not heard: ${unheard.join(" ")}.`,
    against.length > 0
      ? `Against it: ${new Intl.ListFormat("en").format(against)} ${against.length > 1 ? "were heard, which are" : "was heard, which is"} not in this scale.`
      : unheard.length > 0 && "Nothing was heard against it.",
  ]
    .filter(Boolean)
    .join(" ");
}

function Relatives({ number }: { number: number }) {
  const relatives = relativesOf(number);
  if (relatives.length === 0) return null;
  return (
    <p className="ref">
      Sa decides: from another Sa the same notes are{" "}
      <RagaLinks numbers={relatives.map((relative) => relative.number)} />.
    </p>
  );
}

function RagaLinks({ numbers }: { numbers: readonly number[] }) {
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && (index === numbers.length - 1 ? " or " : ", ")}
      <span className="nowrap">
        <RagaLink number={number} />
      </span>
    </Fragment>
  ));
}
