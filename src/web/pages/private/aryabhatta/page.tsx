import { useRef } from "react";
import { useAnswer } from "../../../api/use-answer.ts";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { rememberedFocus } from "../../../ui/remembered-focus.ts";
import { GroupingContext, useGrouping } from "../../../ui/text/digit-grouping.ts";
import { Guard } from "../guard.tsx";
import { Analysis } from "./analysis.tsx";
import { Arithmetic } from "./arithmetic.tsx";
import { KnownNumerals } from "./known-numerals.tsx";
import { NumberToWord } from "./number-to-word.tsx";
import { ReadingResult, ReadingRow, type Waiting } from "./reading.tsx";
import { changedRules, useReadingAddress } from "./reading-address.ts";
import { ReadingForm } from "./reading-form.tsx";
import { SkyRow } from "./sky.tsx";
import { textToSend, useReadingForm } from "./use-reading-form.ts";
import { operandsOf, wordsOf } from "./words.ts";
import { WorkingRow } from "./working.tsx";

/** Turns words into numbers, with the working, and numbers into words. */
export const ScriptToNumberPage = () => (
  <Guard>
    <ScriptToNumber />
  </Guard>
);

function ScriptToNumber() {
  const { address, questionId, read, show } = useReadingAddress();
  const { draft, isEdited, settled, ready, problem, change, refuse } = useReadingForm(
    address,
    questionId,
  );
  const asked = textToSend(settled.text, settled.inputType);
  const conversion = useAnswer(
    "POST /aryabhatta/process_sentence",
    "text" in asked
      ? {
          body: {
            word: asked.text,
            inputScript: settled.script,
            ...changedRules(address.rules),
          },
        }
      : null,
    questionId,
  );
  const [grouping, setGrouping] = useGrouping();
  const waiting = useRef<Waiting>(null);

  function convert() {
    if ("problem" in ready) {
      refuse();
      return false;
    }
    const { script, inputType, scheme } = draft;
    waiting.current = rememberedFocus();
    read({ text: ready.text, script, inputType, rules: { scheme } });
    return true;
  }

  const answer = conversion.state === "answered" ? conversion.value : null;
  const words = answer ? wordsOf(answer) : [];
  const current = words[Math.min(address.wordNumber, words.length) - 1] ?? null;
  const { from, operands } = operandsOf(words);

  return (
    <GroupingContext value={grouping}>
      {address.text && <title>{`Script to Number: ${address.text}. Shabda Gyan`}</title>}
      <LeafRow
        number={1}
        title="The word"
        note="Up to 100 characters. Your script and input type are remembered on this device."
        titledBy="page-title"
      >
        <Crumbs above={[{ to: "/private", label: "Projects" }]} here="Script to Number" />
        <h1 id="page-title">Script to Number</h1>
        <ReadingForm
          draft={draft}
          problem={problem}
          isConverting={conversion.state === "awaited" && !isEdited}
          onChange={change}
          onConvert={convert}
        />
      </LeafRow>
      <ReadingRow address={address} settled={settled} conversion={conversion} waiting={waiting}>
        {answer && current && (
          <ReadingResult
            address={address}
            words={words}
            current={current}
            total={answer.total_text}
            onStep={(wordNumber) => show({ wordNumber })}
          />
        )}
      </ReadingRow>
      {(answer || conversion.state === "awaited") && (
        <WorkingRow
          word={current}
          scheme={answer?.scheme ?? null}
          rules={address.rules}
          onRules={(rules) => read({ rules })}
          grouping={grouping}
          onGrouping={setGrouping}
        />
      )}
      {answer && (
        <>
          <LeafRow
            number={4}
            title="The analysis"
            note="One row for each sign, in the order written."
          >
            <Analysis key={questionId} words={words} current={current} answer={answer} />
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
            <Arithmetic
              operands={operands}
              operation={address.operation}
              onOperation={(operation) => show({ operation })}
            />
          </LeafRow>
        </>
      )}
      <LeafRow
        title="From number to word"
        note="Every whole number of up to 18 digits can be written in letters, most in more than one way."
      >
        <NumberToWord
          address={address}
          script={draft.script}
          onNumber={(number) => show({ number })}
        />
      </LeafRow>
      <LeafRow
        title="Numerals of the Āryabhaṭīya"
        note="Press a word to read it. Āryabhaṭa, who was 23 in 499 CE, wrote his astronomy in such words."
      >
        <KnownNumerals address={address} script={draft.script} />
      </LeafRow>
      <SkyRow address={address} script={draft.script} />
    </GroupingContext>
  );
}
