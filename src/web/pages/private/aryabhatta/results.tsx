import type { RefObject } from "react";
import type { Grouping } from "#domain/exact/digit-grouping.ts";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { drawable, useLoaded } from "../../../ui/loading/use-loaded.ts";
import type { Draft } from "./form/use-reading-form.ts";
import { ReadingRow, type Waiting } from "./reading/reading-row.tsx";
import type { ReadingAddress } from "./reading-address.ts";
import type { Conversion } from "./use-conversion.ts";
import type { useReadingAddress } from "./use-reading-address.ts";
import { operandsOf, wordsOf } from "./words.ts";

type Ways = ReturnType<typeof useReadingAddress>;

const loadParts = async () => (await import("./result-parts.ts")).RESULT_PARTS;

interface ResultsProps {
  readonly address: ReadingAddress;
  /** What the address asks to convert. */
  readonly settled: Draft;
  readonly converted: Conversion;
  /** Whether the visitor is typing something to convert. */
  readonly isNear: boolean;
  readonly waiting: RefObject<Waiting>;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
  readonly onRead: Ways["read"];
  readonly onShow: Ways["show"];
}

/** The results for the text in the address: reading, working, analysis and arithmetic. */
export function Results(props: ResultsProps) {
  const { address, settled, converted, isNear, waiting, grouping, onGrouping, onRead, onShow } =
    props;
  const loaded = useLoaded(loadParts, converted.state !== "idle", isNear);
  const parts = loaded.state === "answered" ? loaded.value : null;
  const conversion = drawable(converted, loaded);
  const answer = conversion.state === "answered" ? conversion.value : null;
  const words = answer ? wordsOf(answer) : [];
  const current = words[Math.min(address.wordNumber, words.length) - 1] ?? null;
  const { from, operands } = operandsOf(words);

  return (
    <>
      <ReadingRow address={address} settled={settled} conversion={conversion} waiting={waiting}>
        {parts && answer && current && (
          <parts.ReadingResult
            address={address}
            words={words}
            current={current}
            total={answer.total_text}
            onStep={(wordNumber) => onShow({ wordNumber })}
          />
        )}
      </ReadingRow>
      {parts && (answer || conversion.state === "awaited") && (
        <parts.WorkingRow
          word={current}
          scheme={answer?.scheme ?? null}
          rules={address.rules}
          onRules={(rules) => onRead({ rules })}
          grouping={grouping}
          onGrouping={onGrouping}
        />
      )}
      {parts && answer && (
        <>
          <LeafRow
            number={4}
            title="The analysis"
            note="One row for each sign, in the order written."
          >
            <parts.Analysis words={words} answer={answer} />
          </LeafRow>
          <LeafRow
            number={5}
            title="Arithmetic"
            note={
              from === "words"
                ? `On the values of the ${operands.length} words, in the order written.`
                : "On the values of this word’s syllables, in the order written."
            }
          >
            <parts.Arithmetic
              operands={operands}
              operation={address.operation}
              onOperation={(operation) => onShow({ operation })}
            />
          </LeafRow>
        </>
      )}
    </>
  );
}
