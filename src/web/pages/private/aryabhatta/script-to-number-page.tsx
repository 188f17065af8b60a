import type { MetaArgs } from "react-router";
import { GROUPINGS } from "#domain/exact/digit-grouping.ts";
import { Crumbs } from "../../../ui/crumbs.tsx";
import { LeafRow } from "../../../ui/leaf-row.tsx";
import { GroupingContext } from "./grouped.tsx";
import { KnownNumerals } from "./known-numerals.tsx";
import { NumberToWord } from "./number-to-word.tsx";
import { readAddress } from "./reading-address.ts";
import { ReadingForm } from "./reading-form.tsx";
import { useRememberedChoice } from "./remembered-choice.ts";
import { Results } from "./results.tsx";
import { useReadingAddress } from "./use-reading-address.ts";
import { useReadingDraft } from "./use-reading-draft.ts";

export function meta({ location }: Pick<MetaArgs, "location">) {
  const { text } = readAddress(new URLSearchParams(location.search));
  return [
    { title: `Script to Number${text && `: ${text}`}. Shabda Gyan` },
    {
      name: "description",
      content: "Words in four scripts read as numbers by Aryabhata's rule, with the working.",
    },
  ];
}

export default function ScriptToNumberPage() {
  const { address, occasion, read, show } = useReadingAddress();
  const { draft, settled, ready, problem, change, refuse } = useReadingDraft(address, occasion);
  const [grouping, setGrouping] = useRememberedChoice("digit-grouping", GROUPINGS, "western");

  function convert() {
    if ("problem" in ready) {
      refuse();
      return false;
    }
    const { script, inputType, scheme } = draft;
    read({ text: ready.text, script, inputType, rules: { scheme } });
    return true;
  }

  return (
    <GroupingContext value={grouping}>
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
        <ReadingForm draft={draft} problem={problem} onChange={change} onConvert={convert} />
      </LeafRow>
      <Results
        address={address}
        settled={settled}
        occasion={occasion}
        isNear={draft.text !== ""}
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
        note="Press a word to read it. Āryabhaṭa wrote his astronomy in such words in 499 CE."
      >
        <KnownNumerals address={address} script={draft.script} />
      </LeafRow>
    </GroupingContext>
  );
}
