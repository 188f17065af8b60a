import { KeepButton } from "../../../../keeping/keep-button.tsx";
import { Computed } from "../../../../ui/text/computed.tsx";
import { OPERATION_NAMES } from "../arithmetic/operations.ts";
import { AsWritten } from "../as-written.tsx";
import { Grouped } from "../grouped.tsx";
import type { ReadingAddress } from "../reading-address.ts";
import { type ReadWord, withoutPunctuation } from "../words.ts";
import { FourScripts } from "./four-scripts.tsx";
import { KnownMeanings } from "./known-meanings.tsx";
import { Notes } from "./notes.tsx";
import { WordSteps } from "./word-steps.tsx";
import "./reading-result.css";

interface ReadingResultProps {
  readonly address: ReadingAddress;
  /** The sum of all words, exactly. */
  readonly total: string;
  readonly words: readonly ReadWord[];
  /** The word shown. */
  readonly current: ReadWord;
  readonly onStep: (wordNumber: number) => void;
}

/** How a text was read: its words, and the chosen word in four scripts with notes. */
export function ReadingResult(props: ReadingResultProps) {
  const { address, words, current, total, onStep } = props;
  const { number, reading } = current;
  const { operation } = address;
  const steps = withoutPunctuation(words);
  const text = words.map(({ word }) => word).join(" ");

  return (
    <>
      {steps.length > 1 ? (
        <WordSteps words={steps} current={number} total={total} onStep={onStep} />
      ) : (
        <p className="reading-total">
          <AsWritten text={text} /> is{" "}
          <Computed>
            <Grouped value={total} />
          </Computed>
        </p>
      )}
      <FourScripts reading={reading.reading} />
      <KnownMeanings known={reading.known} />
      <Notes address={address} words={words} />
      <div className="mt-5">
        <KeepButton
          name={operation ? `${OPERATION_NAMES[operation].name}: ${text}` : `${text} = ${total}`}
        />
      </div>
    </>
  );
}
