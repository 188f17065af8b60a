import { type ComponentProps, useRef } from "react";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { PageTitle } from "../../../ui/frame/page-title.tsx";
import { rememberedFocus } from "../../../ui/kept-focus.ts";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { GroupingContext, useGrouping } from "../../../ui/text/digit-grouping.ts";
import { Guard } from "../guard.tsx";
import { ReadingForm } from "./form/reading-form.tsx";
import { useReadingForm } from "./form/use-reading-form.ts";
import { NumberToWord } from "./number-to-word/number-to-word.tsx";
import type { KnownNumerals } from "./numerals/known-numerals.tsx";
import type { Waiting } from "./reading/reading-row.tsx";
import { Results } from "./results.tsx";
import { SkyRow } from "./sky/sky-row.tsx";
import { useConversion } from "./use-conversion.ts";
import { useReadingAddress } from "./use-reading-address.ts";

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
  const conversion = useConversion(address, settled, questionId);
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

  return (
    <GroupingContext value={grouping}>
      {address.text && <PageTitle>{`Script to Number: ${address.text}`}</PageTitle>}
      <LeafRow
        number={1}
        title="The word"
        note="Up to 100 characters. Your script and input type are remembered on this device."
        titledBy="page-title"
      >
        <Crumbs above={[{ to: "/private", label: "Projects" }]} here="Script to Number" />
        <h1 id="page-title" className="mb-5">
          Script to Number
        </h1>
        <ReadingForm
          draft={draft}
          problem={problem}
          isConverting={conversion.state === "awaited" && !isEdited}
          onChange={change}
          onConvert={convert}
        />
      </LeafRow>
      <Results
        address={address}
        settled={settled}
        converted={conversion}
        isNear={draft.text !== ""}
        waiting={waiting}
        onRead={read}
        onShow={show}
        grouping={grouping}
        onGrouping={setGrouping}
      />
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
        <Numerals address={address} script={draft.script} />
      </LeafRow>
      <SkyRow address={address} script={draft.script} />
    </GroupingContext>
  );
}

// Visitors come to read a word, so the gallery at the end loads after that.
const loadNumerals = async () => (await import("./numerals/known-numerals.tsx")).KnownNumerals;

function Numerals(props: ComponentProps<typeof KnownNumerals>) {
  const numerals = useLoaded(loadNumerals, true);
  return (
    <Awaited outcome={numerals} what="numerals">
      {(KnownNumerals) => <KnownNumerals {...props} />}
    </Awaited>
  );
}
