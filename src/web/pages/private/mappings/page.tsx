import type { ReactNode } from "react";
import { type InAddress, useAddress } from "../../../address/use-address.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Check } from "../../../ui/controls/check.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { Guard } from "../guard.tsx";
import { LARGE_CHOICES, type Large } from "./letter-cell.tsx";
import { Avarga, Vowels } from "./letter-groups.tsx";
import { type Sheet, sheetOf } from "./sheet.ts";
import { Signs } from "./sign-table.tsx";
import { VargaTable } from "./varga-table.tsx";
import { WorkedExample } from "./worked-example.tsx";
import "./mappings.css";

interface MappingsPageProps {
  /** The text of the rule. */
  readonly children?: ReactNode;
}

/** Letters and their numbers in four scripts side by side, to read aloud and to print. */
export const MappingsPage = ({ children }: MappingsPageProps) => (
  <Guard>
    <Mappings rule={children} />
  </Guard>
);

function Mappings({ rule }: { rule: ReactNode }) {
  const { state: choices, change } = useAddress(CHOICES);
  const answer = useAnswer("GET /aryabhatta/get_mappings", {});
  const sheet = answer.state === "answered" ? sheetOf(answer.value, choices.withExtra) : null;
  const { large } = choices;

  return (
    <>
      <LeafRow number={1} title="A word, read" titledBy="page-title">
        <Crumbs above={[{ to: "/private", label: "Projects" }]} here="Mappings" />
        <h1 id="page-title">Akshara-Sankhya Sambandhah mappings</h1>
        <p className="mapping-gloss">
          <span lang="sa-Deva">अक्षरसङ्ख्यासम्बन्धः</span> How letters and numbers belong together.
        </p>
        <WorkedExample />
        <SheetControls {...choices} onChoose={(next) => change(next, "in place")} />
      </LeafRow>
      <LeafRow number={2} title="Varga, 1 to 25" note="Five places in the mouth, five manners.">
        <Awaited
          outcome={answer}
          loading="Loading mappings..."
          failed="Failed to connect to the server."
        >
          {() => sheet && <VargaTable rows={sheet.varga} large={large} />}
        </Awaited>
      </LeafRow>
      {sheet && <SheetRows sheet={sheet} large={large} />}
      <LeafRow number={6} title="The rule">
        <div className="mapping-rule">{rule}</div>
      </LeafRow>
    </>
  );
}

/** The rows after the grid: the other consonants, the vowels, the signs. */
function SheetRows({ sheet, large }: { sheet: Sheet; large: Large }) {
  return (
    <>
      <LeafRow number={3} title="Avarga, 30 to 100" note="The rest of the 33 count in tens.">
        <Avarga sheet={sheet} large={large} />
      </LeafRow>
      <LeafRow
        number={4}
        title="Vowels"
        note="A vowel names the place. A long one counts as its short one."
      >
        <Vowels vowels={sheet.vowels} large={large} />
      </LeafRow>
      <LeafRow
        number={5}
        title="Signs"
        note="Matras write a vowel after a consonant. Modifiers add nothing."
      >
        <Signs sheet={sheet} large={large} />
      </LeafRow>
    </>
  );
}

/** The visitor's display choices. */
interface SheetChoices {
  readonly large: Large;
  readonly withExtra: boolean;
}

const CHOICES: InAddress<SheetChoices> = {
  names: ["script", "extra"],
  read: (parameters) => ({
    large:
      LARGE_CHOICES.find(({ value }) => value === parameters.get("script"))?.value ?? "devanagari",
    withExtra: parameters.get("extra") === "shown",
  }),
  write: ({ large, withExtra }) => ({
    extra: withExtra && "shown",
    script: large === "devanagari" ? null : large,
  }),
};

interface SheetControlsProps extends SheetChoices {
  readonly onChoose: (choices: SheetChoices) => void;
}

/** The controls of the sheet. */
function SheetControls({ large, withExtra, onChoose }: SheetControlsProps) {
  return (
    <div className="row row-end mapping-controls no-print">
      <Segmented
        legend="Large script"
        options={LARGE_CHOICES}
        value={large}
        onChange={(script) => onChoose({ large: script, withExtra })}
      />
      <Check
        checked={withExtra}
        onChange={(event) => onChoose({ large, withExtra: event.currentTarget.checked })}
      >
        Show extra letters
      </Check>
      <Button onClick={() => print()}>Print on one sheet</Button>
    </div>
  );
}
