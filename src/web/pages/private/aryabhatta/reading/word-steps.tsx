import { Button } from "../../../../ui/controls/button.tsx";
import { Computed } from "../../../../ui/text/computed.tsx";
import { AsWritten } from "../as-written.tsx";
import { Grouped } from "../grouped.tsx";
import type { ReadWord } from "../words.ts";

interface WordStepsProps {
  readonly words: readonly ReadWord[];
  /** The number of the word shown. */
  readonly current: number;
  /** The sum of all words, exactly. */
  readonly total: string;
  readonly onStep: (wordNumber: number) => void;
}

/** The words of a sentence with their values and total; the visitor steps through them. */
export function WordSteps({ words, current, total, onStep }: WordStepsProps) {
  const { length } = words;
  const at = words.findIndex(({ number }) => number === current);
  const step = (by: number) => onStep(words.at((at + by) % length)!.number);
  return (
    <nav className="word-steps" aria-label="Words of the sentence">
      <ol>
        {words.map(({ number, word, reading }) => (
          <li key={number}>
            <button
              type="button"
              className="word-step"
              aria-current={number === current ? "step" : undefined}
              onClick={() => onStep(number)}
            >
              <AsWritten text={word} /> <Grouped value={reading.value_text} />
            </button>
          </li>
        ))}
      </ol>
      <div className="word-steps-foot">
        <p>
          Total of {length} words{" "}
          <Computed>
            <Grouped value={total} />
          </Computed>
        </p>
        <Button onClick={() => step(-1)}>Previous word</Button>
        <Button onClick={() => step(1)}>Next word</Button>
      </div>
    </nav>
  );
}
