import { useAnswer } from "../../../api/use-answer.ts";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { Guard } from "../guard.tsx";
import "./mappings.css";
import "./mappings-print.css";
import { Rule } from "./rule.tsx";
import { sheetOf } from "./sheet.ts";
import { SheetControls, useSheetChoices } from "./sheet-choices.tsx";
import { SheetRows } from "./sheet-rows.tsx";
import { VargaTable } from "./varga-table.tsx";
import { WorkedExample } from "./worked-example.tsx";

/** Letters and their numbers in four scripts side by side, to read aloud and to print. */
export const MappingsPage = () => (
  <Guard>
    <Mappings />
  </Guard>
);

function Mappings() {
  const choices = useSheetChoices();
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
        <SheetControls {...choices} />
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
        <Rule />
      </LeafRow>
    </>
  );
}
